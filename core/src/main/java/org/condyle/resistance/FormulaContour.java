package org.condyle.resistance;

import org.condyle.expression.Expression;

/** A contour given by a formula of phi and psi; slots 0 and 1 of its scope. */
public final class FormulaContour implements Contour {
    private final FormulaJet formula;
    private final boolean torsion;

    /** @param torsion whether the formula contains psi */
    public FormulaContour(Expression expression, boolean torsion) {
        formula = new FormulaJet(expression);
        this.torsion = torsion;
    }

    @Override
    public void jet(double phi, double cos, double sin, double psi, double[] out) {
        formula.x[0] = phi;
        formula.x[1] = psi;
        double[] jet = formula.along(0);
        out[0] = jet[0];
        out[1] = jet[1];
        out[2] = torsion ? formula.along(1)[1] : 0;
    }

    @Override
    public boolean dependsOnTorsion() {
        return torsion;
    }

    @Override
    public Contour forThread() {
        return new FormulaContour(formula.expression, torsion);
    }
}
