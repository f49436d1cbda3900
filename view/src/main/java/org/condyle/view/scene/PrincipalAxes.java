package org.condyle.view.scene;

import org.condyle.math.Jacobi3;
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

    /** How far that ellipsoid reaches from its middle in the direction of a unit vector. */
    static double extent(Body body, double[] along) {
        double[] m = ellipsoid(body);
        double sum = 0;
        for (int axis = 0; axis < 3; axis++) {
            double part = along[0] * m[3 + axis] + along[1] * m[6 + axis] + along[2] * m[9 + axis];
            sum += part * part;
        }
        return Math.sqrt(sum);
    }

    /** I = m/5 (b² + c²) and so on, solved for the squares of the half axes. */
    private static double[] squaredAxes(double mass, double[] i) {
        double f = mass > 0 ? 2.5 / mass : 0;
        return new double[] {f * (i[1] + i[2] - i[0]), f * (i[2] + i[0] - i[1]), f * (i[0] + i[1] - i[2])};
    }

    /** Principal moments; their axes become the columns of {@code turn}. */
    private static double[] moments(Body body, double[] turn) {
        double[] i = body.inertia(), a = {i[0], i[3], i[4], i[3], i[1], i[5], i[4], i[5], i[2]};
        Jacobi3.solve(a, turn);
        return new double[] {a[0], a[4], a[8]};
    }
}
