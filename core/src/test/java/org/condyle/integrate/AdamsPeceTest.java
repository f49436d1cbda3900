package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AdamsPeceTest extends VariableOrderContractTest {
    @Override
    AdaptiveStepper create(StepOptions options) {
        return new AdamsPece(options);
    }

    @Override
    double forgets() {
        return 0.001;
    }

    @Test
    void twoEvaluationsPerStepAndFewerThanRungeKuttaAtHighAccuracy() {
        AdamsPece adams = new AdamsPece(StepOptions.accuracy(1e-11));
        adams.start(new Kepler(), 0, Kepler.start());
        run(adams, 20);
        assertTrue(adams.evaluations() <= 2 * (adams.acceptedSteps() + adams.rejectedSteps()) + 2);
        DormandPrince5 dormand = new DormandPrince5(StepOptions.accuracy(1e-11));
        dormand.start(new Kepler(), 0, Kepler.start());
        run(dormand, 20);
        assertTrue(adams.evaluations() < 0.5 * dormand.evaluations(), adams.evaluations() + " evaluations");
    }
}
