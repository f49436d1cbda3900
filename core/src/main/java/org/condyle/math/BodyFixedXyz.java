package org.condyle.math;

/**
 * Successive rotations about the body axes x, y, z: R = Rx(a) Ry(b) Rz(c), the angles of OpenSim's offset frames, ball and
 * free joints and bushings. Where cos b = 0 the first and the third axis are parallel: the rates there are infinite.
 * Nothing is allocated.
 */
public final class BodyFixedXyz {
    private BodyFixedXyz() {}

    /** Rotation matrix (row-major) of the three angles at {@code q[at...]}. */
    public static void rotation(double[] q, int at, double[] out, int outAt) {
        double c1 = Math.cos(q[at]), s1 = Math.sin(q[at]);
        double c2 = Math.cos(q[at + 1]), s2 = Math.sin(q[at + 1]);
        double c3 = Math.cos(q[at + 2]), s3 = Math.sin(q[at + 2]);
        out[outAt] = c2 * c3;
        out[outAt + 1] = -c2 * s3;
        out[outAt + 2] = s2;
        out[outAt + 3] = c1 * s3 + s1 * s2 * c3;
        out[outAt + 4] = c1 * c3 - s1 * s2 * s3;
        out[outAt + 5] = -s1 * c2;
        out[outAt + 6] = s1 * s3 - c1 * s2 * c3;
        out[outAt + 7] = s1 * c3 + c1 * s2 * s3;
        out[outAt + 8] = c1 * c2;
    }

    /** The angles of a rotation matrix, b in [-π/2, π/2], the others in (-π, π]. */
    public static void angles(double[] r, int at, double[] out, int outAt) {
        out[outAt] = Math.atan2(-r[at + 5], r[at + 8]);
        out[outAt + 1] = Math.atan2(r[at + 2], Math.hypot(r[at], r[at + 1]));
        out[outAt + 2] = Math.atan2(-r[at + 1], r[at]);
    }

    /** Rates of the angles for an angular velocity in the axes of the frame that does not turn. */
    public static void rates(double[] q, int at, double wx, double wy, double wz, double[] out, int outAt) {
        // ω = ȧ x + ḃ Rx y + ċ Rx Ry z; seen from the frame after the first turn: (ȧ + sin b ċ, ḃ, cos b ċ)
        double c1 = Math.cos(q[at]), s1 = Math.sin(q[at]);
        double c2 = Math.cos(q[at + 1]), s2 = Math.sin(q[at + 1]);
        double third = (c1 * wz - s1 * wy) / c2;
        double second = c1 * wy + s1 * wz;
        out[outAt] = wx - s2 * third;
        out[outAt + 1] = second;
        out[outAt + 2] = third;
    }

    /**
     * Angles after a further turn exp(θ), θ a rotation vector in the axes of the frame that does not turn; of all equal
     * triples those that follow continuously. {@code out} may be {@code q}.
     */
    public static void advance(double[] q, int at, double tx, double ty, double tz, double[] out, int outAt) {
        double a = q[at], b = q[at + 1], c = q[at + 2];
        double ca = Math.cos(a / 2), sa = Math.sin(a / 2), cb = Math.cos(b / 2), sb = Math.sin(b / 2);
        double cc = Math.cos(c / 2), sc = Math.sin(c / 2);
        double w = ca * cb * cc - sa * sb * sc, x = sa * cb * cc + ca * sb * sc; // quaternion of Rx Ry Rz
        double y = ca * sb * cc - sa * cb * sc, z = ca * cb * sc + sa * sb * cc;
        double half = 0.5 * Math.sqrt(tx * tx + ty * ty + tz * tz);
        double s = half < 1e-8 ? 0.5 * (1 - half * half / 6) : 0.5 * Math.sin(half) / half;
        double ew = Math.cos(half), ex = s * tx, ey = s * ty, ez = s * tz;
        double nw = ew * w - ex * x - ey * y - ez * z, nx = ew * x + ex * w + ey * z - ez * y;
        double ny = ew * y + ey * w + ez * x - ex * z, nz = ew * z + ez * w + ex * y - ey * x;
        double r00 = nw * nw + nx * nx - ny * ny - nz * nz,
                r01 = 2 * (nx * ny - nw * nz),
                r02 = 2 * (nx * nz + nw * ny);
        double r12 = 2 * (ny * nz - nw * nx), r22 = nw * nw - nx * nx - ny * ny + nz * nz;
        // (a, b, c) and (a + π, π - b, c + π) are one rotation: stay on the side where cos b has its sign
        double side = Math.cos(b) < 0 ? -1 : 1;
        out[outAt] = near(a, Math.atan2(-side * r12, side * r22));
        out[outAt + 1] = near(b, Math.atan2(r02, side * Math.hypot(r00, r01)));
        out[outAt + 2] = near(c, Math.atan2(-side * r01, side * r00));
    }

    /** The angle plus the full turns that bring it nearest to where it was. */
    private static double near(double before, double angle) {
        return angle + 2 * Math.PI * Math.rint((before - angle) / (2 * Math.PI));
    }
}
