package org.condyle.geometry.shape;

import org.condyle.mechanics.Shape;

/** How large a shape is, for steps and tolerances. */
public final class Extent {
    private Extent() {}

    /** No point of the shape is farther from the origin of its frame [m]; infinite if the shape has no end. */
    public static double radius(Shape shape) {
        double[] b = new double[6];
        shape.bounds(b);
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            double far = Math.max(Math.abs(b[k]), Math.abs(b[3 + k]));
            sum += far * far;
        }
        return Math.sqrt(sum);
    }

    public static boolean endless(Shape shape) {
        return Double.isInfinite(radius(shape));
    }
}
