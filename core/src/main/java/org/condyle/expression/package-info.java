/**
 * Numbers with units and formulas over named variables, as people write them in a model file.
 *
 * <p>Start at {@link org.condyle.expression.Quantity} for {@code 12 mm} and at
 * {@link org.condyle.expression.Expression} for {@code -radius - 1 mm}. A {@link org.condyle.expression.Scope} says
 * what the names mean, an {@link org.condyle.expression.Evaluator} computes values and derivatives along a motion
 * without allocating. {@link org.condyle.expression.Dimension} guards that forces are not added to lengths. All values
 * are SI once read; every error is an {@link org.condyle.expression.ExpressionException} that knows its place in the
 * text.
 */
package org.condyle.expression;
