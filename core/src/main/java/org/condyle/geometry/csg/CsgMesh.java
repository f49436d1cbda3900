package org.condyle.geometry.csg;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.condyle.mechanics.Triangles;

/**
 * Marching tetrahedra: every cell of a grid is cut into six tetrahedra about its diagonal (Kuhn), and the surface passes
 * each of them as one or two triangles. Closed without holes, unlike marching cubes, whose cases are ambiguous; edges of
 * the solid are cut off by less than half a cell. Blocks that the implicit function shows to be far from the surface are skipped.
 */
final class CsgMesh {
    private static final int[][] TETRAHEDRA = {
        {0, 1, 3, 7}, {0, 3, 2, 7}, {0, 2, 6, 7}, {0, 6, 4, 7}, {0, 4, 5, 7}, {0, 5, 1, 7}
    };

    private final Csg csg;
    private final double[] origin = new double[3];
    private final double step;
    private final int cells;
    private final double[] values;
    private final Map<Long, Integer> numbers = new HashMap<>();
    private double[] vertices = new double[3000];
    private int[] corners = new int[3000];
    private int points;
    private int count;

    CsgMesh(Csg csg, double[] box, double tolerance) {
        this.csg = csg;
        double side = 0;
        double[] middle = new double[3];
        for (int k = 0; k < 3; k++) {
            // a piece about the origin of what has no end
            double low = Math.max(box[k], -1), high = Math.min(box[3 + k], 1);
            low = Double.isInfinite(box[k]) ? low : box[k];
            high = Double.isInfinite(box[3 + k]) ? high : box[3 + k];
            middle[k] = 0.5 * (low + high);
            side = Math.max(side, high - low);
        }
        int n = 16;
        while (n < 128 && side / n > 2.5 * tolerance) { // edges are cut off by less than half a cell
            n *= 2;
        }
        cells = n;
        step = 1.0437 * side / n; // odd, so that no face of the solid lies in a plane of the grid
        for (int k = 0; k < 3; k++) {
            origin[k] = middle[k] - 0.5 * n * step + (0.0031 + 0.0017 * k) * step;
        }
        values = new double[(n + 1) * (n + 1) * (n + 1)];
        Arrays.fill(values, Double.NaN);
        block(0, 0, 0, n);
    }

    Triangles triangles() {
        return new Triangles(Arrays.copyOf(vertices, 3 * points), Arrays.copyOf(corners, count));
    }

    private void block(int i, int j, int k, int size) {
        double h = 0.5 * size * step;
        double f = csg.value(origin[0] + i * step + h, origin[1] + j * step + h, origin[2] + k * step + h);
        if (Math.abs(f) > 1.8 * h) {
            return;
        }
        if (size == 1) {
            cell(i, j, k);
            return;
        }
        int half = size / 2;
        for (int c = 0; c < 8; c++) {
            block(i + (c & 1) * half, j + (c >> 1 & 1) * half, k + (c >> 2) * half, half);
        }
    }

    private int node(int i, int j, int k) {
        return (i * (cells + 1) + j) * (cells + 1) + k;
    }

    private double value(int node) {
        if (Double.isNaN(values[node])) {
            values[node] = csg.value(place(node, 0), place(node, 1), place(node, 2));
        }
        return values[node];
    }

    private double place(int node, int axis) {
        int width = cells + 1;
        int index = axis == 0 ? node / (width * width) : axis == 1 ? node / width % width : node % width;
        return origin[axis] + step * index;
    }

    private void cell(int i, int j, int k) {
        int[] corner = new int[8];
        for (int c = 0; c < 8; c++) {
            corner[c] = node(i + (c & 1), j + (c >> 1 & 1), k + (c >> 2));
        }
        for (int[] t : TETRAHEDRA) {
            int[] in = new int[4], out = new int[4];
            int inside = 0, outside = 0;
            for (int v : t) {
                if (value(corner[v]) < 0) {
                    in[inside++] = corner[v];
                } else {
                    out[outside++] = corner[v];
                }
            }
            if (inside == 1) {
                triangle(crossing(in[0], out[0]), crossing(in[0], out[1]), crossing(in[0], out[2]), in, 1, out, 3);
            } else if (inside == 3) {
                triangle(crossing(in[0], out[0]), crossing(in[1], out[0]), crossing(in[2], out[0]), in, 3, out, 1);
            } else if (inside == 2) {
                int a = crossing(in[0], out[0]), b = crossing(in[0], out[1]);
                int c = crossing(in[1], out[1]), d = crossing(in[1], out[0]);
                triangle(a, b, c, in, 2, out, 2);
                triangle(a, c, d, in, 2, out, 2);
            }
        }
    }

    /** The vertex where the surface crosses the way between two nodes, found by halving with secants (Illinois). */
    private int crossing(int in, int out) {
        long key = (long) Math.min(in, out) << 32 | Math.max(in, out);
        Integer known = numbers.get(key);
        if (known != null) {
            return known;
        }
        double low = 0, high = 1, f = value(in), g = value(out), part = 0.5;
        double x = place(in, 0), y = place(in, 1), z = place(in, 2);
        double dx = place(out, 0) - x, dy = place(out, 1) - y, dz = place(out, 2) - z;
        for (int k = 0; k < 40; k++) {
            part = low + (high - low) * f / (f - g);
            double here = csg.value(x + part * dx, y + part * dy, z + part * dz);
            if (Math.abs(here) < 1e-13 * step * cells) {
                break;
            }
            if (here < 0) {
                low = part;
                f = here;
                g *= 0.5;
            } else {
                high = part;
                g = here;
                f *= 0.5;
            }
        }
        if (3 * points + 3 > vertices.length) {
            vertices = Arrays.copyOf(vertices, 2 * vertices.length);
        }
        vertices[3 * points] = x + part * dx;
        vertices[3 * points + 1] = y + part * dy;
        vertices[3 * points + 2] = z + part * dz;
        numbers.put(key, points);
        return points++;
    }

    private void triangle(int a, int b, int c, int[] in, int inside, int[] out, int outside) {
        double[] v = vertices;
        double sum = 0;
        for (int axis = 0; axis < 3; axis++) {
            int y = (axis + 1) % 3, z = (axis + 2) % 3;
            double normal = (v[3 * b + y] - v[3 * a + y]) * (v[3 * c + z] - v[3 * a + z])
                    - (v[3 * b + z] - v[3 * a + z]) * (v[3 * c + y] - v[3 * a + y]);
            double from = 0, to = 0;
            for (int i = 0; i < inside; i++) {
                from += place(in[i], axis) / inside;
            }
            for (int i = 0; i < outside; i++) {
                to += place(out[i], axis) / outside;
            }
            sum += normal * (to - from);
        }
        if (count + 3 > corners.length) {
            corners = Arrays.copyOf(corners, 2 * corners.length);
        }
        corners[count++] = a;
        corners[count++] = sum >= 0 ? b : c;
        corners[count++] = sum >= 0 ? c : b;
    }
}
