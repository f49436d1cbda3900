package org.condyle.joints;

import org.condyle.expression.Dimension;
import org.condyle.math.BodyFixedXyz;
import org.condyle.math.Check;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Mobility;

/**
 * The shoulder blade on the chest: it glides on an ellipsoid that is fixed in the thorax (abduction, elevation, upward
 * rotation about the normal) and turns about a winging axis in its own plane. A. Seth, R. Matias, A. P. Veloso, S. L. Delp,
 * "A biomechanical model of the scapulothoracic joint to accurately capture scapular kinematics during shoulder movements",
 * PLoS ONE 11 (2016) e0141028; the ScapulothoracicJoint of OpenSim.
 *
 * <pre>
 *   R₁ = P E Pᵀ                        E = Rx(abduction) Ry(elevation) Rz(upward rotation), P = Rz(90°)
 *   r₁ = radii ∘ R₁ e_z                on the ellipsoid with these radii along the axes of the thorax frame
 *   R  = R₁ W                          W = rotation by winging about d = (-sin δ, cos δ, 0)
 *   r  = r₁ + R₁ (o - W o)             o = (o_x, o_y, 0): the winging axis goes through this point of the scapula frame
 * </pre>
 *
 * The turn P makes abduction and elevation positive where clinicians have them positive. Speeds: the angular velocity of
 * the gliding in the axes of the thorax frame turned by P, spin-x to spin-z, and the rate of winging. The rates of the
 * angles are infinite where elevation is ±90°.
 */
public final class Scapulothoracic extends TypedMobility {
    private static final Coordinate[] ANGLES = {
        new Coordinate("abduction", Dimension.ANGLE),
        new Coordinate("elevation", Dimension.ANGLE),
        new Coordinate("upward-rotation", Dimension.ANGLE),
        new Coordinate("winging", Dimension.ANGLE)
    };
    private static final Coordinate[] SPEEDS = {
        new Coordinate("spin-x", Dimension.ANGLE),
        new Coordinate("spin-y", Dimension.ANGLE),
        new Coordinate("spin-z", Dimension.ANGLE),
        new Coordinate("winging", Dimension.ANGLE)
    };

    private final double[] radii;
    private final double[] wingingOrigin;
    private final double wingingDirection;
    private final double dx;
    private final double dy;

    private final double[] e = new double[9];
    private final double[] r1 = new double[9];
    private final double[] w = new double[9];
    private final double[] lever = new double[3]; // R₁ (o - W o)
    private final double[] hinge = new double[3]; // R₁ d
    private final double[] arm = new double[3]; // R₁ W o, from the point o of the axis

    /**
     * @param radii            semi-axes of the ellipsoid along the axes of the joint frame in the thorax [m]
     * @param wingingOrigin    point of the winging axis in the joint frame of the scapula, x and y [m]
     * @param wingingDirection angle of the winging axis from the y axis of that frame, about its z [rad]
     */
    public Scapulothoracic(double[] radii, double[] wingingOrigin, double wingingDirection) {
        super("scapulothoracic", ANGLES, SPEEDS);
        this.radii = Check.tuple("scapulothoracic radii [m]", radii, 3);
        for (double r : radii) {
            Check.positive("scapulothoracic radius [m]", r);
        }
        this.wingingOrigin = Check.tuple("scapulothoracic winging origin [m]", wingingOrigin, 2);
        this.wingingDirection = Check.finite("scapulothoracic winging direction [rad]", wingingDirection);
        dx = -Math.sin(wingingDirection);
        dy = Math.cos(wingingDirection);
    }

    /** R₁, W and what hangs on them. */
    private void look(double[] q, int qAt) {
        BodyFixedXyz.rotation(q, qAt, e, 0);
        // P E Pᵀ with P = [0 -1 0; 1 0 0; 0 0 1]: rows and columns exchanged, with signs
        r1[0] = e[4];
        r1[1] = -e[3];
        r1[2] = -e[5];
        r1[3] = -e[1];
        r1[4] = e[0];
        r1[5] = e[2];
        r1[6] = -e[7];
        r1[7] = e[6];
        r1[8] = e[8];
        Rotations.about(dx, dy, 0, q[qAt + 3], w);
        double ox = wingingOrigin[0], oy = wingingOrigin[1];
        double tx = w[0] * ox + w[1] * oy, ty = w[3] * ox + w[4] * oy, tz = w[6] * ox + w[7] * oy;
        Mat3.times(r1, 0, ox - tx, oy - ty, -tz, lever, 0);
        Mat3.times(r1, 0, dx, dy, 0, hinge, 0);
        Mat3.times(r1, 0, tx, ty, tz, arm, 0);
    }

    @Override
    public void place(double[] q, int qAt, double[] pose, int at) {
        look(q, qAt);
        Mat3.times(r1, 0, w, 0, pose, at);
        for (int i = 0; i < 3; i++) {
            pose[at + 9 + i] = radii[i] * r1[3 * i + 2] + lever[i];
        }
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        look(q, qAt);
        double nx = r1[2], ny = r1[5], nz = r1[8], a = radii[0], b = radii[1], c = radii[2];
        gliding(0, 1, 0, nx, ny, nz, subspace, at); // P e_x = e_y
        gliding(-1, 0, 0, nx, ny, nz, subspace, at + 6);
        gliding(0, 0, 1, nx, ny, nz, subspace, at + 12);
        double hx = hinge[0], hy = hinge[1], hz = hinge[2];
        int s = at + 18;
        subspace[s] = hx;
        subspace[s + 1] = hy;
        subspace[s + 2] = hz;
        double sx = hz * arm[1] - hy * arm[2], sy = hx * arm[2] - hz * arm[0], sz = hy * arm[0] - hx * arm[1];
        subspace[s + 3] = sx; // -h × arm
        subspace[s + 4] = sy;
        subspace[s + 5] = sz;

        double wx = -v[vAt + 1], wy = v[vAt], wz = v[vAt + 2], rate = v[vAt + 3], square = wx * wx + wy * wy + wz * wz;
        double alongNormal = wx * nx + wy * ny + wz * nz;
        double alongLever = wx * lever[0] + wy * lever[1] + wz * lever[2];
        double alongHinge = hx * arm[0] + hy * arm[1] + hz * arm[2];
        bias[biasAt] = rate * (wy * hz - wz * hy); // ω₁ × h
        bias[biasAt + 1] = rate * (wz * hx - wx * hz);
        bias[biasAt + 2] = rate * (wx * hy - wy * hx);
        // radii ∘ (ω × (ω × n)) + ω × (ω × lever) + 2 ω × s - h × (h × arm)
        bias[biasAt + 3] = a * (wx * alongNormal - nx * square)
                + wx * alongLever
                - lever[0] * square
                + 2 * rate * (wy * sz - wz * sy)
                - rate * rate * (hx * alongHinge - arm[0]);
        bias[biasAt + 4] = b * (wy * alongNormal - ny * square)
                + wy * alongLever
                - lever[1] * square
                + 2 * rate * (wz * sx - wx * sz)
                - rate * rate * (hy * alongHinge - arm[1]);
        bias[biasAt + 5] = c * (wz * alongNormal - nz * square)
                + wz * alongLever
                - lever[2] * square
                + 2 * rate * (wx * sy - wy * sx)
                - rate * rate * (hz * alongHinge - arm[2]);
    }

    /** Column of a unit angular velocity: radii ∘ (ω × n) + ω × lever. */
    private void gliding(double x, double y, double z, double nx, double ny, double nz, double[] out, int at) {
        out[at] = x;
        out[at + 1] = y;
        out[at + 2] = z;
        out[at + 3] = radii[0] * (y * nz - z * ny) + y * lever[2] - z * lever[1];
        out[at + 4] = radii[1] * (z * nx - x * nz) + z * lever[0] - x * lever[2];
        out[at + 5] = radii[2] * (x * ny - y * nx) + x * lever[1] - y * lever[0];
    }

    @Override
    public void rates(double[] q, int qAt, double[] v, int vAt, double[] out, int at) {
        BodyFixedXyz.rates(q, qAt, v[vAt], v[vAt + 1], v[vAt + 2], out, at);
        out[at + 3] = v[vAt + 3];
    }

    @Override
    public void advance(double[] q, int qAt, double[] increment, int from, double[] out, int at) {
        BodyFixedXyz.advance(q, qAt, increment[from], increment[from + 1], increment[from + 2], out, at);
        out[at + 3] = q[qAt + 3] + increment[from + 3];
    }

    @Override
    public int plainCoordinates() {
        return 1;
    }

    @Override
    public boolean isPlain(int coordinate) {
        return coordinate == 3;
    }

    @Override
    public Mobility forThread() {
        return new Scapulothoracic(radii, wingingOrigin, wingingDirection);
    }

    @Override
    public Layout layout() {
        return Layout.spin(0);
    }

    /** It glides on a surface. */
    @Override
    public boolean holdsPoint() {
        return false;
    }
}
