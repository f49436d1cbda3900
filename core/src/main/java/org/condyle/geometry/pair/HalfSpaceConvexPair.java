package org.condyle.geometry.pair;

import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Placement;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/** A half-space (A) and any convex shape: its lowest point. One contact, right for shapes without flat faces. */
public final class HalfSpaceConvexPair extends SurfacePair {
    private final Convex shape;
    private final double[] lowest = new double[3];

    public HalfSpaceConvexPair(Surface a, Surface b) {
        super(a, b);
        shape = (Convex) b.shape();
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        shape.support(-r[9], -r[10], -r[11], lowest); // the third row of r is the plane's normal seen from B
        double depth = shape.rounding() - (r[2] + r[9] * lowest[0] + r[10] * lowest[1] + r[11] * lowest[2]);
        Placement.toWorld(b, lowest[0], lowest[1], lowest[2], lowest, 0);
        double nx = a[5], ny = a[8], nz = a[11];
        double up = 0.5 * depth - shape.rounding();
        out.clear();
        out.add(lowest[0] + up * nx, lowest[1] + up * ny, lowest[2] + up * nz, nx, ny, nz, depth, 0, 0);
        out.gap = -depth;
    }

    @Override
    protected boolean hasCommonNormal() {
        return true;
    }

    @Override
    public ContactGeometry forThread() {
        return new HalfSpaceConvexPair(surfaceA, surfaceB);
    }
}
