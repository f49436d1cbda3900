package org.condyle.geometry.shape;

import org.condyle.math.Check;
import org.condyle.math.GaussLegendre;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Triangles;
import org.condyle.mechanics.many.Boundary;

/** An ellipsoid about the origin with semi-axes a, b, c along x, y, z [m]. */
public record Ellipsoid(double a, double b, double c) implements Ellipsoidal, SampledShape, BoundaryShape {
    public Ellipsoid {
        Check.positive("ellipsoid semi-axis a [m]", a);
        Check.positive("ellipsoid semi-axis b [m]", b);
        Check.positive("ellipsoid semi-axis c [m]", c);
    }

    @Override
    public String type() {
        return "ellipsoid";
    }

    @Override
    public void bounds(double[] out) {
        out[3] = a;
        out[4] = b;
        out[5] = c;
        for (int i = 0; i < 3; i++) {
            out[i] = -out[3 + i];
        }
    }

    @Override
    public MassProperties massProperties() {
        double volume = 4.0 / 3 * Math.PI * a * b * c, k = volume / 5;
        double xx = a * a, yy = b * b, zz = c * c;
        return new MassProperties(
                volume, new double[3], new double[] {k * (yy + zz), k * (xx + zz), k * (xx + yy), 0, 0, 0});
    }

    @Override
    public Triangles triangles(double tolerance) {
        Triangles ball = Revolution.unitBall(Revolution.parts(Math.max(a, Math.max(b, c)), tolerance));
        double[] vertices = ball.vertices();
        for (int i = 0; i < vertices.length; i += 3) {
            vertices[i] *= a;
            vertices[i + 1] *= b;
            vertices[i + 2] *= c;
        }
        return ball;
    }

    @Override
    public void support(double dx, double dy, double dz, double[] out) {
        double x = a * dx, y = b * dy, z = c * dz;
        double length = Math.sqrt(x * x + y * y + z * z);
        if (length > 0) {
            out[0] = a * (x / length);
            out[1] = b * (y / length);
            out[2] = c * (z / length);
        } else {
            out[0] = a;
            out[1] = out[2] = 0;
        }
    }

    @Override
    public boolean smooth() {
        return true;
    }

    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        return project(a, b, c, x, y, z, out);
    }

    /**
     * Nearest point by the secular equation (D. Eberly, "Distance from a Point to an Ellipse, an Ellipsoid, or a
     * Hyperellipsoid", geometrictools.com): with m the shortest semi-axis, rᵢ = eᵢ²/m², zᵢ = yᵢ/eᵢ, dᵢ = rᵢ - 1, the
     * nearest point is xᵢ = rᵢ yᵢ / (dᵢ + u), where u ≥ 0 solves
     *
     * <pre>  g(u) = Σ (rᵢ zᵢ / (dᵢ + u))² - 1 = 0  </pre>
     *
     * u = 1 on the surface. g is convex and falls, and at u = max(rᵢ zᵢ - dᵢ) lies between 0 and 2: Newton's method climbs
     * from there to the root without ever passing it, in about five steps, no bisection needed. Where the shortest axis
     * has zᵢ = 0 and g(0) &lt; 0 (about the middle of the ellipsoid) u is 0 and xᵢ of that axis what is left; of the two
     * points that are then equally near, that on the positive side is taken.
     */
    public static double project(double a, double b, double c, double x, double y, double z, double[] out) {
        double m = Math.min(a, Math.min(b, c));
        double ra = a / m * (a / m), rb = b / m * (b / m), rc = c / m * (c / m);
        double da = (a - m) * (a + m) / (m * m), db = (b - m) * (b + m) / (m * m), dc = (c - m) * (c + m) / (m * m);
        double za = ra * clean(x / a), zb = rb * clean(y / b), zc = rc * clean(z / c);
        double u = Math.max(0, Math.max(za - da, Math.max(zb - db, zc - dc)));
        for (int i = 0; i < 100; i++) {
            double pa = ratio(za, da + u), pb = ratio(zb, db + u), pc = ratio(zc, dc + u);
            double g = pa * pa + pb * pb + pc * pc - 1;
            double slope = 2 * (pa * ratio(pa, da + u) + pb * ratio(pb, db + u) + pc * ratio(pc, dc + u));
            double next = u + (slope > 0 ? Math.max(0, g / slope) : 0);
            if (!(next > u)) {
                break;
            }
            boolean done = next - u <= 1e-17 * u;
            u = next;
            if (done) {
                break;
            }
        }
        // xᵢ / eᵢ, on the unit sphere
        double pa = ratio(za, da + u), pb = ratio(zb, db + u), pc = ratio(zc, dc + u);
        double left = 1 - pa * pa - pb * pb - pc * pc;
        if (u == 0 && left > 0) {
            double rest = Math.sqrt(left);
            if (c == m) {
                pc = rest;
            } else if (b == m) {
                pb = rest;
            } else {
                pa = rest;
            }
        }
        double length = Math.sqrt(pa * pa + pb * pb + pc * pc);
        pa = Math.copySign(pa / length, x);
        pb = Math.copySign(pb / length, y);
        pc = Math.copySign(pc / length, z);
        double na = pa * m / a, nb = pb * m / b, nc = pc * m / c;
        double steep = Math.sqrt(na * na + nb * nb + nc * nc);
        out[0] = a * pa;
        out[1] = b * pb;
        out[2] = c * pc;
        out[3] = na / steep;
        out[4] = nb / steep;
        out[5] = nc / steep;
        return (u - 1) * m * steep;
    }

    /** |z|, without what is too small to be squared. */
    private static double clean(double z) {
        double size = Math.abs(z);
        return size < 1e-150 ? 0 : size;
    }

    /** p / q, zero where nothing is divided by nothing. */
    private static double ratio(double p, double q) {
        return p == 0 ? 0 : p / q;
    }

    @Override
    public void curvature(double x, double y, double z, double[] out) {
        double gx = x / (a * a), gy = y / (b * b), gz = z / (c * c);
        double steep = Math.sqrt(gx * gx + gy * gy + gz * gz);
        double nx = gx / steep, ny = gy / steep, nz = gz / steep;
        double ha = 1 / (a * a), hb = 1 / (b * b), hc = 1 / (c * c);
        // P H P / |g| with P = I - n nᵀ, written out: H - n (Hn)ᵀ - (Hn) nᵀ + (n·Hn) n nᵀ
        double twice = ha * nx * nx + hb * ny * ny + hc * nz * nz;
        out[0] = (ha - 2 * ha * nx * nx + twice * nx * nx) / steep;
        out[1] = (hb - 2 * hb * ny * ny + twice * ny * ny) / steep;
        out[2] = (hc - 2 * hc * nz * nz + twice * nz * nz) / steep;
        out[3] = (twice - ha - hb) * nx * ny / steep;
        out[4] = (twice - ha - hc) * nx * nz / steep;
        out[5] = (twice - hb - hc) * ny * nz / steep;
    }

    @Override
    public double halfThickness() {
        return Math.min(a, Math.min(b, c));
    }

    @Override
    public double semiAxis(int k) {
        return k == 0 ? a : k == 1 ? b : c;
    }

    @Override
    public Stretched stretched() {
        return new Stretched(new Sphere(1), a, b, c);
    }

    @Override
    public int usualNodes(boolean planar) {
        return 64;
    }

    /** The unit sphere, stretched: areas go with the cofactors of diag(a, b, c). Gauss along z, 2n equal parts around. */
    @Override
    public Boundary boundary(int n, boolean planar) {
        GaussLegendre g = new GaussLegendre(n);
        BoundaryCollector all = new BoundaryCollector(2 * n * n);
        for (int i = 0; i < n; i++) {
            double z = g.node[i], s = Math.sqrt((1 - z) * (1 + z));
            for (int k = 0; k < 2 * n; k++) {
                double angle = Math.PI * (k + 0.5) / n, x = s * Math.cos(angle), y = s * Math.sin(angle);
                double nx = b * c * x, ny = a * c * y, nz = a * b * z;
                double stretch = Math.sqrt(nx * nx + ny * ny + nz * nz);
                all.add(
                        a * x,
                        b * y,
                        c * z,
                        nx / stretch,
                        ny / stretch,
                        nz / stretch,
                        stretch * g.weight[i] * Math.PI / n);
            }
        }
        return all.boundary();
    }
}
