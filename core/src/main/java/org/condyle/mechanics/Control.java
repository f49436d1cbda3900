package org.condyle.mechanics;

import java.util.Objects;
import org.condyle.math.Check;
import org.jspecify.annotations.Nullable;

/**
 * What drives an actuator: a number without unit, 1 for full effort. It is a formula of time and motion, or a straight line in time
 * that is kept in the memory of the state, where analyses and controllers may set it:
 *
 * <pre>  u = memory[at] + memory[at + 1] (t - memory[at + 2])  </pre>
 */
public final class Control {
    /** Numbers in the memory of the state that a control needs that may be set: value, slope [1/s], time of the value [s]. */
    public static final int ROOM = 3;

    /** Place of a control that a formula gives. */
    public static final int FORMULA = -1;

    private final @Nullable Formula formula;
    private final int at;

    private Control(@Nullable Formula formula, int at) {
        this.formula = formula;
        this.at = at;
    }

    /** A control that may be set while the model runs; it is constant until then. */
    public static Control settable(Model.Builder model, double atStart) {
        Check.finite("control [-]", atStart);
        int at = model.memory(1, atStart);
        model.memory(ROOM - 1);
        return new Control(null, at);
    }

    /** A control that follows a formula; nobody can set it. */
    public static Control of(Formula formula) {
        return new Control(formula, FORMULA);
    }

    public double value(State state, Motion motion) {
        if (at == FORMULA) {
            return Objects.requireNonNull(formula).value(state, motion);
        }
        double[] m = state.memory;
        return m[at + 1] == 0 ? m[at] : m[at] + m[at + 1] * (state.time - m[at + 2]);
    }

    /** Whether it is the same wherever bodies are and however they move. */
    public boolean dependsOnTimeAlone() {
        return formula == null || formula.dependsOnTimeAlone();
    }

    /** Where it is in the memory of the state; {@link #FORMULA} if a formula gives it. */
    public int at() {
        return at;
    }

    /** Sets a control to a constant. */
    public static void set(State state, int at, double value) {
        set(state, at, value, 0);
    }

    /** Sets a control to a straight line that begins at the time of the state. */
    public static void set(State state, int at, double value, double slope) {
        state.memory[at] = value;
        state.memory[at + 1] = slope;
        state.memory[at + 2] = state.time;
    }

    /** A copy with its own scratch for another thread. */
    public Control forThread() {
        return formula == null ? this : new Control(formula.forThread(), at);
    }
}
