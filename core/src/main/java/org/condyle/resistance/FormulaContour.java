package org.condyle.resistance;

import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;

/** A contour given by a formula of phi and psi; slots 0 and 1 of its scope. */
public final class FormulaContour implements Contour {
    private final Expression expression;
    private final boolean torsion;
    private final Evaluator evaluator;
    private final double[] x = new double[2];
    private final double[] alongPhi = {1, 0};
    private final double[] alongPsi = {0, 1};
    private final double[] zero = new double[2];
    private final double[] jet = new double[3];

    /** @param torsion whether the formula contains psi */
    public FormulaContour(Expression expression, boolean torsion) {
        this.expression = expression;
        this.torsion = torsion;
        evaluator = expression.evaluator();
    }

    @Override
    public void jet(double phi, double cos, double sin, double psi, double[] out) {
        x[0] = phi;
        x[1] = psi;
        evaluator.jet(x, alongPhi, zero, jet);
        out[0] = jet[0];
        out[1] = jet[1];
        out[2] = 0;
        if (torsion) {
            evaluator.jet(x, alongPsi, zero, jet);
            out[2] = jet[1];
        }
    }

    @Override
    public boolean dependsOnTorsion() {
        return torsion;
    }

    @Override
    public Contour forThread() {
        return new FormulaContour(expression, torsion);
    }
}
