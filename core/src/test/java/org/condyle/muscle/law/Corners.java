package org.condyle.muscle.law;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** Finds where a function jumps, by halving intervals over which it changes more than its neighbourhood explains. */
final class Corners {
    private static final double WIDTH = 1e-7;

    private Corners() {}

    /** Where f jumps by more than {@code size} between two numbers. */
    static List<Double> jumps(DoubleUnaryOperator f, double from, double to, int cells, double size) {
        List<Double> found = new ArrayList<>();
        for (int i = 0; i < cells; i++) {
            search(f, from + (to - from) * i / cells, from + (to - from) * (i + 1) / cells, size, found);
        }
        return found;
    }

    private static void search(DoubleUnaryOperator f, double a, double b, double size, List<Double> found) {
        if (Math.abs(f.applyAsDouble(b) - f.applyAsDouble(a)) < size) {
            return; // two jumps that cancel within a cell are not seen
        }
        double middle = 0.5 * (a + b);
        if (b - a < WIDTH) {
            if (found.isEmpty() || middle - found.get(found.size() - 1) > 10 * WIDTH) {
                found.add(middle);
            }
            return;
        }
        search(f, a, middle, size, found);
        search(f, middle, b, size, found);
    }
}
