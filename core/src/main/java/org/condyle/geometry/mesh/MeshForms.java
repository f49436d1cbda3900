package org.condyle.geometry.mesh;

import java.util.ArrayList;
import java.util.List;
import org.condyle.mechanics.Triangles;

/** Triangles by formula, the same ones every time, so that a model needs no file for a body that has a name. */
public final class MeshForms {
    private final List<double[]> vertices = new ArrayList<>();
    private final List<int[]> faces = new ArrayList<>();

    private MeshForms() {}

    private int vertex(double x, double y, double z) {
        vertices.add(new double[] {x, y, z});
        return vertices.size() - 1;
    }

    private void face(int a, int b, int c) {
        faces.add(new int[] {a, b, c});
    }

    private Triangles build() {
        return new Triangles(
                vertices.stream().flatMapToDouble(java.util.Arrays::stream).toArray(),
                faces.stream().flatMapToInt(java.util.Arrays::stream).toArray());
    }

    /** Octahedron with edges split n times, pushed onto the unit sphere and scaled: 8 n² faces. Vertices repeat. */
    public static Triangles ellipsoid(double a, double b, double c, int n) {
        int[][] axis = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
        int[][] octants = {{0, 2, 4}, {2, 1, 4}, {1, 3, 4}, {3, 0, 4}, {2, 0, 5}, {1, 2, 5}, {3, 1, 5}, {0, 3, 5}};
        MeshForms m = new MeshForms();
        for (int[] o : octants) {
            int[][] id = new int[n + 1][n + 1];
            for (int j = 0; j <= n; j++) {
                for (int i = 0; i <= n - j; i++) {
                    int[] p = new int[3];
                    for (int k = 0; k < 3; k++) {
                        p[k] = axis[o[0]][k] * (n - i - j) + axis[o[1]][k] * i + axis[o[2]][k] * j;
                    }
                    double r = Math.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]);
                    id[i][j] = m.vertex(a * p[0] / r, b * p[1] / r, c * p[2] / r);
                }
            }
            for (int j = 0; j < n; j++) {
                for (int i = 0; i < n - j; i++) {
                    m.face(id[i][j], id[i + 1][j], id[i][j + 1]);
                    if (i < n - j - 1) {
                        m.face(id[i + 1][j], id[i + 1][j + 1], id[i][j + 1]);
                    }
                }
            }
        }
        return m.build();
    }

    public static Triangles sphere(double radius, int n) {
        return ellipsoid(radius, radius, radius, n);
    }

    /** Only the concave top z = R - √(R²-x²-y²) of a dish over a square of side 2h: an open mesh of 2 n² faces. */
    public static Triangles cup(double h, double radius, int n) {
        MeshForms m = new MeshForms();
        m.top(h, radius, n);
        return m.build();
    }

    /** Closed slab with that top and a flat bottom at z = -t: 2 n² + 12 n faces. */
    public static Triangles dish(double h, double radius, double t, int n) {
        MeshForms m = new MeshForms();
        m.top(h, radius, n);
        List<Integer> ring = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            ring.add(i);
        }
        for (int j = 0; j < n; j++) {
            ring.add(j * (n + 1) + n);
        }
        for (int i = n; i > 0; i--) {
            ring.add(n * (n + 1) + i);
        }
        for (int j = n; j > 0; j--) {
            ring.add(j * (n + 1));
        }
        int base = m.vertices.size();
        for (int r : ring) {
            m.vertex(m.vertices.get(r)[0], m.vertices.get(r)[1], -t);
        }
        int centre = m.vertex(0, 0, -t);
        for (int q = 0; q < ring.size(); q++) {
            int next = (q + 1) % ring.size(), a = ring.get(q), b = ring.get(next), c = base + q, d = base + next;
            m.face(a, c, d);
            m.face(a, d, b);
            m.face(centre, d, c);
        }
        return m.build();
    }

    private void top(double h, double radius, int n) {
        for (int j = 0; j <= n; j++) {
            for (int i = 0; i <= n; i++) {
                double x = -h + 2 * h * i / n, y = -h + 2 * h * j / n;
                vertex(x, y, radius - Math.sqrt(radius * radius - x * x - y * y));
            }
        }
        for (int j = 0; j < n; j++) {
            for (int i = 0; i < n; i++) {
                int o = j * (n + 1) + i;
                face(o, o + 1, o + n + 2);
                face(o, o + n + 2, o + n + 1);
            }
        }
    }

    /** Torus about z: n segments around the axis, m around the tube. */
    public static Triangles torus(double ring, double tube, int n, int m) {
        MeshForms out = new MeshForms();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                double u = 2 * Math.PI * i / n, w = 2 * Math.PI * j / m, r = ring + tube * Math.cos(w);
                out.vertex(r * Math.cos(u), r * Math.sin(u), tube * Math.sin(w));
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                int i1 = (i + 1) % n, j1 = (j + 1) % m;
                out.face(i * m + j, i1 * m + j, i1 * m + j1);
                out.face(i * m + j, i1 * m + j1, i * m + j1);
            }
        }
        return out.build();
    }

    /**
     * A piece of a ring about z with a flat bottom at z = 0 and a top from one height to another, hollow by a parabola; its middle is at x.
     *
     * @param hollow depth below the straight slope, half way
     * @param n      pieces of an edge, 12 n² faces
     */
    public static Triangles wedge(
            double inner, double outer, double angle, double low, double high, double hollow, int n) {
        Triangles cube = box(1, 1, 1, n);
        double[] x = cube.vertices().clone();
        for (int k = 0; k < x.length; k += 3) {
            double along = 0.5 * (x[k] + 1), radius = inner + (outer - inner) * along, turn = 0.5 * angle * x[k + 1];
            double top = low + (high - low) * along - 4 * hollow * along * (1 - along);
            x[k] = radius * Math.cos(turn);
            x[k + 1] = radius * Math.sin(turn);
            x[k + 2] = 0.5 * (x[k + 2] + 1) * top;
        }
        return new Triangles(x, cube.corners());
    }

    /** Box of half sides a, b, c, each side of n × n cells. Vertices repeat along the edges. */
    public static Triangles box(double a, double b, double c, int n) {
        double[] half = {a, b, c};
        MeshForms m = new MeshForms();
        for (int axis = 0; axis < 3; axis++) {
            for (int sign = -1; sign <= 1; sign += 2) {
                int u = (axis + 1) % 3, v = (axis + 2) % 3, first = m.vertices.size();
                for (int j = 0; j <= n; j++) {
                    for (int i = 0; i <= n; i++) {
                        double[] p = new double[3];
                        p[axis] = sign * half[axis];
                        p[u] = sign * half[u] * (2.0 * i / n - 1);
                        p[v] = half[v] * (2.0 * j / n - 1);
                        m.vertices.add(p);
                    }
                }
                for (int j = 0; j < n; j++) {
                    for (int i = 0; i < n; i++) {
                        int o = first + j * (n + 1) + i;
                        m.face(o, o + 1, o + n + 2);
                        m.face(o, o + n + 2, o + n + 1);
                    }
                }
            }
        }
        return m.build();
    }
}
