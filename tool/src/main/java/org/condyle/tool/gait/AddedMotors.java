package org.condyle.tool.gait;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.muscle.ActuatorBalance;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlText;
import org.condyle.io.document.Position;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.State;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.motion.RootResiduals;
import org.condyle.tool.motion.ToolModel;

/**
 * Motors that a measured motion needs beside the muscles, as a set of forces that OpenSim reads: residuals at a free root, where
 * nothing acts in nature; motors on coordinates that no actuator of the model can move; reserves on all free coordinates, if asked for.
 */
public final class AddedMotors {
    /** Optimal force of a motor without which nothing acts [N or N·m]; of these only their effort counts. */
    private static final double SOLE = 100;

    private static final double NO_ARM = 1e-9; // [m], or a part of a unit torque

    private final ToolModel model;
    private final XmlElement document = new XmlElement("OpenSimDocument", Position.in("reserves"), null);
    private final XmlElement objects;
    private final List<String> remarks = new ArrayList<>();
    private final Set<Integer> added = new LinkedHashSet<>();
    private final Set<Integer> free = new LinkedHashSet<>();
    private final Set<Integer> moved = new LinkedHashSet<>(); // by actuators that are there already

    private AddedMotors(ToolModel model) {
        this.model = model;
        document.put("Version", "40000");
        XmlElement set = document.add("ForceSet");
        set.put("name", "reserves and residuals");
        objects = set.add("objects");
        set.add("groups");
    }

    /**
     * All that is needed.
     *
     * @param reserves optimal force of a reserve on every free coordinate; 0 for none
     * @param poses    in which actuators are asked for their moment arms
     */
    public static AddedMotors of(ToolModel model, double reserves, List<State> poses) {
        AddedMotors m = new AddedMotors(model);
        m.findMoved(poses);
        m.residuals();
        m.alone();
        if (reserves > 0) {
            m.reserves(reserves);
        }
        return m;
    }

    /** Residuals at a free root that nothing holds, and a reserve on every other free coordinate. */
    public static AddedMotors reserves(ToolModel model, double strength) {
        AddedMotors m = new AddedMotors(model);
        m.findMoved(List.of(model.initial()));
        m.residuals();
        m.reserves(strength);
        return m;
    }

    private void findMoved(List<State> poses) {
        ActuatorBalance balance = new ActuatorBalance(model.mechanism(), Set.of());
        for (State s : poses) {
            balance.update(s, new double[model.model().speeds()]);
            for (int row = 0; row < balance.rows(); row++) {
                free.add(balance.speed(row));
                for (int i = 0; i < balance.actuators(); i++) {
                    if (Math.abs(balance.arm(row, i)) > NO_ARM) {
                        moved.add(balance.speed(row));
                    }
                }
            }
        }
    }

    private void residuals() {
        List<String> names = new ArrayList<>();
        for (Joint root : RootResiduals.freeRoots(model)) {
            boolean named = true, held = true;
            for (int k = 0; k < root.mobility().speeds().length; k++) {
                named &= place(root.vAt() + k).isPresent();
                held &= moved.contains(root.vAt() + k);
            }
            if (held) {
                continue; // by actuators of the model, or of a file
            }
            for (int k = 0; k < root.mobility().speeds().length; k++) {
                if (named) {
                    place(root.vAt() + k).ifPresent(p -> names.add(motor("residual_", p, SOLE)));
                }
                added.add(root.vAt() + k);
            }
            if (!named) { // a joint with quaternions has no coordinates that a motor could act along
                XmlElement e = objects.add("BodyActuator");
                String body = model.model().bodies().get(root.child()).name();
                e.put("name", "residual_" + body);
                e.set("body", body);
                e.set("spatial_force_is_global", "true");
                names.add("residual_" + body);
            }
        }
        if (!names.isEmpty()) {
            remarks.add("residual motors hold the free root, because nothing else acts there: "
                    + MotionFile.listed(names) + "; their size shows how well motion and forces fit");
        }
    }

    /** Coordinates that no actuator moves in any of the poses; of a model without actuators that is none to be told. */
    private void alone() {
        List<String> names = new ArrayList<>();
        if (!moved.isEmpty()) {
            for (int speed : free) {
                if (!moved.contains(speed) && added.add(speed)) {
                    place(speed).ifPresent(p -> names.add(motor("motor_", p, SOLE)));
                }
            }
        }
        if (!names.isEmpty()) {
            remarks.add("no muscle of the model moves these coordinates, so that a motor makes all of their moment: "
                    + MotionFile.listed(names));
        }
    }

    private void reserves(double strength) {
        List<String> names = new ArrayList<>();
        for (int speed : ActuatorBalance.freeSpeeds(model.mechanism(), model.initial())) {
            if (added.add(speed)) {
                place(speed).ifPresent(p -> names.add(motor("reserve_", p, strength)));
            }
        }
        remarks.add(String.format(
                Locale.ROOT,
                "reserve motors of %s N*m (N along lengths) help on %d coordinates",
                Double.toString(strength).replaceAll("\\.0$", ""),
                names.size()));
    }

    private Optional<Place> place(int speed) {
        return model.labels().moving().stream().filter(p -> p.v() == speed).findFirst();
    }

    private String motor(String kind, Place p, double strength) {
        String label = model.labels().label(p), name = kind + label.replaceAll("[^A-Za-z0-9_-]", "_");
        XmlElement e = objects.add("CoordinateActuator");
        e.put("name", name);
        e.set("coordinate", label.equals(p.ownName()) ? label : p.name());
        e.set("optimal_force", Double.toString(strength));
        return name;
    }

    public boolean isEmpty() {
        return objects.children().isEmpty();
    }

    /** A file that {@code force_set_files} can name. */
    public String xml() {
        return XmlText.of(document);
    }

    /** What was added and why. */
    public List<String> remarks() {
        return List.copyOf(remarks);
    }
}
