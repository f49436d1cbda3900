package org.condyle.geometry.freeform;

import java.util.Arrays;
import org.condyle.geometry.shape.Profile;
import org.condyle.geometry.shape.ProfileTriangles;
import org.condyle.math.CubicSpline;
import org.condyle.math.HermiteSpline;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;

/**
 * A free-form profile: a polynomial, a spline through points, a radius over an angle. Its nearest point is found with
 * certainty (see {@link CurveTable}); a hint only saves time.
 *
 * <p>An open curve goes on straight beyond its ends, so that the solid below it has no ends and its distance no jumps; but
 * against another profile only the described part is searched for contacts. Shape-preserving splines have jumps of
 * curvature at their points, and so has a Hertz stiffness taken from them.
 *
 * <p>Two profiles meet at one point, the deepest, which keeps its identity: what onset events and stick friction want. A
 * profile made {@link #several()} lists every place of overlap instead (a W on a floor); such contacts come and go.
 */
public final class CurveProfile implements Profile {
    /** Where the matter is. */
    public enum Solid {
        BELOW,
        ABOVE,
        INSIDE,
        OUTSIDE
    }

    /** How a curve runs through points. */
    public enum Through {
        /** Cubic spline, straight at the ends. */
        NATURAL,
        /** Cubic spline that begins and ends level. */
        CLAMPED,
        NOT_A_KNOT,
        /** Cubic Hermite spline without overshoot; its curvature jumps. */
        SHAPE_PRESERVING
    }

    private final CurveTable table;
    private final double left; // +1 if the outward normal is to the left of the way
    private final boolean several;
    private final double halfThickness;

    private CurveProfile(Curve curve, Solid solid, boolean several) {
        this(new CurveTable(curve), solid == Solid.BELOW || solid == Solid.OUTSIDE ? 1 : -1, several);
    }

    private CurveProfile(CurveTable table, double left, boolean several) {
        this.table = table;
        this.left = left;
        this.several = several;
        halfThickness =
                table.curve.closed() && left < 0 ? ProfileMeasures.halfThickness(table) : Double.POSITIVE_INFINITY;
    }

    /** y = Σ cₖ xᵏ for from ≤ x ≤ to [m]. */
    public static CurveProfile polynomial(double[] coefficients, double from, double to, Solid solid) {
        return new CurveProfile(new Curve.Polynomial(coefficients, from, to), overX(solid), false);
    }

    /** y over x through points. */
    public static CurveProfile graph(double[] x, double[] y, Through how, Solid solid) {
        return new CurveProfile(new Curve.Graph(open(x, y, how)), overX(solid), false);
    }

    /** y over x by any spline, for instance {@link HermiteSpline#clamped} with given slopes. */
    public static CurveProfile graph(HermiteSpline y, Solid solid) {
        return new CurveProfile(new Curve.Graph(y), overX(solid), false);
    }

    /**
     * A closed curve through points, which are given once each and in either direction; {@code how} is
     * {@code SHAPE_PRESERVING} or, for a periodic cubic spline, anything else.
     */
    public static CurveProfile loop(double[] x, double[] y, Through how, Solid solid) {
        int n = x.length;
        if (n < 3 || y.length != n) {
            throw new IllegalArgumentException("a closed profile needs 3 points or more with an x and a y each, has "
                    + n + " x and " + y.length + " y");
        }
        boolean reverse = twiceArea(x, y) < 0;
        double[] px = new double[n + 1], py = new double[n + 1], t = new double[n + 1];
        for (int i = 0; i <= n; i++) {
            px[i] = x[reverse ? (n - i) % n : i % n];
            py[i] = y[reverse ? (n - i) % n : i % n];
            t[i] = i == 0 ? 0 : t[i - 1] + Math.hypot(px[i] - px[i - 1], py[i] - py[i - 1]);
        }
        return new CurveProfile(new Curve.Loop(periodic(t, px, how), periodic(t, py, how)), around(solid), false);
    }

    /**
     * Radius over an angle [rad] through points; closed if the angles span a whole turn and the radii meet, in which case
     * the last point repeats the first. An open arc should span less than half a turn, or its straight ends may cross.
     */
    public static CurveProfile polar(double[] angle, double[] radius, Through how, Solid solid) {
        int n = angle.length;
        boolean closed = n > 2 && Math.abs(angle[n - 1] - angle[0] - 2 * Math.PI) < 1e-9 && radius[0] == radius[n - 1];
        HermiteSpline spline = closed ? periodic(angle, radius, how) : open(angle, radius, how);
        for (double r : radius) {
            if (!(r > 0)) {
                throw new IllegalArgumentException("profile radius [m] must be > 0, was " + r);
            }
        }
        return new CurveProfile(new Curve.Polar(spline, closed), around(solid), false);
    }

    /** The same profile, whose contacts are sought in several places at once. */
    public CurveProfile withSeveral() {
        return new CurveProfile(table, left, true);
    }

    private static HermiteSpline open(double[] x, double[] y, Through how) {
        return switch (how) {
            case NATURAL -> HermiteSpline.smooth(x, y, CubicSpline.Ends.NATURAL);
            case CLAMPED -> HermiteSpline.clamped(x, y, 0, 0);
            case NOT_A_KNOT -> HermiteSpline.smooth(x, y, CubicSpline.Ends.NOT_A_KNOT);
            case SHAPE_PRESERVING -> HermiteSpline.shapePreserving(x, y, false);
        };
    }

    private static HermiteSpline periodic(double[] x, double[] y, Through how) {
        return how == Through.SHAPE_PRESERVING
                ? HermiteSpline.shapePreserving(x, y, true)
                : HermiteSpline.smooth(x, y, CubicSpline.Ends.PERIODIC);
    }

    private static Solid overX(Solid solid) {
        if (solid != Solid.BELOW && solid != Solid.ABOVE) {
            throw new IllegalArgumentException("a profile y(x) is solid BELOW or ABOVE, not " + solid);
        }
        return solid;
    }

    private static Solid around(Solid solid) {
        if (solid != Solid.INSIDE && solid != Solid.OUTSIDE) {
            throw new IllegalArgumentException("a closed or polar profile is solid INSIDE or OUTSIDE, not " + solid);
        }
        // Counter-clockwise, the left-hand normal points inwards: outward for matter that lies OUTSIDE.
        return solid;
    }

    private static double twiceArea(double[] x, double[] y) {
        double sum = 0;
        for (int i = 0, j = x.length - 1; i < x.length; j = i++) {
            sum += x[j] * y[i] - x[i] * y[j];
        }
        return sum;
    }

    public CurveTable table() {
        return table;
    }

    @Override
    public boolean several() {
        return several;
    }

    @Override
    public String type() {
        return "profile";
    }

    @Override
    public int hintSize() {
        return 1;
    }

    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        double t = table.nearest(x, y, hint.length > at ? hint[at] : Double.NaN, out);
        table.jet(t, out);
        double speed = left / Math.hypot(out[2], out[3]);
        double nx = -out[3] * speed, ny = out[2] * speed;
        out[2] = z;
        out[3] = nx;
        out[4] = ny;
        out[5] = 0;
        out[6] = t;
        return (x - out[0]) * nx + (y - out[1]) * ny;
    }

    @Override
    public double bend(double[] projected, double[] scratch) {
        return bend(projected[6], scratch);
    }

    public double bend(double t, double[] w) {
        table.jet(t, w);
        double speed = w[2] * w[2] + w[3] * w[3];
        return -left * (w[2] * w[5] - w[3] * w[4]) / (speed * Math.sqrt(speed));
    }

    @Override
    public void curvature(double x, double y, double z, double[] out) {
        double bend = bend(table.nearest(x, y, Double.NaN, out), out);
        double speed = Math.hypot(out[2], out[3]);
        Profile.tensor(bend, -out[3] / speed, out[2] / speed, out);
    }

    @Override
    public double halfThickness() {
        return halfThickness;
    }

    @Override
    public void bounds(double[] out) {
        ProfileMeasures.bounds(table, left, out);
    }

    @Override
    public MassProperties massProperties() {
        if (!table.curve.closed() || left > 0) {
            throw new ModelException(
                    "an open or hollow profile has no finite volume; close it, or give the mass of the body");
        }
        return ProfileMeasures.massProperties(table);
    }

    /** A ribbon along the described part, as wide as the profile is. */
    @Override
    public Triangles triangles(double tolerance) {
        double[] box = new double[4];
        table.box(box);
        double half = 0.5 * Math.max(box[2] - box[0], box[3] - box[1]);
        int n = table.segments;
        // a segment turns by 0.2 rad at most, which keeps it within its length / 40 of the chord
        int cuts = Math.max(1, Math.min(16, (int) Math.ceil(Math.sqrt(table.length[n] / n / 40 / tolerance))));
        double[] x = new double[n * cuts + 1], y = new double[n * cuts + 1], w = new double[6];
        for (int i = 0; i <= n * cuts; i++) {
            int k = Math.min(i / cuts, n - 1);
            double f = (i - k * cuts) / (double) cuts;
            table.jet(table.t[k] + f * (table.t[k + 1] - table.t[k]), w);
            int to = left < 0 ? i : n * cuts - i; // a ribbon has its outside to the right
            x[to] = w[0];
            y[to] = w[1];
        }
        return ProfileTriangles.of(x, y, half);
    }

    @Override
    public String toString() {
        return "profile of " + table.segments + " segments over "
                + Arrays.toString(new double[] {table.t[0], table.t[table.segments]});
    }
}
