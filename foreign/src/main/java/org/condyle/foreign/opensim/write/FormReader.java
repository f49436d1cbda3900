package org.condyle.foreign.opensim.write;

import java.util.List;
import org.condyle.expression.Translation;
import org.condyle.expression.UserFunction;

/** Finds the {@link Form} of an expression. */
public final class FormReader implements Translation<Form> {
    private static final int HIGHEST_POWER = 16;

    @Override
    public Form number(double value) {
        return Form.constant(value);
    }

    @Override
    public Form variable(int slot) {
        return Form.of(slot, new Form.Polynomial(new double[] {0, 1}));
    }

    @Override
    public Form operation(String symbol, List<Form> terms) {
        Form a = terms.get(0), b = terms.size() > 1 ? terms.get(1) : Form.UNKNOWN;
        return switch (symbol) {
            case "+" -> a.plus(b);
            case "-" -> terms.size() == 1 ? a.times(-1) : a.plus(b.times(-1));
            case "*" -> a.times(b);
            case "/" -> b.isConstant() && b.constant() != 0 ? a.times(1 / b.constant()) : Form.UNKNOWN;
            case "^" -> power(a, b);
            case "sin" -> sine(a, 0);
            case "cos" -> sine(a, Math.PI / 2);
            case "smootherstep" -> step(a, b, terms.get(2));
            default -> Form.UNKNOWN;
        };
    }

    @Override
    public Form call(UserFunction function, List<Form> terms) {
        Form x = terms.get(0);
        double slope = x.slope();
        return terms.size() != 1 || Double.isNaN(slope)
                ? Form.UNKNOWN
                : Form.of(x.slot(), new Form.Curve(function, 1, slope, x.constant()));
    }

    private static Form power(Form base, Form exponent) {
        double n = exponent.isConstant() ? exponent.constant() : -1;
        if (n != Math.rint(n) || n < 0 || n > HIGHEST_POWER) {
            return Form.UNKNOWN;
        }
        Form product = Form.constant(1);
        for (int k = 0; k < n; k++) {
            product = product.times(base);
        }
        return product;
    }

    private static Form sine(Form x, double phase) {
        double slope = x.slope();
        return Double.isNaN(slope) ? Form.UNKNOWN : Form.of(x.slot(), new Form.Sine(1, slope, x.constant() + phase));
    }

    /** Only a rising argument: OpenSim's step needs its start before its end. */
    private static Form step(Form x, Form from, Form to) {
        double slope = x.slope();
        if (!(slope > 0) || !from.isConstant() || !to.isConstant() || !(from.constant() < to.constant())) {
            return Form.UNKNOWN;
        }
        double a = slope == 1 ? from.constant() - x.constant() : (from.constant() - x.constant()) / slope;
        double b = slope == 1 ? to.constant() - x.constant() : (to.constant() - x.constant()) / slope;
        return Form.of(x.slot(), new Form.Step(1, a, b));
    }
}
