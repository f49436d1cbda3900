package org.condyle.io.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.expression.Expression;
import org.condyle.forces.PointForce;
import org.condyle.forces.PrescribedEffort;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.SignalScope;
import org.condyle.io.problem.Code;
import org.condyle.joints.Switched;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.simulate.event.Event;

/** The {@code events} part, and the constraints that events add and release. */
final class EventReader {
    private static final ValueType NAMES = ValueType.listOf(ValueType.reference("constraint"));

    private static final MappingType IMPULSE = MappingType.mapping(
                    "impulse", "a blow from outside: velocities jump, places do not")
            .need("on", ValueType.reference("coordinate"), "a body; or " + MeasureReader.ABOUT_ON)
            .need(
                    "value",
                    ValueType.either(
                            ValueType.expression("N*s, or N*m*s on an angle"),
                            ValueType.listOf(ValueType.expression("N*s"), 2, 3)),
                    "along the coordinate, or 2 or 3 components on a body: formulas of t and the motion before")
            .key("at", Parts.vector("m"), "point of the body that is struck")
            .key("axes", ValueType.choice("world", "body"), "axes of the components", "world");

    static final MappingType SHAPE = MappingType.mapping(
                    "event", "an instant at which a formula crosses zero, or a given instant")
            .key("when", ValueType.expression("any"), "the formula of t and the motion")
            .key("at", ValueType.quantity("s"), "the instant, instead of a formula")
            .exactlyOneOf("when", "at")
            .key(
                    "direction",
                    ValueType.choice("rising", "falling", "either"),
                    "direction in which the formula crosses zero",
                    "either")
            .key("provided", ValueType.expression("any"), "a condition; the event occurs only while it is true")
            .example("= left.x > right.x + 10 cm")
            .key("add", NAMES, "constraints that become active; velocities jump to values that they permit", "[]")
            .key("release", NAMES, "constraints that become inactive", "[]")
            .key(
                    "impulse",
                    ValueType.either(IMPULSE, ValueType.listOf(IMPULSE, 1, 100)),
                    "a blow at a point of a body or along a coordinate, or several at the same instant")
            .key("stop", ValueType.flag(), "whether the run ends there", "false");

    private final ReaderContext r;
    private final Part model;
    private final Set<String> added = new HashSet<>();
    private final Set<String> switched = new HashSet<>();

    EventReader(ReaderContext r, Part model) {
        this.r = r;
        this.model = model;
        model.each("events", (event, v) -> {
            added.addAll(v.texts("add"));
            switched.addAll(v.texts("release"));
        });
        switched.addAll(added);
    }

    /** A constraint with a switch if it is not there at the start or an event names it. */
    Constraint switchable(String name, Part v, Constraint constraint) {
        boolean holds = v.flag("active");
        if (!holds && !added.contains(name)) {
            r.problems.warning(
                    Code.NO_EFFECT, v.entry("active"), "no event adds '" + name + "', so it is never active");
        }
        return holds && !switched.contains(name) ? constraint : Switched.of(constraint, holds, r.builder);
    }

    List<Event> read(double start) {
        Map<String, Entry> constraints = model.entries("constraints");
        List<Event> list = new ArrayList<>();
        model.each("events", (name, v) -> {
            Event e = v.has("at") ? timed(name, v, start) : watched(name, v);
            if (v.has("provided")) {
                e = e.provided(r.formulas.formula(v.entry("provided"), "*")::value);
            }
            Set<String> known = new LinkedHashSet<>();
            for (String key : List.of("add", "release")) {
                for (Entry c : v.list(key)) {
                    if (!constraints.containsKey(c.text())) {
                        r.problems.unknown(c, "constraint", c.text(), constraints.keySet());
                    } else if (!known.add(c.text())) {
                        r.problems.error(
                                Code.GIVEN_TWICE,
                                c,
                                "'" + c.text() + "' is given twice",
                                "an event adds or releases a constraint only once");
                    }
                }
            }
            e = e.switching(v.texts("add"), v.texts("release")).striking(impulses(v));
            list.add(v.flag("stop") ? e.stopping() : e);
        });
        return list;
    }

    private List<ForceElement.Prescribed> impulses(Part event) {
        List<ForceElement.Prescribed> all = new ArrayList<>();
        for (Part v : event.parts("impulse")) {
            String on = v.text("on");
            if (!v.entry("value").isScalar()) {
                all.add(atPoint(v));
            } else if (!r.names.bodies.containsKey(on) || isCoordinate(on)) {
                all.add(along(v));
            } else {
                r.problems.error(
                        Code.WRONG_FORM,
                        v.entry("value"),
                        "an impulse on a body has 2 or 3 components, such as [1 N*s, 0]",
                        "one number is an impulse along a coordinate");
            }
        }
        return all;
    }

    /** Whether the name of a body is that of a joint with one coordinate, too. */
    private boolean isCoordinate(String name) {
        Joint joint = r.names.joints.get(name);
        return joint != null && joint.mobility().coordinates().length == 1;
    }

    private PointForce atPoint(Part v) {
        return new PointForce(
                r.names.body(v.entry("on")),
                r.formulas.vector(v.entry("value"), "N*s"),
                v.text("axes").equals("body"),
                r.formulas.vector(v.has("at") ? v.entry("at") : v.entry(), "m"),
                false);
    }

    private PrescribedEffort along(Part v) {
        for (String key : List.of("at", "axes")) {
            if (v.has(key)) {
                r.problems.error(
                        Code.KEYS_CLASH, v.entry(key), "belongs to an impulse on a body, which has 2 or 3 components");
            }
        }
        Measure measure = MeasureReader.on(r, v.entry("on"));
        String unit = measure.kind().effort().unit() + "*s";
        return new PrescribedEffort(measure, r.formulas.formula(v.entry("value"), unit));
    }

    private Event timed(String name, Part v, double start) {
        double at = r.quantities.quantity(v, "at", "s");
        if (at < start) {
            r.problems.error(Code.OUT_OF_RANGE, v.entry("at"), "is before the start of the run, " + start + " s");
        }
        if (v.has("direction")) {
            r.problems.error(
                    Code.MISSING_KEY,
                    v.entry("direction"),
                    "needs 'when'",
                    "an event 'at' an instant occurs only once");
        }
        return Event.at(name, at);
    }

    private Event watched(String name, Part v) {
        SignalScope scope = r.formulas.scope();
        int before = r.problems.size();
        Expression x = r.formulas.expression(v.entry("when"), "*", scope);
        if (x.isConstant() && r.problems.size() == before) {
            r.problems.error(
                    Code.NO_EFFECT,
                    v.entry("when"),
                    "never crosses zero: it contains neither t nor a signal of the motion");
        }
        int direction = switch (v.text("direction")) {
            case "rising" -> 1;
            case "falling" -> -1;
            default -> 0;
        };
        return new Event(name, new Formula(x, scope.signals())::value, direction, false);
    }
}
