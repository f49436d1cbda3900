package org.condyle.dynamics.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;

/**
 * Bodies that deform homogeneously, beside the tree. With u = (ṗᵢ, Ȧᵢ₁, Ȧᵢ₂, Ȧᵢ₃) of each world axis i,
 *
 * <pre>  T = ½ Σᵢ uᵢ·𝓜 uᵢ,   𝓜 = [ m , m cᵀ ; m c , J ],   J = ∫ρ X⊗X dV,  </pre>
 *
 * so the mass matrix is constant and the same for each axis. In the plane there are two axes and A₃₃ = 1 stands.
 */
public final class AffineBodies {
    public final int count;
    private final int[] body;
    private final int[] qAt;
    private final int[] vAt;
    private final boolean[] planar;
    private final double[][] mass; // 𝓜, 4×4 or 3×3
    private final double[][] inverse;
    private final double[] total;
    private final double[][] centre;
    private final int[] ofBody;
    private final int[] ofSpeed;

    public AffineBodies(Model model) {
        List<Joint> all = new ArrayList<>();
        for (Joint j : model.joints()) {
            if (j.childDeforms()) {
                all.add(j);
            }
        }
        count = all.size();
        body = new int[count];
        qAt = new int[count];
        vAt = new int[count];
        planar = new boolean[count];
        mass = new double[count][];
        inverse = new double[count][];
        total = new double[count];
        centre = new double[count][];
        ofBody = new int[model.bodies().size()];
        ofSpeed = new int[model.speeds()];
        Arrays.fill(ofBody, -1);
        Arrays.fill(ofSpeed, -1);
        for (int k = 0; k < count; k++) {
            Joint j = all.get(k);
            Body b = model.bodies().get(j.child());
            if (j.parent() != Motion.GROUND) {
                throw new ModelException(
                        "body '" + b.name()
                                + "' is deformable: it cannot be on a joint; connect it to other bodies by constraints",
                        j.name());
            }
            body[k] = j.child();
            qAt[k] = j.qAt();
            vAt[k] = j.vAt();
            planar[k] = j.mobility().coordinates().length == 6;
            total[k] = b.mass();
            centre[k] = b.centreLocal();
            ofBody[j.child()] = k;
            Arrays.fill(ofSpeed, j.vAt(), j.vAt() + j.mobility().speeds().length, k);
            mass[k] = matrix(b, planar[k] ? 2 : 3);
            inverse[k] = inverse(mass[k], planar[k] ? 3 : 4);
            if (inverse[k].length == 0) {
                throw new ModelException(
                        "body '" + b.name()
                                + "' is deformable and needs a mass and all moments of inertia; a shape and a"
                                + " density define them",
                        b.name());
            }
        }
        for (Joint j : model.joints()) {
            if (ofBody[j.parent()] >= 0) {
                throw new ModelException(
                        "joint '" + j.name() + "' has the parent '"
                                + model.bodies().get(j.parent()).name()
                                + "', which is deformable; connect the bodies by a constraint",
                        j.name());
            }
        }
    }

    /** 𝓜 about the body's origin; J = ½ tr(I) 1 - I at the mass centre. */
    private static double[] matrix(Body b, int n) {
        double[] i = b.inertia(), c = b.centreLocal();
        double half = 0.5 * (i[0] + i[1] + i[2]);
        double[] euler = {half - i[0], -i[3], -i[4], -i[3], half - i[1], -i[5], -i[4], -i[5], half - i[2]};
        int size = n + 1;
        double[] m = new double[size * size];
        m[0] = b.mass();
        for (int r = 0; r < n; r++) {
            m[r + 1] = b.mass() * c[r];
            m[(r + 1) * size] = b.mass() * c[r];
            for (int s = 0; s < n; s++) {
                m[(r + 1) * size + s + 1] = euler[3 * r + s] + b.mass() * c[r] * c[s];
            }
        }
        return m;
    }

    /** By Cholesky; empty if it is not positive definite. */
    private static double[] inverse(double[] m, int n) {
        double[] l = m.clone(), out = new double[n * n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = m[i * n + j];
                for (int k = 0; k < j; k++) {
                    sum -= l[i * n + k] * l[j * n + k];
                }
                if (i == j && !(sum > 1e-14 * m[i * n + i])) {
                    return new double[0];
                }
                l[i * n + j] = i == j ? Math.sqrt(sum) : sum / l[j * n + j];
            }
        }
        for (int column = 0; column < n; column++) {
            double[] x = new double[n];
            for (int i = 0; i < n; i++) {
                double sum = i == column ? 1 : 0;
                for (int k = 0; k < i; k++) {
                    sum -= l[i * n + k] * x[k];
                }
                x[i] = sum / l[i * n + i];
            }
            for (int i = n - 1; i >= 0; i--) {
                double sum = x[i];
                for (int k = i + 1; k < n; k++) {
                    sum -= l[k * n + i] * x[k];
                }
                x[i] = sum / l[i * n + i];
                out[i * n + column] = x[i];
            }
        }
        return out;
    }

    /** The affine body of a body, -1 if it is rigid. */
    public int of(int itsBody) {
        return ofBody[itsBody];
    }

    /** The affine body of a speed, -1 if it is one of the tree. */
    public int ofSpeed(int speed) {
        return ofSpeed[speed];
    }

    public int firstSpeed(int k) {
        return vAt[k];
    }

    public int speeds(int k) {
        return planar[k] ? 6 : 12;
    }

    /** Copies rates or accelerations of p and A to where bodies have them. */
    public void spreadRates(double[] from, double[] to) {
        spread(from, true, to);
    }

    /** Copies p and A, or their rates, to where bodies have them. */
    void spread(double[] from, boolean rates, double[] to) {
        for (int k = 0; k < count; k++) {
            int at = Motion.SIZE * body[k], f = rates ? vAt[k] : qAt[k];
            if (!planar[k]) {
                System.arraycopy(from, f, to, at, Motion.SIZE);
                continue;
            }
            Arrays.fill(to, at, at + Motion.SIZE, 0);
            to[at] = from[f];
            to[at + 1] = from[f + 1];
            to[at + 3] = from[f + 2];
            to[at + 4] = from[f + 3];
            to[at + 6] = from[f + 4];
            to[at + 7] = from[f + 5];
            to[at + 11] = rates ? 0 : 1;
        }
    }

    /** Adds the dual (f, G) of a body to a row of generalised forces. */
    public void project(int k, double[] dual, int at, double[] row) {
        project(k, dual, at, 1, row);
    }

    /** Adds so many times the dual. */
    public void project(int k, double[] dual, int at, double factor, double[] row) {
        int v = vAt[k];
        if (!planar[k]) {
            for (int i = 0; i < Motion.SIZE; i++) {
                row[v + i] += factor * dual[at + i];
            }
            return;
        }
        row[v] += factor * dual[at];
        row[v + 1] += factor * dual[at + 1];
        row[v + 2] += factor * dual[at + 3];
        row[v + 3] += factor * dual[at + 4];
        row[v + 4] += factor * dual[at + 6];
        row[v + 5] += factor * dual[at + 7];
    }

    /** Adds so many times the duals of all such bodies. */
    public void projectAll(double[] dual, double factor, double[] row) {
        for (int k = 0; k < count; k++) {
            project(k, dual, Motion.SIZE * body[k], factor, row);
        }
    }

    /** out += M⁻¹ f of one body. */
    public void solve(int k, double[] f, double[] out) {
        times(inverse[k], k, f, out);
    }

    /** out += M v of one body. */
    private void times(double[] m, int k, double[] x, double[] out) {
        int n = planar[k] ? 2 : 3, size = n + 1, v = vAt[k];
        for (int i = 0; i < n; i++) {
            for (int r = 0; r < size; r++) {
                double sum = m[r * size] * x[v + i];
                for (int s = 1; s < size; s++) {
                    sum += m[r * size + s] * x[v + n + n * i + s - 1];
                }
                out[r == 0 ? v + i : v + n + n * i + r - 1] += sum;
            }
        }
    }

    /** Accelerations under the duals of the elements, forces along the speeds, and gravity. */
    public void accelerate(
            double[] dual, double[] generalised, double gx, double gy, double gz, double[] force, double[] out) {
        for (int k = 0; k < count; k++) {
            int v = vAt[k], n = speeds(k);
            System.arraycopy(generalised, v, force, v, n);
            project(k, dual, Motion.SIZE * body[k], force);
            Arrays.fill(out, v, v + n, 0);
            solve(k, force, out);
            out[v] += gx;
            out[v + 1] += gy;
            if (!planar[k]) {
                out[v + 2] += gz;
            }
        }
    }

    /** Adds M v. */
    public void momentum(double[] v, double[] out) {
        for (int k = 0; k < count; k++) {
            Arrays.fill(out, vAt[k], vAt[k] + speeds(k), 0);
            times(mass[k], k, v, out);
        }
    }

    /** out = M (v̇ - g) for the accelerations of all such bodies: what must push them. */
    public void netForce(double[] acceleration, double gx, double gy, double gz, double[] scratch, double[] out) {
        for (int k = 0; k < count; k++) {
            int v = vAt[k], n = speeds(k);
            System.arraycopy(acceleration, v, scratch, v, n);
            scratch[v] -= gx;
            scratch[v + 1] -= gy;
            if (!planar[k]) {
                scratch[v + 2] -= gz;
            }
            Arrays.fill(out, v, v + n, 0);
            times(mass[k], k, scratch, out);
        }
    }

    public double kineticEnergy(double[] rate) {
        double twice = 0;
        for (int k = 0; k < count; k++) {
            int at = Motion.SIZE * body[k], n = planar[k] ? 2 : 3, size = n + 1;
            double[] m = mass[k];
            for (int i = 0; i < n; i++) {
                for (int r = 0; r < size; r++) {
                    double ur = r == 0 ? rate[at + i] : rate[at + 3 + 3 * i + r - 1];
                    for (int s = 0; s < size; s++) {
                        twice += m[r * size + s] * ur * (s == 0 ? rate[at + i] : rate[at + 3 + 3 * i + s - 1]);
                    }
                }
            }
        }
        return 0.5 * twice;
    }

    public double gravityEnergy(double[] placement, double gx, double gy, double gz) {
        double sum = 0;
        for (int k = 0; k < count; k++) {
            int at = Motion.SIZE * body[k];
            double[] c = centre[k];
            for (int i = 0; i < 3; i++) {
                int row = at + 3 + 3 * i;
                double x = placement[at + i]
                        + placement[row] * c[0]
                        + placement[row + 1] * c[1]
                        + placement[row + 2] * c[2];
                sum -= total[k] * x * (i == 0 ? gx : i == 1 ? gy : gz);
            }
        }
        return sum;
    }
}
