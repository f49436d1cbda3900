package org.condyle.view.scene;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.condyle.mechanics.Triangles;

/**
 * Fewer triangles for a picture: vertices within one cell of a grid become their mean (Rossignac and Borrel 1993). Crude
 * beside edge collapse, and quick, robust on any mesh, and good enough at the thousands of faces that remain.
 */
final class Decimation {
    private Decimation() {}

    static Triangles to(Triangles t, int mostFaces) {
        if (t.faces() <= mostFaces) {
            return t;
        }
        // a grid over a surface of area a meets about 1.5 a/h² of its cells, each of two faces
        double step = Math.sqrt(3 * area(t) / mostFaces);
        Triangles out = cluster(t, step);
        while (out.faces() > mostFaces) {
            step *= 1.1;
            out = cluster(t, step);
        }
        return out;
    }

    private static Triangles cluster(Triangles t, double step) {
        double[] x = t.vertices();
        Map<Cell, Integer> cells = new HashMap<>();
        int[] of = new int[t.points()];
        double[] sum = new double[x.length];
        int[] members = new int[t.points()];
        for (int v = 0; v < of.length; v++) {
            Cell cell = new Cell(cell(x[3 * v], step), cell(x[3 * v + 1], step), cell(x[3 * v + 2], step));
            of[v] = cells.computeIfAbsent(cell, c -> cells.size());
            members[of[v]]++;
            for (int k = 0; k < 3; k++) {
                sum[3 * of[v] + k] += x[3 * v + k];
            }
        }
        double[] vertices = Arrays.copyOf(sum, 3 * cells.size());
        for (int i = 0; i < vertices.length; i++) {
            vertices[i] /= members[i / 3];
        }
        Set<Cell> there = new HashSet<>();
        int[] corners = new int[t.corners().length];
        int count = 0;
        for (int c = 0; c < corners.length; c += 3) {
            int i = of[t.corners()[c]], j = of[t.corners()[c + 1]], k = of[t.corners()[c + 2]];
            while (i > j || i > k) { // the least first, so that equal triangles are equal
                int kept = i;
                i = j;
                j = k;
                k = kept;
            }
            if (i != j && j != k && k != i && there.add(new Cell(i, j, k))) {
                corners[count++] = i;
                corners[count++] = j;
                corners[count++] = k;
            }
        }
        return used(new Triangles(vertices, Arrays.copyOf(corners, count)));
    }

    private static long cell(double x, double step) {
        return (long) Math.floor(x / step);
    }

    /** Without the vertices that no triangle has. */
    static Triangles used(Triangles t) {
        int[] number = new int[t.points()];
        Arrays.fill(number, -1);
        double[] vertices = new double[t.vertices().length];
        int[] corners = new int[t.corners().length];
        int n = 0;
        for (int c = 0; c < corners.length; c++) {
            int v = t.corners()[c];
            if (number[v] < 0) {
                System.arraycopy(t.vertices(), 3 * v, vertices, 3 * n, 3);
                number[v] = n++;
            }
            corners[c] = number[v];
        }
        return new Triangles(Arrays.copyOf(vertices, 3 * n), corners);
    }

    private static double area(Triangles t) {
        double[] x = t.vertices();
        double sum = 0;
        for (int c = 0; c < t.corners().length; c += 3) {
            int i = 3 * t.corners()[c], j = 3 * t.corners()[c + 1], k = 3 * t.corners()[c + 2];
            double ux = x[j] - x[i], uy = x[j + 1] - x[i + 1], uz = x[j + 2] - x[i + 2];
            double vx = x[k] - x[i], vy = x[k + 1] - x[i + 1], vz = x[k + 2] - x[i + 2];
            double nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
            sum += 0.5 * Math.sqrt(nx * nx + ny * ny + nz * nz);
        }
        return sum;
    }

    /** Three whole numbers: a cell of the grid, or a triangle. */
    private record Cell(long a, long b, long c) {}
}
