/**
 * Which shapes can touch each other, and how: {@link org.condyle.geometry.Pairs} is the table, with one list of rules for
 * primitives, meshes and free forms. The rooms below hold, from the bottom up:
 *
 * <ul>
 *   <li>{@code tree}: trees and grids of boxes for quick searches
 *   <li>{@code shape}: primitive shapes and what a shape can do: {@link org.condyle.geometry.shape.NearestPointShape} (nearest
 *       point of its surface), {@link org.condyle.geometry.shape.Convex} (support mapping)
 *   <li>{@code mesh}, {@code freeform}, {@code csg}: triangle meshes; curves, parametric and sampled surfaces; combined solids
 *   <li>{@code convex}: GJK, EPA and face clipping
 *   <li>{@code pair}: contact of two rigid shapes
 *   <li>{@code deforming}: shapes of bodies that deform
 *   <li>{@code meshpair}: contact of meshes, by springs on faces or by vertices
 *   <li>{@code surrogate}: contacts that are looked up in samples of their poses
 *   <li>{@code many}: many bodies at once, and the boundary of a deforming body
 * </ul>
 */
@org.jspecify.annotations.NullMarked
package org.condyle.geometry;
