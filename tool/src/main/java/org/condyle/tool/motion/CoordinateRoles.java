package org.condyle.tool.motion;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Position;
import org.condyle.io.model.Description;
import org.condyle.joints.Locked;
import org.condyle.joints.MeasureEquation;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.State;

/**
 * The coordinates of a model in a run where some are free, some follow a table, and all others keep their values; whatever the model itself
 * says about them. Such a model is described in two ways, which move alike: {@link #driven} has all coordinates and holds them by
 * constraints, for tables of all of them; {@link #locked} does without those that keep their values, for runs.
 */
public final class CoordinateRoles {
    private static final List<String> OWN =
            List.of("initial", "coordinates"); // sections that speak of single coordinates

    private final ToolModel model;
    private final Position from;
    private final double[] times;
    private final Map<Place, double[]> moving = new LinkedHashMap<>();
    private final Map<Place, Double> still = new LinkedHashMap<>();
    private final List<String> loose = new ArrayList<>();

    /**
     * @param model      as it is written
     * @param free       coordinates that move as the forces want
     * @param times      of the table [s]
     * @param prescribed values of the table by coordinate [rad or m]
     * @param from       who asks for it, for messages
     */
    public CoordinateRoles(
            ToolModel model, Set<Place> free, double[] times, Map<Place, double[]> prescribed, Position from) {
        this.model = model;
        this.times = times.clone();
        this.from = from;
        State initial = model.initial();
        for (Place p : model.labels().all()) {
            double[] values = prescribed.get(p);
            if (free.contains(p)) {
                continue;
            }
            if (!p.plain()) {
                if (p.hasSpeed()) {
                    loose.add(p.name());
                }
            } else if (values == null) {
                still.put(p, initial.q[p.q()]);
            } else if (isConstant(values)) {
                still.put(p, values[0]);
            } else {
                moving.put(p, values.clone());
            }
        }
    }

    private static boolean isConstant(double[] values) {
        for (double x : values) {
            if (x != values[0]) {
                return false;
            }
        }
        return true;
    }

    /** Coordinates that stay free because their rates are no speeds, though nobody asked for that. */
    public List<String> loose() {
        return loose;
    }

    /** Coordinates that keep their values. */
    public Set<Place> still() {
        return still.keySet();
    }

    /** Sets the coordinates that keep their values in a state of the model. */
    public void hold(State s) {
        still.forEach((p, x) -> {
            s.q[p.q()] = x;
            s.v[p.v()] = 0;
        });
    }

    /** The model with a constraint for each coordinate that is not free. */
    public Description driven(Description source) {
        Draft draft = freed();
        moving.forEach((p, values) -> follow(draft, p, values));
        still.forEach((p, x) -> keep(draft, p, x));
        return source.with(draft.entry());
    }

    /** The model without the coordinates that keep their values, as far as nothing else speaks of them. */
    public Description locked(Description source) {
        Draft draft = freed();
        Set<String> gone = gone();
        moving.forEach((p, values) -> follow(draft, p, values));
        Map<String, Entry> sections = source.model().entry().children();
        still.forEach((p, x) -> {
            boolean spoken = sections.entrySet().stream()
                    .filter(s -> !OWN.contains(s.getKey()))
                    .flatMap(s -> s.getValue().isMapping()
                            ? s.getValue().children().entrySet().stream()
                                    .filter(e -> !s.getKey().equals("constraints") || !gone.contains(e.getKey()))
                                    .map(Map.Entry::getValue)
                            : Stream.of(s.getValue()))
                    .anyMatch(e -> names(e, p.name()));
            Entry joint = sections.get("joints") == null
                    ? null
                    : sections.get("joints").children().get(p.joint().name());
            boolean plain = joint != null
                    && joint.child("limits").isEmpty()
                    && joint.child("rotor-inertia").isEmpty()
                    && Locked.canLock(p.joint().mobility());
            if (spoken || !plain) {
                keep(draft, p, x);
                return;
            }
            draft.mapping("joints", from)
                    .mapping(p.joint().name(), from)
                    .mapping("locked", from)
                    .set(p.ownName(), from, x, unit(p));
            forget(draft, sections, p);
        });
        return source.with(draft.entry());
    }

    /** Takes away what the model says about a coordinate that it has no longer. */
    private void forget(Draft draft, Map<String, Entry> sections, Place p) {
        Entry ranges = sections.get("coordinates"), initial = sections.get("initial");
        if (ranges != null && ranges.child(p.name()).isPresent()) {
            draft.mapping("coordinates", from).set(p.name(), from, "~");
        }
        if (initial == null) {
            return;
        }
        initial.child(p.joint().name())
                .ifPresent(own -> own.children().keySet().stream()
                        .filter(k -> k.equals(p.ownName()) || k.equals(p.ownName() + ".speed"))
                        .forEach(k -> draft.mapping("initial", from)
                                .mapping(p.joint().name(), from)
                                .set(k, from, "~")));
    }

    private static boolean names(Entry e, String name) {
        if (e.isScalar()) {
            return e.text().contains(name);
        }
        return e.isMapping()
                ? e.children().values().stream().anyMatch(c -> names(c, name))
                : e.items().stream().anyMatch(c -> names(c, name));
    }

    /** Constraints of the model that its roles replace: drives of coordinates, and equations between coordinates that do not move. */
    private Set<String> gone() {
        Set<Integer> kept = new LinkedHashSet<>();
        still.keySet().forEach(p -> kept.add(p.q()));
        moving.keySet().forEach(p -> kept.add(p.q()));
        Set<String> names = new LinkedHashSet<>();
        model.model().constraints().forEach((name, constraint) -> {
            List<Integer> of = coordinates(constraint);
            boolean drive = of.size() == 1
                    && model.file()
                            .description()
                            .part("constraints", name)
                            .map(Part::variant)
                            .orElse("")
                            .equals("drive");
            if (drive || (!of.isEmpty() && kept.containsAll(of))) {
                names.add(name);
            }
        });
        return names;
    }

    /** The coordinates that an equation relates; none if it relates something else. */
    private static List<Integer> coordinates(Constraint constraint) {
        List<Integer> all = new ArrayList<>();
        if (constraint instanceof MeasureEquation equation) {
            for (Measure m : equation.measures()) {
                if (!(m instanceof JointCoordinate c)) {
                    return List.of();
                }
                all.add(c.q());
            }
        }
        return all;
    }

    private Draft freed() {
        Draft draft = new Draft(from);
        gone().forEach(name -> draft.mapping("constraints", from).set(name, from, "~"));
        return draft;
    }

    private void keep(Draft draft, Place p, double value) {
        drive(draft, p, "-kept").set("value", from, value, unit(p));
    }

    private void follow(Draft draft, Place p, double[] values) {
        String curve = (p.joint().name() + "_" + p.ownName()).replaceAll("[^A-Za-z0-9_]", "_") + "_prescribed";
        draft.mapping("curves", from)
                .mapping(curve, from)
                .mapping("spline", from)
                .set("x", from, times, "")
                .set("y", from, values, "")
                .set("ends", from, "simm")
                .set("outside", from, "line");
        String scale = p.coordinate().isLength() ? "*1 m" : "";
        drive(draft, p, "-prescribed").set("value", from, "= " + curve + "(t/1 s)" + scale);
    }

    private Draft drive(Draft draft, Place p, String ending) {
        return draft.mapping("constraints", from)
                .mapping(p.joint().name() + "-" + p.ownName() + ending, from)
                .set("type", from, "drive")
                .set("coordinate", from, "= " + p.name());
    }

    private static String unit(Place p) {
        return p.coordinate().isLength() ? "m" : "rad";
    }
}
