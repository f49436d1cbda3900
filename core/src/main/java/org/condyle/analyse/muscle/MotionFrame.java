package org.condyle.analyse.muscle;

import java.util.Arrays;
import org.condyle.optimise.OptimumStatus;

/**
 * What the actuators do at an instant of a motion. Arrays of actuators are in the order of {@link StaticOptimisation#actuators}, arrays of
 * generalised velocities in that of the model, with zeros for velocities that others determine. To read, not to write.
 */
public final class MotionFrame {
    /** Controls; of muscles they are the activations. */
    public final double[] controls;
    /** Strengths S [N or N·m]. */
    public final double[] strengths;
    /** Efforts that are there without control [N or N·m]; zero unless they were asked for. */
    public final double[] passive;
    /** Efforts c S with what is there without control [N or N·m]. */
    public final double[] efforts;
    /** τ, what the motion takes [N or N·m]. */
    public final double[] loads;
    /** Part of τ that is missing [N or N·m]; rounding where the motion can be made. */
    public final double[] missing;
    /** Part of τ that reserves supply [N or N·m]. */
    public final double[] reserves;
    /** Whether an actuator that is no reserve acts along a velocity. */
    public final boolean[] driven;
    /** Controls at a bound: -1 for the least, 1 for the largest, 0 for none. */
    public final int[] sides;

    private final boolean[] free;
    private final boolean[] reserve;
    private int[] speedOf = {}; // of each equation
    private double[] arms = {}; // R, one equation after the other
    private double time;
    private OptimumStatus status = OptimumStatus.NOT_CONVERGED;
    private double optimality;

    MotionFrame(ActuatorBalance balance, int speeds) {
        int actuators = balance.actuators();
        reserve = new boolean[actuators];
        for (int i = 0; i < actuators; i++) {
            reserve[i] = balance.isReserve(i);
        }
        controls = new double[actuators];
        strengths = new double[actuators];
        passive = new double[actuators];
        efforts = new double[actuators];
        sides = new int[actuators];
        loads = new double[speeds];
        missing = new double[speeds];
        reserves = new double[speeds];
        driven = new boolean[speeds];
        free = new boolean[speeds];
    }

    /** [s]. */
    public double time() {
        return time;
    }

    /** Whether the controls are the best, or the motion is out of reach, or no answer was found. */
    public OptimumStatus status() {
        return status;
    }

    /** Largest violation of the conditions of an optimum, relative. */
    public double optimality() {
        return optimality;
    }

    /** Whether a generalised velocity is free at the instant: not locked, prescribed or moved by another. */
    public boolean isFree(int speed) {
        return free[speed];
    }

    /** Generalised force of a unit effort of an actuator. */
    double arm(int row, int actuator) {
        return arms[row * controls.length + actuator];
    }

    void begin(double now, ActuatorBalance balance) {
        time = now;
        Arrays.fill(loads, 0);
        Arrays.fill(free, false);
        int n = controls.length, rows = balance.rows();
        if (speedOf.length != rows) {
            speedOf = new int[rows];
            arms = new double[rows * n];
        }
        for (int j = 0; j < rows; j++) {
            speedOf[j] = balance.speed(j);
            loads[speedOf[j]] = balance.load(j);
            free[speedOf[j]] = true;
            for (int i = 0; i < n; i++) {
                arms[j * n + i] = balance.arm(j, i);
            }
        }
    }

    /** The controls are there: what follows from them. */
    void end(OptimumStatus found, double violation, double[] low, double[] high) {
        status = found;
        optimality = violation;
        Arrays.fill(missing, 0);
        Arrays.fill(reserves, 0);
        Arrays.fill(driven, false);
        double[] longest = new double[controls.length];
        for (int i = 0; i < controls.length; i++) {
            for (int j = 0; j < speedOf.length; j++) {
                longest[i] = Math.max(longest[i], Math.abs(arm(j, i)));
            }
            efforts[i] = controls[i] * strengths[i] + passive[i];
            sides[i] = controls[i] <= low[i] ? -1 : controls[i] >= high[i] ? 1 : 0;
        }
        for (int j = 0; j < speedOf.length; j++) {
            int k = speedOf[j];
            double sum = loads[k];
            for (int i = 0; i < controls.length; i++) {
                double part = arm(j, i) * efforts[i];
                sum -= part;
                if (reserve[i]) {
                    reserves[k] += part;
                } else {
                    driven[k] |= ReserveShares.acts(arm(j, i), longest[i]);
                }
            }
            missing[k] = sum;
        }
    }
}
