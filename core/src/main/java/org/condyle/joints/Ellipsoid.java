package org.condyle.joints;

import org.condyle.math.BodyFixedXyz;
import org.condyle.math.Check;

/**
 * Glides on an ellipsoid that is fixed in the parent: the child turns freely, R = Rx Ry Rz, and its z axis n tells where its
 * origin is on the surface. Speeds are the angular velocity in the axes of the parent.
 *
 * <pre>  r = (a n_x, b n_y, c n_z)      n = R e_z      ṙ = radii ∘ (ω × n)  </pre>
 *
 * The EllipsoidJoint of OpenSim (A. Seth, M. Sherman, P. Eastman, S. Delp, "Minimal formulation of joint motion for
 * biomechanisms", Nonlinear Dynamics 62 (2010) 291-303). On a sphere n is the normal of the surface; on a longer
 * ellipsoid the normal is (n_x/a, n_y/b, n_z/c), a little different, as in that joint. With all angles zero the child is at
 * (0, 0, c). The rates of the angles are infinite where angle-y is ±90°.
 */
public final class Ellipsoid extends TurnedByAngles {
    private final double a;
    private final double b;
    private final double c;

    /** @param radii semi-axes along x, y, z of the joint frame in the parent [m] */
    public Ellipsoid(double[] radii) {
        double[] r = Check.tuple("ellipsoid joint radii [m]", radii, 3);
        a = Check.positive("ellipsoid joint radius along x [m]", r[0]);
        b = Check.positive("ellipsoid joint radius along y [m]", r[1]);
        c = Check.positive("ellipsoid joint radius along z [m]", r[2]);
    }

    @Override
    public String type() {
        return "ellipsoid";
    }

    @Override
    public void place(double[] q, int qAt, double[] pose, int at) {
        BodyFixedXyz.rotation(q, qAt, pose, at);
        pose[at + 9] = a * pose[at + 2];
        pose[at + 10] = b * pose[at + 5];
        pose[at + 11] = c * pose[at + 8];
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        double c1 = Math.cos(q[qAt]), s1 = Math.sin(q[qAt]), c2 = Math.cos(q[qAt + 1]);
        double nx = Math.sin(q[qAt + 1]), ny = -s1 * c2, nz = c1 * c2;
        Pose.zero(subspace, at, 18);
        subspace[at] = subspace[at + 7] = subspace[at + 14] = 1;
        subspace[at + 4] = -b * nz; // radii ∘ (e_x × n), and so on
        subspace[at + 5] = c * ny;
        subspace[at + 9] = a * nz;
        subspace[at + 11] = -c * nx;
        subspace[at + 15] = -a * ny;
        subspace[at + 16] = b * nx;
        double wx = v[vAt], wy = v[vAt + 1], wz = v[vAt + 2];
        double along = wx * nx + wy * ny + wz * nz, square = wx * wx + wy * wy + wz * wz;
        Pose.zero(bias, biasAt, 3);
        bias[biasAt + 3] = a * (wx * along - nx * square); // radii ∘ (ω × (ω × n))
        bias[biasAt + 4] = b * (wy * along - ny * square);
        bias[biasAt + 5] = c * (wz * along - nz * square);
    }

    /** It glides on a surface. */
    @Override
    public boolean holdsPoint() {
        return false;
    }
}
