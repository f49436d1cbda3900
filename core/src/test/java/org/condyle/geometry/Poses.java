package org.condyle.geometry;

import static org.condyle.geometry.ContactGeometryContractTest.surface;

import org.condyle.geometry.pair.ConvexPair;
import org.condyle.math.Mat3;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.contact.ContactSet;

/** One shape on the ground, another somewhere: contacts of single poses. */
final class Poses {
    final ContactGeometry pair;
    final Motion motion = new Motion(2);
    final ContactSet found = new ContactSet(1);
    private final double[] memory;

    Poses(ContactGeometry pair) {
        this.pair = pair;
        memory = new double[pair.memories()];
    }

    static Poses of(Shape a, Shape b) {
        return new Poses(Pairs.between(surface("a", 0, a), surface("b", 1, b)));
    }

    static Poses convex(Shape a, Shape b) {
        return new Poses(new ConvexPair(surface("a", 0, a), surface("b", 1, b)));
    }

    ContactSet find(double[] origin, double[] rotation) {
        System.arraycopy(origin, 0, motion.placement, 12, 3);
        System.arraycopy(rotation, 0, motion.placement, 15, 9);
        pair.find(motion, memory, 0, found);
        return found;
    }

    ContactSet find(double x, double y, double z) {
        return find(new double[] {x, y, z}, Mat3.identity());
    }

    double[] curvatures(int entry) {
        double[] out = new double[2];
        pair.curvatures(motion, found, entry, out);
        return out;
    }

    /** Gap after B has moved by a step along a direction. */
    double gapAfter(double[] origin, double[] rotation, double[] way, double step) {
        return find(
                        new double[] {origin[0] + step * way[0], origin[1] + step * way[1], origin[2] + step * way[2]},
                        rotation)
                .gap;
    }
}
