package org.condyle.simulate;

import java.util.List;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.text.DidYouMean;

/**
 * Sets the inputs of a model while it runs: a controller, an excitation, a person at a joystick. Inputs keep their values between two
 * calls, and steps end where it is called, so that what it changes is smooth inside of steps. Inputs are part of the state: a
 * run that goes on from a checkpoint has them, and calls the controller at the same instants. A controller with a memory of
 * its own keeps it in inputs, too, or a resumed run differs.
 */
public interface Controller {
    /** Nothing is set. */
    Controller NONE = new Controller() {
        @Override
        public double interval() {
            return Double.POSITIVE_INFINITY;
        }

        @Override
        public void control(Snapshot now, Inputs inputs) {}
    };

    /** Time between two calls, which are at its multiples from the origin on [s]; 0 for every accepted step, infinity for the start only. */
    double interval();

    /** Time from which multiples of the interval are counted [s]. */
    default double origin() {
        return 0;
    }

    /** Reads the instant, which is fully evaluated, and sets inputs for the time from here to the next call. */
    void control(Snapshot now, Inputs inputs);

    /** The inputs of a running model by their names. */
    final class Inputs {
        private final List<String> names;
        private final Signal.Input[] all;
        private final State state;
        private boolean changed;

        Inputs(Model model, State state) {
            names = List.copyOf(model.inputs().keySet());
            all = model.inputs().values().toArray(Signal.Input[]::new);
            this.state = state;
        }

        /** Index of an input, for those who look it up once. */
        public int indexOf(String name) {
            int i = names.indexOf(name);
            if (i < 0) {
                throw new IllegalArgumentException("no input '" + name + "'" + DidYouMean.hint(name, names)
                        + " (known: " + String.join(", ", names) + ")");
            }
            return i;
        }

        /** The value of an input that a controller may set. */
        public double get(int input) {
            return state.memory[place(input)];
        }

        public void set(int input, double value) {
            changed |= get(input) != value;
            state.memory[place(input)] = value;
        }

        private int place(int input) {
            if (!all[input].settable()) {
                throw new IllegalArgumentException("input '" + names.get(input)
                        + "' is a function of time; a controller can set only inputs that are a constant");
            }
            return all[input].at();
        }

        public void set(String name, double value) {
            set(indexOf(name), value);
        }

        /**
         * Sets the control of an actuator to a straight line that begins now.
         *
         * @param at    where the control is, as the actuator says; not that of a formula
         * @param slope [1/s]
         */
        public void setControl(int at, double value, double slope) {
            if (at == Control.FORMULA) {
                throw new IllegalArgumentException("a control that a formula gives cannot be set");
            }
            double[] m = state.memory;
            changed |= m[at] + m[at + 1] * (state.time - m[at + 2]) != value || m[at + 1] != slope;
            Control.set(state, at, value, slope);
        }

        /** Whether anything was set to another value since this was asked for last. */
        boolean takeChange() {
            boolean was = changed;
            changed = false;
            return was;
        }
    }
}
