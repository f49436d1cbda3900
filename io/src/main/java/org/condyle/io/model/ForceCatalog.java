package org.condyle.io.model;

import java.util.List;
import org.condyle.expression.Expression;
import org.condyle.forces.CoordinateLimit;
import org.condyle.forces.Couple;
import org.condyle.forces.MaxwellSpring;
import org.condyle.forces.PointForce;
import org.condyle.forces.PrescribedEffort;
import org.condyle.forces.Spring;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Union;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.resistance.BushingReader;
import org.condyle.io.model.resistance.KneeLoadReader;
import org.condyle.io.model.resistance.ResistanceForces;
import org.condyle.io.model.term.Datasheet;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Measure;

/** The forces a model file can name. */
public final class ForceCatalog {
    private static final Catalog<ForceElement> CATALOG = new Catalog<>("force", Parts.REPEATED);

    private ForceCatalog() {}

    static {
        CATALOG.add(
                MeasureReader.keys("spring", "linear spring with optional damping")
                        .need(
                                "stiffness",
                                ValueType.quantity("N/m, or N*m on an angle"),
                                "force per metre, torque per radian")
                        .key("damping", ValueType.quantity("N*s/m, or N*m*s on an angle"), "force per speed", "0")
                        .key(
                                "rest",
                                ValueType.quantity("m or rad"),
                                "length or coordinate at which the force is zero",
                                "0"),
                "T = k (L - L0) + c dL/dt, tension for T > 0; on a coordinate Q = -k (q - q0) - c dq/dt",
                "Hooke's law",
                "linear: it has compressive forces below the rest length, unlike slack tissue",
                (r, v) -> spring(r, v, true));
        CATALOG.add(
                MeasureReader.keys("damper", "linear damper")
                        .need("damping", ValueType.quantity("N*s/m, or N*m*s on an angle"), "force per speed"),
                "F = -c dL/dt, or Q = -c dq/dt",
                "Stokes' law of slow motion",
                "linear",
                (r, v) -> spring(r, v, false));
        CATALOG.add(
                MeasureReader.keys("maxwell-spring", "spring and damper in series")
                        .need("stiffness", ValueType.quantity("N/m, or N*m on an angle"), "k of the spring")
                        .need("damping", ValueType.quantity("N*s/m, or N*m*s on an angle"), "c of the damper")
                        .key(
                                "rest",
                                ValueType.quantity("m or rad"),
                                "length or coordinate without force and creep",
                                "0"),
                "T = k (L - L0 - z), c dz/dt = k (L - L0 - z) with the creep z of the damper",
                "J. C. Maxwell, Philosophical Transactions 157 (1867) 49-88; beside a spring: C. Zener, Elasticity and"
                        + " Anelasticity of Metals, 1948",
                "linear; carries no force at rest; stiff where c/k is short against the motion",
                ForceCatalog::maxwell);
        CATALOG.add(
                MappingType.mapping("coordinate-limit", "soft limits of a coordinate or a measure")
                        .need("on", ValueType.reference("coordinate"), MeasureReader.ABOUT_ON)
                        .key("lower", ValueType.quantity("rad or m"), "lower limit; by default none")
                        .key("lower-stiffness", ValueType.quantity("N*m, or N/m on a length"), "K below it")
                        .key("upper", ValueType.quantity("rad or m"), "upper limit; by default none")
                        .key("upper-stiffness", ValueType.quantity("N*m, or N/m on a length"), "K above it")
                        .key("damping", ValueType.quantity("N*m*s, or N*s/m on a length"), "c beyond a limit", "0")
                        .need("transition", ValueType.quantity("rad or m"), "how far beyond a limit K and c are whole"),
                "Q = -K s(d/tau) d - c s(d/tau) dq/dt with d the distance beyond a limit, s(x) = x^3 (10 - 15 x + 6 x^2)"
                        + " from 0 to 1",
                "OpenSim's CoordinateLimitForce",
                "no corner at the limit, unlike a stop; the damper can pull back",
                ForceCatalog::limit);
        TissueForces.addTo(CATALOG);
        ResistanceForces.addTo(CATALOG);
        ActuatorForces.addTo(CATALOG);
        BushingReader.addTo(CATALOG);
        CATALOG.add(
                MappingType.mapping("force", "a prescribed force on a body")
                        .need("on", ValueType.reference("body"), "the body")
                        .need(
                                "value",
                                ValueType.listOf(ValueType.expression("N"), 2, 3),
                                "components: formulas of t and the motion")
                        .key("axes", ValueType.choice("world", "body"), "axes of the components", "world")
                        .key("at", Parts.vector("m"), "point fixed in the body")
                        .key(
                                "point",
                                ValueType.listOf(ValueType.expression("m"), 2, 3),
                                "or a point that moves in the world"),
                "f = value(t, motion) at the point",
                "-",
                "its power is booked as work",
                ForceCatalog::forceChecked);
        ExternalLoadReader.addTo(CATALOG);
        CATALOG.add(
                MappingType.mapping("torque", "a prescribed torque (or force) on a coordinate: a motor")
                        .need("on", ValueType.reference("coordinate"), MeasureReader.ABOUT_ON)
                        .need("value", ValueType.expression("N*m, or N on a length"), "formula of t and the motion"),
                "Q = value(t, motion)",
                "-",
                "its power is booked as work",
                (r, v) -> {
                    Measure measure = MeasureReader.on(r, v.entry("on"));
                    return new PrescribedEffort(
                            measure,
                            r.formulas.formula(
                                    v.entry("value"), measure.kind().effort().unit()));
                });
        CATALOG.add(
                MappingType.mapping("couple", "a prescribed couple on a body")
                        .need("on", ValueType.reference("body"), "the body")
                        .key("against", ValueType.reference("body"), "the body with the opposite couple", "ground")
                        .need(
                                "value",
                                ValueType.either(
                                        ValueType.expression("N*m"),
                                        ValueType.listOf(ValueType.expression("N*m"), 3, 3)),
                                "about z, or three components in world axes"),
                "tau = value(t, motion)",
                "-",
                "its power is booked as work",
                ForceCatalog::couple);
        KneeLoadReader.addTo(CATALOG);
    }

    static Union union() {
        return CATALOG.union();
    }

    public static List<Datasheet> sheets() {
        return CATALOG.sheets();
    }

    /** Adds the force that has a name, or those of a table to which the name belongs. */
    static void add(ReaderContext r, String name, Part v) {
        if (v.variant().equals(LigamentTable.WORD)) {
            LigamentTable.read(r, v).forEach((row, fibre) -> r.builder.force(row, fibre));
            return;
        }
        r.memo.run("forces", name, v, () -> {
            r.names.requireTwoBodies(v);
            r.builder.force(name, CATALOG.make(r, v));
        });
    }

    private static ForceElement spring(ReaderContext r, Part v, boolean elastic) {
        Measure measure = MeasureReader.read(r, v);
        Measure.Kind kind = measure.kind();
        return new Spring(
                measure,
                elastic
                        ? r.quantities.notNegative(
                                v, "stiffness", kind.stiffness().unit())
                        : 0,
                elastic ? MeasureReader.rest(r, v, measure) : 0,
                r.quantities.notNegative(v, "damping", kind.damping().unit()));
    }

    private static ForceElement maxwell(ReaderContext r, Part v) {
        Measure measure = MeasureReader.read(r, v);
        Measure.Kind kind = measure.kind();
        return MaxwellSpring.in(
                r.builder,
                measure,
                r.quantities.positive(v, "stiffness", kind.stiffness().unit()),
                MeasureReader.rest(r, v, measure),
                r.quantities.positive(v, "damping", kind.damping().unit()));
    }

    private static ForceElement limit(ReaderContext r, Part v) {
        Measure measure = MeasureReader.on(r, v.entry("on"));
        Measure.Kind kind = measure.kind();
        String unit = kind.dimension().unit(), per = kind.stiffness().unit();
        if (!v.has("lower") && !v.has("upper")) {
            r.problems.error(Code.MISSING_KEY, v.entry(), "give 'lower', 'upper' or both");
        }
        double[] at = {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY}, stiffness = new double[2];
        String[] sides = {"lower", "upper"};
        for (int k = 0; k < 2; k++) {
            String key = sides[k] + "-stiffness";
            if (v.has(sides[k]) != v.has(key)) {
                r.problems.error(
                        Code.MISSING_KEY,
                        v.entry(),
                        "'" + sides[k] + "' and '" + key + "' belong together",
                        "give both or none");
            } else if (v.has(key)) {
                at[k] = r.quantities.quantity(v, sides[k], unit);
                stiffness[k] = r.quantities.notNegative(v, key, per);
            }
        }
        double damping = r.quantities.notNegative(v, "damping", kind.damping().unit());
        double transition = r.quantities.positive(v, "transition", unit);
        if (at[0] > at[1]) {
            r.problems.error(
                    Code.NOT_INCREASING,
                    v.entry("upper"),
                    "must not lie below 'lower', " + v.text("lower") + ", was " + v.text("upper"));
            at[1] = Double.POSITIVE_INFINITY;
        }
        return new CoordinateLimit(measure, at[0], stiffness[0], at[1], stiffness[1], damping, transition);
    }

    private static ForceElement force(ReaderContext r, Part v, boolean travels) {
        Formula[] point = travels
                ? r.formulas.vector(v.entry("point"), "m")
                : r.formulas.vector(v.has("at") ? v.entry("at") : v.entry(), "m");
        return new PointForce(
                r.names.body(v.entry("on")),
                r.formulas.vector(v.entry("value"), "N"),
                v.text("axes").equals("body"),
                point,
                travels);
    }

    private static ForceElement forceChecked(ReaderContext r, Part v) {
        if (v.has("at") && v.has("point")) {
            r.problems.error(Code.KEYS_CLASH, v.entry(), "only one of at, point can be given");
        }
        return force(r, v, v.has("point"));
    }

    private static ForceElement couple(ReaderContext r, Part v) {
        Entry value = v.entry("value");
        Formula zero = new Formula(Expression.parse("0", r.parameters), List.of());
        Formula[] components = value.isScalar()
                ? new Formula[] {zero, zero, r.formulas.formula(value, "N*m")}
                : r.formulas.inSpace(value, "N*m");
        return new Couple(r.names.body(v.entry("on")), r.names.body(v.entry("against")), components);
    }
}
