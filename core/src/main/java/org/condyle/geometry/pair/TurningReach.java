package org.condyle.geometry.pair;

import org.condyle.math.Vec3;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;

/** How far a surface can get by turning about the origin of its body. */
public final class TurningReach {
    /** No point of it is farther from the body's origin [m]. */
    public final double reach;
    /** Way of its surface for a turn of 1 rad, at most [m]. */
    public final double lever;
    /** The same for any turn. */
    public final double most;

    public TurningReach(Surface s) {
        this(s.shape(), Vec3.length(s.frame().origin()), s.deforms());
    }

    /** A shape whose frame is {@code offset} away from the origin. */
    public TurningReach(Shape shape, double offset, boolean deforms) {
        double outer = shape.outerRadius();
        reach = offset + outer;
        double within = outer - shape.innerRadius();
        // a shape that is nearly round is moved by its offset and shows no more than what it is not round by
        lever = within > 0 || deforms ? reach : offset;
        most = deforms ? Double.POSITIVE_INFINITY : 2 * offset + within;
    }
}
