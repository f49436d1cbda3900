/**
 * From measured points to the numbers of a joint: {@link org.condyle.fit.Trilateration} of emitters, the
 * {@link org.condyle.fit.SphereFit} that gives the centre of rotation, the {@link org.condyle.fit.PlaneFit} that gives the pole,
 * the {@link org.condyle.fit.JointAxes}, and the coefficients of the {@link org.condyle.fit.SinusBasis} and of the
 * {@link org.condyle.fit.FieldBasis} by {@link org.condyle.fit.LinearFit}. {@link org.condyle.fit.JointFit} does all of it. Pure
 * mathematics: no bodies, no files.
 *
 * <p>The method is that of Engin and Chen, described in the report "Human Joint Modelling", 1991, section 3.3 and
 * appendices B to E; intervals and the robust variant are ours.
 */
@NullMarked
package org.condyle.fit;

import org.jspecify.annotations.NullMarked;
