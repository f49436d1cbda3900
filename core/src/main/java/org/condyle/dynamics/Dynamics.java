package org.condyle.dynamics;

import org.condyle.dynamics.Workspace.Stage;
import org.condyle.integrate.StepStatus;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/** The equations of motion, stage by stage. Holds no state of its own: everything is written into the workspace. */
public final class Dynamics {
    private static final double STEP_OF_SLOPES = 1e-7; // of the size of a state: slopes to six digits or so

    private final Stabilisation stabilisation;

    public Dynamics(Stabilisation stabilisation) {
        this.stabilisation = stabilisation;
    }

    /** Accelerations and multipliers that belong to {@code s}; leaves {@code s} untouched. */
    public StepStatus evaluate(State s, Workspace w) {
        place(s, w); // q, v -> p, A and their rates
        applyForces(s, w); // elements -> 12 numbers a body, 1 a speed
        if (!solveTree(w)) { // M v̇₀ = f
            return StepStatus.SINGULAR_MASS;
        }
        boolean touching = w.contacts.closed(s);
        if (w.mechanism.rows() > 0 || touching) {
            assembleRows(s, w); // Φ, J, γ
            if (touching) {
                w.contacts.closure.close(w, stabilisation);
            } else {
                stabilisation.close(w); // J M⁻¹ Jᵀ λ = γ - J v̇₀
            }
        } else if (w.contacts.count() > 0) {
            w.contacts.load(s); // nothing is closed
            w.loops.rows = 0;
        }
        internalRates(s, w);
        assert w.reached(Stage.ACCELERATIONS);
        return finite(w.acceleration) && finite(w.internalRates) ? StepStatus.ACCEPTED : StepStatus.NOT_FINITE;
    }

    /** ż of all internals, from places and velocities that were computed last. */
    public static void internalRates(State s, Workspace w) {
        for (Internal e : w.abilities.internal) {
            e.internalRates(s, w.motion, w.internalRates);
        }
    }

    /**
     * ∂żᵢ/∂zᵢ of all internals, by differences, from places and velocities that were computed last. Only the element that owns a
     * state is asked again.
     */
    public static void internalSlopes(State s, Workspace w, double[] slopes) {
        for (Internal e : w.abilities.internal) {
            int at = e.internals().at();
            for (int i = at; i < at + e.internals().count(); i++) {
                double z = s.z[i], scale = e.internals().states().get(i - at).scale(), rate = w.internalRates[i];
                s.z[i] = z + STEP_OF_SLOPES * (scale + Math.abs(z));
                double step = s.z[i] - z;
                e.internalRates(s, w.motion, w.internalTrial);
                slopes[i] = (w.internalTrial[i] - rate) / step;
                s.z[i] = z;
            }
        }
    }

    /** Places and velocities of all bodies. */
    public static void place(State s, Workspace w) {
        update(s, w);
        if (w.elements.length > 0 || w.mechanism.rows() > 0 || w.contacts.count() > 0) {
            w.kinematics.fillRates();
        }
    }

    private static void update(State s, Workspace w) {
        w.kinematics.update(s.q, s.v);
        assert w.placed(s);
    }

    /** Momenta of the bodies where they were placed last. */
    static void loadBodies(Workspace w) {
        w.rigid.loadBodies();
        assert w.reached(Stage.MOMENTA);
    }

    /** Velocities (ṗ, Ȧ) of all bodies, also where no element asked for them. */
    public static void fillRates(Workspace w) {
        w.kinematics.fillRates();
    }

    /** Places, momenta and so energies of a state: enough if forces and accelerations are not needed. */
    public static void momenta(State s, Workspace w) {
        update(s, w);
        loadBodies(w);
    }

    /**
     * Moves the bodies along a path of positions at rest, for descriptors alone; all else of the state is evaluated afterwards.
     *
     * @param speeds along the path
     */
    public static void follow(State s, double[] speeds, Workspace w) {
        if (w.descriptors().isEmpty()) {
            return;
        }
        State moving = s.copy();
        System.arraycopy(speeds, 0, moving.v, 0, speeds.length);
        update(moving, w);
        w.kinematics.fillRates();
        w.follow();
    }

    /** Lets the descriptors keep something of the first instant of a run in the memory of its state. */
    public static void beginDescriptors(State s, Workspace w) {
        if (!w.descriptors().isEmpty()) {
            update(s, w);
            w.kinematics.fillRates();
            w.descriptors().forEach(d -> d.begin(s, w.motion));
        }
    }

    /**
     * Everything at a state but its accelerations: places and rates, forces of the elements, rows of the constraints.
     * For analyses that know v̇ already or ask for forces alone.
     */
    public static void prepare(State s, Workspace w) {
        update(s, w);
        w.kinematics.fillRates();
        applyForces(s, w);
        loadBodies(w);
        assembleRows(s, w);
    }

    /** Places, rates and rows of the constraints, without forces. */
    public static void constrain(State s, Workspace w) {
        place(s, w);
        assembleRows(s, w);
    }

    /**
     * The mass matrix, column by column as the generalised momentum p = ∂T/∂v = M v of a unit speed. Leaves the
     * workspace at the configuration q with other speeds: prepare it again before reading from it.
     */
    public static void massMatrix(double[] q, Workspace w, double[][] out) {
        double[] momentum = new double[out.length];
        State s = w.mechanism.model().newState();
        System.arraycopy(q, 0, s.q, 0, q.length);
        double[] unit = s.v;
        for (int k = 0; k < out.length; k++) {
            unit[k] = 1;
            momenta(s, w);
            w.bodies.generalisedMomentum(momentum);
            w.mechanism.affine.momentum(unit, momentum);
            for (int i = 0; i < out.length; i++) {
                out[i][k] = momentum[i];
            }
            unit[k] = 0;
        }
    }

    /** The generalised force of one element alone, at the places computed last; overwrites the forces of the workspace. */
    public static void generalisedForce(int element, State s, Workspace w, double[] out) {
        w.applied++;
        w.forces.clear();
        w.elements[element].addForces(s, w.motion, w.forces);
        projectForces(w.forces, w, out);
    }

    /**
     * The gradient J of a measure along the generalised velocities, ẋ = J v: its generalised force for a unit effort. For the
     * length of a path, -J of a coordinate is the moment arm about it [m], the torque of a unit tension: K. N. An et al.,
     * "Determination of muscle orientations and moment arms", Journal of Biomechanical Engineering 106 (1984) 280-282. At
     * the places computed last; overwrites the forces of the workspace.
     */
    public static void jacobian(Measure measure, State s, Workspace w, double[] out) {
        w.applied++;
        jacobian(measure, new Measure.Reading(measure), w.forces, s, w, out);
    }

    /**
     * The same with a reading of the caller, which has value and rate of the measure afterwards, and forces to write into, so
     * that those of the workspace stay; allocates nothing.
     */
    public static void jacobian(
            Measure measure, Measure.Reading reading, Forces scratch, State s, Workspace w, double[] out) {
        measure.read(s, w.motion, reading);
        scratch.clear();
        measure.push(reading, 1, scratch);
        projectForces(scratch, w, out);
    }

    /**
     * The generalised force of an actuator that pushes with one: moment arms of a muscle. At the places computed last; the forces
     * of the workspace stay, and nothing is allocated.
     */
    public static void unitForce(Actuator actuator, Forces scratch, State s, Workspace w, double[] out) {
        scratch.clear();
        actuator.pushUnit(s, w.motion, scratch);
        projectForces(scratch, w, out);
    }

    /** Forces on bodies and speeds along the generalised velocities. */
    static void projectForces(Forces forces, Workspace w, double[] out) {
        System.arraycopy(forces.generalised, 0, out, 0, out.length);
        double[] wrench = w.wrench;
        for (int i = 0; i < w.mechanism.tree.nodes; i++) {
            w.rigid.wrench(i, forces.dual, Motion.SIZE * w.mechanism.tree.body[i], wrench);
            w.bodies.project(i, wrench, out);
        }
        w.mechanism.affine.projectAll(forces.dual, 1, out);
    }

    static void applyForces(State s, Workspace w) {
        w.applied++;
        if (w.elements.length > 0) {
            w.forces.clear();
            for (ForceElement e : w.elements) {
                e.addForces(s, w.motion, w.forces);
            }
        }
        assert w.reached(Stage.FORCES);
    }

    static boolean solveTree(Workspace w) {
        Mechanism m = w.mechanism;
        loadBodies(w);
        if (w.elements.length > 0) {
            for (int i = 0; i < m.tree.nodes; i++) {
                w.bodies.addDual(i, w.forces.dual, Motion.SIZE * m.tree.body[i]);
            }
        }
        if (!w.bodies.factor(w.forces.generalised)) {
            return false;
        }
        w.bodies.accelerate(m.gx, m.gy, m.gz, w.acceleration);
        m.affine.accelerate(w.forces.dual, w.forces.generalised, m.gx, m.gy, m.gz, w.increment, w.acceleration);
        return true;
    }

    /** Φ, J, Φ̇, γ of all rows at the places and velocities that were computed last. */
    static void assembleRows(State s, Workspace w) {
        w.contacts.load(s);
        assembleRowsAsTried(s, w);
    }

    /** The same, with the contacts in trial modes. */
    static void assembleRowsAsTried(State s, Workspace w) {
        w.rows.clear();
        for (Constraint c : w.constraints) {
            c.assemble(s, w.motion, w.rows);
        }
        w.contacts.assemble(s, w);
        w.loops.rows = w.rows.count();
        w.loops.project(w.rows);
        for (int r = 0; r < w.loops.rows; r++) {
            w.velocityError[r] = w.loops.times(r, s.v) + w.rows.timeRate[r];
        }
        w.contacts.direct(w);
        w.loops.accelerationRight(w.rows, w.gamma);
        assert w.reached(Stage.ROWS);
    }

    /** q̇ of the configuration. */
    public static void coordinateRates(Mechanism mechanism, State s, double[] out, int at) {
        for (Joint j : mechanism.joints) {
            j.mobility().rates(s.q, j.qAt(), s.v, j.vAt(), out, at + j.qAt());
        }
    }

    /** Kinetic energy [J] of the state whose momenta are here. */
    public static double kineticEnergy(Workspace w) {
        assert w.holds(Stage.MOMENTA);
        double affine = 0;
        if (w.mechanism.affine.count > 0) {
            w.kinematics.fillRates();
            affine = w.mechanism.affine.kineticEnergy(w.motion.rate);
        }
        return w.rigid.kineticEnergy() + affine;
    }

    /** Energy stored in the force elements [J]. */
    public static double storedEnergy(State s, Workspace w) {
        double sum = 0;
        for (ForceElement e : w.elements) {
            sum += e.storedEnergy(s, w.motion);
        }
        return sum;
    }

    /** Potential energy of gravity [J], zero at the world's origin. */
    public static double gravityEnergy(Workspace w) {
        assert w.holds(Stage.MOMENTA);
        Mechanism m = w.mechanism;
        return w.rigid.gravityEnergy(m.gx, m.gy, m.gz) + m.affine.gravityEnergy(w.motion.placement, m.gx, m.gy, m.gz);
    }

    private static boolean finite(double[] x) {
        double sum = 0;
        for (double a : x) {
            sum += a - a; // NaN and infinity leave NaN
        }
        return sum == 0;
    }
}
