package org.condyle.analyse.motion;

import java.util.ArrayList;
import java.util.List;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.AlongMeasure;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;

/**
 * What the actuators of a model do at an instant: force, speed and power, as OpenSim's Actuation analysis has them. The speed of a
 * muscle or another actuator along a line is its lengthening speed, so that its power is -force·speed; that of all others is the speed
 * of what they push, and their power is force·speed. Power that is given to the bodies is positive.
 */
public final class ActuatorReport {
    private final Instant instant;
    private final List<String> names = new ArrayList<>();
    private final List<Actuator> actuators = new ArrayList<>();
    private final List<Boolean> lines = new ArrayList<>();
    private final Forces unit;

    public ActuatorReport(Instant instant) {
        this.instant = instant;
        List<String> all = instant.mechanism().forceNames();
        for (int i = 0; i < all.size(); i++) {
            ForceElement e = instant.workspace.element(i);
            if (e instanceof Actuator a) {
                names.add(all.get(i));
                actuators.add(a);
                lines.add(e instanceof AlongMeasure along && along.measure().isLine());
            }
        }
        unit = new Forces(
                instant.mechanism().model().bodies().size(),
                instant.mechanism().model().speeds());
    }

    public List<String> actuators() {
        return List.copyOf(names);
    }

    /** Whether it acts along a line between points, as muscles do. */
    public boolean isLine(int actuator) {
        return lines.get(actuator);
    }

    /** Tension, force or torque [N or N·m]. */
    public double force(int actuator) {
        return actuators.get(actuator).exertion(instant.state(), instant.workspace.motion);
    }

    /** [m/s or rad/s]. */
    public double speed(int actuator) {
        double pushed = pushedSpeed(actuator);
        return lines.get(actuator) ? -pushed : pushed;
    }

    /** [W]. */
    public double power(int actuator) {
        return force(actuator) * pushedSpeed(actuator);
    }

    /** Power of a push of one. */
    private double pushedSpeed(int actuator) {
        Motion motion = instant.workspace.motion;
        unit.clear();
        actuators.get(actuator).pushUnit(instant.state(), motion, unit);
        return unit.power(instant.state(), motion);
    }
}
