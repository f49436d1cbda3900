package org.condyle.math;

import java.util.Arrays;

/**
 * One contact during an impact, followed in its normal impulse p (Routh 1905; Stronge, "Impact Mechanics", 2000): at every
 * instant friction obeys Coulomb's law, so that sliding may stop, turn or begin again within the impact.
 *
 * <pre>  du = W (1, -μ u_t/|u_t|) dp while it slides;   u_t = 0 if the friction for that is within μ  </pre>
 *
 * Compression ends where u_n = 0; restitution where the normal impulse has given back e² of the work it took (energetic
 * coefficient). In the plane, and wherever the direction of sliding is fixed, the path is made of straight pieces and
 * exact. In space the direction of sliding turns: Runge-Kutta steps in s with dp = |u_t| ds, in which the path is smooth
 * up to the stop; each changes u_t by 2 % at most, and the error is near 1e-9. They end where the direction has become
 * steady. Sliding slower than 1e-12 of the start is at rest.
 */
public final class RouthPath {
    private static final double TURN = 0.02;
    private static final double AT_REST = 1e-12;
    private static final double STEADY = 1e-10;
    private static final int STEPS = 4000;
    private static final int SIZE = 7;

    private final DiscQuadratic disc = new DiscQuadratic();
    private final double[] w = new double[9];
    /** u (normal, x, y), p (normal, x, y), work of the normal impulse. */
    private final double[] now = new double[SIZE];

    private final double[] from = new double[SIZE];
    private final double[] stage = new double[SIZE];
    private final double[] slope = new double[SIZE];
    private final double[] sum = new double[SIZE];
    private double mu;
    private double restitution;
    private boolean compressing;
    private double goal;

    /**
     * Finds the impulse of one contact.
     *
     * @param response W, row by row, with stride 1 + tangents
     * @param before   relative velocity, the normal one first
     */
    public boolean solve(
            int tangents, double[] response, double friction, double[] before, double e, double[] impulse) {
        int rows = 1 + tangents;
        for (int i = 0; i < 3; i++) {
            now[i] = i < rows ? before[i] : 0;
            for (int j = 0; j < 3; j++) {
                w[3 * i + j] = i < rows && j < rows ? response[i * rows + j] : 0;
            }
        }
        Arrays.fill(now, 3, SIZE, 0);
        mu = tangents == 0 ? 0 : friction;
        restitution = e;
        compressing = true;
        boolean done = now[0] >= 0 || follow(tangents);
        System.arraycopy(now, 3, impulse, 0, rows);
        return done;
    }

    private boolean follow(int tangents) {
        if (mu == 0) {
            return straight(0, 0, Double.POSITIVE_INFINITY);
        }
        double sliding = Math.hypot(now[1], now[2]);
        if (sliding > AT_REST * Math.abs(now[0])) {
            if (tangents == 1 ? straightOn() : slide(sliding)) {
                return true;
            }
        }
        // At rest along the surface: it sticks, or sets off in the one direction in which friction opposes it.
        if (tangents == 1) {
            disc.solve(w[4], w[3], mu);
        } else {
            disc.solve(w[4], w[5], w[8], w[3], w[6], mu);
        }
        return straight(disc.x, disc.y, Double.POSITIVE_INFINITY);
    }

    /** Goes on with constant friction over normal impulse until the impact ends, or the normal impulse has grown so much. */
    private boolean straight(double x, double y, double limit) {
        double rate = w[0] + w[1] * x + w[2] * y;
        double left = limit;
        if (compressing) {
            double whole = rate > 0 ? -now[0] / rate : Double.POSITIVE_INFINITY;
            if (whole > left || whole == Double.POSITIVE_INFINITY) {
                advance(x, y, left);
                return false;
            }
            advance(x, y, whole);
            turn();
            left -= whole;
        }
        double rest = goal - now[6];
        double square = now[0] * now[0] + 2 * rate * rest;
        double whole = rest <= 0 ? 0 : 2 * rest / (now[0] + Math.sqrt(Math.max(0, square)));
        boolean ends = whole <= left && square >= 0;
        advance(x, y, ends ? whole : left);
        return ends;
    }

    private void advance(double x, double y, double push) {
        if (push == Double.POSITIVE_INFINITY) {
            return;
        }
        double rate = w[0] + w[1] * x + w[2] * y;
        now[6] += now[0] * push + 0.5 * rate * push * push;
        now[0] += rate * push;
        now[1] += (w[3] + w[4] * x + w[5] * y) * push;
        now[2] += (w[6] + w[7] * x + w[8] * y) * push;
        now[3] += push;
        now[4] += x * push;
        now[5] += y * push;
    }

    /** End of compression. */
    private void turn() {
        compressing = false;
        now[0] = 0;
        goal = now[6] * (1 - restitution * restitution);
    }

    /** Sliding that turns, until it stops or the impact ends. */
    private boolean slide(double start) {
        double quick = Math.hypot(w[3], w[6]) + mu * (w[4] + w[8]);
        double stop = AT_REST * Math.max(start, Math.abs(now[0]));
        for (int i = 0; i < STEPS && !steady(quick); i++) {
            double length = TURN / quick;
            System.arraycopy(now, 0, from, 0, SIZE);
            step(length);
            if (event() >= 0) {
                locate(length);
                if (!compressing) {
                    return true;
                }
                turn();
            }
            if (Math.hypot(now[1], now[2]) <= stop) {
                now[1] = 0;
                now[2] = 0;
                return false;
            }
        }
        return straightOn();
    }

    /** Whether the direction of sliding has come to one that it keeps. */
    private boolean steady(double quick) {
        double speed = Math.hypot(now[1], now[2]);
        double x = now[1] / speed, y = now[2] / speed;
        double turning = x * (w[6] - mu * (w[7] * x + w[8] * y)) - y * (w[3] - mu * (w[4] * x + w[5] * y));
        return Math.abs(turning) <= STEADY * quick;
    }

    /** Sliding in a direction that it keeps, to its stop or to the end of the impact. */
    private boolean straightOn() {
        double speed = Math.hypot(now[1], now[2]);
        double x = now[1] / speed, y = now[2] / speed;
        double rate = x * (w[3] - mu * (w[4] * x + w[5] * y)) + y * (w[6] - mu * (w[7] * x + w[8] * y));
        boolean done = straight(-mu * x, -mu * y, rate < 0 ? -speed / rate : Double.POSITIVE_INFINITY);
        if (!done) {
            now[1] = 0;
            now[2] = 0;
        }
        return done;
    }

    /** Reaches zero from below where compression or restitution ends. */
    private double event() {
        return compressing ? now[0] : now[6] - goal;
    }

    /** Shortens the last step so that it ends at the event. */
    private void locate(double length) {
        double low = 0;
        double high = length;
        for (int i = 0; i < 60 && high - low > 1e-16 * length; i++) {
            double middle = 0.5 * (low + high);
            step(middle);
            if (event() >= 0) {
                high = middle;
            } else {
                low = middle;
            }
        }
        step(high);
    }

    /** now = from + one classical Runge-Kutta step. */
    private void step(double h) {
        Arrays.fill(sum, 0);
        System.arraycopy(from, 0, stage, 0, SIZE);
        for (int k = 0; k < 4; k++) {
            rates();
            double weight = k == 0 || k == 3 ? h / 6 : h / 3;
            double reach = k == 2 ? h : 0.5 * h;
            for (int i = 0; i < SIZE; i++) {
                sum[i] += weight * slope[i];
                stage[i] = from[i] + reach * slope[i];
            }
        }
        for (int i = 0; i < SIZE; i++) {
            now[i] = from[i] + sum[i];
        }
    }

    private void rates() {
        double push = Math.hypot(stage[1], stage[2]);
        double x = -mu * stage[1];
        double y = -mu * stage[2];
        for (int i = 0; i < 3; i++) {
            slope[i] = w[3 * i] * push + w[3 * i + 1] * x + w[3 * i + 2] * y;
        }
        slope[3] = push;
        slope[4] = x;
        slope[5] = y;
        slope[6] = stage[0] * push;
    }
}
