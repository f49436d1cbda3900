package org.condyle.tool.motion;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.analyse.motion.CoordinateNames;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;

/**
 * The words by which tables call coordinates. OpenSim writes the plain name of a coordinate, {@code knee_angle_r}; where several
 * joints of a model have coordinates of one name, the joint stands before it, {@code knee_r_angle}. Tables of states write
 * {@code /jointset/knee_r/knee_angle_r/value} and {@code /speed}, older ones {@code knee_angle_r} and {@code knee_angle_r_u}.
 */
public final class CoordinateLabels {
    private final CoordinateNames names;
    private final List<Place> all;
    private final Map<String, Place> byLabel = new LinkedHashMap<>();
    private final Map<Place, String> labels = new HashMap<>();

    public CoordinateLabels(Model model) {
        names = new CoordinateNames(model);
        all = names.all();
        for (Place p : all) {
            boolean own = names.lookup(p.ownName()).isPresent();
            String label = own ? p.ownName() : p.joint().name() + "_" + p.ownName();
            labels.put(p, label);
            byLabel.put(label, p);
        }
    }

    /** All coordinates in the order of the model. */
    public List<Place> all() {
        return all;
    }

    /** All to which a speed belongs; components of quaternions have none. */
    public List<Place> moving() {
        return all.stream().filter(Place::hasSpeed).toList();
    }

    public String label(Place p) {
        return String.valueOf(labels.get(p));
    }

    public List<String> labels() {
        return List.copyOf(byLabel.keySet());
    }

    /** {@code /jointset/knee_r/knee_angle_r}. */
    public static String path(Place p) {
        return "/jointset/" + p.joint().name() + "/" + p.ownName();
    }

    /** The coordinate that a column of values is of. */
    public Optional<Place> value(String column) {
        return column.endsWith("/value") ? byPath(column, "/value") : plain(column);
    }

    /** The coordinate that a column of speeds is of. */
    public Optional<Place> speed(String column) {
        if (column.endsWith("/speed")) {
            return byPath(column, "/speed");
        }
        return column.endsWith("_u") && plain(column).isEmpty()
                ? plain(column.substring(0, column.length() - 2))
                : Optional.empty();
    }

    private Optional<Place> plain(String name) {
        Place labelled = byLabel.get(name);
        return labelled != null ? Optional.of(labelled) : names.lookup(name);
    }

    /** The last two parts of a path are the joint and the coordinate. */
    private Optional<Place> byPath(String column, String ending) {
        String[] parts = column.substring(0, column.length() - ending.length()).split("/", 0);
        if (parts.length < 2) {
            return Optional.empty();
        }
        String own = parts[parts.length - 1], joint = parts[parts.length - 2];
        Optional<Place> full = names.lookup(joint + "." + own);
        return full.isPresent() ? full : plain(own); // joints were renamed between versions, coordinates were not
    }

    /** Coordinates by path, label or name; a {@link ModelException} says which are near. Empty and "all" mean all that move. */
    public List<Place> find(List<String> wanted) {
        if (wanted.isEmpty() || wanted.stream().anyMatch(w -> w.equalsIgnoreCase("all"))) {
            return moving();
        }
        List<Place> found = new ArrayList<>();
        for (String w : wanted) {
            String last = w.substring(w.lastIndexOf('/') + 1);
            found.add(byPath(w, "").or(() -> plain(last)).orElseGet(() -> names.find(last)));
        }
        return found;
    }
}
