package org.condyle.analyse;

import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.math.Check;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Observer;
import org.condyle.simulate.Snapshot;

/**
 * The equilibrium of a model: Φ(q) = 0, f(q, 0, z) + Jᵀλ = 0 and ż(q, 0, z) = 0. Drivers have their values at the start
 * time. Internal states without a steady value keep their initial values, so stick-slip friction has no deflection and exerts no
 * force. Contacts follow from the position: surfaces that overlap are in contact.
 *
 * @param found      false if none was reached; then the rest tells where the search ended
 * @param state      the position, with zero speeds
 * @param stability  what a small push would do
 * @param residual   largest unbalanced force or torque, relative to the forces in play
 * @param iterations steps taken
 * @param instant    the position fully evaluated: read reactions and forces from it with any channel
 * @param message    why none was found, empty otherwise
 */
public record Equilibrium(
        boolean found,
        State state,
        Stability stability,
        double residual,
        int iterations,
        Snapshot instant,
        String message) {

    /** By the smallest eigenvalue of the stiffness on the constraints; NEUTRAL if it cannot be told from zero. */
    public enum Stability {
        STABLE,
        NEUTRAL,
        UNSTABLE
    }

    /**
     * How to search.
     *
     * @param tolerance  residual that counts as none, relative to the forces in play [-]
     * @param any        accept unstable positions too, and take the nearest root
     * @param iterations most steps
     */
    public record Options(double tolerance, boolean any, int iterations) {
        public static final Options USUAL = new Options(1e-10, false, 300);

        public Options {
            Check.positive("equilibrium tolerance [-]", tolerance);
            Check.positive("equilibrium iterations [-]", iterations);
        }

        public Options anyEquilibrium() {
            return new Options(tolerance, true, iterations);
        }
    }

    /** Searches a stable equilibrium downhill from a start, which is first brought onto the constraints. */
    public static Equilibrium find(Mechanism mechanism, State start) {
        return find(mechanism, start, Options.USUAL);
    }

    public static Equilibrium find(Mechanism mechanism, State start, Options options) {
        EquilibriumSearch search = new EquilibriumSearch(mechanism, options);
        String message = search.run(start);
        StaticPoint rest = search.rest();
        Observer observer = new Observer(mechanism, List.of());
        observer.look(rest.state, new double[rest.force.length], rest.lambda);
        return new Equilibrium(
                message.isEmpty(),
                rest.state.copy(),
                search.stability(),
                search.residual(),
                search.iterations(),
                observer.instant(),
                message);
    }

    /** This equilibrium, or an exception with the message if none was found. */
    public Equilibrium orThrow() {
        if (!found) {
            throw new ModelException(message);
        }
        return this;
    }

    /** Value of a channel at this position: {@code "knee.reaction.fy"}. */
    public double value(String channel) {
        Channel c = new Channels(instant.workspace.mechanism).find(channel);
        if (c == null) {
            throw new ModelException("there is no channel '" + channel + "' in this model");
        }
        return c.read(instant);
    }
}
