package org.condyle.geometry.deforming;

import org.condyle.geometry.shape.Convex;
import org.condyle.math.Mat3;

/** Any convex shape, deformed: the farthest point of M K along d is M times that of K along Mᵀd. */
public final class DeformedConvex extends Deformed implements Convex {
    private final Convex core;

    public DeformedConvex(Convex core) {
        super(core);
        this.core = core;
    }

    /** What the core was grown by does not stay a ball, so it is part of the core from now on. */
    @Override
    public void support(double dx, double dy, double dz, double[] out) {
        double[] m = map;
        double x = m[0] * dx + m[3] * dy + m[6] * dz;
        double y = m[1] * dx + m[4] * dy + m[7] * dz;
        double z = m[2] * dx + m[5] * dy + m[8] * dz;
        core.support(x, y, z, out);
        double length = Math.sqrt(x * x + y * y + z * z), grown = length > 0 ? core.rounding() / length : 0;
        Mat3.times(m, 0, out[0] + grown * x, out[1] + grown * y, out[2] + grown * z, out, 0);
    }
}
