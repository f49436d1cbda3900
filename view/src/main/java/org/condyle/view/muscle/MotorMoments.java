package org.condyle.view.muscle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.Instant;
import org.condyle.dynamics.Dynamics;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Model;
import org.condyle.muscle.Muscle;
import org.condyle.view.muscle.MuscleHistory.Motor;

/** Moments of the actuators that are no muscles: generalised force of a unit effort times the effort. */
final class MotorMoments {
    private final Instant instant;
    private final List<Place> places;
    private final List<Actuator> actuators = new ArrayList<>();
    private final List<Motor> motors = new ArrayList<>();
    private final Forces scratch;
    private final double[] unit;

    MotorMoments(Instant instant, List<Place> places, int times) {
        this.instant = instant;
        this.places = places;
        Model model = instant.mechanism().model();
        scratch = new Forces(model.bodies().size(), model.speeds());
        unit = new double[model.speeds()];
        int element = 0;
        for (Map.Entry<String, ForceElement> force : model.forces().entrySet()) {
            if (force.getValue() instanceof Actuator a && !(a instanceof Muscle)) {
                actuators.add((Actuator) instant.workspace.element(element));
                motors.add(new Motor(force.getKey(), a.isReserve(), new double[places.size()][times]));
            }
            element++;
        }
    }

    /** Reads the instant. */
    void read(int at) {
        for (int i = 0; i < motors.size(); i++) {
            Actuator a = actuators.get(i);
            Dynamics.unitForce(a, scratch, instant.state(), instant.workspace, unit);
            double effort = a.exertion(instant.state(), instant.workspace.motion);
            for (int c = 0; c < places.size(); c++) {
                motors.get(i).moments()[c][at] =
                        places.get(c).hasSpeed() ? effort * unit[places.get(c).v()] : 0;
            }
        }
    }

    List<Motor> all() {
        return motors;
    }
}
