package org.condyle.view.scene;

import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;

/** The uniform ellipsoid with the mass and inertia of a body. */
final class PrincipalAxes {
    private PrincipalAxes() {}

    /** True if the moments are those of something with extent in three directions. */
    static boolean solid(Body body) {
        double[] axes = squaredAxes(body.mass(), moments(body, new double[9]));
        return body.mass() > 0 && Math.min(axes[0], Math.min(axes[1], axes[2])) > 1e-9 * (axes[0] + axes[1] + axes[2]);
    }

    /** Placement that makes the unit ball that ellipsoid. */
    static double[] ellipsoid(Body body) {
        double[] turn = new double[9];
        double[] axes = squaredAxes(body.mass(), moments(body, turn));
        Frame frame = new Frame(body.centreLocal(), turn);
        return Placing.stretched(frame, Math.sqrt(axes[0]), Math.sqrt(axes[1]), Math.sqrt(axes[2]));
    }

    /** I = m/5 (b² + c²) and so on, solved for the squares of the half axes. */
    private static double[] squaredAxes(double mass, double[] i) {
        double f = mass > 0 ? 2.5 / mass : 0;
        return new double[] {f * (i[1] + i[2] - i[0]), f * (i[2] + i[0] - i[1]), f * (i[0] + i[1] - i[2])};
    }

    /** Principal moments by Jacobi's rotations; their axes become the columns of {@code turn}. */
    private static double[] moments(Body body, double[] turn) {
        double[] i = body.inertia();
        double[][] a = {{i[0], i[3], i[4]}, {i[3], i[1], i[5]}, {i[4], i[5], i[2]}};
        turn[0] = turn[4] = turn[8] = 1;
        for (int sweep = 0; sweep < 12; sweep++) {
            for (int p = 0; p < 2; p++) {
                for (int q = p + 1; q < 3; q++) {
                    rotate(a, turn, p, q);
                }
            }
        }
        return new double[] {a[0][0], a[1][1], a[2][2]};
    }

    private static void rotate(double[][] a, double[] turn, int p, int q) {
        if (a[p][q] == 0) {
            return;
        }
        double angle = 0.5 * Math.atan2(2 * a[p][q], a[p][p] - a[q][q]), c = Math.cos(angle), s = Math.sin(angle);
        for (int k = 0; k < 3; k++) {
            double x = a[k][p], y = a[k][q];
            a[k][p] = c * x + s * y;
            a[k][q] = c * y - s * x;
        }
        for (int k = 0; k < 3; k++) {
            double x = a[p][k], y = a[q][k], u = turn[3 * k + p], v = turn[3 * k + q];
            a[p][k] = c * x + s * y;
            a[q][k] = c * y - s * x;
            turn[3 * k + p] = c * u + s * v;
            turn[3 * k + q] = c * v - s * u;
        }
    }
}
