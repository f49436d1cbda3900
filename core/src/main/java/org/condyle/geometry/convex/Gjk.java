package org.condyle.geometry.convex;

/**
 * Distance of two convex cores by the algorithm of Gilbert, Johnson and Keerthi (IEEE J. Robotics and Automation 4 (1988)
 * 193-203): the point of A - B nearest to the origin, approached by simplices of support points. Of each simplex the
 * faces at the newest vertex are tried and the nearest wins, which needs no case analysis and cannot go wrong by much:
 * the distance falls in every round, and where rounding ends that, the search ends. Cores are called apart only if a plane parts them.
 */
public final class Gjk {
    private static final int ROUNDS = 128;
    private static final double TOUCHING = 1e-14; // distance relative to the size of the simplex

    private final CoreDifference difference;
    private final double[] w = new double[12];
    private final double[] p = new double[12];
    private final double[] q = new double[12];
    private final double[] weight = new double[4];
    private final double[] trial = new double[4];
    private final double[] nearest = new double[3];
    private int size;

    /** Unit vector from A to B, if the cores are apart. */
    public final double[] normal = new double[3];
    /** Nearest points of the two cores, if they are apart. */
    public final double[] onA = new double[3];
    /** Of B, seen from A. */
    public final double[] onB = new double[3];
    /** Distance of the cores; 0 if they touch or overlap. */
    public double distance;

    public Gjk(CoreDifference difference) {
        this.difference = difference;
    }

    /**
     * Searches; true if the cores are apart.
     *
     * @param accuracy of the distance, relative
     */
    public boolean search(double accuracy) {
        double[] d = difference.w;
        size = 0;
        distance = 0;
        double x = difference.inner(0), y = difference.inner(1), z = difference.inner(2);
        double square = Double.POSITIVE_INFINITY, largest = 0, reach = 0;
        for (int round = 0; round < ROUNDS; round++) {
            reach = -difference.support(-x, -y, -z);
            if (size > 0 && (square - reach <= accuracy * square || known(d))) {
                break;
            }
            largest = Math.max(largest, d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
            System.arraycopy(d, 0, w, 3 * size, 3);
            System.arraycopy(difference.p, 0, p, 3 * size, 3);
            System.arraycopy(difference.q, 0, q, 3 * size, 3);
            size++;
            if (size == 4 && holdsOrigin()) {
                return false;
            }
            double next = shrink(square);
            if (!(next < square)) {
                size--; // no progress: what was found before is as good as the numbers allow
                break;
            }
            square = next;
            if (square <= TOUCHING * TOUCHING * largest) {
                return false;
            }
            x = nearest[0];
            y = nearest[1];
            z = nearest[2];
        }
        if (!(reach > 0)) {
            return false; // no plane across the shortest way parts them: what is left of it is rounding
        }
        distance = Math.sqrt(square);
        finish(x, y, z);
        return true;
    }

    private void finish(double x, double y, double z) {
        normal[0] = -x / distance;
        normal[1] = -y / distance;
        normal[2] = -z / distance;
        for (int i = 0; i < 3; i++) {
            onA[i] = onB[i] = 0;
            for (int k = 0; k < size; k++) {
                onA[i] += weight[k] * p[3 * k + i];
                onB[i] += weight[k] * q[3 * k + i];
            }
        }
    }

    private boolean known(double[] d) {
        for (int k = 0; k < 3 * size; k += 3) {
            if (w[k] == d[0] && w[k + 1] == d[1] && w[k + 2] == d[2]) {
                return true;
            }
        }
        return false;
    }

    /**
     * Finds the point nearest to the origin among the faces at the newest vertex and keeps only the vertices of its face;
     * changes nothing if none is nearer than {@code best}.
     */
    private double shrink(double best) {
        int last = size - 1;
        double found = best;
        found = vertex(last, found);
        for (int i = 0; i < last; i++) {
            found = edge(i, last, found);
            for (int j = 0; j < i; j++) {
                found = face(i, j, last, found);
            }
        }
        if (found < best) {
            keep();
        }
        return found;
    }

    private double vertex(int i, double best) {
        double square = dot(w, 3 * i, w, 3 * i);
        if (square < best) {
            propose(i, 1, i, 1, i, 1);
            System.arraycopy(w, 3 * i, nearest, 0, 3);
            return square;
        }
        return best;
    }

    private double edge(int i, int k, double best) {
        int a = 3 * i, c = 3 * k;
        double x = w[c] - w[a], y = w[c + 1] - w[a + 1], z = w[c + 2] - w[a + 2];
        double t = -(w[a] * x + w[a + 1] * y + w[a + 2] * z) / (x * x + y * y + z * z);
        if (!(t > 0 && t < 1)) {
            return best;
        }
        double px = w[a] + t * x, py = w[a + 1] + t * y, pz = w[a + 2] + t * z;
        double square = px * px + py * py + pz * pz;
        if (square < best) {
            propose(i, 1 - t, k, t, k, t);
            nearest[0] = px;
            nearest[1] = py;
            nearest[2] = pz;
            return square;
        }
        return best;
    }

    private double face(int i, int j, int k, double best) {
        int a = 3 * i, b = 3 * j, c = 3 * k;
        double ux = w[b] - w[a], uy = w[b + 1] - w[a + 1], uz = w[b + 2] - w[a + 2];
        double vx = w[c] - w[a], vy = w[c + 1] - w[a + 1], vz = w[c + 2] - w[a + 2];
        double nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
        double area = nx * nx + ny * ny + nz * nz;
        double la = triple(nx, ny, nz, b, c), lb = triple(nx, ny, nz, c, a), lc = triple(nx, ny, nz, a, b);
        if (!(area > 0 && la > 0 && lb > 0 && lc > 0)) {
            return best;
        }
        double height = nx * w[a] + ny * w[a + 1] + nz * w[a + 2];
        double square = height * height / area;
        if (square < best) {
            double sum = la + lb + lc;
            propose(i, la / sum, j, lb / sum, k, lc / sum);
            nearest[0] = height / area * nx;
            nearest[1] = height / area * ny;
            nearest[2] = height / area * nz;
            return square;
        }
        return best;
    }

    /** n · (w_s × w_t). */
    private double triple(double nx, double ny, double nz, int s, int t) {
        return nx * (w[s + 1] * w[t + 2] - w[s + 2] * w[t + 1])
                + ny * (w[s + 2] * w[t] - w[s] * w[t + 2])
                + nz * (w[s] * w[t + 1] - w[s + 1] * w[t]);
    }

    private void propose(int i, double wi, int j, double wj, int k, double wk) {
        trial[0] = trial[1] = trial[2] = trial[3] = 0;
        trial[i] = wi;
        trial[j] = wj;
        trial[k] = wk;
    }

    private void keep() {
        int kept = 0;
        for (int k = 0; k < size; k++) {
            if (trial[k] > 0) {
                System.arraycopy(w, 3 * k, w, 3 * kept, 3);
                System.arraycopy(p, 3 * k, p, 3 * kept, 3);
                System.arraycopy(q, 3 * k, q, 3 * kept, 3);
                weight[kept++] = trial[k];
            }
        }
        size = kept;
    }

    /** True if the tetrahedron has the origin inside: it lies on the inner side of all four faces. */
    private boolean holdsOrigin() {
        return sameSide(0, 3, 6, 9) && sameSide(3, 6, 9, 0) && sameSide(6, 9, 0, 3) && sameSide(9, 0, 3, 6);
    }

    private boolean sameSide(int a, int b, int c, int other) {
        double ux = w[b] - w[a], uy = w[b + 1] - w[a + 1], uz = w[b + 2] - w[a + 2];
        double vx = w[c] - w[a], vy = w[c + 1] - w[a + 1], vz = w[c + 2] - w[a + 2];
        double nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
        double height = nx * (w[other] - w[a]) + ny * (w[other + 1] - w[a + 1]) + nz * (w[other + 2] - w[a + 2]);
        double origin = -(nx * w[a] + ny * w[a + 1] + nz * w[a + 2]);
        return height > 0 ? origin >= 0 : height < 0 && origin <= 0;
    }

    private static double dot(double[] a, int i, double[] b, int j) {
        return a[i] * b[j] + a[i + 1] * b[j + 1] + a[i + 2] * b[j + 2];
    }
}
