package org.condyle.geometry.pair;

import org.condyle.geometry.convex.CoreDifference;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Placement;
import org.condyle.mechanics.contact.ContactSet;

/**
 * A bound of the distance of two convex bodies that are near each other but apart, by the normal that an earlier search has found: a plane
 * with that normal parts them by as much. As long as this is enough, no search is made; the normal is found anew where it is not.
 */
final class KnownNormal {
    /** Numbers of memory: the unit normal from A to B, in the axes of A. */
    static final int MEMORY = 3;

    private static final double ENOUGH = 0.02; // of the smaller radius
    private static final double WORTH = 2; // times that: a gap for which a normal is remembered

    private final CoreDifference difference;
    private final double roundingA;
    private final double roundingB;
    private final boolean roundB;
    private final double enough;

    /** Lower bound of the distance [m]. */
    double gap;
    /** In the world: a place of the gap and the normal there, from A to B. */
    final double[] near = new double[6];

    /**
     * Of two bodies.
     *
     * @param relative origin and axes of B seen from A, as they are when it is asked
     * @param radius   of a ball around the smaller one
     */
    KnownNormal(Convex first, Convex second, double[] relative, double radius) {
        difference = new CoreDifference(first, second, relative);
        roundingA = first.rounding();
        roundingB = second.rounding();
        roundB = second.smooth();
        enough = ENOUGH * radius;
    }

    /** Looks at bodies, A in this frame, with what is remembered; true if the bound is enough, which then is written. */
    boolean look(double[] a, double[] memory, int at) {
        if (!parts(memory, at)) {
            return false;
        }
        // midway between the surfaces, over the point of a body that has no flat faces, if there is one
        double[] p = roundB ? difference.q : difference.p;
        double out = roundB ? -roundingB - 0.5 * gap : roundingA + 0.5 * gap;
        double x = memory[at], y = memory[at + 1], z = memory[at + 2];
        Placement.toWorld(a, p[0] + out * x, p[1] + out * y, p[2] + out * z, near, 0);
        Placement.turn(a, x, y, z, near, 3);
        return true;
    }

    private boolean parts(double[] memory, int at) {
        if (Double.isNaN(memory[at])) {
            return false; // no search has left a normal yet
        }
        gap = -difference.support(memory[at], memory[at + 1], memory[at + 2]) - roundingA - roundingB;
        return gap > enough;
    }

    /** Remembers the normal that was found, in the world, where it tells more than that which is remembered. */
    void remember(double[] a, ContactSet found, double[] normal, int k, double[] memory, int at) {
        if (found.gap > WORTH * enough && !parts(memory, at)) {
            for (int i = 0; i < 3; i++) {
                memory[at + i] = a[3 + i] * normal[k] + a[6 + i] * normal[k + 1] + a[9 + i] * normal[k + 2];
            }
        }
    }
}
