package org.condyle.math;

/**
 * Gauss-Seidel iteration over the contacts of a {@link ConeProblem}: each contact is solved exactly with the others
 * fixed. It is slow, but finds the neighbourhood of a solution where Newton's method fails.
 *
 * <p>One contact is one equation for its normal impulse, as friction at a given normal impulse has one answer ({@link
 * DiscQuadratic}). A large enough impulse separates every contact, so the equation has a root; there may be several, as
 * in Painlevé's example.
 */
final class ConeSweeps {
    private final DiscQuadratic disc = new DiscQuadratic();
    /** Velocities of the contact without its own impulse, and its block. */
    private final double[] free = new double[3];

    private final double[] block = new double[9];
    private int tangents;

    /** One sweep forth and one back. */
    void sweep(ConeProblem problem, double[] b, double[] p) {
        for (int c = 0; c < problem.contacts; c++) {
            solve(problem, c, b, p);
        }
        for (int c = problem.contacts - 1; c >= 0; c--) {
            solve(problem, c, b, p);
        }
    }

    /** Solves one contact. */
    private void solve(ConeProblem problem, int c, double[] b, double[] p) {
        int n = problem.rowAt[c];
        tangents = problem.rowAt[c + 1] - n - 1;
        for (int i = 0; i <= tangents; i++) {
            free[i] = problem.velocityOf(n + i, b, p);
            for (int j = 0; j <= tangents; j++) {
                block[3 * i + j] = problem.response[(n + i) * problem.rows + n + j];
                free[i] -= block[3 * i + j] * p[n + j];
            }
        }
        double low = problem.floor[c];
        double atLow = map(problem, c, low);
        double root = low;
        if (atLow < 0) {
            double high = Math.max(2 * low, Math.abs(free[0]) + Math.abs(problem.approach[c]));
            double atHigh = map(problem, c, high);
            for (int i = 0; i < 60 && atHigh < 0; i++) {
                low = high;
                atLow = atHigh;
                high *= 4;
                atHigh = map(problem, c, high);
            }
            root = root(problem, c, low, atLow, high, atHigh);
        }
        if (root < Double.POSITIVE_INFINITY) {
            map(problem, c, root);
            p[n] = root;
            if (tangents > 0) {
                p[n + 1] = disc.x;
            }
            if (tangents > 1) {
                p[n + 2] = disc.y;
            }
        }
    }

    /** p - R(p - u(p)) along the normal, friction in its place. */
    private double map(ConeProblem problem, int c, double push) {
        double radius = problem.friction[c] * push;
        double u = free[0] + block[0] * push;
        if (tangents == 1) {
            disc.solve(block[4], free[1] + block[3] * push, radius);
            u += block[1] * disc.x;
        } else if (tangents == 2) {
            double cx = free[1] + block[3] * push;
            double cy = free[2] + block[6] * push;
            disc.solve(block[4], block[5], block[8], cx, cy, radius);
            u += block[1] * disc.x + block[2] * disc.y;
        }
        return push - problem.normal(c, push - u);
    }

    /** Rule of false position; an end that stays is halved (Illinois). */
    private double root(ConeProblem problem, int c, double from, double atFrom, double to, double atTo) {
        double low = from, fLow = atFrom, high = to, fHigh = atTo;
        int side = 0;
        double x = high;
        for (int i = 0; i < 100 && high - low > 1e-15 * high; i++) {
            x = (low * fHigh - high * fLow) / (fHigh - fLow);
            if (!(x > low && x < high)) {
                x = 0.5 * (low + high);
            }
            double f = map(problem, c, x);
            if (f == 0) {
                return x;
            }
            if (f < 0) {
                low = x;
                fLow = f;
                fHigh *= side < 0 ? 0.5 : 1;
                side = -1;
            } else {
                high = x;
                fHigh = f;
                fLow *= side > 0 ? 0.5 : 1;
                side = 1;
            }
        }
        return x;
    }
}
