package org.condyle.integrate;

class MoreauJeanTest extends StepperContractTest {
    @Override
    BaseStepper stepper() {
        return new MoreauJean(StepOptions.step(1e-4));
    }

    @Override
    double tolerance() {
        return 1e-3;
    }

    @Override
    BaseStepper stepperFor(double h) {
        return new MoreauJean(StepOptions.step(h));
    }

    @Override
    int coarseSteps() {
        return 4000;
    }

    @Override
    double expectedOrder() {
        return 1;
    }

    @Override
    double expectedDenseOrder() {
        return 1;
    }
}
