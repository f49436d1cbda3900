/**
 * Primitive shapes. A {@link org.condyle.mechanics.Shape} says what it can do by the interfaces it implements:
 * {@link org.condyle.geometry.shape.NearestPointShape} gives the nearest point of its surface,
 * {@link org.condyle.geometry.shape.Convex} its support mapping, {@link org.condyle.geometry.shape.Profile} a curve in the plane.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.geometry.shape;
