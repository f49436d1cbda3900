package org.condyle.geometry.surrogate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.condyle.math.BodyFixedXyz;

/**
 * Poses of shape B seen from shape A that a table holds: ranges of the place of a point of B, and of the angles of R = Rx Ry Rz. A coordinate
 * without a range does not matter, as the turn of a ball.
 */
public final class PoseBox {
    /** Names of the coordinates. */
    public static final List<String> NAMES = List.of("x", "y", "z", "turn-x", "turn-y", "turn-z");

    static final int COORDINATES = 6;

    private final double[] from;
    private final double[] to;
    private final int[] points;
    private final double[] about;
    private final boolean planar;
    private final int[] axes;

    /**
     * A box.
     *
     * @param from   where the range of each of the {@link #NAMES} begins [m, rad]; not a number where there is none
     * @param to     where it ends
     * @param points samples along each
     * @param about  the point of B, in its own axes [m]
     * @param planar whether nothing leaves the plane of x and y
     */
    public PoseBox(double[] from, double[] to, int[] points, double[] about, boolean planar) {
        this.from = from.clone();
        this.to = to.clone();
        this.points = points.clone();
        this.about = about.clone();
        this.planar = planar;
        List<Integer> ranged = new ArrayList<>();
        for (int i = 0; i < COORDINATES; i++) {
            if (!Double.isNaN(from[i])) {
                ranged.add(i);
                if (!(to[i] > from[i])) {
                    throw new IllegalArgumentException("the range of " + NAMES.get(i) + " must rise");
                }
            }
        }
        axes = ranged.stream().mapToInt(Integer::intValue).toArray();
        if (axes.length == 0) {
            throw new IllegalArgumentException("a table of poses needs a range");
        }
    }

    /** How many coordinates have a range. */
    int dimensions() {
        return axes.length;
    }

    /** How many samples there are. */
    public long samples() {
        long all = 1;
        for (int a : axes) {
            all *= points[a];
        }
        return all;
    }

    List<AxisBasis> bases(Interpolation how) {
        return Arrays.stream(axes)
                .mapToObj(a -> how.basis(from[a], to[a], points[a]))
                .toList();
    }

    /** out = the six coordinates of a pose of shape B, twelve numbers. */
    void coordinates(double[] r, double[] out) {
        for (int i = 0; i < 3; i++) {
            out[i] = r[i] + r[3 + 3 * i] * about[0] + r[4 + 3 * i] * about[1] + r[5 + 3 * i] * about[2];
        }
        BodyFixedXyz.angles(r, 3, out, 3);
    }

    /** out = the pose of shape B, twelve numbers, that has the six coordinates. */
    void pose(double[] six, double[] out) {
        BodyFixedXyz.rotation(six, 3, out, 3);
        for (int i = 0; i < 3; i++) {
            out[i] = six[i] - out[3 + 3 * i] * about[0] - out[4 + 3 * i] * about[1] - out[5 + 3 * i] * about[2];
        }
    }

    /** out = what has a range of six coordinates; returns the coordinate that is outside of its range, or -1. */
    int ranged(double[] six, double[] out) {
        int outside = -1;
        for (int k = 0; k < axes.length; k++) {
            double x = six[axes[k]];
            out[k] = x;
            outside = x >= from[axes[k]] && x <= to[axes[k]] ? outside : axes[k];
        }
        return outside;
    }

    /**
     * out = six coordinates from numbers between 0 and 1. What should not matter is tried: turns all around, places over an extent.
     *
     * @param extent where places without a range begin, three numbers, and where they end
     */
    void at(double[] part, double[] extent, double[] out) {
        for (int i = 0; i < COORDINATES; i++) {
            double begin = from[i], end = to[i];
            if (Double.isNaN(begin)) {
                boolean held = planar && i >= 2 && i < 5;
                double half = i == 4 ? Math.PI / 2 : Math.PI;
                begin = held ? 0 : i < 3 ? extent[i] : -half;
                end = held ? 0 : i < 3 ? extent[3 + i] : half;
            }
            out[i] = begin + part[i] * (end - begin);
        }
    }

    /** out = six coordinates of a sample; what does not matter is zero. */
    void node(List<AxisBasis> bases, int sample, double[] out) {
        Arrays.fill(out, 0);
        int rest = sample;
        for (int k = axes.length - 1; k >= 0; k--) {
            int n = bases.get(k).size();
            out[axes[k]] = bases.get(k).node(rest % n);
            rest /= n;
        }
    }

    /**
     * Writes how a number changes by a shift of the point of B and by a turn about it, in the axes of A.
     *
     * @param slopes by the coordinates that have a range
     * @param out    three slopes by shifts, three by turns
     */
    void gradient(double[] six, double[] slopes, int at, double[] out) {
        double ga = 0, gb = 0, gc = 0;
        out[0] = out[1] = out[2] = 0;
        for (int k = 0; k < axes.length; k++) {
            double g = slopes[at + k];
            switch (axes[k]) {
                case 3 -> ga = g;
                case 4 -> gb = g;
                case 5 -> gc = g;
                default -> out[axes[k]] = g;
            }
        }
        // as the rates of the angles, see BodyFixedXyz
        double c1 = Math.cos(six[3]), s1 = Math.sin(six[3]), c2 = Math.cos(six[4]), s2 = Math.sin(six[4]);
        double across = gc - s2 * ga, third = across == 0 ? 0 : across / c2;
        out[3] = ga;
        out[4] = gb * c1 - s1 * third;
        out[5] = gb * s1 + c1 * third;
    }

    /** A value of a coordinate, for people. */
    static String told(int coordinate, double x) {
        return coordinate < 3
                ? String.format(Locale.ROOT, "%.4g mm", 1000 * x)
                : String.format(Locale.ROOT, "%.4g deg", Math.toDegrees(x));
    }

    /** The names of the coordinates that have a range. */
    String names() {
        return String.join(", ", Arrays.stream(axes).mapToObj(NAMES::get).toList());
    }

    /** All numbers of the box, by which it is known. */
    @Override
    public String toString() {
        return Arrays.toString(from) + Arrays.toString(to) + Arrays.toString(points) + Arrays.toString(about) + planar;
    }
}
