package org.condyle.analyse;

import java.util.List;
import java.util.Set;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Reactions;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Observer;
import org.condyle.simulate.Recording;

/**
 * The generalised forces that a given motion of a tree takes, beside the force elements of the model:
 *
 * <pre>  Q = M v̇ + h - f  </pre>
 *
 * by a recursive Newton-Euler pass (R. Featherstone, Rigid Body Dynamics Algorithms, Springer 2008, chapter 5), O(n). In a
 * recording they are the channels {@code knee.angle.effort}; reactions have the same channels as in a run.
 *
 * <p>With constraints Q is not unique unless the model is guided, and then {@link Kinematics} gives the multipliers of its
 * drivers. {@link #ignoringConstraints} computes what the motion of the tree takes as if there were no constraints, as
 * OpenSim's inverse dynamics does; {@link #coupled} then carries the efforts of dependent coordinates over to those that move
 * them. Internal states of elements (activations) stay as the course gives them.
 */
public final class InverseDynamics {
    private final Workspace workspace;
    private final Reactions reactions;
    private final CoupledDirections directions;
    private final double[] direction;

    /** For trees; constraints are refused. */
    public InverseDynamics(Mechanism mechanism) {
        this(refuseConstraints(mechanism), Set.of());
    }

    private InverseDynamics(Mechanism mechanism, Set<String> excluded) {
        workspace = new Workspace(mechanism, excluded);
        reactions = new Reactions(workspace);
        directions = new CoupledDirections(workspace);
        direction = new double[mechanism.model().speeds()];
    }

    /**
     * Efforts as if the constraints of the model did not push.
     *
     * @param excluded names of force elements that are left out; all others act
     */
    public static InverseDynamics ignoringConstraints(Mechanism mechanism, Set<String> excluded) {
        return new InverseDynamics(mechanism, excluded);
    }

    private static Mechanism refuseConstraints(Mechanism mechanism) {
        if (mechanism.rows() > 0) {
            throw new ModelException(
                    "inverse dynamics of a given motion needs a tree; this model has constraints ("
                            + String.join(", ", mechanism.constraintNames())
                            + "). Prescribe every degree of freedom by a driver and use the kinematic analysis, which computes the torques of the drivers");
        }
        return mechanism;
    }

    /** Writes Q of every generalised velocity [N or N·m]. */
    public void efforts(State s, double[] acceleration, double[] out) {
        Dynamics.prepare(s, workspace);
        workspace.assume(acceleration);
        reactions.update();
        for (int k = 0; k < out.length; k++) {
            out[k] = reactions.effort(k);
        }
    }

    /**
     * Of each generalised velocity Q_ind + Σ (dq_dep/dq_ind) Q_dep, what it takes to move it with all that the constraints
     * couple to it; at the state of the last {@link #efforts}. Zero for what the constraints do not let move.
     */
    public void coupled(double[] efforts, double[] out) {
        for (int k = 0; k < out.length; k++) {
            directions.of(k, direction);
            double sum = 0;
            for (int i = 0; i < direction.length; i++) {
                sum += direction[i] * efforts[i];
            }
            out[k] = sum;
        }
    }

    /** Follows a course through the given times and records channels. */
    public static Recording run(Mechanism mechanism, PrescribedMotion course, double[] times, List<Channel> channels) {
        refuseConstraints(mechanism);
        Observer observer = new Observer(mechanism, channels);
        State s = mechanism.model().newState();
        double[] acceleration = new double[s.v.length];
        for (double time : times) {
            course.at(time, s, acceleration);
            observer.look(s, acceleration, new double[0]);
            observer.record();
        }
        return observer.recording();
    }
}
