package org.condyle.geometry;

import org.condyle.math.Rotations;
import org.condyle.mechanics.Shape;

/**
 * Principal curvatures of the gap between two surfaces. Near a contact each surface leaves the common tangent plane by
 * ½ tᵀK t, K its curvature tensor, so the gap opens by ½ tᵀ(K_A + K_B)t: both tensors are brought into one basis of the
 * tangent plane, added, and the eigenvalues of the 2×2 sum are what Hertz needs.
 */
final class GapCurvature {
    private final double[] tensor = new double[CurvatureTensor.SIZE];
    private final double[] local = new double[3];
    private final double[] basis = new double[6]; // two unit tangents in the world
    private double uu;
    private double vv;
    private double uv;

    /** Begins with a plane on either side of the tangent plane with this unit normal at {@code at}. */
    void begin(double[] normal, int at) {
        Rotations.tangents(normal[at], normal[at + 1], normal[at + 2], basis);
        uu = vv = uv = 0;
    }

    /**
     * Adds the surface of a shape whose frame (origin, axes) is given, at a point of the world; nothing is known of a
     * shape without {@link Projection}, which counts as an edge.
     */
    void add(Shape shape, double[] frame, double x, double y, double z) {
        if (shape instanceof Projection p) {
            SurfacePair.toLocal(frame, x, y, z, local, 0);
            p.curvature(local[0], local[1], local[2], tensor);
        } else {
            CurvatureTensor.infinite(tensor);
        }
        add(tensor, frame);
    }

    /** Adds a curvature tensor given in a shape's frame. An infinite entry makes an edge of the whole. */
    void add(double[] k, double[] frame) {
        uu += form(k, frame, 0, 0);
        vv += form(k, frame, 3, 3);
        uv += form(k, frame, 0, 3);
    }

    /** out = the larger and the smaller principal curvature; both infinite where an edge or a corner takes part. */
    void principal(double[] out) {
        if (!Double.isFinite(uu + vv + uv)) {
            out[0] = out[1] = Double.POSITIVE_INFINITY;
            return;
        }
        double mean = 0.5 * (uu + vv), half = 0.5 * (uu - vv);
        double spread = Math.sqrt(half * half + uv * uv);
        out[0] = mean + spread;
        out[1] = mean - spread;
    }

    /** tᵀK s for two of the tangents, turned into the shape's frame. */
    private double form(double[] k, double[] f, int t, int s) {
        double tx = f[3] * basis[t] + f[6] * basis[t + 1] + f[9] * basis[t + 2];
        double ty = f[4] * basis[t] + f[7] * basis[t + 1] + f[10] * basis[t + 2];
        double tz = f[5] * basis[t] + f[8] * basis[t + 1] + f[11] * basis[t + 2];
        double sx = f[3] * basis[s] + f[6] * basis[s + 1] + f[9] * basis[s + 2];
        double sy = f[4] * basis[s] + f[7] * basis[s + 1] + f[10] * basis[s + 2];
        double sz = f[5] * basis[s] + f[8] * basis[s + 1] + f[11] * basis[s + 2];
        return k[0] * tx * sx
                + k[1] * ty * sy
                + k[2] * tz * sz
                + k[3] * (tx * sy + ty * sx)
                + k[4] * (tx * sz + tz * sx)
                + k[5] * (ty * sz + tz * sy);
    }
}
