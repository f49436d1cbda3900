package org.condyle.mechanics;

import java.util.List;
import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;

/**
 * An expression bound to the signals it reads: slot 0 is the time, slot i + 1 the i-th signal. Holds scratch: one for
 * each thread.
 */
public final class Formula {
    private final Expression expression;
    private final List<Signal> signals;
    private final Evaluator evaluator;
    private final double[] slots;
    private double lastValue;
    private double lastTime = Double.NaN;

    public Formula(Expression expression, List<Signal> signals) {
        this.expression = expression;
        this.signals = List.copyOf(signals);
        evaluator = expression.evaluator();
        slots = new double[signals.size() + 1];
    }

    public double value(State state, Motion motion) {
        if (slots.length == 1) { // of time alone: methods ask for the same instant more than once
            if (lastTime != state.time) {
                slots[0] = lastTime = state.time;
                lastValue = evaluator.value(slots);
            }
            return lastValue;
        }
        slots[0] = state.time;
        for (int i = 0; i < slots.length - 1; i++) {
            slots[i + 1] = signals.get(i).read(state, motion);
        }
        return evaluator.value(slots);
    }

    /** True if it names no signal. */
    public boolean dependsOnTimeAlone() {
        return signals.isEmpty();
    }

    /** True if it names neither the time nor a signal. */
    public boolean isConstant() {
        return expression.isConstant();
    }

    /** True if it is zero whatever happens. */
    public boolean isZero() {
        return expression.isConstant() && expression.constant() == 0;
    }

    public Formula forThread() {
        return new Formula(expression, signals);
    }

    @Override
    public String toString() {
        return expression.text();
    }
}
