package org.condyle.anatomy.furniture;

import java.util.ArrayList;
import java.util.List;
import org.condyle.anatomy.BoneMesh;
import org.condyle.mechanics.Triangles;

/**
 * Closed surfaces through rings of points, each joined to the next: bevelled boxes, extruded outlines, turned parts, tubes. Each ring runs
 * counter-clockwise seen from where the rings go.
 *
 * <p>Normals at vertices are the sum over the faces around, weighted by area: beside a narrow bevel the large face decides, so that faces look
 * flat and edges rounded.
 */
final class Loft {
    private final List<double[]> vertices = new ArrayList<>();
    private final List<int[]> faces = new ArrayList<>();

    /** Adds a surface; the rings are closed by caps, or in a circle if {@code round}. */
    Loft add(double[][][] rings, boolean round) {
        int n = rings[0].length, first = vertices.size();
        for (double[][] ring : rings) {
            vertices.addAll(List.of(ring));
        }
        for (int i = 0; i < rings.length - (round ? 0 : 1); i++) {
            int a = first + i * n, b = first + (i + 1) % rings.length * n;
            for (int j = 0; j < n; j++) {
                int k = (j + 1) % n;
                faces.add(new int[] {a + j, a + k, b + k});
                faces.add(new int[] {a + j, b + k, b + j});
            }
        }
        if (!round) {
            cap(first, n, true);
            cap(first + (rings.length - 1) * n, n, false);
        }
        return this;
    }

    private void cap(int from, int n, boolean below) {
        double[] middle = new double[3];
        for (int j = 0; j < n; j++) {
            for (int i = 0; i < 3; i++) {
                middle[i] += vertices.get(from + j)[i] / n;
            }
        }
        int m = vertices.size();
        vertices.add(middle);
        for (int j = 0; j < n; j++) {
            int a = from + j, b = from + (j + 1) % n;
            faces.add(below ? new int[] {b, a, m} : new int[] {a, b, m});
        }
    }

    /** A box about a centre with half sizes, edges bevelled. */
    Loft box(double[] centre, double[] half, double bevel) {
        double x = half[0], z = half[2];
        return extrude(centre, new double[][] {{x, z}, {-x, z}, {-x, -z}, {x, -z}}, half[1], bevel);
    }

    /**
     * An outline in the plane of x and z, convex and counter-clockwise seen from below, moved up and down by half its height; all edges bevelled.
     */
    Loft extrude(double[] centre, double[][] outline, double halfHeight, double bevel) {
        double[] y = {-halfHeight, -halfHeight + bevel, halfHeight - bevel, halfHeight};
        double[][][] rings = new double[4][2 * outline.length][];
        for (int r = 0; r < 4; r++) {
            double inset = r == 0 || r == 3 ? bevel : 0;
            for (int j = 0; j < outline.length; j++) {
                double[] p = outline[j];
                for (int side = 0;
                        side < 2;
                        side++) { // two points a corner, a bevel along the side before and after it
                    double[] q = outline[(j + outline.length + (side == 0 ? -1 : 1)) % outline.length];
                    double[] o = outline[(j + outline.length + (side == 0 ? 1 : -1)) % outline.length];
                    double[] s = unit(q[0] - p[0], q[1] - p[1]), t = unit(o[0] - p[0], o[1] - p[1]);
                    rings[r][2 * j + side] = new double[] {
                        centre[0] + p[0] + bevel * s[0] + inset * t[0],
                        centre[1] + y[r],
                        centre[2] + p[1] + bevel * s[1] + inset * t[1]
                    };
                }
            }
        }
        return add(reversed(rings), false);
    }

    private static double[] unit(double x, double y) {
        double n = Math.sqrt(x * x + y * y);
        return new double[] {x / n, y / n};
    }

    private static double[][][] reversed(double[][][] rings) {
        for (double[][] ring : rings) {
            java.util.Collections.reverse(java.util.Arrays.asList(ring));
        }
        return rings;
    }

    /** A part turned about a vertical axis through a point: radius and height of each ring. */
    Loft lathe(double[] at, int sides, double[]... profile) {
        double[][][] rings = new double[profile.length][sides][];
        for (int i = 0; i < profile.length; i++) {
            for (int j = 0; j < sides; j++) {
                double angle = -2 * Math.PI * j / sides;
                rings[i][j] = new double[] {
                    at[0] + profile[i][0] * StrictMath.cos(angle),
                    at[1] + profile[i][1],
                    at[2] + profile[i][0] * StrictMath.sin(angle)
                };
            }
        }
        return add(rings, false);
    }

    /** A tube along points, round or flat: half width along {@code across}, half thickness perpendicular to it. */
    Loft tube(double[] across, double width, double thickness, int sides, boolean round, double[]... points) {
        int n = points.length;
        double[][][] rings = new double[n][sides][];
        for (int i = 0; i < n; i++) {
            double[] before = points[round ? (i + n - 1) % n : Math.max(0, i - 1)];
            double[] after = points[round ? (i + 1) % n : Math.min(n - 1, i + 1)];
            double[] w = unit(after[0] - before[0], after[1] - before[1], after[2] - before[2]);
            double along = across[0] * w[0] + across[1] * w[1] + across[2] * w[2];
            double[] u = unit(across[0] - along * w[0], across[1] - along * w[1], across[2] - along * w[2]);
            double[] v = {w[1] * u[2] - w[2] * u[1], w[2] * u[0] - w[0] * u[2], w[0] * u[1] - w[1] * u[0]};
            for (int j = 0; j < sides; j++) {
                double angle = 2 * Math.PI * (j + 0.5) / sides;
                double a = width * StrictMath.cos(angle), b = thickness * StrictMath.sin(angle);
                rings[i][j] = new double[] {
                    points[i][0] + a * u[0] + b * v[0],
                    points[i][1] + a * u[1] + b * v[1],
                    points[i][2] + a * u[2] + b * v[2]
                };
            }
        }
        return add(rings, round);
    }

    private static double[] unit(double x, double y, double z) {
        double n = Math.sqrt(x * x + y * y + z * z);
        return new double[] {x / n, y / n, z / n};
    }

    /** Turns all that was added so far about an axis parallel to z through x, y [degrees]. */
    Loft tilt(double x, double y, double degrees) {
        double c = StrictMath.cos(StrictMath.toRadians(degrees)), s = StrictMath.sin(StrictMath.toRadians(degrees));
        vertices.replaceAll(p ->
                new double[] {x + c * (p[0] - x) - s * (p[1] - y), y + s * (p[0] - x) + c * (p[1] - y), p[2]});
        return this;
    }

    BoneMesh mesh() {
        double[] v = vertices.stream().flatMapToDouble(java.util.Arrays::stream).toArray();
        int[] c = faces.stream().flatMapToInt(java.util.Arrays::stream).toArray();
        double[] normals = new double[v.length];
        for (int[] f : faces) {
            double[] p = vertices.get(f[0]), q = vertices.get(f[1]), r = vertices.get(f[2]);
            double ux = q[0] - p[0], uy = q[1] - p[1], uz = q[2] - p[2];
            double wx = r[0] - p[0], wy = r[1] - p[1], wz = r[2] - p[2];
            double[] n = {uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx};
            for (int k : f) {
                for (int i = 0; i < 3; i++) {
                    normals[3 * k + i] += n[i];
                }
            }
        }
        for (int i = 0; i < v.length; i += 3) {
            double[] n = unit(normals[i], normals[i + 1], normals[i + 2]);
            System.arraycopy(n, 0, normals, i, 3);
        }
        return new BoneMesh(new Triangles(v, c), normals);
    }
}
