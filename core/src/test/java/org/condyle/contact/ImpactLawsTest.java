package org.condyle.contact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.mechanics.Collision;
import org.condyle.mechanics.ImpactLaw;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Every law of impact under the contract, and its own numbers. */
class ImpactLawsTest {
    /** Two contacts of three equal balls in a row, the first ball coming at 1 m/s. */
    private static final double[] ROW = {2, -1, -1, 2};

    @Nested
    class NewtonImpactKeepsTheContract extends ImpactLawContractTest {
        @Override
        ImpactLaw law(double restitution) {
            return new NewtonImpact(restitution);
        }

        @Override
        double residual(Collision c) {
            double[] velocity = c.before.clone();
            for (int i = 0; i < c.contacts; i++) {
                double e = c.restitutionKept * ((NewtonImpact) c.law[i]).restitution();
                velocity[c.rowAt[i]] += e * Math.min(0, velocity[c.rowAt[i]]);
            }
            c.cones.clear(c.contacts);
            return c.cones.residual(c.contacts, c.rowAt, c.friction, c.response, velocity, c.impulse);
        }
    }

    @Nested
    class PoissonImpactKeepsTheContract extends ImpactLawContractTest {
        @Override
        ImpactLaw law(double restitution) {
            return new PoissonImpact(restitution);
        }

        @Override
        double residual(Collision c) {
            double[] expansion = new double[c.rows];
            double[] between = c.before.clone();
            for (int r = 0; r < c.rows; r++) {
                expansion[r] = c.impulse[r] - c.compression[r];
                for (int s = 0; s < c.rows; s++) {
                    between[r] += c.response[r * c.rows + s] * c.compression[s];
                }
            }
            c.cones.clear(c.contacts);
            double first = c.cones.residual(c.contacts, c.rowAt, c.friction, c.response, c.before, c.compression);
            for (int i = 0; i < c.contacts; i++) {
                double e = c.restitutionKept * ((PoissonImpact) c.law[i]).restitution();
                c.cones.atLeast(i, e * c.compression[c.rowAt[i]]);
            }
            // Against the speeds of the whole impact: compression may leave hardly any.
            double second = c.cones.residual(c.contacts, c.rowAt, c.friction, c.response, between, expansion);
            return Math.max(first, second * Math.min(1, Impacts.largest(between) / Impacts.speed(c)));
        }
    }

    @Nested
    class StrongeImpactKeepsTheContract extends ImpactLawContractTest {
        @Override
        ImpactLaw law(double restitution) {
            return new StrongeImpact(restitution);
        }

        @Override
        boolean simultaneous() {
            return false;
        }
    }

    @Nested
    class PseudopotentialImpactKeepsTheContract extends ImpactLawContractTest {
        @Override
        ImpactLaw law(double restitution) {
            return new PseudopotentialImpact(dissipation(restitution));
        }

        private double dissipation(double e) {
            return e < 0.999 ? (1 + e) / (1 - e) : 2000; // (k - m)/(k + m) = e at m = 1
        }

        @Override
        double rebound(double e, double mass) {
            double k = dissipation(e);
            return Math.max(0, (k - mass) / (k + mass));
        }

        @Override
        double residual(Collision c) {
            c.cones.clear(c.contacts);
            for (int i = 0; i < c.contacts; i++) {
                double k = c.restitutionKept * ((PseudopotentialImpact) c.law[i]).dissipation();
                c.cones.dashpot(i, k, Math.max(0, -c.before[c.rowAt[i]]));
            }
            return c.cones.residual(c.contacts, c.rowAt, c.friction, c.response, c.before, c.impulse);
        }
    }

    @Nested
    class SequentialKeepsTheContract extends ImpactLawContractTest {
        @Override
        ImpactLaw law(double restitution) {
            return new Sequential(new NewtonImpact(restitution));
        }

        @Override
        boolean simultaneous() {
            return false;
        }
    }

    @Test
    void cradleSolvedAtOnceSendsTheTwoFarBallsAwayTogether() {
        for (ImpactLaw law : new ImpactLaw[] {new NewtonImpact(1), new PoissonImpact(1)}) {
            Collision c = Impacts.smooth(law, ROW, -1, 0);
            assertTrue(c.solve());
            assertEquals(-1.0 / 3, 1 - c.impulse[0], 1e-12);
            assertEquals(2.0 / 3, c.impulse[0] - c.impulse[1], 1e-12);
            assertEquals(2.0 / 3, c.impulse[1], 1e-12);
            assertEquals(0, c.loss(), 1e-12);
        }
    }

    @Test
    void cradleSolvedOneByOneMovesTheLastBallOnly() {
        for (ImpactLaw law : new ImpactLaw[] {new Sequential(new NewtonImpact(1)), new StrongeImpact(1)}) {
            Collision c = Impacts.smooth(law, ROW, -1, 0);
            assertTrue(c.solve());
            assertEquals(0, 1 - c.impulse[0], 1e-12);
            assertEquals(0, c.impulse[0] - c.impulse[1], 1e-12);
            assertEquals(1, c.impulse[1], 1e-12);
        }
    }

    @Test
    void differentLawsAreTakenOneByOne() {
        Collision c = Impacts.smooth(new NewtonImpact(1), ROW, -1, 0);
        c.law[1] = new PoissonImpact(0.5);
        assertTrue(c.solve());
        // First ball stops; the second gives 3/4 of its speed to the third and keeps 1/4.
        assertEquals(1, c.impulse[0], 1e-12);
        assertEquals(0.75, c.impulse[1], 1e-12);
        assertEquals(0.5, c.after[1], 1e-12);
    }

    @Test
    void ballBetweenTwoWallsHasNowhereToBounceTo() {
        double[] w = {1, -1, -1, 1};
        for (ImpactLaw law : new ImpactLaw[] {new NewtonImpact(0.7), new PoissonImpact(0.7)}) {
            Collision c = Impacts.smooth(law, w, -1, 1);
            assertTrue(c.solve());
            assertEquals(0, c.after[0], 1e-9);
            assertEquals(0, c.after[1], 1e-9);
        }
    }

    @Test
    void rodThatStopsSlidingMakesNewtonsLawGiveAwayRestitution() {
        // Kane's puzzle at its smallest: friction turns the sliding round and the velocity asked for costs more than
        // there was. At 30° with μ = 1 and e = 0.9, by hand: stick gives p = (1 + e)|u_n| W_tt - ..., checked by
        // energy.
        int limited = 0;
        for (double slip = -4; slip <= 4; slip += 0.05) {
            Collision c = Impacts.rod(new NewtonImpact(0.95), 0.9, 50, -1, slip);
            assertTrue(c.solve());
            if (c.limited()) {
                limited++;
                assertEquals(0, c.loss(), 1e-9);
                assertEquals(0.95 * c.restitutionKept, c.after[0], 1e-12);
            }
            Collision energetic = Impacts.rod(new StrongeImpact(0.95), 0.9, 50, -1, slip);
            assertTrue(energetic.solve() && energetic.loss() > 0);
        }
        assertTrue(limited > 10, limited + " limited");
    }

    @Test
    void numbersOutsideTheirRangeAreRefused() {
        assertThrows(RuntimeException.class, () -> new NewtonImpact(1.1));
        assertThrows(RuntimeException.class, () -> new PoissonImpact(-0.1));
        assertThrows(RuntimeException.class, () -> new StrongeImpact(Double.NaN));
        assertThrows(RuntimeException.class, () -> new PseudopotentialImpact(-1));
    }
}
