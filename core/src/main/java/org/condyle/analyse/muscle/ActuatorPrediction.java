package org.condyle.analyse.muscle;

import org.condyle.integrate.Ode;
import org.condyle.integrate.RosenbrockW3;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.StepStatus;
import org.condyle.mechanics.Lagging;
import org.condyle.mechanics.ModelException;

/**
 * What actuators with states of their own will do while the model follows a course that is known: their states alone are integrated,
 * each actuator with a constant control. Value and rate of their measures are given at nodes of equal distance and follow cubic
 * polynomials between them.
 */
final class ActuatorPrediction implements Ode {
    private static final double ACCURACY = 1e-6;
    private static final double STEP_OF_SLOPES = 1e-7; // of the size of a state

    private final Lagging[] actuators;
    private final int[] at; // of the states of each actuator
    private final int size;
    private final double[][] own;
    private final double[][] ownRates;
    private final double[] rates; // of the last evaluation, for slopes
    private final double[][] value;
    private final double[][] rate;
    private final double[] controls;
    private final double[] y;
    private final double[] now = new double[2]; // value and rate of a measure
    private double from;
    private double spacing;
    private double evaluatedAt;
    private int nodes;

    /** @param mostNodes of a course */
    ActuatorPrediction(Lagging[] actuators, int mostNodes) {
        this.actuators = actuators.clone();
        int n = actuators.length, count = 0, most = 0;
        at = new int[n];
        own = new double[n][];
        for (int i = 0; i < n; i++) {
            at[i] = count;
            int states = actuators[i].internals().count();
            own[i] = new double[states];
            count += states;
            most = Math.max(most, states);
        }
        size = count;
        ownRates = new double[2][most];
        rates = new double[size];
        value = new double[mostNodes][n];
        rate = new double[mostNodes][n];
        controls = new double[n];
        y = new double[size];
    }

    /** Begins a new course. */
    void course(double start, double end, int count) {
        from = start;
        nodes = count;
        spacing = (end - start) / (count - 1);
    }

    int nodes() {
        return nodes;
    }

    double nodeTime(int node) {
        return from + node * spacing;
    }

    /** Value and rate of the measure of an actuator at a node. */
    void node(int node, int actuator, double x, double speed) {
        value[node][actuator] = x;
        rate[node][actuator] = speed;
    }

    /** A course that stands still at the first node of the present one, for a time [s]. */
    void hold(double seconds) {
        nodes = 2;
        spacing = seconds;
        for (int i = 0; i < actuators.length; i++) {
            rate[0][i] = 0;
            node(1, i, value[0][i], 0);
        }
    }

    /**
     * Goes through the whole course.
     *
     * @param z      own states of all actuators, one after the other: those of the end are written over those of the beginning
     * @param driven control of each actuator
     */
    void run(double[] z, double[] driven) {
        if (size == 0) {
            return;
        }
        System.arraycopy(driven, 0, controls, 0, controls.length);
        System.arraycopy(z, 0, y, 0, size);
        double end = nodeTime(nodes - 1);
        RosenbrockW3 stepper = new RosenbrockW3(StepOptions.accuracy(ACCURACY));
        StepStatus status = stepper.start(this, from, y);
        while (status == StepStatus.ACCEPTED && stepper.time() < end) {
            status = stepper.step(end);
        }
        if (status != StepStatus.ACCEPTED) {
            throw new ModelException("states of muscles cannot be foreseen from t = " + (float) from
                    + " s: the step failed at " + (float) stepper.time() + " s (" + status + ")");
        }
        System.arraycopy(stepper.state(), 0, z, 0, size);
    }

    /** What an actuator exerts at the end of the course with given own states of all [N or N·m]. */
    double exertionAtEnd(int actuator, double control, double[] z) {
        System.arraycopy(z, at[actuator], own[actuator], 0, own[actuator].length);
        return actuators[actuator].ownExertion(
                control, value[nodes - 1][actuator], rate[nodes - 1][actuator], own[actuator]);
    }

    /** Puts all own states to rest at the first node. */
    void rest(double[] driven, double[] z) {
        for (int i = 0; i < actuators.length; i++) {
            actuators[i].rest(driven[i], value[0][i], own[i]);
            System.arraycopy(own[i], 0, z, at[i], own[i].length);
        }
    }

    @Override
    public int internalSize() {
        return size;
    }

    @Override
    public double scale(int component) {
        int i = actuators.length - 1;
        while (at[i] > component) {
            i--;
        }
        return actuators[i].internals().states().get(component - at[i]).scale();
    }

    @Override
    public StepStatus rates(double t, double[] z, double[] out) {
        evaluatedAt = t;
        double sum = 0;
        for (int i = 0; i < actuators.length; i++) {
            if (own[i].length > 0) {
                along(i, t);
                System.arraycopy(z, at[i], own[i], 0, own[i].length);
                actuators[i].ownRates(controls[i], now[0], now[1], own[i], ownRates[0]);
                System.arraycopy(ownRates[0], 0, out, at[i], own[i].length);
            }
        }
        for (int k = 0; k < size; k++) {
            sum += out[k] - out[k]; // NaN and infinity leave NaN
        }
        System.arraycopy(out, 0, rates, 0, size);
        return sum == 0 ? StepStatus.ACCEPTED : StepStatus.NOT_FINITE;
    }

    @Override
    public void internalSlopes(double[] z, double[] slopes) {
        for (int i = 0; i < actuators.length; i++) {
            along(i, evaluatedAt);
            for (int k = 0; k < own[i].length; k++) {
                System.arraycopy(z, at[i], own[i], 0, own[i].length);
                double x = own[i][k];
                own[i][k] = x
                        + STEP_OF_SLOPES
                                * (actuators[i].internals().states().get(k).scale() + Math.abs(x));
                actuators[i].ownRates(controls[i], now[0], now[1], own[i], ownRates[1]);
                slopes[at[i] + k] = (ownRates[1][k] - rates[at[i] + k]) / (own[i][k] - x);
            }
        }
    }

    /** Cubic between nodes. */
    private void along(int actuator, double t) {
        int k = Math.max(0, Math.min(nodes - 2, (int) ((t - from) / spacing)));
        double h = spacing, x = (t - nodeTime(k)) / h;
        double a = value[k][actuator], b = value[k + 1][actuator];
        double da = h * rate[k][actuator], db = h * rate[k + 1][actuator];
        double c2 = 3 * (b - a) - 2 * da - db, c3 = 2 * (a - b) + da + db;
        now[0] = a + x * (da + x * (c2 + x * c3));
        now[1] = (da + x * (2 * c2 + 3 * x * c3)) / h;
    }
}
