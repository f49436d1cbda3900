package org.condyle.simulate;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Configurations;
import org.condyle.dynamics.ConstraintSwitching;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.TimeStepping;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.CheckpointTape;
import org.condyle.integrate.StepStatus;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.mechanics.StepLimit;
import org.condyle.mechanics.Switching;
import org.condyle.simulate.event.Event;
import org.condyle.simulate.event.EventFinder;
import org.condyle.simulate.event.Omitted;
import org.condyle.simulate.ode.Accounts;
import org.condyle.simulate.ode.MechanicalOde;

/** One run of one mechanism: the loop of steps, events, corrections and records. Used once, by one thread. */
public final class Simulation {
    private static final double ROUNDING = 1e-12; // of a time that is a multiple of an interval

    private static final double[] NOTHING = {};

    private final Plan plan;
    private final Mechanism mechanism;
    private final Workspace workspace;
    private final Accounts accounts;
    private final MechanicalOde ode;
    private final Dynamics dynamics;
    private final Stepper stepper;
    private final ConstraintSwitching switchboard;
    private final Event[] switching; // those that add or release constraints
    private final EventFinder events;
    private final Episodes episodes;
    private final ImpactLog impacts;
    private final RigidPhase rigid;
    private final SmallSteps smallSteps;
    private final Snapshot instant;
    private final Evidence evidence;
    private final Recording recording;
    private final Extremes extremes;
    private final StateFrames film;
    private final OutputTimes samples;
    private final Stall stall;
    private final double[] y;
    private final double[] rates;
    private final State current;

    private final TimeStepping.Witness witness = this::listImpact;
    private final boolean limited; // an element says how long steps may be
    private final boolean weighed; // nobody asks for the accelerations between steps, and no method needs them

    private double nextCheckpoint;
    private String moved = ""; // what was moved apart at the start
    private final Controller.Inputs inputs;
    private final Model.Input[] cornered; // inputs whose slope jumps at known instants
    private Controller controller = Controller.NONE;
    private boolean controlled; // it has been called at least once
    private double nextControl = Double.POSITIVE_INFINITY;
    private boolean jumped; // elements or contacts changed what they do at the instant settled last
    private boolean touched; // a contact began or ended at the instant settled last

    public Simulation(Mechanism mechanism, Plan plan) {
        this.mechanism = mechanism;
        this.plan = plan;
        workspace = new Workspace(mechanism);
        accounts = new Accounts(mechanism, workspace, plan.stepper().takesImpacts());
        ode = new MechanicalOde(mechanism, workspace, plan.stabilisation(), accounts);
        dynamics = new Dynamics(plan.stabilisation());
        stepper = plan.stepper();
        switchboard = new ConstraintSwitching(workspace);
        switching = plan.events().stream().filter(Event::switches).toArray(Event[]::new);
        events = new EventFinder(plan.events(), ode, workspace, stepper, switchboard);
        episodes = new Episodes(ode, workspace, stepper, accounts);
        List<String> places = new ArrayList<>();
        for (int i = 0; i < workspace.contacts.count(); i++) {
            places.add(workspace.contacts.name(i));
        }
        plan.events().forEach(e -> places.add(e.name()));
        impacts = new ImpactLog(places);
        rigid = new RigidPhase(workspace, plan.stabilisation(), plan.sequentialImpacts(), impacts);
        smallSteps = new SmallSteps(ode, workspace, accounts, rigid, impacts, stepper, plan.until());
        instant = new Snapshot(workspace, accounts, impacts);
        evidence = new Evidence(workspace, accounts, impacts, ode);
        recording = new Recording(plan.channels());
        extremes = new Extremes(recording, instant, stepper, this::lookInside);
        film = new StateFrames(mechanism.model());
        samples = new OutputTimes(plan.until(), plan.every(), plan.alsoAt());
        stall = new Stall(mechanism, stepper, plan.until());
        y = new double[ode.size()];
        rates = new double[ode.size()];
        current = mechanism.model().newState();
        inputs = new Controller.Inputs(mechanism.model(), current);
        cornered = mechanism.model().inputs().values().stream()
                .filter(i -> i.corners().length > 0)
                .toArray(Model.Input[]::new);
        limited = !stepper.takesImpacts() && workspace.abilities.stepLimits.length > 0;
        weighed = stepper.takesImpacts() && plan.channels().isEmpty() && mechanism.rows() == 0;
    }

    public Recording recording() {
        return recording;
    }

    public StateFrames film() {
        return film;
    }

    /** The state at the end of the run. */
    public State last() {
        return current.copy();
    }

    /** Runs from a state. */
    public Outcome run(State start, Listener listener) {
        recording.showTo(listener);
        current.set(start);
        instant.state.set(start);
        try {
            moved = rigid.begin(current);
        } catch (ModelException e) {
            stepper.start(ode, start.time, y);
            return refused(e);
        }
        switchboard.begin(current);
        samples.begin(start.time);
        ode.store(current, y);
        System.arraycopy(current.memory, 0, ode.memory(), 0, current.memory.length);
        nextCheckpoint = start.time + plan.checkpointEvery();
        StepStatus status;
        try {
            status = stepper.start(ode, start.time, y);
        } catch (ModelException e) {
            return refused(e);
        }
        if (status != StepStatus.ACCEPTED) {
            return failed(status);
        }
        look(start.time, y);
        instant.initialEnergy = instant.totalEnergy();
        Event happened = events.start(current);
        try {
            status = commit(); // what touches already
        } catch (ModelException e) {
            return refused(e);
        }
        if (status != StepStatus.ACCEPTED) {
            return failed(status);
        }
        if (impacts.list().isEmpty()) { // what an impact at the start takes was there
            instant.initialEnergy = instant.totalEnergy();
        }
        evidence.settled(instant);
        events.begin(current);
        episodes.settled(instant);
        if (samples.due(start.time)) {
            samples.take();
            keepRow();
        }
        recording.note(instant);
        extremes.begin();
        film.moment(current);
        events.occurred(start.time);
        if (happened != null && happened.stops()) {
            return outcome(Outcome.End.STOPPED, "event '" + happened.name() + "'");
        }
        stall.begin(current);
        return loop(listener);
    }

    /** Goes on from a checkpoint; from here every number is the one the uninterrupted run gives. */
    public Outcome resume(Checkpoint c, Listener listener) {
        recording.showTo(listener);
        current.set(c.state());
        ode.store(current, y);
        CheckpointTape tape = CheckpointTape.playing(c.memory());
        double[] accountValues = new double[accounts.size()];
        tape.pass(accountValues);
        System.arraycopy(accountValues, 0, y, ode.accountsAt(), accountValues.length);
        System.arraycopy(current.memory, 0, ode.memory(), 0, current.memory.length);
        plan.stabilisation().resume(current, workspace);
        StepStatus status = stepper.resume(ode, current.time, y, tape.pass(NOTHING, 0));
        if (status != StepStatus.ACCEPTED) {
            return failed(status);
        }
        controlled = true;
        scheduleControl();
        recording.restore(c.recording());
        remember(tape);
        look(current.time, y);
        if (mechanism.rows() > 0) { // as the step was settled: partitioning moves what it evaluates by a rounding
            ode.rates(current.time, y, rates);
            show(current.time, y);
        }
        workspace.contacts.switching.settled(current, workspace);
        return loop(listener);
    }

    /** Lets a controller set inputs from the start on; before the run. */
    public Simulation controlledBy(Controller c) {
        double every = c.interval();
        if (!(every >= 0)) {
            throw new IllegalArgumentException(
                    "the interval of a controller must be > 0 s, or 0 for every accepted step, or"
                            + " infinite for the start only, was " + every + " s");
        }
        controller = c;
        return this;
    }

    /** Calls the controller where its time has come; true if it changed an input. */
    private boolean control() {
        boolean due = !controlled || current.time >= nextControl;
        controlled = true;
        if (!due) {
            return false;
        }
        controller.control(instant, inputs);
        scheduleControl();
        return inputs.takeChange();
    }

    /** The next multiple of the interval, which follows from the time alone, so that a resumed run finds the same. */
    private void scheduleControl() {
        double every = controller.interval();
        nextControl = every > 0 && Double.isFinite(every)
                ? every * (Math.floor(current.time / every * (1 + ROUNDING)) + 1)
                : current.time + every;
    }

    /** How far the next step may go. */
    private double limit() {
        double limit = Math.min(plan.until(), extremes.nextEdge(stepper.time()));
        limit = nextControl > stepper.time() ? Math.min(limit, nextControl) : limit;
        for (Model.Input input : cornered) {
            limit = Math.min(limit, input.nextCorner(stepper.time()));
        }
        double longest = stepper.takesImpacts() ? Double.POSITIVE_INFINITY : workspace.contacts.switching.longestStep();
        if (!limited) {
            return Math.min(limit, stepper.time() + longest);
        }
        Dynamics.place(current, workspace);
        Dynamics.fillRates(workspace);
        for (StepLimit e : workspace.abilities.stepLimits) {
            longest = Math.min(longest, e.longestStep(current, workspace.motion));
        }
        return Math.min(limit, stepper.time() + longest);
    }

    private Outcome loop(Listener listener) {
        while (stepper.time() < plan.until()) {
            StepStatus status;
            try {
                status = stepper.step(limit());
            } catch (ModelException e) {
                return refused(e);
            }
            if (status != StepStatus.ACCEPTED) {
                ode.load(stepper.time(), stepper.state(), current);
                return failed(status);
            }
            Event happened = events.find();
            events.contactsFired(rigid.fired());
            episodes.searchStep();
            recordBefore(stepper.time());
            try {
                status = settle();
            } catch (ModelException e) {
                return refused(e);
            }
            if (status != StepStatus.ACCEPTED) {
                return failed(status);
            }
            String lost = episodes.tunnelled(current);
            if (!lost.isEmpty()) {
                return outcome(Outcome.End.FAILED, lost);
            }
            boolean special = events.any() || touched;
            if (takeSamplesAt(stepper.time()) || special) {
                keepRow();
            }
            if (special || stepper.time() >= plan.until()) {
                film.moment(current);
            } else if (episodes.touching()) {
                film.inContact(current);
            }
            events.occurred(stepper.time());
            if (stall.stepped(special, current, ode, workspace)) {
                listener.warned(stall.said());
            }
            if (happened != null) {
                if (happened.stops()) {
                    return outcome(Outcome.End.STOPPED, "event '" + happened.name() + "'");
                }
            }
            if (!listener.stepped(stepper.time(), plan.until())) {
                return outcome(Outcome.End.INTERRUPTED, "interrupted");
            }
            if (stepper.time() >= nextCheckpoint) {
                nextCheckpoint += plan.checkpointEvery()
                        * Math.ceil((stepper.time() - nextCheckpoint) / plan.checkpointEvery() + 1e-9);
                listener.checkpoint(checkpoint());
            }
        }
        return outcome(Outcome.End.COMPLETED, "");
    }

    /** The accepted end of a step becomes the state: corrected, remembered, accounted for. */
    private StepStatus settle() {
        touched = false;
        ode.load(stepper.time(), stepper.state(), current);
        boolean moved = Configurations.tidy(mechanism, current);
        moved |= plan.stabilisation().afterStep(current, workspace);
        System.arraycopy(stepper.state(), 0, y, 0, y.length);
        ode.store(current, y);
        if (moved) {
            evidence.corrected(stepper.time(), stepper.state(), y);
            StepStatus replaced = stepper.replace(y); // leaves the workspace evaluated at y
            if (replaced != StepStatus.ACCEPTED) {
                return replaced;
            }
            show(stepper.time(), y);
        } else {
            look(stepper.time(), y);
        }
        boolean searched = extremes.arrive(); // at the left side of what may jump here
        if (searched) {
            extremes.search();
            lookAgain(moved);
        }
        StepStatus status = commit();
        if (status != StepStatus.ACCEPTED) {
            return status;
        }
        evidence.settled(instant);
        if (jumped || !extremes.searching()) {
            recording.note(instant);
            extremes.begin();
        } else {
            extremes.goOn(searched);
        }
        events.settled(current);
        touched |= episodes.settled(instant);
        return StepStatus.ACCEPTED;
    }

    /** The end of the step after others were looked at: as it was evaluated before, to the last bit. */
    private void lookAgain(boolean moved) {
        if (mechanism.rows() > 0) {
            lookInside(stepper.time()); // partitioning chooses for the end again
        }
        System.arraycopy(stepper.state(), 0, y, 0, y.length);
        if (moved) {
            ode.rates(stepper.time(), y, rates);
            show(stepper.time(), y);
        } else {
            look(stepper.time(), y);
        }
    }

    /** Elements remember; where that changes what they do, the instant is evaluated again. */
    private StepStatus commit() {
        boolean changed = control();
        for (Switching e : workspace.abilities.switching) {
            changed |= e.commit(current, workspace.motion);
        }
        changed |= switchConstraints();
        if (stepper.takesImpacts()) {
            ode.tell(current, witness);
        } else if (rigid.settle(current)) {
            changed = true;
            touched = true;
            rigid.listRests(events.log());
            if (rigid.isStuck()) {
                StepStatus status = smallSteps.go(current, y);
                rigid.listRests(events.log());
                look(stepper.time(), y);
                jumped = true;
                return status;
            }
        }
        System.arraycopy(current.memory, 0, ode.memory(), 0, current.memory.length);
        jumped = changed;
        if (!changed) {
            return StepStatus.ACCEPTED;
        }
        ode.store(current, y); // an element may have let a spring go
        StepStatus status = stepper.jump(y);
        look(stepper.time(), y);
        return status;
    }

    /** What the events of this instant add and release; true if there is any. */
    private boolean switchConstraints() {
        boolean changed = false;
        for (Event e : switching) {
            if (events.happened(e) && switchboard.changes(current, e.add(), e.release())) {
                double lost = switchboard.change(current, e.add(), e.release());
                if (!e.add().isEmpty()) {
                    impacts.add(
                            new Impact(current.time, e.name(), switchboard.speed(), 0, lost, switchboard.impulse()));
                }
                changed = true;
            }
        }
        if (changed) {
            plan.stabilisation().rowsChanged();
            evidence.rowsChanged();
        }
        return changed;
    }

    private void listImpact(int i, double before, double after, double energy, double impulse) {
        impacts.list(new Impact(current.time, workspace.contacts.name(i), before, after, energy, impulse));
    }

    /** Rows inside the step, by dense output and put onto the constraints like the ends of steps. */
    private void recordBefore(double end) {
        while (samples.due(Math.nextDown(end))) {
            lookInside(samples.take());
            keepRow();
        }
    }

    private void lookInside(double t) {
        stepper.interpolate(t, y);
        ode.load(t, y, instant.state);
        Configurations.tidy(mechanism, instant.state);
        plan.stabilisation().afterStep(instant.state, workspace);
        ode.store(instant.state, y);
        look(t, y);
    }

    private void keepRow() {
        recording.add(instant);
        film.row(instant.state);
    }

    private boolean takeSamplesAt(double end) {
        boolean due = false;
        while (samples.due(end)) {
            samples.take();
            due = true;
        }
        return due;
    }

    /** Evaluates an instant completely, so that channels can read from it. */
    private void look(double t, double[] at) {
        ode.load(t, at, instant.state);
        System.arraycopy(ode.memory(), 0, instant.state.memory, 0, instant.state.memory.length);
        if (weighed) {
            Dynamics.momenta(instant.state, workspace);
        } else {
            dynamics.evaluate(instant.state, workspace);
        }
        show(t, at);
    }

    /** The instant that the workspace has been evaluated at. */
    private void show(double t, double[] at) {
        ode.load(t, at, instant.state);
        System.arraycopy(ode.memory(), 0, instant.state.memory, 0, instant.state.memory.length);
        System.arraycopy(at, ode.accountsAt(), instant.accountValues, 0, accounts.size());
        Dynamics.fillRates(workspace);
        instant.evaluated();
    }

    private Checkpoint checkpoint() {
        double[] accountValues = new double[accounts.size()];
        System.arraycopy(stepper.state(), ode.accountsAt(), accountValues, 0, accountValues.length);
        CheckpointTape tape = CheckpointTape.recording();
        tape.pass(accountValues);
        double[] memory = stepper.memory();
        tape.pass(memory, memory.length);
        remember(tape);
        return new Checkpoint(current.copy(), tape.numbers(), recording.sofar());
    }

    /** What a checkpoint needs of the loop and its logs. */
    private void remember(CheckpointTape tape) {
        instant.initialEnergy = tape.pass(instant.initialEnergy);
        nextCheckpoint = tape.pass(nextCheckpoint);
        moved = tape.pass(moved);
        samples.remember(tape);
        recording.remember(tape);
        film.remember(tape);
        evidence.remember(tape);
        events.remember(tape);
        impacts.remember(tape);
        smallSteps.remember(tape);
        extremes.remember(tape);
        episodes.remember(tape);
        stall.remember(tape);
    }

    /** Says why, then goes back to the last good instant, which is what the ledger and the channels show. */
    private Outcome failed(StepStatus status) {
        String wedged = rigid.ahead(current);
        if (!wedged.isEmpty()) {
            look(stepper.time(), stepper.state());
            return outcome(Outcome.End.FAILED, "stopped at t = " + stepper.time() + " s: " + wedged);
        }
        String why = Diagnosis.explain(status, ode, stepper, workspace, current);
        look(stepper.time(), stepper.state());
        return outcome(Outcome.End.FAILED, why);
    }

    /** An element met what it cannot deal with: a contact that should make its stiffness of a corner. */
    private Outcome refused(ModelException e) {
        Dynamics.momenta(instant.state, workspace); // the last good instant, or the start
        Dynamics.fillRates(workspace);
        if (stepper.acceptedSteps() == 0) {
            instant.initialEnergy = instant.totalEnergy();
        }
        return outcome(Outcome.End.FAILED, "stopped at t = " + stepper.time() + " s: " + e.getMessage());
    }

    private Outcome outcome(Outcome.End end, String message) {
        EnergyLedger ledger = instant.ledger(evidence.largestEnergy());
        Trust trust = end == Outcome.End.FAILED // which nobody takes for a result
                ? new Trust()
                : evidence.judge(ledger, plan.ledger(), stepper.acceptedSteps(), stepper.takesImpacts());
        return new Outcome(
                end,
                stepper.time(),
                message,
                stepper.acceptedSteps(),
                stepper.rejectedSteps(),
                stepper.evaluations(),
                ledger,
                evidence.maxPosition(),
                evidence.maxVelocity(),
                events.log().list(),
                impacts.list(),
                episodes.list(instant),
                warnings(),
                trust.reasons(),
                List.of(),
                omitted());
    }

    private List<String> warnings() {
        List<String> list = new ArrayList<>(episodes.warnings());
        smallSteps.warn(list);
        String missed = ode.missed(stepper.acceptedSteps());
        if (!missed.isEmpty()) {
            list.add(missed);
        }
        if (!moved.isEmpty()) {
            list.add(moved);
        }
        stall.warn(list);
        omitted().warn(list);
        return list;
    }

    private Omitted omitted() {
        return new Omitted(events.log().omitted(), impacts.omitted(), episodes.omitted());
    }
}
