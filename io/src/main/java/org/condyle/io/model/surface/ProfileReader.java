package org.condyle.io.model.surface;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.condyle.fit.SmoothingSpline;
import org.condyle.geometry.freeform.CurveProfile;
import org.condyle.io.data.TableFormat;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Columns;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Frame;

/**
 * Reads {@code profile}: a polynomial, or a curve through points, which are lists in the model file or columns of a data file.
 * Points given by x and y can be joined over x, around a loop, or in the polar parameter about a centre.
 */
final class ProfileReader {
    private static final int MOST = 10_000;
    private static final double OUTLIER = 5; // of a thousand points with even noise none is so far

    static final MappingType SHAPE = MappingType.mapping("profile", "a curve in the xy plane, extended along z")
            .key("polynomial", ValueType.listOf(ValueType.quantity("m^(1-k)"), 1, 20), "y = sum of c[k] x^k, k from 0")
            .key("x", points("m"), "of points, with y; the name of a column if there is a file")
            .key("angle", points("rad"), "of points, with radius; the name of a column if there is a file")
            .exactlyOneOf("polynomial", "x", "angle")
            .key("from", ValueType.quantity("m"), "x where a polynomial begins")
            .key("to", ValueType.quantity("m"), "x where it ends")
            .key("y", points("m"), "of points; the name of a column if there is a file")
            .key("file", ValueType.text(), TableFormat.DATA_FILE + " beside the model with the points, one in each row")
            .key(
                    "closed",
                    ValueType.flag(),
                    "whether the curve through x and y is closed; each point is given once",
                    "false")
            .key(
                    "about",
                    ValueType.listOf(ValueType.quantity("m"), 2, 2),
                    "centre of the polar parameter: the curve through x and y is then a radius over the angle about it")
            .key("radius", points("m"), "of points at angles; the name of a column if there is a file")
            .key(
                    "through",
                    ValueType.choice("natural", "clamped", "not-a-knot", "shape-preserving"),
                    "type of the curve through the points",
                    "natural")
            .key(
                    "smooth",
                    ValueType.quantity("m"),
                    "how far the points may be from the curve, root mean square, so that it bends as little as possible; for"
                            + " measured points",
                    "0 m")
            .key(
                    "solid",
                    ValueType.choice("below", "above", "inside", "outside"),
                    "the solid side; by default below a curve over x, inside a closed or polar curve")
            .key("several", ValueType.flag(), "whether it can touch at several points at once", "false");

    private final ReaderContext r;
    private final Part v;

    private ProfileReader(ReaderContext r, Part v) {
        this.r = r;
        this.v = v;
    }

    private static ValueType points(String unit) {
        return ValueType.either(ValueType.listOf(ValueType.quantity(unit), 2, MOST), ValueType.text());
    }

    static ShapeCatalog.Form read(ReaderContext r, Part v) {
        return new ProfileReader(r, v).form();
    }

    private ShapeCatalog.Form form() {
        boolean polynomial = v.has("polynomial"), polar = v.has("angle");
        String second = polynomial ? "to" : polar ? "radius" : "y";
        boolean complete = v.has(second) && (!polynomial || v.has("from"));
        if (!complete) {
            throw new IllegalArgumentException(
                    polynomial
                            ? "a polynomial needs 'from' and 'to'"
                            : "points need '" + second + "' beside '" + (polar ? "angle" : "x") + "'");
        }
        for (String key : List.of("from", "to", "y", "radius", "file", "about", "closed", "smooth")) {
            boolean used = key.equals(second)
                    || (polynomial && key.equals("from"))
                    || (!polynomial && (key.equals("file") || key.equals("smooth")))
                    || (second.equals("y") && (key.equals("about") || key.equals("closed")));
            if (!used && v.has(key) && !(key.equals("closed") && !v.flag(key))) {
                r.problems.error(Code.NO_EFFECT, v.entry(key), "cannot be used with this kind of profile", "remove it");
            }
        }
        CurveProfile.Solid solid = solid(polar || v.flag("closed") || v.has("about"));
        int before = r.problems.size();
        double[] centre = v.has("about") ? r.quantities.tuple(v.entry("about"), "m") : new double[2];
        CurveProfile made = polynomial ? polynomial(solid) : points(polar, centre, solid);
        if (r.problems.size() > before) {
            made = CurveProfile.polynomial(new double[1], 0, 1, CurveProfile.Solid.BELOW);
        }
        return new ShapeCatalog.Form(v.flag("several") ? made.withSeveral() : made, Frame.at(centre[0], centre[1], 0));
    }

    private CurveProfile.Solid solid(boolean round) {
        String side = v.has("solid") ? v.text("solid") : round ? "inside" : "below";
        if (round != (side.equals("inside") || side.equals("outside"))) {
            throw new IllegalArgumentException(
                    round
                            ? "a closed or polar profile is solid inside or outside, not " + side
                            : "a curve over x is solid below or above, not " + side);
        }
        return CurveProfile.Solid.valueOf(side.toUpperCase(Locale.ROOT));
    }

    private CurveProfile polynomial(CurveProfile.Solid solid) {
        return CurveProfile.polynomial(
                r.quantities.tuple(v.entry("polynomial"), "*"),
                r.quantities.quantity(v, "from", "m"),
                r.quantities.quantity(v, "to", "m"),
                solid);
    }

    /** The curve through points; anything after an error. */
    private CurveProfile points(boolean polar, double[] centre, CurveProfile.Solid solid) {
        int before = r.problems.size();
        CurveProfile.Through how = CurveProfile.Through.valueOf(
                v.text("through").toUpperCase(Locale.ROOT).replace('-', '_'));
        Columns columns = new Columns(r, v);
        double[] a = columns.numbers(polar ? "angle" : "x", polar ? "rad" : "m");
        double[] b = columns.numbers(polar ? "radius" : "y", "m");
        if (v.has("smooth") && (v.flag("closed") || how != CurveProfile.Through.NATURAL)) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    v.entry("smooth"),
                    v.flag("closed")
                            ? "cannot be used with a closed curve"
                            : "is a natural spline and cannot be used with through: " + v.text("through"));
        }
        CurveProfile none = CurveProfile.polynomial(new double[1], 0, 1, CurveProfile.Solid.BELOW);
        if (r.problems.size() > before) {
            return none;
        }
        if (a.length != b.length) {
            throw new IllegalArgumentException("a profile needs as many " + (polar ? "radii as angles" : "y as x")
                    + ", has " + b.length + " and " + a.length);
        }
        if (a.length < 2 || a.length > MOST) {
            throw new IllegalArgumentException("a profile needs 2 to " + MOST + " points, has " + a.length);
        }
        if (polar) {
            for (int i = 0; i < b.length; i++) {
                if (!(b[i] > 0)) {
                    columns.wrong(Code.NOT_POSITIVE, "radius", i, "must be > 0 m");
                    return none;
                }
            }
            return columns.increase("angle", a) ? CurveProfile.polar(a, smooth(a, b), how, solid) : none;
        }
        if (v.has("about")) {
            return inPolarParameter(columns, a, b, centre) ? polar(a, smooth(a, b), how, solid) : none;
        }
        if (v.flag("closed")) {
            return isLoop(columns, a, b) ? CurveProfile.loop(a, b, how, solid) : none;
        }
        if (!runsOneWay(columns, a)) {
            return none;
        }
        if (a[1] < a[0]) { // from right to left is as good
            reverse(a);
            reverse(b);
        }
        return CurveProfile.graph(a, smooth(a, b), how, solid);
    }

    /** The second coordinate of the points as it is on the smoothed curve, or as it is given. */
    private double[] smooth(double[] a, double[] b) {
        double permitted = r.quantities.notNegative(v, "smooth", "m");
        if (!(permitted > 0)) {
            return b;
        }
        double[] out = SmoothingSpline.values(a, b, permitted);
        for (int i = 0; i < b.length; i++) {
            if (Math.abs(out[i] - b[i]) > OUTLIER * permitted) {
                r.problems.warning(
                        Code.IMPLAUSIBLE_VALUE,
                        v.entry("smooth"),
                        String.format(
                                Locale.ROOT,
                                "leaves point %d %.3g mm from the curve, %.0f times as far as is permitted on average",
                                i + 1,
                                1e3 * Math.abs(out[i] - b[i]),
                                Math.abs(out[i] - b[i]) / permitted),
                        "look whether it was measured wrongly");
                break;
            }
        }
        return out;
    }

    private static void reverse(double[] x) {
        for (int i = 0, k = x.length - 1; i < k; i++, k--) {
            double kept = x[i];
            x[i] = x[k];
            x[k] = kept;
        }
    }

    private boolean runsOneWay(Columns columns, double[] x) {
        for (int i = 1; i < x.length; i++) {
            if (!((x[i] - x[i - 1]) * (x[1] - x[0]) > 0)) {
                columns.wrong(
                        Code.NOT_INCREASING,
                        "x",
                        i,
                        "x must increase from point to point, or decrease throughout; for a curve that turns back"
                                + " give 'about', or 'closed: true'");
                return false;
            }
        }
        return true;
    }

    private boolean isLoop(Columns columns, double[] x, double[] y) {
        int n = x.length;
        for (int i = 0; i < n; i++) {
            int next = (i + 1) % n;
            if (x[i] == x[next] && y[i] == y[next]) {
                columns.wrong(
                        Code.GIVEN_TWICE,
                        "x",
                        Math.max(i, next),
                        next == 0
                                ? "repeats the first point; a closed curve needs each point once"
                                : "repeats the point before it");
                return false;
            }
        }
        return true;
    }

    /** x, y of points -> angle about the centre, increasing, and radius; false and a problem if the angle turns back. */
    private boolean inPolarParameter(Columns columns, double[] x, double[] y, double[] centre) {
        int n = x.length;
        double turned = 0;
        for (int i = 0; i < n; i++) {
            double dx = x[i] - centre[0], dy = y[i] - centre[1], angle = Math.atan2(dy, dx);
            y[i] = Math.hypot(dx, dy);
            if (y[i] == 0) {
                columns.wrong(Code.OUT_OF_RANGE, "x", i, "the point is the centre 'about', so it has no angle");
                return false;
            }
            if (i > 0) {
                double step = Math.IEEEremainder(angle - x[i - 1], 2 * Math.PI);
                if (step == 0 || (i > 1 && step * turned < 0)) {
                    columns.wrong(
                            Code.NOT_INCREASING,
                            "x",
                            i,
                            "the angle about the centre must increase from point to point, or decrease throughout;"
                                    + " move the centre 'about'");
                    return false;
                }
                turned += step;
                angle = x[i - 1] + step;
            }
            x[i] = angle;
        }
        if (turned < 0) {
            reverse(x);
            reverse(y);
        }
        if (Math.abs(turned) > 2 * Math.PI * (1 + 1e-9)
                || (v.flag("closed") && Math.abs(turned) > 2 * Math.PI - 1e-9)) {
            columns.wrong(
                    Code.OUT_OF_RANGE,
                    "x",
                    n - 1,
                    v.flag("closed")
                            ? "the curve closes itself before this point; each point is given once"
                            : "the curve goes around the centre more than once");
            return false;
        }
        return true;
    }

    /** A curve that goes all the way around is closed if it says so, or if its last point is its first. */
    private CurveProfile polar(double[] angle, double[] radius, CurveProfile.Through how, CurveProfile.Solid solid) {
        if (!v.flag("closed")) {
            return CurveProfile.polar(angle, radius, how, solid);
        }
        int n = angle.length;
        double[] a = Arrays.copyOf(angle, n + 1), b = Arrays.copyOf(radius, n + 1);
        a[n] = a[0] + 2 * Math.PI;
        b[n] = b[0];
        return CurveProfile.polar(a, b, how, solid);
    }
}
