package org.condyle.resistance;

import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;

/** A formula of two angles (slots 0 and 1 of its scope) with its slopes; belongs to one thread. */
final class FormulaJet {
    final Expression expression;
    /** The two angles, to be set before {@link #along}. */
    final double[] x = new double[2];

    private final Evaluator evaluator;
    private final double[][] axes = {{1, 0}, {0, 1}};
    private final double[] zero = new double[2];
    private final double[] jet = new double[3];

    FormulaJet(Expression expression) {
        this.expression = expression;
        evaluator = expression.evaluator();
    }

    /** Value, and slope along one of the angles, where {@link #x} is: the first two numbers. */
    double[] along(int angle) {
        evaluator.jet(x, axes[angle], zero, jet);
        return jet;
    }
}
