package org.condyle.analyse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Observer;
import org.condyle.simulate.Observer.Doubts;
import org.condyle.simulate.Recording;
import org.condyle.simulate.StateFrames;

/**
 * Quasi-static analysis: the equilibrium of a model as a function of something that is driven slowly. Constraints and
 * forces that depend on the time t are the drive; at every t the model is in the stable equilibrium that continues the one
 * before, and all speeds are zero ({@link EquilibriumPath}).
 *
 * <p>Where the equilibrium loses its stability there are two cases. At a limit point it ends and the model jumps: a
 * snap-through. At a branching point it becomes unstable, and a stable branch may begin beside it: buckling. Both are found by
 * bisection to 1e-8 of the range of t and are recorded in the last stable position and in the next one, which is
 * searched downhill in the potential energy from there. The real motion after a snap-through is dynamic and could end
 * elsewhere if there are several stable positions.
 */
public final class QuasiStatic {
    private static final double SMALLEST_STEP = 1e-8; // of the range of t
    private static final double REACH =
            0.01; // how far beyond a loss the next stable position is searched, of the range
    private static final String LOOSE =
            ". Where hardly anything holds the model, such as slack ligaments and open contacts,"
                    + " a weak spring makes its position unique";
    private static final int MOST_TRIES = 5000; // from one position that is recorded to the next
    private static final double WIDEN = 10;
    private static final double NO_JUMP = 1e-6; // m or rad
    /** A branch grows as the square root of the distance from its beginning, 1.41 at twice the distance; a jump stays. */
    private static final double GROWS = 1.2;

    /** How stability is lost. */
    public enum Kind {
        /** The equilibrium ends and the model jumps to another one. */
        SNAP_THROUGH,
        /** The equilibrium becomes unstable and a stable one branches off. */
        BUCKLING,
        /** The run ended there. */
        NOT_FOLLOWED
    }

    /**
     * A loss of stability.
     *
     * @param time       of the last stable position [s]
     * @param row        of the recording that has it; the row after it has the new position, if there is one
     * @param coordinate that moves farthest to the new position, empty if none was found
     * @param from       its value before
     * @param to         its value after
     */
    public record Loss(Kind kind, double time, int row, String coordinate, double from, double to) {}

    /**
     * How an analysis ended.
     *
     * @param recording the positions, over t
     * @param completed false if there was no equilibrium to follow any more
     * @param message   why, empty if it completed
     * @param losses    where stability was lost, in the order of t
     * @param steps     taken along the path
     * @param rejected  steps that were halved
     * @param residual  largest unbalanced force in any position, relative to the forces in play
     * @param violation largest |Φ| of any position
     * @param doubts    what force elements say about the positions
     */
    public record Result(
            Recording recording,
            StateFrames film,
            boolean completed,
            String message,
            List<Loss> losses,
            long steps,
            long rejected,
            double residual,
            double violation,
            Doubts doubts) {}

    private final Mechanism mechanism;
    private final Observer observer;
    private final EquilibriumPath path;
    private final double range;
    private final double end;
    private final boolean stopAtLoss;
    private final List<Loss> losses = new ArrayList<>();
    private double nudge;
    private String far = ""; // what is to be said about the first position
    private int looseAtFirst; // directions without stiffness there
    private String loose = ""; // where more of them begin
    private long steps;
    private long rejected;
    private double residual;
    private double violation;

    private QuasiStatic(Mechanism mechanism, double[] times, List<Channel> channels, boolean stopAtLoss) {
        this.mechanism = mechanism;
        this.stopAtLoss = stopAtLoss;
        end = times[times.length - 1];
        range = end - times[0];
        observer = new Observer(mechanism, channels);
        path = new EquilibriumPath(mechanism, range, end);
    }

    /**
     * Follows the equilibrium through increasing times.
     *
     * @param start      near the first equilibrium, or above it in potential energy
     * @param stopAtLoss whether to end where stability is lost, instead of going on from the next stable position
     */
    public static Result run(
            Mechanism mechanism, State start, double[] times, List<Channel> channels, boolean stopAtLoss) {
        for (int i = 1; i < times.length; i++) {
            if (!(times[i] > times[i - 1])) {
                throw new ModelException("the times of a quasi-static analysis must increase");
            }
        }
        if (times.length < 2) {
            throw new ModelException("a quasi-static analysis needs at least two times");
        }
        State s = start.copy();
        s.time = times[0];
        return new QuasiStatic(mechanism, times, channels, stopAtLoss).follow(s, times);
    }

    private Result follow(State start, double[] times) {
        observer.beginAtRest(start);
        String message = path.begin(start);
        if (!message.isEmpty()) {
            return result("no equilibrium to begin with at t = " + times[0] + " s: " + message);
        }
        far = Displacement.far(mechanism, start, path.here().state);
        looseAtFirst = path.loose();
        record();
        boolean driven = false;
        for (int i = 1; i < times.length && message.isEmpty(); i++) {
            driven = driven || changes(times, i);
            if (times[i] <= now()) {
                continue; // passed by a jump, which has rows of its own
            }
            message = advance(times[i]);
            if (message.isEmpty()) {
                record();
            }
        }
        if (message.isEmpty() && !driven) {
            throw new ModelException(
                    "nothing is driven: no constraint, force or input changes between t = " + times[0] + " s and " + end
                            + " s; add a constraint of type drive, or a force or input that is a formula of t");
        }
        return result(message);
    }

    private Result result(String message) {
        Recording r = observer.recording();
        String kept = r.rows() == 1 ? "1 position was kept" : r.rows() + " positions were kept";
        return new Result(
                r,
                observer.film(),
                message.isEmpty(),
                message.isEmpty() ? "" : message + "; " + kept,
                List.copyOf(losses),
                steps,
                rejected,
                residual,
                violation,
                observer.doubts().warning(far).warning(loose));
    }

    /** Whether constraints or forces differ between two times in the present position. */
    private boolean changes(double[] times, int i) {
        StaticPoint p = path.here();
        double[] one = new double[p.force.length + p.lambda.length], other = one.clone();
        State s = p.state.copy();
        s.time = times[i - 1];
        p.forcesAndRows(s, one);
        s.time = times[i];
        p.forcesAndRows(s, other);
        return !Arrays.equals(one, other);
    }

    private void record() {
        StaticPoint p = path.here();
        double[] none = new double[p.force.length];
        observer.look(p.state, none, p.lambda, mechanism.model().descriptors().isEmpty() ? none : path.course());
        observer.record();
        residual = Math.max(residual, path.residual());
        violation = Math.max(violation, observer.instant().violation(false));
    }

    /** Follows the path to another time; returns why it could not, or nothing. */
    private String advance(double time) {
        double h = time - now();
        nudge = 2 * SMALLEST_STEP * range;
        for (int tries = 0; now() < time; tries++) {
            if (tries == MOST_TRIES) {
                return "stopped at t = " + now() + " s: " + MOST_TRIES + " steps do not lead to t = " + time + " s"
                        + LOOSE;
            }
            double to = time - now() <= h ? time : now() + h;
            if (path.step(to)) {
                steps++;
                h *= 2;
                if (loose.isEmpty() && path.loose() > looseAtFirst) {
                    loose = "from t = " + now() + " s on nothing holds '" + path.softest()
                            + "': its position is one of many, that which moves least" + LOOSE;
                }
                continue;
            }
            rejected++;
            h = 0.5 * (to - now());
            if (h >= SMALLEST_STEP * range) {
                continue;
            }
            String message = cannotGoOn(time);
            if (!message.isEmpty()) {
                return message;
            }
            h = time - now();
        }
        return "";
    }

    private double now() {
        return path.here().state.time;
    }

    /** The path ends here: says why, or finds the next stable position. */
    private String cannotGoOn(double wanted) {
        double at = now();
        if (path.trouble() == EquilibriumPath.Trouble.LOCKED) {
            return "stopped at t = " + at + " s: " + path.here().locked(wanted);
        }
        if (path.trouble() == EquilibriumPath.Trouble.UNSETTLED) {
            return "stopped at t = " + at + " s: " + path.unsettled();
        }
        if (observer.instant().state.time != at) {
            record();
        }
        int row = observer.recording().rows() - 1;
        State before = path.here().state.copy();
        double width = nudge, reach = Math.min(end, Math.max(wanted, at + REACH * range));
        String why = "";
        while (!stopAtLoss && width > 0) {
            double w = Math.min(width, reach - at);
            State s = before.copy();
            s.time = at + w;
            EquilibriumSearch search = new EquilibriumSearch(mechanism, Equilibrium.Options.USUAL);
            try {
                why = search.run(s);
            } catch (ModelException e) { // the constraints do not close beyond: a dead point
                path.settleAt(before);
                return "stopped at t = " + at + " s: " + path.here().locked(wanted);
            }
            if (why.isEmpty() && path.settleAt(search.rest().state).isEmpty()) {
                State after = path.here().state.copy();
                double further = Math.min(at + 2 * w, end);
                boolean last = further == s.time || s.time == reach;
                if (farthest(before, after) <= NO_JUMP) {
                    nudge *= WIDEN; // no more of these than a few in a pose
                    return ""; // the same equilibrium, where Newton's method had a difficulty: a contact that opens
                }
                if (last || path.step(further)) {
                    boolean grows = !last && farthest(before, path.here().state) > GROWS * farthest(before, after);
                    path.settleAt(after);
                    lost(grows ? Kind.BUCKLING : Kind.SNAP_THROUGH, before, row, after);
                    record();
                    return "";
                }
            }
            width = w < reach - at ? WIDEN * width : 0;
        }
        losses.add(new Loss(Kind.NOT_FOLLOWED, at, row, "", 0, 0));
        return "stability is lost at t = " + at + " s"
                + (stopAtLoss
                        ? ""
                        : " and no stable position was found beyond, up to t = " + reach + " s"
                                + (why.isEmpty() ? "" : ": " + why) + LOOSE);
    }

    private void lost(Kind kind, State before, int row, State after) {
        int most = 0;
        for (int k = 0; k < before.q.length; k++) {
            if (Math.abs(after.q[k] - before.q[k]) > Math.abs(after.q[most] - before.q[most])) {
                most = k;
            }
        }
        losses.add(new Loss(
                kind, before.time, row, mechanism.model().coordinateName(most), before.q[most], after.q[most]));
    }

    private static double farthest(State a, State b) {
        double most = 0;
        for (int k = 0; k < a.q.length; k++) {
            most = Math.max(most, Math.abs(a.q[k] - b.q[k]));
        }
        return most;
    }
}
