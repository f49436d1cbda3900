package org.condyle.geometry.convex;

/**
 * Depth of the overlap of two convex cores by the expanding polytope algorithm (G. van den Bergen, "Proximity queries and
 * penetration depth computation on 3D game objects", GDC 2001): a polytope inside A - B grows at the face nearest to the
 * origin until that face lies on the boundary. It begins from its own tetrahedron, which need not hold the origin: a face
 * that has the origin outside counts as nearer than all others and grows first. Where A - B has no
 * volume (two crossing segments) the least depth along the axes of A is taken.
 */
public final class Epa {
    private static final int PATIENCE = 40; // rounds without a better depth: faces are too small for their normals
    private static final double SAME_PLANE = 1e-9; // faces so near to the nearest may hold the foot of the origin

    private final CoreDifference difference;
    private final Polytope polytope;

    /** Unit vector from A to B: B is free when it has moved by {@link #depth} along it. */
    public final double[] normal = new double[3];
    /** Points of the two cores that are deepest in the other. */
    public final double[] onA = new double[3];
    /** Of B, seen from A. */
    public final double[] onB = new double[3];
    /** Depth of the overlap of the cores. */
    public double depth;

    public Epa(CoreDifference difference) {
        this.difference = difference;
        polytope = new Polytope(difference);
    }

    /** Searches; the depth has the accuracy given, relative to the size of the shapes, or what 160 vertices allow. */
    public void search(double accuracy) {
        depth = Double.POSITIVE_INFINITY;
        if (tetrahedron()) {
            grow(accuracy * polytope.size);
        }
        if (depth < Double.POSITIVE_INFINITY) {
            witness(Math.max(10 * accuracy, SAME_PLANE) * polytope.size);
        } else {
            flat();
        }
    }

    private void grow(double slack) {
        double[] plane = polytope.plane;
        int f = polytope.nearest();
        int idle = 0;
        // the depth is not less than that of the nearest face and not more than the reach along any normal
        while (f >= 0 && plane[4 * f + 3] < depth - slack && idle < PATIENCE) {
            double reach = difference.support(plane[4 * f], plane[4 * f + 1], plane[4 * f + 2]);
            idle++;
            if (reach < depth) {
                idle = depth - reach > slack ? 0 : idle;
                depth = reach;
                System.arraycopy(plane, 4 * f, normal, 0, 3);
            }
            if (reach - plane[4 * f + 3] <= slack || !polytope.expand(f)) {
                return;
            }
            f = polytope.nearest();
        }
    }

    /** A first tetrahedron of support points; false if the difference has no volume. */
    private boolean tetrahedron() {
        double size = 0;
        double[] w = polytope.w;
        polytope.faces = polytope.vertices = 0;
        for (int axis = 0; axis < 3; axis++) {
            double x = axis == 0 ? 1 : 0, y = axis == 1 ? 1 : 0, z = axis == 2 ? 1 : 0;
            double width = difference.support(x, y, z) + difference.support(-x, -y, -z);
            if (width > size) {
                size = width;
                polytope.vertices = 0;
                difference.support(x, y, z);
                polytope.keepVertex();
                difference.support(-x, -y, -z);
                polytope.keepVertex();
            }
        }
        polytope.size = size;
        if (!(size > 0)) {
            return false;
        }
        double ux = w[3] - w[0], uy = w[4] - w[1], uz = w[5] - w[2];
        // perpendicular to the first edge, then to the first face: whichever side reaches farther
        double px = Math.abs(ux) <= Math.abs(uy) && Math.abs(ux) <= Math.abs(uz) ? 1 : 0;
        double py = px == 0 && Math.abs(uy) <= Math.abs(uz) ? 1 : 0, pz = px == 0 && py == 0 ? 1 : 0;
        if (!third(uy * pz - uz * py, uz * px - ux * pz, ux * py - uy * px, ux, uy, uz)) {
            return false;
        }
        double vx = w[6] - w[0], vy = w[7] - w[1], vz = w[8] - w[2];
        double nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
        double height = farther(nx, ny, nz);
        if (!(Math.abs(height) > 1e-12 * size)) {
            return false;
        }
        polytope.keepVertex();
        polytope.tetrahedron(height > 0);
        return true;
    }

    /** A third vertex off the line of the first two, looked for along two directions perpendicular to it. */
    private boolean third(double x, double y, double z, double ux, double uy, double uz) {
        double least = 1e-12 * polytope.size;
        if (!(Math.abs(farther(x, y, z)) > least)) {
            double height = farther(uy * z - uz * y, uz * x - ux * z, ux * y - uy * x);
            if (!(Math.abs(height) > least)) {
                return false;
            }
        }
        polytope.keepVertex();
        return true;
    }

    /** Support along a direction or against it, whichever is farther from the first vertex; returns the signed height. */
    private double farther(double x, double y, double z) {
        double length = Math.sqrt(x * x + y * y + z * z);
        if (!(length > 0)) {
            return 0;
        }
        double nx = x / length, ny = y / length, nz = z / length;
        double[] w = polytope.w;
        double level = w[0] * nx + w[1] * ny + w[2] * nz;
        double up = difference.support(nx, ny, nz) - level;
        double down = difference.support(-nx, -ny, -nz) + level;
        if (up >= down) {
            difference.support(nx, ny, nz);
            return up;
        }
        return -down;
    }

    /** Cores without volume: touching, across the direction in which they are thinnest among the axes. */
    private void flat() {
        double least = Double.POSITIVE_INFINITY;
        for (int axis = 0; axis < 6; axis++) {
            double sign = axis < 3 ? 1 : -1;
            double x = axis % 3 == 0 ? sign : 0, y = axis % 3 == 1 ? sign : 0, z = axis % 3 == 2 ? sign : 0;
            double reach = difference.support(x, y, z);
            if (reach < least) {
                least = reach;
                normal[0] = x;
                normal[1] = y;
                normal[2] = z;
                System.arraycopy(difference.p, 0, onA, 0, 3);
                System.arraycopy(difference.q, 0, onB, 0, 3);
            }
        }
        depth = least;
    }

    /**
     * The points of the cores that belong to the foot of the origin. A flat side of A - B is cut into triangles that are
     * all equally near: that which has the foot inside knows the points.
     */
    private void witness(double slack) {
        difference.support(normal[0], normal[1], normal[2]);
        System.arraycopy(difference.p, 0, onA, 0, 3);
        System.arraycopy(difference.q, 0, onB, 0, 3);
        double x = depth * normal[0], y = depth * normal[1], z = depth * normal[2];
        double[] plane = polytope.plane, p = polytope.p, q = polytope.q;
        int[] corner = polytope.corner;
        double best = -0.5;
        for (int f = 0; f < polytope.faces; f++) {
            double turned = plane[4 * f] * normal[0] + plane[4 * f + 1] * normal[1] + plane[4 * f + 2] * normal[2];
            if (polytope.gone[f] || turned < 0.999 || plane[4 * f + 3] > depth + slack) {
                continue;
            }
            int a = 3 * corner[3 * f], b = 3 * corner[3 * f + 1], c = 3 * corner[3 * f + 2];
            double la = part(f, b, c, x, y, z), lb = part(f, c, a, x, y, z), lc = part(f, a, b, x, y, z);
            double sum = la + lb + lc, inside = Math.min(la, Math.min(lb, lc)) / sum;
            if (inside > best) {
                best = inside;
                for (int i = 0; i < 3; i++) {
                    onA[i] = (la * p[a + i] + lb * p[b + i] + lc * p[c + i]) / sum;
                    onB[i] = (la * q[a + i] + lb * q[b + i] + lc * q[c + i]) / sum;
                }
            }
        }
    }

    /** Twice the area between the foot and an edge of a face; negative if the foot is beyond the edge. */
    private double part(int f, int s, int t, double x, double y, double z) {
        double[] w = polytope.w, plane = polytope.plane;
        double ux = w[s] - x, uy = w[s + 1] - y, uz = w[s + 2] - z;
        double vx = w[t] - x, vy = w[t + 1] - y, vz = w[t + 2] - z;
        return plane[4 * f] * (uy * vz - uz * vy)
                + plane[4 * f + 1] * (uz * vx - ux * vz)
                + plane[4 * f + 2] * (ux * vy - uy * vx);
    }
}
