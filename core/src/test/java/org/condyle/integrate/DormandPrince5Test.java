package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hipparchus.ode.nonstiff.DormandPrince54Integrator;
import org.junit.jupiter.api.Test;

class DormandPrince5Test extends AdaptiveContractTest {
    @Override
    AdaptiveStepper create(StepOptions options) {
        return new DormandPrince5(options);
    }

    @Override
    Order order() {
        return new Order(80, 5, 5);
    }

    @Test
    void oneStepEqualsTheOneOfHipparchus() {
        double[] start = Oracle.ARENSTORF;
        DormandPrince5 ours = new DormandPrince5(StepOptions.accuracy(1e-3).withStep(1e-3));
        ours.start(Oracle.arenstorf(), 0, start);
        ours.step(1e-3);
        double[] theirs = Oracle.singleStep(new DormandPrince54Integrator(1e-9, 1, 1, 1), start, 1e-3);
        assertArrayEquals(theirs, ours.state(), 1e-12);
    }

    @Test
    void theArenstorfOrbitClosesWithAboutAsManyEvaluationsAsHipparchus() {
        DormandPrince5 ours = new DormandPrince5(StepOptions.accuracy(1e-9));
        Oracle.closesTheOrbitAsCheaplyAs(new DormandPrince54Integrator(1e-12, 10, 1e-9, 1e-9), ours, 2e-3, 0.2);
        assertTrue(ours.rejectedSteps() < 0.2 * ours.acceptedSteps());
    }
}
