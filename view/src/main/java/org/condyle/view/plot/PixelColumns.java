package org.condyle.view.plot;

import java.util.function.IntConsumer;
import java.util.function.IntToDoubleFunction;

/**
 * Points that matter to the eye: of consecutive points in one column of a picture the first, the lowest, the highest and
 * the last. A million points give a short path, and no peak is lost.
 */
public final class PixelColumns {
    private PixelColumns() {}

    /**
     * Visits the points to be drawn in their order.
     *
     * @param column whole number of the column a point lies in; NaN for a point that has no place and makes a gap
     * @param height what tells lowest from highest
     * @param point  takes each point; the same one may come several times
     * @param gap    called after each piece without gaps
     */
    public static void visit(
            int points, IntToDoubleFunction column, IntToDoubleFunction height, IntConsumer point, Runnable gap) {
        boolean drawing = false;
        for (int i = 0; i < points; ) {
            double here = column.applyAsDouble(i);
            if (Double.isNaN(here)) {
                if (drawing) {
                    gap.run();
                }
                drawing = false;
                i++;
                continue;
            }
            int lowest = i, highest = i, last = i;
            for (int k = i + 1; k < points && column.applyAsDouble(k) == here; k++) {
                lowest = height.applyAsDouble(k) < height.applyAsDouble(lowest) ? k : lowest;
                highest = height.applyAsDouble(k) > height.applyAsDouble(highest) ? k : highest;
                last = k;
            }
            point.accept(i);
            point.accept(Math.min(lowest, highest));
            point.accept(Math.max(lowest, highest));
            point.accept(last);
            drawing = true;
            i = last + 1;
        }
        if (drawing) {
            gap.run();
        }
    }
}
