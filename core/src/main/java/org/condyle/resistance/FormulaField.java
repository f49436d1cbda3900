package org.condyle.resistance;

import org.condyle.expression.Expression;
import org.condyle.math.GaussLegendre;

/** A field given by a formula of phi and theta (slots 0 and 1); its integrals by a Gauss rule with twelve nodes. */
public final class FormulaField implements MomentField {
    private static final GaussLegendre RULE = new GaussLegendre(12);

    private final FormulaJet formula;

    public FormulaField(Expression expression) {
        formula = new FormulaJet(expression);
    }

    @Override
    public void jet(double phi, double cos, double sin, double theta, double[] out) {
        formula.x[0] = phi;
        formula.x[1] = theta;
        out[2] = formula.along(1)[1];
        double[] jet = formula.along(0);
        out[0] = jet[0];
        out[1] = jet[1];
    }

    @Override
    public void integrals(double phi, double cos, double sin, double from, double to, double[] out) {
        double half = 0.5 * (to - from), middle = 0.5 * (to + from);
        double value = 0, slope = 0;
        formula.x[0] = phi;
        for (int k = 0; k < RULE.size(); k++) {
            formula.x[1] = middle + half * RULE.node[k];
            double[] jet = formula.along(0);
            value += RULE.weight[k] * jet[0];
            slope += RULE.weight[k] * jet[1];
        }
        out[0] = half * value;
        out[1] = half * slope;
    }

    @Override
    public MomentField forThread() {
        return new FormulaField(formula.expression);
    }
}
