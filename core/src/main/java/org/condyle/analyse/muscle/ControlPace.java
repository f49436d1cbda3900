package org.condyle.analyse.muscle;

import java.util.List;

/**
 * How fast the controls of a motion change, and what they cost. Rates are those of muscles, whose activations cannot jump; of a model
 * without muscles those of its motors.
 */
public final class ControlPace {
    private final List<String> names;
    private final boolean[] counted;
    private final boolean muscles;
    private double[] last = {};
    private double lastCost;
    private double lastTime;
    private double largest;
    private int fastest = -1;
    private double fastestAt = Double.NaN;
    private double squares; // ∫ Σ ċ² dt
    private double duration;
    private double effort;

    ControlPace(ActuatorBalance balance) {
        names = balance.names();
        counted = new boolean[names.size()];
        boolean some = false;
        for (int i = 0; i < counted.length; i++) {
            some |= balance.isMuscle(i);
        }
        muscles = some;
        for (int i = 0; i < counted.length; i++) {
            counted[i] = !muscles || balance.isMuscle(i);
        }
    }

    /** Takes the next instant. */
    void add(double time, double[] c, double[] weights, double[] targets) {
        double cost = 0;
        for (int i = 0; i < c.length; i++) {
            cost += weights[i] * (c[i] - targets[i]) * (c[i] - targets[i]);
            if (last.length > 0 && counted[i]) {
                double rate = Math.abs(c[i] - last[i]) / (time - lastTime);
                squares += rate * rate * (time - lastTime);
                if (rate > largest) {
                    largest = rate;
                    fastest = i;
                    fastestAt = 0.5 * (time + lastTime);
                }
            }
        }
        if (last.length > 0) {
            effort += 0.5 * (cost + lastCost) * (time - lastTime);
            duration += time - lastTime;
        }
        last = c.clone();
        lastCost = cost;
        lastTime = time;
    }

    /** Whether rates are those of muscles. */
    public boolean ofMuscles() {
        return muscles;
    }

    /** Largest rate of a control between two instants [1/s]. */
    public double largestRate() {
        return largest;
    }

    /** Root mean square of the rates over time and controls [1/s]: what smoothness lowers. */
    public double rmsRate() {
        long count = 0;
        for (boolean one : counted) {
            count += one ? 1 : 0;
        }
        return duration > 0 ? Math.sqrt(squares / (duration * count)) : 0;
    }

    /** The actuator that has the largest rate; empty if nothing changes. */
    public String fastest() {
        return fastest < 0 ? "" : names.get(fastest);
    }

    /** When it has it, in the middle between the two instants [s]. */
    public double fastestAt() {
        return fastestAt;
    }

    /** ∫ Σ w (c - c*)² dt of all actuators [s]. */
    public double effort() {
        return effort;
    }
}
