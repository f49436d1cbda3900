package org.condyle.integrate;

import org.jspecify.annotations.Nullable;

/**
 * What all methods have in common: the current point, the last step, counters, evaluation with a check for NaN,
 * shortened steps, memory. A method adds {@link #attempt} and its history.
 *
 * <p>Arrays: (t0, y0, f0) is where the step being tried begins, (y1, f1) where the attempt writes its end, (y, f) the
 * accepted end at {@code time}. Counters count over the life of the stepper, restarts included.
 */
abstract class BaseStepper implements Stepper {
    static final double[] NONE = {};

    private @Nullable Ode ode;
    int size;
    /** Components under error control: q, v and z, the first ones of y. */
    int active;

    double t0;
    double time;
    /** Where the step ended when it was accepted; a cut may lie anywhere before. */
    private double acceptedEnd;

    double[] y0 = NONE;
    double[] f0 = NONE;
    double[] y1 = NONE;
    double[] f1 = NONE;
    double[] y = NONE;
    double[] f = NONE;

    /** True while cutting: the end is prescribed and no error estimate may refuse it. */
    boolean forced;

    int worst = -1;
    private long accepted;
    long rejected;
    private long evaluations;

    /** Sizes the method's own arrays for {@link #size} and {@link #active}. */
    abstract void allocate(Ode system);

    /** Forgets history; (time, y, f) is the new beginning. */
    abstract void begin();

    /** One trial step from (t0, y0, f0) to {@code end}; writes y1 and f1 when ACCEPTED. */
    abstract StepStatus attempt(double end);

    /**
     * y inside the last step as it is known without further work, perhaps roughly; both ends are already dealt with.
     */
    abstract void dense(double t, double[] out);

    /** y inside the last step as good as its end; a method whose {@link #dense} output is not, works for it. */
    void accurate(double t, double[] out) {
        dense(t, out);
    }

    /** Lists what is needed beside (t, y, ẏ) and the counters. */
    abstract void remember(CheckpointTape tape);

    /** The attempt became the last step, by acceptance or by a cut. */
    void wasTaken() {}

    /** The step now ends at an earlier time: multistep methods drop their history. */
    void wasCut() {}

    /** (time, y, f) is a new beginning in the middle of a run. */
    void jumped() {
        begin();
    }

    /** (time, y, f) is the new current point, and rates were evaluated there last. */
    void arrived() {}

    /** y and f were exchanged; {@code f1} still holds the rates before. */
    void wasReplaced() {}

    @Override
    public final StepStatus start(Ode system, double t, double[] state) {
        int needed = system.size();
        if (state.length < needed) {
            throw new IllegalArgumentException("state needs " + needed + " numbers, has " + state.length);
        }
        if (ode != system || size != needed) {
            makeRoom(system);
        }
        worst = -1;
        time = t;
        t0 = t;
        acceptedEnd = t;
        System.arraycopy(state, 0, y, 0, size);
        StepStatus status = evaluate(t, y, f);
        takeAsBeginning();
        if (status == StepStatus.ACCEPTED) {
            arrived();
            begin();
        }
        return status;
    }

    private void makeRoom(Ode system) {
        ode = system;
        size = system.size();
        active = size - system.quadratureSize();
        y0 = new double[size];
        f0 = new double[size];
        y1 = new double[size];
        f1 = new double[size];
        y = new double[size];
        f = new double[size];
        allocate(system);
    }

    /** Makes this a helper of another stepper, which takes steps of its own inside the steps of that one. */
    final void serve(Ode system) {
        makeRoom(system);
        forced = true;
    }

    /** A helper's step from a point of another stepper to {@code end}, whatever its error; counted by that one. */
    final StepStatus stepInside(BaseStepper master, double from, double[] state, double[] rates, double end) {
        t0 = from;
        System.arraycopy(state, 0, y0, 0, size);
        System.arraycopy(rates, 0, f0, 0, size);
        int blamed = master.worst;
        long before = evaluations;
        StepStatus status = attempt(end);
        master.evaluations += evaluations - before;
        master.worst = blamed;
        if (status == StepStatus.ACCEPTED) {
            arrive(end);
        }
        return status;
    }

    @Override
    public final StepStatus resume(Ode system, double t, double[] state, double[] memory) {
        StepStatus status = start(system, t, state);
        exchange(CheckpointTape.playing(memory));
        return status;
    }

    @Override
    public final double[] memory() {
        CheckpointTape tape = CheckpointTape.recording();
        exchange(tape);
        return tape.numbers();
    }

    private void exchange(CheckpointTape tape) {
        tape.mark("method", getClass().getSimpleName().hashCode() & 0xffff);
        tape.mark("size", size);
        accepted = tape.pass(accepted);
        rejected = tape.pass(rejected);
        evaluations = tape.pass(evaluations);
        tape.pass(f); // recomputed by start, but an Ode with warm starts may differ in the last bit
        remember(tape);
    }

    @Override
    public final StepStatus cut(double t) {
        if (!(t > t0 && t <= acceptedEnd)) {
            throw new IllegalArgumentException(
                    "cut at t = " + t + " s is not inside (" + t0 + ", " + acceptedEnd + "]");
        }
        if (t == time) {
            return StepStatus.ACCEPTED;
        }
        forced = true;
        StepStatus status = attempt(t);
        forced = false;
        if (status == StepStatus.ACCEPTED) {
            arrive(t);
            wasCut();
        }
        return status;
    }

    @Override
    public final StepStatus replace(double[] state) {
        System.arraycopy(state, 0, y, 0, size);
        System.arraycopy(f, 0, f1, 0, size);
        StepStatus status = evaluate(time, y, f);
        if (status == StepStatus.ACCEPTED) {
            arrived();
            wasReplaced();
        }
        return status;
    }

    @Override
    public final StepStatus jump(double[] state) {
        System.arraycopy(state, 0, y, 0, size);
        StepStatus status = evaluate(time, y, f);
        if (status == StepStatus.ACCEPTED) {
            arrived();
            jumped();
        }
        return status;
    }

    @Override
    public final void interpolate(double t, double[] out) {
        if (!atEnd(t, out)) {
            accurate(t, out);
        }
    }

    @Override
    public final void sketch(double t, double[] out) {
        if (!atEnd(t, out)) {
            dense(t, out);
        }
    }

    private boolean atEnd(double t, double[] out) {
        if (t != time && t != t0) {
            return false;
        }
        System.arraycopy(t == time ? y : y0, 0, out, 0, size);
        return true;
    }

    final Ode ode() {
        if (ode == null) {
            throw new IllegalStateException("start() comes before steps");
        }
        return ode;
    }

    /** Rates at (t, state), counted and checked: NOT_FINITE names the component. */
    final StepStatus evaluate(double t, double[] state, double[] rates) {
        evaluations++;
        StepStatus status = ode().rates(t, state, rates);
        return status == StepStatus.ACCEPTED ? finite(rates) : status;
    }

    final StepStatus finite(double[] values) {
        double sum = 0;
        for (int i = 0; i < size; i++) {
            sum += 0 * values[i]; // 0, or NaN for NaN and infinity
        }
        if (sum == 0) {
            return StepStatus.ACCEPTED;
        }
        for (int i = 0; i < size; i++) {
            if (!Double.isFinite(values[i])) {
                worst = i;
                break;
            }
        }
        return StepStatus.NOT_FINITE;
    }

    final void checkLimit(double limit) {
        if (!(limit > time)) {
            throw new IllegalArgumentException("step limit " + limit + " s must lie after t = " + time + " s");
        }
    }

    final void takeAsBeginning() {
        t0 = time;
        System.arraycopy(y, 0, y0, 0, size);
        System.arraycopy(f, 0, f0, 0, size);
    }

    /** The attempt becomes the current point. */
    final void arrive(double end) {
        time = end;
        System.arraycopy(y1, 0, y, 0, size);
        System.arraycopy(f1, 0, f, 0, size);
        arrived();
        wasTaken();
    }

    final void accept(double end) {
        arrive(end);
        acceptedEnd = end;
        accepted++;
    }

    @Override
    public final double time() {
        return time;
    }

    @Override
    public final double previousTime() {
        return t0;
    }

    @Override
    public final double[] state() {
        return y;
    }

    @Override
    public final double[] rates() {
        return f;
    }

    @Override
    public final int worstComponent() {
        return worst;
    }

    @Override
    public final long acceptedSteps() {
        return accepted;
    }

    @Override
    public final long rejectedSteps() {
        return rejected;
    }

    @Override
    public final long evaluations() {
        return evaluations;
    }
}
