package org.condyle.joints;

import org.condyle.mechanics.Mobility;

/**
 * A joint whose coordinates describe the parent as seen from the child. With the pose (R, r) of another mobility, its angular
 * velocity ω and the velocity ṙ of its origin, all in the frame F, this one has
 *
 * <pre>
 *   R' = Rᵀ,  r' = -Rᵀ r
 *   ω' = -Rᵀ ω,  ṙ' = -Rᵀ (ṙ - ω × r)
 *   ω̇' = -Rᵀ ω̇,  r̈' = -Rᵀ (r̈ - ω̇ × r - 2 ω × ṙ + ω × (ω × r))
 * </pre>
 *
 * Coordinates and speeds are those of the other mobility, with their meaning. It is used for models whose joints point from the
 * outer body to the inner one, such as a pelvis that is described as seen from a fixed foot.
 */
public final class Reversed extends OtherMobility {
    private final double[] pose = new double[12];
    private final double[] turned = new double[6];
    private final double[] spin = new double[6]; // ω, ṙ

    public Reversed(Mobility mobility) {
        super(mobility);
    }

    @Override
    public void place(double[] q, int qAt, double[] out, int at) {
        mobility.place(q, qAt, pose, 0);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                out[at + 3 * i + j] = pose[3 * j + i];
            }
            out[at + 9 + i] = -(pose[i] * pose[9] + pose[3 + i] * pose[10] + pose[6 + i] * pose[11]);
        }
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        mobility.place(q, qAt, pose, 0);
        mobility.move(q, qAt, v, vAt, subspace, at, bias, biasAt);
        int n = mobility.speeds().length;
        for (int k = 0; k < 6; k++) {
            spin[k] = 0;
            for (int c = 0; c < n; c++) {
                spin[k] += subspace[at + 6 * c + k] * v[vAt + c];
            }
        }
        for (int c = 0; c < n; c++) {
            // ṙ - ω × r
            subtractCross(subspace, at + 6 * c, pose, 9, subspace, at + 6 * c + 3, 1);
            turnBack(subspace, at + 6 * c);
        }
        double[] w = spin;
        subtractCross(bias, biasAt, pose, 9, bias, biasAt + 3, 1);
        subtractCross(w, 0, w, 3, bias, biasAt + 3, 2);
        turned[0] = w[1] * pose[11] - w[2] * pose[10];
        turned[1] = w[2] * pose[9] - w[0] * pose[11];
        turned[2] = w[0] * pose[10] - w[1] * pose[9];
        subtractCross(w, 0, turned, 0, bias, biasAt + 3, -1);
        turnBack(bias, biasAt);
    }

    /** out -= factor a × b. */
    private static void subtractCross(double[] a, int i, double[] b, int j, double[] out, int at, double factor) {
        double x = a[i + 1] * b[j + 2] - a[i + 2] * b[j + 1],
                y = a[i + 2] * b[j] - a[i] * b[j + 2],
                z = a[i] * b[j + 1] - a[i + 1] * b[j];
        out[at] -= factor * x;
        out[at + 1] -= factor * y;
        out[at + 2] -= factor * z;
    }

    /** Both vectors of six numbers: x becomes -Rᵀ x. */
    private void turnBack(double[] six, int at) {
        for (int half = 0; half < 6; half += 3) {
            double x = six[at + half], y = six[at + half + 1], z = six[at + half + 2];
            for (int i = 0; i < 3; i++) {
                six[at + half + i] = -(pose[i] * x + pose[3 + i] * y + pose[6 + i] * z);
            }
        }
    }

    /** The short cuts are for poses seen from the parent. */
    @Override
    public SpecialCase specialCase() {
        return SpecialCase.NONE;
    }

    /** Always its own: it has scratch. */
    @Override
    public Mobility forThread() {
        return new Reversed(mobility.forThread());
    }
}
