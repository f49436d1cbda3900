package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** The contract of methods that choose their order: the error is held against the accuracy instead, at the end, in w, and inside the steps. */
abstract class VariableOrderContractTest extends AdaptiveContractTest {
    @Override
    final Order order() {
        throw new AssertionError("variable order");
    }

    @Override
    @Test
    void globalErrorHasTheOrderOfTheMethod(TestReporter reporter) {
        long lastSteps = 1;
        for (double accuracy : new double[] {1e-4, 1e-6, 1e-8, 1e-10, 1e-12}) {
            AdaptiveStepper s = create(StepOptions.accuracy(accuracy));
            s.start(new Kepler(), 0, Kepler.start());
            double inside = 0;
            double[] out = new double[6];
            while (s.time() < 6) {
                s.step(6);
                for (int j = 1; j < 8; j++) {
                    double t = s.previousTime() + j / 8.0 * (s.time() - s.previousTime());
                    s.interpolate(t, out);
                    inside = Math.max(inside, distance(out, Kepler.exact(t), 6));
                }
            }
            double end = distance(s.state(), Kepler.exact(6), 6);
            reporter.publishEntry(
                    s.getClass().getSimpleName(),
                    String.format(
                            "accuracy %.0e: error %.1e, inside %.1e, %d steps, %d evaluations",
                            accuracy, end, inside, s.acceptedSteps(), s.evaluations()));
            assertTrue(end < 200 * accuracy, "error " + end + " at " + accuracy);
            assertTrue(inside < 400 * accuracy, "error inside " + inside + " at " + accuracy);
            // An order-4 method would need 3.2 times the steps for each factor 100 in accuracy.
            assertTrue(s.acceptedSteps() < 2.6 * Math.max(20, lastSteps), s.acceptedSteps() + " steps");
            lastSteps = s.acceptedSteps();
        }
    }
}
