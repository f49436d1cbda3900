package org.condyle.simulate;

import java.util.List;
import java.util.Map;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.ImpactSolver;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.RigidContacts;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.StepStatus;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.condyle.mechanics.contact.Collision;
import org.condyle.simulate.event.Event;
import org.condyle.simulate.event.GridEvents;
import org.condyle.simulate.event.Omitted;
import org.condyle.simulate.event.OutputTimes;
import org.condyle.simulate.ode.Accounts;

/**
 * The finite differences of F. Bonaldi and M. Frémond, "Collision, damage, smooth evolution of an articulation. The
 * tennis elbow", section 4.1, for any model with one coordinate q, stops of it and no constraints. It reproduces the
 * published results and serves for comparison; {@link Simulation} is the better way to run a model.
 *
 * <pre>
 *   (q_{k+1} - 2 q_k + q_{k-1})/Δt² = a(t_k, q_{k+1}, (q_{k+1} - q_k)/Δt, z_k)     eq. (8)₁, a linearised at step k
 *   z_{k+1} = z_k + Δt ż(q_{k+1})                                                  eq. (8)₂
 *   q_{k+1} behind a stop:  q_{k+1} = stop,  Ω⁻ = (q_k - q_{k-1})/Δt,  q_{k+2} = stop + Ω⁺Δt,  k skips one
 * </pre>
 *
 * Impacts and events are reported at the step in which they are detected: both are up to one step late, and Ω⁻ is that
 * of the step before. The method is of first order and loses energy of its own, ½MΔv² and half the stiffness times Δq²
 * a step; powers are summed as they are at the ends of steps. The residual of the ledger shows both. A coordinate that
 * is pressed against a stop comes to rest by an impact in every second step. Where the paper's formula would take a
 * speed away from the stop for an impact and answer with one into it, the coordinate is stopped.
 */
public final class BonaldiFremondScheme {
    private static final double DIFFERENCE = 1e-5; // for slopes of the acceleration, relative; exact for linear forces

    private final Plan plan;
    private final long steps;
    private final Workspace w;
    private final RigidContacts contacts;
    private final Dynamics dynamics = new Dynamics(Stabilisation.none());
    private final ImpactSolver impact;
    private final ImpactLog log;
    private final Accounts accounts;
    private final double[] power;
    private final Snapshot instant;
    private final GridEvents events;
    private final OutputTimes samples;
    private final Recording recording;
    private final StateFrames film;
    private final State s;
    private double largestEnergy;
    private long evaluations;

    /**
     * Prepares a run; of the plan the integrator, the way constraints are kept, and checkpoints are not used.
     *
     * @param steps number of steps, equally long
     */
    public BonaldiFremondScheme(Mechanism mechanism, Plan plan, long steps) {
        this.plan = plan;
        this.steps = steps;
        check(mechanism.model(), plan.events());
        w = new Workspace(mechanism);
        contacts = w.contacts;
        impact = new ImpactSolver(w, plan.sequentialImpacts());
        log = new ImpactLog(List.of());
        accounts = new Accounts(mechanism, w);
        power = new double[accounts.size()];
        instant = new Snapshot(w, accounts, log);
        events = new GridEvents(plan.events(), w);
        samples = new OutputTimes(plan.until(), plan.every(), plan.alsoAt());
        recording = new Recording(plan.channels());
        film = new StateFrames(mechanism.model());
        s = instant.state;
    }

    /** Refuses, as a {@link ModelException}, a model that this scheme cannot run. */
    public static void check(Model m, List<Event> happenings) {
        String way = "; use run: {method: accurate}";
        if (m.coordinates() != 1 || m.speeds() != 1) {
            throw new ModelException("the published scheme needs a model with one coordinate, this model has "
                    + Math.max(m.coordinates(), m.speeds()) + way);
        }
        if (!m.constraints().isEmpty()) {
            throw new ModelException("the published scheme does not support constraints, and this model has '"
                    + m.constraints().keySet().iterator().next() + "'" + way);
        }
        m.forces().forEach((name, e) -> {
            if (e instanceof ContactElement) {
                throw new ModelException(
                        "the published scheme supports stops but no contact of surfaces, as in '" + name + "'" + way);
            }
        });
        for (Event e : happenings) {
            if (e.strikes()) {
                throw new ModelException(
                        "the published scheme knows no impulses, as in event '" + e.name() + "'" + way);
            }
        }
        m.unilaterals().forEach((name, u) -> {
            if (u.tangents() > 0) {
                throw new ModelException(
                        "the published scheme supports stops but no contact of surfaces, as in '" + name + "'" + way);
            }
        });
    }

    public Recording recording() {
        return recording;
    }

    public StateFrames film() {
        return film;
    }

    /** The state at the end of the run. */
    public State last() {
        return s.copy();
    }

    /** Runs from a state. */
    public Outcome run(State start, Listener listener) {
        recording.showTo(listener);
        s.set(start);
        samples.begin(start.time);
        double dt = (plan.until() - start.time) / steps;
        commit();
        if (look() != StepStatus.ACCEPTED) {
            return outcome(Outcome.End.FAILED, "the start cannot be evaluated", 0);
        }
        try {
            new RigidPhase(w, Stabilisation.none(), false, log, new double[0]).begin(s);
        } catch (ModelException e) {
            return outcome(Outcome.End.FAILED, String.valueOf(e.getMessage()), 0);
        }
        instant.initialEnergy = instant.totalEnergy();
        events.settled(s);
        finish(false);
        film.moment(s);
        boolean leaving = false; // after a hit: the next place follows from the speed alone
        for (long k = 0; k < steps; k++) {
            boolean stable = true;
            int struck = -1;
            double speed = s.v[0];
            if (leaving) {
                s.q[0] += dt * speed;
            } else {
                stable = move(dt);
                struck = behind();
            }
            s.time = k + 1 == steps ? plan.until() : start.time + (k + 1) * dt;
            leaving = struck >= 0;
            if (leaving) {
                s.v[0] = speed;
                hit(struck);
            }
            advanceInternals(dt);
            if (!stable || look() != StepStatus.ACCEPTED) {
                return outcome(
                        Outcome.End.FAILED,
                        "stopped at t = " + s.time + " s: the step of " + dt
                                + " s is too long for this scheme; give more run.steps",
                        k + 1);
            }
            Event happened = leaving ? events.jumped(s) : events.ofModel(s);
            finish(leaving || events.any());
            if (happened != null && happened.stops()) {
                return outcome(Outcome.End.STOPPED, "event '" + happened.name() + "'", k + 1);
            }
            if (!listener.stepped(s.time, plan.until())) {
                return outcome(Outcome.End.INTERRUPTED, "interrupted", k + 1);
            }
        }
        return outcome(Outcome.End.COMPLETED, "", steps);
    }

    /** Eq. (8)₁: v_{k+1}, and with it q_{k+1}. False if forces that drive apart are too strong for the step. */
    private boolean move(double dt) {
        double q = s.q[0], v = s.v[0], a = w.acceleration[0];
        double dq = DIFFERENCE * Math.max(1, Math.abs(q)), dv = DIFFERENCE * Math.max(1, Math.abs(v));
        double byPlace = (accelerationAt(q + dq, v) - a) / dq, bySpeed = (accelerationAt(q, v + dv) - a) / dv;
        double divisor = 1 - dt * bySpeed - dt * dt * byPlace;
        s.v[0] = (v + dt * (a - bySpeed * v)) / divisor;
        s.q[0] = q + dt * s.v[0];
        return divisor > 0;
    }

    private double accelerationAt(double q, double v) {
        s.q[0] = q;
        s.v[0] = v;
        evaluations++;
        dynamics.evaluate(s, w);
        return w.acceleration[0];
    }

    /** A stop that the coordinate has passed, -1 if there is none. */
    private int behind() {
        Dynamics.place(s, w);
        contacts.find(s, w.motion);
        for (int i = 0; i < contacts.count(); i++) {
            if (contacts.gap(i) < 0) {
                return i;
            }
        }
        return -1;
    }

    /** Puts the coordinate on the stop and takes the speed that its law leaves. */
    private void hit(int i) {
        double v = s.v[0];
        s.v[0] = 1;
        contacts.find(s, w.motion);
        s.q[0] -= contacts.gap(i) / contacts.gapRate(i);
        s.v[0] = v;
        Dynamics.place(s, w);
        events.beforeJump(s);
        contacts.find(s, w.motion);
        if (contacts.gapRate(i) < -RigidContacts.RESTS && impact.solve(s, w)) {
            Collision c = impact.collision();
            boolean bounces = c.after[0] > RigidContacts.RESTS;
            double after = bounces ? c.after[0] : 0; // rounding would hit again
            log.add(new Impact(s.time, contacts.name(i), -c.before[0], after, c.loss(), c.impulse[0]));
            s.v[0] = bounces ? s.v[0] : 0;
        } else {
            Dynamics.momenta(s, w);
            double kinetic = Dynamics.kineticEnergy(w);
            s.v[0] = 0;
            Dynamics.momenta(s, w);
            log.lose(kinetic - Dynamics.kineticEnergy(w));
        }
    }

    /** Internals follow from the place just found; so do the accounts. */
    private void advanceInternals(double dt) {
        Dynamics.place(s, w);
        events.look(s);
        commit();
        events.settled(s);
        Dynamics.internalRates(s, w);
        accounts.powers(s, w, power, 0);
        for (int i = 0; i < power.length; i++) {
            instant.accountValues[i] += dt * power[i];
        }
        for (int i = 0; i < s.z.length; i++) {
            s.z[i] += dt * w.internalRates[i];
        }
        events.look(s);
        commit();
        events.settled(s);
    }

    private void commit() {
        Dynamics.place(s, w);
        for (Switching e : w.abilities.switching) {
            e.commit(s, w.motion);
        }
    }

    /** Evaluates the instant, for channels and for the next step. */
    private StepStatus look() {
        evaluations++;
        StepStatus status = dynamics.evaluate(s, w);
        Dynamics.fillRates(w);
        instant.evaluated();
        return status;
    }

    private void finish(boolean special) {
        largestEnergy = Math.max(largestEnergy, Math.max(instant.kineticEnergy(), instant.storedEnergy()));
        recording.note(instant);
        boolean due = special;
        // rows are steps: an instant that was asked for between two of them is read at the later one
        while (samples.due(s.time + 1e-9 * (plan.until() - samples.start()) / steps)) {
            samples.take();
            due = true;
        }
        if (due) {
            recording.add(instant);
            film.row(s);
        }
        if (special) {
            film.moment(s);
        }
    }

    private Outcome outcome(Outcome.End end, String message, long done) {
        EnergyLedger ledger = instant.ledger(largestEnergy);
        return new Outcome(
                end,
                s.time,
                message,
                done,
                0,
                evaluations,
                ledger,
                0,
                0,
                events.occurrences(),
                log.list(),
                List.of(),
                List.of(),
                new Trust().ledger(ledger, plan.ledger(), 0).reasons(),
                List.of(),
                new Omitted(Map.of(), log.omitted(), Map.of()));
    }
}
