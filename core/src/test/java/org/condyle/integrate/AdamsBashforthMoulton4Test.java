package org.condyle.integrate;

class AdamsBashforthMoulton4Test extends StepperContractTest {
    @Override
    BaseStepper stepper() {
        return new AdamsBashforthMoulton4(StepOptions.step(0.01));
    }

    @Override
    double tolerance() {
        return 2e-6;
    }

    @Override
    BaseStepper stepperFor(double h) {
        return new AdamsBashforthMoulton4(StepOptions.step(h));
    }

    @Override
    int coarseSteps() {
        return 200;
    }

    @Override
    double expectedOrder() {
        return 4;
    }

    @Override
    double expectedDenseOrder() {
        return 4;
    }
}
