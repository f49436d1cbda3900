package org.condyle.simulate.event;

import org.condyle.integrate.StepStatus;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.State;
import org.condyle.simulate.ode.MechanicalOde;

/**
 * Where a function crosses zero inside the step just taken. The crossing is bracketed on dense output, between two
 * instants at which the function is known, then the step itself is repeated such that it ends at the root, until the
 * time does not change any more: the instant is as accurate as the method, independent of the order of its
 * interpolation.
 *
 * <p>The function of an event may turn between the two instants, which the cubic through them tells: the turn is looked
 * for, so that a pair of crossings is found however close it is. A switch that dips below zero and comes back, as the
 * gap of two bodies that fly through each other, is found by its rate at the bottom of its dip.
 */
final class RootInStep {
    private static final int SWEEPS = 12; // times that an interval is halved to see whether a gap closed in it
    private static final int FINER = 9; // the same before a root
    private static final int MOST_ROOTS = 6;
    private static final double SHORT_OF = 0.999; // of the way to a root
    private static final double ON = 1e-12; // a gap that has just been left [m or rad]
    private static final double RISING = 0.75; // of its first rate, kept by a gap that has left
    private static final double GRAIN = 1e-15; // rounding of a gap [m or rad]
    private static final double EXACT = 1e-13; // of the time in which it closes
    private static final int DESCENTS = 30;
    private static final double BEYOND = 1.01; // a little past where the rate points, so that it gets there
    private static final int MOST_CUTS = 48;
    private static final int SECANTS = 12; // cuts of a step after which its interval is halved
    private static final int MOST_RETREATS = 20;
    private static final int LOOKS = 2; // into a dip that somebody has to judge, before its tangents are believed
    private static final double CLEAR = 0.25; // of the height of the lower end

    private final SwitchTable table;
    private final MechanicalOde ode;
    private final Stepper stepper;
    private final double[] y;
    private final TurningPoints turns = new TurningPoints();
    private final TurningPoints.Curve curve = this::sketched;
    private int curveOf; // the function that the curve is of

    private double gLow; // at the ends of the interval searched last: values and rates
    private double rateLow;
    private double gHigh;
    private double rateHigh;
    private double from; // where the crossing was bracketed, with the values there
    private double gFrom;
    private double to;
    private double gTo;
    private double rateTo; // of a switch; NaN where it is not known

    /** The instant probed last. */
    final State probe;

    RootInStep(SwitchTable table, MechanicalOde ode, Stepper stepper) {
        this.table = table;
        this.ode = ode;
        this.stepper = stepper;
        y = new double[ode.size()];
        probe = table.newState();
    }

    /**
     * Whether a function crosses zero in (low, high], at whose ends it is known; {@link #root} then finds it.
     *
     * @param fall how fast it can fall, NaN if that is not known
     */
    boolean bracket(
            int e,
            double low,
            double valueLow,
            double slopeLow,
            double high,
            double valueHigh,
            double slopeHigh,
            double fall) {
        gLow = valueLow;
        rateLow = slopeLow;
        gHigh = valueHigh;
        rateHigh = slopeHigh;
        if (table.isEvent(e)) {
            return bracketEvent(e, low, high);
        }
        if (passes(e)) {
            return false;
        }
        boolean known = fall < Double.POSITIVE_INFINITY && gLow > 0 && gHigh > 0;
        if (known && gLow + gHigh >= fall * (high - low)) {
            return false; // it cannot have come down to zero and back
        }
        if (bracketSwitch(e, low, high)) {
            return true;
        }
        return known && sweep(e, low, gLow, rateLow, high, gHigh, fall, SWEEPS);
    }

    /** Whether steps do not end where a function crosses zero. */
    boolean passes(int e) {
        return table.smooth(e) && stepper.passesSmoothSwitches();
    }

    /** Where a function that steps may pass has crossed zero in (low, high]; NaN if it has not. */
    double passed(int e, double low, double valueLow, double high, double valueHigh) {
        if (!passes(e) || !table.crosses(e, valueLow, valueHigh)) {
            return Double.NaN;
        }
        from = low;
        gFrom = valueLow;
        to = high;
        gTo = valueHigh;
        return root(e);
    }

    /** Where the bracket found last begins. */
    double from() {
        return from;
    }

    /** Where it ends. */
    double to() {
        return to;
    }

    /** +1 if the function rises through zero there, -1 if it falls. */
    double rise() {
        return Math.signum(gTo - gFrom);
    }

    /** Looks for a crossing between two looks, turn by turn; it is then bracketed by (from, gFrom) and (to, gTo). */
    private boolean bracketEvent(int e, double low, double high) {
        from = low;
        gFrom = gLow;
        curveOf = e;
        int n = turns.of(low, gLow, rateLow, high, gHigh, rateHigh);
        for (int i = 0; i < n; i++) {
            if (!turns.matters(i, gFrom)) {
                continue;
            }
            double next = i + 1 < n ? turns.at(i + 1) : high;
            gTo = turns.towards(i, curve, from, gFrom, next, i + 1 < n ? sketched(next) : gHigh);
            to = turns.found();
            if (gTo * gFrom > 0) {
                continue;
            }
            stepper.interpolate(to, y); // what dense output alone sees does not count
            load(to, y);
            double exact = table.value(e, probe);
            if (exact * gTo <= 0) {
                continue;
            }
            if (table.crosses(e, gFrom, gTo)) {
                return true;
            }
            from = to;
            gFrom = gTo;
        }
        to = high;
        gTo = gHigh;
        return table.crosses(e, gFrom, gTo);
    }

    private double sketched(double t) {
        probe(t);
        return table.value(curveOf, probe);
    }

    /**
     * Divides an interval, at whose ends a function is positive, until it is sure that it did not come down to zero in between, or until
     * it did: what cannot fall faster than a speed V needs 2g/V to get down from g and up again (conservative advancement). A gap that
     * begins at zero would be divided without end: it has left where it has risen nearly as its first rate says.
     *
     * @param rise rate at a; NaN where it is not known
     */
    private boolean sweep(int e, double a, double ga, double rise, double b, double gb, double fall, int levels) {
        if (ga + gb >= fall * (b - a) || levels == 0) {
            return false;
        }
        double m = 0.5 * (a + b);
        probe(m);
        double gm = table.value(e, probe), risen = table.rate(e), most = Math.max(fall, table.fall(e));
        if (gm <= 0) {
            from = a;
            gFrom = ga;
            to = m;
            gTo = gm;
            rateTo = risen;
            return true;
        }
        boolean left = ga <= ON && gm >= RISING * rise * (m - a) && rise > 0;
        return (!left && sweep(e, a, ga, rise, m, gm, most, levels - 1))
                || sweep(e, m, gm, risen, b, gb, most, levels - 1);
    }

    private boolean bracketSwitch(int e, double low, double high) {
        from = low;
        gFrom = gLow;
        to = high;
        gTo = gHigh;
        rateTo = rateHigh;
        if (dips(high - low)) {
            to = bottom(e, low, high);
            probe(to);
            gTo = table.value(e, probe);
            rateTo = table.rate(e);
        }
        return table.crosses(e, gFrom, gTo);
    }

    /**
     * Whether a switch that stands above zero at both ends may have been below: by its rates, or as it would go
     * straight on.
     */
    private boolean dips(double time) {
        return gLow > 0 && gHigh > 0 && rateLow < 0 && (rateHigh > 0 || gLow + rateLow * time < 0);
    }

    /** Where a switch is below zero, if it dips so deep; else where its rate passes zero from below, or the end. */
    private double bottom(int e, double low, double high) {
        double a = low, b = high, ga = gLow, gb = gHigh, fall = -rateLow, rise = rateHigh;
        for (int k = 0; k < 40 && rateHigh > 0 && b - a > 1e-12 * (high - low); k++) {
            if (k >= (table.standsAlone(e) ? 0 : LOOKS) && staysAbove(b - a, ga, fall, gb, rise)) {
                return b;
            }
            double t = 0.5 * (a + b);
            probe(t);
            double g = table.value(e, probe), rate = table.rate(e);
            if (g <= 0) {
                return t;
            }
            if (rate < 0) {
                a = t;
                ga = g;
                fall = -rate;
            } else {
                b = t;
                gb = g;
                rise = rate;
            }
        }
        double down = descend(e, low, high);
        return down < high ? down : b;
    }

    /** Whether the tangents at both ends of a dip meet well above zero: a dip that bends upwards only does not reach it. */
    private static boolean staysAbove(double time, double ga, double fall, double gb, double rise) {
        double meet = (ga - gb + rise * time) / (fall + rise), height = ga - fall * meet;
        return height > CLEAR * Math.min(ga, gb);
    }

    /**
     * Goes down along the rate until the switch is below zero; returns the end if it is not. Gaps of bodies deep in
     * each other may seem to be open, so that one that closes is only found by following it from where they were apart.
     */
    private double descend(int e, double low, double high) {
        double t = low, height = gLow, fall = -rateLow;
        for (int k = 0; k < DESCENTS && fall > 0; k++) {
            t += BEYOND * height / fall;
            if (!(t < high)) {
                return high;
            }
            probe(t);
            height = table.value(e, probe);
            fall = -table.rate(e);
            if (height <= 0) {
                double room = Math.min(high, t + 0.5 * (t - low)); // steps that are cut may differ a little
                probe(room);
                return table.value(e, probe) <= 0 ? room : t;
            }
        }
        return high;
    }

    /**
     * The first root in the bracket found last. The gap of bodies whose points of contact come and go has no smooth course, so that it may
     * have closed and opened before: what lies before a root is swept.
     *
     * @param fall how fast the function can fall, NaN if that is not known
     */
    double firstRoot(int e, double low, double valueLow, double fall) {
        double root = root(e);
        for (int k = 0; k < MOST_ROOTS && fall < Double.POSITIVE_INFINITY && valueLow > 0; k++) {
            double end = low + SHORT_OF * (root - low);
            probe(end);
            double g = table.value(e, probe);
            if (!Double.isNaN(table.rate(e)) || !(g > 0) || !sweep(e, low, valueLow, Double.NaN, end, g, fall, FINER)) {
                return root;
            }
            root = root(e);
        }
        return root;
    }

    /**
     * The root in the bracket found last, by the Illinois method: regula falsi that does not get stuck at one end. Where a contact has a
     * rate, it is Newton's method, which needs fewer looks and begins at the far end: at the near one a bounce begins at zero.
     */
    double root(int e) {
        boolean contact = e >= table.contactsAt();
        double a = from, ga = gFrom, b = to, gb = gTo, along = contact ? b - gb / rateTo : Double.NaN;
        for (int k = 0; k < 60 && b - a > 1e-13 * Math.max(1e-3, Math.abs(b)); k++) {
            boolean newton = along > a && along < b;
            double t = newton ? along : b - gb * (b - a) / (gb - ga);
            // an end that stands at zero holds the secant, and rates may be those of other points: sometimes the middle
            if ((contact && k % (newton ? 6 : 3) == (newton ? 5 : 2)) || !(t > a && t < b)) {
                t = 0.5 * (a + b);
            }
            probe(t);
            double g = table.value(e, probe);
            if (g == 0) {
                return t;
            }
            along = contact ? t - g / table.rate(e) : Double.NaN;
            if (Math.abs(along - t) <= 2 * Math.ulp(t)) {
                return t;
            }
            if (Math.signum(g) == Math.signum(gb)) {
                b = t;
                gb = g;
                ga *= 0.5;
            } else {
                a = t;
                ga = g;
                gb *= 0.5;
            }
        }
        return b;
    }

    /**
     * Secant steps inside (t0, high], where the event is known to lie; ends just behind it. False if the step cannot be made to end there:
     * then it ends earlier, and the next one meets the event again.
     */
    boolean endStepAt(int e, double rise, double root, double t0, double high) {
        double direction = table.isEvent(e) ? rise : -1;
        double low = t0, end = high;
        double t = Math.min(Math.max(root, Math.nextUp(t0)), high);
        double previousT = Double.NaN, previousG = 0, slope = Double.NaN;
        for (int k = 0; k < MOST_CUTS; k++) {
            if (!endAt(t)) {
                retreat(t);
                return false;
            }
            double g = table.value(e, probe);
            boolean behind = g * direction >= 0;
            double smallest = 4 * Math.ulp(t);
            if (!table.isEvent(e) && !Double.isNaN(table.rate(e))) {
                slope = table.rate(e); // the switch knows it
            } else if (Double.isNaN(slope)) {
                slope = slope(e);
            } else if (Math.abs(t - previousT) > 64 * smallest) { // nearer the difference is rounding
                double secant = (g - previousG) / (t - previousT);
                slope = secant * direction > 0 ? secant : slope; // the ends of implicit steps differ by their tolerance
            }
            boolean leaves = table.isGap(e) && slope > 0; // a gap that opens there has been closed before, or not yet
            double next = leaves ? Double.POSITIVE_INFINITY : t - g / slope;
            // a switch is judged by its element, which knows rounding: either side of the root will do
            double near = Math.max(smallest, (e < table.contactsAt() ? 1e-11 : EXACT) * (high - t0));
            boolean there = Math.abs(next - t) <= near || (Math.abs(g) <= GRAIN && table.isGap(e));
            if (!table.isEvent(e) && there && !leaves) {
                return true;
            }
            double wide = e < table.contactsAt() && !table.isEvent(e) ? stepper.cutTolerance() * (high - t0) : 0;
            if (wide > 0 && (behind || table.standsAlone(e)) && Math.abs(next - t) <= wide) {
                return true;
            }
            // done when it has crossed and another correction would not move time
            if (behind && (!(Math.abs(next - t) > smallest) || t - low <= smallest)) {
                return endAt(t);
            }
            previousT = t;
            previousG = g;
            if (behind) {
                end = t;
            } else {
                low = t;
                next = Math.max(next + 0.5 * wide, t + smallest); // the next one shall be behind
            }
            // the slope may be that of another point of the surfaces; what has no sure slope is halved in the end
            boolean middle = (e >= table.contactsAt() && k % 4 == 3) || k >= SECANTS;
            t = !middle && next > low && next <= end && next != t ? next : 0.5 * (low + end);
            if (t == previousT) {
                t = end;
            }
        }
        return endAt(end);
    }

    /**
     * Ends the step well before t, where an implicit method did not get to. The step that passed the event must not stay: a contact would
     * begin with the depth that was reached without its force.
     */
    private void retreat(double t) {
        double t0 = stepper.previousTime(), way = 0.5 * (t - t0);
        for (int k = 0; k < MOST_RETREATS && !endAt(t0 + way); k++) {
            way *= 0.5;
        }
    }

    /** Cuts the step and leaves its end in {@code probe}. */
    private boolean endAt(double t) {
        if (stepper.cut(t) != StepStatus.ACCEPTED) {
            return false;
        }
        load(t, stepper.state());
        return true;
    }

    /** dg/dt along the current rates, by a small difference of the interpolated state. */
    private double slope(int e) {
        double t = stepper.time(), h = 1e-4 * (t - stepper.previousTime());
        ode.load(t, stepper.state(), probe);
        double g1 = table.value(e, probe);
        probe(t - h);
        return (g1 - table.value(e, probe)) / h;
    }

    /** Loads an instant inside the step, by dense output. */
    void probe(double t) {
        if (t == stepper.time()) {
            load(t, stepper.state()); // exact, and spares the stages of dense output
        } else {
            stepper.sketch(t, y); // the step will end at the root, and be as good there as the method
            load(t, y);
        }
    }

    private void load(double t, double[] at) {
        ode.load(t, at, probe);
        System.arraycopy(ode.memory(), 0, probe.memory, 0, probe.memory.length);
    }
}
