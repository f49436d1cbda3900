package org.condyle.simulate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.CheckpointTape;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.State;
import org.condyle.simulate.event.Omitted;
import org.condyle.simulate.ode.Accounts;
import org.condyle.simulate.ode.MechanicalOde;

/**
 * Follows every contact of a run from touch to parting. Extremes are searched inside the steps, on dense output, so
 * that they do not depend on where steps end. It also checks whether the steps resolve a contact: if one fixed step
 * stops a body, or if the overlap is so deep that the surfaces would separate on the wrong side, a message gives the
 * necessary step.
 */
final class Episodes {
    private static final int MOST_LISTED = 10_000;
    private static final int MOST_LOOKS = 40;
    private static final double MOMENT = 1e-4; // of a step
    private static final double CLOSE = 1e-5; // of a step: when a contact began that ended no step
    private static final double NEARLY =
            1 - 1e-4; // of the largest so far: more than the polynomial inside a step can be off

    private final MechanicalOde ode;
    private final Workspace workspace;
    private final Workspace inside; // for instants other than the end of the step, which stays in the run's own
    private final Stepper stepper;
    private final Follow[] follows; // an array: walking a list would allocate in every step
    private final List<Episode> finished = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();
    private final State probe;
    private final State end; // of the step
    private final State later; // a moment after it, along its rates
    private double moment; // how much later [s]
    private final double[] y;
    private final List<String> names; // of the contacts, for checkpoints
    private final Omitted.Tally more;

    /** @param another makes a workspace like that of the run */
    Episodes(MechanicalOde ode, Workspace workspace, Supplier<Workspace> another, Stepper stepper, Accounts accounts) {
        this.ode = ode;
        this.workspace = workspace;
        this.stepper = stepper;
        List<Follow> all = new ArrayList<>();
        for (int e = 0; e < workspace.mechanism.forceNames().size(); e++) {
            if (workspace.element(e) instanceof ContactElement touch) {
                all.add(new Follow(workspace.mechanism.forceNames().get(e), touch, accounts.lossOf(e)));
            }
        }
        inside = all.isEmpty() ? workspace : another.get();
        follows = all.toArray(new Follow[0]);
        names = all.stream().map(f -> f.name).toList();
        more = new Omitted.Tally(names);
        probe = workspace.mechanism.model().newState();
        end = probe.copy();
        later = probe.copy();
        y = new double[ode.size()];
    }

    /** One contact under way. */
    private static final class Follow {
        final String name;
        final ContactElement touch;
        final int account;
        boolean on;
        double start;
        double impactSpeed;
        double maxDepth;
        double maxForce;
        double lostBefore;
        double force; // at the end of the step under way, as the next two
        double rate;
        double depth;
        double growth; // rate of the force along the rates at the end of the step under way [N/s]
        double growthBefore;
        double depthBefore;
        double forceBefore;
        double rateBefore;
        boolean warned;
        double deepest; // of all times that it touched
        double deepestAt;

        Follow(String name, ContactElement touch, int account) {
            this.name = name;
            this.touch = touch;
            this.account = account;
        }

        void remember(CheckpointTape tape) {
            on = tape.pass(on);
            start = tape.pass(start);
            impactSpeed = tape.pass(impactSpeed);
            maxDepth = tape.pass(maxDepth);
            maxForce = tape.pass(maxForce);
            lostBefore = tape.pass(lostBefore);
            growthBefore = tape.pass(growthBefore);
            depthBefore = tape.pass(depthBefore);
            forceBefore = tape.pass(forceBefore);
            rateBefore = tape.pass(rateBefore);
            warned = tape.pass(warned);
            deepest = tape.pass(deepest);
            deepestAt = tape.pass(deepestAt);
        }
    }

    List<Episode> list(Snapshot last) {
        List<Episode> all = new ArrayList<>(finished);
        for (Follow f : follows) {
            if (f.on) {
                all.add(episode(f, Double.NaN, Double.NaN, last));
            }
        }
        all.sort(Comparator.comparingDouble(Episode::start)); // they were kept in the order of parting
        return all;
    }

    List<String> warnings() {
        List<String> all = new ArrayList<>(warnings);
        for (Follow f : follows) {
            if (f.deepest > DepthBounds.small(f.touch)) {
                all.add("'" + f.name + "': " + DepthBounds.tooDeep(f.touch, f.deepest, f.deepestAt));
            }
        }
        return all;
    }

    /** How often contacts ended after the list was full. */
    java.util.Map<String, Long> omitted() {
        return more.counts();
    }

    private Episode episode(Follow f, double end, double partingSpeed, Snapshot i) {
        return new Episode(
                f.name, f.start, end, f.impactSpeed, f.maxDepth, f.maxForce, partingSpeed, lost(f, i) - f.lostBefore);
    }

    private static double lost(Follow f, Snapshot i) {
        return f.account < 0 ? 0 : i.account(f.account);
    }

    /** Before the end of a step is settled: extremes inside it. */
    void searchStep() {
        if (!touching()) {
            return;
        }
        ode.load(stepper.time(), stepper.state(), end);
        place(end, workspace); // where the step has just been evaluated, and stays so
        for (Follow f : follows) {
            if (f.on) {
                f.force = f.touch.normalForce(end, workspace.motion);
                f.rate = f.touch.approachSpeed(end, workspace.motion);
                f.depth = f.touch.depth(end, workspace.motion);
            }
        }
        lookLater();
        for (Follow f : follows) {
            if (f.on) {
                searchStep(f);
            }
        }
    }

    /** How forces grow after the end of the step. */
    private void lookLater() {
        double[] now = stepper.state(), rates = stepper.rates();
        moment = MOMENT * (stepper.time() - stepper.previousTime());
        for (int i = 0; i < y.length; i++) {
            y[i] = now[i] + moment * rates[i];
        }
        ode.load(stepper.time() + moment, y, later);
        place(later, inside);
        for (Follow f : follows) {
            f.growth = f.on ? (f.touch.normalForce(later, inside.motion) - f.force) / moment : 0;
        }
    }

    private void searchStep(Follow f) {
        double t0 = stepper.previousTime(), t1 = stepper.time();
        double force = f.force, rate = f.rate, depth = f.depth;
        double turn = Double.NaN;
        if (f.rateBefore > 0 && rate < 0 && top(f.depthBefore, f.rateBefore, depth, rate, t1 - t0) >= f.maxDepth) {
            turn = turn(f, t0, t1, rate);
            if (within(f, turn).depth(probe, inside.motion) > NEARLY * f.maxDepth) {
                depth = Math.max(depth, exactly(f, turn).depth(probe, inside.motion));
            }
        }
        f.maxDepth = Math.max(f.maxDepth, depth);
        deepen(f, f.maxDepth, depth > f.depth ? turn : t1);
        f.maxForce = Math.max(f.maxForce, force);
        if (f.growthBefore > 0
                && f.growth <= 0
                && top(f.forceBefore, f.growthBefore, force, f.growth, t1 - t0) >= f.maxForce) {
            double at = summit(f, t0, t1, turn, force);
            if (force(f, at) > NEARLY * f.maxForce) {
                f.maxForce = Math.max(f.maxForce, exactly(f, at).normalForce(probe, inside.motion));
            }
        }
        judge(f, t1 - t0, rate);
        f.growthBefore = f.growth;
        f.forceBefore = force;
        f.depthBefore = f.depth;
        f.rateBefore = rate == 0 && depth <= 0 ? lastRate(f, t0, t1) : rate;
    }

    /**
     * How high a curve that bends downwards gets between two values h apart, at most: where its tangents there meet. A quarter is added,
     * since the curve of a force may bend otherwise. Where that is less than the largest so far there is nothing to search for.
     */
    private static double top(double a, double slopeA, double b, double slopeB, double h) {
        double s = Math.max(0, Math.min(h, (b - a - slopeB * h) / (slopeA - slopeB)));
        return 1.25 * (a + slopeA * s);
    }

    /** A patch that has just parted has no place left to take a speed at: the one of a moment before. */
    private double lastRate(Follow f, double t0, double t1) {
        for (double back = 1e-6; back < 1; back *= 2) {
            double rate = approach(f, t1 - back * (t1 - t0));
            if (rate != 0) {
                return rate;
            }
        }
        return f.rateBefore;
    }

    /**
     * When the force is largest: the tops of parabolas through the best three instants, the deepest one among the
     * first.
     */
    private double summit(Follow f, double t0, double t1, double turn, double forceAtEnd) {
        double a = t0, m = turn > t0 && turn < t1 ? turn : 0.5 * (t0 + t1), b = t1;
        double fm = force(f, m), fa = force(f, a), fb = forceAtEnd;
        double best = fm >= Math.max(fa, fb) ? m : fa >= fb ? a : b, most = Math.max(fm, Math.max(fa, fb));
        for (int k = 0; k < MOST_LOOKS && b - a > 1e-6 * (t1 - t0); k++) {
            double p = (m - a) * (fm - fb), q = (m - b) * (fm - fa);
            double u = m - 0.5 * ((m - a) * p - (m - b) * q) / (p - q);
            if (!(u > a && u < b) || fm < fa || fm < fb) {
                u = m - a > b - m ? 0.5 * (a + m) : 0.5 * (m + b);
            }
            if (Math.abs(u - m) <= 1e-5 * (t1 - t0)) {
                return best;
            }
            double fu = force(f, u);
            if (fu > most) {
                most = fu;
                best = u;
            }
            boolean left = u < m;
            if (fu >= fm) {
                if (left) {
                    b = m;
                    fb = fm;
                } else {
                    a = m;
                    fa = fm;
                }
                m = u;
                fm = fu;
            } else if (left) {
                a = u;
                fa = fu;
            } else {
                b = u;
                fb = fu;
            }
        }
        return best;
    }

    /**
     * Where the approach turns into parting. Near its top depth is flat: what is left of the speed, 1e-6 of that before, is 1e-12 of the
     * depth.
     */
    private double turn(Follow f, double t0, double t1, double rateAtEnd) {
        return zero(f, false, t0, f.rateBefore, t1, rateAtEnd, 1e-6 * f.rateBefore, 1e-7 * (t1 - t0));
    }

    /** When surfaces touched or parted inside the step, which did not end there. */
    private double crossing(Follow f) {
        double a = stepper.previousTime(), b = stepper.time();
        double da = within(f, a).depth(probe, inside.motion), db = within(f, b).depth(probe, inside.motion);
        return da * db > 0 ? b : zero(f, true, a, da, b, db, 0, CLOSE * (b - a));
    }

    /**
     * Where the depth, or its rate, passes zero between two instants with values of different signs: regula falsi on dense output, in which
     * an end that stays twice is weighed less (Illinois).
     *
     * @param enough what counts as zero
     * @param room   how near an instant must be known
     */
    private double zero(
            Follow f, boolean ofDepth, double t0, double v0, double t1, double v1, double enough, double room) {
        double a = t0, va = v0, b = t1, vb = v1, last = t0;
        int kept = 0;
        for (int k = 0; k < MOST_LOOKS && b - a > room; k++) {
            double t = va == vb ? 0.5 * (a + b) : b - vb * (b - a) / (vb - va);
            if (Math.abs(t - last) < room) {
                return t;
            }
            last = t;
            double v = ofDepth ? within(f, t).depth(probe, inside.motion) : approach(f, t);
            if (Math.abs(v) <= enough) {
                return t;
            }
            if (v * vb > 0) {
                b = t;
                vb = v;
                va *= kept > 0 ? 0.5 : 1;
                kept = 1;
            } else {
                a = t;
                va = v;
                vb *= kept < 0 ? 0.5 : 1;
                kept = -1;
            }
        }
        return 0.5 * (a + b);
    }

    private double force(Follow f, double t) {
        return within(f, t).normalForce(probe, inside.motion);
    }

    private double approach(Follow f, double t) {
        return within(f, t).approachSpeed(probe, inside.motion);
    }

    /** The contact at an instant inside the step, which is then in {@code probe} and in the workspace for that. */
    private ContactElement within(Follow f, double t) {
        stepper.sketch(t, y);
        return placed(f, t);
    }

    /** The same as good as the end of the step. */
    private ContactElement exactly(Follow f, double t) {
        stepper.interpolate(t, y);
        return placed(f, t);
    }

    private ContactElement placed(Follow f, double t) {
        ode.load(t, y, probe);
        place(probe, inside);
        return f.touch; // whose search knows the way, other than one of its own would
    }

    private void place(State s, Workspace where) {
        System.arraycopy(ode.memory(), 0, s.memory, 0, s.memory.length);
        Dynamics.place(s, where);
        Dynamics.fillRates(where);
    }

    /** A fixed step must not stop a body in one go. */
    private void judge(Follow f, double step, double rate) {
        double share = Math.abs(rate - f.rateBefore) / Math.max(f.impactSpeed, 1e-6);
        if (!stepper.adaptive() && share > 0.5 && !f.warned) {
            f.warned = true;
            warnings.add(String.format(
                    java.util.Locale.ROOT,
                    "contact '%s' at t = %s s is not resolved: one step of %.3g s changes its closing speed by %.0f %%;"
                            + " its force and losses are wrong. It needs a step of about %.1g s, or an adaptive"
                            + " integrator",
                    f.name,
                    f.start,
                    step,
                    100 * share,
                    0.1 * step / share));
        }
    }

    /** The contact that has gone so deep that it would leave on the wrong side; empty if all is well. */
    String tunnelled(State s) {
        for (Follow f : follows) {
            double limit = 0.9 * f.touch.maxValidDepth(); // at the limit itself the nearest way out is undecided
            if (f.maxDepth > limit) {
                return String.format(
                        java.util.Locale.ROOT,
                        "stopped at t = %s s: contact '%s' is %.3g m deep, %s (%.3g"
                                + " m), and could pass through it. The contact is too soft for its impact"
                                + " of %.3g m/s, or the step too long: last step %.3g s; a stiffer contact, or about"
                                + " %.1g s, is needed",
                        s.time,
                        f.name,
                        f.maxDepth,
                        f.touch.deepestSeen(),
                        limit,
                        f.impactSpeed,
                        stepper.time() - stepper.previousTime(),
                        0.1 * limit / Math.max(f.impactSpeed, 1e-9));
            }
        }
        return "";
    }

    /** True while any contact is followed. */
    boolean touching() {
        for (Follow f : follows) {
            if (f.on) {
                return true;
            }
        }
        return false;
    }

    /**
     * At a settled instant: whether contacts that are listed began or ended there.
     *
     * @param current the state with its new memory
     */
    boolean settled(Snapshot i, State current) {
        boolean changed = false;
        for (Follow f : follows) {
            boolean touches = f.touch.touching(current);
            if (touches != f.on) {
                changed = finished.size() < MOST_LISTED;
            }
            if (touches && !f.on) {
                begin(f, i);
            } else if (!touches && f.on) {
                double end = f.touch.located() ? i.state.time : crossing(f);
                double rate = f.touch.located() ? f.touch.approachSpeed(i.state, workspace.motion) : approach(f, end);
                double parts = -(rate == 0 ? f.rateBefore : rate); // an empty patch has no speed of its own
                if (finished.size() < MOST_LISTED) {
                    finished.add(episode(f, end, parts, i));
                } else {
                    more.add(f.name);
                }
                f.on = false;
            }
        }
        return changed;
    }

    private static void deepen(Follow f, double depth, double time) {
        if (depth > f.deepest) {
            f.deepest = depth;
            f.deepestAt = time;
        }
    }

    private void begin(Follow f, Snapshot i) {
        f.on = true;
        f.start = i.state.time;
        f.impactSpeed = f.touch.approachSpeed(i.state, workspace.motion) + 0.0; // at rest it may be -0
        f.rateBefore = f.impactSpeed;
        if (!f.touch.located() && stepper.previousTime() < f.start) {
            f.start = crossing(f);
            f.impactSpeed = approach(f, f.start) + 0.0;
        }
        f.growthBefore = Double.MAX_VALUE; // a force begins by growing, nobody knows how fast
        f.maxDepth = f.depthBefore = f.touch.depth(i.state, workspace.motion);
        deepen(f, f.maxDepth, f.start);
        f.maxForce = f.forceBefore = f.touch.normalForce(i.state, workspace.motion);
        f.lostBefore = lost(f, i);
    }

    /** What a checkpoint needs. */
    void remember(CheckpointTape tape) {
        more.remember(tape);
        for (Follow f : follows) {
            f.remember(tape);
        }
        tape.pass(
                finished,
                new Episode("", 0, 0, 0, 0, 0, 0, 0),
                e -> new Episode(
                        tape.pass(e.pair(), names),
                        tape.pass(e.start()),
                        tape.pass(e.end()),
                        tape.pass(e.impactSpeed()),
                        tape.pass(e.maxDepth()),
                        tape.pass(e.maxForce()),
                        tape.pass(e.partingSpeed()),
                        tape.pass(e.dissipated())));
        tape.pass(warnings, "", tape::pass);
    }
}
