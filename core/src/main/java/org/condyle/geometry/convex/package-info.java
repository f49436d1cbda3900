/** Search for the distance or the depth of two convex shapes: GJK, EPA, separating axes of boxes, face clipping. */
@org.jspecify.annotations.NullMarked
package org.condyle.geometry.convex;
