package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.integrate.NonsmoothOptions;
import org.condyle.integrate.StepStatus;
import org.condyle.math.ContactSystem;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.Collision;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Rigid;
import org.junit.jupiter.api.Test;

/** The impulses of single steps obey their laws. */
class TimeSteppingImpulsesTest {
    private static final double H = 1e-3;

    /** Squeezes a pile a little, so that everything touches, and lets it move at random. */
    private static State squeezed(Model box) {
        State s = Rigid.tower(box, 3);
        Chance chance = new Chance(5);
        for (int i = 0; i < s.v.length / 6; i++) {
            for (int k = 0; k < 3; k++) {
                s.q[7 * i + k] *= 0.9;
            }
            for (int k = 0; k < 6; k++) {
                s.v[6 * i + k] = chance.in(-0.5, 0.5);
            }
        }
        return s;
    }

    /** One step's velocities from those of a middle. */
    private static double[] step(Workspace w, TimeStepping stepping, State middle, double[] lost) {
        assertEquals(StepStatus.ACCEPTED, new Dynamics(Stabilisation.none()).evaluate(middle, w));
        double[] v = middle.v.clone();
        for (int i = 0; i < v.length; i++) {
            v[i] += H * w.acceleration[i];
        }
        lost[0] = stepping.solve(middle, H, false, middle.v, v, 0, new double[v.length]);
        return v;
    }

    @Test
    void impulsesOfManyBodiesLieInTheirConesAndMissTheLawByNoMoreThanStated() {
        NonsmoothOptions options =
                NonsmoothOptions.USUAL.withSweeps(2000, 1e-8).withPenetration(Double.POSITIVE_INFINITY);
        for (double e : new double[] {0, 0.4}) {
            Model box = Rigid.box(45, 0.05, 0.5, 0.31, e, 0.5);
            Workspace w = new Workspace(Mechanism.compile(box));
            TimeStepping stepping = new TimeStepping(w, options);
            State middle = squeezed(box);
            double[] lost = new double[1];
            step(w, stepping, middle, lost);
            ContactSystem s = stepping.manyBody().system();
            assertTrue(s.contacts > 60, () -> s.contacts + " contacts");
            assertEquals(0, stepping.unsolved());
            double speed =
                    2 + 2 * e; // none is larger at random speeds up to 0.87 m/s, in free flight and with restitution
            for (int c = 0; c < s.contacts; c++) {
                double p = s.impulse[3 * c], hold = Math.hypot(s.impulse[3 * c + 1], s.impulse[3 * c + 2]);
                double u = s.times(c, 0, s.velocity) + s.bias[c];
                assertTrue(p >= 0 && hold <= 0.5 * p * (1 + 1e-12));
                assertTrue(u >= -1e-8 * speed && Math.min(u, p) <= 1e-8 * speed, "complementary");
                double slip = Math.hypot(s.times(c, 1, s.velocity), s.times(c, 2, s.velocity));
                assertTrue(hold >= 0.499 * p || slip < 1e-6, "sticks unless all of friction is used");
            }
            assertTrue(lost[0] > 0 && lost[0] < Dynamics.kineticEnergy(w));
        }
    }

    @Test
    void theStepAfterBeginsWhereThisOneEnded() {
        Model box = Rigid.box(45, 0.05, 0.5, 0.31, 0, 0.5);
        Workspace w = new Workspace(Mechanism.compile(box));
        TimeStepping stepping = new TimeStepping(w, NonsmoothOptions.USUAL.withSweeps(2000, 1e-6));
        State middle = squeezed(box);
        double[] lost = new double[1];
        double[] first = step(w, stepping, middle, lost);
        int cold = stepping.manyBody().sweeps();
        stepping.taken();
        double[] again = step(w, stepping, middle, lost);
        assertTrue(
                stepping.manyBody().sweeps() < 0.2 * cold,
                () -> cold + " sweeps, then " + stepping.manyBody().sweeps());
        for (int i = 0; i < first.length; i++) {
            assertEquals(first[i], again[i], 1e-4);
        }
    }

    @Test
    void cornersOfABlockAreSolvedToRounding() {
        Model block = Rigid.block(0.3, 0.6);
        Workspace w = new Workspace(Mechanism.compile(block));
        TimeStepping stepping = new TimeStepping(w, NonsmoothOptions.USUAL);
        State middle = block.newState();
        middle.q[2] = 0.025 - 1e-6;
        middle.v[0] = 0.4;
        middle.v[2] = -0.3;
        middle.v[5] = 2;
        step(w, stepping, middle, new double[1]);
        Collision c = stepping.named().collision();
        assertEquals(4, c.contacts);
        for (int k = 0; k < 4; k++) {
            int r = c.rowAt[k];
            assertTrue(c.impulse[r] >= 0 && c.after[r] >= -1e-13);
            assertEquals(0, Math.min(c.impulse[r], c.after[r]), 1e-13);
            assertTrue(Math.hypot(c.impulse[r + 1], c.impulse[r + 2]) <= 0.6 * c.impulse[r] + 1e-13);
        }
    }
}
