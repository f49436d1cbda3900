package org.condyle.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The time-stepping of Moreau and Jean with the parameter θ, for systems with impacts and dry friction: M. Jean, "The
 * non-smooth contact dynamics method", Computer Methods in Applied Mechanics and Engineering 177 (1999) 235-257; V.
 * Acary and B. Brogliato, "Numerical Methods for Nonsmooth Dynamical Systems" (2008), chapter 10.
 *
 * <pre>
 *   qₘ = q₀ ⊕ θh v₀
 *   v₁ = v₀ + h v̇(t₀ + θh, qₘ, vₘ) + M⁻¹Jᵀ p,   J and contacts at qₘ, vₘ = (1 - θ) v₀ + θ v₁
 *   q₁ = q₀ ⊕ h((1 - θ) v₀ + θ v₁)
 * </pre>
 *
 * Both impacts and forces of lasting contact are impulses p of a step, so no instants are located and a step may
 * contain any number of impacts. The method is therefore of order 1: an impact takes effect up to one step late.
 * Between impacts the motion is of order 2 for θ = 1/2, and exact under constant forces. vₘ is predicted without the
 * impulses, and found again with them until the accelerations do not change any more: gyroscopic forces then do no work.
 * The first prediction has the accelerations of the step before. One evaluation a step in free flight, two in contact, a few more where bodies
 * spin, and {@link #rates} are those of the last. Dense output is the straight line.
 *
 * <p>Where the mass depends on places, {@link NonsmoothOde#splits}, an impact inside a step would spoil the energy. The step is then one of
 * what lasts alone, with the true middle qₘ = q₀ ⊕ θh vₘ, and impacts follow at its end; contacts are searched there, too.
 *
 * <p>Otherwise contacts are searched at the midpoints of steps. From one midpoint to the next, bodies move with the velocities
 * after the impulses and must not pass through each other: where they could, steps are shortened, and later steps
 * return to the grid. If less than a ten-thousandth of the step is needed, the step fails: {@link StepStatus#TOO_FAST}.
 */
public final class MoreauJean extends FixedStepper {
    private final NonsmoothOptions options;
    private @Nullable NonsmoothOde contacts;
    private int nq;
    private int nv;
    private double[] middle = NONE;
    private double[] increment = NONE;
    private double[] shift = NONE;
    private double[] taking = NONE; // rates of all but places that y1 was computed with
    private double[] found = NONE; // accelerations of the step that ended at correctedAt
    private double correctedAt; // where the end of a step was moved last, so that f has others
    private double begunAt; // where there was no step before
    private double taken; // beginning of the step that the last impulses belong to
    private double reach; // of the next step or attempt

    public MoreauJean(StepOptions step) {
        this(step, NonsmoothOptions.USUAL);
    }

    public MoreauJean(StepOptions step, NonsmoothOptions options) {
        super(step);
        this.options = options;
    }

    /** Part of the step below which it is not divided. */
    private static final double LEAST = 1e-4;

    /** Evaluations with velocities of the middle until they are those that follow. */
    private static final int MOST_PASSES = 8;

    /** The same with new places; contacts may change with them and never come to an end. */
    private static final int MOST_MOVES = 4;

    /** Change of velocities that is none, of the largest. */
    private static final double SAME = 1e-12;

    @Override
    public int order() {
        return 1;
    }

    @Override
    public boolean takesImpacts() {
        return true;
    }

    @Override
    void allocate(Ode system) {
        nq = system.configurationSize();
        nv = system.velocitySize();
        middle = new double[size];
        increment = new double[nv];
        shift = new double[nv];
        taking = new double[size - nq];
        found = new double[nv];
        contacts = system instanceof NonsmoothOde n ? n : null;
        if (contacts != null) {
            contacts.prepare(options);
        }
    }

    @Override
    void begin() {
        super.begin();
        taken = Double.NaN;
        correctedAt = Double.NaN;
        begunAt = time;
        if (contacts != null) {
            contacts.forget();
        }
        look();
    }

    @Override
    void jumped() {
        super.begin(); // contacts that press go on pressing
        begunAt = time;
        look();
    }

    @Override
    void wasReplaced() {
        System.arraycopy(f1, nq, found, 0, nv);
        correctedAt = time;
    }

    /** How far the first middle may be away. */
    private void look() {
        reach = contacts == null
                ? Double.POSITIVE_INFINITY
                : contacts.longestStep(y, wantedStep(), false) / (contacts.splits() ? 1 : options.theta());
        reach = reach < LEAST * wantedStep() ? 0 : reach;
    }

    @Override
    double reach() {
        return reach;
    }

    @Override
    StepStatus attempt(double end) {
        double h = end - t0, theta = options.theta();
        boolean splits = contacts != null && contacts.splits();
        boolean coasts = contacts != null && !splits && contacts.coasts();
        if (!(h > 0)) {
            return StepStatus.TOO_FAST;
        }
        if (contacts != null && t0 != taken) {
            contacts.taken();
            taken = t0;
        }
        if (contacts != null && splits) {
            contacts.begin(t0, y0);
        }
        for (int i = 0; i < nv; i++) {
            increment[i] = theta * h * y0[nq + i];
        }
        System.arraycopy(y0, 0, middle, 0, size);
        StepStatus status = foresee(h, t0 + theta * h);
        if (status != StepStatus.ACCEPTED) {
            return status;
        }
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            for (int i = 0; i < nv && pass > 0; i++) {
                middle[nq + i] = y0[nq + i] + theta * (y1[nq + i] - y0[nq + i]);
            }
            if (splits && pass < MOST_MOVES) {
                for (int i = 0; i < nv; i++) {
                    increment[i] = theta * h * middle[nq + i];
                }
                ode().advance(y0, increment, middle);
            }
            if (pass > 0) {
                System.arraycopy(f1, nq, taking, 0, size - nq);
            }
            status = evaluate(t0 + theta * h, middle, f1);
            if (status != StepStatus.ACCEPTED) {
                return status;
            }
            if (pass > 0 && same(h)) {
                for (int i = nq + nv;
                        i < size;
                        i++) { // the work of forces depends on velocities even if the forces do not
                    y1[i] += h * (f1[i] - taking[i - nq]);
                }
                break;
            }
            for (int i = nq; i < size; i++) {
                y1[i] = y0[i] + h * f1[i];
            }
            if (contacts == null) {
                break;
            }
            Arrays.fill(shift, 0);
            status = contacts.impulses(h, pass > 0, y0, y1, shift);
            if (status != StepStatus.ACCEPTED) {
                return status;
            }
            if (coasts || (pass == 0 && !splits && same(h) && untouched(h))) {
                break; // the middle is where it was, or does not matter
            }
        }
        if (contacts != null && !splits && !safe(contacts, h)) {
            return StepStatus.TOO_FAST;
        }
        for (int i = 0; i < nv; i++) {
            increment[i] = h * ((1 - theta) * y0[nq + i] + theta * y1[nq + i]) + shift[i];
        }
        System.arraycopy(y0, 0, y1, 0, nq);
        ode().advance(y0, increment, y1);
        if (contacts != null && splits) {
            contacts.finish(t0, h, y0, y1);
            reach = contacts.longestStep(y1, wantedStep(), true);
            reach = reach < LEAST * wantedStep() ? 0 : reach;
        }
        return finite(y1);
    }

    /**
     * The middle to begin with: its places follow from the velocities of the beginning, its velocities from the accelerations of the step
     * before. Where there was none, they are evaluated there with the velocities of the beginning.
     */
    private StepStatus foresee(double h, double time) {
        double theta = options.theta();
        double[] known = t0 == correctedAt ? found : f0;
        int at = known == f0 ? nq : 0;
        ode().advance(y0, increment, middle);
        if (t0 == begunAt) {
            StepStatus status = evaluate(time, middle, f1);
            if (status != StepStatus.ACCEPTED) {
                return status;
            }
            known = f1;
            at = nq;
        }
        for (int i = 0; i < nv; i++) {
            taking[i] = known[at + i];
            middle[nq + i] = y0[nq + i] + theta * (h * taking[i]);
        }
        return StepStatus.ACCEPTED;
    }

    /** Whether the accelerations evaluated last are those that the step has taken. */
    private boolean same(double h) {
        double change = 0, fastest = 0;
        for (int i = 0; i < nv; i++) {
            change = Math.max(change, h * Math.abs(f1[nq + i] - taking[i]));
            fastest = Math.max(fastest, Math.abs(middle[nq + i]));
        }
        return change <= SAME * fastest;
    }

    /** Whether impulses have changed no velocity. */
    private boolean untouched(double h) {
        for (int i = nq; i < nq + nv; i++) {
            if (y1[i] != y0[i] + h * f1[i]) {
                return false;
            }
        }
        return true;
    }

    /** Whether the way to the next middle is; tells how far a next step, or a shorter attempt, may go. */
    private boolean safe(NonsmoothOde system, double h) {
        for (int i = 0; i < nv; i++) {
            middle[nq + i] = y1[nq + i] + shift[i] / h;
        }
        // from middle to middle they go h(1 - 2θ)v₀ + θ(h + h')v₁: no farther than this share of h and h' with v₁
        double share = 4 * options.theta() - 1,
                longest = system.longestStep(middle, share * wantedStep(), true) / share;
        if (h <= longest || forced) {
            reach = Math.max(0, 2 * longest - h);
            reach = reach < LEAST * wantedStep() ? 0 : reach;
            return true;
        }
        reach = Math.max(h / 8, Math.min(0.9 * h, longest));
        reach = reach < LEAST * wantedStep() ? 0 : reach;
        return false;
    }

    @Override
    void dense(double t, double[] out) {
        double s = (t - t0) / (time - t0);
        for (int i = 0; i < size; i++) {
            out[i] = (1 - s) * y0[i] + s * y[i];
        }
    }

    @Override
    void remember(CheckpointTape tape) {
        super.remember(tape);
        reach = tape.pass(reach);
        tape.pass(found);
        correctedAt = tape.pass(correctedAt);
        begunAt = tape.pass(begunAt);
        double[] kept = contacts == null ? NONE : contacts.history();
        int length = tape.pass(kept.length);
        if (tape.playing()) {
            kept = new double[length];
        }
        tape.pass(kept);
        if (tape.playing() && contacts != null) {
            contacts.history(kept);
        }
    }
}
