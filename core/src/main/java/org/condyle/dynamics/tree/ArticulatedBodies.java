package org.condyle.dynamics.tree;

/**
 * Articulated-body algorithm (R. Featherstone, Rigid Body Dynamics Algorithms, Springer 2008, chapter 7) over the flat
 * arrays of a {@link Tree}: accelerations in O(n), and afterwards M⁻¹ times any generalised force with the factors kept.
 *
 * <p>Articulated inertia of a node, 21 numbers: Θ (xx xy xz yy yz zz), H (3×3 row-major), M (xx xy xz yy yz zz), so that
 * moment = Θ α + H a and force = Hᵀ α + M a. Gravity enters as an upward acceleration of the ground.
 */
public final class ArticulatedBodies {
    static final int INERTIA = RigidBodies.INERTIA;

    private final Tree tree;
    private final TreeKinematics kinematics;

    private final RigidBodies rigid;
    private final double[] inertia; // articulated, 21 a node
    private final double[] load; // pA: bias force minus applied force, 6 a node
    private final double[] gain; // U / D (one speed) or Y = L⁻¹ Uᵀ (several), 6 a speed
    public final double[] inverse; // 1 / D of nodes with one speed
    private final double[] chol; // L of nodes with several
    private final double[] drive; // (u - U·c) / D (one speed) or L⁻¹ u (several)
    final double[] acceleration; // spatial, 6 a node; of a falling observer: gravity is subtracted

    // scratch of solve
    private final double[] pull;
    private final double[] command;
    private final double[] reply;
    private final double[] column = new double[6];
    private final BallNodes balls;
    public final FreeBodies frees;

    private int singularNode = -1;

    public ArticulatedBodies(Tree tree, TreeKinematics kinematics, RigidBodies rigid) {
        this.tree = tree;
        this.kinematics = kinematics;
        this.rigid = rigid;
        int n = tree.nodes, speeds = tree.nodeOfSpeed.length;
        inertia = rigid.inertia;
        load = rigid.load;
        gain = new double[6 * speeds];
        inverse = new double[n];
        chol = new double[tree.cholSize];
        drive = new double[speeds];
        acceleration = new double[6 * n];
        pull = new double[6 * n];
        command = new double[speeds];
        reply = new double[6 * n];
        balls = new BallNodes(tree, kinematics, inertia, load, chol, gain, drive);
        frees = new FreeBodies(tree, kinematics, rigid, chol, drive);
    }

    /** Node whose joint had no inertia to move, -1 if all was well. */
    public int singularNode() {
        return singularNode;
    }

    /** Subtracts the wrench of the dual (f, G) of a node's body from its load. */
    public void addDual(int i, double[] dual, int at) {
        rigid.wrench(i, dual, at, column);
        int s = 6 * i;
        for (int k = 0; k < 6; k++) {
            load[s + k] -= column[k];
        }
    }

    /** From the leaves inward: eliminates the joints. False if a joint has nothing to move. */
    public boolean factor(double[] generalised) {
        singularNode = -1;
        for (int i = tree.nodes - 1; i >= 0; i--) {
            if (!eliminate(i, generalised)) {
                singularNode = i;
                return false;
            }
        }
        return true;
    }

    private boolean eliminate(int i, double[] generalised) {
        if (tree.speeds[i] == 1) {
            return eliminateOne(i, generalised[tree.vAt[i]]);
        }
        if (tree.fixed[i]) {
            carryFixed(i);
            return true;
        }
        if (tree.ball[i]) {
            return balls.eliminate(i, generalised);
        }
        return tree.free[i] ? frees.eliminate(i, generalised) : eliminateMany(i, generalised);
    }

    /** A body that is fixed in its parent has no acceleration of its own. */
    private void carryFixed(int i) {
        int up = tree.parent[i];
        if (up < 0) {
            return;
        }
        for (int k = 0; k < 6; k++) {
            load[6 * up + k] += load[6 * i + k];
        }
        for (int k = 0; k < INERTIA; k++) {
            inertia[INERTIA * up + k] += inertia[INERTIA * i + k];
        }
    }

    private boolean eliminateOne(int i, double force) {
        double[] sub = kinematics.subspace, art = inertia, p = load;
        int t = 6 * tree.vAt[i], a = INERTIA * i, s = 6 * i;
        double wx = sub[t], wy = sub[t + 1], wz = sub[t + 2], vx = sub[t + 3], vy = sub[t + 4], vz = sub[t + 5];
        double oxx = art[a], oxy = art[a + 1], oxz = art[a + 2], oyy = art[a + 3], oyz = art[a + 4], ozz = art[a + 5];
        double h0 = art[a + 6], h1 = art[a + 7], h2 = art[a + 8];
        double h3 = art[a + 9], h4 = art[a + 10], h5 = art[a + 11];
        double h6 = art[a + 12], h7 = art[a + 13], h8 = art[a + 14];
        double mxx = art[a + 15], mxy = art[a + 16], mxz = art[a + 17];
        double myy = art[a + 18], myz = art[a + 19], mzz = art[a + 20];

        // Sums in two halves: the elimination of one joint waits for these numbers of the joint before it.
        double nx = (oxx * wx + oxy * wy + oxz * wz) + (h0 * vx + h1 * vy + h2 * vz);
        double ny = (oxy * wx + oyy * wy + oyz * wz) + (h3 * vx + h4 * vy + h5 * vz);
        double nz = (oxz * wx + oyz * wy + ozz * wz) + (h6 * vx + h7 * vy + h8 * vz);
        double fx = (h0 * wx + h3 * wy + h6 * wz) + (mxx * vx + mxy * vy + mxz * vz);
        double fy = (h1 * wx + h4 * wy + h7 * wz) + (mxy * vx + myy * vy + myz * vz);
        double fz = (h2 * wx + h5 * wy + h8 * wz) + (mxz * vx + myz * vy + mzz * vz);
        double d = (wx * nx + wy * ny + wz * nz) + (vx * fx + vy * fy + vz * fz) + tree.rotor[tree.vAt[i]];
        if (!(d > 0)) {
            return false;
        }
        double inv = 1 / d;
        double p0 = p[s], p1 = p[s + 1], p2 = p[s + 2], p3 = p[s + 3], p4 = p[s + 4], p5 = p[s + 5];
        double u = force - ((wx * p0 + wy * p1 + wz * p2) + (vx * p3 + vy * p4 + vz * p5));
        double[] b = kinematics.bias;
        double c0 = b[s], c1 = b[s + 1], c2 = b[s + 2], c3 = b[s + 3], c4 = b[s + 4], c5 = b[s + 5];
        double e = inv * (u - ((nx * c0 + ny * c1 + nz * c2) + (fx * c3 + fy * c4 + fz * c5)));
        double sx = inv * nx, sy = inv * ny, sz = inv * nz, tx = inv * fx, ty = inv * fy, tz = inv * fz;
        inverse[i] = inv;
        drive[tree.vAt[i]] = e;
        double[] g = gain;
        g[t] = sx;
        g[t + 1] = sy;
        g[t + 2] = sz;
        g[t + 3] = tx;
        g[t + 4] = ty;
        g[t + 5] = tz;

        int up = tree.parent[i];
        if (up < 0) {
            return true;
        }
        // p + I c + U (u - U·c) / D, with I before the elimination
        int w = 6 * up;
        p[w] += p0 + oxx * c0 + oxy * c1 + oxz * c2 + h0 * c3 + h1 * c4 + h2 * c5 + nx * e;
        p[w + 1] += p1 + oxy * c0 + oyy * c1 + oyz * c2 + h3 * c3 + h4 * c4 + h5 * c5 + ny * e;
        p[w + 2] += p2 + oxz * c0 + oyz * c1 + ozz * c2 + h6 * c3 + h7 * c4 + h8 * c5 + nz * e;
        p[w + 3] += p3 + h0 * c0 + h3 * c1 + h6 * c2 + mxx * c3 + mxy * c4 + mxz * c5 + fx * e;
        p[w + 4] += p4 + h1 * c0 + h4 * c1 + h7 * c2 + mxy * c3 + myy * c4 + myz * c5 + fy * e;
        p[w + 5] += p5 + h2 * c0 + h5 * c1 + h8 * c2 + mxz * c3 + myz * c4 + mzz * c5 + fz * e;

        int q = INERTIA * up;
        art[q] += oxx - sx * nx;
        art[q + 1] += oxy - sx * ny;
        art[q + 2] += oxz - sx * nz;
        art[q + 3] += oyy - sy * ny;
        art[q + 4] += oyz - sy * nz;
        art[q + 5] += ozz - sz * nz;
        art[q + 6] += h0 - sx * fx;
        art[q + 7] += h1 - sx * fy;
        art[q + 8] += h2 - sx * fz;
        art[q + 9] += h3 - sy * fx;
        art[q + 10] += h4 - sy * fy;
        art[q + 11] += h5 - sy * fz;
        art[q + 12] += h6 - sz * fx;
        art[q + 13] += h7 - sz * fy;
        art[q + 14] += h8 - sz * fz;
        art[q + 15] += mxx - tx * fx;
        art[q + 16] += mxy - tx * fy;
        art[q + 17] += mxz - tx * fz;
        art[q + 18] += myy - ty * fy;
        art[q + 19] += myz - ty * fz;
        art[q + 20] += mzz - tz * fz;
        return true;
    }

    /** Joints with no or several speeds: D = SᵀIS = L Lᵀ, Y = L⁻¹ Uᵀ, and everything follows from Y. */
    private boolean eliminateMany(int i, double[] generalised) {
        int n = tree.speeds[i], first = tree.vAt[i], l = tree.cholAt[i], s = 6 * i;
        double[] sub = kinematics.subspace, g = gain;
        for (int k = 0; k < n; k++) {
            int t = 6 * (first + k);
            timesInertia(i, sub, t, g, t);
            for (int j = 0; j <= k; j++) {
                chol[l + n * k + j] = dot6(sub, 6 * (first + j), g, t);
            }
            chol[l + n * k + k] += tree.rotor[first + k];
            drive[first + k] = generalised[first + k] - dot6(sub, t, load, s);
        }
        for (int k = 0; k < n; k++) {
            double scale = chol[l + n * k + k];
            for (int j = 0; j < k; j++) {
                double x = chol[l + n * k + j];
                for (int m = 0; m < j; m++) {
                    x -= chol[l + n * k + m] * chol[l + n * j + m];
                }
                chol[l + n * k + j] = x / chol[l + n * j + j];
            }
            double d = scale;
            for (int m = 0; m < k; m++) {
                d -= chol[l + n * k + m] * chol[l + n * k + m];
            }
            if (!(d > 1e-14 * scale)) {
                return false;
            }
            d = Math.sqrt(d);
            chol[l + n * k + k] = d;
            int t = 6 * (first + k);
            double u = drive[first + k];
            for (int m = 0; m < k; m++) {
                double f = chol[l + n * k + m];
                u -= f * drive[first + m];
                int row = 6 * (first + m);
                for (int c = 0; c < 6; c++) {
                    g[t + c] -= f * g[row + c];
                }
            }
            drive[first + k] = u / d;
            for (int c = 0; c < 6; c++) {
                g[t + c] /= d;
            }
        }
        int up = tree.parent[i];
        if (up >= 0) {
            passToParent(i, up, n, first);
        }
        return true;
    }

    private void passToParent(int i, int up, int n, int first) {
        int s = 6 * i, w = 6 * up;
        double[] g = gain, c = kinematics.bias;
        timesInertia(i, c, s, column, 0);
        for (int k = 0; k < 6; k++) {
            load[w + k] += load[s + k] + column[k];
        }
        int a = INERTIA * i, q = INERTIA * up;
        for (int k = 0; k < INERTIA; k++) {
            inertia[q + k] += inertia[a + k];
        }
        for (int k = 0; k < n; k++) {
            int t = 6 * (first + k);
            double e = drive[first + k] - dot6(g, t, c, s);
            for (int m = 0; m < 6; m++) {
                load[w + m] += g[t + m] * e;
            }
            double x = g[t], y = g[t + 1], z = g[t + 2], u = g[t + 3], v = g[t + 4], o = g[t + 5];
            inertia[q] -= x * x;
            inertia[q + 1] -= x * y;
            inertia[q + 2] -= x * z;
            inertia[q + 3] -= y * y;
            inertia[q + 4] -= y * z;
            inertia[q + 5] -= z * z;
            inertia[q + 6] -= x * u;
            inertia[q + 7] -= x * v;
            inertia[q + 8] -= x * o;
            inertia[q + 9] -= y * u;
            inertia[q + 10] -= y * v;
            inertia[q + 11] -= y * o;
            inertia[q + 12] -= z * u;
            inertia[q + 13] -= z * v;
            inertia[q + 14] -= z * o;
            inertia[q + 15] -= u * u;
            inertia[q + 16] -= u * v;
            inertia[q + 17] -= u * o;
            inertia[q + 18] -= v * v;
            inertia[q + 19] -= v * o;
            inertia[q + 20] -= o * o;
        }
    }

    private void timesInertia(int i, double[] x, int at, double[] out, int outAt) {
        double[] art = inertia;
        int a = INERTIA * i;
        double wx = x[at], wy = x[at + 1], wz = x[at + 2], vx = x[at + 3], vy = x[at + 4], vz = x[at + 5];
        out[outAt] =
                art[a] * wx + art[a + 1] * wy + art[a + 2] * wz + art[a + 6] * vx + art[a + 7] * vy + art[a + 8] * vz;
        out[outAt + 1] = art[a + 1] * wx
                + art[a + 3] * wy
                + art[a + 4] * wz
                + art[a + 9] * vx
                + art[a + 10] * vy
                + art[a + 11] * vz;
        out[outAt + 2] = art[a + 2] * wx
                + art[a + 4] * wy
                + art[a + 5] * wz
                + art[a + 12] * vx
                + art[a + 13] * vy
                + art[a + 14] * vz;
        out[outAt + 3] = art[a + 6] * wx
                + art[a + 9] * wy
                + art[a + 12] * wz
                + art[a + 15] * vx
                + art[a + 16] * vy
                + art[a + 17] * vz;
        out[outAt + 4] = art[a + 7] * wx
                + art[a + 10] * wy
                + art[a + 13] * wz
                + art[a + 16] * vx
                + art[a + 18] * vy
                + art[a + 19] * vz;
        out[outAt + 5] = art[a + 8] * wx
                + art[a + 11] * wy
                + art[a + 14] * wz
                + art[a + 17] * vx
                + art[a + 19] * vy
                + art[a + 20] * vz;
    }

    public static double dot6(double[] a, int at, double[] b, int bAt) {
        return a[at] * b[bAt]
                + a[at + 1] * b[bAt + 1]
                + a[at + 2] * b[bAt + 2]
                + a[at + 3] * b[bAt + 3]
                + a[at + 4] * b[bAt + 4]
                + a[at + 5] * b[bAt + 5];
    }

    /** From the roots outward: v̇, with the forces that {@link #factor} saw. */
    public void accelerate(double gx, double gy, double gz, double[] accelerations) {
        double[] acc = acceleration, b = kinematics.bias, g = gain, sub = kinematics.subspace;
        for (int i = 0; i < tree.nodes; i++) {
            int s = 6 * i, up = tree.parent[i];
            double a0 = 0, a1 = 0, a2 = 0, a3 = -gx, a4 = -gy, a5 = -gz;
            if (up >= 0) {
                int w = 6 * up;
                a0 = acc[w];
                a1 = acc[w + 1];
                a2 = acc[w + 2];
                a3 = acc[w + 3];
                a4 = acc[w + 4];
                a5 = acc[w + 5];
            }
            double x = 0, y0 = 0, y1 = 0, y2 = 0, y3 = 0, y4 = 0, y5 = 0;
            boolean one = tree.speeds[i] == 1;
            if (one) {
                int first = tree.vAt[i], t = 6 * first;
                x = drive[first]
                        - ((g[t] * a0 + g[t + 1] * a1 + g[t + 2] * a2)
                                + (g[t + 3] * a3 + g[t + 4] * a4 + g[t + 5] * a5));
                accelerations[first] = x;
                y0 = sub[t];
                y1 = sub[t + 1];
                y2 = sub[t + 2];
                y3 = sub[t + 3];
                y4 = sub[t + 4];
                y5 = sub[t + 5];
            }
            acc[s] = a0 + b[s] + y0 * x;
            acc[s + 1] = a1 + b[s + 1] + y1 * x;
            acc[s + 2] = a2 + b[s + 2] + y2 * x;
            acc[s + 3] = a3 + b[s + 3] + y3 * x;
            acc[s + 4] = a4 + b[s + 4] + y4 * x;
            acc[s + 5] = a5 + b[s + 5] + y5 * x;
            if (!one) {
                back(i, drive, acc, accelerations);
            }
        }
    }

    /** v̇ of one joint from its drive and the acceleration it is carried with, which becomes that of its own body. */
    private void back(int i, double[] forces, double[] acc, double[] out) {
        if (tree.ball[i]) {
            balls.back(i, forces, acc, out);
            return;
        }
        if (tree.free[i]) {
            frees.back(i, forces, acc, out);
            return;
        }
        int n = tree.speeds[i], first = tree.vAt[i], s = 6 * i;
        double[] sub = kinematics.subspace;
        if (n == 1) {
            int t = 6 * first;
            double x = forces[first] - dot6(gain, t, acc, s);
            out[first] = x;
            for (int k = 0; k < 6; k++) {
                acc[s + k] += sub[t + k] * x;
            }
            return;
        }
        int l = tree.cholAt[i];
        for (int k = 0; k < n; k++) {
            out[first + k] = forces[first + k] - dot6(gain, 6 * (first + k), acc, s);
        }
        for (int k = n - 1; k >= 0; k--) {
            double x = out[first + k];
            for (int m = k + 1; m < n; m++) {
                x -= chol[l + n * m + k] * out[first + m];
            }
            out[first + k] = x / chol[l + n * k + k];
        }
        for (int k = 0; k < n; k++) {
            int t = 6 * (first + k);
            double x = out[first + k];
            for (int m = 0; m < 6; m++) {
                acc[s + m] += sub[t + m] * x;
            }
        }
    }

    /**
     * out = M⁻¹ τ with the factors of the last {@link #factor}, for one tree: nodes root .. treeEnd. Entries of τ of other
     * trees are not read, and of out not written.
     */
    public void solve(int root, double[] tau, double[] out) {
        int end = tree.treeEnd[root];
        double[] p = pull, g = gain;
        for (int k = 6 * root; k < 6 * end; k++) {
            p[k] = 0;
        }
        for (int i = end - 1; i >= root; i--) {
            if (tree.ball[i]) {
                balls.pull(i, tau, p, command);
                continue;
            }
            if (tree.free[i]) {
                frees.pull(i, tau, p, command);
                continue;
            }
            int n = tree.speeds[i], first = tree.vAt[i], s = 6 * i, l = tree.cholAt[i], up = tree.parent[i];
            for (int k = 0; k < n; k++) {
                double u = tau[first + k] - dot6(kinematics.subspace, 6 * (first + k), p, s);
                if (n > 1) {
                    for (int m = 0; m < k; m++) {
                        u -= chol[l + n * k + m] * command[first + m];
                    }
                    u /= chol[l + n * k + k];
                }
                command[first + k] = u;
            }
            if (up >= 0) {
                int w = 6 * up;
                for (int m = 0; m < 6; m++) {
                    p[w + m] += p[s + m];
                }
                for (int k = 0; k < n; k++) {
                    double u = command[first + k];
                    int t = 6 * (first + k);
                    for (int m = 0; m < 6; m++) {
                        p[w + m] += g[t + m] * u;
                    }
                }
            }
        }
        for (int i = root; i < end; i++) {
            int s = 6 * i, up = tree.parent[i];
            for (int k = 0; k < 6; k++) {
                reply[s + k] = up < 0 ? 0 : reply[6 * up + k];
            }
            if (tree.speeds[i] == 1) {
                command[tree.vAt[i]] *= inverse[i];
            }
            back(i, command, reply, out);
        }
    }

    /** Adds the generalised force of a wrench (moment about the reference; force) on node i to {@code out}. */
    public void project(int i, double[] wrench, double[] out) {
        for (int k = i; k >= 0; k = tree.parent[k]) {
            for (int m = 0; m < tree.speeds[k]; m++) {
                int speed = tree.vAt[k] + m;
                out[speed] += dot6(kinematics.subspace, 6 * speed, wrench, 0);
            }
        }
    }

    /** out = M v: the momenta of all that a joint carries, along its speeds. */
    public void generalisedMomentum(double[] out) {
        System.arraycopy(rigid.momentum, 0, pull, 0, pull.length);
        for (int i = tree.nodes - 1; i >= 0; i--) {
            for (int k = 0; k < tree.speeds[i]; k++) {
                int speed = tree.vAt[i] + k;
                out[speed] = dot6(kinematics.subspace, 6 * speed, pull, 6 * i) + kinematics.rotorMomentum(speed);
            }
            int up = tree.parent[i];
            for (int k = 0; up >= 0 && k < 6; k++) {
                pull[6 * up + k] += pull[6 * i + k];
            }
        }
    }
}
