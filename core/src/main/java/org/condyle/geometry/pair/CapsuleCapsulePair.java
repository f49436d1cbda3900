package org.condyle.geometry.pair;

import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Placement;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/**
 * Two capsules: the nearest points of two segments in closed form (the minimum of a convex quadratic in a rectangle; C.
 * Ericson, "Real-Time Collision Detection", 5.1.9). One contact. Of parallel segments all points of the overlap are
 * equally near and its middle is taken; as the angle passes through zero the contact runs from one end to the other. Where
 * the axes cross the normal is perpendicular to both, where they coincide it is the x axis of A.
 */
public final class CapsuleCapsulePair extends SurfacePair {
    private static final double PARALLEL = 1e-24; // square of the sine of the angle

    private final double halfA;
    private final double halfB;
    private final double radiusA;
    private final double radiusB;
    private final double[] world = new double[6];

    public CapsuleCapsulePair(Surface a, Surface b) {
        super(a, b);
        Capsule first = (Capsule) a.shape(), second = (Capsule) b.shape();
        halfA = 0.5 * first.length();
        halfB = 0.5 * second.length();
        radiusA = first.radius();
        radiusB = second.radius();
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        // seen from A: points (0, 0, s) and c + t u with c the centre of B, u its axis
        double ux = r[5], uy = r[8], uz = r[11], along = r[0] * ux + r[1] * uy + r[2] * uz;
        double sine = ux * ux + uy * uy;
        double t, s;
        if (sine > PARALLEL) {
            s = clamp(r[2] - (r[0] * ux + r[1] * uy) / sine * uz, halfA);
            t = clamp(s * uz - along, halfB);
        } else {
            t = clamp(middleOfOverlap(uz), halfB);
        }
        s = clamp(r[2] + t * uz, halfA);
        double x = r[0] + t * ux, y = r[1] + t * uy, z = r[2] + t * uz - s;
        double distance = Math.sqrt(x * x + y * y + z * z);
        double depth = radiusA + radiusB - distance;
        if (!(distance > 0)) {
            boolean crossing = sine > PARALLEL;
            x = crossing ? -uy : 1;
            y = crossing ? ux : 0;
            z = 0;
            distance = crossing ? Math.sqrt(sine) : 1;
        }
        Placement.turn(a, x / distance, y / distance, z / distance, world, 0);
        Placement.toWorld(a, 0, 0, s, world, 3);
        double way = radiusA - 0.5 * depth;
        out.clear();
        out.add(
                world[3] + way * world[0],
                world[4] + way * world[1],
                world[5] + way * world[2],
                world[0],
                world[1],
                world[2],
                depth,
                0,
                0);
        out.gap = -depth;
    }

    /** t in the middle of the piece of B that runs beside A, or beyond B's end on the side of A. */
    private double middleOfOverlap(double uz) {
        double low = Math.max(-halfA, r[2] - halfB), high = Math.min(halfA, r[2] + halfB);
        return (0.5 * (low + high) - r[2]) * Math.signum(uz);
    }

    private static double clamp(double x, double limit) {
        return Math.max(-limit, Math.min(limit, x));
    }

    @Override
    public ContactGeometry forThread() {
        return new CapsuleCapsulePair(surfaceA, surfaceB);
    }
}
