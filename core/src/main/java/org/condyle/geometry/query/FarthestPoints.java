package org.condyle.geometry.query;

import java.util.PriorityQueue;
import org.condyle.geometry.convex.CoreDifference;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Extent;
import org.condyle.geometry.shape.Placement;
import org.condyle.geometry.shape.Torus;
import org.condyle.geometry.shape.Vectors;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Triangles;

/**
 * The two points of two shapes with the largest distance: the maximum over all directions u of the support function
 * h(u) of A - B. On a triangle of directions h is at most its largest corner value over the cosine of the triangle's
 * radius, since h is convex and homogeneous; the triangle with the highest bound is cut into four until no bound is
 * more than a millionth above the best pair seen. Each new best pair is refined to its local maximum, with u along the
 * pair itself, so that the result is exact to rounding unless two local maxima differ by less than a millionth.
 */
final class FarthestPoints {
    private static final double CERTAIN = 1e-6;
    private static final int LIMIT = 40_000;
    private static final int CLIMB = 1000;

    /** Three directions, the values there and the bound over all between them. */
    private record Cone(double bound, double[] corners, double[] values) {}

    private final CoreDifference difference;
    private double best = -1;
    private final double[] direction = {0, 0, 1};
    private final double[] onA = new double[3];
    private final double[] onB = new double[3];

    private FarthestPoints(CoreDifference difference) {
        this.difference = difference;
    }

    static PointPair between(Shape a, Frame atA, Shape b, Frame atB) {
        if (Extent.endless(a) || Extent.endless(b)) {
            return new PointPair(
                    Double.POSITIVE_INFINITY, atA.origin().clone(), atB.origin().clone());
        }
        Convex first = hull(a), second = hull(b);
        double[] placeA = Extent.place(atA), placeB = Extent.place(atB), r = new double[12];
        Placement.toLocal(placeA, placeB[0], placeB[1], placeB[2], r, 0);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                r[3 + 3 * i + j] =
                        placeA[3 + i] * placeB[3 + j] + placeA[6 + i] * placeB[6 + j] + placeA[9 + i] * placeB[9 + j];
            }
        }
        FarthestPoints s = new FarthestPoints(new CoreDifference(first, second, r));
        s.search();
        for (int k = 0; k < 3; k++) {
            s.onA[k] += first.rounding() * s.direction[k];
            s.onB[k] -= second.rounding() * s.direction[k];
        }
        double[] p = new double[3], q = new double[3];
        Placement.toWorld(placeA, s.onA[0], s.onA[1], s.onA[2], p, 0);
        Placement.toWorld(placeA, s.onB[0], s.onB[1], s.onB[2], q, 0);
        return new PointPair(s.best + first.rounding() + second.rounding(), p, q);
    }

    /** A convex shape with the same farthest points. */
    private static Convex hull(Shape s) {
        if (s instanceof Convex c) {
            return c;
        }
        return s instanceof Torus t
                ? new Disc(t)
                : new Points(s.triangles(1e-4 * Extent.radius(s)).vertices());
    }

    private void search() {
        PriorityQueue<Cone> open = new PriorityQueue<>((a, b) -> Double.compare(b.bound, a.bound));
        for (int k = 0; k < 8; k++) { // the octahedron
            double x = (k & 1) == 0 ? 1 : -1, y = (k & 2) == 0 ? 1 : -1, z = (k & 4) == 0 ? 1 : -1;
            double[] values = {look(x, 0, 0), look(0, y, 0), look(0, 0, z)};
            offer(new double[] {x, 0, 0, 0, y, 0, 0, 0, z}, values, open);
        }
        for (int k = 0; k < LIMIT && !open.isEmpty() && open.peek().bound > (1 + CERTAIN) * best; k++) {
            Cone t = open.remove();
            double[] m = new double[9], values = new double[3]; // middles of the edges, each opposite to a corner
            for (int c = 0; c < 3; c++) {
                middle(t.corners, (3 * c + 3) % 9, (3 * c + 6) % 9, m, 3 * c);
                values[c] = look(m[3 * c], m[3 * c + 1], m[3 * c + 2]);
            }
            for (int c = 0; c < 3; c++) {
                double[] part = m.clone(), of = values.clone();
                System.arraycopy(t.corners, 3 * c, part, 3 * c, 3);
                of[c] = t.values[c];
                offer(part, of, open);
            }
            offer(m, values, open);
        }
    }

    private static void middle(double[] t, int i, int j, double[] out, int at) {
        double x = t[i] + t[j], y = t[i + 1] + t[j + 1], z = t[i + 2] + t[j + 2];
        double length = Math.sqrt(x * x + y * y + z * z);
        out[at] = x / length;
        out[at + 1] = y / length;
        out[at + 2] = z / length;
    }

    private void offer(double[] t, double[] values, PriorityQueue<Cone> open) {
        double most = Math.max(0, Math.max(values[0], Math.max(values[1], values[2])));
        double ux = t[3] - t[0], uy = t[4] - t[1], uz = t[5] - t[2];
        double vx = t[6] - t[0], vy = t[7] - t[1], vz = t[8] - t[2];
        double nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
        double cosine = Math.abs(nx * t[0] + ny * t[1] + nz * t[2]) / Math.sqrt(nx * nx + ny * ny + nz * nz);
        if (most / cosine > (1 + CERTAIN) * best) {
            open.add(new Cone(most / cosine, t, values));
        }
    }

    /** Support along a direction; climbs from there if it is the best so far. */
    private double look(double x, double y, double z) {
        double h = difference.support(x, y, z);
        double length = Vectors.length(difference.w);
        if (length <= best) {
            return h;
        }
        for (int k = 0; k < CLIMB && length > best; k++) {
            best = length;
            System.arraycopy(difference.p, 0, onA, 0, 3);
            System.arraycopy(difference.q, 0, onB, 0, 3);
            for (int c = 0; c < 3 && length > 0; c++) {
                direction[c] = difference.w[c] / length;
            }
            difference.support(direction[0], direction[1], direction[2]);
            length = Vectors.length(difference.w);
        }
        return h;
    }

    /** A shape that is asked for its farthest points only. */
    private interface Hull extends Convex {
        @Override
        default String type() {
            return "hull";
        }

        @Override
        default void bounds(double[] out) {
            throw new IllegalStateException("a hull is asked for its farthest points only");
        }

        @Override
        default MassProperties massProperties() {
            throw new IllegalStateException("a hull is asked for its farthest points only");
        }

        @Override
        default Triangles triangles(double tolerance) {
            throw new IllegalStateException("a hull is asked for its farthest points only");
        }
    }

    /** The hull of points by looking at all of them. */
    private record Points(double[] points) implements Hull {
        @Override
        public void support(double dx, double dy, double dz, double[] out) {
            double most = Double.NEGATIVE_INFINITY;
            for (int k = 0; k < points.length; k += 3) {
                double far = dx * points[k] + dy * points[k + 1] + dz * points[k + 2];
                if (far > most) {
                    most = far;
                    System.arraycopy(points, k, out, 0, 3);
                }
            }
        }
    }

    /** The hull of a torus: a disc, grown by the radius of the tube. */
    private record Disc(Torus torus) implements Hull {
        @Override
        public void support(double dx, double dy, double dz, double[] out) {
            double across = Math.sqrt(dx * dx + dy * dy);
            out[0] = across > 0 ? torus.ringRadius() * dx / across : torus.ringRadius();
            out[1] = across > 0 ? torus.ringRadius() * dy / across : 0;
            out[2] = 0;
        }

        @Override
        public double rounding() {
            return torus.tubeRadius();
        }
    }
}
