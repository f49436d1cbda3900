package org.condyle.mechanics;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;

/**
 * Ability of a force element that has states of its own, which are integrated with the motion: z of the {@link State}. It asks
 * {@link Model.Builder#internals} for room when it is made.
 */
public interface Internal {
    /** Its states and where they are in z. */
    Variables internals();

    /** Writes ż of its states, at their places in z. */
    void internalRates(State state, Motion motion, double[] rates);

    /**
     * One internal state, as it is declared to the model.
     *
     * @param name      without the element's own: "creep"
     * @param dimension what it is measured in
     * @param start     value at the start of a run, unless the start is given another
     * @param scale     size below which relative errors do not matter, in its own unit: integrators keep its error below
     *                  accuracy × (scale + |z|)
     * @param steady    true if ż = 0 determines it in a model at rest: equilibria then solve for it and linear modes contain it.
     *                  False for what keeps the value that its history gave it, such as damage; analyses leave it as it is
     */
    record Variable(String name, Dimension dimension, double start, double scale, boolean steady) {
        public Variable {
            Check.finite("start of internal state '" + name + "'", start);
            Check.positive("scale of internal state '" + name + "'", scale);
        }

        /** A state that ż = 0 determines when the model is at rest. */
        public static Variable steady(String name, Dimension dimension, double start, double scale) {
            return new Variable(name, dimension, start, scale, true);
        }

        /** A state that keeps in a model at rest the value that its history gave it. */
        public static Variable kept(String name, Dimension dimension, double start, double scale) {
            return new Variable(name, dimension, start, scale, false);
        }
    }

    /**
     * The internal states of one element, made by a {@link Model.Builder}.
     *
     * @param at where they begin in z
     */
    record Variables(int at, List<Variable> states) {
        public static final Variables NONE = new Variables(0, List.of());

        public Variables {
            states = List.copyOf(states);
        }

        public int count() {
            return states.size();
        }
    }
}
