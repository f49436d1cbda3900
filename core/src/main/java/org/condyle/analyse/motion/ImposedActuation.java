package org.condyle.analyse.motion;

import java.util.Arrays;
import org.condyle.math.Check;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/**
 * An actuator whose force is known over time, such as the tension that static optimisation has found for a muscle; what it would
 * compute from its states does not matter. Linear between the times, constant outside of them. For analyses of one thread.
 */
final class ImposedActuation implements ForceElement.Prescribed {
    private final Actuator actuator;
    private final double[] times;
    private final double[] values;
    private final Forces unit;

    /**
     * @param actuator that pushes, of the thread that asks
     * @param times    increasing [s]
     * @param values   force at each time [N or N·m]
     */
    ImposedActuation(Actuator actuator, double[] times, double[] values, int bodies, int speeds) {
        if (times.length == 0 || times.length != values.length) {
            throw new IllegalArgumentException(
                    "a known force needs one value for each time, has " + values.length + " for " + times.length);
        }
        for (int i = 0; i < times.length; i++) {
            Check.finite("known force of an actuator [N or N*m]", values[i]);
        }
        this.actuator = actuator;
        this.times = times;
        this.values = values;
        unit = new Forces(bodies, speeds);
    }

    /** Force at a time [N or N·m]. */
    double at(double time) {
        int i = Arrays.binarySearch(times, time);
        if (i >= 0) {
            return values[i];
        }
        int after = -i - 1;
        if (after == 0 || after == times.length) {
            return values[after == 0 ? 0 : after - 1];
        }
        double part = (time - times[after - 1]) / (times[after] - times[after - 1]);
        return values[after - 1] + part * (values[after] - values[after - 1]);
    }

    @Override
    public void addForces(State state, Motion motion, Forces forces) {
        double force = at(state.time);
        unit.clear();
        actuator.pushUnit(state, motion, unit);
        forces.add(unit, force);
    }

    @Override
    public double suppliedPower(State state, Motion motion) {
        unit.clear();
        actuator.pushUnit(state, motion, unit);
        return at(state.time) * unit.power(state, motion);
    }
}
