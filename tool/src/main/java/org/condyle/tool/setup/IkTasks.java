package org.condyle.tool.setup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;

/**
 * What inverse kinematics follows, and how strongly.
 *
 * @param markers     weights of the markers that are followed, by name
 * @param switchedOff markers that the file names and does not follow
 * @param coordinates tasks of coordinates
 * @param at          where they are written
 */
public record IkTasks(
        Map<String, Double> markers, List<String> switchedOff, List<CoordinateTask> coordinates, Position at) {

    /** Where the value comes from that a coordinate is pulled to. */
    public enum ValueType {
        FROM_FILE,
        MANUAL_VALUE,
        DEFAULT_VALUE
    }

    /**
     * A pull on a coordinate.
     *
     * @param weight of the squared difference [1/rad² or 1/m²]
     * @param value  of a manual value, as the file has it: degrees for angles
     */
    public record CoordinateTask(String name, double weight, ValueType type, double value, Position at) {}

    /** The tasks of a setup: below the key, or in the file that it names; empty if the setup has no such key. */
    public static Optional<IkTasks> of(Setup setup, String key) {
        Optional<XmlElement> set = setup.element(key);
        if (set.isEmpty()) {
            return Optional.empty();
        }
        String file = set.get().attribute("file", "").strip();
        if (!set.get().text().isEmpty()) {
            return setup.path(key).map(IkTasks::read);
        }
        if (!file.isEmpty()) {
            return Optional.of(read(setup.file()
                    .folder()
                    .named(
                            set.get().at(),
                            key,
                            file,
                            m -> setup.file().warn(set.get().at(), m))));
        }
        return Optional.of(of(set.get()));
    }

    /** A file with a set of tasks. */
    public static IkTasks read(Path file) {
        return of(SetupXml.set(file, "a set of IK tasks", "IKTaskSet"));
    }

    private static IkTasks of(XmlElement set) {
        Map<String, Double> markers = new LinkedHashMap<>();
        List<String> off = new ArrayList<>();
        List<CoordinateTask> coordinates = new ArrayList<>();
        for (XmlElement task : SetupXml.objects(set)) {
            switch (task.name()) {
                case "IKMarkerTask" -> {
                    String name = task.attribute("name", "").strip();
                    double weight = weight(task);
                    if (task.flag("apply", true) && weight > 0) {
                        markers.put(name, weight);
                    } else {
                        off.add(name);
                    }
                }
                case "IKCoordinateTask" -> {
                    double weight = weight(task);
                    if (task.flag("apply", true) && weight > 0) {
                        coordinates.add(coordinate(task, weight));
                    }
                }
                case "groups", "objects", "defaults" -> {}
                default ->
                    throw task.problem("inverse kinematics has no task of this kind; there are IKMarkerTask and"
                            + " IKCoordinateTask");
            }
        }
        return new IkTasks(markers, off, coordinates, set.at());
    }

    private static double weight(XmlElement task) {
        if (task.attribute("name", "").isBlank()) {
            throw task.problem("a task needs the name of its marker or coordinate");
        }
        double weight = task.number("weight", 1);
        if (!(weight >= 0) || Double.isInfinite(weight)) {
            throw new DocumentException(
                    Code.NEGATIVE,
                    task.at(),
                    task.path() + ": the weight must be a number that is not negative, was " + weight);
        }
        return weight;
    }

    private static CoordinateTask coordinate(XmlElement task, double weight) {
        String type = task.text("value_type", "default_value");
        ValueType found = switch (type) {
            case "from_file" -> ValueType.FROM_FILE;
            case "manual_value" -> ValueType.MANUAL_VALUE;
            case "default_value" -> ValueType.DEFAULT_VALUE;
            default ->
                throw task.problem(
                        "value_type must be from_file, manual_value or default_value, was " + Quoted.of(type));
        };
        double value = task.number("value", 0);
        if (!Double.isFinite(value)) {
            throw task.problem("the value must be a number, was " + value);
        }
        return new CoordinateTask(task.attribute("name", "").strip(), weight, found, value, task.at());
    }
}
