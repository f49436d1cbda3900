package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.hipparchus.ode.nonstiff.DormandPrince853Integrator;
import org.junit.jupiter.api.Test;

class DormandPrince853Test extends AdaptiveContractTest {
    @Override
    AdaptiveStepper create(StepOptions options) {
        return new DormandPrince853(options);
    }

    @Override
    Order order() {
        return new Order(24, 8, 8);
    }

    @Test
    void oneStepEqualsTheOneOfHipparchus() {
        DormandPrince853 ours = new DormandPrince853(StepOptions.accuracy(1e-3).withStep(1e-3));
        ours.start(Oracle.arenstorf(), 0, Oracle.ARENSTORF);
        ours.step(1e-3);
        double[] theirs = Oracle.singleStep(new DormandPrince853Integrator(1e-9, 1, 1, 1), Oracle.ARENSTORF, 1e-3);
        assertArrayEquals(theirs, ours.state(), 1e-12);
    }

    @Test
    void theArenstorfOrbitClosesWithAboutAsManyEvaluationsAsHipparchus() {
        DormandPrince853 ours = new DormandPrince853(StepOptions.accuracy(1e-11));
        Oracle.closesTheOrbitAsCheaplyAs(new DormandPrince853Integrator(1e-12, 10, 1e-11, 1e-11), ours, 2e-5, 0.3);
    }
}
