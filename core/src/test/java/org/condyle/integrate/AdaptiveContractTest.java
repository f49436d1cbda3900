package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;

/** What adaptive steppers promise beyond {@link StepperContractTest}. */
abstract class AdaptiveContractTest extends StepperContractTest {
    abstract AdaptiveStepper create(StepOptions options);

    @Override
    BaseStepper stepper() {
        return create(StepOptions.accuracy(1e-8));
    }

    @Override
    BaseStepper stepperFor(double h) {
        return create(StepOptions.accuracy(1e-13).withStep(h));
    }

    @Override
    double tolerance() {
        return 2e-6;
    }

    @Test
    void errorFollowsTheAccuracyAskedFor() {
        double before = 1;
        for (double accuracy : new double[] {1e-4, 1e-6, 1e-8, 1e-10}) {
            AdaptiveStepper s = create(StepOptions.accuracy(accuracy));
            s.start(new Kepler(), 0, Kepler.start());
            run(s, 10);
            double error = distance(s.state(), Kepler.exact(10), 6);
            assertTrue(error < 500 * accuracy, "error " + error + " at accuracy " + accuracy);
            assertTrue(error < 0.5 * before, "error " + error + " after " + before);
            before = error;
        }
    }

    @Test
    void aPoleEndsTheRunWithoutPassingIt() {
        Ode ode = new FirstOrder(2, (t, y, f) -> {
            f[0] = 0;
            f[1] = y[1] * y[1];
            return StepStatus.ACCEPTED;
        });
        AdaptiveStepper s = create(StepOptions.accuracy(1e-6));
        s.start(ode, 0, new double[] {1, 1});
        StepStatus status = StepStatus.ACCEPTED;
        while (status == StepStatus.ACCEPTED && s.time() < 2) {
            status = s.step(2);
        }
        assertNotEquals(StepStatus.ACCEPTED, status);
        assertEquals(1.0, s.time(), 1e-4);
        assertEquals(1, s.worstComponent());
    }

    @Test
    void stepsRespectTheLargestAndTheFirst() {
        AdaptiveStepper s = create(StepOptions.accuracy(1e-3).withMaxStep(0.01).withStep(0.002));
        s.start(new Kepler(), 0, Kepler.start());
        s.step(1);
        assertEquals(0.002, s.time(), 1e-15);
        while (s.time() < 1) {
            s.step(1);
            assertTrue(s.time() - s.previousTime() <= 0.01 * (1 + 1e-12));
        }
    }

    @Test
    void aTinyFirstStepIsSoonOutgrown() {
        // Not from t = 0: there t + h is exact, elsewhere it is rounded and a step may look shortened.
        AdaptiveStepper free = create(StepOptions.accuracy(1e-6));
        free.start(new Kepler(), 0.3, Kepler.exact(0.3));
        run(free, 8);
        AdaptiveStepper tiny = create(StepOptions.accuracy(1e-6).withStep(1e-7));
        tiny.start(new Kepler(), 0.3, Kepler.exact(0.3));
        run(tiny, 8);
        assertTrue(
                tiny.acceptedSteps() < free.acceptedSteps() + 25,
                tiny.acceptedSteps() + " steps instead of " + free.acceptedSteps());
    }

    @Test
    void frequentLimitsDoNotMakeTheMethodForgetItsStep() {
        AdaptiveStepper s = create(StepOptions.accuracy(1e-6));
        s.start(new Kepler(), 0, Kepler.start());
        run(s, 1);
        double free = s.nextStep();
        for (int i = 1; i <= 100; i++) {
            run(s, 1 + i * 1e-4);
        }
        assertTrue(s.nextStep() > 0.2 * forgets() * free, "from " + free + " to " + s.nextStep());
    }

    /** 1 for one-step methods; multistep methods must build their step up again. */
    double forgets() {
        return 1;
    }

    @Test
    void quadraturesTakeNoPartInErrorEstimates() {
        // Same motion, with a quadrature so rough that controlling it would multiply the steps.
        AdaptiveStepper plain = create(StepOptions.accuracy(1e-6));
        plain.start(new Kepler(), 0, Kepler.start());
        run(plain, 5);
        AdaptiveStepper rough = create(StepOptions.accuracy(1e-6));
        Kepler kepler = new Kepler();
        rough.start(
                new SizedOde(2, 2, 1, 1) {
                    @Override
                    public StepStatus rates(double t, double[] y, double[] f) {
                        kepler.rates(t, y, f);
                        f[5] = 1e6 * Math.sin(1e5 * t);
                        return StepStatus.ACCEPTED;
                    }

                    @Override
                    public void advance(double[] q, double[] increment, double[] out) {
                        kepler.advance(q, increment, out);
                    }
                },
                0,
                Kepler.start());
        run(rough, 5);
        assertEquals(plain.acceptedSteps(), rough.acceptedSteps());
        assertEquals(plain.state()[0], rough.state()[0]);
    }

    private AdaptiveStepper driven(Kinks ode) {
        AdaptiveStepper s = create(StepOptions.accuracy(1e-9).withMaxStep(0.05));
        assumeTrue(s.judgedByBalance());
        s.start(ode, 0, new double[2]);
        run(s, 1);
        return s;
    }

    @Test
    void aBalanceFindsTheKinksThatEstimatesCannotSee() {
        double exact = Kinks.stored(1);
        AdaptiveStepper blind = driven(new Kinks(false, 0, 0)), s = driven(new Kinks(true, 0, 0));
        assertTrue(Math.abs(blind.state()[1] - exact) > 1e-6 * exact, "this would be easy");
        assertEquals(exact, s.state()[1], 3e-8 * exact);
        // six kinks, each enclosed in about eleven halvings from 0.05 to 2e-5
        assertTrue(s.acceptedSteps() + s.rejectedSteps() < blind.acceptedSteps() + 6 * 30, s.evaluations() + "");
    }

    @Test
    void aBalanceWithNoiseDoesNotHoldUpTheRun() {
        AdaptiveStepper clean = driven(new Kinks(true, 0, 0)), noisy = driven(new Kinks(true, 1e-7, 0));
        assertTrue(
                noisy.evaluations() < 3 * clean.evaluations(),
                noisy.evaluations() + " evaluations instead of " + clean.evaluations());
    }

    @Test
    void aBalanceThatLeaksIsGivenUp() {
        AdaptiveStepper clean = driven(new Kinks(true, 0, 0)), leaky = driven(new Kinks(true, 0, 0.1));
        assertTrue(
                leaky.evaluations() < 3 * clean.evaluations(),
                leaky.evaluations() + " evaluations instead of " + clean.evaluations());
    }

    @Test
    void absoluteScalesLoosenSmallComponents() {
        AdaptiveStepper s = create(StepOptions.accuracy(1e-8));
        s.start(new Kepler(), 0, Kepler.start());
        run(s, 5);
        AdaptiveStepper loose = create(StepOptions.accuracy(1e-8));
        loose.absoluteScales(1e4, 1e4, 1e4, 1e4, 1e4);
        loose.start(new Kepler(), 0, Kepler.start());
        run(loose, 5);
        assertTrue(loose.acceptedSteps() < s.acceptedSteps());
        assertFalse(loose.rejectedSteps() > loose.acceptedSteps());
    }
}
