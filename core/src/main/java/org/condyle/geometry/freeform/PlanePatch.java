package org.condyle.geometry.freeform;

import java.util.Arrays;
import org.condyle.math.Check;

/** A rectangle, s = (u x, v y, 0) for 0 ≤ u, v ≤ 1, solid below. */
public record PlanePatch(double x, double y) implements ParametricSurface {
    public PlanePatch {
        Check.positive("plane patch x [m]", x);
        Check.positive("plane patch y [m]", y);
    }

    @Override
    public void jet(double u, double v, double[] out) {
        Arrays.fill(out, 0, 18, 0);
        out[0] = u * x;
        out[1] = v * y;
        out[3] = x;
        out[7] = y;
    }
}
