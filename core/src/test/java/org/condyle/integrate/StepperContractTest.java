package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** What every stepper promises, on the Kepler orbit of {@link Kepler}. A method's test inherits these. */
abstract class StepperContractTest {
    /** A stepper that follows the orbit for one time unit within {@link #tolerance}. */
    abstract BaseStepper stepper();

    abstract double tolerance();

    /** A stepper for order measurements: forced to the step h, iterating tightly if it iterates. */
    abstract BaseStepper stepperFor(double h);

    /**
     * What is measured of the order.
     *
     * @param coarseSteps number of steps over two time units for the coarser of two measurements
     * @param atEnd       order of the error at the end
     * @param inside      order of the largest error between the mesh points
     */
    record Order(int coarseSteps, double atEnd, double inside) {}

    abstract Order order();

    @Test
    void globalErrorHasTheOrderOfTheMethod(TestReporter reporter) {
        Order expected = order();
        double[] coarse = errors(expected.coarseSteps());
        double[] fine = errors(2 * expected.coarseSteps());
        double order = log2(coarse[0] / fine[0]);
        double quadrature = log2(coarse[1] / fine[1]);
        double dense = log2(coarse[2] / fine[2]);
        reporter.publishEntry(
                getClass().getSimpleName(),
                String.format(
                        "order %.2f, w %.2f, dense %.2f; errors %.1e %.1e %.1e",
                        order, quadrature, dense, fine[0], fine[1], fine[2]));
        assertEquals(expected.atEnd(), order, 0.35, "order of y");
        assertTrue(quadrature > expected.atEnd() - 0.4, "order of w " + quadrature);
        assertTrue(dense > expected.inside() - 0.35, "order of dense output " + dense);
    }

    /** Errors of (q, v, z) at the end, of w at the end, and of everything inside the steps. */
    private double[] errors(int steps) {
        double end = 2;
        BaseStepper s = stepperFor(end / steps);
        assertEquals(StepStatus.ACCEPTED, s.start(new Kepler(), 0, Kepler.start()));
        double inside = 0;
        double[] out = new double[6];
        for (int i = 1; i <= steps; i++) {
            force(s, end * i / steps);
            for (int j = 1; j < 8; j++) {
                double t = s.previousTime() + j / 8.0 * (s.time() - s.previousTime());
                s.interpolate(t, out);
                inside = Math.max(inside, distance(out, Kepler.exact(t), 6));
            }
        }
        double[] exact = Kepler.exact(end);
        return new double[] {distance(s.state(), exact, 5), Math.abs(s.state()[5] - exact[5]), inside};
    }

    /** A step of prescribed length whatever the error estimate says. */
    private static void force(BaseStepper s, double end) {
        if (s instanceof FixedStepper) {
            assertEquals(StepStatus.ACCEPTED, s.step(end));
            return;
        }
        s.takeAsBeginning();
        s.forced = true;
        assertEquals(StepStatus.ACCEPTED, s.attempt(end));
        s.forced = false;
        s.accept(end);
    }

    @Test
    void followsTheOrbitAndLandsOnEveryLimit() {
        BaseStepper s = stepper();
        s.start(new Kepler(), 0, Kepler.start());
        double shortest = 1;
        for (int i = 1; i <= 7; i++) {
            double limit = i / 7.0;
            while (s.time() < limit) {
                assertEquals(StepStatus.ACCEPTED, s.step(limit));
                assertTrue(s.time() <= limit);
                shortest = Math.min(shortest, s.time() - s.previousTime());
            }
            assertEquals(limit, s.time());
            assertArrayEquals(Kepler.exact(limit), s.state(), tolerance());
        }
        assertTrue(shortest > 1e-7, "a leftover step of " + shortest);
    }

    @Test
    void denseOutputMeetsBothEndsAndTheOrbitBetween() {
        BaseStepper s = stepper();
        s.start(new Kepler(), 0, Kepler.start());
        double[] out = new double[6];
        while (s.time() < 1) {
            double[] before = s.state().clone();
            s.step(1);
            s.interpolate(s.previousTime(), out);
            assertArrayEquals(before, out, 0.0);
            s.interpolate(s.time(), out);
            assertArrayEquals(s.state(), out, 0.0);
            double length = s.time() - s.previousTime();
            for (double theta : new double[] {1e-9, 0.3, 0.5, 0.7, 1 - 1e-9}) {
                double t = s.previousTime() + theta * length;
                s.interpolate(t, out);
                assertArrayEquals(Kepler.exact(t), out, 2 * tolerance());
            }
        }
    }

    @Test
    void cutLandsExactlyAndMayBeRepeated() {
        BaseStepper s = stepper();
        s.start(new Kepler(), 0, Kepler.start());
        double[] out = new double[6];
        for (int i = 0; i < 8 && s.time() < 1; i++) {
            s.step(1);
            double begin = s.previousTime();
            double length = s.time() - begin;
            for (double part : new double[] {0.9, 0.6, 0.599, 0.7}) {
                double t = begin + part * length;
                assertEquals(StepStatus.ACCEPTED, s.cut(t));
                assertEquals(t, s.time());
                assertEquals(begin, s.previousTime());
                assertArrayEquals(Kepler.exact(t), s.state(), tolerance());
                s.interpolate(begin + 0.5 * part * length, out);
                assertArrayEquals(Kepler.exact(begin + 0.5 * part * length), out, 2 * tolerance());
            }
            assertEquals(StepStatus.ACCEPTED, s.cut(s.time()));
        }
        run(s, 1);
        assertArrayEquals(Kepler.exact(1), s.state(), 2 * tolerance());
        assertThrows(IllegalArgumentException.class, () -> s.cut(s.time() + 1));
    }

    @Test
    void replacingTheStateByItselfChangesNothingAndASmallMoveIsTakenOver() {
        BaseStepper s = stepper();
        s.start(new Kepler(), 0, Kepler.start());
        while (s.time() < 1) {
            s.step(1);
            double[] exact = Kepler.exact(s.time());
            assertEquals(StepStatus.ACCEPTED, s.replace(exact));
            assertArrayEquals(exact, s.state(), 0.0);
            assertEquals(exact[2], s.rates()[0]);
        }
        assertEquals(1, s.time());
    }

    @Test
    void resumeContinuesBitForBit() {
        for (int pause : new int[] {1, 2, 5, 11}) {
            BaseStepper a = stepper();
            a.start(new Kepler(), 0, Kepler.start());
            for (int i = 0; i < pause; i++) {
                a.step(100);
            }
            BaseStepper b = stepper();
            assertEquals(StepStatus.ACCEPTED, b.resume(new Kepler(), a.time(), a.state(), a.memory()));
            assertEquals(a.evaluations(), b.evaluations());
            for (double limit : new double[] {a.time() + 0.77, a.time() + 1.5}) {
                while (a.time() < limit) {
                    assertEquals(a.step(limit), b.step(limit));
                    assertEquals(a.time(), b.time());
                    assertArrayEquals(a.state(), b.state(), 0.0);
                    assertArrayEquals(a.rates(), b.rates(), 0.0);
                    assertEquals(a.nextStep(), b.nextStep());
                }
            }
            assertEquals(a.evaluations(), b.evaluations());
            assertEquals(a.acceptedSteps(), b.acceptedSteps());
            assertArrayEquals(a.memory(), b.memory(), 0.0);
        }
    }

    @Test
    void memoryOfAnotherSystemIsRefused() {
        BaseStepper a = stepper();
        a.start(new Kepler(), 0, Kepler.start());
        BaseStepper b = stepper();
        double[] two = {1, 1};
        assertThrows(IllegalArgumentException.class, () -> b.resume(FirstOrder.vanDerPol(1), 0, two, a.memory()));
    }

    @Test
    void sameRunTwiceGivesTheSameBits() {
        BaseStepper s = stepper();
        List<double[]> first = states(s);
        List<double[]> second = states(s);
        assertEquals(first.size(), second.size());
        for (int i = 0; i < first.size(); i++) {
            assertArrayEquals(first.get(i), second.get(i), 0.0);
        }
    }

    private static List<double[]> states(BaseStepper s) {
        List<double[]> all = new ArrayList<>();
        s.start(new Kepler(), 0, Kepler.start());
        while (s.time() < 1) {
            s.step(1);
            all.add(s.state().clone());
        }
        return all;
    }

    @Test
    void notANumberIsReportedWithItsComponent() {
        Ode ode = new FirstOrder(3, (t, y, f) -> {
            f[0] = -y[0];
            f[1] = t > 0.5 ? Double.NaN : y[0];
            f[2] = 1;
            return StepStatus.ACCEPTED;
        });
        BaseStepper s = stepper();
        s.start(ode, 0, new double[] {1, 0, 0});
        StepStatus status = StepStatus.ACCEPTED;
        while (status == StepStatus.ACCEPTED && s.time() < 1) {
            status = s.step(1);
        }
        assertEquals(StepStatus.NOT_FINITE, status);
        assertEquals(1, s.worstComponent());
        assertTrue(s.time() <= 0.5 && s.time() > (s.adaptive() ? 0.5 - 1e-9 : 0.3), "stopped at " + s.time());
        assertTrue(Double.isFinite(s.state()[1]));
        assertEquals(StepStatus.NOT_FINITE, s.start(ode, 0.6, new double[] {1, 0, 0}));
        assertEquals(1, s.worstComponent());
    }

    @Test
    void whatTheRatesSayIsReturnedAtTheSmallestStepAndTheStateStays() {
        Ode ode = new FirstOrder(1, (t, y, f) -> {
            f[0] = 1;
            return y[0] > 0.25 ? StepStatus.SINGULAR_CONSTRAINTS : StepStatus.ACCEPTED;
        });
        BaseStepper s = stepper();
        s.start(ode, 0, new double[1]);
        StepStatus status = StepStatus.ACCEPTED;
        double[] before = {};
        while (status == StepStatus.ACCEPTED && s.time() < 1) {
            before = s.state().clone();
            status = s.step(1);
        }
        assertEquals(StepStatus.SINGULAR_CONSTRAINTS, status);
        assertArrayEquals(before, s.state(), 0.0);
        assertTrue(s.time() <= 0.2501);
    }

    @Test
    void nothingIsAllocatedAfterStart() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        BaseStepper s = stepper();
        Kepler kepler = new Kepler();
        double[] start = Kepler.start();
        double[] out = new double[6];
        long fewest = Long.MAX_VALUE;
        for (int trial = 0; trial < 40 && fewest > 0; trial++) {
            s.start(kepler, 0, start);
            long before = threads.getThreadAllocatedBytes(id);
            for (int i = 0; i < 300; i++) {
                s.step(1e6);
                s.interpolate(0.3 * s.previousTime() + 0.7 * s.time(), out);
                if (i % 16 == 5) {
                    s.cut(0.5 * (s.time() + s.previousTime()));
                }
                if (i % 16 == 9) {
                    System.arraycopy(s.state(), 0, out, 0, 6);
                    s.replace(out);
                }
            }
            s.start(kepler, 0, start);
            fewest = Math.min(fewest, threads.getThreadAllocatedBytes(id) - before);
        }
        assertEquals(0, fewest, "bytes in 300 steps");
    }

    @Test
    void limitsBehindAreRefused() {
        BaseStepper s = stepper();
        s.start(new Kepler(), 1, Kepler.exact(1));
        assertThrows(IllegalArgumentException.class, () -> s.step(1));
        assertThrows(IllegalArgumentException.class, () -> s.step(Double.NaN));
        assertNotEquals(0, s.nextStep());
    }

    static void run(Stepper s, double end) {
        while (s.time() < end) {
            StepStatus status = s.step(end);
            if (status != StepStatus.ACCEPTED) {
                throw new AssertionError(status + " at t = " + s.time() + ", component " + s.worstComponent());
            }
        }
    }

    static double distance(double[] a, double[] b, int n) {
        double largest = 0;
        for (int i = 0; i < n; i++) {
            largest = Math.max(largest, Math.abs(a[i] - b[i]));
        }
        return largest;
    }

    static double log2(double x) {
        return Math.log(x) / Math.log(2);
    }
}
