package org.condyle.geometry.pair;

import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Placement;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/**
 * A half-space (A) and a few points of B grown by a radius, each a candidate of its own: the corners of a box, the two
 * round ends of a capsule. What lies on a face rests on all its corners.
 */
public final class HalfSpacePointsPair extends SurfacePair {
    private final double[] points;
    private final double rounding;
    private final double[] world = new double[3];

    private HalfSpacePointsPair(Surface a, Surface b, double[] points, double rounding) {
        super(a, b);
        this.points = points;
        this.rounding = rounding;
    }

    public static HalfSpacePointsPair box(Surface a, Surface b) {
        return new HalfSpacePointsPair(a, b, b.shape().triangles(1).vertices(), 0);
    }

    public static HalfSpacePointsPair capsule(Surface a, Surface b) {
        Capsule c = (Capsule) b.shape();
        double half = 0.5 * c.length();
        return new HalfSpacePointsPair(a, b, new double[] {0, 0, -half, 0, 0, half}, c.radius());
    }

    /** The corners of a convex mesh of flat faces. */
    public static HalfSpacePointsPair polyhedron(Surface a, Surface b) {
        return new HalfSpacePointsPair(a, b, ((Mesh) b.shape()).vertices, 0);
    }

    @Override
    public int candidates() {
        return points.length / 3;
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        double nx = a[5], ny = a[8], nz = a[11];
        out.clear();
        for (int i = 0; i < points.length; i += 3) {
            double x = points[i], y = points[i + 1], z = points[i + 2];
            double depth = rounding - (r[2] + r[9] * x + r[10] * y + r[11] * z);
            Placement.toWorld(b, x, y, z, world, 0);
            double up = 0.5 * depth - rounding;
            out.add(world[0] + up * nx, world[1] + up * ny, world[2] + up * nz, nx, ny, nz, depth, 0, i / 3);
            out.gap = Math.min(out.gap, -depth);
        }
    }

    /** Infinite at corners; the ends of a capsule count as balls, also where it lies flat. */
    @Override
    public void curvatures(Motion motion, ContactSet contacts, int entry, double[] out) {
        out[0] = out[1] = 1 / rounding;
    }

    @Override
    public ContactGeometry forThread() {
        return new HalfSpacePointsPair(surfaceA, surfaceB, points, rounding);
    }
}
