/**
 * Triangle meshes in files: STL, OBJ, PLY and VTP to {@link org.condyle.mechanics.Triangles} and back. Start at
 * {@link org.condyle.io.mesh.MeshFiles}.
 *
 * <p>Files are not trusted: no count in a header makes room before the bytes it speaks of have been seen, and whatever
 * is wrong ends in a {@link org.condyle.io.document.DocumentException} with the line or the byte.
 */
@NullMarked
package org.condyle.io.mesh;

import org.jspecify.annotations.NullMarked;
