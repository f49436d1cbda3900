package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.condyle.geometry.shape.Profile;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Triangles;
import org.condyle.view.scene.Scene.Look;

/**
 * Shapes seen along z as planar models show them: a filled area and its outline. A profile that encloses nothing gets a
 * band along its solid side.
 */
final class FlatLook {
    private static final double BAND = 0.06; // width of the band, of the profile's size

    private FlatLook() {}

    /** A shape turned by a matrix, then seen along z. */
    static Look of(Shape shape, double[] turn, int mostFaces) {
        Shape drawn = shape.inPlane();
        Triangles t = Looks.triangles(drawn, drawn instanceof Profile ? 4 * mostFaces : mostFaces);
        double[] at = t.vertices().clone();
        for (int i = 0; i < at.length; i += 3) {
            Mat3.times(turn, 0, at[i], at[i + 1], at[i + 2], at, i);
        }
        return drawn instanceof Profile ? profile(at) : shadow(at, t.corners());
    }

    /** Every second vertex of the ribbon is on the curve; its solid is to the left. */
    private static Look profile(double[] ribbon) {
        int n = ribbon.length / 6;
        double[] x = new double[n], y = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = ribbon[6 * i];
            y[i] = ribbon[6 * i + 1];
        }
        return area(x, y) > 0 && closed(x, y) ? filled(x, y) : banded(x, y, BAND * extent(x, y));
    }

    /** The area within a closed way that runs counter-clockwise and comes back to its first point. */
    static Look filled(double[] x, double[] y) {
        return new Look(new Triangles(points(x, y), Ears.cut(x, y, x.length - 1)), outline(x, y));
    }

    /** A way with a band along its left. */
    static Look banded(double[] x, double[] y, double width) {
        int n = x.length;
        boolean round = closed(x, y);
        double[] at = new double[6 * n];
        for (int i = 0; i < n; i++) {
            int before = i > 0 ? i - 1 : round ? n - 2 : 0;
            int after = i < n - 1 ? i + 1 : round ? 1 : n - 1;
            double dx = x[after] - x[before], dy = y[after] - y[before], length = Math.max(1e-300, Math.hypot(dx, dy));
            at[6 * i] = x[i];
            at[6 * i + 1] = y[i];
            at[6 * i + 3] = x[i] - width * dy / length;
            at[6 * i + 4] = y[i] + width * dx / length;
        }
        int[] corners = new int[6 * (n - 1)];
        for (int i = 0; i + 1 < n; i++) {
            int[] two = {2 * i, 2 * i + 2, 2 * i + 3, 2 * i, 2 * i + 3, 2 * i + 1};
            System.arraycopy(two, 0, corners, 6 * i, 6);
        }
        return new Look(new Triangles(at, corners), outline(x, y));
    }

    /** The faces that look towards the eye, and the edges between these and the others. */
    private static Look shadow(double[] at, int[] corners) {
        List<Integer> front = new ArrayList<>();
        Map<Long, Integer> edges = new HashMap<>();
        for (int c = 0; c < corners.length; c += 3) {
            int i = 3 * corners[c], j = 3 * corners[c + 1], k = 3 * corners[c + 2];
            double area = (at[j] - at[i]) * (at[k + 1] - at[i + 1]) - (at[k] - at[i]) * (at[j + 1] - at[i + 1]);
            if (area > 0) {
                for (int e = 0; e < 3; e++) {
                    int from = corners[c + e], to = corners[c + (e + 1) % 3];
                    front.add(from);
                    edges.merge(((long) Math.min(from, to) << 32) | Math.max(from, to), 1, Integer::sum);
                }
            }
        }
        List<Double> lines = new ArrayList<>();
        edges.forEach((edge, faces) -> {
            if (faces == 1) {
                for (int v : new int[] {(int) (edge >> 32), (int) (long) edge}) {
                    lines.add(at[3 * v]);
                    lines.add(at[3 * v + 1]);
                    lines.add(0.0);
                }
            }
        });
        double[] flat = at.clone();
        for (int i = 2; i < flat.length; i += 3) {
            flat[i] = 0;
        }
        Triangles faces =
                new Triangles(flat, front.stream().mapToInt(Integer::intValue).toArray());
        return new Look(
                Decimation.used(faces),
                lines.stream().mapToDouble(Double::doubleValue).toArray());
    }

    private static double[] points(double[] x, double[] y) {
        double[] out = new double[3 * x.length];
        for (int i = 0; i < x.length; i++) {
            out[3 * i] = x[i];
            out[3 * i + 1] = y[i];
        }
        return out;
    }

    private static double[] outline(double[] x, double[] y) {
        double[] out = new double[6 * (x.length - 1)];
        for (int i = 0; i + 1 < x.length; i++) {
            out[6 * i] = x[i];
            out[6 * i + 1] = y[i];
            out[6 * i + 3] = x[i + 1];
            out[6 * i + 4] = y[i + 1];
        }
        return out;
    }

    private static boolean closed(double[] x, double[] y) {
        int last = x.length - 1;
        return Math.hypot(x[last] - x[0], y[last] - y[0]) <= 1e-9 * extent(x, y);
    }

    static double area(double[] x, double[] y) {
        double twice = 0;
        for (int i = 0; i < x.length; i++) {
            int j = (i + 1) % x.length;
            twice += x[i] * y[j] - x[j] * y[i];
        }
        return 0.5 * twice;
    }

    private static double extent(double[] x, double[] y) {
        double[] box = {x[0], y[0], x[0], y[0]};
        for (int i = 0; i < x.length; i++) {
            box[0] = Math.min(box[0], x[i]);
            box[1] = Math.min(box[1], y[i]);
            box[2] = Math.max(box[2], x[i]);
            box[3] = Math.max(box[3], y[i]);
        }
        return Math.hypot(box[2] - box[0], box[3] - box[1]);
    }
}
