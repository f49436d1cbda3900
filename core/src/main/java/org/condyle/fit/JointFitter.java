package org.condyle.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A joint from measurements: a sphere gives centre and link length, a plane through the points on the contour gives the
 * pole, and the angles (φ, θ) in the axes of the pole are fitted by the {@link SinusBasis}. Moments are fitted by the
 * {@link FieldBasis} in the same axes. In a robust fit the plane is that of the fitted sinus.
 *
 * <p>Noise across the sphere moves the centre and noise along it moves the angles. The two are independent to first order,
 * so the covariance of the coefficients is that of their own fit plus that of the centre, carried over by derivatives.
 * Noise is taken to be independent from point to point and equal in all directions.
 */
public final class JointFitter {
    private static final double WIDE_GAP = Math.toRadians(40);
    private static final double ILL_CONDITIONED = 1e4;
    private static final double WILD = 8; // spreads
    private static final int STATIONS = 360;
    private static final int OUTER = 6;
    private static final int INNER = 30;

    private final Track track;
    private final boolean robust;
    private final List<String> warnings = new ArrayList<>();

    private JointFitter(Track track, boolean robust) {
        this.track = track;
        this.robust = robust;
    }

    /**
     * Fits all that was measured.
     *
     * @param resistance null if no moments were measured
     * @param given      axes that are known; null to find the pole from the plane
     * @param robust     whether outliers are to lose their influence
     * @throws IllegalArgumentException if the points are too few or in places that do not determine the joint
     */
    public static JointFit fit(
            Track track, @Nullable Resistance resistance, @Nullable JointAxes given, boolean robust) {
        return new JointFitter(track, robust).fit(resistance, given);
    }

    private JointFit fit(@Nullable Resistance resistance, @Nullable JointAxes given) {
        int[] on = IntStream.range(0, track.points().length)
                .filter(i -> track.contour()[i])
                .toArray();
        enough(on.length, "on the contour");
        SphereFit sphere =
                track.directions() ? null : SphereFit.of(track.emitted(), track.emitter(), track.emitters(), robust);
        double[] centre = sphere == null ? new double[3] : sphere.centre();
        double[] length = new double[on.length];
        for (int i = 0; i < on.length; i++) {
            length[i] = sphere == null ? 1 : SphereFit.distance(track.points()[on[i]], centre);
        }
        double link = robust ? median(length) : Arrays.stream(length).average().orElse(1);
        double[] off = Arrays.stream(length).map(d -> d - link).toArray();
        double spread = robust ? Robust.spread(off, 4) : Math.sqrt(LinearFit.squares(off) / Math.max(1, on.length - 4));
        PlaneFit plane = plane(on);
        JointAxes axes = given != null ? given : axes(plane, centre);
        Angles angles = angles(on, centre, axes);
        LinearFit own = SinusBasis.fit(angles.phi, angles.theta, robust);
        for (int k = 0; k < OUTER && robust; k++) {
            JointAxes before = axes;
            double[] c = own.coefficients();
            int kept = own.weights().length - own.outliers();
            for (int i = 0; i < INNER; i++) { // the axes whose pole is the normal of the sinus, with these weights
                plane = planeOfCurve(c, axes, centre, link, kept);
                if (given != null) {
                    break;
                }
                JointAxes next = axes(plane, centre);
                double change = SphereFit.distance(next.pole(), axes.pole());
                axes = next;
                angles = angles(on, centre, axes);
                c = new LeastSquares(angles.sinusRows(), own.weights()).solve(angles.theta);
                if (change < 1e-12) {
                    break;
                }
            }
            own = SinusBasis.fit(angles.phi, angles.theta, true);
            if (SphereFit.distance(before.pole(), axes.pole()) < 1e-9) {
                break;
            }
        }
        JointAxes found = axes;
        double[] weights = own.weights();
        LinearFit sinus = sphere == null
                ? own
                : own.plus(carried(sphere, link, c -> {
                    Angles moved = angles(on, c, found);
                    return new LeastSquares(moved.sinusRows(), weights).solve(moved.theta);
                }));
        JointFit.Contour contour =
                new JointFit.Contour(angles.phi, angles.theta, on, Coverage.of(kept(angles.phi, weights)));
        double noise = sphere == null ? sinus.sigma() : spread;
        JointFit.Field field = resistance == null ? null : field(resistance, sphere, link, axes);
        warn(sphere, plane, given != null, link, noise, sinus, contour, field, centre);
        return new JointFit(
                sphere, plane, given != null, axes, noise, link, sinus, contour, field, List.copyOf(warnings));
    }

    private static void enough(int n, String where) {
        if (n <= SinusBasis.COEFFICIENTS) {
            throw new IllegalArgumentException("the sinus has " + SinusBasis.COEFFICIENTS
                    + " coefficients and needs at least " + (SinusBasis.COEFFICIENTS + 1) + " points " + where
                    + ", there " + (n == 1 ? "is 1" : "are " + n));
        }
    }

    private static double median(double[] values) {
        double[] v = values.clone();
        Arrays.sort(v);
        return 0.5 * (v[(v.length - 1) / 2] + v[v.length / 2]);
    }

    private PlaneFit plane(int[] on) {
        double[][] points = new double[on.length][];
        for (int i = 0; i < on.length; i++) {
            points[i] = track.directions() ? unit(track.points()[on[i]]) : track.points()[on[i]];
        }
        return PlaneFit.of(points);
    }

    /**
     * The plane of the fitted sinus at equal distances of φ. It is that of the points where these are evenly spaced; outliers
     * and the gaps that they leave do not tilt it.
     */
    private static PlaneFit planeOfCurve(
            double[] coefficients, JointAxes axes, double[] centre, double link, int count) {
        double[][] points = new double[STATIONS][];
        for (int i = 0; i < STATIONS; i++) {
            double phi = 2 * Math.PI * i / STATIONS;
            double[] u = axes.toFixed(JointAxes.direction(phi, SinusBasis.at(phi, coefficients)));
            points[i] = new double[] {centre[0] + link * u[0], centre[1] + link * u[1], centre[2] + link * u[2]};
        }
        PlaneFit p = PlaneFit.of(points);
        return new PlaneFit(p.middle(), p.normal(), p.across(), p.spreads(), count);
    }

    private static double[] kept(double[] values, double[] weights) {
        return IntStream.range(0, values.length)
                .filter(i -> weights[i] > 0)
                .mapToDouble(i -> values[i])
                .toArray();
    }

    private static double[] unit(double[] v) {
        double d = Math.sqrt(LinearFit.squares(v));
        return new double[] {v[0] / d, v[1] / d, v[2] / d};
    }

    /** The pole is on the side of the plane to which the segment points. */
    private static JointAxes axes(PlaneFit plane, double[] centre) {
        double[] n = plane.normal(), m = plane.middle();
        double side = n[0] * (m[0] - centre[0]) + n[1] * (m[1] - centre[1]) + n[2] * (m[2] - centre[2]);
        double sign = side < 0 ? -1 : 1;
        return JointAxes.ofPole(new double[] {sign * n[0], sign * n[1], sign * n[2]});
    }

    /** Angles about and from the pole. */
    private record Angles(double[] phi, double[] theta) {
        Angles(int n) {
            this(new double[n], new double[n]);
        }

        void set(int i, double[] inJoint) {
            double[] a = JointAxes.angles(inJoint);
            phi[i] = a[0];
            theta[i] = a[1];
        }

        double[][] sinusRows() {
            double[][] rows = new double[phi.length][];
            for (int i = 0; i < rows.length; i++) {
                rows[i] = SinusBasis.basis(phi[i]);
            }
            return rows;
        }

        double[][] fieldRows() {
            double[][] rows = new double[phi.length][];
            for (int i = 0; i < rows.length; i++) {
                rows[i] = FieldBasis.basis(phi[i], theta[i]);
            }
            return rows;
        }
    }

    private Angles angles(int[] on, double[] centre, JointAxes axes) {
        Angles out = new Angles(on.length);
        for (int i = 0; i < on.length; i++) {
            double[] p = track.points()[on[i]];
            out.set(i, axes.toJoint(new double[] {p[0] - centre[0], p[1] - centre[1], p[2] - centre[2]}));
        }
        return out;
    }

    private static Angles angles(Resistance r, double[] centre, JointAxes axes) {
        Angles out = new Angles(r.points().length);
        for (int i = 0; i < out.phi.length; i++) {
            out.set(i, axes.toJoint(r.arm(i, centre)));
        }
        return out;
    }

    private JointFit.Field field(Resistance r, @Nullable SphereFit sphere, double link, JointAxes axes) {
        double[] centre = sphere == null ? new double[3] : sphere.centre(), measured = r.about(centre);
        if (measured.length <= FieldBasis.COEFFICIENTS) {
            throw new IllegalArgumentException("the moment has " + FieldBasis.COEFFICIENTS
                    + " coefficients and needs at least " + (FieldBasis.COEFFICIENTS + 1)
                    + " points with a moment, there are " + measured.length);
        }
        Angles angles = angles(r, centre, axes);
        LinearFit own = FieldBasis.fit(angles.phi, angles.theta, measured, robust);
        LinearFit fit = sphere == null
                ? own
                : own.plus(carried(
                        sphere,
                        link,
                        c -> new LeastSquares(angles(r, c, axes).fieldRows(), own.weights()).solve(r.about(c))));
        return new JointFit.Field(angles.phi, angles.theta, measured, fit, Coverage.of(angles.phi));
    }

    private interface OfCentre {
        double[] coefficients(double[] centre);
    }

    /** G C Gᵀ with the covariance C of the centre and the derivatives G of the coefficients. */
    private static double[][] carried(SphereFit sphere, double link, OfCentre f) {
        double h = 1e-4 * link;
        double[][] g = new double[3][];
        for (int k = 0; k < 3; k++) {
            double[] up = sphere.centre().clone(), down = sphere.centre().clone();
            up[k] += h;
            down[k] -= h;
            double[] a = f.coefficients(up), b = f.coefficients(down);
            g[k] = new double[a.length];
            for (int i = 0; i < a.length; i++) {
                g[k][i] = (a[i] - b[i]) / (2 * h);
            }
        }
        int p = g[0].length;
        double[][] out = new double[p][p];
        for (int i = 0; i < p; i++) {
            for (int j = 0; j < p; j++) {
                for (int k = 0; k < 9; k++) {
                    out[i][j] += g[k / 3][i] * sphere.covariance()[k / 3][k % 3] * g[k % 3][j];
                }
            }
        }
        return out;
    }

    private void warn(
            @Nullable SphereFit sphere,
            PlaneFit plane,
            boolean given,
            double link,
            double noise,
            LinearFit sinus,
            JointFit.Contour contour,
            JointFit.@Nullable Field field,
            double[] centre) {
        covered("points of the contour", "the sinus", contour.coverage());
        if (sphere != null) {
            double error = 0;
            for (int k = 0; k < 3; k++) {
                error = Math.max(error, Math.sqrt(sphere.covariance()[k][k]));
            }
            if (error > 0.02 * link) {
                warn(
                        "The centre is uncertain: its standard error is %.1f mm. Points inside the contour, marked 0 in a"
                                + " column 'contour', determine it better.",
                        1000 * error);
            }
            double share = 1
                    - (double) Arrays.stream(sphere.weights())
                                    .filter(w -> w > 0)
                                    .count()
                            / sphere.weights().length;
            if (share > 0.25) {
                warn("%.0f %% of the positions are far from the sphere; check the measurement.", 100 * share);
            }
            if (!robust && wild(sphere.residuals(), 3 + sphere.radii().length)) {
                warn(
                        "Some positions are far from the sphere, more than %.0f times the usual distance; a robust fit"
                                + " would ignore them.",
                        WILD);
            }
            if (sinus.sigma() * link > 4 * Math.max(noise, 1e-6 * link)) {
                warn(
                        "The residuals of the sinus (%.2f deg) are much larger than the noise of the positions explains"
                                + " (%.2f deg): the contour is not repeated exactly, or ten functions cannot follow it. The"
                                + " intervals are too narrow if neighbouring points err together.",
                        Math.toDegrees(sinus.sigma()), Math.toDegrees(noise / link));
            }
        }
        if (!robust && wild(sinus.residuals(), SinusBasis.COEFFICIENTS)) {
            warn(
                    "Some points are far from the sinus, more than %.0f times the usual distance; a robust fit would"
                            + " ignore them.",
                    WILD);
        }
        double[] n = plane.normal(), m = plane.middle(), s = plane.spreads();
        double height = Math.abs(n[0] * (m[0] - centre[0]) + n[1] * (m[1] - centre[1]) + n[2] * (m[2] - centre[2]));
        if (!given && height < 0.05 * link) {
            warn("The plane of the contour goes nearly through the centre, so that the side of the pole is not certain;"
                    + " give the pole.");
        }
        if (!given && s[2] > 0.4 * Math.min(s[0], s[1])) {
            warn("The contour is far from a plane, so that its pole is uncertain; give the pole.");
        }
        if (sinus.condition() > ILL_CONDITIONED) {
            warn(
                    "The points hardly determine the sinus (condition number %.0e); the coefficients are uncertain.",
                    sinus.condition());
        }
        if (field != null) {
            covered("points with a moment", "the moment", field.coverage());
            if (field.fit().condition() > ILL_CONDITIONED) {
                warn(
                        "The points hardly determine the moment (condition number %.0e); use it near the points only.",
                        field.fit().condition());
            }
            if (!robust && wild(field.fit().residuals(), FieldBasis.COEFFICIENTS)) {
                warn(
                        "Some moments are far from the fitted field, more than %.0f times the usual distance; a robust fit"
                                + " would ignore them.",
                        WILD);
            }
        }
    }

    private void covered(String what, String extrapolated, Coverage c) {
        if (c.gap() > WIDE_GAP) {
            warn(
                    "There are no %s for %.0f deg, from phi = %.0f deg to %.0f deg; there %s is a guess.",
                    what,
                    c.gapDegrees(),
                    Math.toDegrees(c.from()),
                    Math.toDegrees(c.from() + c.gap()) % 360,
                    extrapolated);
        }
    }

    private static boolean wild(double[] residuals, int p) {
        double usual = Robust.spread(residuals, p), most = 0;
        for (double r : residuals) {
            most = Math.max(most, Math.abs(r));
        }
        return most > WILD * usual && most > 1e-9;
    }

    private void warn(String text, Object... values) {
        warnings.add(String.format(Locale.ROOT, text, values));
    }
}
