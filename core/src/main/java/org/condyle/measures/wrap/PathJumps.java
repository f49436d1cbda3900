package org.condyle.measures.wrap;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * Finds where the length of a path jumps while a coordinate goes through a range: a point comes or goes, an end enters a surface,
 * the path changes the side. The range is divided into equal intervals; an interval over which the length changes by far more than
 * its neighbours suggest is halved until it is as narrow as rounding allows. A smooth change, however steep, becomes smaller with the
 * interval; a jump stays.
 */
public final class PathJumps {
    private static final int HALVINGS = 40;
    private static final double SUSPICIOUS =
            0.25; // of the smallest jump: by so much an interval differs from its neighbours

    /**
     * A jump.
     *
     * @param at     value of the coordinate
     * @param before length just below it [m]
     * @param after  length just above it [m]
     */
    public record Jump(double at, double before, double after) {
        /** How much longer the path becomes [m]; negative if it becomes shorter. */
        public double size() {
            return after - before;
        }
    }

    private PathJumps() {}

    /**
     * The jumps of a length over a range.
     *
     * @param length    of the path at a value of the coordinate [m]
     * @param intervals into which the range is divided; two jumps within one interval may be missed
     * @param smallest  smaller jumps are not reported [m]
     */
    public static List<Jump> find(DoubleUnaryOperator length, double from, double to, int intervals, double smallest) {
        if (!(from < to) || intervals < 1) {
            throw new IllegalArgumentException(
                    "a search for jumps needs a range and intervals, has [" + from + ", " + to + "] and " + intervals);
        }
        double[] value = new double[intervals + 1];
        double width = (to - from) / intervals;
        for (int i = 0; i <= intervals; i++) {
            value[i] = length.applyAsDouble(i == intervals ? to : from + i * width);
        }
        List<Jump> out = new ArrayList<>();
        for (int i = 0; i < intervals; i++) {
            double left = i > 0 ? value[i] - value[i - 1] : Double.NaN;
            double right = i + 2 <= intervals ? value[i + 2] - value[i + 1] : Double.NaN;
            double change = value[i + 1] - value[i], usual = mean(left, right);
            if (Math.abs(change - usual) < SUSPICIOUS * smallest) {
                continue;
            }
            double high = i + 1 == intervals ? to : from + (i + 1) * width;
            Jump jump = narrow(length, from + i * width, high, left / width, right / width);
            if (Math.abs(jump.size()) >= smallest) {
                out.add(jump);
            }
        }
        return out;
    }

    /** Of two changes, or the one that is known; zero where none is. */
    private static double mean(double a, double b) {
        double one = Double.isNaN(a) ? b : a, two = Double.isNaN(b) ? a : b;
        return Double.isNaN(one) ? 0 : 0.5 * (one + two);
    }

    /** Halves the interval: the jump is in the half whose far end the slope from the other side does not reach. */
    private static Jump narrow(DoubleUnaryOperator length, double from, double to, double left, double right) {
        double low = from, high = to, below = length.applyAsDouble(from), above = length.applyAsDouble(to);
        double risingLeft = Double.isNaN(left) ? mean(left, right) : left;
        double risingRight = Double.isNaN(right) ? mean(left, right) : right;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = 0.5 * (low + high), half = 0.5 * (high - low);
            if (!(middle > low && middle < high)) {
                break;
            }
            double there = length.applyAsDouble(middle);
            double fromLeft = there - below - risingLeft * half, fromRight = above - there - risingRight * half;
            if (Math.abs(fromLeft) > Math.abs(fromRight)) {
                risingRight = (above - there) / half; // no jump there: this is the slope
                high = middle;
                above = there;
            } else {
                risingLeft = (there - below) / half;
                low = middle;
                below = there;
            }
        }
        return new Jump(0.5 * (low + high), below, above);
    }
}
