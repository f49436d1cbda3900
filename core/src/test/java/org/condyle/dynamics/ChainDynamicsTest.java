package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.integrate.StepStatus;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chains;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChainDynamicsTest {
    /** First and last acceleration, their sum and kinetic energy as Simbody 3.7 and MuJoCo 2.2.2 give them. */
    @ParameterizedTest
    @CsvSource({
        "pin, 7, -2.576504464, -57.44692723, -35.29882165, 0.07278103986",
        "pin, 16, 0.3863039023, 8.742551605, 4.139450477, 0.8162249632",
        "pin, 64, 0.3095218767, -1.432714744, -0.7397201004, 51.56219461",
        "ball, 7, -0.1020155452, -0.1011783111, 0.006325129544, 0.1091066052",
        "ball, 16, -0.102015707, 0.05269996833, -0.01108219831, 1.15562947",
        "ball, 64, -0.102015707, -0.003665489486, 0.2642009666, 68.85462928"
    })
    void acceleratesLikeTheEnginesOfOthers(
            String joints, int links, double first, double last, double sum, double kinetic) {
        Model model = joints.equals("pin") ? Chains.pins(links) : Chains.balls(links);
        Workspace w = new Workspace(Mechanism.compile(model));
        State s = Chains.bent(model);
        assertEquals(StepStatus.ACCEPTED, new Dynamics(Stabilisation.none()).evaluate(s, w));
        double total = 0;
        for (double a : w.acceleration) {
            total += a;
        }
        assertEquals(first, w.acceleration[0], 1e-9 * Math.abs(first));
        assertEquals(last, w.acceleration[w.acceleration.length - 1], 2e-9 * Math.abs(last));
        assertEquals(sum, total, 2e-9 * Math.max(1, Math.abs(sum)));
        assertEquals(kinetic, Dynamics.kineticEnergy(w), 1e-9 * kinetic);
    }
}
