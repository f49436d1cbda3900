package org.condyle.math;

/** Rotations: about an axis, from quaternions (scalar first), and the rotation vector of a matrix. */
public final class Rotations {
    private Rotations() {}

    /** Rotation matrix of a quaternion of any length but zero; normalised on the way, so that drift does no harm. */
    public static void fromQuaternion(double[] q, int at, double[] out, int outAt) {
        double w = q[at], x = q[at + 1], y = q[at + 2], z = q[at + 3];
        double s = 2 / (w * w + x * x + y * y + z * z);
        double xx = s * x * x, yy = s * y * y, zz = s * z * z;
        double xy = s * x * y, xz = s * x * z, yz = s * y * z;
        double wx = s * w * x, wy = s * w * y, wz = s * w * z;
        out[outAt] = 1 - yy - zz;
        out[outAt + 1] = xy - wz;
        out[outAt + 2] = xz + wy;
        out[outAt + 3] = xy + wz;
        out[outAt + 4] = 1 - xx - zz;
        out[outAt + 5] = yz - wx;
        out[outAt + 6] = xz - wy;
        out[outAt + 7] = yz + wx;
        out[outAt + 8] = 1 - xx - yy;
    }

    /** Quaternion (scalar not negative) of a rotation matrix; Shepperd's choice of the largest component. */
    public static double[] toQuaternion(double[] r) {
        double trace = r[0] + r[4] + r[8];
        double[] q = new double[4];
        if (trace >= r[0] && trace >= r[4] && trace >= r[8]) {
            q[0] = 1 + trace;
            q[1] = r[7] - r[5];
            q[2] = r[2] - r[6];
            q[3] = r[3] - r[1];
        } else if (r[0] >= r[4] && r[0] >= r[8]) {
            q[0] = r[7] - r[5];
            q[1] = 1 + r[0] - r[4] - r[8];
            q[2] = r[1] + r[3];
            q[3] = r[2] + r[6];
        } else if (r[4] >= r[8]) {
            q[0] = r[2] - r[6];
            q[1] = r[1] + r[3];
            q[2] = 1 - r[0] + r[4] - r[8];
            q[3] = r[5] + r[7];
        } else {
            q[0] = r[3] - r[1];
            q[1] = r[2] + r[6];
            q[2] = r[5] + r[7];
            q[3] = 1 - r[0] - r[4] + r[8];
        }
        double sign = q[0] < 0 ? -1 : 1;
        double length = sign * Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
        for (int i = 0; i < 4; i++) {
            q[i] /= length;
        }
        return q;
    }

    /** Of q and -q, which are one rotation, leaves in q the one nearer to {@code before}: the short way from there to here. */
    public static void shortWay(double[] before, int at, double[] q) {
        double dot = before[at] * q[0] + before[at + 1] * q[1] + before[at + 2] * q[2] + before[at + 3] * q[3];
        for (int k = 0; k < 4 && dot < 0; k++) {
            q[k] = -q[k];
        }
    }

    /** q̇ = ½ q ⊗ (0, ω) with ω in the turning frame. */
    public static void quaternionRate(double[] q, int at, double wx, double wy, double wz, double[] out, int outAt) {
        double w = q[at], x = q[at + 1], y = q[at + 2], z = q[at + 3];
        out[outAt] = -0.5 * (x * wx + y * wy + z * wz);
        out[outAt + 1] = 0.5 * (w * wx + y * wz - z * wy);
        out[outAt + 2] = 0.5 * (w * wy + z * wx - x * wz);
        out[outAt + 3] = 0.5 * (w * wz + x * wy - y * wx);
    }

    /** out = q ⊗ exp(θ), θ a rotation vector in the turning frame; out may be q. */
    public static void turn(double[] q, int at, double tx, double ty, double tz, double[] out, int outAt) {
        double half = 0.5 * Math.sqrt(tx * tx + ty * ty + tz * tz);
        double c = Math.cos(half);
        double s = half < 1e-8 ? 0.5 * (1 - half * half / 6) : 0.5 * Math.sin(half) / half;
        double ex = s * tx, ey = s * ty, ez = s * tz;
        double w = q[at], x = q[at + 1], y = q[at + 2], z = q[at + 3];
        out[outAt] = w * c - x * ex - y * ey - z * ez;
        out[outAt + 1] = w * ex + x * c + y * ez - z * ey;
        out[outAt + 2] = w * ey + y * c + z * ex - x * ez;
        out[outAt + 3] = w * ez + z * c + x * ey - y * ex;
    }

    /** Makes a quaternion a unit again if it has drifted by more than 1e-12. True if it was changed. */
    public static boolean normalise(double[] q, int at) {
        double w = q[at], x = q[at + 1], y = q[at + 2], z = q[at + 3];
        double squared = w * w + x * x + y * y + z * z;
        if (Math.abs(squared - 1) <= 2e-12) {
            return false;
        }
        double s = 1 / Math.sqrt(squared);
        q[at] = w * s;
        q[at + 1] = x * s;
        q[at + 2] = y * s;
        q[at + 3] = z * s;
        return true;
    }

    /** Rotation by an angle about a unit axis (Rodrigues). */
    public static double[] about(double ax, double ay, double az, double angle) {
        double[] out = new double[9];
        about(ax, ay, az, angle, out);
        return out;
    }

    /** The same into an array. */
    public static void about(double ax, double ay, double az, double angle, double[] out) {
        double c = Math.cos(angle), s = Math.sin(angle), k = 1 - c;
        out[0] = c + k * ax * ax;
        out[1] = k * ax * ay - s * az;
        out[2] = k * ax * az + s * ay;
        out[3] = k * ax * ay + s * az;
        out[4] = c + k * ay * ay;
        out[5] = k * ay * az - s * ax;
        out[6] = k * ax * az - s * ay;
        out[7] = k * ay * az + s * ax;
        out[8] = c + k * az * az;
    }

    /** A rotation whose third column is the given direction: a frame with z along it. */
    public static double[] withZAlong(double[] direction) {
        double[] z = unit(direction);
        // The world axis least aligned with z gives the best conditioned x; for z itself this is the identity.
        double[] helper = Math.abs(z[0]) <= Math.abs(z[1]) && Math.abs(z[0]) <= Math.abs(z[2])
                ? new double[] {1, 0, 0}
                : Math.abs(z[1]) <= Math.abs(z[2]) ? new double[] {0, 1, 0} : new double[] {0, 0, 1};
        double along = helper[0] * z[0] + helper[1] * z[1] + helper[2] * z[2];
        double[] x = unit(new double[] {helper[0] - along * z[0], helper[1] - along * z[1], helper[2] - along * z[2]});
        double[] y = {z[1] * x[2] - z[2] * x[1], z[2] * x[0] - z[0] * x[2], z[0] * x[1] - z[1] * x[0]};
        return new double[] {x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]};
    }

    /** The direction of v. What is of unit length already stays the same to the last bit, so that copies of copies agree. */
    public static double[] unit(double[] v) {
        double length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
        if (!(length > 0) || Double.isInfinite(length)) {
            throw new IllegalArgumentException("a direction must not be the zero vector");
        }
        if (Math.abs(length - 1) < 1e-15) {
            return v.clone();
        }
        return new double[] {v[0] / length, v[1] / length, v[2] / length};
    }

    /** Rotation vector θ of a rotation matrix, |θ| ≤ π; continuous inside that ball. */
    public static void toVector(double[] r, int at, double[] out, int outAt) {
        // Through the quaternion (Shepperd, as in toQuaternion): the antisymmetric part alone loses the axis near π.
        double xx = r[at], yy = r[at + 4], zz = r[at + 8], trace = xx + yy + zz;
        double w, x, y, z;
        if (trace >= xx && trace >= yy && trace >= zz) {
            w = 1 + trace;
            x = r[at + 7] - r[at + 5];
            y = r[at + 2] - r[at + 6];
            z = r[at + 3] - r[at + 1];
        } else if (xx >= yy && xx >= zz) {
            w = r[at + 7] - r[at + 5];
            x = 1 + xx - yy - zz;
            y = r[at + 1] + r[at + 3];
            z = r[at + 2] + r[at + 6];
        } else if (yy >= zz) {
            w = r[at + 2] - r[at + 6];
            x = r[at + 1] + r[at + 3];
            y = 1 - xx + yy - zz;
            z = r[at + 5] + r[at + 7];
        } else {
            w = r[at + 3] - r[at + 1];
            x = r[at + 2] + r[at + 6];
            y = r[at + 5] + r[at + 7];
            z = 1 - xx - yy + zz;
        }
        double sine = Math.sqrt(x * x + y * y + z * z);
        double angle = 2 * Math.atan2(sine, Math.abs(w));
        double scale = sine > 0 ? angle / sine : 0;
        if (w < 0) {
            scale = -scale;
        }
        out[outAt] = scale * x;
        out[outAt + 1] = scale * y;
        out[outAt + 2] = scale * z;
    }

    /** out = two unit vectors perpendicular to a unit vector and to each other. */
    public static void tangents(double x, double y, double z, double[] out) {
        // Duff et al., "Building an Orthonormal Basis, Revisited", JCGT 6 (2017): no branch but a sign, no pole
        double sign = Math.copySign(1, z), p = -1 / (sign + z), q = x * y * p;
        out[0] = 1 + sign * x * x * p;
        out[1] = sign * q;
        out[2] = -sign * x;
        out[3] = q;
        out[4] = sign + y * y * p;
        out[5] = -y;
    }
}
