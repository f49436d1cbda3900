package org.condyle.io.model.contact;

import java.util.List;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import org.condyle.contact.law.LinearLayer;
import org.condyle.contact.law.NormalLaw;
import org.condyle.geometry.surrogate.Interpolation;
import org.condyle.geometry.surrogate.PoseBox;
import org.condyle.geometry.surrogate.PoseSampler;
import org.condyle.geometry.surrogate.PoseTable;
import org.condyle.geometry.surrogate.SurrogatePair;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Surface;
import org.jspecify.annotations.Nullable;

/** Reads in which poses a contact is looked up in samples, and takes or makes the samples: once for the same shapes and poses. */
final class SurrogateReader {
    static final String WORD = "surrogate";
    private static final int MOST_POINTS = 1000;
    private static final double POOR = 0.1;

    static final MappingType KIND = MappingType.mapping(WORD, "looks a contact up in samples of its poses")
            .key("x", range("mm"), "poses that are sampled: where 'about' is, seen from the first shape, from and to")
            .key("y", range("mm"), "the same")
            .key("z", range("mm"), "the same; in a plane it is not used")
            .key(
                    "turn-x",
                    range("deg"),
                    "angles of R = Rx Ry Rz of the second shape; without a range its turn must not matter")
            .key("turn-y", range("deg"), "the same")
            .key("turn-z", range("deg"), "the same")
            .key(
                    "points",
                    ValueType.either(
                            ValueType.integer(2, MOST_POINTS),
                            ValueType.listOf(ValueType.integer(2, MOST_POINTS), 1, 6)),
                    "samples along each range, one number for all or one for each range in the order above",
                    "9")
            .key("by", ValueType.choice(Interpolation.words()), "how it goes on between the samples", "cubic")
            .key("about", ValueType.tuple("m", 0), "the point of the second shape whose place counts; its origin")
            .key(
                    "tolerance",
                    ValueType.quantity("N"),
                    "where the force could be wrong by more, the surfaces are searched; by default nowhere in the box");

    private SurrogateReader() {}

    private static ValueType range(String unit) {
        return ValueType.listOf(ValueType.quantity(unit), 2, 2);
    }

    /**
     * What stands for a search; the search itself after errors.
     *
     * @param maker how surfaces are searched
     * @param form  of the search, beside the shapes
     */
    static ContactGeometry of(
            ReaderContext r,
            Part v,
            Surface a,
            Surface b,
            ContactGeometry search,
            NormalLaw law,
            double stiffness,
            PoseSampler.Search maker,
            List<?> form) {
        Part p = v.part(WORD);
        int before = r.problems.size();
        clashes(r, v, law);
        PoseBox box = box(r, p);
        Interpolation how = Interpolation.of(p.text("by"));
        double most = p.has("tolerance") ? r.quantities.positive(p, "tolerance", "N") : Double.NaN;
        if (box == null || r.problems.size() > before) {
            return search;
        }
        try {
            PoseTable table = r.document.made(
                    List.of(WORD, a.shape(), b.shape(), box.toString(), how, form),
                    () -> PoseSampler.of(a.shape(), b.shape(), maker, box, how));
            if (table.relativeError() > POOR) {
                r.problems.warning(
                        Code.IMPLAUSIBLE_VALUE,
                        p.entry(),
                        String.format(
                                Locale.ROOT,
                                "%s may be wrong by %.2g %% of the largest %s in its box",
                                table,
                                100 * table.relativeError(),
                                table.patch() ? "force" : "depth"),
                        "give more points, a smaller box, or a range for each coordinate that matters; the poses are those of"
                                + " the second shape, seen from the first");
            }
            return new SurrogatePair(a, b, search, table, tolerance(r, p, table, law, stiffness, most));
        } catch (ModelException x) {
            r.problems.error(Code.MODEL_REFUSED, p.entry(), String.valueOf(x.getMessage()));
            return search;
        }
    }

    private static SurrogatePair.Tolerance tolerance(
            ReaderContext r, Part p, PoseTable table, NormalLaw law, double stiffness, double most) {
        if (Double.isNaN(most)) {
            return SurrogatePair.Tolerance.ANY;
        }
        if (Double.isNaN(stiffness)) {
            r.problems.error(
                    Code.MISSING_KEY, p.entry("tolerance"), "needs the 'stiffness' of the contact as a number");
            return SurrogatePair.Tolerance.ANY;
        }
        DoubleUnaryOperator force = d -> law.force(stiffness, d, 0, 1);
        double sure = table.forceError(0, force);
        if (sure > most) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    p.entry("tolerance"),
                    String.format(Locale.ROOT, "can be kept nowhere: forces by %s may be wrong by %.3g N", table, sure),
                    "give more points, or a smaller box");
        }
        return depth -> table.forceError(Math.max(0, depth), force) <= most;
    }

    private static void clashes(ReaderContext r, Part v, NormalLaw law) {
        for (String key : List.of("relaxation", "wear", "regions")) {
            if (v.has(key)) {
                r.problems.error(
                        Code.KEYS_CLASH,
                        v.entry(key),
                        "cannot be used with 'surrogate', which knows a resultant and no faces",
                        "remove one of them");
            }
        }
        if (law.layer() && (!(law instanceof LinearLayer) || law.dissipates())) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    v.entry(WORD),
                    "can be used with one law of pressure: foundation, without dissipation, since only its energy is"
                            + " proportional to a number of the pose");
        }
    }

    private static @Nullable PoseBox box(ReaderContext r, Part p) {
        int before = r.problems.size();
        double[] from = new double[6], to = new double[6];
        int[] points = new int[6];
        int ranges = 0, given = 0;
        for (String name : PoseBox.NAMES) {
            given += p.has(name) ? 1 : 0;
        }
        for (int i = 0; i < 6; i++) {
            String name = PoseBox.NAMES.get(i);
            from[i] = to[i] = Double.NaN;
            if (!p.has(name)) {
                continue;
            }
            Entry e = p.entry(name);
            if (r.planar && i >= 2 && i < 5) {
                r.problems.error(Code.NO_EFFECT, e, "is no coordinate of a plane", "remove it");
                continue;
            }
            String unit = i < 3 ? "m" : "rad";
            from[i] = r.quantities.quantity(e.items().get(0), unit);
            to[i] = r.quantities.quantity(e.items().get(1), unit);
            if (!(to[i] > from[i])) {
                r.problems.error(Code.OUT_OF_RANGE, e, "must rise, from the smaller to the larger value");
            }
            points[i] = points(r, p, ranges++, given);
        }
        if (ranges == 0 && r.problems.size() == before) {
            r.problems.error(
                    Code.MISSING_KEY,
                    p.entry(),
                    "has no range of poses",
                    "give where the second shape is seen from the first, such as z: [20 mm, 23 mm]");
        }
        double[] about = p.has("about") ? r.quantities.inSpace(p.entry("about"), "m") : new double[3];
        return r.problems.size() > before ? null : new PoseBox(from, to, points, about, r.planar);
    }

    private static int points(ReaderContext r, Part p, int which, int ranges) {
        Entry e = p.entry("points");
        Interpolation how = Interpolation.of(p.text("by"));
        if (!e.isScalar() && e.items().size() != ranges) {
            if (which == 0) {
                r.problems.error(
                        Code.WRONG_COUNT,
                        e,
                        "has " + e.items().size() + " numbers for " + ranges + " ranges",
                        "give one number for all, or one for each");
            }
            return how.fewest;
        }
        Entry one = e.isScalar() ? e : e.items().get(which);
        int n = Integer.parseInt(one.text());
        if (n < how.fewest) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    one,
                    "must be at least " + how.fewest + " with by: " + how.word() + ", was " + n);
        }
        return n;
    }
}
