package org.condyle.function;

import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;
import org.condyle.math.GaussLegendre;

/**
 * A formula of one angle, or of one length. Its integral is a Gauss rule from the nearest of the panels whose integrals were computed at the
 * start: exact to rounding for smooth formulas, about 1e-6 relative across a corner such as max(0, x).
 */
public final class FormulaFunction implements ScalarFunction {
    private static final int PANELS = 256;
    private static final GaussLegendre RULE = new GaussLegendre(8);

    private final Expression expression;
    private final double reach;
    private final double width; // of a panel
    private final int slot;
    private final Evaluator evaluator;
    private final double[] slots;
    private final double[] rates;
    private final double[] zeros;
    private final double[] jet = new double[3];
    private final double[] panels; // integral from 0 to the left end of each panel

    /**
     * @param slot  slot of the angle in the scope of the expression
     * @param slots how many slots the scope has
     */
    public FormulaFunction(Expression expression, int slot, int slots) {
        this(expression, slot, slots, Math.PI);
    }

    /**
     * The same of something else than an angle.
     *
     * @param reach panels reach to both sides of zero as far as this; beyond, the last one is used for the whole rest
     */
    public FormulaFunction(Expression expression, int slot, int slots, double reach) {
        this(expression, slot, slots, reach, new double[PANELS + 1]);
        for (int i = PANELS / 2; i < PANELS; i++) {
            panels[i + 1] = panels[i] + panel(left(i), left(i + 1));
        }
        for (int i = PANELS / 2; i > 0; i--) {
            panels[i - 1] = panels[i] - panel(left(i - 1), left(i));
        }
    }

    private FormulaFunction(Expression expression, int slot, int slots, double reach, double[] panels) {
        this.expression = expression;
        this.reach = reach;
        width = 2 * reach / PANELS;
        this.slot = slot;
        this.panels = panels;
        evaluator = expression.evaluator();
        this.slots = new double[slots];
        rates = new double[slots];
        zeros = new double[slots];
        rates[slot] = 1;
    }

    private double left(int panel) {
        return -reach + width * panel;
    }

    private double panel(double from, double to) {
        double sum = 0, half = 0.5 * (to - from), middle = 0.5 * (to + from);
        for (int k = 0; k < RULE.size(); k++) {
            sum += RULE.weight[k] * value(middle + half * RULE.node[k]);
        }
        return half * sum;
    }

    @Override
    public double value(double angle) {
        slots[slot] = angle;
        return evaluator.value(slots);
    }

    @Override
    public double slope(double angle) {
        slots[slot] = angle;
        evaluator.jet(slots, rates, zeros, jet);
        return jet[1];
    }

    @Override
    public double integral(double angle) {
        int i = (int) Math.max(0, Math.min(PANELS, Math.floor((angle + reach) / width)));
        return panels[i] + panel(left(i), angle);
    }

    @Override
    public ScalarFunction forThread() {
        return new FormulaFunction(expression, slot, slots.length, reach, panels);
    }
}
