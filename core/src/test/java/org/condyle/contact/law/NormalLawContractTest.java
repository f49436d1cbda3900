package org.condyle.contact.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every normal law promises. A new law extends this first, then adds its own closed forms. */
abstract class NormalLawContractTest {
    private static final int TRIES = 2000;

    private NormalLaw law = new Hooke();

    abstract NormalLaw law();

    @BeforeEach
    void makeTheLawOnce() {
        law = law();
    }

    /** A depth [m] at which everything that the law can do has happened. */
    double deep() {
        return 1e-3;
    }

    double stiffness() {
        return 1e8;
    }

    /** Largest rate tried [m/s]. */
    double fast() {
        return 5;
    }

    private double force(double depth, double rate, double impactSpeed) {
        return law.force(stiffness(), depth, rate, impactSpeed);
    }

    private double elastic(double depth) {
        return force(depth, 0, 1);
    }

    @Test
    void nothingHappensWhileTheBodiesAreApart() {
        for (double depth : new double[] {0, -0.0, -1e-12, -1e-3, -10}) {
            for (double rate : new double[] {-fast(), 0, fast()}) {
                assertEquals(0, force(depth, rate, 1));
            }
            assertEquals(0, law.potential(stiffness(), depth));
        }
    }

    /** Against differences, where the law has no corner. */
    @Test
    void slopesAreDerivatives() {
        Chance chance = new Chance(17);
        double[] slopes = new double[2];
        int corners = 0;
        for (int i = 0; i < TRIES; i++) {
            double depth = deep() * Math.pow(10, chance.in(-4, 0)),
                    rate = fast() * chance.in(-1, 1),
                    v = chance.in(0.01, 5);
            law.slopes(stiffness(), depth, rate, v, slopes);
            double[][] differences = new double[2][3];
            for (int by = 0; by < 2; by++) {
                double h = by == 0 ? 1e-4 * depth : 1e-4 * v;
                double[] f = new double[5];
                for (int k = -2; k <= 2; k++) {
                    f[k + 2] = law.touching(
                            stiffness(), by == 0 ? depth + k * h : depth, by == 1 ? rate + k * h : rate, v);
                }
                differences[by][0] = (f[0] - 8 * f[1] + 8 * f[3] - f[4]) / (12 * h);
                differences[by][1] = (f[2] - f[0]) / (2 * h);
                differences[by][2] = (f[4] - f[2]) / (2 * h);
            }
            for (int by = 0; by < 2; by++) {
                double[] d = differences[by];
                double size = Math.max(Math.abs(d[1]), Math.abs(d[2]));
                if (Math.abs(d[1] - d[2]) > 0.01 * size) {
                    corners++;
                    continue;
                }
                double force = Math.abs(law.touching(stiffness(), depth, rate, v)); // what differences are rounded by
                double bound = 1e-6 * size + 1e-10 * force / (by == 0 ? depth : v);
                assertEquals(d[0], slopes[by], bound, "by " + (by == 0 ? "depth" : "rate") + ", " + chance);
            }
        }
        assertTrue(corners < TRIES / 20, "corners are rare: " + corners);
    }

    /** Of a law that can be turned round, the depth of a force is what it was. */
    @Test
    void depthsOfForcesAreThoseOfTheLaw() {
        if (Double.isNaN(law.depthOf(stiffness(), 1))) {
            return;
        }
        assertEquals(0, law.depthOf(stiffness(), 0));
        Chance chance = new Chance(11);
        for (int i = 0; i < TRIES; i++) {
            double depth = deep() * Math.pow(10, chance.in(-6, 0)), other = deep() * chance.in(0, 1);
            double force = elastic(depth), at = elastic(other);
            assertEquals(depth, law.depthOf(stiffness(), force), 1e-11 * depth, chance::toString);
            double stretched = law.stretched(stiffness(), depth, at);
            double expected =
                    law.potential(stiffness(), depth) - law.potential(stiffness(), other) - at * (depth - other);
            assertEquals(expected, stretched, 1e-12 * Math.max(depth, other) * Math.max(force, at), chance::toString);
            assertTrue(stretched >= -1e-13 * Math.max(depth, other) * Math.max(force, at), chance::toString);
        }
    }

    @Test
    void onlyAnAdhesiveLawPulls() {
        Chance chance = new Chance(1);
        boolean pulled = false;
        for (int i = 0; i < TRIES; i++) {
            double rate = 200 * chance.in(-fast(), fast());
            pulled |= force(chance.in(0, deep()), rate, chance.in(0.01, 2)) < 0;
        }
        assertEquals(law.adhesive(), pulled);
    }

    @Test
    void forceIsContinuousInDepthAndRate() {
        Chance chance = new Chance(2);
        double scale = elastic(deep()) + Math.abs(force(deep(), fast(), 1));
        for (int i = 0; i < TRIES; i++) {
            double depth = chance.in(0, deep()), rate = chance.in(-fast(), fast()), speed = chance.in(0.1, 2);
            double here = force(depth, rate, speed);
            assertEquals(here, force(depth * (1 + 1e-9), rate, speed), 1e-6 * scale);
            assertEquals(here, force(depth, rate + 1e-9 * fast(), speed), 1e-6 * scale);
        }
        assertEquals(0, elastic(1e-12 * deep()) / elastic(deep()), 1e-9);
    }

    @Test
    void potentialIsTheIntegralOfTheElasticForceAndClimbs() {
        double last = 0;
        for (double part : new double[] {1e-4, 1e-2, 0.1, 0.3, 0.6, 1}) {
            double depth = part * deep(), potential = law.potential(stiffness(), depth);
            assertTrue(potential > last);
            last = potential;
            assertEquals(1, potential / integral(depth), 1e-8);
        }
    }

    /** Two points of Gauss on many panels, in √depth, so that powers of one half do no harm. */
    private double integral(double depth) {
        int panels = 20_000;
        double sum = 0;
        for (int i = 0; i < panels; i++) {
            for (int side = -1; side <= 1; side += 2) {
                double s = (i + 0.5 + side * 0.5 / Math.sqrt(3)) / panels;
                sum += elastic(depth * s * s) * depth * s / panels;
            }
        }
        return sum;
    }

    @Test
    void rateOnlyTakesEnergyAndOnlyIfTheLawSaysSo() {
        Chance chance = new Chance(3);
        boolean lost = false;
        for (int i = 0; i < TRIES; i++) {
            double depth = chance.in(0, deep()), rate = chance.in(-fast(), fast());
            double power = (force(depth, rate, chance.in(0.1, 2)) - elastic(depth)) * rate;
            assertTrue(power >= 0);
            lost |= power > 0;
        }
        assertEquals(law.dissipates(), lost);
    }

    @Test
    void exponentIsTheSlopeAtTheStart() {
        double depth = 1e-6 * deep();
        assertEquals(law.exponent(), Math.log(elastic(2 * depth) / elastic(depth)) / Math.log(2), 1e-4);
    }

    @Test
    void impactSpeedMattersOnlyIfTheLawAsksForIt() {
        Chance chance = new Chance(4);
        boolean matters = false;
        for (int i = 0; i < TRIES; i++) {
            double depth = chance.in(0, deep()), rate = chance.in(0, fast());
            matters |= force(depth, rate, 0.5) != force(depth, rate, 2);
            if (!law.needsImpactSpeed()) {
                assertEquals(force(depth, rate, 1), force(depth, rate, 0)); // nobody has latched one
            }
        }
        assertEquals(law.needsImpactSpeed(), matters);
    }

    @Test
    void wildTrialStepsStayFinite() {
        for (double depth : new double[] {1e-300, 1e-9, deep(), 100 * deep(), 1e3}) {
            for (double rate : new double[] {-1e4, 0, 1e4}) {
                assertTrue(Double.isFinite(force(depth, rate, 1e-6)));
            }
            assertTrue(Double.isFinite(law.potential(stiffness(), depth)));
        }
    }

    @Test
    void nothingIsAllocatedWhileStepping() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = 0;
        double sum = 0;
        for (int i = 0; i < 2 * TRIES; i++) {
            if (i == TRIES) {
                before = threads.getCurrentThreadAllocatedBytes();
            }
            sum += force(deep() * i / TRIES, 0.1, 0.5) + law.potential(stiffness(), deep() * i / TRIES);
        }
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(sum > 0);
        assertTrue(bytes < 2000, bytes + " bytes in " + TRIES + " evaluations");
    }

    @Test
    void copyForAThreadIsTheSameLaw() {
        NormalLaw copy = law.forThread();
        assertEquals(force(0.4 * deep(), 0.7, 0.9), copy.force(stiffness(), 0.4 * deep(), 0.7, 0.9));
        assertEquals(law.potential(stiffness(), deep()), copy.potential(stiffness(), deep()));
        assertFalse(copy.toString().contains("@"));
    }
}
