/**
 * Free forms: {@link org.condyle.geometry.freeform.CurveProfile} for planar models,
 * {@link org.condyle.geometry.freeform.ParametricShape} for NURBS and other parametric surfaces, and
 * {@link org.condyle.geometry.freeform.SampledSurface}, a lookup table of one.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.geometry.freeform;
