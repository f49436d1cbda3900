/**
 * Shapes and how they find each other. A {@link org.condyle.mechanics.Shape} says what it can do by the interfaces it
 * implements: {@link org.condyle.geometry.Projection} (nearest point of its surface),
 * {@link org.condyle.geometry.Convex} (support mapping). Pairs are made from these abilities, with closed forms where
 * they exist. Start with {@code Pairs}, the table of who can meet whom and how.
 *
 * <p>Free forms: {@link org.condyle.geometry.CurveProfile} and its friends for planar models,
 * {@link org.condyle.geometry.Superquadric}, {@link org.condyle.geometry.Patch} (NURBS and other parametric surfaces),
 * {@link org.condyle.geometry.SampledSurface} (a lookup table of one), {@link org.condyle.geometry.Csg}.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.geometry;
