package org.condyle.measures.wrap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    private static final int QUIET =
            2; // halvings one after the other that show nothing: a coincidence shows nothing once

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
            double left = i > 0 ? (value[i] - value[i - 1]) / width : Double.NaN;
            double right = i + 2 <= intervals ? (value[i + 2] - value[i + 1]) / width : Double.NaN;
            double high = i + 1 == intervals ? to : from + (i + 1) * width;
            within(length, new Interval(from + i * width, high, value[i], value[i + 1], left, right), smallest)
                    .ifPresent(out::add);
        }
        return out;
    }

    /**
     * An interval of the coordinate.
     *
     * @param below length at {@code from} [m]
     * @param above length at {@code to} [m]
     * @param left  slope of the length before the interval; NaN if it is not known
     * @param right slope behind it; NaN if it is not known
     */
    public record Interval(double from, double to, double below, double above, double left, double right) {}

    /** The jump within one interval, if its neighbours do not explain how much the length changes over it. */
    public static Optional<Jump> within(DoubleUnaryOperator length, Interval in, double smallest) {
        double usual = mean(in.left(), in.right()) * (in.to() - in.from());
        if (Math.abs(in.above() - in.below() - usual) < SUSPICIOUS * smallest) {
            return Optional.empty();
        }
        Jump jump = narrow(length, in, SUSPICIOUS * smallest);
        return Math.abs(jump.size()) >= smallest ? Optional.of(jump) : Optional.empty();
    }

    /** Of two slopes, or the one that is known; zero where none is. */
    private static double mean(double a, double b) {
        double one = Double.isNaN(a) ? b : a, two = Double.isNaN(b) ? a : b;
        return Double.isNaN(one) ? 0 : 0.5 * (one + two);
    }

    /** Halves the interval: the jump is in the half whose far end the slope from the other side does not reach. */
    private static Jump narrow(DoubleUnaryOperator length, Interval in, double small) {
        double low = in.from(), high = in.to(), below = in.below(), above = in.above();
        double usual = mean(in.left(), in.right());
        double risingLeft = Double.isNaN(in.left()) ? usual : in.left();
        double risingRight = Double.isNaN(in.right()) ? usual : in.right();
        int quiet = 0;
        for (int i = 0; i < HALVINGS && quiet < QUIET; i++) {
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
            double rest = above - below - 0.5 * (risingLeft + risingRight) * half;
            quiet = Math.abs(rest) < small ? quiet + 1 : 0;
        }
        return quiet == QUIET ? new Jump(0.5 * (low + high), below, below) : new Jump(0.5 * (low + high), below, above);
    }
}
