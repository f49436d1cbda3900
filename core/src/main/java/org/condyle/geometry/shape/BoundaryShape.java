package org.condyle.geometry.shape;

import org.condyle.mechanics.Shape;
import org.condyle.mechanics.many.Boundary;
import org.jspecify.annotations.Nullable;

/** A shape with a quadrature rule over its boundary, for smooth integrands with a steep peak where it is nearest to something. */
public interface BoundaryShape extends Shape {
    /** Usual number of nodes: along a side, an edge, an axis; around a circle; on a face of a mesh. */
    int usualNodes(boolean planar);

    /** Nodes, normals and areas in the frame of the shape; null if this one encloses nothing. */
    @Nullable
    Boundary boundary(int n, boolean planar);
}
