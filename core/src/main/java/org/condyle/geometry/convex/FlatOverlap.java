package org.condyle.geometry.convex;

import java.util.Arrays;

/**
 * The overlap of two convex bodies of flat faces and one depth of it, whose gradient is known exactly: with the volume V of the overlap and its
 * centroid c,
 *
 * <pre>    D = (distance of c from the nearest face of A) + (distance of c from the nearest face of B).</pre>
 *
 * Of faces that lie flat on each other this is how far they overlap, wherever they lie and however much of them; a face that is tilted on the
 * other by a little is turned back, since D = ∫d²/∫d over the local overlaps d; of a wedge or a corner it is some two thirds of the height.
 * D is continuous, has no preferred axis, and needs no contact that keeps its identity, so that a force that is derived from it
 * stores what it takes.
 *
 * <p>Faces of one body inside the other bound the overlap; all that is needed are integrals of 1, x and xxᵀ over them. When B moves
 * with the velocity u(x), ċ = 1/V Σ ∫ (x - c) u·n dS over the faces of B (Reynolds' theorem), and when A does, over those of A; of a relative
 * motion either may be taken to move, so that the plane from which a distance is taken stands still.
 */
public final class FlatOverlap {
    /** Faces of both bodies this near to each other, of the size, are one: only A's counts. */
    private static final double SAME = 1e-12;

    private static final int SUMS = 10; // 1; x, y, z; xx, yy, zz, xy, xz, yz

    private final FlatFaces a;
    private final FlatFaces still;
    private final FlatFaces b;
    private final double[] r;
    private final double tolerance;
    private final double[] sumsA;
    private final double[] sumsB;
    private final boolean[] shared;
    private double[] polygon;
    private double[] other;
    private int corners;
    private final double[] origin = new double[3];
    private boolean begun;

    /** Volume of the overlap [m³]. */
    public double volume;
    /** Its depth, as defined above [m]. */
    public double depth;
    /** Its centroid, seen from A. */
    public final double[] centroid = new double[3];
    /** Ḋ = gradient·(velocity of B less that of A at the centroid; spin of B less that of A), in the axes of A. */
    public final double[] gradient = new double[6];

    /** @param relative origin and axes of B seen from A, as they are when {@link #search} is called */
    public FlatOverlap(FlatFaces a, FlatFaces b, double[] relative) {
        this.a = a;
        still = b;
        this.b = b.copy();
        r = relative;
        sumsA = new double[SUMS * a.count()];
        sumsB = new double[SUMS * b.count()];
        shared = new boolean[b.count()];
        int most = Math.max(a.mostCorners(), b.mostCorners()) + a.count() + b.count() + 1;
        polygon = new double[3 * most];
        other = new double[3 * most];
        double size = 0;
        for (double h : a.heights) {
            size = Math.max(size, Math.abs(h));
        }
        tolerance = SAME * size;
    }

    /** Searches; true if they overlap. */
    public boolean search() {
        b.move(still, r);
        begun = false;
        Arrays.fill(shared, false);
        for (int f = 0; f < a.count(); f++) {
            cutByB(f);
            integrate(a.normals, f, sumsA);
        }
        for (int f = 0; f < b.count(); f++) {
            cutByA(f);
            integrate(b.normals, f, sumsB);
        }
        depth = 0;
        Arrays.fill(gradient, 0);
        if (!solid()) {
            return false;
        }
        int nearA = a.nearest(centroid, 0), nearB = b.nearest(centroid, 0);
        depth = -a.outside(nearA, centroid, 0) - b.outside(nearB, centroid, 0);
        shift(sumsA, a.count());
        shift(sumsB, b.count());
        slope(b, sumsB, a.normals, 3 * nearA, -1 / volume);
        slope(a, sumsA, b.normals, 3 * nearB, 1 / volume);
        return depth > 0;
    }

    /**
     * Four places about the centroid, across a direction n, that spread as the faces of the overlap do that look along n: their mean
     * of xxᵀ is the same.
     *
     * @param out four vectors from the centroid
     */
    public void spread(double nx, double ny, double nz, double[] out) {
        double ax = Math.abs(nx), ay = Math.abs(ny), az = Math.abs(nz);
        int least = ax <= ay && ax <= az ? 0 : ay <= az ? 1 : 2;
        double ux = least == 0 ? 1 - nx * nx : least == 1 ? -ny * nx : -nz * nx;
        double uy = least == 1 ? 1 - ny * ny : least == 0 ? -nx * ny : -nz * ny;
        double uz = least == 2 ? 1 - nz * nz : least == 0 ? -nx * nz : -ny * nz;
        double length = Math.sqrt(ux * ux + uy * uy + uz * uz);
        ux /= length;
        uy /= length;
        uz /= length;
        double vx = ny * uz - nz * uy, vy = nz * ux - nx * uz, vz = nx * uy - ny * ux;
        double area = 0, uu = 0, uv = 0, vv = 0;
        for (int which = 0; which < 2; which++) {
            FlatFaces of = which == 0 ? a : b;
            double[] s = which == 0 ? sumsA : sumsB;
            for (int f = 0; f < of.count(); f++) {
                int k = SUMS * f;
                double facing =
                        Math.abs(nx * of.normals[3 * f] + ny * of.normals[3 * f + 1] + nz * of.normals[3 * f + 2]);
                double x = s[k + 4] * ux + s[k + 7] * uy + s[k + 8] * uz;
                double y = s[k + 7] * ux + s[k + 5] * uy + s[k + 9] * uz;
                double z = s[k + 8] * ux + s[k + 9] * uy + s[k + 6] * uz;
                area += facing * s[k];
                uu += facing * (x * ux + y * uy + z * uz);
                uv += facing * (x * vx + y * vy + z * vz);
                x = s[k + 4] * vx + s[k + 7] * vy + s[k + 8] * vz;
                y = s[k + 7] * vx + s[k + 5] * vy + s[k + 9] * vz;
                z = s[k + 8] * vx + s[k + 9] * vy + s[k + 6] * vz;
                vv += facing * (x * vx + y * vy + z * vz);
            }
        }
        // the square root of a matrix of two rows, which is smooth also where its eigenvalues are equal
        double root = Math.sqrt(Math.max(0, uu * vv - uv * uv)), scale = Math.sqrt((uu + vv + 2 * root) * area / 2);
        double p = (uu + root) / scale, q = uv / scale, s = (vv + root) / scale;
        for (int k = 0; k < 2; k++) {
            double along = k == 0 ? p : q, across = k == 0 ? q : s;
            double x = along * ux + across * vx, y = along * uy + across * vy, z = along * uz + across * vz;
            out[6 * k] = x;
            out[6 * k + 1] = y;
            out[6 * k + 2] = z;
            out[6 * k + 3] = -x;
            out[6 * k + 4] = -y;
            out[6 * k + 5] = -z;
        }
    }

    /** What of a face of A lies in B. */
    private void cutByB(int f) {
        load(a.corners[f]);
        for (int g = 0; g < b.count() && corners > 0; g++) {
            double most = Double.NEGATIVE_INFINITY, least = Double.POSITIVE_INFINITY;
            for (int k = 0; k < a.corners[f].length; k += 3) {
                double out = b.outside(g, a.corners[f], k);
                most = Math.max(most, out);
                least = Math.min(least, out);
            }
            boolean flush = most <= tolerance && least >= -tolerance && sameWay(f, g);
            shared[g] |= flush;
            if (!flush && most > 0) {
                cut(b, g);
            }
        }
    }

    private boolean sameWay(int f, int g) {
        double[] n = a.normals, m = b.normals;
        return n[3 * f] * m[3 * g] + n[3 * f + 1] * m[3 * g + 1] + n[3 * f + 2] * m[3 * g + 2] > 0;
    }

    /** What of a face of B lies in A. */
    private void cutByA(int f) {
        load(b.corners[f]);
        if (shared[f]) {
            corners = 0;
        }
        for (int g = 0; g < a.count() && corners > 0; g++) {
            cut(a, g);
        }
    }

    private void load(double[] points) {
        System.arraycopy(points, 0, polygon, 0, points.length);
        corners = points.length / 3;
    }

    /** Keeps what of the polygon lies inside of a face. */
    private void cut(FlatFaces by, int face) {
        int kept = 0;
        double first = by.outside(face, polygon, 0), here = first;
        for (int i = 0; i < corners; i++) {
            int at = 3 * i, next = i + 1 < corners ? at + 3 : 0;
            double there = next == 0 ? first : by.outside(face, polygon, next);
            if (here <= 0) {
                System.arraycopy(polygon, at, other, 3 * kept++, 3);
            }
            if ((here < 0 && there > 0) || (here > 0 && there < 0)) {
                double t = here / (here - there);
                for (int k = 0; k < 3; k++) {
                    other[3 * kept + k] = polygon[at + k] + t * (polygon[next + k] - polygon[at + k]);
                }
                kept++;
            }
            here = there;
        }
        double[] swap = polygon;
        polygon = other;
        other = swap;
        corners = kept < 3 ? 0 : kept;
    }

    /** Integrals of 1, y and yyᵀ over the polygon, y from an origin that lies on the overlap. */
    private void integrate(double[] normals, int face, double[] sums) {
        int to = SUMS * face, n = 3 * face;
        Arrays.fill(sums, to, to + SUMS, 0);
        if (corners == 0) {
            return;
        }
        if (!begun) {
            begun = true;
            System.arraycopy(polygon, 0, origin, 0, 3);
        }
        double ox = origin[0], oy = origin[1], oz = origin[2];
        double x0 = polygon[0] - ox, y0 = polygon[1] - oy, z0 = polygon[2] - oz;
        for (int i = 3; i + 3 < 3 * corners; i += 3) {
            double x1 = polygon[i] - ox, y1 = polygon[i + 1] - oy, z1 = polygon[i + 2] - oz;
            double x2 = polygon[i + 3] - ox, y2 = polygon[i + 4] - oy, z2 = polygon[i + 5] - oz;
            double ux = x1 - x0, uy = y1 - y0, uz = z1 - z0, vx = x2 - x0, vy = y2 - y0, vz = z2 - z0;
            double area = 0.5
                    * (normals[n] * (uy * vz - uz * vy)
                            + normals[n + 1] * (uz * vx - ux * vz)
                            + normals[n + 2] * (ux * vy - uy * vx));
            double x = x0 + x1 + x2, y = y0 + y1 + y2, z = z0 + z1 + z2, w = area / 12;
            sums[to] += area;
            sums[to + 1] += area / 3 * x;
            sums[to + 2] += area / 3 * y;
            sums[to + 3] += area / 3 * z;
            sums[to + 4] += w * (x * x + x0 * x0 + x1 * x1 + x2 * x2);
            sums[to + 5] += w * (y * y + y0 * y0 + y1 * y1 + y2 * y2);
            sums[to + 6] += w * (z * z + z0 * z0 + z1 * z1 + z2 * z2);
            sums[to + 7] += w * (x * y + x0 * y0 + x1 * y1 + x2 * y2);
            sums[to + 8] += w * (x * z + x0 * z0 + x1 * z1 + x2 * z2);
            sums[to + 9] += w * (y * z + y0 * z0 + y1 * z1 + y2 * z2);
        }
    }

    /** Volume and centroid by the theorem of Gauss; false if there is none. */
    private boolean solid() {
        volume = 0;
        Arrays.fill(centroid, 0);
        moments(a, sumsA);
        moments(b, sumsB);
        if (!(volume > 0)) {
            return false;
        }
        for (int k = 0; k < 3; k++) {
            centroid[k] = origin[k] + centroid[k] / volume;
        }
        return true;
    }

    private void moments(FlatFaces of, double[] s) {
        for (int f = 0; f < of.count(); f++) {
            int k = SUMS * f;
            double x = of.normals[3 * f], y = of.normals[3 * f + 1], z = of.normals[3 * f + 2];
            volume += (x * s[k + 1] + y * s[k + 2] + z * s[k + 3]) / 3;
            centroid[0] += 0.25 * (s[k + 4] * x + s[k + 7] * y + s[k + 8] * z);
            centroid[1] += 0.25 * (s[k + 7] * x + s[k + 5] * y + s[k + 9] * z);
            centroid[2] += 0.25 * (s[k + 8] * x + s[k + 9] * y + s[k + 6] * z);
        }
    }

    /** From the origin of the integrals to the centroid. */
    private void shift(double[] s, int faces) {
        double dx = centroid[0] - origin[0], dy = centroid[1] - origin[1], dz = centroid[2] - origin[2];
        for (int k = 0; k < SUMS * faces; k += SUMS) {
            double m = s[k], x = s[k + 1], y = s[k + 2], z = s[k + 3];
            s[k + 1] -= m * dx;
            s[k + 2] -= m * dy;
            s[k + 3] -= m * dz;
            s[k + 4] += dx * (m * dx - 2 * x);
            s[k + 5] += dy * (m * dy - 2 * y);
            s[k + 6] += dz * (m * dz - 2 * z);
            s[k + 7] += m * dx * dy - x * dy - y * dx;
            s[k + 8] += m * dx * dz - x * dz - z * dx;
            s[k + 9] += m * dy * dz - y * dz - z * dy;
        }
    }

    /** gradient += factor Σ over faces of ∫ (p·y) [n; y × n] dS, y from the centroid. */
    private void slope(FlatFaces of, double[] s, double[] plane, int at, double factor) {
        double px = factor * plane[at], py = factor * plane[at + 1], pz = factor * plane[at + 2];
        for (int f = 0; f < of.count(); f++) {
            int k = SUMS * f;
            if (s[k] == 0) {
                continue;
            }
            double nx = of.normals[3 * f], ny = of.normals[3 * f + 1], nz = of.normals[3 * f + 2];
            double push = px * s[k + 1] + py * s[k + 2] + pz * s[k + 3];
            double x = s[k + 4] * px + s[k + 7] * py + s[k + 8] * pz;
            double y = s[k + 7] * px + s[k + 5] * py + s[k + 9] * pz;
            double z = s[k + 8] * px + s[k + 9] * py + s[k + 6] * pz;
            gradient[0] += push * nx;
            gradient[1] += push * ny;
            gradient[2] += push * nz;
            gradient[3] += y * nz - z * ny;
            gradient[4] += z * nx - x * nz;
            gradient[5] += x * ny - y * nx;
        }
    }
}
