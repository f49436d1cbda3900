package org.condyle.dynamics;

import java.util.List;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;

/**
 * Active constraints: some are added or released during a run. Those that are added act at once, and velocities
 * jump to the nearest that they allow, as the mass matrix measures it:
 *
 * <pre>  v⁺ = P_a v⁻,   P_a = I - P_c,   P_c = M⁻¹Aᵀ(A M⁻¹Aᵀ)⁻¹A,   T_c = ½ (P_c v⁻)ᵀ M (P_c v⁻) = T⁻ - T⁺  </pre>
 *
 * J. Kövecses, Journal of Applied Mechanics 75 (2008) 061012. A has the rows of all that hold then.
 */
public final class ConstraintSwitching {
    private final Workspace w;
    private final ImpactSolver solver;
    private double speed;
    private double impulse;

    public ConstraintSwitching(Workspace w) {
        this.w = w;
        solver = new ImpactSolver(w, false);
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
     * Releases, adds, and lets the velocities of the state jump to what then holds.
     *
     * @return energy that it took [J]
     */
    public double change(State s, List<String> add, List<String> release) {
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
        double lost = solver.arrest(s, w);
        speed = 0;
        impulse = 0;
        for (String name : add) {
            int first = w.mechanism.firstRow(name);
            for (int r = first; r < first + switched(name).rows(); r++) {
                speed = Math.hypot(speed, w.velocityError[r]); // as it was before
                impulse = Math.hypot(impulse, solver.impulse(r));
            }
        }
        return lost;
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
