/**
 * Points in the unit cube, one after the other: each is a function of its number and a seed alone, so that a point is the same
 * whichever machine asks for it, in whichever order, and however many more there are. {@link
 * org.condyle.study.sampling.Points} is what all methods offer; {@link org.condyle.study.sampling.Copula} correlates.
 */
@NullMarked
package org.condyle.study.sampling;

import org.jspecify.annotations.NullMarked;
