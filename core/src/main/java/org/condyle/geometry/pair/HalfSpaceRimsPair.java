package org.condyle.geometry.pair;

import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Placement;
import org.condyle.geometry.shape.Torus;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/**
 * A half-space (A) and circles about the z axis of B grown by a radius: the two rims of a cylinder, the ring of a torus.
 * Each circle has three candidates: its lowest point, which rolls along without a bump, and those a third of the circle
 * to either side, which keep a cylinder standing: tilted by a small angle θ, three points push back with 3/2 k r² θ
 * in every direction, whichever of them is called the lowest. A cylinder that lies rests on the lowest points of its rims.
 * The limit: the side points slide along the rim while a standing cylinder wobbles, so that the energy of their contacts
 * is balanced only to first order of the tilt.
 */
public final class HalfSpaceRimsPair extends SurfacePair {
    private static final int EACH = 3;
    private static final double SINE = Math.sqrt(3) / 2;

    private final double radius;
    private final double[] heights;
    private final double rounding;
    private final double[] world = new double[3];

    private HalfSpaceRimsPair(Surface a, Surface b, double radius, double[] heights, double rounding) {
        super(a, b);
        this.radius = radius;
        this.heights = heights;
        this.rounding = rounding;
    }

    public static HalfSpaceRimsPair cylinder(Surface a, Surface b) {
        Cylinder c = (Cylinder) b.shape();
        double half = 0.5 * c.length();
        return new HalfSpaceRimsPair(a, b, c.radius(), new double[] {-half, half}, 0);
    }

    public static HalfSpaceRimsPair torus(Surface a, Surface b) {
        Torus t = (Torus) b.shape();
        return new HalfSpaceRimsPair(a, b, t.ringRadius(), new double[] {0}, t.tubeRadius());
    }

    @Override
    public int candidates() {
        return EACH * heights.length;
    }

    /** Standing upright, the lowest point is that of +x. */
    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        double x = -r[9], y = -r[10], across = Math.sqrt(x * x + y * y); // downwards, seen from B
        double ux = across > 0 ? radius * x / across : radius, uy = across > 0 ? radius * y / across : 0;
        double nx = a[5], ny = a[8], nz = a[11];
        out.clear();
        for (int i = 0; i < candidates(); i++) {
            double c = i % EACH == 0 ? 1 : -0.5, s = i % EACH == 0 ? 0 : i % EACH == 1 ? SINE : -SINE;
            double px = c * ux - s * uy, py = s * ux + c * uy, pz = heights[i / EACH];
            double depth = rounding - (r[2] + r[9] * px + r[10] * py + r[11] * pz);
            Placement.toWorld(b, px, py, pz, world, 0);
            double up = 0.5 * depth - rounding;
            out.add(world[0] + up * nx, world[1] + up * ny, world[2] + up * nz, nx, ny, nz, depth, 0, i);
            out.gap = Math.min(out.gap, -depth);
        }
    }

    @Override
    public ContactGeometry forThread() {
        return new HalfSpaceRimsPair(surfaceA, surfaceB, radius, heights, rounding);
    }
}
