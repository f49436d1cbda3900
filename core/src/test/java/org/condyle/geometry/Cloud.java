package org.condyle.geometry;

import java.util.ArrayList;
import java.util.List;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.freeform.ParametricSurface;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Superquadric;
import org.condyle.geometry.shape.Torus;
import org.condyle.math.Vec3;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Shape;

/**
 * Many points of a surface in a tree of balls, made once and asked in all poses: is a function that changes no faster than
 * its point moves lower in one of them than some bound? All but a few balls are told by their middles that it is not.
 */
final class Cloud {
    private final double[] p;
    private final double[] middle = new double[3];
    private final double radius;
    private final Cloud[] halves;

    Cloud(List<double[]> points) {
        double[] low = points.get(0).clone(), high = low.clone();
        for (double[] q : points) {
            for (int i = 0; i < 3; i++) {
                low[i] = Math.min(low[i], q[i]);
                high[i] = Math.max(high[i], q[i]);
            }
        }
        int longest = 0;
        for (int i = 0; i < 3; i++) {
            middle[i] = 0.5 * (low[i] + high[i]);
            longest = high[i] - low[i] > high[longest] - low[longest] ? i : longest;
        }
        double most = 0;
        for (double[] q : points) {
            most = Math.max(most, Vec3.distance(q, middle));
        }
        radius = most;
        int n = points.size(), axis = longest;
        if (n > 2) {
            List<double[]> sorted = new ArrayList<>(points);
            sorted.sort((q, r) -> Double.compare(q[axis], r[axis]));
            halves = new Cloud[] {new Cloud(sorted.subList(0, n / 2)), new Cloud(sorted.subList(n / 2, n))};
            p = new double[0];
        } else {
            halves = new Cloud[0];
            p = new double[3 * n];
            for (int i = 0; i < n; i++) {
                System.arraycopy(points.get(i), 0, p, 3 * i, 3);
            }
        }
    }

    /** The least value of f over all points, or the bound if none is lower. */
    double least(SignedDistance f, double bound) {
        if (f.at(middle[0], middle[1], middle[2]) - radius >= bound) {
            return bound;
        }
        double least = bound;
        for (Cloud half : halves) {
            least = half.least(f, least);
        }
        for (int i = 0; i < p.length; i += 3) {
            least = Math.min(least, f.at(p[i], p[i + 1], p[i + 2]));
        }
        return least;
    }

    /** Points of a shape by its formula, evenly over its parameters. */
    static List<double[]> points(Shape s, int n) {
        List<double[]> out = new ArrayList<>();
        if (s instanceof Torus t) {
            net(n, n, 2 * Math.PI, (u, v) -> {
                double r = t.ringRadius() + t.tubeRadius() * Math.cos(v);
                out.add(new double[] {r * Math.cos(u), r * Math.sin(u), t.tubeRadius() * Math.sin(v)});
            });
        } else if (s instanceof Sphere b) {
            return points(new Ellipsoid(b.radius(), b.radius(), b.radius()), n);
        } else if (s instanceof Ellipsoid e) {
            return points(new Superquadric(e.a(), e.b(), e.c(), 1, 1), n);
        } else if (s instanceof Superquadric q) {
            net(n, n / 2, Math.PI, (u, w) -> {
                double v = w - Math.PI / 2, across = power(Math.cos(v), q.e1());
                out.add(new double[] {
                    q.a() * across * power(Math.cos(u), q.e2()),
                    q.b() * across * power(Math.sin(u), q.e2()),
                    q.c() * power(Math.sin(v), q.e1())
                });
            });
        } else if (s instanceof Box b) {
            for (int axis = 0; axis < 3; axis++) {
                int x = axis;
                double[] half = {0.5 * b.sizeX(), 0.5 * b.sizeY(), 0.5 * b.sizeZ()};
                net(n, n, 2, (u, v) -> {
                    double[] q = new double[3];
                    q[x] = half[x];
                    q[(x + 1) % 3] = half[(x + 1) % 3] * (u / Math.PI - 1);
                    q[(x + 2) % 3] = half[(x + 2) % 3] * (v - 1);
                    out.add(q);
                    double[] r = q.clone();
                    r[x] = -half[x];
                    out.add(r);
                });
            }
        } else if (s instanceof Cylinder c) {
            net(n, n, 3, (u, v) -> {
                double r = c.radius() * Math.min(1, Math.min(v, 3 - v));
                double z = 0.5 * c.length() * Math.max(-1, Math.min(1, 2 * v - 3));
                out.add(new double[] {r * Math.cos(u), r * Math.sin(u), z});
            });
        } else if (s instanceof ParametricShape p) {
            ParametricSurface surface = p.surface();
            double[] jet = new double[18], us = surface.breaksU(), vs = surface.breaksV();
            net(n, n, 1, (u, v) -> {
                double x = u / (2 * Math.PI);
                surface.jet(us[0] + x * (us[us.length - 1] - us[0]), vs[0] + v * (vs[vs.length - 1] - vs[0]), jet);
                out.add(new double[] {jet[0], jet[1], jet[2]});
            });
        } else {
            throw new IllegalArgumentException(s.type());
        }
        return out;
    }

    /** Points of a part that stands somewhere. */
    static List<double[]> moved(List<double[]> points, Frame frame) {
        List<double[]> out = new ArrayList<>();
        for (double[] q : points) {
            double[] r = new double[3];
            org.condyle.math.Mat3.times(frame.rotation(), 0, q[0], q[1], q[2], r, 0);
            for (int i = 0; i < 3; i++) {
                r[i] += frame.origin()[i];
            }
            out.add(r);
        }
        return out;
    }

    private interface Node {
        void at(double u, double v);
    }

    /** u once around, v from 0 to its end. */
    private static void net(int n, int m, double end, Node node) {
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j <= m; j++) {
                node.at(2 * Math.PI * i / n, end * j / m);
            }
        }
    }

    private static double power(double x, double e) {
        return Math.copySign(Math.pow(Math.abs(x), e), x);
    }
}
