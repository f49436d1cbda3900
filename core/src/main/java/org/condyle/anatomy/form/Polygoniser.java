package org.condyle.anatomy.form;

import java.util.Arrays;
import org.condyle.mechanics.Triangles;

/**
 * Triangles of the surface of a {@link Field}: marching cubes, with the loops of {@link CellCases}. The surface is closed, every edge has two
 * faces, and no face leaves its cube, so that the surface does not cross itself.
 */
final class Polygoniser {
    private final Grid grid;
    private final double[] values;
    private final int[] onEdge;
    private double[] vertices = new double[3 * 4096];
    private int[] corners = new int[6 * 4096];
    private int points;
    private int count;

    private Polygoniser(Field field, double cell) {
        grid = new Grid(field.bounds(), cell, field.symmetric());
        values = field.sample(grid);
        onEdge = new int[3 * values.length];
        Arrays.fill(onEdge, -1);
        for (int k = 0; k + 1 < grid.size(2); k++) {
            for (int j = 0; j + 1 < grid.size(1); j++) {
                for (int i = 0; i + 1 < grid.size(0); i++) {
                    cell(i, j, k);
                }
            }
        }
    }

    static Triangles of(Field field, double cell) {
        Polygoniser p = new Polygoniser(field, cell);
        return new Triangles(Arrays.copyOf(p.vertices, 3 * p.points), Arrays.copyOf(p.corners, p.count));
    }

    private int node(int i, int j, int k, int corner) {
        return grid.node(i + (corner & 1), j + (corner >> 1 & 1), k + (corner >> 2));
    }

    private void cell(int i, int j, int k) {
        int inside = 0;
        for (int c = 0; c < 8; c++) {
            inside |= values[node(i, j, k, c)] < 0 ? 1 << c : 0;
        }
        if (inside == 0 || inside == 255) {
            return;
        }
        for (int[] loop : CellCases.of(inside)) {
            int[] v = new int[loop.length];
            for (int n = 0; n < loop.length; n++) {
                v[n] = vertex(i, j, k, loop[n]);
            }
            fill(loop, v);
        }
    }

    private void fill(int[] loop, int[] v) {
        if (v.length == 3) {
            face(v[0], v[1], v[2]);
        } else if (v.length == 4 && !CellCases.share(loop[0], loop[2])) {
            face(v[0], v[1], v[2]);
            face(v[0], v[2], v[3]);
        } else if (v.length == 4 && !CellCases.share(loop[1], loop[3])) {
            face(v[1], v[2], v[3]);
            face(v[1], v[3], v[0]);
        } else { // about a point in the middle: a diagonal could lie in a face of the cube, where the neighbour has one
            // too
            double[] middle = new double[3];
            for (int n : v) {
                for (int c = 0; c < 3; c++) {
                    middle[c] += vertices[3 * n + c] / v.length;
                }
            }
            int m = add(middle[0], middle[1], middle[2]);
            for (int n = 0; n < v.length; n++) {
                face(v[n], v[(n + 1) % v.length], m);
            }
        }
    }

    private int vertex(int i, int j, int k, int edge) {
        int axis = edge / 4, first = CellCases.ENDS[edge][0];
        int from = node(i, j, k, first), to = node(i, j, k, CellCases.ENDS[edge][1]);
        int key = 3 * from + axis;
        if (onEdge[key] < 0) {
            double t = values[from] / (values[from] - values[to]);
            t = Math.max(0.02, Math.min(0.98, t)); // no faces without area
            int a = i + (first & 1), b = j + (first >> 1 & 1), c = k + (first >> 2);
            double cell = grid.at(0, 1) - grid.at(0, 0);
            onEdge[key] = add(
                    grid.at(0, a) + (axis == 0 ? t * cell : 0),
                    grid.at(1, b) + (axis == 1 ? t * cell : 0),
                    grid.at(2, c) + (axis == 2 ? t * cell : 0));
        }
        return onEdge[key];
    }

    private int add(double x, double y, double z) {
        if (3 * points == vertices.length) {
            vertices = Arrays.copyOf(vertices, 2 * vertices.length);
        }
        vertices[3 * points] = x;
        vertices[3 * points + 1] = y;
        vertices[3 * points + 2] = z;
        return points++;
    }

    private void face(int a, int b, int c) {
        if (count == corners.length) {
            corners = Arrays.copyOf(corners, 2 * corners.length);
        }
        corners[count++] = a;
        corners[count++] = b;
        corners[count++] = c;
    }
}
