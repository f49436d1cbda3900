/**
 * Scalars of the configuration that laws act along: {@link org.condyle.measures.JointCoordinate}, the
 * {@link org.condyle.measures.PointDistance} of two points, the length of a {@link org.condyle.measures.Path}, angles between bodies
 * ({@link org.condyle.measures.CardanAngle}, {@link org.condyle.measures.Swing}, {@link org.condyle.measures.Twist}), and a
 * {@link org.condyle.measures.PointComponent}. Laws know them only as {@link org.condyle.mechanics.Measure}.
 */
@NullMarked
package org.condyle.measures;

import org.jspecify.annotations.NullMarked;
