package org.condyle.geometry.pair;

import org.condyle.geometry.shape.CurvatureTensor;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Placement;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Shape;

/**
 * Principal curvatures of the gap between two surfaces. Near a contact each surface leaves the common tangent plane by
 * ½ tᵀK t, K its curvature tensor, so the gap opens by ½ tᵀ(K_A + K_B)t: both tensors are brought into one basis of the
 * tangent plane, added, and the eigenvalues of the 2×2 sum are what Hertz needs.
 */
public final class GapCurvature {
    private final double[] tensor = new double[CurvatureTensor.SIZE];
    private final double[] local = new double[3];
    private final double[] basis = new double[6]; // two unit tangents in the world
    private final double[] seen = new double[6]; // the same in a shape's frame
    private final double[] normal = new double[3];
    private double uu;
    private double vv;
    private double uv;

    /** Begins with a plane on either side of the tangent plane with this unit normal at {@code at}. */
    void begin(double[] normal, int at) {
        System.arraycopy(normal, at, this.normal, 0, 3);
        Rotations.tangents(normal[at], normal[at + 1], normal[at + 2], basis);
        uu = vv = uv = 0;
    }

    /**
     * Adds the surface of a shape whose frame (origin, axes) is given, at a point of the world; nothing is known of a
     * shape without {@link NearestPointShape}, which counts as an edge.
     */
    void add(Shape shape, double[] frame, double x, double y, double z) {
        if (shape instanceof NearestPointShape p) {
            Placement.toLocal(frame, x, y, z, local, 0);
            p.curvature(local[0], local[1], local[2], tensor);
        } else {
            CurvatureTensor.infinite(tensor);
        }
        add(tensor, frame);
    }

    /**
     * Adds the surface of a shape whose frame deforms with its body, M the axes: for tangents M t it is curved by
     * tᵀK t |Mᵀn|, since it is given by an implicit function of M⁻¹x.
     */
    void addDeformed(NearestPointShape shape, double[] frame, double x, double y, double z) {
        Mat3.solve(frame, 3, x - frame[0], y - frame[1], z - frame[2], local, 0);
        shape.curvature(local[0], local[1], local[2], tensor);
        Mat3.solve(frame, 3, basis[0], basis[1], basis[2], seen, 0);
        Mat3.solve(frame, 3, basis[3], basis[4], basis[5], seen, 3);
        double[] f = frame, n = normal;
        double nx = f[3] * n[0] + f[6] * n[1] + f[9] * n[2];
        double ny = f[4] * n[0] + f[7] * n[1] + f[10] * n[2];
        double nz = f[5] * n[0] + f[8] * n[1] + f[11] * n[2];
        addSeen(tensor, Math.sqrt(nx * nx + ny * ny + nz * nz));
    }

    /** Adds a curvature tensor given in a shape's frame. An infinite entry makes an edge of the whole. */
    void add(double[] k, double[] frame) {
        for (int t = 0; t < 6; t += 3) {
            seen[t] = frame[3] * basis[t] + frame[6] * basis[t + 1] + frame[9] * basis[t + 2];
            seen[t + 1] = frame[4] * basis[t] + frame[7] * basis[t + 1] + frame[10] * basis[t + 2];
            seen[t + 2] = frame[5] * basis[t] + frame[8] * basis[t + 1] + frame[11] * basis[t + 2];
        }
        addSeen(k, 1);
    }

    private void addSeen(double[] k, double factor) {
        uu += factor * form(k, 0, 0);
        vv += factor * form(k, 3, 3);
        uv += factor * form(k, 0, 3);
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

    /** Writes the sum of the tensors in the basis: uu, vv, uv. */
    void write(double[] out) {
        out[0] = uu;
        out[1] = vv;
        out[2] = uv;
    }

    /** Two unit tangents in the world, valid until the next beginning. */
    double[] basis() {
        return basis;
    }

    /** tᵀK s for two of the tangents as the shape sees them. */
    private double form(double[] k, int t, int s) {
        return CurvatureTensor.quadratic(k, seen[t], seen[t + 1], seen[t + 2], seen[s], seen[s + 1], seen[s + 2]);
    }
}
