package org.condyle.dynamics;

import java.util.Arrays;
import java.util.List;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;

/**
 * What an event does to the velocities. Constraints that are added act at once, and velocities jump to the nearest that they allow,
 * as the mass matrix measures it:
 *
 * <pre>  v⁺ = P_a v⁻,   P_a = I - P_c,   P_c = M⁻¹Aᵀ(A M⁻¹Aᵀ)⁻¹A,   T_c = ½ (P_c v⁻)ᵀ M (P_c v⁻) = T⁻ - T⁺  </pre>
 *
 * J. Kövecses, Journal of Applied Mechanics 75 (2008) 061012. A has the rows of all that hold then. Impulses P at points or on
 * coordinates, with the generalised impulse p = Σ JᵀP, act after that:
 *
 * <pre>  v⁺ = v⁻ + P_a M⁻¹ p,   work ½ p·(v⁻ + v⁺)  </pre>
 */
public final class VelocityJump {
    private final Workspace w;
    private final ImpactSolver solver;
    private final boolean stepping;
    private final Forces forces;
    private final double[] percussion;
    private double speed;
    private double impulse;
    private double lost;
    private double work;

    /** @param stepping contacts without compliance act by impulses that are part of the steps, not at this instant */
    public VelocityJump(Workspace w, boolean stepping) {
        this.w = w;
        this.stepping = stepping;
        solver = new ImpactSolver(w, false);
        percussion = new double[w.acceleration.length];
        forces = new Forces(w.mechanism.model().bodies().size(), percussion.length);
    }

    /** At the start of a run: what holds notes where it holds from. */
    public void begin(State s) {
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        for (Constraint c : w.constraints) {
            if (c.holds(s)) {
                c.begin(s, w.motion);
            }
        }
    }

    /** True if something would be added that does not hold, or released that does. */
    public boolean changes(State s, List<String> add, List<String> release) {
        for (String name : add) {
            if (!switched(name).holds(s)) {
                return true;
            }
        }
        for (String name : release) {
            if (switched(name).holds(s)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Releases, adds, and lets the velocities of the state jump to what then holds. It takes the energy {@link #lost}.
     */
    public void change(State s, List<String> add, List<String> release) {
        for (String name : release) {
            s.memory[switched(name).switchAt()] = 0;
        }
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        for (String name : add) {
            Constraint c = switched(name);
            if (!c.holds(s)) {
                c.add(s, w.motion);
            }
        }
        lost = solver.arrest(s, w);
        speed = 0;
        impulse = 0;
        for (String name : add) {
            int first = w.mechanism.firstRow(name);
            for (int r = first; r < first + switched(name).rows(); r++) {
                speed = Math.hypot(speed, w.velocityError[r]); // as it was before
                impulse = Math.hypot(impulse, solver.impulse(r));
            }
        }
    }

    /**
     * Impulses act on the state: elements whose forces [N] are taken as impulses [N·s]. They do the {@link #work}; what contacts
     * that are closed and without restitution take of it by their friction is {@link #lost}.
     */
    public void strike(State s, List<? extends ForceElement> impulses) {
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        forces.clear();
        for (ForceElement e : impulses) {
            e.addForces(s, w.motion, forces);
        }
        Arrays.fill(percussion, 0);
        Dynamics.projectForces(forces, w, percussion);
        work = solver.strike(s, w, percussion, !stepping);
        lost = solver.lost();
    }

    /** Energy that the last change or the contacts of the last strike took [J]. */
    public double lost() {
        return lost;
    }

    /** Work of the impulses of the last strike, and of moving constraints in it [J]. */
    public double work() {
        return work;
    }

    /** Energy that the last strike would have brought to bodies at rest that nothing holds [J]: rounding is measured by it. */
    public double free() {
        return solver.free();
    }

    /** Root of the sum of squares of the speeds that the last change took, over the added rows. */
    public double speed() {
        return speed;
    }

    /** The same of the impulses of the added rows. */
    public double impulse() {
        return impulse;
    }

    private Constraint switched(String name) {
        int c = w.mechanism.constraintNames().indexOf(name);
        if (c < 0 || w.constraints[c].switchAt() < 0) {
            throw new ModelException("there is no constraint '" + name + "' that can be added or released");
        }
        return w.constraints[c];
    }
}
