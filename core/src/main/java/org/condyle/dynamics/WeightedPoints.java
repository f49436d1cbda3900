package org.condyle.dynamics;

import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.tree.Tree;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;

/**
 * Least squares of material points against given places, along the generalised velocities:
 *
 * <pre>  F = ½ Σ wₘ |xₘ(q) - x̂ₘ|²        gradient Σ wₘ Jₘᵀ (xₘ - x̂ₘ)        Gauss-Newton matrix Σ wₘ Jₘᵀ Jₘ  </pre>
 *
 * The Gauss-Newton matrix is the mass matrix of the tree if its bodies were nothing but point masses wₘ at the points. It is
 * found as mass matrices are, by composite bodies (R. Featherstone, Rigid Body Dynamics Algorithms, Springer 2008,
 * chapter 6): the cost is that of one pass over the points and one over the tree, and no Jacobian of a point is formed.
 *
 * <p>What Gauss-Newton leaves out is Σ wₘ (xₘ - x̂ₘ)·∂²xₘ. Of two joints one of which carries the other, turning the first by ω
 * turns every ∂x of the second with it, so that ∂²x = ω × ∂x: with the moments Σ d fᵀ of the forces f = w (x - x̂) that sum costs
 * no more than the matrix. Between the speeds of one joint it is taken as if its axes turned half with each other, which is exact
 * for pins and near for others.
 *
 * <p>Reads the places that were computed last in the workspace. Points of the ground add to F only.
 */
public final class WeightedPoints {
    private static final int BODY = 10; // mass, first moments, Θ: xx xy xz yy yz zz

    private final Workspace w;
    private final double[][] local;
    private final int[] body;
    private final int[] node;
    private final double[] composite; // of a node and what it carries, about the reference of its tree
    private final double[] pull; // (moment about the reference; force), 6 a node
    private final double[] spread; // Σ d fᵀ, 9 a node
    private final double[] momentum = new double[6];
    private final double[] bend = new double[3];

    /** x - x̂ of each point, three numbers a point; of those without weight as it was before [m]. */
    public final double[] difference;

    public WeightedPoints(Workspace w, List<Landmark> points) {
        this.w = w;
        int n = points.size();
        Tree tree = w.mechanism.tree;
        local = new double[n][];
        body = new int[n];
        node = new int[n];
        difference = new double[3 * n];
        composite = new double[BODY * tree.nodes];
        pull = new double[6 * tree.nodes];
        spread = new double[9 * tree.nodes];
        for (int i = 0; i < n; i++) {
            Landmark point = points.get(i);
            local[i] = point.at();
            body[i] = point.body();
            node[i] = tree.nodeOfBody[body[i]];
            if (node[i] < 0 && body[i] != Motion.GROUND) {
                throw new ModelException("points of body '"
                        + w.mechanism.model().bodies().get(body[i]).name()
                        + "', which deforms, cannot be fitted; use points of rigid bodies");
            }
        }
    }

    /** F at the places computed last; points of weight 0 are not looked at, so their target may be anything. */
    public double value(double[] weights, double[] targets) {
        double twice = 0;
        for (int i = 0; i < local.length; i++) {
            if (weights[i] > 0) {
                int k = 3 * i;
                w.motion.position(body[i], local[i], difference, k);
                double x = difference[k] -= targets[k];
                double y = difference[k + 1] -= targets[k + 1];
                double z = difference[k + 2] -= targets[k + 2];
                twice += weights[i] * (x * x + y * y + z * z);
            }
        }
        return 0.5 * twice;
    }

    /**
     * Adds the Gauss-Newton matrix and the gradient of F where {@link #value} was asked for last.
     *
     * @param curved   add what Gauss-Newton leaves out, too; the matrix may then be indefinite
     * @param matrix   n x n, row by row, both halves
     * @param gradient n numbers
     */
    public void addTo(double[] weights, double[] targets, boolean curved, double[] matrix, double[] gradient) {
        Arrays.fill(composite, 0);
        Arrays.fill(pull, 0);
        Arrays.fill(spread, 0);
        for (int i = 0; i < local.length; i++) {
            if (weights[i] > 0 && node[i] >= 0) {
                gather(i, weights[i], targets);
            }
        }
        Tree tree = w.mechanism.tree;
        double[] sub = w.kinematics.subspace;
        int n = gradient.length;
        for (int i = tree.nodes - 1; i >= 0; i--) {
            if (composite[BODY * i] == 0) {
                continue; // nothing is seen of this body and of what it carries
            }
            for (int s = tree.vAt[i]; s < tree.vAt[i] + tree.speeds[i]; s++) {
                gradient[s] += dot(sub, 6 * s, pull, 6 * i);
                momentum(BODY * i, sub, 6 * s);
                bend(i, sub, 6 * s);
                for (int k = i; k >= 0; k = tree.parent[k]) {
                    int end = k == i ? s + 1 : tree.vAt[k] + tree.speeds[k];
                    for (int t = tree.vAt[k]; t < end; t++) {
                        double x = dot(sub, 6 * t, momentum, 0);
                        if (curved) {
                            x += k < i ? turned(sub, 6 * t) : sameJoint(i, sub, s, t);
                        }
                        matrix[n * s + t] += x;
                        if (t != s) {
                            matrix[n * t + s] += x;
                        }
                    }
                }
            }
            int up = tree.parent[i];
            if (up >= 0) {
                for (int k = 0; k < BODY; k++) {
                    composite[BODY * up + k] += composite[BODY * i + k];
                }
                for (int k = 0; k < 6; k++) {
                    pull[6 * up + k] += pull[6 * i + k];
                }
                for (int k = 0; k < 9; k++) {
                    spread[9 * up + k] += spread[9 * i + k];
                }
            }
        }
    }

    private void gather(int i, double weight, double[] targets) {
        int o = 3 * w.mechanism.tree.root[node[i]], k = 3 * i, c = BODY * node[i], p = 6 * node[i];
        double[] ref = w.kinematics.reference;
        double rx = difference[k], ry = difference[k + 1], rz = difference[k + 2];
        double dx = rx + targets[k] - ref[o];
        double dy = ry + targets[k + 1] - ref[o + 1];
        double dz = rz + targets[k + 2] - ref[o + 2];
        composite[c] += weight;
        composite[c + 1] += weight * dx;
        composite[c + 2] += weight * dy;
        composite[c + 3] += weight * dz;
        composite[c + 4] += weight * (dy * dy + dz * dz);
        composite[c + 5] -= weight * dx * dy;
        composite[c + 6] -= weight * dx * dz;
        composite[c + 7] += weight * (dx * dx + dz * dz);
        composite[c + 8] -= weight * dy * dz;
        composite[c + 9] += weight * (dx * dx + dy * dy);
        double fx = weight * rx, fy = weight * ry, fz = weight * rz;
        pull[p] += dy * fz - dz * fy;
        pull[p + 1] += dz * fx - dx * fz;
        pull[p + 2] += dx * fy - dy * fx;
        pull[p + 3] += fx;
        pull[p + 4] += fy;
        pull[p + 5] += fz;
        int e = 9 * node[i];
        spread[e] += dx * fx;
        spread[e + 1] += dx * fy;
        spread[e + 2] += dx * fz;
        spread[e + 3] += dy * fx;
        spread[e + 4] += dy * fy;
        spread[e + 5] += dy * fz;
        spread[e + 6] += dz * fx;
        spread[e + 7] += dz * fy;
        spread[e + 8] += dz * fz;
    }

    /** bend = Σ ∂x × f over the points that a node carries, with ∂x = ω × d + v of one of its speeds. */
    private void bend(int i, double[] sub, int t) {
        double wx = sub[t], wy = sub[t + 1], wz = sub[t + 2], vx = sub[t + 3], vy = sub[t + 4], vz = sub[t + 5];
        int e = 9 * i, p = 6 * i;
        double trace = spread[e] + spread[e + 4] + spread[e + 8];
        double fx = pull[p + 3], fy = pull[p + 4], fz = pull[p + 5];
        bend[0] = spread[e] * wx + spread[e + 1] * wy + spread[e + 2] * wz - trace * wx + vy * fz - vz * fy;
        bend[1] = spread[e + 3] * wx + spread[e + 4] * wy + spread[e + 5] * wz - trace * wy + vz * fx - vx * fz;
        bend[2] = spread[e + 6] * wx + spread[e + 7] * wy + spread[e + 8] * wz - trace * wz + vx * fy - vy * fx;
    }

    private double turned(double[] sub, int t) {
        return sub[t] * bend[0] + sub[t + 1] * bend[1] + sub[t + 2] * bend[2];
    }

    /** Half from each side between turns of one joint; shifts of a joint are taken not to turn with it. */
    private double sameJoint(int i, double[] sub, int s, int t) {
        double first = turned(sub, 6 * t);
        if (s == t) {
            return first;
        }
        double turns = Math.abs(sub[6 * s]) + Math.abs(sub[6 * s + 1]) + Math.abs(sub[6 * s + 2]);
        double turnsToo = Math.abs(sub[6 * t]) + Math.abs(sub[6 * t + 1]) + Math.abs(sub[6 * t + 2]);
        if (turns == 0 || turnsToo == 0) {
            return 0;
        }
        bend(i, sub, 6 * t);
        double second = turned(sub, 6 * s);
        bend(i, sub, 6 * s);
        return 0.5 * (first + second);
    }

    /** (angular; linear) momentum of a composite body that moves with a unit of one speed. */
    private void momentum(int c, double[] sub, int t) {
        double wx = sub[t], wy = sub[t + 1], wz = sub[t + 2], vx = sub[t + 3], vy = sub[t + 4], vz = sub[t + 5];
        double[] b = composite;
        double m = b[c], hx = b[c + 1], hy = b[c + 2], hz = b[c + 3];
        momentum[0] = b[c + 4] * wx + b[c + 5] * wy + b[c + 6] * wz + hy * vz - hz * vy;
        momentum[1] = b[c + 5] * wx + b[c + 7] * wy + b[c + 8] * wz + hz * vx - hx * vz;
        momentum[2] = b[c + 6] * wx + b[c + 8] * wy + b[c + 9] * wz + hx * vy - hy * vx;
        momentum[3] = m * vx + wy * hz - wz * hy;
        momentum[4] = m * vy + wz * hx - wx * hz;
        momentum[5] = m * vz + wx * hy - wy * hx;
    }

    private static double dot(double[] a, int at, double[] b, int bt) {
        return a[at] * b[bt]
                + a[at + 1] * b[bt + 1]
                + a[at + 2] * b[bt + 2]
                + a[at + 3] * b[bt + 3]
                + a[at + 4] * b[bt + 4]
                + a[at + 5] * b[bt + 5];
    }
}
