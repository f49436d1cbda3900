package org.condyle.simulate.event;

/**
 * Where a function of time turns between two instants at which its value and slope are known, as their cubic tells. A
 * function that passes zero twice in between turns beyond it: {@link #towards} finds out whether it does.
 */
final class TurningPoints {
    private static final int MOST_LOOKS = 25;
    private static final double CLOSE = 1e-7; // of the interval
    private static final double FAR =
            0.3; // of the larger value at the ends: a turn that is predicted so far off stays there
    private static final double HOPELESS = 0.05; // of what is missing: where no more can be gained, zero is not reached

    /** The function. */
    interface Curve {
        double at(double t);
    }

    private final double[] at = new double[2];
    private final double[] guess = new double[2];
    private int count;
    private double scale;
    private double found;

    /** The turns of the cubic from (low, a) with slope p to (high, b) with slope q, in order. */
    int of(double low, double a, double p, double high, double b, double q) {
        double h = high - low, rise = b - a, u = h * p, v = h * q;
        double k = 3 * rise - 2 * u - v, m = u + v - 2 * rise, root = k * k - 3 * m * u;
        count = 0;
        scale = Math.max(Math.abs(a), Math.abs(b));
        if (root > 0) {
            double r = -k - Math.copySign(Math.sqrt(root), k); // the sum that does not cancel
            double first = r / (3 * m), second = u / r;
            add(Math.min(first, second), low, h, a, u, k, m);
            add(Math.max(first, second), low, h, a, u, k, m);
        }
        return count;
    }

    private void add(double theta, double low, double h, double a, double u, double k, double m) {
        if (theta > 0 && theta < 1) {
            at[count] = low + theta * h;
            guess[count] = a + theta * (u + theta * (k + theta * m));
            count++;
        }
    }

    double at(int i) {
        return at[i];
    }

    /** Whether a turn may lie beyond zero as seen from a point before it with this value. */
    boolean matters(int i, double before) {
        return before == 0 || Math.signum(before) * guess[i] < FAR * scale;
    }

    /**
     * Goes from turn i towards zero, between {@code low} and {@code high}, where the function has the given values, by the
     * tops of parabolas.
     *
     * @return the value at {@link #found}; on the other side of zero if that was reached
     */
    double towards(int i, Curve g, double low, double gLow, double high, double gHigh) {
        double side = gLow == 0 ? Math.signum(guess[i]) : Math.signum(gLow);
        double a = low, b = high, m = at[i], fa = side * gLow, fb = side * gHigh, fm = side * g.at(m);
        for (int k = 0; k < MOST_LOOKS && fm > 0 && gLow != 0 && b - a > CLOSE * (high - low); k++) {
            double left = (fm - fa) / (m - a), right = (fb - fm) / (b - m), bend = (right - left) / (b - a);
            double u = 0.5 * (a + m) - 0.5 * left / bend;
            boolean inside = bend > 0 && u > a && u < b && Math.abs(u - m) > CLOSE * (b - a);
            if (inside && bend * (m - u) * (m - u) < HOPELESS * fm) {
                break;
            }
            if (!inside || k % 3 == 2) { // parabolas may close in from one side only
                u = m - a > b - m ? 0.5 * (a + m) : 0.5 * (m + b);
            }
            double fu = side * g.at(u);
            if (fu < fm) {
                if (u < m) {
                    b = m;
                    fb = fm;
                } else {
                    a = m;
                    fa = fm;
                }
                m = u;
                fm = fu;
            } else if (u < m) {
                a = u;
                fa = fu;
            } else {
                b = u;
                fb = fu;
            }
        }
        found = m;
        return side * fm;
    }

    /** Where {@link #towards} ended. */
    double found() {
        return found;
    }
}
