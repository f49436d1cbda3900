package org.condyle.integrate;

class RungeKutta4Test extends StepperContractTest {
    @Override
    BaseStepper stepper() {
        return new RungeKutta4(StepOptions.step(0.02));
    }

    @Override
    double tolerance() {
        return 2e-6;
    }

    @Override
    BaseStepper stepperFor(double h) {
        return new RungeKutta4(StepOptions.step(h));
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
