/**
 * Questions outside a run: nearest points, penetration, time of impact, Hausdorff distance. Start with
 * {@link org.condyle.geometry.query.Queries}.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.geometry.query;
