package org.condyle.integrate;

import org.hipparchus.ode.nonstiff.GraggBulirschStoerIntegrator;
import org.junit.jupiter.api.Test;

class GraggBulirschStoerTest extends VariableOrderContractTest {
    @Override
    AdaptiveStepper create(StepOptions options) {
        return new GraggBulirschStoer(options);
    }

    @Test
    void theArenstorfOrbitClosesWithAboutAsManyEvaluationsAsHipparchus() {
        GraggBulirschStoer ours = new GraggBulirschStoer(StepOptions.accuracy(1e-11));
        Oracle.closesTheOrbitAsCheaplyAs(new GraggBulirschStoerIntegrator(1e-12, 10, 1e-11, 1e-11), ours, 2e-5, 0.5);
    }
}
