package org.condyle.tool.laxity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.condyle.tool.laxity.LaxityResult.Curve;
import org.condyle.tool.laxity.LaxityResult.Share;
import org.jspecify.annotations.Nullable;

/**
 * What the literature states of the laxity of knees, beside what a knee shows. The shares are those of D. L. Butler and others 1980 for the
 * drawer, and of E. S. Grood and others 1981 for opening, measured with five degrees at 25 deg of flexion, so that they are
 * compared at the flexion nearest to 30 deg: the increment of a drawer, and for opening all about the centre of pressure.
 */
public final class LaxityStatements {
    private static final double NEAR = Math.toRadians(30);
    private static final double WITHIN = Math.toRadians(10); // farther away nothing is judged

    /** A restraint that is stated. */
    private record Restraint(String ligament, LaxityTest test, boolean positive, int percent) {}

    private static final List<Restraint> RESTRAINTS = List.of(
            new Restraint("ACL", LaxityTest.DRAWER, true, 85),
            new Restraint("PCL", LaxityTest.DRAWER, false, 95),
            new Restraint("MCL", LaxityTest.VARUS, false, 78),
            new Restraint("LCL", LaxityTest.VARUS, true, 69));

    /**
     * A statement that was judged.
     *
     * @param says  what is stated
     * @param where it is stated
     * @param found in this knee
     */
    public record Statement(String says, String where, String found, boolean holds) {}

    private LaxityStatements() {}

    /** Those that speak of what this knee has. */
    public static List<Statement> of(LaxityResult r) {
        List<Statement> all = new ArrayList<>();
        double at = nearest(r.flexions());
        List<Share> near = r.shares().stream()
                .filter(s -> s.flexion() == at && Math.abs(at - NEAR) <= WITHIN)
                .toList();
        for (Restraint x : RESTRAINTS) {
            List<Share> of = near.stream()
                    .filter(s -> s.test() == x.test() && s.positive() == x.positive())
                    .toList();
            of.stream().filter(s -> s.ligament().equals(x.ligament())).forEach(own -> {
                boolean main = of.stream().allMatch(s -> s.ligament().equals(own.ligament()) || part(s) < part(own));
                all.add(new Statement(
                        "the " + x.ligament() + " is the main restraint of " + load(x) + " (" + x.percent() + " %)",
                        "Woo 1999 in Machado's thesis, section 2.2",
                        String.format(
                                Locale.ROOT,
                                "%.1f %% at %s%s",
                                100 * part(own),
                                KneeTests.degrees(own.flexion()),
                                main ? "" : ", and another ligament carries more"),
                        main));
            });
        }
        if (r.flexions().size() > 2) {
            range(r, LaxityTest.VARUS, NEAR, "abduction and adduction grow up to 30 deg of flexion, then fall", all);
            range(
                    r,
                    LaxityTest.ROTATION,
                    Math.toRadians(90),
                    "the range of rotation is largest at 90 deg of flexion",
                    all);
        }
        return all;
    }

    private static double part(Share s) {
        return s.test() == LaxityTest.DRAWER ? s.increment() : s.resolved();
    }

    private static String load(Restraint x) {
        return x.test() == LaxityTest.DRAWER
                ? (x.positive() ? "an " : "a ") + x.test().direction(x.positive()) + " drawer"
                : x.test().direction(x.positive());
    }

    private static double nearest(List<Double> flexions) {
        return flexions.stream()
                .min(Comparator.comparingDouble(f -> Math.abs(f - NEAR)))
                .orElse(Double.NaN);
    }

    /** Judges that the total displacement is largest at the tested flexion that is nearest to one. */
    private static void range(LaxityResult r, LaxityTest test, double at, String says, List<Statement> all) {
        List<Curve> curves = r.knees().get(0).curves().stream()
                .filter(c -> c.test() == test && Double.isFinite(c.total()))
                .toList();
        ToDoubleFunction<Curve> far = c -> Math.abs(c.flexion() - at);
        @Nullable
        Curve wanted = curves.stream().min(Comparator.comparingDouble(far)).orElse(null);
        @Nullable
        Curve most =
                curves.stream().max(Comparator.comparingDouble(Curve::total)).orElse(null);
        if (wanted == null || most == null || far.applyAsDouble(wanted) > WITHIN) {
            return; // this knee was not tested there
        }
        all.add(new Statement(
                says,
                "Machado's thesis, section 2.3",
                String.format(
                        Locale.ROOT,
                        "%.2f deg at %s, largest %.2f deg at %s",
                        Math.toDegrees(wanted.total()),
                        KneeTests.degrees(wanted.flexion()),
                        Math.toDegrees(most.total()),
                        KneeTests.degrees(most.flexion())),
                most.flexion() == wanted.flexion()));
    }
}
