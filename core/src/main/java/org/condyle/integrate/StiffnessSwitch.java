package org.condyle.integrate;

import org.jspecify.annotations.Nullable;

/**
 * An explicit method that makes way for {@link Radau5} as long as stability and not accuracy would bound its steps: where friction is
 * steep at small speeds under a large force, where dampers are strong, or where internals are fast. Stiffness is found as in DOP853 of
 * Hairer, Nørsett, Wanner I: h L is at the limit of stability in many steps in a row. The implicit steps know the slopes of velocities and
 * internals alone; places are not stiff before the explicit method fails, too, and their slopes cost most.
 *
 * <p>After some implicit steps their evaluations, and their factorings counted as evaluations, are compared with what the explicit method
 * would have needed at the fastest rate of their Jacobian. If that is less, it goes on, and is more patient next time if the change was no gain.
 * Nothing is measured in time, so that runs can be repeated. Runs that are not stiff are those of the explicit method, bit for bit.
 */
public final class StiffnessSwitch implements Stepper {
    private static final double NEAR = 0.9; // of the limit of stability, from where on a step is stiff
    private static final int LOOK = 10; // steps from one look to the next, until one is stiff
    /** Stiff steps until the implicit method is tried at first: what is stiff for a short time is not worth another method, nor other digits. */
    private static final int FIRST_PATIENCE = 1000;

    private static final int PATIENCE = 15; // the same, once it was a gain
    private static final int MOST_PATIENCE = 5000;
    private static final int CALM = 6; // steps that are not stiff, after which those before are forgotten
    private static final int TRIAL = 10; // implicit steps from one comparison to the next
    /**
     * Accuracy of implicit steps, of that asked for. Explicit steps at their limit of stability are far more accurate than asked, and forces of
     * stiff contacts are read from small differences of places: so implicit ones are asked for more.
     */
    private static final double FINER = 0.01;

    private static final int MOST = 500; // unknowns whose matrices are worth their time and room
    private static final double FACTOR =
            1.0 / 20; // unknowns to the square of this: evaluations that a factoring costs, as measured

    private final EmbeddedRungeKutta explicit;
    private final StepOptions options;
    private @Nullable Radau5 implicit; // made when it is first needed
    private @Nullable Ode system;
    private boolean stiff;
    private long looked; // steps of the explicit method since the last look
    private int stiffInRow;
    private int calmInRow;
    private int patience = FIRST_PATIENCE;
    private int trial; // implicit steps since the last comparison
    private double spent; // evaluations before these
    private double from; // where they began [s]
    private double saved; // evaluations since the change

    /** @param explicit method to begin with, made of the same options */
    StiffnessSwitch(EmbeddedRungeKutta explicit, StepOptions options) {
        this.explicit = explicit;
        this.options = options;
    }

    private AdaptiveStepper now() {
        return stiff && implicit != null ? implicit : explicit;
    }

    @Override
    public StepStatus start(Ode ode, double t, double[] y) {
        system = ode;
        stiff = false;
        patience = FIRST_PATIENCE;
        forgetSteps();
        return explicit.start(ode, t, y);
    }

    private void forgetSteps() {
        looked = 0;
        stiffInRow = calmInRow = 0;
    }

    @Override
    public StepStatus step(double limit) {
        if (!stiff && stiffInRow >= patience) {
            becomeStiff();
        } else if (stiff && trial >= TRIAL) {
            compare();
        }
        StepStatus status = now().step(limit);
        if (stiff) {
            trial++;
        } else if (status == StepStatus.ACCEPTED && (stiffInRow > 0 || ++looked >= LOOK)) {
            look();
        }
        return status;
    }

    private void look() {
        looked = 0;
        if (explicit.stiffness() > NEAR * explicit.stableTo()) {
            calmInRow = 0;
            stiffInRow++;
        } else if (++calmInRow >= CALM) {
            stiffInRow = calmInRow = 0;
        }
    }

    private void becomeStiff() {
        forgetSteps();
        Ode ode = ode();
        if (ode.velocitySize() + ode.internalSize() > MOST) {
            return;
        }
        Radau5 method =
                implicit == null ? new Radau5(options.withAccuracy(FINER * options.accuracy()), false) : implicit;
        implicit = method;
        spent = spent();
        if (method.start(ode, explicit.time(), explicit.state()) == StepStatus.ACCEPTED) {
            method.next = explicit.next;
            stiff = true;
            saved = 0;
            trial = 0;
            from = explicit.time();
        }
    }

    /** Goes on with the explicit method if it would have needed fewer evaluations. */
    private void compare() {
        Radau5 method = implicit();
        double rate = method.fastestRate(), now = spent();
        double steps = (method.time() - from) * rate / explicit.stableTo();
        double gain = steps * explicit.lastStage() - (now - spent);
        saved += gain;
        trial = 0;
        spent = now;
        from = method.time();
        if (!(gain > 0) && explicit.start(ode(), method.time(), method.state()) == StepStatus.ACCEPTED) {
            explicit.next = rate > 0 ? Math.min(method.next, explicit.stableTo() / rate) : method.next;
            stiff = false;
            patience = saved > 0 ? PATIENCE : Math.min(MOST_PATIENCE, 2 * patience);
        }
    }

    /** Evaluations of the implicit method, with what its factorings are worth. */
    private double spent() {
        Radau5 method = implicit();
        double unknowns = FACTOR * (ode().velocitySize() + ode().internalSize());
        return method.evaluations() + unknowns * unknowns * method.factorings();
    }

    private Ode ode() {
        if (system == null) {
            throw new IllegalStateException("start() comes before steps");
        }
        return system;
    }

    private Radau5 implicit() {
        if (implicit == null) {
            throw new IllegalStateException("no step was stiff");
        }
        return implicit;
    }

    @Override
    public int order() {
        return explicit.order();
    }

    @Override
    public boolean adaptive() {
        return true;
    }

    @Override
    public StepStatus cut(double t) {
        return now().cut(t);
    }

    @Override
    public StepStatus replace(double[] y) {
        return now().replace(y);
    }

    @Override
    public StepStatus jump(double[] y) {
        return now().jump(y);
    }

    @Override
    public double time() {
        return now().time();
    }

    @Override
    public double previousTime() {
        return now().previousTime();
    }

    @Override
    public double[] state() {
        return now().state();
    }

    @Override
    public double[] rates() {
        return now().rates();
    }

    @Override
    public void interpolate(double t, double[] out) {
        now().interpolate(t, out);
    }

    @Override
    public void sketch(double t, double[] out) {
        now().sketch(t, out);
    }

    @Override
    public int worstComponent() {
        return now().worstComponent();
    }

    @Override
    public double nextStep() {
        return now().nextStep();
    }

    @Override
    public long stiffSteps() {
        return implicit == null ? 0 : implicit.acceptedSteps();
    }

    @Override
    public long acceptedSteps() {
        return explicit.acceptedSteps() + stiffSteps();
    }

    @Override
    public long rejectedSteps() {
        return explicit.rejectedSteps() + (implicit == null ? 0 : implicit.rejectedSteps());
    }

    @Override
    public long evaluations() {
        return explicit.evaluations() + (implicit == null ? 0 : implicit.evaluations());
    }

    @Override
    public double[] memory() {
        CheckpointTape tape = CheckpointTape.recording();
        remember(tape);
        double[] first = explicit.memory(), second = implicit == null ? new double[0] : implicit.memory();
        tape.pass(first, first.length);
        tape.pass(second, second.length);
        return tape.numbers();
    }

    @Override
    public StepStatus resume(Ode ode, double t, double[] y, double[] memory) {
        system = ode;
        CheckpointTape tape = CheckpointTape.playing(memory);
        remember(tape);
        double[] none = new double[0], first = tape.pass(none, 0), second = tape.pass(none, 0);
        StepStatus status = explicit.resume(ode, t, y, first);
        if (second.length == 0) {
            implicit = null;
            return status;
        }
        implicit = new Radau5(options.withAccuracy(FINER * options.accuracy()), false);
        StepStatus other = implicit.resume(ode, t, y, second);
        return stiff ? other : status;
    }

    private void remember(CheckpointTape tape) {
        stiff = tape.pass(stiff);
        looked = tape.pass(looked);
        stiffInRow = tape.pass(stiffInRow);
        calmInRow = tape.pass(calmInRow);
        patience = tape.pass(patience);
        trial = tape.pass(trial);
        spent = tape.pass(spent);
        from = tape.pass(from);
        saved = tape.pass(saved);
    }
}
