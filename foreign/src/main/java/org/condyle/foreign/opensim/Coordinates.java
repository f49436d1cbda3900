package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.JointAngles;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * The coordinates of all joints: their values at the start, ranges, and those that are locked or follow a function of time,
 * which become constraints of type {@code drive}.
 */
final class Coordinates {
    private final Osim osim;
    /** By their names in OpenSim, which need not be unique in version 4. */
    private final Map<String, List<Known>> byName = new LinkedHashMap<>();

    private final Set<Known> dependent = new HashSet<>();

    Coordinates(Osim osim) {
        this.osim = osim;
    }

    /**
     * A coordinate of a joint.
     *
     * @param joint    name of the joint in the model file
     * @param name     its name there
     * @param unit     rad or m
     * @param measured name of the measure that has its value, if the coordinate itself cannot be driven
     * @param driving  whether forces and drives can act along it, by itself or by its measure
     * @param element  of the file; null if the file does not give it
     */
    record Known(
            String joint,
            String name,
            String unit,
            @Nullable CardanMeasure measured,
            boolean driving,
            @Nullable XmlElement element) {
        /** As formulas and forces name it. */
        String reference() {
            return joint + "." + name;
        }
    }

    /**
     * Makes a coordinate known; OpenSim names one that the file does not give after its joint.
     *
     * @param spin whether it is an angle whose rate is not its speed
     * @return its name
     */
    String add(LinkReader.Link link, String joint, int k, String unit, boolean spin, boolean driving) {
        @Nullable
        XmlElement c = k < link.coordinates().size() ? link.coordinates().get(k) : null;
        String foreign = c == null ? "" : Osim.name(c);
        if (foreign.isEmpty()) {
            foreign = link.name() + "_coord_" + k;
        }
        XmlElement place = c == null ? link.element() : c;
        String name = osim.names.coordinate(place, joint, foreign);
        CardanMeasure angle = spin ? new CardanMeasure(place, name + "-angle", link.parent(), link.child(), k) : null;
        Known known = new Known(joint, name, unit, angle, driving, c);
        byName.computeIfAbsent(foreign, n -> new ArrayList<>()).add(known);
        return name;
    }

    /** The coordinate that a path or name means; null if there is none. */
    @Nullable
    Known lookUp(String path) {
        List<Known> all = byName.getOrDefault(Sockets.last(path), List.of());
        String joint = Sockets.owner(path);
        return all.stream().filter(k -> k.joint.equals(joint)).findFirst().orElse(all.isEmpty() ? null : all.get(0));
    }

    Known find(XmlElement from, String path) {
        Known found = lookUp(path);
        if (found == null) {
            throw from.problem((path.isBlank() ? "names no coordinate" : Quoted.of(path) + " is no coordinate")
                    + DidYouMean.hint(Sockets.last(path), byName.keySet(), "coordinate"));
        }
        return found;
    }

    /** What formulas of constraints and the key {@code on} of forces call it; a measure is made where it is needed. */
    String driven(Known k) {
        return k.measured == null ? k.reference() : k.measured.name(osim) + ".value";
    }

    /** What a force along it acts on. */
    String sprung(Known k) {
        return k.measured == null ? k.reference() : k.measured.name(osim);
    }

    /** Writes start values, ranges, locks and prescribed motions. */
    void write() {
        findDependent();
        boolean closed = osim.set("ConstraintSet").stream()
                .anyMatch(c -> Constraints.acts(c) && !c.name().equals("CoordinateCouplerConstraint"));
        byName.values()
                .forEach(list -> list.forEach(k -> {
                    if (k.element != null) {
                        start(k, k.element, closed);
                        range(k, k.element);
                        drive(k, k.element);
                    }
                }));
    }

    /** A coupler determines its dependent coordinate: its own start value would contradict. */
    private void findDependent() {
        for (XmlElement c : osim.set("ConstraintSet")) {
            if (c.name().equals("CoordinateCouplerConstraint") && Constraints.acts(c)) {
                Known k = lookUp(c.text("dependent_coordinate_name", ""));
                if (k != null) {
                    dependent.add(k);
                }
            }
        }
    }

    private void start(Known k, XmlElement e, boolean always) {
        double value = Osim.number(e, "default_value", 0), speed = Osim.number(e, "default_speed_value", 0);
        if (dependent.contains(k)) {
            return;
        }
        if (value != 0 || always) {
            osim.section("initial", e).mapping(k.joint, e.at()).set(k.name, e.at(), value, k.unit);
        }
        if (speed != 0) {
            osim.section("initial", e).mapping(k.joint, e.at()).set(k.name + ".speed", e.at(), speed, k.unit + "/s");
        }
    }

    private void range(Known k, XmlElement e) {
        double[] range = e.numbers("range", Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        if (Double.isInfinite(range[0]) || Double.isInfinite(range[1])) {
            return;
        }
        if (!(range[0] <= range[1])) {
            throw e.child("range").orElse(e).problem("the first number must not be above the second");
        }
        Draft d = osim.section("coordinates", e).mapping(k.reference(), e.at());
        d.set("range", e.at(), range, k.unit);
        if (e.flag("clamped", false)) {
            d.set("clamped", e.at(), "true");
        }
    }

    private void drive(Known k, XmlElement e) {
        XmlElement function = Functions.in(e.child("prescribed_function").orElse(null));
        boolean prescribed = e.flag("prescribed", false) && function != null;
        boolean locked = e.flag("locked", false);
        if (!prescribed && !locked) {
            return;
        }
        if (!k.driving) {
            osim.losses.matters(
                    e, "is locked or prescribed, but is free here: its joint has no speed that is its rate");
            return;
        }
        if (dependent.contains(k)) {
            osim.losses.matters(
                    e, "is locked or prescribed and depends on another coordinate as well; only the latter is kept");
            return;
        }
        String wanted = e.attribute("name", k.name) + (locked ? "-lock" : "-motion");
        Draft d = osim.section("constraints", e).mapping(osim.names.part(e, wanted, "constraint"), e.at());
        d.set("type", e.at(), "drive").set("coordinate", e.at(), "= " + driven(k));
        if (locked) { // it wins in OpenSim, too
            d.set("value", e.at(), Osim.number(e, "default_value", 0), k.unit);
        } else {
            d.set("value", e.at(), "= " + osim.functions.formula(function, "t", k.name + "_motion"));
        }
    }

    /**
     * An angle of a joint with three angles (ball, free) as a measure, along which drives and springs can act: the speeds of such a
     * joint are an angular velocity, not the rates of the angles.
     */
    static final class CardanMeasure {
        private final XmlElement place;
        private final String wanted;
        private final Spot parent;
        private final Spot child;
        private final int which;
        private String made = "";

        CardanMeasure(XmlElement place, String wanted, Spot parent, Spot child, int which) {
            this.place = place;
            this.wanted = wanted;
            this.parent = parent;
            this.child = child;
            this.which = which;
        }

        /** Its name; the measure is written when it is asked for first. */
        String name(Osim osim) {
            if (made.isEmpty()) {
                made = osim.names.part(place, wanted, "angle");
                Draft d = osim.section("measures", place).mapping(made, place.at());
                write(
                        d,
                        place.at(),
                        Draft.list(place.at(), List.of(parent.entry(place.at()), child.entry(place.at()))),
                        which);
            }
            return made;
        }

        /** Writes the keys of one of three successive angles between two places. */
        static void write(Draft d, Position at, Entry between, int which) {
            d.set("type", at, "cardan").set("between", between);
            d.set("sequence", at, "xyz").set("angle", at, JointAngles.ANGLES.get(which));
        }
    }
}
