package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.dynamics.tree.Tree;
import org.condyle.math.LuSolver;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.State;

/**
 * Trees of bodies that the rows of a step join. An island that nothing ties to the ground floats: its contacts and joints cannot change its
 * momentum. Its velocities are a rigid motion and what is left,
 *
 * <pre>  v = R c + v',   (RᵀM R) c = RᵀM v,   RᵀM v' = 0  </pre>
 *
 * with R the six rigid motions along the speeds. RᵀM v is the momentum, and T = cᵀ(RᵀM R)c/2 + v'ᵀM v'/2. Of any other island v' is v.
 */
final class Islands {
    private static final double VANISHES = 1e-9;

    private final Workspace w;
    private final Tree tree;
    private final int[] next; // of each root: another one of its island, or itself
    private final boolean[] tied; // to the ground; of the root that stands for its island
    private final double[] rigid; // R, six numbers a speed
    private final double[] origin = new double[3];
    private final double[] generalised;
    private final double[] known; // momentum that each island should have, six numbers a node
    private final double[] found; // that it has
    private final double[] inertia; // RᵀM R, 36 numbers a node
    private final double[] coefficients = new double[6];
    private final LuSolver solver = new LuSolver(6);
    private final State probe;
    private boolean floating;

    Islands(Workspace w) {
        this.w = w;
        tree = w.mechanism.tree;
        next = new int[tree.nodes];
        tied = new boolean[tree.nodes];
        probe = w.mechanism.model().newState();
        rigid = new double[6 * probe.v.length];
        generalised = new double[probe.v.length];
        known = new double[6 * tree.nodes];
        found = new double[6 * tree.nodes];
        inertia = new double[36 * tree.nodes];
    }

    /** Joins what the rows assembled last hold together, where the bodies were placed last; contacts only where they push. */
    void join(double[] impulse) {
        for (int root : tree.roots) {
            next[root] = root;
            tied[root] = w.mechanism.affine.count > 0 // those are trees of their own kind
                    || tree.joint[root].mobility().specialCase() != Mobility.SpecialCase.FREE;
        }
        if (tree.roots.length > 0) {
            System.arraycopy(w.kinematics.reference, 3 * tree.roots[0], origin, 0, 3);
        }
        fillRigid();
        for (int r = 0; r < w.loops.rows && w.mechanism.affine.count == 0; r++) {
            if (r < w.mechanism.rows() || impulse[r] != 0) {
                int first = find(w.loops.root(r, 0));
                for (int k = 1; w.loops.root(r, k) < tree.nodes; k++) {
                    int other = find(w.loops.root(r, k));
                    tied[first] |= tied[other];
                    next[other] = first;
                }
                tied[first] |= ties(r);
            }
        }
        floating = false;
        for (int root : tree.roots) {
            floating |= !tied[find(root)];
        }
    }

    private int find(int root) {
        int k = root;
        while (next[k] != k) {
            k = next[k];
        }
        return k;
    }

    /** Whether a row does work in a rigid motion: it ties bodies to the ground. */
    private boolean ties(int row) {
        double[] j = w.loops.jacobian[row];
        for (int k = 0; k < 6; k++) {
            double sum = 0, size = 0;
            for (int s = 0; s < j.length; s++) {
                double x = j[s] * rigid[6 * s + k];
                sum += x;
                size += Math.abs(x);
            }
            if (Math.abs(sum) > VANISHES * size) {
                return true;
            }
        }
        return false;
    }

    /** R where the bodies were placed last: three translations, three turns about the origin. */
    private void fillRigid() {
        double[] sub = w.kinematics.subspace, ref = w.kinematics.reference;
        Arrays.fill(rigid, 0);
        for (int root : tree.roots) {
            double x = ref[3 * root] - origin[0], y = ref[3 * root + 1] - origin[1], z = ref[3 * root + 2] - origin[2];
            for (int m = 0; !tied[root] && m < 6; m++) {
                // the columns of a free joint's subspace are orthonormal about its own point
                int s = 6 * (tree.vAt[root] + m);
                double fx = sub[s + 3], fy = sub[s + 4], fz = sub[s + 5];
                rigid[s] = fx;
                rigid[s + 1] = fy;
                rigid[s + 2] = fz;
                rigid[s + 3] = sub[s] + y * fz - z * fy;
                rigid[s + 4] = sub[s + 1] + z * fx - x * fz;
                rigid[s + 5] = sub[s + 2] + x * fy - y * fx;
            }
        }
    }

    /** The momentum at the beginning of a step. */
    void begin(State s) {
        Arrays.fill(known, 0);
        if (floating) {
            addMomentum(s, 1, known);
        }
    }

    /** Adds the impulse of gravity and of the forces that were applied last, in the middle of a step. */
    void push(State middle, double h) {
        if (!floating) {
            return;
        }
        Mechanism m = w.mechanism;
        Dynamics.place(middle, w);
        fillRigid();
        if (w.elements.length > 0) {
            Dynamics.projectForces(w.forces, w, generalised);
            sum(h, known);
        }
        probe.set(middle);
        for (int s = 0; s < probe.v.length; s++) { // as if all moved with g
            probe.v[s] = m.gx * rigid[6 * s] + m.gy * rigid[6 * s + 1] + m.gz * rigid[6 * s + 2];
        }
        addMomentum(probe, h, known);
    }

    /** Gives islands that float the momentum they should have; contacts and joints do not notice. */
    void keepMomentum(State end) {
        if (!floating) {
            return;
        }
        measure(end);
        for (int root : tree.roots) {
            int island = find(root);
            if (!tied[island] && solve(island, 1)) {
                addRigid(root, end.v);
            }
        }
    }

    /** Kinetic energy of all motion that is not that of a floating island as a whole [J]. */
    double inner(State end) {
        measure(end);
        double sum = 0;
        for (int s = 0; s < end.v.length; s++) {
            sum += 0.5 * end.v[s] * generalised[s];
        }
        for (int root : tree.roots) {
            if (find(root) == root && !tied[root] && solve(root, 0)) {
                for (int k = 0; k < 6; k++) {
                    sum += 0.5 * coefficients[k] * found[6 * root + k];
                }
            }
        }
        return sum;
    }

    /** Makes that motion slower, where {@link #inner} was asked for last. */
    void slow(State end, double factor) {
        for (int s = 0; s < end.v.length; s++) {
            end.v[s] *= factor;
        }
        for (int root : tree.roots) {
            int island = find(root);
            if (!tied[island] && solve(island, 0)) {
                for (int k = 0; k < 6; k++) {
                    coefficients[k] *= factor - 1; // they are those of the opposite motion
                }
                addRigid(root, end.v);
            }
        }
    }

    /** Momenta and inertias of the islands at a state; leaves its momentum along the speeds. */
    private void measure(State s) {
        Arrays.fill(inertia, 0);
        probe.set(s);
        Dynamics.momenta(s, w);
        fillRigid();
        for (int l = 0; floating && l < 6; l++) {
            for (int k = 0; k < probe.v.length; k++) {
                probe.v[k] = rigid[6 * k + l];
            }
            Arrays.fill(found, 0);
            addMomentum(probe, 1, found);
            for (int root : tree.roots) {
                for (int k = 0; k < 6; k++) {
                    inertia[36 * root + 6 * k + l] = found[6 * root + k];
                }
            }
        }
        Arrays.fill(found, 0);
        addMomentum(s, 1, found);
    }

    /** c of (RᵀM R) c = share · wanted - found; false if an island has no inertia in some direction. */
    private boolean solve(int island, double share) {
        double[][] a = solver.matrix();
        for (int k = 0; k < 6; k++) {
            System.arraycopy(inertia, 36 * island + 6 * k, a[k], 0, 6);
            coefficients[k] = share * known[6 * island + k] - found[6 * island + k];
        }
        if (!solver.factor()) {
            return false;
        }
        solver.solve(coefficients);
        return true;
    }

    private void addRigid(int root, double[] v) {
        for (int m = 0; m < 6; m++) {
            int s = tree.vAt[root] + m;
            for (int k = 0; k < 6; k++) {
                v[s] += rigid[6 * s + k] * coefficients[k];
            }
        }
    }

    private void addMomentum(State s, double factor, double[] out) {
        Dynamics.momenta(s, w);
        w.bodies.generalisedMomentum(generalised);
        w.mechanism.affine.momentum(s.v, generalised);
        fillRigid();
        sum(factor, out);
    }

    private void sum(double factor, double[] out) {
        for (int root : tree.roots) {
            int at = 6 * find(root);
            for (int m = 0; !tied[root] && m < 6; m++) {
                int s = tree.vAt[root] + m;
                for (int k = 0; k < 6; k++) {
                    out[at + k] += factor * rigid[6 * s + k] * generalised[s];
                }
            }
        }
    }
}
