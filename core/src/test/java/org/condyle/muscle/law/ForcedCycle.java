package org.condyle.muscle.law;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.Ode;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.StepStatus;
import org.condyle.integrate.Stepper;

/**
 * A muscle that is stretched and released along a given course while its activation changes. The state of its law is integrated, and with
 * it what the tendon takes up, what the fibres do, and what is lost.
 */
final class ForcedCycle implements Ode {
    private static final double PERIOD = 0.5; // s
    private static final int TAKEN = 1, ACTIVE = 2, LOST = 3; // in y, after the law's state

    private final MuscleLaw law;
    private final double middle;
    private final double swing;
    private final double least;
    private final FibreState now = new FibreState();

    /** Lengths about the middle [m]; activations from the least one to 0.9. */
    ForcedCycle(MuscleLaw law, double middle, double swing, double least) {
        this.law = law;
        this.middle = middle;
        this.swing = swing;
        this.least = least;
    }

    /**
     * What is left over after a cycle and a half, and what was turned over.
     *
     * @param residual [J]
     * @param turnover what the tendon took up and what the active fibre did, without their signs [J]
     * @param lost     [J]
     */
    record Balance(double residual, double turnover, double lost, long steps) {}

    Balance run(double accuracy) {
        double[] y = new double[LOST + 1];
        y[0] = law.equilibrium(activation(0), length(0), 0);
        at(0, y[0]);
        double before = law.tendonEnergy(now) + law.fibreEnergy(now);
        Stepper stepper = new DormandPrince853(StepOptions.accuracy(accuracy));
        assertEquals(StepStatus.ACCEPTED, stepper.start(this, 0, y));
        double turnover = 0, end = 1.5 * PERIOD;
        double[] last = y.clone();
        while (stepper.time() < end) {
            assertEquals(StepStatus.ACCEPTED, stepper.step(end));
            double[] to = stepper.state();
            turnover += Math.abs(to[TAKEN] - last[TAKEN]) + Math.abs(to[ACTIVE] - last[ACTIVE]);
            last = to.clone();
        }
        at(end, last[0]);
        double stored = law.tendonEnergy(now) + law.fibreEnergy(now) - before;
        return new Balance(
                last[TAKEN] - stored - last[ACTIVE] - last[LOST], turnover, last[LOST], stepper.acceptedSteps());
    }

    private double length(double t) {
        return middle + swing * Math.sin(2 * Math.PI * t / PERIOD);
    }

    private double activation(double t) {
        return least + (0.9 - least) * 0.5 * (1 + Math.sin(2 * Math.PI * t / PERIOD + 1));
    }

    private double at(double t, double state) {
        double rate = swing * 2 * Math.PI / PERIOD * Math.cos(2 * Math.PI * t / PERIOD);
        law.evaluate(activation(t), length(t), rate, state, now);
        return rate;
    }

    @Override
    public StepStatus rates(double t, double[] y, double[] rates) {
        double rate = at(t, y[0]);
        rates[0] = now.stateRate;
        rates[TAKEN] = now.tendonForce * rate;
        rates[ACTIVE] = now.activeForce * now.fibreSpeed;
        rates[LOST] = now.dampingForce * now.fibreSpeed + now.limitPower;
        return StepStatus.ACCEPTED;
    }

    @Override
    public double scale(int component) {
        return component == 0 ? law.architecture().optimalFibreLength() : 1;
    }

    @Override
    public int internalSize() {
        return LOST + 1; // works too: their accuracy is asked for
    }

    @Override
    public void advance(double[] q, double[] increment, double[] out) {
        throw new UnsupportedOperationException("there is no configuration");
    }
}
