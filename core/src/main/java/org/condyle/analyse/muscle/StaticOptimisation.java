package org.condyle.analyse.muscle;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.dynamics.Mechanism;
import org.condyle.math.Check;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.optimise.OptimumStatus;
import org.condyle.optimise.StaticOptimum;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/**
 * Shares the moments of a motion out among muscles and motors, each instant by itself:
 *
 * <pre>  min Σ wᵢ |cᵢ|^p   with   B c = τ,   least ≤ c ≤ most,   B = R diag(S)  </pre>
 *
 * with R and τ of {@link ActuatorBalance} and the strengths S of the actuators: of muscles the active force along a rigid tendon at
 * full activation, or the largest isometric force; of motors the optimal force. Activations follow controls at once, and tendons
 * do not stretch. Source: R. D. Crowninshield and R. A. Brand, "A physiologically based criterion of muscle force prediction in
 * locomotion", Journal of Biomechanics 14 (1981) 793-801; p = 2 as in OpenSim.
 *
 * <p>Where no controls within their bounds can supply τ, the answer has the smallest missing moments, and the frame says so.
 */
public final class StaticOptimisation {
    private final ActuatorBalance balance;
    private final Options options;
    private final int speeds;
    private final MotionFrame frame;
    private final double[] weights;
    private final double[] low;
    private final double[] high;
    private final double[] costs;
    private final double[] targets;
    private @Nullable StaticOptimum optimum;
    private double[] matrix = {};
    private double[] load = {};

    /**
     * What is asked for.
     *
     * @param power      p, from 1 to 5
     * @param strength   S of a muscle
     * @param passive    whether the tension of passive fibres helps; OpenSim leaves it out
     * @param excluded   actuators that act by their own controls
     * @param weights    w of actuators by name; 1 for all others
     */
    public record Options(
            double power, Strength strength, boolean passive, Set<String> excluded, Map<String, Double> weights) {
        public Options {
            Check.within("power of the activations [-]", power, 1, 5);
            excluded = Set.copyOf(excluded);
            weights = Map.copyOf(weights);
            weights.forEach((name, w) -> Check.positive("weight of '" + name + "' [-]", w));
        }

        /** Squares of the activations, with force-length-velocity, without passive forces. */
        public Options() {
            this(2, Strength.OF_FIBRES, false, Set.of(), Map.of());
        }
    }

    /** Which force a muscle has at activation 1. */
    public enum Strength {
        /** The largest isometric force, whatever the motion. */
        RATED,
        /** It depends on length and speed of the fibres. */
        OF_FIBRES,
        /** The same as the published program of the law has it, to compare with its results. */
        PUBLISHED
    }

    public StaticOptimisation(Mechanism mechanism, Options options) {
        this.options = options;
        balance = new ActuatorBalance(mechanism, options.excluded());
        int n = balance.actuators();
        if (n == 0) {
            throw new ModelException(
                    "the model has no muscle and no motor that could be controlled; add actuators to it");
        }
        speeds = mechanism.model().speeds();
        frame = new MotionFrame(balance, speeds);
        weights = new double[n];
        low = new double[n];
        high = new double[n];
        Arrays.fill(weights, 1);
        options.weights().forEach((name, w) -> weights[index(name)] = w);
        for (int i = 0; i < n; i++) {
            low[i] = balance.actuator(i).leastControl();
            high[i] = balance.actuator(i).mostControl();
        }
        costs = weights.clone();
        targets = new double[n];
    }

    private int index(String name) {
        int i = balance.names().indexOf(name);
        if (i < 0) {
            throw new ModelException(
                    "the model has no actuator '" + name + "'" + DidYouMean.hint(name, balance.names()), name);
        }
        return i;
    }

    /** Names of the actuators, in the order of all arrays. */
    public List<String> actuators() {
        return balance.names();
    }

    public ActuatorBalance balance() {
        return balance;
    }

    /** Changes the bounds of a control. */
    public void bounds(String actuator, double least, double most) {
        if (!(least <= most)) {
            throw new ModelException(
                    "the least control of '" + actuator + "', " + least + ", is above the largest, " + most, actuator);
        }
        int i = index(actuator);
        low[i] = least;
        high[i] = most;
        optimum = null;
    }

    /**
     * Draws a control towards a measured value, from the next instant on: its cost is w |c - target|^p.
     *
     * @param weight how strongly, beside the 1 of a control that is not measured; NaN as target lets it go
     */
    public void follow(int actuator, double target, double weight) {
        boolean measured = Double.isFinite(target);
        targets[actuator] = measured ? target : 0;
        costs[actuator] = measured ? Check.positive("weight of a measured activation [-]", weight) : weights[actuator];
    }

    /** Finds the controls of an instant; the frame is valid until the next one is asked for. */
    public MotionFrame solve(State s, double[] acceleration) {
        equations(s, acceleration, frame);
        StaticOptimum optimum = optimum(balance.rows());
        OptimumStatus status = optimum.weights(costs).targets(targets).solve(matrix, load, frame.controls);
        frame.end(status, optimum.optimality().worst(), low, high);
        return frame;
    }

    /** The equations of an instant in a frame of its own, with strengths and loads but no controls yet. */
    MotionFrame equations(State s, double[] acceleration) {
        MotionFrame own = new MotionFrame(balance, speeds);
        equations(s, acceleration, own);
        needRows(balance.rows());
        return own;
    }

    private void equations(State s, double[] acceleration, MotionFrame frame) {
        balance.update(s, acceleration);
        int n = balance.actuators(), rows = balance.rows();
        if (load.length != rows) {
            load = new double[rows];
            matrix = new double[rows * n];
            optimum = null;
        }
        frame.begin(s.time, balance);
        for (int i = 0; i < n; i++) {
            Actuator a = balance.actuator(i);
            frame.strengths[i] = switch (options.strength()) {
                case RATED -> balance.ratedStrength(i);
                case OF_FIBRES -> balance.strength(i);
                case PUBLISHED -> balance.publishedStrength(i);
            };
            if (!(frame.strengths[i] >= 0)) {
                throw new ModelException(
                        "actuator '" + balance.names().get(i) + "' has no strength at t = " + s.time + " s",
                        balance.names().get(i));
            }
            frame.passive[i] = options.passive() ? a.passiveExertion(s, balance.instant().workspace.motion) : 0;
        }
        for (int j = 0; j < rows; j++) {
            load[j] = balance.load(j);
            for (int i = 0; i < n; i++) {
                matrix[j * n + i] = balance.arm(j, i) * frame.strengths[i];
                load[j] -= balance.arm(j, i) * frame.passive[i];
            }
        }
    }

    private static void needRows(int rows) {
        if (rows == 0) {
            throw new ModelException(
                    "all coordinates of the model are locked or prescribed: no actuator has anything to do");
        }
    }

    private StaticOptimum optimum(int rows) {
        if (optimum == null) {
            needRows(rows);
            optimum = new StaticOptimum(rows, balance.actuators())
                    .bounds(low, high)
                    .power(options.power());
        }
        return optimum;
    }

    Options options() {
        return options;
    }

    /** B of the last instant; overwritten by the next. */
    double[] matrix() {
        return matrix;
    }

    /** τ without passive efforts of the last instant; overwritten by the next. */
    double[] load() {
        return load;
    }

    /** w of the next instant. */
    double[] costs() {
        return costs;
    }

    /** c* of the next instant. */
    double[] targets() {
        return targets;
    }

    double[] low() {
        return low;
    }

    double[] high() {
        return high;
    }
}
