package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A method that is stiff for a while gives way to implicit steps, and only for that while. */
class StiffnessSwitchTest {
    private static final double STEEP = 1e6; // slope of friction over mass [1/s]
    private static final double SLOWEST = 1e-3; // speed at which friction is nearly Coulomb's [m/s]
    private static final double HELD = 0.1; // time for which it presses [s]

    /** A mass on a spring, with friction that ends; its work is counted. */
    private static final class Rubbing extends SizedOde {
        Rubbing() {
            super(1, 1, 0, 1);
        }

        @Override
        public StepStatus rates(double t, double[] y, double[] rates) {
            double presses = t < HELD ? Math.pow(Math.sin(Math.PI * t / HELD), 2) : 0;
            double friction = STEEP * SLOWEST * presses * Math.tanh(y[1] / SLOWEST);
            rates[0] = y[1];
            rates[1] = -400 * y[0] - friction;
            rates[2] = friction * y[1];
            return StepStatus.ACCEPTED;
        }
    }

    private static final double[] START = {0.1, 0, 0};

    private static Stepper begun(Stepper s) {
        assertEquals(StepStatus.ACCEPTED, s.start(new Rubbing(), 0, START));
        return s;
    }

    @ParameterizedTest
    @ValueSource(strings = {"dop853", "dopri5"})
    void frictionThatIsSteepNeedsAFractionOfTheEvaluationsAndIsAsAccurate(String name) {
        StepOptions options = StepOptions.accuracy(1e-8);
        Stepper exact = begun(new DormandPrince853(StepOptions.accuracy(1e-12))),
                s = begun(Integrators.create(name, options));
        Stepper plain = begun(name.equals("dop853") ? new DormandPrince853(options) : new DormandPrince5(options));
        for (Stepper each : new Stepper[] {exact, s, plain}) {
            StepperContractTest.run(each, 0.3);
        }
        assertTrue(s.stiffSteps() > 20, "implicit steps: " + s.stiffSteps());
        assertTrue(s.evaluations() < 0.2 * plain.evaluations(), s.evaluations() + " of " + plain.evaluations());
        assertArrayEquals(exact.state(), s.state(), 2e-7);
        double[] y = s.state();
        assertEquals(0.5 * 400 * 0.01, 0.5 * y[1] * y[1] + 200 * y[0] * y[0] + y[2], 1e-7, "energy");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dop853", "dopri5"})
    void theExplicitMethodGoesOnWhereFrictionHasEnded(String name) {
        Stepper s = begun(Integrators.create(name, StepOptions.accuracy(1e-8)));
        StepperContractTest.run(s, HELD + 0.05);
        long stiff = s.stiffSteps(), all = s.acceptedSteps();
        StepperContractTest.run(s, 1);
        assertEquals(stiff, s.stiffSteps());
        assertTrue(s.acceptedSteps() > all);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dop853", "dopri5"})
    void whatIsNotStiffIsLeftAsItWasBitForBit(String name) {
        StepOptions options = StepOptions.accuracy(1e-9);
        Stepper s = Integrators.create(name, options);
        Stepper plain = name.equals("dop853") ? new DormandPrince853(options) : new DormandPrince5(options);
        s.start(new Kepler(), 0, Kepler.start());
        plain.start(new Kepler(), 0, Kepler.start());
        StepperContractTest.run(s, 20);
        StepperContractTest.run(plain, 20);
        assertArrayEquals(plain.state(), s.state(), 0.0);
        assertEquals(plain.evaluations(), s.evaluations());
        assertEquals(0, s.stiffSteps());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.001, 0.05, 0.2})
    void goesOnBitForBitFromItsMemoryWhicheverMethodIsAtWork(double when) {
        StepOptions options = StepOptions.accuracy(1e-8);
        Stepper s = begun(Integrators.create("dop853", options)), other = Integrators.create("dop853", options);
        StepperContractTest.run(s, when);
        assertEquals(
                StepStatus.ACCEPTED, other.resume(new Rubbing(), when, s.state().clone(), s.memory()));
        StepperContractTest.run(s, 0.3);
        StepperContractTest.run(other, 0.3);
        assertArrayEquals(s.state(), other.state(), 0.0);
        assertEquals(s.evaluations(), other.evaluations());
        assertEquals(s.stiffSteps(), other.stiffSteps());
    }
}
