package org.condyle.geometry.many;

import org.condyle.geometry.shape.BoundaryShape;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.many.Boundary;

/**
 * Nodes over the boundary of a shape, for smooth integrands with a steep peak where the shape is nearest to something:
 *
 * <ul>
 *   <li>circle: n equal parts, which converge faster than any power of n;
 *   <li>box in the plane: Gauss with n nodes on each of four sides, as long as the box along z; in space n × n on each face;
 *   <li>sphere, ellipsoid: Gauss with n nodes along z, 2n equal parts around;
 *   <li>mesh: n × n on each face, on its curved patch.
 * </ul>
 *
 * The defaults are checked in the theory, section on contact by distance: forces (d₀/d)⁸ are right to 1e-6 while the
 * nearest place is no nearer than 4 % of a radius or an edge. On a mesh the size of the faces decides: a ball needs
 * 20000 for that.
 */
public final class BoundaryNodes {
    private BoundaryNodes() {}

    private static final int USUAL = 64;

    /** Default number of nodes of a shape: along a side, an edge, an axis; around a circle; on a face of a mesh. */
    public static int usual(Shape shape, boolean planar) {
        return shape instanceof BoundaryShape b ? b.usualNodes(planar) : USUAL;
    }

    /**
     * Nodes of a surface in the frame of its body.
     *
     * @param count see {@link #usual}
     * @throws ModelException if the boundary of such a shape is not known
     */
    public static Boundary of(Surface surface, int count, boolean planar) {
        Boundary nodes = surface.shape() instanceof BoundaryShape b ? b.boundary(count, planar) : null;
        if (nodes == null) {
            throw new ModelException("the boundary of '" + surface.name() + "' (a "
                    + surface.shape().type()
                    + ") has no quadrature rule; use a circle, box, sphere, ellipsoid or mesh");
        }
        return nodes.in(surface.frame());
    }
}
