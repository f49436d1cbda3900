package org.condyle.analyse.motion;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.text.DidYouMean;

/**
 * What inverse kinematics follows: markers and coordinates, each with a weight. A task of weight 0 is not followed, but its error
 * is not reported either.
 */
public final class TrackingTasks {
    private final List<Marker> markers = new ArrayList<>();
    private final List<Coordinate> coordinates = new ArrayList<>();

    /** A marker of the model that follows a measured one. */
    public record Marker(String name, double weight) {}

    /** A coordinate that follows a value [1/rad² or 1/m² against the mean square of the markers in m²]. */
    public record Coordinate(String name, double weight) {}

    public TrackingTasks marker(String name, double weight) {
        markers.add(new Marker(name, weight));
        return this;
    }

    public TrackingTasks coordinate(String name, double weight) {
        coordinates.add(new Coordinate(name, weight));
        return this;
    }

    public List<Marker> markers() {
        return List.copyOf(markers);
    }

    public List<Coordinate> coordinates() {
        return List.copyOf(coordinates);
    }

    /** Points of the markers in the model; all that is wrong with the tasks is said here. */
    List<Landmark> resolve(Model model) {
        List<Landmark> points = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Marker m : markers) {
            Landmark point = model.markers().get(m.name);
            if (point == null) {
                throw new ModelException(
                        "the model has no marker '" + m.name + "'"
                                + DidYouMean.hint(m.name, model.markers().keySet(), "marker"),
                        m.name);
            }
            check("marker", m.name, m.weight, names);
            points.add(point);
        }
        names.clear();
        coordinates.forEach(c -> check("coordinate", c.name, c.weight, names));
        boolean any = markers.stream().anyMatch(m -> m.weight > 0)
                || coordinates.stream().anyMatch(c -> c.weight > 0);
        if (!any) {
            throw new ModelException(
                    markers.isEmpty() && coordinates.isEmpty()
                            ? "inverse kinematics has nothing to follow; give it markers or coordinates with weights"
                            : "all weights of inverse kinematics are 0; give at least one marker a weight above 0");
        }
        return points;
    }

    private static void check(String what, String name, double weight, Set<String> names) {
        if (!(weight >= 0) || Double.isInfinite(weight)) {
            throw new ModelException(
                    "weight of " + what + " '" + name + "' must be 0 or above and finite, was " + weight, name);
        }
        if (!names.add(name)) {
            throw new ModelException(what + " '" + name + "' has two tasks; leave one out", name);
        }
    }
}
