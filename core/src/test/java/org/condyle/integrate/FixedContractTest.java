package org.condyle.integrate;

import java.util.function.Function;

/** The contract of a method of fixed steps that does not iterate. */
abstract class FixedContractTest extends StepperContractTest {
    private final Function<StepOptions, BaseStepper> create;
    private final double step;
    private final double tolerance;
    private final Order order;

    /** @param step of the stepper that stays within the tolerance */
    FixedContractTest(Function<StepOptions, BaseStepper> create, double step, double tolerance, Order order) {
        this.create = create;
        this.step = step;
        this.tolerance = tolerance;
        this.order = order;
    }

    @Override
    BaseStepper stepper() {
        return stepperFor(step);
    }

    @Override
    double tolerance() {
        return tolerance;
    }

    @Override
    BaseStepper stepperFor(double h) {
        return create.apply(StepOptions.step(h));
    }

    @Override
    Order order() {
        return order;
    }
}
