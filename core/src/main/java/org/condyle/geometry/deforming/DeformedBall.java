package org.condyle.geometry.deforming;

import java.util.Arrays;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.CurvatureTensor;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.Ellipsoidal;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.math.Jacobi3;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Shape;

/**
 * A sphere or an ellipsoid, deformed: the ellipsoid {E u : |u| = 1}, where E is the map times the semi-axes. Its nearest
 * points are sought along its principal axes, the eigenvectors of E Eᵀ.
 */
public class DeformedBall extends Deformed implements Convex, NearestPointShape {
    private final double[] semiAxes;
    private final boolean drawnOut;
    private final double[] e = new double[9];
    private final double[] square = new double[9]; // of semi-axes, on the diagonal
    private final double[] axes = new double[9];
    private final double[] inverse = new double[9];
    private final double[] found = new double[6];
    private boolean solved;

    DeformedBall(Shape shape, double a, double b, double c, boolean drawnOut) {
        super(shape);
        semiAxes = new double[] {a, b, c};
        this.drawnOut = drawnOut;
        start();
    }

    public static DeformedBall of(Ellipsoidal s) {
        return new DeformedBall(s, s.semiAxis(0), s.semiAxis(1), s.semiAxis(2), false);
    }

    @Override
    public final void follow(double[] r, double[] m) {
        super.follow(r, m);
        start();
    }

    private void start() {
        for (int i = 0; i < 9; i++) {
            e[i] = map[i] * semiAxes[i % 3];
        }
        if (drawnOut) { // longer than the rest, so that nothing in the plane has its nearest point beside it
            e[8] = Math.sqrt(e[0] * e[0] + e[1] * e[1] + e[3] * e[3] + e[4] * e[4]);
        }
        solved = false;
    }

    @Override
    public void support(double dx, double dy, double dz, double[] out) {
        double x = e[0] * dx + e[3] * dy + e[6] * dz;
        double y = e[1] * dx + e[4] * dy + e[7] * dz;
        double z = e[2] * dx + e[5] * dy + e[8] * dz;
        double length = Math.sqrt(x * x + y * y + z * z);
        if (length > 0) {
            Mat3.times(e, 0, x / length, y / length, z / length, out, 0);
        } else {
            Mat3.times(e, 0, 1, 0, 0, out, 0);
        }
    }

    @Override
    public boolean smooth() {
        return true;
    }

    private void solve() {
        if (!solved) {
            Arrays.fill(square, 0);
            Mat3.addTimesTransposed(e, 0, e, 0, square, 0);
            Jacobi3.solve(square, axes);
            solved = true;
        }
    }

    private double semiAxis(int i) {
        return Math.sqrt(square[4 * i]);
    }

    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        solve();
        double[] v = axes;
        double distance = Ellipsoid.project(
                semiAxis(0),
                semiAxis(1),
                semiAxis(2),
                v[0] * x + v[3] * y + v[6] * z,
                v[1] * x + v[4] * y + v[7] * z,
                v[2] * x + v[5] * y + v[8] * z,
                found);
        Mat3.times(v, 0, found[0], found[1], found[2], out, 0);
        Mat3.times(v, 0, found[3], found[4], found[5], out, 3);
        return distance;
    }

    /** Of the implicit form ½ |E⁻¹x|². */
    @Override
    public void curvature(double x, double y, double z, double[] out) {
        Mat3.inverse(e, 0, inverse, 0);
        if (drawnOut) {
            inverse[8] = 0; // not curved along z
        }
        double[] q = inverse;
        double u = q[0] * x + q[1] * y + q[2] * z;
        double v = q[3] * x + q[4] * y + q[5] * z;
        double w = q[6] * x + q[7] * y + q[8] * z;
        CurvatureTensor.ofImplicit(
                q[0] * u + q[3] * v + q[6] * w,
                q[1] * u + q[4] * v + q[7] * w,
                q[2] * u + q[5] * v + q[8] * w,
                product(0, 0),
                product(1, 1),
                product(2, 2),
                product(0, 1),
                product(0, 2),
                product(1, 2),
                out);
    }

    /** Of two columns of E⁻¹. */
    private double product(int i, int j) {
        double[] q = inverse;
        return q[i] * q[j] + q[3 + i] * q[3 + j] + q[6 + i] * q[6 + j];
    }

    @Override
    public double halfThickness() {
        solve();
        return Math.min(semiAxis(0), Math.min(semiAxis(1), semiAxis(2)));
    }
}
