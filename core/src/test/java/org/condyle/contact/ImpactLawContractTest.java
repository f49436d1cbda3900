package org.condyle.contact;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.condyle.mechanics.contact.Collision;
import org.condyle.mechanics.contact.ImpactLaw;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/** What every law of impact promises. */
abstract class ImpactLawContractTest {
    /** The law whose lone contact of unit mass rebounds with a restitution in 0 ... 1. */
    abstract ImpactLaw law(double restitution);

    /** Restitution of {@code law(e)} at another mass; only a law that knows the mass says otherwise. */
    double rebound(double e, double mass) {
        return e;
    }

    /** Whether all contacts are solved at once. */
    boolean simultaneous() {
        return true;
    }

    /** Random states to try; 100 000 over all laws. */
    int states() {
        return 29_000;
    }

    /** Natural-map residual of the law's own problem. */
    double residual(Collision collision) {
        return 0;
    }

    @Test
    void loneContactWithoutFrictionReboundsAsTheClosedFormSays() {
        for (double e : new double[] {0, 0.3, 0.8, 1}) {
            for (double mass : new double[] {0.2, 1, 7}) {
                Collision c = Impacts.lone(law(e), 0, new double[] {1 / mass}, -2);
                assertTrue(c.solve());
                double out = rebound(e, mass);
                assertEquals(2 * out, c.after[0], 1e-9);
                assertEquals(2 * mass * (1 + out), c.impulse[0], 1e-9 * mass);
                assertEquals(0.5 * mass * 4 * (1 - out * out), c.loss(), 1e-8 * mass);
                assertFalse(c.limited());
            }
        }
    }

    @Test
    void openingContactFeelsNothing() {
        Collision c = Impacts.lone(law(0.5), 0.3, new double[] {1, 0.2, 0.2, 1}, 0.4, -1);
        assertTrue(c.solve());
        assertArrayEquals(new double[2], Arrays.copyOf(c.impulse, 2), 1e-15);
    }

    @Test
    void ballsStickOrSlideAsTheirSpinSays() {
        // Solid ball on the floor: W = diag(1, 7/2)/m. Friction stops |u_t| up to 7/2 μ (1 + e)|u_n|.
        double e = 0.6, mu = 0.25;
        for (double slip : new double[] {-3, -1.3, 0.4, 1.3, 1.5, 5}) {
            Collision c = Impacts.lone(law(e), mu, new double[] {1, 0, 0, 3.5}, -1, slip);
            assertTrue(c.solve());
            double left = Math.max(0, Math.abs(slip) - 3.5 * mu * (1 + e));
            assertEquals(Math.signum(slip) * left, c.after[1], 1e-9);
            assertEquals(e, c.after[0], 1e-9);
        }
    }

    @Test
    void noImpactGainsEnergyOrLeavesTheCone() {
        Chance chance = new Chance(31);
        int unsolved = 0;
        double worst = 0;
        for (int trial = 0; trial < states(); trial++) {
            Collision c = Impacts.any(chance, trial, this::law);
            if (!c.solve()) {
                unsolved++;
                continue;
            }
            String where = chance + " trial " + trial;
            double size = Impacts.size(c);
            assertTrue(c.loss() >= -1e-12 * size, where + " gains " + -c.loss() / size);
            for (int i = 0; i < c.contacts; i++) {
                double push = c.impulse[c.rowAt[i]];
                double friction = 0;
                for (int t = c.rowAt[i] + 1; t < c.rowAt[i + 1]; t++) {
                    friction = Math.hypot(friction, c.impulse[t]);
                }
                assertTrue(push >= 0 && friction <= c.friction[i] * push * (1 + 1e-9) + 1e-15, where);
                assertTrue(c.after[c.rowAt[i]] >= -1e-8 * Impacts.speed(c), where);
            }
            worst = Math.max(worst, residual(c));
        }
        assertTrue(worst < 1e-10, "residual " + worst);
        assertTrue(unsolved <= states() / 5000, unsolved + " not solved");
    }

    @Test
    void mirroredTangentsMirrorTheAnswer() {
        Chance chance = new Chance(32);
        for (int trial = 0; trial < 500; trial++) {
            Collision c = Impacts.regular(chance, 1 + trial % 3, 1 + trial % 2, 0.8, this::law);
            c.solve();
            double[] impulse = Arrays.copyOf(c.impulse, c.rows);
            Impacts.mirror(c);
            c.solve();
            for (int i = 0; i < c.contacts; i++) {
                for (int r = c.rowAt[i]; r < c.rowAt[i + 1]; r++) {
                    double mirrored = r == c.rowAt[i] ? c.impulse[r] : -c.impulse[r];
                    assertEquals(impulse[r], mirrored, 1e-7 * (1 + Impacts.largest(impulse)), "trial " + trial);
                }
            }
        }
    }

    @Test
    void orderOfContactsDoesNotMatterWhereAllAreSolvedAtOnce() {
        if (!simultaneous()) {
            return;
        }
        Chance chance = new Chance(33);
        for (int trial = 0; trial < 500; trial++) {
            Collision c = Impacts.regular(chance, 3, trial % 3, 0.3, this::law);
            Collision reversed = Impacts.reversed(c);
            assertTrue(c.solve() && reversed.solve());
            for (int i = 0; i < 3; i++) {
                for (int t = 0; t <= c.tangents(i); t++) {
                    double other = reversed.impulse[reversed.rowAt[2 - i] + t];
                    assertEquals(
                            c.impulse[c.rowAt[i] + t],
                            other,
                            1e-7 * (1 + Impacts.largest(c.impulse)),
                            "trial " + trial);
                }
            }
        }
    }
}
