package org.condyle.contact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.contact.impact.NewtonImpact;
import org.condyle.contact.impact.PoissonImpact;
import org.condyle.contact.impact.PseudopotentialImpact;
import org.condyle.contact.impact.StrongeImpact;
import org.condyle.mechanics.contact.Collision;
import org.condyle.mechanics.contact.ImpactLaw;
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

        @Override
        int states() {
            return 3000;
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
            return new OneByOne(new NewtonImpact(restitution));
        }

        @Override
        boolean simultaneous() {
            return false;
        }

        @Override
        int states() {
            return 10_000;
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
        for (ImpactLaw law : new ImpactLaw[] {new OneByOne(new NewtonImpact(1)), new StrongeImpact(1)}) {
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
        // Kane's puzzle at its smallest: friction stops or turns the sliding, and the rebound that Newton's law asks
        // for
        // then takes more energy than there was. Stronge's law loses some in the same impacts.
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
    void newtonWithoutALimitWouldGainWhereTheRodSticks() {
        // Stick with u_n⁺ = e: p = W⁻¹((1 + e), -u_t), and the gain is ½ pᵀ(u⁺ + u⁻) = ½((e - 1) p_n + u_t p_t).
        double e = 0.95, slip = -0.8, mu = 0.9;
        Collision c = Impacts.rod(new NewtonImpact(e), mu, 50, -1, slip);
        double a = c.response[0], b = c.response[1], d = c.response[3], det = a * d - b * b;
        double push = (d * (1 + e) + b * slip) / det, friction = (-b * (1 + e) - a * slip) / det;
        double gain = 0.5 * ((e - 1) * push + slip * friction);
        boolean sticks = Math.abs(friction) <= mu * push;
        assertTrue(c.solve());
        assertEquals(sticks && gain > 0, c.limited(), "sticks " + sticks + ", gain " + gain);
    }

    @Test
    void strongeFollowsTheRodThroughSlidingAndSticking() {
        // Slides at rates (a - μb, b - μd) per impulse until u_t = 0, then sticks at rate s = a - b²/d.
        double e = 0.6, mu = 2, slip = 0.3;
        Collision c = Impacts.rod(new StrongeImpact(e), mu, 60, -1, slip);
        double a = c.response[0], b = c.response[1], d = c.response[3];
        assertTrue(mu > b / d && slip / (mu * d - b) < 1);
        double first = slip / (mu * d - b);
        double un = -1 + (a - mu * b) * first;
        double s = a - b * b / d;
        double work = -first + 0.5 * (a - mu * b) * first * first - 0.5 * un * un / s;
        double out = Math.sqrt(-2 * s * e * e * work);
        assertTrue(c.solve());
        assertEquals(out, c.after[0], 1e-12);
        assertEquals(0, c.after[1], 1e-12);
        assertEquals(first + (out - un) / s, c.impulse[0], 1e-12);
    }

    @Test
    void strongeInSpaceEqualsThePlaneInEveryDirection() {
        double e = 0.5, mu = 0.4;
        for (double slip : new double[] {-2, -0.3, 0.2, 1.5}) {
            Collision plane = Impacts.rod(new StrongeImpact(e), mu, 40, -1, slip);
            assertTrue(plane.solve());
            double a = plane.response[0], b = plane.response[1], d = plane.response[3], other = 1.7;
            for (double angle = 0.1; angle < 6; angle += 0.7) {
                double x = Math.cos(angle), y = Math.sin(angle);
                double cross = (d - other) * x * y;
                double[] w = {
                    a, b * x, b * y, b * x, d * x * x + other * y * y, cross, b * y, cross, d * y * y + other * x * x
                };
                Collision space = Impacts.lone(new StrongeImpact(e), mu, w, -1, slip * x, slip * y);
                assertTrue(space.solve());
                assertEquals(plane.impulse[0], space.impulse[0], 1e-8);
                assertEquals(plane.impulse[1], space.impulse[1] * x + space.impulse[2] * y, 1e-8);
                assertEquals(0, space.impulse[2] * x - space.impulse[1] * y, 1e-8);
            }
        }
    }

    @Test
    void strongeInSpaceAgreesWithManySmallImpulses() {
        // Sliding across the rod's plane: its direction turns. Explicit midpoint steps in the impulse itself.
        double[] w = {2.2, 0.9, 0.3, 0.9, 1.9, -0.2, 0.3, -0.2, 1.3};
        double mu = 0.35, e = 0.7, step = 1e-5;
        Collision c = Impacts.lone(new StrongeImpact(e), mu, w, -1, 0.8, -1.1);
        assertTrue(c.solve());
        double[] u = {-1, 0.8, -1.1};
        double work = 0, lowest = 0, push = 0;
        while (u[0] < 0 || work < lowest * (1 - e * e)) {
            double[] half = u.clone();
            advance(w, mu, u, 0.5 * step, half);
            double before = u[0];
            advance(w, mu, half, step, u);
            work += 0.5 * (before + u[0]) * step;
            lowest = Math.min(lowest, work);
            push += step;
        }
        assertEquals(push, c.impulse[0], 3 * step);
        for (int i = 0; i < 3; i++) {
            assertEquals(u[i], c.after[i], 10 * step);
        }
    }

    /** out += W (1, -μ û) step with the direction of u. */
    private static void advance(double[] w, double mu, double[] u, double step, double[] out) {
        double speed = Math.hypot(u[1], u[2]), x = -mu * u[1] / speed, y = -mu * u[2] / speed;
        for (int i = 0; i < 3; i++) {
            out[i] += step * (w[3 * i] + w[3 * i + 1] * x + w[3 * i + 2] * y);
        }
    }

    @Test
    void numbersOutsideTheirRangeAreRefused() {
        assertThrows(RuntimeException.class, () -> new NewtonImpact(1.1));
        assertThrows(RuntimeException.class, () -> new PoissonImpact(-0.1));
        assertThrows(RuntimeException.class, () -> new StrongeImpact(Double.NaN));
        assertThrows(RuntimeException.class, () -> new PseudopotentialImpact(-1));
    }
}
