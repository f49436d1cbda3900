package org.condyle.math;

import java.util.Arrays;

/**
 * Many contacts among many bodies of at most six speeds each, as flat arrays. A contact has a normal row and, with
 * friction, two tangent rows; each row has its gradient J and its response M⁻¹Jᵀ on its two bodies, so that
 *
 * <pre>  v = v_free + Σ M⁻¹Jᵀ p,   u = J v + (bias, slip);   u_n ≥ 0 ⊥ p_n ≥ 0,   |p_t| ≤ μ p_n against u_t  </pre>
 *
 * What does not move has zeros for both and may have any place in {@link #velocity}.
 */
public final class ContactSystem {
    /** Numbers of a body in {@link #velocity}. */
    public static final int BODY = 6;
    /** Numbers of a row in {@link #jacobian} and {@link #response}: body A, then body B. */
    public static final int ROW = 2 * BODY;

    public int contacts;
    /** Rows of each contact: 1 without friction, 3 with. */
    public int rows = 1;
    /** Where the two bodies of each contact begin in {@link #velocity}. */
    public int[] bodyA = new int[64];

    public int[] bodyB = new int[64];
    public double[] friction = new double[64];
    public double[] jacobian = new double[64 * 3 * ROW];
    public double[] response = new double[64 * 3 * ROW];
    /** Added to the velocity of each normal: restitution. */
    public double[] bias = new double[64];
    /** Added to the velocities along the surface, two a contact; zero for one that was just added. */
    public double[] slip = new double[64 * 2];
    /** Impulses, {@link #rows} a contact; where to begin, and the answer. */
    public double[] impulse = new double[64 * 3];
    /** Velocities of all bodies. */
    public double[] velocity = new double[0];

    /** Begins without contacts, for bodies at rest. */
    public void clear(int bodies, int rowsOfContact) {
        contacts = 0;
        rows = rowsOfContact;
        if (velocity.length != BODY * bodies) {
            velocity = new double[BODY * bodies];
        }
    }

    /** Adds a contact between bodies; returns its index. Rows are to be written. */
    public int add(int a, int b, double mu) {
        int c = contacts++;
        if (c == bodyA.length) {
            int size = 2 * c;
            bodyA = Arrays.copyOf(bodyA, size);
            bodyB = Arrays.copyOf(bodyB, size);
            friction = Arrays.copyOf(friction, size);
            bias = Arrays.copyOf(bias, size);
            slip = Arrays.copyOf(slip, 2 * size);
            impulse = Arrays.copyOf(impulse, 3 * size);
            jacobian = Arrays.copyOf(jacobian, 3 * ROW * size);
            response = Arrays.copyOf(response, 3 * ROW * size);
        }
        bodyA[c] = BODY * a;
        bodyB[c] = BODY * b;
        friction[c] = mu;
        slip[2 * c] = slip[2 * c + 1] = 0;
        return c;
    }

    /** Where a row begins in {@link #jacobian} and {@link #response}. */
    public int at(int contact, int row) {
        return ROW * (rows * contact + row);
    }

    /** J x of a row, for x laid out like {@link #velocity}. */
    public double times(int contact, int row, double[] x) {
        return dot(jacobian, at(contact, row), x, bodyA[contact], bodyB[contact]);
    }

    /** u of a row: J x and what is added to it. */
    public double relative(int contact, int row, double[] x) {
        return times(contact, row, x) + (row == 0 ? bias[contact] : slip[2 * contact + row - 1]);
    }

    /** x += M⁻¹Jᵀ p of a row. */
    public void push(int contact, int row, double p, double[] x) {
        int k = at(contact, row), i = bodyA[contact], j = bodyB[contact];
        double[] r = response;
        for (int m = 0; m < BODY; m++) {
            x[i + m] += p * r[k + m];
            x[j + m] += p * r[k + BODY + m];
        }
    }

    /** Entry of J M⁻¹ Jᵀ between two rows of one contact. */
    public double own(int contact, int row, int other) {
        int k = at(contact, row), l = at(contact, other);
        double sum = 0;
        for (int m = 0; m < ROW; m++) {
            sum += jacobian[k + m] * response[l + m];
        }
        return sum;
    }

    /** Whether the first (0) or second (1) body of a contact can move there. */
    public boolean moves(int contact, int side) {
        int k = at(contact, 0) + BODY * side;
        double sum = 0;
        for (int m = 0; m < BODY; m++) {
            sum += Math.abs(response[k + m]);
        }
        return sum > 0;
    }

    /** Lets the impulses act on the velocities. */
    public void applyImpulses() {
        for (int c = 0; c < contacts; c++) {
            for (int r = 0; r < rows; r++) {
                double p = impulse[rows * c + r];
                if (p != 0) {
                    push(c, r, p, velocity);
                }
            }
        }
    }

    /** Largest speed of a normal, bias included: what residuals are compared with. */
    public double speed() {
        double most = 0;
        for (int c = 0; c < contacts; c++) {
            most = Math.max(most, Math.abs(times(c, 0, velocity) + bias[c]));
        }
        return most;
    }

    static double dot(double[] j, int k, double[] x, int a, int b) {
        return j[k] * x[a]
                + j[k + 1] * x[a + 1]
                + j[k + 2] * x[a + 2]
                + (j[k + 3] * x[a + 3] + j[k + 4] * x[a + 4] + j[k + 5] * x[a + 5])
                + (j[k + 6] * x[b] + j[k + 7] * x[b + 1] + j[k + 8] * x[b + 2])
                + (j[k + 9] * x[b + 3] + j[k + 10] * x[b + 4] + j[k + 11] * x[b + 5]);
    }
}
