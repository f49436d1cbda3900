package org.condyle.measures.wrap;

import org.condyle.math.Check;

/**
 * A surface that paths go over, in its own frame. Geodesics and their neighbours need its outward unit normal N and the
 * second fundamental form h(u, v) = u·dN(v), which is positive where the surface is convex.
 */
public sealed interface WrapShape {
    /** N at a point of the surface. */
    void normal(double[] x, int at, double[] out, int outAt);

    /** h(u, v) [1/m] of two tangent vectors at a point of the surface. */
    double form(double[] x, int at, double[] u, int uAt, double[] v, int vAt);

    /** Whether a point lies inside. */
    boolean inside(double[] x, int at);

    /** A length that says how large it is [m]. */
    double size();

    /** |x| = radius. */
    record Sphere(double radius) implements WrapShape {
        public Sphere {
            Check.positive("radius of a wrap sphere [m]", radius);
        }

        @Override
        public void normal(double[] x, int at, double[] out, int outAt) {
            for (int i = 0; i < 3; i++) {
                out[outAt + i] = x[at + i] / radius;
            }
        }

        @Override
        public double form(double[] x, int at, double[] u, int uAt, double[] v, int vAt) {
            return (u[uAt] * v[vAt] + u[uAt + 1] * v[vAt + 1] + u[uAt + 2] * v[vAt + 2]) / radius;
        }

        @Override
        public boolean inside(double[] x, int at) {
            return x[at] * x[at] + x[at + 1] * x[at + 1] + x[at + 2] * x[at + 2] < radius * radius;
        }

        @Override
        public double size() {
            return radius;
        }
    }

    /** x² + y² = radius²; a path whose two tangent points lie beyond its ends passes it by. */
    record Cylinder(double radius, double length) implements WrapShape {
        public Cylinder {
            Check.positive("radius of a wrap cylinder [m]", radius);
            if (!(length > 0)) {
                throw new IllegalArgumentException("length of a wrap cylinder [m] must be > 0, was " + length);
            }
        }

        @Override
        public void normal(double[] x, int at, double[] out, int outAt) {
            out[outAt] = x[at] / radius;
            out[outAt + 1] = x[at + 1] / radius;
            out[outAt + 2] = 0;
        }

        @Override
        public double form(double[] x, int at, double[] u, int uAt, double[] v, int vAt) {
            return (u[uAt] * v[vAt] + u[uAt + 1] * v[vAt + 1]) / radius;
        }

        @Override
        public boolean inside(double[] x, int at) {
            return x[at] * x[at] + x[at + 1] * x[at + 1] < radius * radius && Math.abs(x[at + 2]) <= length / 2;
        }

        @Override
        public double size() {
            return radius;
        }
    }

    /** x²/a² + y²/b² + z²/c² = 1. */
    record Ellipsoid(double a, double b, double c) implements WrapShape {
        public Ellipsoid {
            Check.positive("first radius of a wrap ellipsoid [m]", a);
            Check.positive("second radius of a wrap ellipsoid [m]", b);
            Check.positive("third radius of a wrap ellipsoid [m]", c);
        }

        /** x²/a² + y²/b² + z²/c² - 1. */
        double value(double[] x, int at) {
            double u = x[at] / a, v = x[at + 1] / b, w = x[at + 2] / c;
            return u * u + v * v + w * w - 1;
        }

        private double gradient(double[] x, int at) {
            double u = x[at] / (a * a), v = x[at + 1] / (b * b), w = x[at + 2] / (c * c);
            return Math.sqrt(u * u + v * v + w * w);
        }

        @Override
        public void normal(double[] x, int at, double[] out, int outAt) {
            double f = 1 / gradient(x, at);
            out[outAt] = f * x[at] / (a * a);
            out[outAt + 1] = f * x[at + 1] / (b * b);
            out[outAt + 2] = f * x[at + 2] / (c * c);
        }

        @Override
        public double form(double[] x, int at, double[] u, int uAt, double[] v, int vAt) {
            return (u[uAt] * v[vAt] / (a * a) + u[uAt + 1] * v[vAt + 1] / (b * b) + u[uAt + 2] * v[vAt + 2] / (c * c))
                    / gradient(x, at);
        }

        @Override
        public boolean inside(double[] x, int at) {
            return value(x, at) < 0;
        }

        @Override
        public double size() {
            return Math.max(a, Math.max(b, c));
        }
    }

    /** (√(x² + y²) - radius)² + z² = tube²; a path goes through its hole. */
    record Torus(double radius, double tube) implements WrapShape {
        public Torus {
            Check.positive("radius of a wrap torus [m]", radius);
            Check.positive("tube of a wrap torus [m]", tube);
            if (!(tube < radius)) {
                throw new IllegalArgumentException("a wrap torus has no hole: its tube of " + tube
                        + " m must be smaller than its radius of " + radius + " m");
            }
        }

        @Override
        public void normal(double[] x, int at, double[] out, int outAt) {
            double ring = Math.hypot(x[at], x[at + 1]), f = (ring - radius) / (tube * ring);
            out[outAt] = f * x[at];
            out[outAt + 1] = f * x[at + 1];
            out[outAt + 2] = x[at + 2] / tube;
        }

        /** 1/tube around the tube; along the ring (ring - radius)/(tube ring), negative on the side of the hole. */
        @Override
        public double form(double[] x, int at, double[] u, int uAt, double[] v, int vAt) {
            double ring = Math.hypot(x[at], x[at + 1]);
            double alongU = (x[at] * u[uAt + 1] - x[at + 1] * u[uAt]) / ring;
            double alongV = (x[at] * v[vAt + 1] - x[at + 1] * v[vAt]) / ring;
            double dot = u[uAt] * v[vAt] + u[uAt + 1] * v[vAt + 1] + u[uAt + 2] * v[vAt + 2];
            return (dot - alongU * alongV * radius / ring) / tube;
        }

        @Override
        public boolean inside(double[] x, int at) {
            double ring = Math.hypot(x[at], x[at + 1]) - radius;
            return ring * ring + x[at + 2] * x[at + 2] < tube * tube;
        }

        @Override
        public double size() {
            return radius;
        }
    }
}
