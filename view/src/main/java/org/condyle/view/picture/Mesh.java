package org.condyle.view.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.mechanics.Triangles;

/**
 * Triangles to draw, corner by corner, with normals that are smooth except across creases.
 *
 * @param points  nine numbers a triangle
 * @param normals the same
 * @param dark    triangles in a darker shade, so that one sees a ball roll
 */
record Mesh(float[] points, float[] normals, boolean[] dark) {
    private static final double CREASE = Math.cos(Math.toRadians(35)); // sharper edges stay sharp

    /** From (0, 0, 0) to (0, 1, 0), of radius one. */
    static final Mesh ROD = turned(new double[][] {{1, 0}, {1, 1}}, 14);

    /** With its tip at (0, 1, 0), of radius one. */
    static final Mesh CONE = turned(new double[][] {{0, 0}, {1, 0}, {1, 0}, {0, 1}}, 20);

    /** Of radius one. */
    static final Mesh BALL = ball();

    int faces() {
        return points.length / 9;
    }

    static Mesh of(Triangles t) {
        double[] at = t.vertices();
        int[] corners = t.corners();
        int faces = t.faces();
        double[] areas = new double[3 * faces], flat = new double[3 * faces];
        List<List<Integer>> around = new ArrayList<>();
        for (int i = 0; i < t.points(); i++) {
            around.add(new ArrayList<>(6));
        }
        for (int f = 0; f < faces; f++) {
            int a = 3 * corners[3 * f], b = 3 * corners[3 * f + 1], c = 3 * corners[3 * f + 2];
            double[] n = Camera.cross(edge(at, a, b), edge(at, a, c));
            double length = Math.max(1e-300, Math.sqrt(Camera.dot(n, n)));
            for (int k = 0; k < 3; k++) {
                areas[3 * f + k] = n[k];
                flat[3 * f + k] = n[k] / length;
                around.get(corners[3 * f + k]).add(f);
            }
        }
        boolean ball = isBall(at);
        Mesh out = new Mesh(new float[9 * faces], new float[9 * faces], new boolean[faces]);
        for (int i = 0; i < corners.length; i++) {
            int f = i / 3;
            double x = 0, y = 0, z = 0;
            for (int g : around.get(corners[i])) {
                if (flat[3 * f] * flat[3 * g] + flat[3 * f + 1] * flat[3 * g + 1] + flat[3 * f + 2] * flat[3 * g + 2]
                        > CREASE) {
                    x += areas[3 * g];
                    y += areas[3 * g + 1];
                    z += areas[3 * g + 2];
                }
            }
            double length = Math.max(1e-300, Math.sqrt(x * x + y * y + z * z));
            out.normals[3 * i] = (float) (x / length);
            out.normals[3 * i + 1] = (float) (y / length);
            out.normals[3 * i + 2] = (float) (z / length);
            for (int k = 0; k < 3; k++) {
                out.points[3 * i + k] = (float) at[3 * corners[i] + k];
            }
        }
        for (int f = 0; f < faces && ball; f++) {
            double x = 0, y = 0;
            for (int k = 0; k < 3; k++) {
                x += out.points[9 * f + 3 * k];
                y += out.points[9 * f + 3 * k + 1];
            }
            out.dark[f] = x * y > 0;
        }
        return out;
    }

    private static double[] edge(double[] v, int from, int to) {
        return new double[] {v[to] - v[from], v[to + 1] - v[from + 1], v[to + 2] - v[from + 2]};
    }

    private static boolean isBall(double[] v) {
        for (int i = 0; i < v.length; i += 3) {
            if (Math.abs(Math.sqrt(v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2]) - 1) > 1e-4) {
                return false;
            }
        }
        return v.length > 60;
    }

    /** What a way of radii and heights makes when it is turned about y. */
    private static Mesh turned(double[][] way, int sides) {
        List<Double> vertices = new ArrayList<>();
        for (double[] p : way) {
            for (int i = 0; i < sides; i++) {
                double angle = 2 * Math.PI * i / sides;
                vertices.addAll(List.of(p[0] * Math.cos(angle), p[1], p[0] * Math.sin(angle)));
            }
        }
        List<Integer> corners = new ArrayList<>();
        for (int w = 0; w + 1 < way.length; w++) {
            boolean same = Arrays.equals(way[w], way[w + 1]); // a sharp edge
            for (int i = 0; i < sides && !same; i++) {
                int a = w * sides + i, b = w * sides + (i + 1) % sides;
                corners.addAll(List.of(a, a + sides, b, b, a + sides, b + sides));
            }
        }
        return of(new Triangles(
                vertices.stream().mapToDouble(Double::doubleValue).toArray(),
                corners.stream().mapToInt(Integer::intValue).toArray()));
    }

    private static Mesh ball() {
        int rings = 12;
        double[][] way = new double[rings + 1][];
        for (int i = 0; i <= rings; i++) {
            double angle = Math.PI * i / rings;
            way[i] = new double[] {Math.sin(angle), -Math.cos(angle)};
        }
        Mesh out = turned(way, 20);
        Arrays.fill(out.dark, false);
        System.arraycopy(out.points, 0, out.normals, 0, out.points.length);
        return out;
    }
}
