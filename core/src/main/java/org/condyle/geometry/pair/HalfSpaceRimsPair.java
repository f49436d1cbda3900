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
 * Each circle has candidates at equal angles: its lowest point, which rolls along without a bump, and others, which keep a cylinder
 * standing. Laws of force have three: tilted by a small angle θ, three points push back with 3/2 k r² θ
 * in every direction, whichever of them is called the lowest. A rigid cylinder stands on eight: they carry within 0.92 of its radius, three
 * within half of it. A cylinder that lies rests on the lowest points of its rims.
 * The limit: the side points slide along the rim while a standing cylinder wobbles, so that the energy of their contacts
 * is balanced only to first order of the tilt.
 */
public final class HalfSpaceRimsPair extends SurfacePair {
    private static final int SOFT = 3;
    private static final int RIGID = 8;
    private static final double UPRIGHT = 1e-9; // tilt below which the lowest point is a matter of rounding [rad]

    private final double radius;
    private final double[] heights;
    private final double rounding;
    private final double[] cosine;
    private final double[] sine;
    private final double[] world = new double[3];

    private HalfSpaceRimsPair(Surface a, Surface b, double radius, double[] heights, double rounding, int each) {
        super(a, b);
        cosine = new double[each];
        sine = new double[each];
        for (int k = 0; k < each; k++) {
            cosine[k] = Math.cos(2 * Math.PI * k / each);
            sine[k] = Math.sin(2 * Math.PI * k / each);
        }
        this.radius = radius;
        this.heights = heights;
        this.rounding = rounding;
    }

    public static HalfSpaceRimsPair cylinder(Surface a, Surface b) {
        return cylinder(a, b, SOFT);
    }

    /** A cylinder that does not give way. */
    public static HalfSpaceRimsPair rigidCylinder(Surface a, Surface b) {
        return cylinder(a, b, RIGID);
    }

    private static HalfSpaceRimsPair cylinder(Surface a, Surface b, int each) {
        Cylinder c = (Cylinder) b.shape();
        double half = 0.5 * c.length();
        return new HalfSpaceRimsPair(a, b, c.radius(), new double[] {-half, half}, 0, each);
    }

    public static HalfSpaceRimsPair torus(Surface a, Surface b) {
        Torus t = (Torus) b.shape();
        return new HalfSpaceRimsPair(a, b, t.ringRadius(), new double[] {0}, t.tubeRadius(), SOFT);
    }

    @Override
    public int candidates() {
        return cosine.length * heights.length;
    }

    /** Standing upright, the lowest point is that of +x. */
    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        double x = -r[9], y = -r[10], across = Math.sqrt(x * x + y * y); // downwards, seen from B
        boolean tilted = across > UPRIGHT;
        double ux = tilted ? radius * x / across : radius, uy = tilted ? radius * y / across : 0;
        int each = cosine.length;
        double nx = a[5], ny = a[8], nz = a[11];
        out.clear();
        for (int i = 0; i < candidates(); i++) {
            double c = cosine[i % each], s = sine[i % each];
            double px = c * ux - s * uy, py = s * ux + c * uy, pz = heights[i / each];
            double depth = rounding - (r[2] + r[9] * px + r[10] * py + r[11] * pz);
            Placement.toWorld(b, px, py, pz, world, 0);
            double up = 0.5 * depth - rounding;
            out.add(world[0] + up * nx, world[1] + up * ny, world[2] + up * nz, nx, ny, nz, depth, 0, i);
            out.gap = Math.min(out.gap, -depth);
        }
    }

    @Override
    public ContactGeometry forThread() {
        return new HalfSpaceRimsPair(surfaceA, surfaceB, radius, heights, rounding, cosine.length);
    }
}
