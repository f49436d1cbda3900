package org.condyle.simulate;

import java.util.function.DoubleConsumer;
import org.condyle.integrate.CheckpointTape;
import org.condyle.integrate.Stepper;

/**
 * Searches the steps of a run for the smallest and largest values of its channels, so that these do not depend on the
 * positions of steps or rows. Three steps give the slopes of a channel and their reliability: most steps then cannot
 * contain a new extreme and cost nothing. In others channels are read a moment after the beginning and before the end,
 * too. Where the curve through what is known in the step, both ends with their slopes and the rows between, rises above
 * the largest value so far, its top is looked for with Brent's method. Up to two turns in a step without rows are seen.
 *
 * <p>A channel may be little more than rounding, and its slopes with it: where a search finds less than a tenth of what
 * was promised, that channel is not searched again for so little.
 */
final class Extremes {
    private static final double MOMENT = 1e-4; // of a step
    private static final double NEGLIGIBLE = 1e-11; // of the range of values so far
    private static final double CLOSE = 1e-6; // of the bracket: tops are flat, so their height is known to 1e-12
    private static final int MOST_LOOKS = 40;
    private static final double GOLDEN = 0.5 * (3 - Math.sqrt(5));

    private final Recording recording;
    private final Snapshot instant;
    private final Stepper stepper;
    private final DoubleConsumer inside;
    private final int count;
    private final double[] value; // at the beginning of the step
    private final double[] end;
    private final double[] chord; // mean slope of the step before
    private final double[] bend; // how mean slopes changed from the step before that
    private final double[] slope; // at the beginning of the step, if that was looked at
    private final double[] slopeAtEnd;
    private final double[] floor; // gains below are rounding
    private double stepBefore;
    private int stepsKnown; // since a jump
    private boolean slopesKnown;
    private int firstRow; // of those inside the step

    // the best guess of a top so far, upside down for a bottom
    private double top;
    private double topAt;
    private double low;
    private double high;

    /** @param inside evaluates an instant inside the last step completely */
    Extremes(Recording recording, Snapshot instant, Stepper stepper, DoubleConsumer inside) {
        this.recording = recording;
        this.instant = instant;
        this.stepper = stepper;
        this.inside = inside;
        boolean any = false;
        for (int c = 0; c < recording.watched(); c++) {
            any |= recording.watched(c).hasExtremes();
        }
        count = stepper.takesImpacts() || !any ? 0 : recording.watched(); // no curve inside a step with impacts
        value = new double[count];
        end = new double[count];
        chord = new double[count];
        bend = new double[count];
        slope = new double[count];
        slopeAtEnd = new double[count];
        floor = new double[count];
    }

    boolean searching() {
        return count > 0;
    }

    /**
     * The next instant after t at which the time of a channel begins or ends, where a step should end; infinity if
     * none.
     */
    double nextEdge(double t) {
        double next = Double.POSITIVE_INFINITY;
        for (int c = 0; c < count; c++) {
            double from = recording.watched(c).from(), to = recording.watched(c).to();
            next = from > t ? Math.min(next, from) : to > t ? Math.min(next, to) : next;
        }
        return next;
    }

    /** The instant is the beginning of a step after a jump, where slopes are not those before. */
    void begin() {
        read(value);
        slopesKnown = false;
        stepsKnown = 0;
    }

    private void read(double[] out) {
        for (int c = 0; c < count; c++) {
            out[c] = recording.read(c, instant);
        }
    }

    /** The instant is the end of a step. True if {@link #search} should follow. */
    boolean arrive() {
        read(end);
        double t1 = stepper.time(), h = t1 - stepper.previousTime();
        boolean doubtful = false;
        for (int c = 0; c < count; c++) {
            recording.extend(c, t1, end[c]);
            double mean = (end[c] - value[c]) / h, turn = (mean - chord[c]) * h / (0.5 * (stepBefore + h));
            boolean afterGap = Double.isNaN(value[c] + chord[c] + bend[c]) && !Double.isNaN(end[c]);
            doubtful |=
                    recording.watched(c).hasExtremes() && (stepsKnown < 2 || afterGap || doubtful(c, h, mean, turn));
            chord[c] = mean;
            bend[c] = turn / h;
        }
        stepsKnown++;
        stepBefore = h;
        return doubtful && count > 0;
    }

    /**
     * Whether a channel may have been outside its range in the step, as far as slopes are known from the last steps.
     */
    private boolean doubtful(int c, double h, double mean, double turn) {
        double trust = Math.abs(turn - bend[c] * h);
        double first = mean - 0.5 * turn, last = mean + 0.5 * turn;
        double room = negligible(c);
        double most = Math.min(value[c] + (first + trust) * h, end[c] + (trust - last) * h);
        double least = Math.max(value[c] + (first - trust) * h, end[c] - (trust + last) * h);
        boolean over = first > -trust && last < trust && most > recording.most(c) + room;
        boolean under = first < trust && last > -trust && least < recording.least(c) - room;
        return over || under;
    }

    private double negligible(int c) {
        return Math.max(floor[c], NEGLIGIBLE * (recording.most(c) - recording.least(c)));
    }

    /** No look into this step was needed, or it is done: the next one begins where it ends. */
    void goOn(boolean searched) {
        System.arraycopy(end, 0, value, 0, count);
        System.arraycopy(slopeAtEnd, 0, slope, 0, count);
        slopesKnown = searched;
    }

    /** After {@link #arrive}: looks into the step. */
    void search() {
        double t0 = stepper.previousTime(), t1 = stepper.time(), moment = MOMENT * (t1 - t0);
        firstRow = recording.rows();
        while (firstRow > 0 && recording.time(firstRow - 1) > t0) {
            firstRow--;
        }
        if (!slopesKnown) {
            inside.accept(t0 + moment);
            for (int c = 0; c < count; c++) {
                slope[c] = (recording.read(c, instant) - value[c]) / moment;
            }
        }
        inside.accept(t1 - moment);
        for (int c = 0; c < count; c++) {
            slopeAtEnd[c] = (end[c] - recording.read(c, instant)) / moment;
        }
        for (int c = 0; c < count; c++) {
            if (recording.watched(c).counts(t0) && recording.watched(c).counts(t1)) {
                search(c, 1, t0, t1);
                search(c, -1, t0, t1);
            }
        }
    }

    /** One end of the range of a channel: sign 1 for the largest value, -1 for the smallest. */
    private void search(int c, int sign, double t0, double t1) {
        double record = sign * (sign > 0 ? recording.most(c) : recording.least(c));
        top = Double.NEGATIVE_INFINITY;
        if (firstRow == recording.rows()) {
            cubic(sign, t0, value[c], slope[c], t1, end[c], slopeAtEnd[c]);
        } else {
            betweenRows(c, sign, t0, t1);
        }
        double promised = top - record;
        if (!(promised > negligible(c)) || !(topAt > low && topAt < high)) {
            return;
        }
        double found = brent(c, sign);
        if (found > record) {
            recording.extend(c, t0, sign * found);
        }
        if (!(found - record > 0.1 * promised)) {
            floor[c] = 2 * promised;
        }
    }

    /** The top of the cubic through both ends and their slopes. */
    private void cubic(int sign, double t0, double a, double slopeA, double t1, double b, double slopeB) {
        double h = t1 - t0, rise = sign * (b - a), p = sign * h * slopeA, q = sign * h * slopeB;
        // y = a + pθ + kθ² + mθ³; where y' = 0 and y" < 0
        double k = 3 * rise - 2 * p - q, m = p + q - 2 * rise;
        double root = k * k - 3 * m * p;
        if (!(root > 0)) {
            return;
        }
        double theta = k > 0 ? (-k - Math.sqrt(root)) / (3 * m) : p / (-k + Math.sqrt(root));
        if (theta > 0 && theta < 1) {
            offer(sign * a + theta * (p + theta * (k + theta * m)), t0 + theta * h, t0, t1);
        }
    }

    /** The tops of parabolas through three neighbours, or through an end with its slope and the nearest row. */
    private void betweenRows(int c, int sign, double t0, double t1) {
        double ta = t0, a = sign * value[c], tb = recording.time(firstRow), b = at(c, firstRow, sign);
        parabola(ta, a, sign * slope[c], tb, b);
        int rows = recording.rows();
        for (int r = firstRow; r < rows; r++) {
            boolean last = r + 1 == rows;
            double td = last ? t1 : recording.time(r + 1), d = last ? sign * end[c] : at(c, r + 1, sign);
            if (b >= a && b >= d && b > Math.min(a, d)) {
                double left = (b - a) / (tb - ta), right = (d - b) / (td - tb), bend = (right - left) / (td - ta);
                double s = left + bend * (tb - ta), at = tb - 0.5 * s / bend;
                offer(b - 0.25 * s * s / bend, Math.min(Math.max(at, ta), td), ta, td);
            }
            if (last) {
                parabola(td, d, sign * slopeAtEnd[c], tb, b);
            }
            ta = tb;
            a = b;
            tb = td;
            b = d;
        }
    }

    private double at(int c, int row, int sign) {
        return sign * recording.value(c, row);
    }

    /** The top of the parabola through an end at t with its slope and a neighbour. */
    private void parabola(double t, double x, double slopeThere, double other, double y) {
        double d = other - t, p = slopeThere * d, bend = y - x - p;
        if (bend < 0 && p > 0) {
            double theta = -0.5 * p / bend;
            if (theta < 1) {
                offer(x + 0.5 * p * theta, t + theta * d, Math.min(t, other), Math.max(t, other));
            }
        }
    }

    private void offer(double guess, double at, double from, double to) {
        if (guess > top) {
            top = guess;
            topAt = at;
            low = from;
            high = to;
        }
    }

    private double look(int c, int sign, double t) {
        inside.accept(t);
        return sign * recording.read(c, instant);
    }

    /** R.P. Brent, Algorithms for Minimization without Derivatives (1973), chapter 5, upside down. */
    private double brent(int c, int sign) {
        double a = low, b = high, close = CLOSE * (b - a);
        double x = topAt, w = x, v = x, fx = look(c, sign, x), fw = fx, fv = fx, step = 0, before = 0;
        for (int k = 0; k < MOST_LOOKS; k++) {
            double middle = 0.5 * (a + b);
            if (Math.abs(x - middle) <= 2 * close - 0.5 * (b - a)) {
                break;
            }
            boolean golden = true;
            if (Math.abs(before) > close) {
                double r = (x - w) * (fx - fv), q = (x - v) * (fx - fw), p = (x - v) * q - (x - w) * r;
                q = 2 * (q - r);
                p = q > 0 ? -p : p;
                q = Math.abs(q);
                if (Math.abs(p) < Math.abs(0.5 * q * before) && p > q * (a - x) && p < q * (b - x)) {
                    before = step;
                    step = p / q;
                    double u = x + step;
                    if (u - a < 2 * close || b - u < 2 * close) {
                        step = x < middle ? close : -close;
                    }
                    golden = false;
                }
            }
            if (golden) {
                before = x < middle ? b - x : a - x;
                step = GOLDEN * before;
            }
            double u = Math.abs(step) >= close ? x + step : x + Math.copySign(close, step);
            double fu = look(c, sign, u);
            if (fu >= fx) {
                if (u < x) {
                    b = x;
                } else {
                    a = x;
                }
                v = w;
                fv = fw;
                w = x;
                fw = fx;
                x = u;
                fx = fu;
            } else {
                if (u < x) {
                    a = u;
                } else {
                    b = u;
                }
                if (fu >= fw || w == x) {
                    v = w;
                    fv = fw;
                    w = u;
                    fw = fu;
                } else if (fu >= fv || v == x || v == w) {
                    v = u;
                    fv = fu;
                }
            }
        }
        return fx;
    }

    /** What a checkpoint needs. */
    void remember(CheckpointTape tape) {
        stepBefore = tape.pass(stepBefore);
        stepsKnown = tape.pass(stepsKnown);
        slopesKnown = tape.pass(slopesKnown);
        tape.pass(value);
        tape.pass(chord);
        tape.pass(bend);
        tape.pass(slope);
        tape.pass(floor);
    }
}
