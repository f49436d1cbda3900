package org.condyle.view.scene;

import java.util.List;
import org.condyle.mechanics.SceneSketch;
import org.condyle.view.page.Packed;
import org.condyle.view.page.ScriptJson;
import tools.jackson.core.JsonGenerator;

/** Courses of paths over time as a page reads them: corners as parts of the box around all of them, in 65535ths. */
final class Courses {
    private Courses() {}

    /** Of how many times one is written, so that all coordinates of corners take at most so many bytes. */
    static int stride(long coordinates, int mostBytes) {
        return (int) Math.max(1, (Short.BYTES * coordinates + mostBytes - 1) / mostBytes);
    }

    /**
     * Members of an object that is being written.
     *
     * @param times   increasing [s]
     * @param corners for each time and path x, y, z of its corners in the world [m]
     */
    static void write(JsonGenerator json, double[] times, List<double[][]> corners) {
        BoundingBox box = new BoundingBox();
        for (double[][] all : corners) {
            for (double[] points : all) {
                for (int i = 0; i < points.length; i += 3) {
                    box.add(points, i);
                }
            }
        }
        Packed counts = new Packed(), shares = new Packed();
        for (double[][] all : corners) {
            for (double[] points : all) {
                counts.shorts(points.length / 3);
                for (int i = 0; i < points.length; i++) {
                    double size = box.high[i % 3] - box.low[i % 3];
                    shares.shorts(size > 0 ? (int) Math.round(65535 * (points[i] - box.low[i % 3]) / size) : 0);
                }
            }
        }
        ScriptJson.numbers(json, "low", box.isEmpty() ? new double[3] : box.low);
        ScriptJson.numbers(json, "high", box.isEmpty() ? new double[3] : box.high);
        new Packed().doubles(times).write(json, "times");
        counts.write(json, "counts");
        shares.write(json, "corners");
    }

    /** The begin of the first of some lines in a row, and the ends of all; see {@link SceneSketch#LINE} for their numbers. */
    static double[] corners(double[] lines, int from, int to) {
        int n = to - from;
        double[] out = new double[n == 0 ? 0 : 3 * (n + 1)];
        for (int i = 0; i < n; i++) {
            System.arraycopy(lines, SceneSketch.LINE * (from + i), out, 3 * i, 3);
            System.arraycopy(lines, SceneSketch.LINE * (from + i) + 3, out, 3 * i + 3, 3);
        }
        return out;
    }
}
