package org.condyle.geometry.pair;

import org.condyle.geometry.shape.Sphere;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/** Two spheres, in closed form. Where the centres coincide the normal is the z axis of A. */
public final class SphereSpherePair extends SurfacePair {
    private final double radiusA;
    private final double radiusB;

    public SphereSpherePair(Surface a, Surface b) {
        super(a, b);
        radiusA = ((Sphere) a.shape()).radius();
        radiusB = ((Sphere) b.shape()).radius();
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        double x = b[0] - a[0], y = b[1] - a[1], z = b[2] - a[2];
        double distance = Math.sqrt(x * x + y * y + z * z);
        boolean apart = distance > 0;
        double nx = apart ? x / distance : a[5], ny = apart ? y / distance : a[8], nz = apart ? z / distance : a[11];
        double depth = radiusA + radiusB - distance;
        double s = radiusA - 0.5 * depth; // from the centre of A to the middle of the overlap
        out.clear();
        out.add(a[0] + s * nx, a[1] + s * ny, a[2] + s * nz, nx, ny, nz, depth, 0, 0);
        out.gap = -depth;
    }

    @Override
    public void curvatures(Motion motion, ContactSet contacts, int entry, double[] out) {
        out[0] = out[1] = 1 / radiusA + 1 / radiusB;
    }

    @Override
    protected boolean hasCommonNormal() {
        return true;
    }

    @Override
    public ContactGeometry forThread() {
        return new SphereSpherePair(surfaceA, surfaceB);
    }
}
