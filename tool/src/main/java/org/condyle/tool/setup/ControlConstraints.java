package org.condyle.tool.setup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.analyse.muscle.ComputedMuscleControl;
import org.condyle.foreign.XmlElement;
import org.condyle.io.foreign.ControlCourse;
import org.jspecify.annotations.Nullable;

/**
 * Bounds of controls over time, {@code constraints_file} of a setup: a ControlSet whose controls have {@code default_min} and
 * {@code default_max}, or curves {@code min_nodes} and {@code max_nodes}, straight between nodes and constant outside of them.
 */
public final class ControlConstraints {
    private final Map<String, Bounds> byActuator = new LinkedHashMap<>();

    private record Curve(double[] times, double[] values) {
        double at(double t) {
            int n = times.length, k = 0;
            while (k < n && times[k] < t) {
                k++;
            }
            if (k == 0 || k == n) {
                return values[k == 0 ? 0 : n - 1];
            }
            double part = (t - times[k - 1]) / (times[k] - times[k - 1]);
            return values[k - 1] + part * (values[k] - values[k - 1]);
        }
    }

    private record Bounds(@Nullable Curve least, @Nullable Curve most) {}

    private ControlConstraints() {}

    /** Reads a file. */
    public static ControlConstraints read(Path file) {
        XmlElement set = SetupXml.set(file, "a set of controls", "ControlSet");
        ControlConstraints all = new ControlConstraints();
        for (XmlElement e : SetupXml.objects(set)) {
            if (e.name().startsWith("Control")) {
                String name = ControlCourse.actuator(e.attribute("name", ""));
                if (name.isEmpty()) {
                    throw e.problem("a control needs the name of its actuator");
                }
                all.byActuator.put(name, new Bounds(curve(e, "min"), curve(e, "max")));
            }
        }
        return all;
    }

    private static @Nullable Curve curve(XmlElement e, String which) {
        List<double[]> nodes = new ArrayList<>();
        e.child(which + "_nodes").ifPresent(all -> {
            XmlElement inside = all.child("objects").orElse(all);
            for (XmlElement node : inside.children()) {
                double t = node.number("t", 0);
                if (!nodes.isEmpty() && !(t > nodes.get(nodes.size() - 1)[0])) {
                    throw node.problem("times of nodes must increase, but " + t + " s stands after "
                            + nodes.get(nodes.size() - 1)[0] + " s");
                }
                nodes.add(new double[] {t, node.number("value", 0)});
            }
        });
        if (!nodes.isEmpty()) {
            return new Curve(
                    nodes.stream().mapToDouble(n -> n[0]).toArray(),
                    nodes.stream().mapToDouble(n -> n[1]).toArray());
        }
        return e.child("default_" + which)
                .map(d -> new Curve(new double[] {0}, new double[] {d.number()}))
                .orElse(null);
    }

    /** Actuators that have bounds. */
    public Set<String> actuators() {
        return Set.copyOf(byActuator.keySet());
    }

    /** The bounds for a list of actuators. */
    public ComputedMuscleControl.Limits limits(List<String> actuators) {
        return (i, time, out) -> {
            Bounds b = byActuator.get(actuators.get(i));
            out[0] = b == null || b.least == null ? Double.NaN : b.least.at(time);
            out[1] = b == null || b.most == null ? Double.NaN : b.most.at(time);
        };
    }
}
