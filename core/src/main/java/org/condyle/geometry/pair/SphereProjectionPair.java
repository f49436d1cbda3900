package org.condyle.geometry.pair;

import java.util.Arrays;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Placement;
import org.condyle.geometry.shape.Sphere;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/**
 * A sphere (A) and any surface that knows the point nearest to a given one: that of the centre is where they meet. One
 * contact only, also where a ball touches two walls of a hollow at once.
 */
public final class SphereProjectionPair extends SurfacePair {
    private final double radius;
    private final NearestPointShape other;
    private final int hintSize;
    private final double[] noHint;
    private final double[] nearest;
    private final double[] local = new double[3];
    private final double[] world = new double[3];
    private boolean still; // the other surface belongs to the ground and has been placed

    public SphereProjectionPair(Surface a, Surface b) {
        super(a, b);
        radius = ((Sphere) a.shape()).radius();
        other = (NearestPointShape) b.shape();
        hintSize = other.hintSize();
        noHint = new double[hintSize];
        Arrays.fill(noHint, Double.NaN);
        nearest = new double[6 + hintSize];
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        double distance = project(motion, memory, at);
        Placement.turn(b, nearest[3], nearest[4], nearest[5], world, 0);
        double s = 0.5 * (radius + distance);
        double depth = radius - distance;
        out.clear();
        out.add(
                a[0] - s * world[0],
                a[1] - s * world[1],
                a[2] - s * world[2],
                -world[0],
                -world[1],
                -world[2],
                depth,
                0,
                0);
        out.gap = -depth;
    }

    /** Of the sphere only its centre is placed: it is the same in all directions. */
    private double project(Motion motion, double[] memory, int at) {
        motion.position(surfaceA.body(), surfaceA.frame().origin(), a, 0);
        if (!still) {
            Placement.of(motion, surfaceB, b);
            still = surfaceB.body() == Motion.GROUND;
        }
        Placement.toLocal(b, a[0], a[1], a[2], local, 0);
        boolean warm = hintSize > 0 && memory[at] == 1; // the first number says whether there is a hint
        return other.project(local[0], local[1], local[2], warm ? memory : noHint, warm ? at + 1 : 0, nearest);
    }

    @Override
    public int memories() {
        return hintSize > 0 ? 1 + hintSize : 0;
    }

    @Override
    public void remember(Motion motion, ContactSet contacts, double[] memory, int at) {
        if (hintSize > 0) {
            project(motion, memory, at);
            memory[at] = 1;
            System.arraycopy(nearest, 6, memory, at + 1, hintSize);
        }
    }

    @Override
    protected boolean hasCommonNormal() {
        return true;
    }

    @Override
    public ContactGeometry forThread() {
        return new SphereProjectionPair(surfaceA, surfaceB);
    }
}
