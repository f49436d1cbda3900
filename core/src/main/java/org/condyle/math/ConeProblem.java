package org.condyle.math;

import java.util.Arrays;

/**
 * A {@link FrictionCones} problem in numbers without units: impulses times √d and velocities over √d of their contact,
 * d being the largest diagonal entry of the contact's block, and all velocities over the largest of them. Cones stay cones,
 * a stop of a joint [rad/s] compares with a foot [m/s], and one step length of 1 suits all contacts.
 *
 * <p>The law along the normal is given by its resolvent: p = R(p - u) with
 *
 * <pre>  R(y) = max(floor, y, k (y + s)/(k + 1))  </pre>
 *
 * convex and rising. floor = 0 and k = 0 is the hard contact; k and s are a dashpot that works while u is below s.
 */
final class ConeProblem {
    private static final int FEW = 24; // rows for which factors are not worth it

    int contacts;
    int rows;
    int[] rowAt = new int[1];
    double[] friction = new double[0];
    double[] floor = new double[0];
    double[] damping = new double[0];
    double[] approach = new double[0];
    /** √d of each contact. */
    double[] root = new double[0];

    double[] response = new double[0];
    double[] velocity = new double[0];
    /** What has been added to the diagonal of the response since it was read. */
    double[] added = new double[0];
    /** The response without that, where it is of low rank. */
    final LowRank factors = new LowRank();

    boolean factored;
    /** What one unit of velocity is here. */
    double unit;

    private double[] u = new double[0];

    /** Reads and scales a problem. */
    void read(int newContacts, int[] at, double[] mu, double[] w, double[] b) {
        contacts = newContacts;
        rows = at[newContacts];
        grow();
        System.arraycopy(at, 0, rowAt, 0, contacts + 1);
        System.arraycopy(mu, 0, friction, 0, contacts);
        for (int c = 0; c < contacts; c++) {
            double d = 0;
            for (int r = rowAt[c]; r < rowAt[c + 1]; r++) {
                d = Math.max(d, w[r * rows + r]);
            }
            root[c] = d > 0 ? Math.sqrt(d) : 1;
        }
        unit = 0;
        for (int c = 0; c < contacts; c++) {
            for (int r = rowAt[c]; r < rowAt[c + 1]; r++) {
                velocity[r] = b[r] / root[c];
                unit = Math.max(unit, Math.abs(velocity[r]));
                for (int e = 0; e < contacts; e++) {
                    double scale = 1 / (root[c] * root[e]);
                    for (int s = rowAt[e]; s < rowAt[e + 1]; s++) {
                        response[r * rows + s] = w[r * rows + s] * scale;
                    }
                }
            }
        }
        unit = unit > 0 ? unit : 1;
        for (int r = 0; r < rows; r++) {
            velocity[r] /= unit;
        }
        Arrays.fill(added, 0, rows, 0);
        factored = rows > FEW && factors.factor(response, rows, rows / 2);
    }

    /** Adds to the diagonal of the response. */
    void add(int row, double more) {
        response[row * (rows + 1)] += more;
        added[row] += more;
    }

    /** The law along the normal of a contact, in units of the caller. */
    void normalLaw(int c, double floorImpulse, double dampingNumber, double approachSpeed) {
        floor[c] = floorImpulse * root[c] / unit;
        damping[c] = dampingNumber * root[c] * root[c];
        approach[c] = approachSpeed / (root[c] * unit);
    }

    boolean frictionless() {
        for (int c = 0; c < contacts; c++) {
            if (friction[c] > 0 && rowAt[c + 1] > rowAt[c] + 1) {
                return false;
            }
        }
        return true;
    }

    boolean damped() {
        for (int c = 0; c < contacts; c++) {
            if (damping[c] > 0) {
                return true;
            }
        }
        return false;
    }

    /** R(y) of a contact. */
    double normal(int c, double y) {
        double hard = Math.max(floor[c], y);
        return damping[c] > 0 ? Math.max(hard, damping[c] * (y + approach[c]) / (damping[c] + 1)) : hard;
    }

    /** R'(y): 0 at the floor, 1 where the contact is shut, between them on the dashpot. */
    double normalSlope(int c, double y) {
        double value = normal(c, y);
        if (value == y) {
            return 1;
        }
        return value == floor[c] ? 0 : damping[c] / (damping[c] + 1);
    }

    /** u of one row. */
    double velocityOf(int row, double[] b, double[] p) {
        double sum = b[row];
        for (int s = 0; s < rows; s++) {
            sum += response[row * rows + s] * p[s];
        }
        return sum;
    }

    /** Natural map p - Π(p - u) of all rows, Π after Alart and Curnier; returns its largest entry. */
    double naturalMap(double[] b, double[] p, double[] out) {
        if (factored) {
            factors.times(p, u);
        }
        for (int r = 0; r < rows; r++) {
            u[r] = factored ? u[r] + b[r] + added[r] * p[r] : velocityOf(r, b, p);
        }
        double worst = 0;
        for (int c = 0; c < contacts; c++) {
            int n = rowAt[c];
            double pushed = normal(c, p[n] - u[n]);
            out[n] = p[n] - pushed;
            double radius = friction[c] * pushed;
            double size = reach(c, p, u);
            for (int t = n + 1; t < rowAt[c + 1]; t++) {
                double y = p[t] - u[t];
                out[t] = size <= radius ? u[t] : p[t] - y * (radius / size);
                if (radius == 0) {
                    out[t] = p[t];
                }
                worst = Math.max(worst, Math.abs(out[t]));
            }
            worst = Math.max(worst, Math.abs(out[n]));
            if (Double.isNaN(out[n])) {
                return Double.NaN;
            }
        }
        return worst;
    }

    /** |p - u| along the surface. */
    double reach(int c, double[] p, double[] velocities) {
        int n = rowAt[c];
        int tangents = rowAt[c + 1] - n - 1;
        if (tangents == 0) {
            return 0;
        }
        double y = p[n + 1] - velocities[n + 1];
        double z = tangents == 1 ? 0 : p[n + 2] - velocities[n + 2];
        return tangents == 1 ? Math.abs(y) : Math.sqrt(y * y + z * z);
    }

    /** Velocities of the last natural map. */
    double[] velocities() {
        return u;
    }

    private void grow() {
        if (friction.length < contacts) {
            friction = new double[contacts];
            floor = new double[contacts];
            damping = new double[contacts];
            approach = new double[contacts];
            root = new double[contacts];
            rowAt = new int[contacts + 1];
        }
        if (u.length < rows) {
            u = new double[rows];
            velocity = new double[rows];
            added = new double[rows];
            response = new double[rows * rows];
        }
        Arrays.fill(u, 0);
    }
}
