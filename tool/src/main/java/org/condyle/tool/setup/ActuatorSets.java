package org.condyle.tool.setup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.condyle.analyse.motion.CoordinateNames;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.Actuators;
import org.condyle.foreign.opensim.Spot;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;

/**
 * Actuators of files beside a model, {@code force_set_files} of a setup: reserves and residuals. They become motors of a model file.
 *
 * @param replace whether they stand in place of all forces of the model
 * @param files   as messages call them
 */
public record ActuatorSets(boolean replace, List<String> files, List<XmlElement> elements) {
    /** Since this version actuators have the direction in which they act on their own body. */
    private static final int TURNED = 10905;

    private static final String REPLACE = "replace_force_set", FILES = "force_set_files";

    /** Those of a setup. */
    public static ActuatorSets of(Setup setup) {
        List<String> files = new ArrayList<>();
        List<XmlElement> elements = new ArrayList<>();
        for (Path file : setup.paths(FILES)) {
            XmlElement root = SetupXml.read(file, "a set of actuators");
            XmlElement set = root.name().matches("ActuatorSet|ForceSet")
                    ? root
                    : root.child("ForceSet")
                            .or(() -> root.child("ActuatorSet"))
                            .orElseThrow(() -> root.problem("there is no ForceSet and no ActuatorSet in this file"));
            files.add(file.toString());
            String version = root.attribute("Version", "");
            boolean old = !root.name().equals("OpenSimDocument")
                    || (version.matches("\\d{1,5}") && Integer.parseInt(version) < TURNED);
            for (XmlElement e : SetupXml.objects(set)) {
                if (!e.name().matches("groups|defaults|objects")
                        && e.flag("appliesForce", !e.flag("isDisabled", false))) {
                    if (old) {
                        turn(e);
                    }
                    elements.add(e);
                }
            }
        }
        boolean replace = setup.flag(REPLACE);
        if (replace && elements.isEmpty()) {
            throw setup.problem(
                    REPLACE,
                    "takes all forces of the model away, but " + FILES + " has no actuator to put in their place");
        }
        return new ActuatorSets(replace, files, elements);
    }

    /**
     * Gives an actuator the form of today. OpenSim takes a file without {@code OpenSimDocument} for one of version 1.5, in which
     * forces and torques had the direction in which they act on the other body.
     */
    private static void turn(XmlElement e) {
        boolean torque = e.name().equals("TorqueActuator") || e.name().equals("Torque");
        if (!torque && !e.name().equals("PointActuator") && !e.name().equals("Force")) {
            return;
        }
        Map<String, String> names = torque
                ? Map.of("body_A", "bodyB", "body_B", "bodyA", "direction_A", "axis")
                : Map.of("body_B", "body", "point_B", "point", "direction_A", "direction");
        names.forEach((before, now) -> e.child(before).ifPresent(c -> e.set(now, c.text())));
        double[] v = e.numbers(torque ? "axis" : "direction", 0, 0, 1);
        e.set(torque ? "axis" : "direction", -v[0] + " " + -v[1] + " " + -v[2]);
        if (!torque) {
            e.set("force_is_global", "true");
        }
    }

    /** Whether the model stays as it is. */
    public boolean isEmpty() {
        return elements.isEmpty();
    }

    /**
     * A mapping {@code forces} to lay over a model.
     *
     * @param coordinates of the model
     * @param namesInUse  of its forces, if they stay; of two forces with one name OpenSim keeps the first, and so do we
     * @param repeated    takes the names that are left out
     */
    public Entry forces(CoordinateNames coordinates, Collection<String> namesInUse, Collection<String> repeated) {
        Draft draft = new Draft(elements.get(0).at());
        Set<String> used = new HashSet<>(namesInUse);
        for (XmlElement e : elements) {
            String name = e.attribute("name", "").strip().replaceAll("[^A-Za-z0-9_ -]", "_");
            if (used.contains(e.name().equals("BodyActuator") ? name + "_0" : name)) {
                repeated.add(name);
                continue;
            }
            Function<String, Spot> bodies = key -> Spot.origin(body(e, key));
            if (e.name().equals("BodyActuator")) {
                for (int i = 0; i < 6; i++) {
                    put(draft, e, name.isEmpty() ? "" : name + "_" + i, used, Actuators.spatial(e, bodies, i));
                }
                continue;
            }
            Draft f = switch (e.name()) {
                case "CoordinateActuator", "GeneralizedForce" -> coordinate(e, coordinates);
                case "TorqueActuator", "Torque" -> force(e, Actuators.torque(e, bodies, false), "N*m");
                case "PointActuator", "Force" -> force(e, Actuators.point(e, bodies, false), "N");
                default ->
                    throw e.problem(e.name()
                            + " cannot be added by a file of actuators; known are CoordinateActuator, TorqueActuator,"
                            + " PointActuator and BodyActuator. Add it to the model itself");
            };
            limits(e, f);
            put(draft, e, name, used, f);
        }
        return draft.entry();
    }

    /** Puts a new force of this name into the model. */
    private void put(Draft draft, XmlElement e, String name, Set<String> used, Draft force) {
        if (name.isEmpty() || !used.add(name)) {
            throw e.problem("an actuator needs a name of its own");
        }
        if (!replace) {
            force.set("reserve", e.at(), "true");
        }
        draft.mapping("forces", e.at()).set(name, force.entry());
    }

    private static Draft coordinate(XmlElement e, CoordinateNames coordinates) {
        String name = last(e.text("coordinate", ""));
        Optional<CoordinateNames.Place> place = coordinates.lookup(name);
        if (place.isEmpty()) {
            List<String> known = coordinates.all().stream()
                    .map(CoordinateNames.Place::ownName)
                    .toList();
            throw e.child("coordinate")
                    .orElse(e)
                    .problem(
                            name.isEmpty()
                                    ? "the coordinate is missing"
                                    : "the model has no coordinate " + Quoted.of(name)
                                            + DidYouMean.hint(name, known, "coordinate"));
        }
        Draft f = new Draft(e.at())
                .set("type", e.at(), "motor")
                .text("on", e.at(), place.get().name());
        return force(e, f, place.get().coordinate().isLength() ? "N" : "N*m");
    }

    private static Draft force(XmlElement e, Draft f, String unit) {
        double force = e.number("optimal_force", 1);
        if (!(force > 0 && force < Double.POSITIVE_INFINITY)) {
            throw e.child("optimal_force").orElse(e).problem("must be above 0 " + unit + ", was " + force);
        }
        return f.set("optimal-force", e.at(), force, unit);
    }

    private static void limits(XmlElement e, Draft f) {
        double least = e.number("min_control", Double.NEGATIVE_INFINITY);
        double most = e.number("max_control", Double.POSITIVE_INFINITY);
        if (!(least <= most)) {
            throw e.problem("min_control, " + least + ", is above max_control, " + most);
        }
        if (Double.isFinite(least)) {
            f.set("least-control", e.at(), least, "");
        }
        if (Double.isFinite(most)) {
            f.set("most-control", e.at(), most, "");
        }
    }

    private static String body(XmlElement e, String key) {
        String name = last(e.text("socket_" + key, e.text(key, "")));
        if (name.isEmpty()) {
            throw e.problem(key + " is missing: the body that it acts on");
        }
        return name;
    }

    /** A name without the path before it. */
    private static String last(String path) {
        return path.substring(path.lastIndexOf('/') + 1).strip();
    }
}
