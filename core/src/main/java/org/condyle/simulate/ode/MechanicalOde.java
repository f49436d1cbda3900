package org.condyle.simulate.ode;

import java.util.Arrays;
import org.condyle.dynamics.Configurations;
import org.condyle.dynamics.ContactStep;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.RateSlopes;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.TimeStepping;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.ConservedQuantity;
import org.condyle.integrate.ContactOde;
import org.condyle.integrate.NonsmoothOde;
import org.condyle.integrate.NonsmoothOptions;
import org.condyle.integrate.StepStatus;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/** A mechanism as a system ẏ = f(t, y), y = [q | v | z | accounts of the energy ledger]. */
public final class MechanicalOde implements NonsmoothOde, ContactOde {
    private static final double[] NONE = {};
    private static final double ROUNDING = 8 * Math.ulp(1.0);

    private final Mechanism mechanism;
    private final Workspace workspace;
    private final Dynamics dynamics;
    private final Stabilisation stabilisation;
    private final Accounts accounts;
    private final State trial;
    private final int nq;
    private final int nv;
    private final int nz;
    private final boolean free; // no rows that steps or contacts could change in between
    private final boolean driven; // something moves it whose work is known at the end only
    private @Nullable TimeStepping stepping;
    private @Nullable RateSlopes slopes; // made when an implicit method asks
    private @Nullable ContactStep lasting; // made when the first contact lasts
    private final ContactStep.Book book = this::netPower;
    private final double[] forces; // of that, three numbers a candidate
    private final State from;
    private final State to;
    private final double[] powers;
    private long stamp; // of the places that rates were computed for last
    private long applied; // of the forces
    private double stored; // energy of the elements at the last balance
    private long storedStamp = -1;
    private long storedApplied = -1;

    public MechanicalOde(Mechanism mechanism, Workspace workspace, Stabilisation stabilisation, Accounts accounts) {
        this.mechanism = mechanism;
        this.workspace = workspace;
        this.stabilisation = stabilisation;
        this.accounts = accounts;
        dynamics = new Dynamics(stabilisation);
        trial = mechanism.model().newState();
        nq = trial.q.length;
        nv = trial.v.length;
        nz = trial.z.length;
        forces = new double[workspace.contacts.canLast() ? 3 * workspace.contacts.count() : 0];
        from = mechanism.model().newState();
        to = mechanism.model().newState();
        powers = new double[accounts.size()];
        driven = accounts.driven();
        free = mechanism.rows() == 0 && workspace.contacts.count() == 0;
    }

    @Override
    public int configurationSize() {
        return nq;
    }

    @Override
    public int velocitySize() {
        return nv;
    }

    @Override
    public int internalSize() {
        return nz;
    }

    @Override
    public int quadratureSize() {
        return accounts.size();
    }

    /** The memory that evaluations see: that of the last accepted step. */
    public double[] memory() {
        return trial.memory;
    }

    /** The state of the last evaluation: where a step failed. */
    public State lastTried() {
        return trial;
    }

    @Override
    public StepStatus rates(double t, double[] y, double[] rates) {
        load(t, y, trial);
        stabilisation.beforeEvaluation(trial, workspace);
        StepStatus status = dynamics.evaluate(trial, workspace);
        if (status == StepStatus.SINGULAR_MASS) {
            return status; // a trial that has gone astray: there are no accelerations
        }
        Dynamics.coordinateRates(mechanism, trial, rates, 0);
        System.arraycopy(workspace.acceleration, 0, rates, nq, nv);
        System.arraycopy(workspace.internalRates, 0, rates, nq + nv, nz);
        accounts.powers(trial, workspace, rates, nq + nv + nz);
        stamp = workspace.motion.stamp;
        applied = workspace.applied;
        return status;
    }

    /** Whether the workspace still has all that belongs to an instant: its rates were the last thing computed there. */
    public boolean holds(double t, double[] y) {
        return free
                && stamp == workspace.motion.stamp
                && applied == workspace.applied
                && t == trial.time
                && Arrays.equals(y, 0, nq, trial.q, 0, nq)
                && Arrays.equals(y, nq, nq + nv, trial.v, 0, nv)
                && Arrays.equals(y, nq + nv, nq + nv + nz, trial.z, 0, nz);
    }

    @Override
    public void internalSlopes(double[] y, double[] slopes) {
        Dynamics.internalSlopes(trial, workspace, slopes);
    }

    @Override
    public boolean hasJacobian() {
        return RateSlopes.possible(workspace, stabilisation);
    }

    @Override
    public boolean jacobian(double[] y, int first, double[][] out) {
        if (slopes == null) {
            slopes = new RateSlopes(workspace, stabilisation);
        }
        return slopes.write(trial, first, out);
    }

    @Override
    public void prepare(NonsmoothOptions options) {
        stepping = new TimeStepping(workspace, options);
    }

    @Override
    public StepStatus impulses(double h, boolean again, double[] begin, double[] end, double[] shift) {
        double lost = stepping().solve(trial, h, again, begin, end, nq, shift);
        end[accountsAt() + accounts.impacts()] += lost;
        return StepStatus.ACCEPTED;
    }

    @Override
    public boolean coasts() {
        return mechanism.coasts();
    }

    @Override
    public boolean splits() {
        return stepping().splits();
    }

    @Override
    public void begin(double t, double[] y) {
        load(t, y, from);
        System.arraycopy(trial.memory, 0, from.memory, 0, from.memory.length);
        stepping().begin(from);
    }

    @Override
    public void finish(double t0, double h, double[] begin, double[] end) {
        load(t0, begin, from);
        load(t0 + h, end, to);
        System.arraycopy(trial.memory, 0, from.memory, 0, from.memory.length);
        System.arraycopy(trial.memory, 0, to.memory, 0, to.memory.length);
        double net = accounts.net(end, accountsAt()) - accounts.net(begin, accountsAt());
        double lost = stepping().finish(from, to, h, driven ? Double.NaN : net);
        store(to, end);
        end[accountsAt() + accounts.impacts()] += lost;
    }

    @Override
    public boolean lasting() {
        return workspace.contacts.lasting();
    }

    @Override
    public double contactStep(double t, double[] y, double h, boolean exactly, double[] end) {
        ContactStep step = contactStep();
        load(t, y, from);
        System.arraycopy(trial.memory, 0, from.memory, 0, from.memory.length);
        double taken = step.take(from, h, exactly, book, to);
        System.arraycopy(y, 0, end, 0, y.length);
        store(to, end);
        for (int i = 0; i < powers.length; i++) {
            end[accountsAt() + i] += taken * powers[i];
        }
        accounts.book(step, end, accountsAt());
        return taken;
    }

    private double netPower(State middle) {
        dynamics.evaluate(middle, workspace);
        accounts.powers(middle, workspace, powers, 0);
        return driven ? Double.NaN : accounts.net(powers, 0);
    }

    /** Forces of the candidates of rigid contacts over the last step of lasting contact. */
    public double[] lastingForces() {
        return forces;
    }

    @Override
    public double contactError() {
        return contactStep().error();
    }

    @Override
    public double contactBend() {
        return contactStep().bend();
    }

    @Override
    public double[] contactHistory() {
        return lasting == null ? NONE : lasting.history();
    }

    @Override
    public void contactHistory(double[] kept) {
        if (kept.length > 0) {
            contactStep().history(kept);
        }
    }

    private ContactStep contactStep() {
        if (lasting == null) {
            lasting = new ContactStep(workspace, stabilisation, forces);
        }
        return lasting;
    }

    @Override
    public double longestStep(double[] at, double wanted, boolean looked) {
        if (!stepping().passable()) {
            return Double.POSITIVE_INFINITY;
        }
        load(trial.time, at, trial);
        return stepping().longestStep(trial, wanted, looked);
    }

    /** Who is so fast that steps had to be too short. */
    public String fastest() {
        return stepping().fastest();
    }

    @Override
    public void taken() {
        stepping().taken();
    }

    @Override
    public void forget() {
        stepping().forget();
    }

    @Override
    public double[] history() {
        return stepping().history();
    }

    @Override
    public void history(double[] kept) {
        stepping().history(kept);
    }

    private TimeStepping stepping() {
        if (stepping == null) {
            throw new IllegalStateException("prepare() comes before steps");
        }
        return stepping;
    }

    /** Tells of impacts that began in the step that ended at {@code s}. */
    public void tell(State s, TimeStepping.Witness witness) {
        stepping().tell(s, witness);
    }

    /** A warning about steps in which the contact solver missed its tolerance; empty if there were none. */
    public String missed(long steps) {
        return stepping != null
                ? stepping.missed(steps)
                : lasting != null ? lasting.errors().missed() : "";
    }

    /** Energy that the discretisation of steps with contact changed, and that velocities made up for [J]. */
    public double corrected() {
        return stepping != null
                ? stepping.corrected()
                : lasting == null ? 0 : lasting.errors().gained();
    }

    /** Evaluates everything at a state, for listeners and channels. */
    public void evaluate(State s) {
        dynamics.evaluate(s, workspace);
    }

    @Override
    public void advance(double[] q, double[] increment, double[] out) {
        Configurations.advance(mechanism, q, increment, out);
    }

    /**
     * Energy less the net of all accounts, sized as the ledger sizes its residual. Feedback of constraints spoils it.
     */
    @Override
    public void balance(double[] y, ConservedQuantity out) {
        if (mechanism.rows() > 0 && !stabilisation.exact()) {
            return;
        }
        double kinetic = Dynamics.kineticEnergy(workspace), gravity = Dynamics.gravityEnergy(workspace);
        stored = Dynamics.storedEnergy(trial, workspace);
        storedStamp = workspace.motion.stamp;
        storedApplied = workspace.applied;
        double flow = accounts.flow(y, accountsAt());
        out.value = kinetic + gravity + stored - accounts.net(y, accountsAt());
        out.size = Math.max(Math.max(kinetic, stored), flow);
        out.rounding = rounding(kinetic, gravity, stored, flow);
    }

    /** Energy of the elements at a state, which the workspace has been evaluated at; known already if a step was judged there. */
    public double storedEnergy(State at) {
        boolean known = storedStamp == workspace.motion.stamp && storedApplied == workspace.applied;
        return known ? stored : Dynamics.storedEnergy(at, workspace);
    }

    /**
     * What rounding alone may do to the energy of the instant that the workspace has been evaluated at [J].
     *
     * @param flow all that went in or out of the accounts up to then [J]
     */
    public double rounding(double kinetic, double gravity, double stored, double flow) {
        return ROUNDING * (kinetic + Math.abs(gravity) + Math.abs(stored) + flow + workOfRounding());
    }

    /** What forces do when places change by their own size. */
    private double workOfRounding() {
        double[] force = workspace.forces.dual, place = workspace.motion.placement;
        double sum = 0;
        for (int i = 0; i < force.length; i++) {
            sum += Math.abs(force[i] * place[i]);
        }
        return sum;
    }

    /** y → q, v, z of a state. */
    public void load(double t, double[] y, State s) {
        s.time = t;
        System.arraycopy(y, 0, s.q, 0, nq);
        System.arraycopy(y, nq, s.v, 0, nv);
        System.arraycopy(y, nq + nv, s.z, 0, nz);
    }

    /** q, v, z of a state → y; the accounts stay. */
    public void store(State s, double[] y) {
        System.arraycopy(s.q, 0, y, 0, nq);
        System.arraycopy(s.v, 0, y, nq, nv);
        System.arraycopy(s.z, 0, y, nq + nv, nz);
    }

    @Override
    public double scale(int i) {
        int z = i - nq - nv;
        return z >= 0 && z < nz ? mechanism.model().internals().get(z).scale() : 1;
    }

    public int accountsAt() {
        return nq + nv + nz;
    }

    /** Name of a component of y, for people. */
    public String componentName(int i) {
        if (i < nq) {
            return "coordinate " + mechanism.model().coordinateName(i);
        }
        if (i < nq + nv) {
            return "speed of " + mechanism.model().speedName(i - nq);
        }
        return i < nq + nv + nz
                ? "internal state " + mechanism.model().internalName(i - nq - nv)
                : "energy account " + accounts.name(i - accountsAt());
    }
}
