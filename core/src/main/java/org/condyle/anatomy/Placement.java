package org.condyle.anatomy;

import org.condyle.math.Vec3;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;

/**
 * Where a bone is drawn in the frame of a body: two of its landmarks go to two given points, and a direction of the bone is turned towards
 * a given direction. The bone is stretched along the line between the landmarks so that it fits, and across by its width.
 *
 * @param matrix twelve numbers by rows, three rows of a linear map and a shift, from the frame of the bone on its side to that of the body
 * @param side   side of the body that the bone belongs to
 */
public record Placement(Bone bone, Side side, double[] matrix) {
    /** Directions of a bone that can be given, besides its axis: forwards, up. */
    public enum Direction {
        ANTERIOR,
        SUPERIOR
    }

    /**
     * Stretches a bone between two points.
     *
     * @param from      landmark of the bone that goes to {@code start}
     * @param to        landmark that goes to {@code end}
     * @param start     x, y, z in the frame of the body [m]
     * @param direction which direction of the bone is given, in order to fix the turn about its axis
     * @param towards   where this direction points in the frame of the body; what it has along the axis does not matter
     * @param width     size across the axis against that of an adult of 1.75 m; NaN for the same as along the axis
     */
    public static Placement between(
            Bone bone,
            Side side,
            Landmark from,
            Landmark to,
            double[] start,
            double[] end,
            Direction direction,
            double[] towards,
            double width) {
        return new Placement(bone, side, matrix(bone.name(), side, from, to, start, end, direction, towards, width));
    }

    /** The matrix of anything that has landmarks and is placed in this way, by its name for messages. */
    public static double[] matrix(
            String name,
            Side side,
            Landmark from,
            Landmark to,
            double[] start,
            double[] end,
            Direction direction,
            double[] towards,
            double width) {
        double[] a = from.at(side), b = to.at(side);
        double[] axis = Vec3.minus(b, a), line = Vec3.minus(end, start);
        double natural = Vec3.length(axis), wanted = Vec3.length(line);
        if (natural == 0) {
            throw new ModelException("'" + name + "': the landmarks '" + from.name() + "' and '" + to.name()
                    + "' are one point; name two");
        }
        if (!(wanted > 0)) {
            throw new ModelException("'" + name + "': the points for '" + from.name() + "' and '" + to.name()
                    + "' are the same, so it has no length; give two different points");
        }
        double along = wanted / natural;
        double across = Double.isNaN(width) ? along : width;
        if (!(across > 0)) {
            throw new ModelException("'" + name + "': the width must be > 0, was " + width);
        }
        double[] own = direction == Direction.ANTERIOR ? Page.X : Page.Y;
        double[][] mine = triad(axis, own, name, "its own direction");
        double[][] theirs = triad(line, towards, name, "the direction given");
        double[] m = new double[12];
        for (int i = 0; i < 3; i++) {
            m[4 * i + 3] = start[i];
            for (int j = 0; j < 3; j++) {
                m[4 * i + j] = along * theirs[0][i] * mine[0][j]
                        + across * (theirs[1][i] * mine[1][j] + theirs[2][i] * mine[2][j]);
                m[4 * i + 3] -= m[4 * i + j] * a[j];
            }
        }
        return m;
    }

    /** At its natural size, moved and scaled in all directions alike: a landmark goes to a point, the axes stay parallel. */
    public static Placement at(Bone bone, Side side, Landmark landmark, double[] point, double size) {
        double[] a = landmark.at(side);
        double[] m = new double[12];
        for (int i = 0; i < 3; i++) {
            m[5 * i] = size;
            m[4 * i + 3] = point[i] - size * a[i];
        }
        return new Placement(bone, side, m);
    }

    /** Three unit vectors: the axis, the given direction without its part along the axis, and the third. */
    private static double[][] triad(double[] axis, double[] direction, String name, String what) {
        double[] e = unit(axis);
        double part = Vec3.dot(direction, e);
        double[] f = {direction[0] - part * e[0], direction[1] - part * e[1], direction[2] - part * e[2]};
        if (!(Vec3.length(f) > 1e-3 * Vec3.length(direction))) {
            throw new ModelException("'" + name + "': " + what
                    + " is parallel to its axis and says nothing of its turn about it; give another direction");
        }
        f = unit(f);
        double[] g = {e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]};
        return new double[][] {e, f, g};
    }

    /** A point of the bone on its side, in the frame of the body [m]. */
    public double[] point(double[] p) {
        double[] out = new double[3];
        for (int i = 0; i < 3; i++) {
            out[i] = matrix[4 * i] * p[0] + matrix[4 * i + 1] * p[1] + matrix[4 * i + 2] * p[2] + matrix[4 * i + 3];
        }
        return out;
    }

    /** A landmark in the frame of the body [m]. */
    public double[] point(String landmark) {
        return point(bone.landmark(landmark).at(side));
    }

    /** The surface in the frame of the body. */
    public BoneMesh mesh(Resolution resolution) {
        BoneMesh from = bone.mesh(resolution, side);
        double[] v = from.triangles().vertices().clone(), n = from.normals().clone();
        double[] c = cofactors();
        for (int i = 0; i < v.length; i += 3) {
            System.arraycopy(point(new double[] {v[i], v[i + 1], v[i + 2]}), 0, v, i, 3);
            double[] normal = new double[3];
            for (int k = 0; k < 3; k++) {
                normal[k] = c[3 * k] * n[i] + c[3 * k + 1] * n[i + 1] + c[3 * k + 2] * n[i + 2];
            }
            System.arraycopy(unit(normal), 0, n, i, 3);
        }
        return new BoneMesh(new Triangles(v, from.triangles().corners().clone()), n);
    }

    /** The inverse transpose of the linear map but for a factor: it turns normals of a stretched surface. */
    private double[] cofactors() {
        double[] c = new double[9];
        for (int i = 0; i < 3; i++) {
            int p = 4 * ((i + 1) % 3), q = 4 * ((i + 2) % 3);
            for (int j = 0; j < 3; j++) {
                int r = (j + 1) % 3, s = (j + 2) % 3;
                c[3 * i + j] = matrix[p + r] * matrix[q + s] - matrix[p + s] * matrix[q + r];
            }
        }
        return c;
    }

    private static double[] unit(double[] a) {
        double n = Vec3.length(a);
        return new double[] {a[0] / n, a[1] / n, a[2] / n};
    }
}
