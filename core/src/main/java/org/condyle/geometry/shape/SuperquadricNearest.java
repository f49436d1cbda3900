package org.condyle.geometry.shape;

/**
 * Nearest point of a superquadric. In the octant of the query x, the surface point s and its normal n (of some length) are
 * products of powers of the cosines and sines of two angles; with the unknowns log tan of both angles and λ, the conditions
 *
 * <pre>  outside  log(s + λ n) = log x       inside  log s = log(x - λ n),  λ &lt; 0  </pre>
 *
 * for the three coordinates are nearly straight lines, also at the edges and poles where the angles themselves, and the
 * surface's curvature, are singular; Newton's method, damped, takes about six steps. Outside the solution is the only one; inside
 * there can be several, so the search begins at the radial point and beyond the query along each axis, and the nearest
 * result counts. Coordinates below 1e-13 of an axis are lifted to that.
 */
final class SuperquadricNearest {
    private static final double TINY = 1e-13;

    private SuperquadricNearest() {}

    static double project(Superquadric q, double x, double y, double z, double[] out) {
        double px = Math.max(Math.abs(x), TINY * q.a()), py = Math.max(Math.abs(y), TINY * q.b());
        double pz = Math.max(Math.abs(z), TINY * q.c());
        double scale = q.scale(px, py, pz);
        boolean inside = scale < 1;
        double best = Double.POSITIVE_INFINITY;
        for (int start = 0; start < 4 && (inside || best == Double.POSITIVE_INFINITY); start++) {
            double u = px / q.a(), v = py / q.b(), w = pz / q.c();
            // a point on the ray from the centre, or farther along one axis, gives the angles to begin with
            u += start == 1 ? 1 : 0;
            v += start == 2 ? 1 : 0;
            w += start == 3 ? 1 : 0;
            double waist = (Math.log(v) - Math.log(u)) / q.e2();
            double rho = q.scale(q.a() * u, q.b() * v, 0);
            double up = (Math.log(w) - Math.log(rho)) / q.e1();
            best = newton(q, px, py, pz, inside, up, waist, best, out);
        }
        if (best == Double.POSITIVE_INFINITY) { // never seen; the radial point is finite and near
            best = radial(px, py, pz, scale, out);
        }
        for (int i = 0; i < 6; i += 3) {
            out[i] = Math.copySign(out[i], x);
            out[i + 1] = Math.copySign(out[i + 1], y);
            out[i + 2] = Math.copySign(out[i + 2], z);
        }
        return inside ? -best : best;
    }

    /** Improves on {@code best}, if it can, and writes the point and normal then. */
    private static double newton(
            Superquadric q,
            double px,
            double py,
            double pz,
            boolean inside,
            double up,
            double waist,
            double best,
            double[] out) {
        double e1 = q.e1(), e2 = q.e2();
        double la = Math.log(q.a()), lb = Math.log(q.b()), lc = Math.log(q.c());
        double size = Math.max(q.a(), Math.max(q.b(), q.c()));
        double lambda = Double.NaN, last = Double.POSITIVE_INFINITY, merit = Double.POSITIVE_INFINITY;
        double stepUp = 0, stepWaist = 0, stepLambda = 0, taken = 1;
        for (int k = 0; k < 100; k++) {
            double cosUp = -0.5 * softplus(2 * up), sinUp = -0.5 * softplus(-2 * up); // logarithms of cosine and sine
            double cosWaist = -0.5 * softplus(2 * waist), sinWaist = -0.5 * softplus(-2 * waist);
            double s2 = Math.exp(2 * sinUp), c2 = Math.exp(2 * cosUp);
            double t2 = Math.exp(2 * sinWaist), d2 = Math.exp(2 * cosWaist);
            double sx = Math.exp(la + e1 * cosUp + e2 * cosWaist);
            double sy = Math.exp(lb + e1 * cosUp + e2 * sinWaist);
            double sz = Math.exp(lc + e1 * sinUp);
            double nx = Math.exp(-la + (2 - e1) * cosUp + (2 - e2) * cosWaist) * size;
            double ny = Math.exp(-lb + (2 - e1) * cosUp + (2 - e2) * sinWaist) * size;
            double nz = Math.exp(-lc + (2 - e1) * sinUp) * size;
            double length = nx * nx + ny * ny + nz * nz;
            if (k == 0) {
                lambda = ((px - sx) * nx + (py - sy) * ny + (pz - sz) * nz) / length;
                lambda = inside ? Math.min(lambda, 0) : Math.max(lambda, 0);
            }
            double error = Math.max(
                    Math.abs(sx + lambda * nx - px),
                    Math.max(Math.abs(sy + lambda * ny - py), Math.abs(sz + lambda * nz - pz)));
            // to rounding, or no longer getting better at a good place
            if (error <= 1e-15 * (size + px + py + pz) || (k > 8 && error <= 1e-12 * size && error >= 0.5 * last)) {
                double distance = Math.abs(lambda) * Math.sqrt(length);
                if (distance < best) {
                    write(sx, sy, sz, nx, ny, nz, out);
                    return distance;
                }
                return best;
            }
            last = error;
            // rows: residual r and its derivatives by up (1), waist (2), lambda (3)
            double wx = inside ? px - lambda * nx : sx + lambda * nx;
            double wy = inside ? py - lambda * ny : sy + lambda * ny;
            double wz = inside ? pz - lambda * nz : sz + lambda * nz;
            double rx = inside ? Math.log(sx / wx) : Math.log(wx / px);
            double ry = inside ? Math.log(sy / wy) : Math.log(wy / py);
            double rz = inside ? Math.log(sz / wz) : Math.log(wz / pz);
            double now = rx * rx + ry * ry + rz * rz;
            if (!(now < merit) && taken > 1e-6) { // too long a step: go back half of it
                taken *= 0.5;
                up -= taken * stepUp;
                waist -= taken * stepWaist;
                lambda -= taken * stepLambda;
                continue;
            }
            merit = now;
            double mx = lambda * nx / wx, my = lambda * ny / wy, mz = lambda * nz / wz;
            double fx = inside ? 1 : sx / wx, fy = inside ? 1 : sy / wy, fz = inside ? 1 : sz / wz;
            double x1 = -s2 * (fx * e1 + mx * (2 - e1)), x2 = -t2 * (fx * e2 + mx * (2 - e2)), x3 = nx / wx;
            double y1 = -s2 * (fy * e1 + my * (2 - e1)), y2 = d2 * (fy * e2 + my * (2 - e2)), y3 = ny / wy;
            double z1 = c2 * (fz * e1 + mz * (2 - e1)), z3 = nz / wz;
            // eliminate waist from the first two rows, then up and lambda from what is left with the third
            double a1 = x1 * y2 - y1 * x2, a3 = x3 * y2 - y3 * x2, ar = rx * y2 - ry * x2;
            double determinant = a1 * z3 - z1 * a3;
            stepUp = -(ar * z3 - rz * a3) / determinant;
            stepLambda = -(a1 * rz - z1 * ar) / determinant;
            stepWaist = Math.abs(x2) > Math.abs(y2)
                    ? -(rx + x1 * stepUp + x3 * stepLambda) / x2
                    : -(ry + y1 * stepUp + y3 * stepLambda) / y2;
            if (!Double.isFinite(stepUp + stepLambda + stepWaist)) {
                return best;
            }
            double longest = Math.max(Math.abs(stepUp) * e1, Math.abs(stepWaist) * e2);
            double damp = longest > 50 ? 50 / longest : 1;
            if (inside ? lambda + damp * stepLambda > 0 : lambda + damp * stepLambda < 0) {
                damp = -0.75 * lambda / stepLambda; // the sign is known; a step may not pass zero
            }
            stepUp *= damp;
            stepWaist *= damp;
            stepLambda *= damp;
            up += stepUp;
            waist += stepWaist;
            lambda += stepLambda;
            taken = 1;
        }
        return best;
    }

    /** log(1 + eˣ) for any x. */
    private static double softplus(double x) {
        return x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x));
    }

    private static void write(double x, double y, double z, double nx, double ny, double nz, double[] out) {
        double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
        out[0] = x;
        out[1] = y;
        out[2] = z;
        out[3] = nx / length;
        out[4] = ny / length;
        out[5] = nz / length;
    }

    private static double radial(double x, double y, double z, double scale, double[] out) {
        double s = 1 / scale, length = Math.sqrt(x * x + y * y + z * z);
        write(s * x, s * y, s * z, x, y, z, out);
        return Math.abs(1 - s) * length;
    }
}
