/**
 * Sharing a load among redundant controls: min Σ w |c - c*|^p with B c = τ and lo ≤ c ≤ hi, the numerics of static
 * optimisation. Pure arithmetic on {@code double[]}: whose moment arms and strengths are in B is the caller's business.
 *
 * <p>Start with {@link org.condyle.optimise.StaticOptimum}, one frame after the other, or
 * {@link org.condyle.optimise.MotionOptimum}, all frames at once. {@code BoxQuadratic} is the exact
 * solver of the quadratic problem on which everything else rests; {@code BoundedLeastSquares} finds what can be reached
 * where τ cannot; {@link org.condyle.optimise.Optimality} checks every answer against the conditions of Karush, Kuhn and
 * Tucker before it is called optimal.
 */
@NullMarked
package org.condyle.optimise;

import org.jspecify.annotations.NullMarked;
