package org.condyle.fit;

import java.util.Arrays;

/**
 * How well angles about the pole cover the circle.
 *
 * @param gap  the largest angle without a point [rad]; 2π if there is only one
 * @param from where it begins [rad]
 */
public record Coverage(double gap, double from) {
    /** Of angles in [0, 2π). */
    public static Coverage of(double[] phi) {
        double[] sorted = phi.clone();
        Arrays.sort(sorted);
        double gap = -1, from = 0;
        for (int i = 0; i < sorted.length; i++) {
            boolean last = i == sorted.length - 1;
            double next = last ? sorted[0] + 2 * Math.PI : sorted[i + 1];
            if (next - sorted[i] > gap) {
                gap = next - sorted[i];
                from = sorted[i];
            }
        }
        return new Coverage(gap, from);
    }

    public double gapDegrees() {
        return Math.toDegrees(gap);
    }
}
