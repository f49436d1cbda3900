package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.condyle.contact.law.DistanceLaw;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.Model;
import org.condyle.scenes.Cushions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Run with laws of distance: steps that would reach into the support are taken back. */
class CushionsTest {
    private static final DistanceLaw LAW = DistanceLaw.repelling(2000, 0.01);

    private static Outcome run(Simulation s, Model m, double y) {
        return s.run(Cushions.at(m, y), Listener.NONE);
    }

    /** At 1e-3 free fall makes steps that end below the floor. */
    @ParameterizedTest
    @ValueSource(strings = {"dopri5", "dop853", "abm", "gbs", "radau5"})
    void everyMethodWithAStepOfItsOwnTurnsRoundAboveTheFloor(String method) {
        Model m = Cushions.disk(LAW, 0);
        for (double accuracy : new double[] {1e-3, 1e-6}) {
            Simulation s = Runs.of(m)
                    .until(0.6)
                    .every(0.01)
                    .stepper(Integrators.create(method, StepOptions.accuracy(accuracy)))
                    .record("disk.y", "support.distance")
                    .simulation();
            Outcome o = run(s, m, 0.4);
            assertEquals(Outcome.End.COMPLETED, o.end(), method + " " + accuracy + ": " + o.message());
            assertTrue(o.rejected() > 0, method);
            assertTrue(Math.abs(o.ledger().relativeResidual()) < 100 * accuracy, method + ": " + o.ledger());
        }
    }

    @Test
    void aRunThatBeginsInsideSaysWhatReachesWhere() {
        Model m = Cushions.disk(LAW, 0);
        Outcome o = run(Runs.of(m).simulation(), m, 0.09);
        assertEquals(Outcome.End.FAILED, o.end());
        assertTrue(
                o.message().contains("'disk' reaches 0.01 m into 'floor', deepest at (0.0, -0.01, 0.0) m"),
                o.message());
    }

    /** Friction and damping a thousand times as strong as usual: L-stable steps do not see them, and the usual method finds that out. */
    @Test
    void anImplicitMethodNeedsFarFewerEvaluationsWhereTheCushionIsStiff() {
        Model m = Cushions.disk(LAW.with(2e6, 2e7), Math.toRadians(10));
        StepOptions options = StepOptions.accuracy(1e-8);
        Stepper[] methods = {
            new DormandPrince853(options), Integrators.create("radau5", options), Integrators.create("dop853", options)
        };
        long[] evaluations = new long[3];
        double[] x = new double[3];
        for (int k = 0; k < 3; k++) {
            Simulation s =
                    Runs.of(m).until(0.1).stepper(methods[k]).record("disk.x").simulation();
            evaluations[k] = run(s, m, 0.108).evaluations();
            x[k] = s.last().q[0];
        }
        String counts = Arrays.toString(evaluations);
        assertEquals(x[0], x[1], 1e-7);
        assertEquals(x[0], x[2], 1e-7);
        assertTrue(evaluations[0] > 10 * evaluations[1], counts);
        assertTrue(evaluations[0] > 4 * evaluations[2], counts);
    }
}
