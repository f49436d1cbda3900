package org.condyle.simulate;

import java.util.Locale;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.ForceElement.Bound;

/**
 * How deep the surfaces of a contact may be in each other, and how far apart at rest. Laws of contact are meant for depths that are
 * small beside the bodies: a third of half the thickness of the thinner one, of a ball a third of its radius, is not small.
 */
final class DepthBounds {
    private static final double SMALL = 1.0 / 3;

    /** What is thinner stands for a point or an edge [m]. */
    private static final double THINNEST = 3e-3;

    private DepthBounds() {}

    static double small(ContactElement c) {
        double half = c.halfThickness();
        return half < THINNEST ? Double.POSITIVE_INFINITY : SMALL * half;
    }

    static String tooDeep(ContactElement c, double depth, double time) {
        return String.format(
                Locale.ROOT,
                "its depth is %.3g mm at t = %.6g s, more than %.3g mm, a third of half the thickness of the thinner surface;"
                        + " contact laws hold for small depths. Check stiffness, loads and sizes",
                1e3 * depth,
                time,
                1e3 * small(c));
    }

    static Bound deepest(ContactElement c) {
        return Bound.warned(c::depth, small(c), (d, t) -> tooDeep(c, d, t));
    }

    /** For surfaces that touched at the start and still should. */
    static Bound apart(ContactElement c) {
        return Bound.warned(
                (s, m) -> -c.depth(s, m),
                small(c),
                (d, t) -> String.format(
                        Locale.ROOT,
                        "its surfaces touched at the start and are %.3g mm apart at t = %.6g s, more than %.3g mm, a third of half"
                                + " the thickness of the thinner one: the joint is dislocated, or another position was meant",
                        1e3 * d,
                        t,
                        1e3 * small(c)));
    }
}
