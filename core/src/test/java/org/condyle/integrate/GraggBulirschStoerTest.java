package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

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
        ours.start(Oracle.arenstorf(), 0, Oracle.ARENSTORF);
        run(ours, Oracle.PERIOD);
        assertArrayEquals(Oracle.ARENSTORF, ours.state(), 2e-5);
        GraggBulirschStoerIntegrator theirs = new GraggBulirschStoerIntegrator(1e-12, 10, 1e-11, 1e-11);
        double[] end = Oracle.integrate(theirs, Oracle.ARENSTORF, Oracle.PERIOD);
        assertArrayEquals(Oracle.ARENSTORF, end, 2e-5);
        assertEquals(1.0, (double) ours.evaluations() / theirs.getEvaluations(), 0.5);
    }
}
