package org.condyle.resistance;

import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;
import org.condyle.math.GaussLegendre;

/** A field given by a formula of phi and theta (slots 0 and 1); its integrals by a Gauss rule with twelve nodes. */
public final class FormulaField implements MomentField {
    private static final GaussLegendre RULE = new GaussLegendre(12);

    private final Expression expression;
    private final Evaluator evaluator;
    private final double[] x = new double[2];
    private final double[] alongPhi = {1, 0};
    private final double[] alongTheta = {0, 1};
    private final double[] zero = new double[2];
    private final double[] jet = new double[3];

    public FormulaField(Expression expression) {
        this.expression = expression;
        evaluator = expression.evaluator();
    }

    @Override
    public void jet(double phi, double cos, double sin, double theta, double[] out) {
        x[0] = phi;
        x[1] = theta;
        evaluator.jet(x, alongTheta, zero, jet);
        out[2] = jet[1];
        evaluator.jet(x, alongPhi, zero, jet);
        out[0] = jet[0];
        out[1] = jet[1];
    }

    @Override
    public void integrals(double phi, double cos, double sin, double from, double to, double[] out) {
        double half = 0.5 * (to - from), middle = 0.5 * (to + from);
        double value = 0, slope = 0;
        x[0] = phi;
        for (int k = 0; k < RULE.size(); k++) {
            x[1] = middle + half * RULE.node[k];
            evaluator.jet(x, alongPhi, zero, jet);
            value += RULE.weight[k] * jet[0];
            slope += RULE.weight[k] * jet[1];
        }
        out[0] = half * value;
        out[1] = half * slope;
    }

    @Override
    public MomentField forThread() {
        return new FormulaField(expression);
    }
}
