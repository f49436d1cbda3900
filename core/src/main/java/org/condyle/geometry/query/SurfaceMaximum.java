package org.condyle.geometry.query;

import java.util.PriorityQueue;
import org.condyle.geometry.shape.Placement;
import org.condyle.mechanics.Triangles;

/**
 * The largest value on a surface of triangles of a function that changes no faster than its place does: a distance. On a
 * triangle whose corners lie within ρ of its middle c the function is at most f(c) + ρ; the triangle with the highest
 * bound is cut into four until no bound is more than the tolerance above the best value seen. A convex function needs none
 * of that, its largest value is at a vertex.
 */
final class SurfaceMaximum {
    /** A function of places in the world. */
    @FunctionalInterface
    interface Field {
        double at(double x, double y, double z);
    }

    private static final int LIMIT = 200_000;

    private record Piece(double bound, double[] corners) {}

    private final Field field;
    /** Best value seen. */
    double value = Double.NEGATIVE_INFINITY;
    /** No value is above this. */
    double bound = Double.NEGATIVE_INFINITY;
    /** Where the best value was seen. */
    final double[] place = new double[3];

    private int evaluations;

    /** @param frame where the triangles' frame is: origin and axes */
    SurfaceMaximum(Triangles surface, double[] frame, Field field, boolean convex, double tolerance) {
        this.field = field;
        double[] v = surface.vertices().clone();
        for (int k = 0; k < v.length; k += 3) {
            Placement.toWorld(frame, v[k], v[k + 1], v[k + 2], v, k);
            evaluate(v[k], v[k + 1], v[k + 2]);
        }
        bound = value;
        if (!convex) {
            cut(surface, v, tolerance);
        }
    }

    private void cut(Triangles surface, double[] v, double tolerance) {
        PriorityQueue<Piece> open = new PriorityQueue<>((a, b) -> Double.compare(b.bound, a.bound));
        int[] c = surface.corners();
        for (int f = 0; f < c.length; f += 3) {
            double[] corners = new double[9];
            for (int k = 0; k < 3; k++) {
                System.arraycopy(v, 3 * c[f + k], corners, 3 * k, 3);
            }
            offer(corners, tolerance, open);
        }
        while (!open.isEmpty() && open.peek().bound > value + tolerance && evaluations < LIMIT) {
            double[] t = open.remove().corners;
            double[] m = new double[9]; // middles of the edges, each opposite to a corner
            for (int k = 0; k < 9; k++) {
                m[k] = 0.5 * (t[(k + 3) % 9] + t[(k + 6) % 9]);
            }
            for (int k = 0; k < 9; k += 3) {
                double[] part = m.clone();
                System.arraycopy(t, k, part, k, 3);
                offer(part, tolerance, open);
            }
            offer(m, tolerance, open);
        }
        bound = Math.max(bound, open.isEmpty() ? value : Math.max(value, open.peek().bound));
    }

    private void offer(double[] t, double tolerance, PriorityQueue<Piece> open) {
        double x = (t[0] + t[3] + t[6]) / 3, y = (t[1] + t[4] + t[7]) / 3, z = (t[2] + t[5] + t[8]) / 3;
        double reach = 0;
        for (int k = 0; k < 9; k += 3) {
            double dx = t[k] - x, dy = t[k + 1] - y, dz = t[k + 2] - z;
            reach = Math.max(reach, dx * dx + dy * dy + dz * dz);
        }
        double most = evaluate(x, y, z) + Math.sqrt(reach);
        if (most > value + tolerance) {
            open.add(new Piece(most, t));
        } else {
            bound = Math.max(bound, most);
        }
    }

    private double evaluate(double x, double y, double z) {
        evaluations++;
        double f = field.at(x, y, z);
        if (f > value) {
            value = f;
            place[0] = x;
            place[1] = y;
            place[2] = z;
        }
        return f;
    }
}
