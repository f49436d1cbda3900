package org.condyle.analyse.motion;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.text.DidYouMean;

/**
 * The coordinates of a model by name: {@code knee_r.knee_angle_r}, or {@code knee_angle_r} alone where no other joint has a
 * coordinate of that name, as tables of other programs write them.
 */
public final class CoordinateNames {
    private final List<Place> all = new ArrayList<>();
    private final Map<String, Place> byFullName = new LinkedHashMap<>();
    private final Map<String, List<Place>> byOwnName = new LinkedHashMap<>();

    /**
     * A coordinate of a joint.
     *
     * @param name  joint and coordinate, {@code knee.angle}
     * @param index counted within the joint from 0
     */
    public record Place(String name, Joint joint, int index) {
        /** The name without that of the joint. */
        public String ownName() {
            return coordinate().name();
        }

        public Mobility.Coordinate coordinate() {
            return joint.mobility().coordinates()[index];
        }

        /** Index in q. */
        public int q() {
            return joint.qAt() + index;
        }

        /** Whether its rate is one of the speeds, so that q̇ = v. */
        public boolean plain() {
            return joint.mobility().isPlain(index);
        }

        /** Whether a speed belongs to it: its rate, or the spin about the same axis. Components of quaternions have none. */
        public boolean hasSpeed() {
            return plain()
                    || joint.mobility().coordinates().length == joint.mobility().speeds().length;
        }

        /** Index in v of the speed that belongs to it. */
        public int v() {
            if (!hasSpeed()) {
                throw new ModelException("coordinate '" + name + "' has no speed of its own");
            }
            return joint.vAt() + index;
        }
    }

    public CoordinateNames(Model model) {
        for (Joint j : model.joints()) {
            Mobility.Coordinate[] own = j.mobility().coordinates();
            for (int k = 0; k < own.length; k++) {
                Place place = new Place(j.name() + "." + own[k].name(), j, k);
                all.add(place);
                byFullName.put(place.name(), place);
                byOwnName.computeIfAbsent(own[k].name(), x -> new ArrayList<>()).add(place);
            }
        }
    }

    /** All coordinates in the order of q. */
    public List<Place> all() {
        return List.copyOf(all);
    }

    /** The coordinate of this full name, or of this own name if only one has it. */
    public Optional<Place> lookup(String name) {
        Place full = byFullName.get(name);
        if (full != null) {
            return Optional.of(full);
        }
        List<Place> own = byOwnName.getOrDefault(name, List.of());
        return own.size() == 1 ? Optional.of(own.get(0)) : Optional.empty();
    }

    /** The same; a {@link ModelException} says which names are near. */
    public Place find(String name) {
        return lookup(name).orElseThrow(() -> new ModelException(complaint(name), name));
    }

    private String complaint(String name) {
        List<Place> own = byOwnName.getOrDefault(name, List.of());
        if (own.size() > 1) {
            return own.size() + " coordinates are called '" + name + "'; write the joint before it: "
                    + String.join(", ", own.stream().map(Place::name).toList());
        }
        String nearFull = DidYouMean.hint(name, byFullName.keySet(), "coordinate");
        String hint = nearFull.isEmpty() ? DidYouMean.hint(name, byOwnName.keySet(), "coordinate") : nearFull;
        return "the model has no coordinate '" + name + "'" + hint;
    }
}
