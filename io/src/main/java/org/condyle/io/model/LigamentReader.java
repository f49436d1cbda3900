package org.condyle.io.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.FunctionReader;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.Quantities;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.RelaxationReader;
import org.condyle.io.problem.Code;
import org.condyle.math.Relaxation;
import org.condyle.measures.PointDistance;
import org.condyle.measures.wrap.PathPoint;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.tissue.Bundle;
import org.condyle.tissue.Damage;
import org.condyle.tissue.Ligament;
import org.condyle.tissue.RelaxingLigament;
import org.condyle.tissue.TearingLigament;
import org.condyle.tissue.fibre.ExponentialFibre;
import org.condyle.tissue.fibre.FibreLaw;
import org.condyle.tissue.fibre.FunctionFibre;
import org.condyle.tissue.fibre.QuadraticFibre;
import org.condyle.tissue.fibre.SharedFibre;
import org.condyle.tissue.fibre.ToeLinearFibre;
import org.jspecify.annotations.Nullable;

/** Ligaments as model files describe them, one by one or as a table. */
final class LigamentReader {
    /** Strain in a pose of a sound joint; published ones lie between -0.3 and 0.15. */
    private static final double MOST_REFERENCE_STRAIN = 0.5;

    private static final String[] LAWS = {"quadratic", "piecewise", "exponential", "formula", "table"};

    /** Where fibres attach. */
    private static final MappingType ATTACHMENT = MappingType.mapping(
                    "attachment", "a point of a body, or a line along which fibres attach")
            .key("on", ValueType.reference("body"), "the body", "ground")
            .key(
                    "at",
                    PathReader.AT,
                    "position in the frame of the body; a point that moves has formulas of one coordinate",
                    "[0, 0, 0]")
            .including(PathReader.SOMETIMES)
            .key("from", Parts.vector(Parts.LENGTH), "or one end of the line in the frame of the body")
            .key("to", Parts.vector(Parts.LENGTH), "and its other end");

    private static final MappingType DAMAGE = TissueForces.damageKeys(
                    MappingType.mapping("ligament-damage", "how a ligament tears")
                            .key("strain", ValueType.number(), "strain beyond which a sound ligament is damaged")
                            .key("cohesion", ValueType.quantity("J"), "or w, the elastic energy at that strain"))
            .exactlyOneOf("strain", "cohesion");

    /** Keys of the law of a fibre, which a table may have as columns. */
    static final MappingType LAW = MappingType.mapping("fibre", "the law of a fibre")
            .key("law", ValueType.choice(LAWS), "tension over length or strain", "piecewise")
            .key(
                    "stiffness",
                    ValueType.quantity("N, or N/m^2 with law: quadratic"),
                    "k: tension per strain in the linear region; of the quadratic law per square of the lengthening")
            .key("toe-stiffness", ValueType.quantity("N/m^2"), "piecewise: K1, of the parabola at small strains")
            .key("linear-stiffness", ValueType.quantity("N/m"), "piecewise: K2, tension per length beyond it")
            .key(
                    "transition-strain",
                    ValueType.number(),
                    "piecewise: e1, half of the strain at which the linear region begins; exponential: the strain"
                            + " itself",
                    "0.03")
            .key("toe-shape", ValueType.number(), "exponential: how sharply the toe bends", "3")
            .key("tension", FunctionReader.type("N"), "formula or table of the strain, with law: formula or table")
            .key("slack-length", ValueType.quantity("m"), "length up to which there is no tension")
            .key("reference-strain", ValueType.number(), "or the strain in a pose; negative if it is slack there")
            .key(
                    "reference-pose",
                    ValueType.mapOf(ValueType.any()),
                    "this pose: coordinates as under 'initial'; by default the start of the run")
            .key("damping", ValueType.quantity("N*s/m"), "tension per lengthening speed while it is taut", "0")
            .key(
                    "damping-acts",
                    ValueType.choice("taut", "lengthening"),
                    "damping while it is taut, or only while it also becomes longer, as OpenSim's Blankevoort1991Ligament",
                    "taut")
            .key(
                    "dissipation",
                    ValueType.quantity("s/m"),
                    "or c of a tension F (1 + c dl/dt), as OpenSim's PathSpring",
                    "0")
            .key(
                    "most-strain",
                    ValueType.number(),
                    "strain above which a run warns; above this and 1 it is not to be trusted. For bands that are no ligaments",
                    "0.3")
            .key(
                    "relaxation",
                    RelaxationReader.KIND,
                    "makes the tension relax, as a quasi-linear ligament; by default it does not")
            .key("damage", DAMAGE, "makes it tear when it is stretched too far; by default it holds");

    static final MappingType LIGAMENT = MeasureReader.lineKeys(
                    "ligament", "fibres that pull along lines when they are stretched, and never push", ATTACHMENT)
            .key(
                    "fibres",
                    ValueType.integer(1, 1000),
                    "how many fibres side by side share the stiffness, spread evenly along the lines of attachment",
                    "1")
            .including(LAW)
            .exactlyOneOf("slack-length", "reference-strain");

    private LigamentReader() {}

    static void addTo(Catalog<ForceElement> catalog) {
        catalog.add(
                "ligament",
                LIGAMENT,
                "e = (l - l0)/l0; quadratic k (l - l0)^2; piecewise k e^2/(4 e1) up to 2 e1, then k (e - e1); exponential"
                        + " A (exp(s e/et) - 1) up to et, then its tangent",
                "J. Wismans et al., Journal of Biomechanics 13 (1980) 677-685; L. Blankevoort and R. Huiskes, Journal of"
                        + " Biomechanical Engineering 113 (1991) 263-269",
                "creep and relaxation with 'relaxation' only; straight between its points; a tear never heals",
                LigamentReader::ligament);
        catalog.add(
                LigamentTable.WORD,
                LigamentTable.KEYS,
                "one ligament for each row of a table, with the name of the row; see 'ligament'",
                "-",
                "straight between two points",
                (r, v) -> {
                    throw new IllegalStateException("a table adds its rows, see ForceCatalog");
                });
    }

    /** The ligament that an entry describes: a fibre, or a bundle of them. */
    static ForceElement ligament(ReaderContext r, Part v) {
        int before = r.problems.size();
        int count = v.integer("fibres");
        List<Attachment> places = attachments(r, v);
        double damping = damping(r, v, count);
        List<Ligament> fibres = new ArrayList<>();
        for (int i = 0; i < count && r.problems.size() == before; i++) {
            // in the middle of its part of the width
            Measure line = v.has("on") ? MeasureReader.line(r, v) : line(r, v, places, (i + 0.5) / count);
            if (line != null) {
                fibres.add(fibre(r, v, line, damping, 1.0 / count));
            }
        }
        if (r.problems.size() > before) {
            return harmless();
        }
        return count == 1 ? fibres.get(0) : new Bundle(fibres);
    }

    private static Ligament fibre(ReaderContext r, Part v, Measure line, double damping, double share) {
        int before = r.problems.size();
        double slack =
                v.has("slack-length") ? r.quantities.positive(v, "slack-length", "m") : slackFromStrain(r, v, line);
        if (r.problems.size() > before) {
            return harmless();
        }
        FibreLaw whole = law(r, v, slack), law = share == 1 ? whole : new SharedFibre(whole, share);
        Ligament.Damping acts = acts(v);
        double mostStrain = r.quantities.positive(v, "most-strain", "");
        if (v.has("relaxation")) {
            return relaxing(r, v, line, law, slack, mostStrain);
        }
        if (!v.has("damage")) {
            return new Ligament(line, law, slack, damping, acts, mostStrain);
        }
        Part d = v.part("damage");
        Damage damage = TissueForces.damage(r, d, cohesion(r, d, law, slack, share), share);
        return new TearingLigament(line, law, slack, damping, acts, damage, mostStrain);
    }

    private static Ligament relaxing(
            ReaderContext r, Part v, Measure line, FibreLaw law, double slack, double mostStrain) {
        for (String other : List.of("damping", "damping-acts", "dissipation", "damage")) {
            if (v.entry().child(other).isPresent()) {
                r.problems.error(
                        Code.KEYS_CLASH,
                        v.entry(other),
                        "cannot stand beside 'relaxation', which says what the ligament loses",
                        "remove one of them");
                return harmless();
            }
        }
        Part p = v.part("relaxation");
        Relaxation relaxation = RelaxationReader.read(r, p);
        if (relaxation == null) {
            return harmless();
        }
        FibreLaw quick = RelaxationReader.slow(p) ? new SharedFibre(law, 1 / relaxation.rest()) : law;
        return RelaxingLigament.in(r.builder, line, quick, slack, mostStrain, relaxation);
    }

    /** Damping of one of several fibres [N·s/m], or its dissipation [s/m]. */
    static double damping(ReaderContext r, Part v, int fibres) {
        double damping = r.quantities.notNegative(v, "damping", "N*s/m");
        if (!v.has("dissipation")) {
            return damping / fibres;
        }
        if (v.has("damping") || v.has("damping-acts")) {
            String other = v.has("damping") ? "damping" : "damping-acts";
            r.problems.error(
                    Code.KEYS_CLASH,
                    v.entry(other),
                    "cannot stand beside 'dissipation', which is another kind of damping");
        }
        return r.quantities.notNegative(v, "dissipation", "s/m");
    }

    static Ligament.Damping acts(Part v) {
        return v.has("dissipation")
                ? Ligament.Damping.PROPORTIONAL
                : v.text("damping-acts").equals("lengthening") ? Ligament.Damping.LENGTHENING : Ligament.Damping.TAUT;
    }

    /** Given for all fibres together, or what this one stores at a strain. */
    private static double cohesion(ReaderContext r, Part d, FibreLaw law, double slack, double share) {
        return d.has("cohesion")
                ? share * r.quantities.notNegative(d, "cohesion", "J")
                : slack * law.energy(r.quantities.positive(d, "strain", ""));
    }

    /** Where fibres attach in the frame of a body: from the first of them to the last. */
    private record Attachment(PathPoint first, double[] to) {
        boolean isPoint() {
            return Arrays.equals(first.at(), to);
        }

        PathPoint at(double t) {
            if (isPoint()) {
                return first;
            }
            double[] x = new double[3];
            for (int i = 0; i < 3; i++) {
                x[i] = (1 - t) * first.at()[i] + t * to[i];
            }
            return new PathPoint(first.body(), x, null, first.presence());
        }
    }

    private static List<Attachment> attachments(ReaderContext r, Part v) {
        String key = v.has("through") ? "through" : v.has("between") ? "between" : "on";
        List<Attachment> places = new ArrayList<>();
        boolean bundle = v.has("fibres") && v.integer("fibres") > 1;
        if (key.equals("on")) {
            if (!v.list("over").isEmpty()) {
                r.problems.error(
                        Code.NO_EFFECT, v.entry("over"), "has no effect with 'on'", "the measure has its own surfaces");
            }
            if (bundle) {
                r.problems.error(
                        Code.NO_EFFECT,
                        v.entry("fibres"),
                        "has no effect with 'on', which is one line",
                        "use between or through");
            }
            return places;
        }
        for (Entry e : v.list(key)) {
            if (e.isScalar()) {
                places.add(new Attachment(PathReader.point(r, e, null), new double[3]));
                continue;
            }
            Part place = ATTACHMENT.read(e, new Problems()); // its structure has been checked with the whole file
            boolean isLine = place.has("from") || place.has("to");
            if (isLine && (place.has("at") || !place.has("from") || !place.has("to"))) {
                r.problems.error(Code.MISSING_KEY, e, "give a point with 'at', or a line with 'from' and 'to'");
            } else if (isLine && !v.has("fibres")) {
                r.problems.error(
                        Code.MISSING_KEY, e, "is a line", "say with 'fibres' of the ligament how many attach there");
            }
            boolean whole = place.has("from") && place.has("to");
            double[] from = whole ? r.quantities.vector(place.entry("from"), "m") : null;
            PathPoint first = PathReader.point(r, e, from);
            places.add(new Attachment(first, whole ? r.quantities.vector(place.entry("to"), "m") : first.at()));
        }
        if (bundle && places.stream().allMatch(Attachment::isPoint)) {
            r.problems.error(
                    Code.NO_EFFECT,
                    v.entry("fibres"),
                    "all fibres would be the same",
                    "give lines of attachment with 'from' and 'to' instead of 'at'");
        }
        return places;
    }

    private static @Nullable Measure line(ReaderContext r, Part v, List<Attachment> places, double t) {
        List<PathPoint> points = places.stream().map(p -> p.at(t)).toList();
        PathPoint a = points.get(0), b = points.get(1);
        boolean plain = points.size() == 2
                && v.list("over").isEmpty()
                && points.stream().allMatch(p -> p.moves() == null && p.presence() == null);
        return plain ? new PointDistance(a.body(), a.at(), b.body(), b.at()) : PathReader.path(r, v, points);
    }

    /** Stands for a ligament with errors, which have been reported: the rest of the file is checked, too. */
    private static Ligament harmless() {
        Measure line = new PointDistance(Motion.GROUND, new double[3], Motion.GROUND, new double[] {1, 0, 0});
        return new Ligament(line, new QuadraticFibre(0, 1), 1, 0);
    }

    /** l0 = l/(1 + e) with the length l in the reference pose. */
    private static double slackFromStrain(ReaderContext r, Part v, Measure line) {
        double strain = r.quantities.quantity(v, "reference-strain", "");
        if (!(Math.abs(strain) <= MOST_REFERENCE_STRAIN)) {
            Entry e = v.entry("reference-strain");
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    e,
                    "must lie between -" + MOST_REFERENCE_STRAIN + " and " + MOST_REFERENCE_STRAIN
                            + ", as ligaments tear below that, was " + Quantities.was(e, strain, ""),
                    "5 % is 0.05 or '5 %'");
            return 1;
        }
        Map<String, Entry> pose = v.has("reference-pose") ? v.entries("reference-pose") : Map.of();
        double length = r.pose.value(line, pose);
        if (!(length > 0)) {
            r.problems.error(
                    Code.IMPLAUSIBLE_VALUE, v.entry(), "has no length in its reference pose", "move its points apart");
            return 1;
        }
        return length / (1 + strain);
    }

    private static FibreLaw law(ReaderContext r, Part v, double slack) {
        String law = v.text("law");
        boolean function = law.equals("formula") || law.equals("table");
        boolean two = law.equals("piecewise") && (v.has("toe-stiffness") || v.has("linear-stiffness"));
        require(r, v, law, "tension", function);
        require(r, v, law, "stiffness", !function && !two);
        require(r, v, law, "toe-stiffness", two);
        require(r, v, law, "linear-stiffness", two);
        if (function && v.has("tension")) {
            return new FunctionFibre(FunctionReader.read(r, v.entry("tension"), "N", "strain", 0, 1));
        }
        if (two && v.has("toe-stiffness") && v.has("linear-stiffness")) {
            return twoStiffnesses(r, v, slack);
        }
        if (!v.has("stiffness")) {
            return new QuadraticFibre(0, slack);
        }
        double transition = r.quantities.quantity(v, "transition-strain", "");
        return switch (law) {
            case "quadratic" -> new QuadraticFibre(r.quantities.notNegative(v, "stiffness", "N/m^2"), slack);
            case "exponential" ->
                new ExponentialFibre(
                        r.quantities.notNegative(v, "stiffness", "N"),
                        transition,
                        r.quantities.quantity(v, "toe-shape", ""));
            default -> new ToeLinearFibre(r.quantities.notNegative(v, "stiffness", "N"), transition);
        };
    }

    /** K1 and K2 determine e1 if the parabola is to go over into its tangent: K2 = 4 K1 e1 l0. */
    private static FibreLaw twoStiffnesses(ReaderContext r, Part v, double slack) {
        double k1 = r.quantities.positive(v, "toe-stiffness", "N/m^2"),
                k2 = r.quantities.positive(v, "linear-stiffness", "N/m");
        double e1 = k2 / (4 * k1 * slack);
        if (v.entry().child("transition-strain").isPresent()) {
            double given = r.quantities.quantity(v, "transition-strain", "");
            if (Math.abs(given - e1) > 0.02 * e1) {
                r.problems.error(
                        Code.IMPLAUSIBLE_VALUE,
                        v.entry("transition-strain"),
                        "does not fit: the two pieces of the law meet without a jump at " + (float) e1
                                + ", which is K2/(4 K1 l0)",
                        "remove it, or change a stiffness or the slack length");
            }
        }
        return new ToeLinearFibre(k2 * slack, e1);
    }

    private static void require(ReaderContext r, Part v, String law, String key, boolean needed) {
        if (needed && !v.has(key)) {
            r.problems.error(Code.MISSING_KEY, v.entry(), "law: " + law + " needs '" + key + "'");
        } else if (!needed && v.has(key)) {
            r.problems.error(Code.NO_EFFECT, v.entry(key), "has no effect with law: " + law);
        }
    }
}
