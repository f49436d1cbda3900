package org.condyle.foreign.opensim.scale;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlNumbers;
import org.jspecify.annotations.Nullable;

/**
 * Lengths that belong to a path grow as the path does in the default pose, L_new/L_old: optimal fibre and slack lengths of muscles,
 * slack and resting lengths of ligaments and path springs. Strengths and stiffnesses stay.
 */
public final class PathScaling {
    private static final List<String> LENGTHS =
            List.of("optimal_fiber_length", "tendon_slack_length", "resting_length", "slack_length");
    /** Of a muscle that does not say them and has no defaults in the file [m]. */
    private static final Map<String, Double> OF_THE_CLASS =
            Map.of("optimal_fiber_length", 0.1, "tendon_slack_length", 0.2);

    private static final Set<String> NO_FORCES = Set.of("defaults", "ControllerSet", "ProbeSet");

    private PathScaling() {}

    /**
     * Scales the lengths of every force that has a path.
     *
     * @param before lengths in the default pose before, by the name of the force [m]
     * @param after  the same in the scaled model
     */
    public static void scale(XmlElement model, Map<String, Double> before, Map<String, Double> after) {
        walk(model, model, before, after);
    }

    private static void walk(XmlElement e, XmlElement model, Map<String, Double> before, Map<String, Double> after) {
        String name = e.attribute("name", "");
        Double old = before.get(name), now = after.get(name);
        if (old != null && now != null && hasPath(e)) {
            double ratio = now / old;
            LENGTHS.forEach(key -> length(e, key, ratio, model));
        }
        for (XmlElement c : e.children()) {
            if (!NO_FORCES.contains(c.name())) {
                walk(c, model, before, after);
            }
        }
    }

    /** Muscles before version 2 had their points without a path around them. */
    static boolean hasPath(XmlElement e) {
        return e.child("GeometryPath").isPresent()
                || e.find("path", "GeometryPath").isPresent()
                || e.child("MusclePointSet").isPresent();
    }

    private static void length(XmlElement e, String key, double ratio, XmlElement model) {
        boolean muscle = e.name().contains("Muscle") && OF_THE_CLASS.containsKey(key);
        if (e.child(key).isPresent() || !muscle || ratio == 1) {
            Scaled.number(e, key, ratio);
            return;
        }
        Optional<XmlElement> defaults = model.child("defaults").flatMap(d -> d.child(e.name()));
        @Nullable Double ofClass = OF_THE_CLASS.get(key);
        double value = defaults.map(d -> d.number(key, Double.NaN))
                .filter(x -> !x.isNaN())
                .orElse(ofClass == null ? 0 : ofClass);
        e.set(key, XmlNumbers.of(value * ratio));
    }
}
