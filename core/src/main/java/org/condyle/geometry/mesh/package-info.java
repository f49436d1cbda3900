/**
 * Triangle meshes: cleaning, topology, mass, normals and curvature, and the nearest point of a mesh, flat or with
 * curved faces.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.geometry.mesh;
