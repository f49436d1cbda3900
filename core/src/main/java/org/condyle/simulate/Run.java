package org.condyle.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.Stepper;
import org.condyle.math.Check;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.simulate.event.Event;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/**
 * A run of a model, described step by step; every value has a default. All quantities are in SI units, angles in radians.
 *
 * <pre>{@code
 * Run.Finished run = Run.of(model).start("knee.angle", Math.toRadians(60)).until(6).record("knee.angle").run();
 * double firstSwing = run.recording().min("knee.angle");
 * }</pre>
 *
 * Defaults, as in a model file: the method {@code dop853} at a relative accuracy of 1e-8, constraints kept by projection, 1000
 * rows, and the usual channels. The start is the neutral position at rest, moved onto the constraints. What was given is held
 * if it can be; otherwise a warning of the outcome says what it became. A start that cannot be assembled, or at which rigid
 * surfaces overlap, is refused with a {@link org.condyle.mechanics.ModelException}.
 */
public final class Run {
    /** Relative accuracy of a run that names none. */
    public static final double ACCURACY = 1e-8;

    /** Violation of constraints that projection leaves. */
    public static final double VIOLATION = 1e-12;

    private static final String METHOD = "dop853";
    private static final int ROWS = 1000;
    private static final double FINEST = 1e-15; // accuracy; what is finer is rounding

    private final Mechanism mechanism;
    private final Model model;
    private Start start;
    private double until = 1;
    private double every = Double.NaN;
    private double[] alsoAt = {};
    private String method = METHOD;
    private double accuracy = ACCURACY;
    private double step;
    private @Nullable Stepper stepper;
    private Stabilisation stabilisation = new ConstraintProjection(VIOLATION);
    private final List<Event> events = new ArrayList<>();
    private @Nullable List<String> channels;
    private double checkpointEvery = Double.POSITIVE_INFINITY;
    private boolean sequential;
    private Controller controller = Controller.NONE;

    /**
     * How a run ended, and what it recorded.
     *
     * @param outcome   how it ended, its energy ledger, impacts, contacts and warnings
     * @param recording the channels over time
     * @param last      the state at the end, from which another run can begin
     */
    public record Finished(Outcome outcome, Recording recording, State last, Mechanism mechanism, StateFrames film) {}

    private Run(Model model) {
        this.model = model;
        mechanism = Mechanism.compile(model);
        start = Start.neutral(model);
    }

    /** A run of this model with default settings. */
    public static Run of(Model model) {
        return new Run(model);
    }

    /**
     * Sets a coordinate at the start. It is held while other coordinates move so that all constraints are satisfied; the three
     * angles of a rotation are held together.
     *
     * @param coordinate joint and coordinate, such as {@code "knee.angle"}
     * @param value      [rad] or [m]
     */
    public Run start(String coordinate, double value) {
        start.position(coordinate, value);
        return this;
    }

    /**
     * Sets the orientation of a ball joint or a free body at the start, which is held.
     *
     * @param joint      its name
     * @param quaternion scalar first, of any length but 0
     */
    public Run startOrientation(String joint, double... quaternion) {
        start.orientation(joint, quaternion);
        return this;
    }

    /**
     * Sets the speed of a coordinate at the start.
     *
     * @param coordinate joint and coordinate, such as {@code "knee.angle"}, or a component of an angular velocity, such as {@code
     *                   "hip.spin-x"}
     * @param value      [rad/s] or [m/s]
     */
    public Run startSpeed(String coordinate, double value) {
        start.speed(coordinate, value);
        return this;
    }

    /** Sets an internal state of a force at the start, such as {@code "soleus.activation"}; others settle by themselves. */
    public Run startInternal(String name, double value) {
        start.internal(name, value);
        return this;
    }

    /** Begins at a complete state, which is copied, such as where another run ended; what was given before is forgotten. */
    public Run startAt(State state) {
        start = Start.at(model, state);
        return this;
    }

    /** When the run ends [s]; 1 s by default. */
    public Run until(double time) {
        until = Check.finite("end of a run [s]", time);
        return this;
    }

    /** Time between recorded rows [s]; a thousandth of the run by default. Infinity: the start and the end only. */
    public Run every(double time) {
        if (!(time > 0)) {
            throw new IllegalArgumentException("time between recorded rows [s] must be > 0, was " + time);
        }
        every = time;
        return this;
    }

    /** Further instants to record, increasing [s]. */
    public Run alsoAt(double... times) {
        alsoAt = times.clone();
        return this;
    }

    /** Chooses the integration method by its name in a model file: {@code "dopri5"}, {@code "radau5"}, ... */
    public Run integrator(String name) {
        method = Integrators.find(name).name();
        return this;
    }

    /** Relative accuracy of a method that chooses its step; 1e-8 by default. */
    public Run accuracy(double relative) {
        accuracy = Check.within("relative accuracy [-]", relative, FINEST, 1);
        return this;
    }

    /** Step of a method with a fixed step [s]. */
    public Run step(double length) {
        step = Check.positive("step of the integration method [s]", length);
        return this;
    }

    /** Uses this stepper instead of one from the catalog; a stepper serves one run at a time. */
    public Run stepper(Stepper own) {
        stepper = own;
        return this;
    }

    /** How constraints are kept; by projection after every step by default. */
    public Run stabilisation(Stabilisation how) {
        stabilisation = how;
        return this;
    }

    /** Ends a step where the function crosses zero, and lists the instant under this name. */
    public Run event(String name, Event.Function function, int direction, boolean stops) {
        return event(new Event(name, function, direction, stops));
    }

    /** Adds an event. */
    public Run event(Event event) {
        events.add(event);
        return this;
    }

    /** Records these channels and those named before; the usual ones if this is never called. */
    public Run record(String... names) {
        List<String> all = channels == null ? new ArrayList<>() : channels;
        all.addAll(List.of(names));
        channels = all;
        return this;
    }

    /** Gives a checkpoint to the listener each time this much time has passed [s]. */
    public Run checkpointEvery(double time) {
        checkpointEvery = time;
        return this;
    }

    /** Solves the contacts of one impact one after the other instead of all at once. */
    public Run sequentialImpacts() {
        sequential = true;
        return this;
    }

    /** Lets a controller set inputs while the model runs. */
    public Run controller(Controller setsInputs) {
        controller = setsInputs;
        return this;
    }

    /** The consistent start that {@link #run} would begin at, without running. */
    public Start.Consistent start() {
        return start.consistent(mechanism);
    }

    /** Runs the model. */
    public Finished run() {
        return run(Listener.NONE);
    }

    /** Runs the model; the listener learns of progress and may stop the run. */
    public Finished run(Listener listener) {
        Start.Consistent consistent = start();
        List<String> told = new ArrayList<>(consistent.warnings());
        consistent.findings().forEach(f -> told.add(f.message()));
        Simulation simulation = simulation();
        told.forEach(listener::warned);
        Outcome outcome = simulation.run(consistent.state(), listener).adding(told, consistent.settled());
        return new Finished(outcome, simulation.recording(), simulation.last(), mechanism, simulation.film());
    }

    /** The simulation that {@link #run} would start, for those who resume checkpoints or assemble the start themselves. */
    public Simulation simulation() {
        Channels all = new Channels(mechanism);
        List<Channel> chosen = channels == null ? all.usual() : named(all, channels);
        Stepper chosenStepper = Objects.requireNonNullElseGet(
                stepper, () -> Integrators.create(method, new StepOptions(step, Double.POSITIVE_INFINITY, accuracy)));
        double length = until - start.state().time;
        if (!(length > 0) || Double.isInfinite(length)) {
            throw new IllegalArgumentException("a run must end after its start, which is at " + start.state().time
                    + " s; until(" + until + ") was given");
        }
        return new Simulation(
                        mechanism,
                        new Plan(
                                until,
                                Double.isNaN(every) ? length / ROWS : Math.min(every, length),
                                alsoAt,
                                chosenStepper,
                                stabilisation,
                                events,
                                chosen,
                                checkpointEvery,
                                sequential,
                                Plan.LEDGER))
                .controlledBy(controller);
    }

    private static List<Channel> named(Channels all, List<String> names) {
        List<Channel> chosen = new ArrayList<>();
        for (String name : names) {
            Channel c = all.find(name);
            if (c == null) {
                throw new IllegalArgumentException("no channel '" + name + "'"
                        + DidYouMean.hint(name, all.all().keySet()));
            }
            chosen.add(c);
        }
        return chosen;
    }
}
