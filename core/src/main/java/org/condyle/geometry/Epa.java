package org.condyle.geometry;

/**
 * Depth of the overlap of two convex cores by the expanding polytope algorithm (G. van den Bergen, "Proximity queries and
 * penetration depth computation on 3D game objects", GDC 2001): a polytope inside A - B grows at the face nearest to the
 * origin until that face lies on the boundary. It begins from its own tetrahedron, which need not hold the origin: a face
 * that has the origin outside counts as nearer than all others and grows first. Flat shapes of no volume give depth 0.
 */
final class Epa {
    private static final int VERTICES = 160;
    private static final int FACES = 2 * VERTICES;
    private static final int PATIENCE = 40; // rounds without a better depth: faces are too small for their normals
    private static final double SAME_PLANE = 1e-9; // faces so near to the nearest may hold the foot of the origin
    private static final double THINNEST = 1e-8; // height of a triangle, of the size; below, its plane says nothing

    private final CoreDifference difference;
    private final double[] w = new double[3 * VERTICES];
    private final double[] p = new double[3 * VERTICES];
    private final double[] q = new double[3 * VERTICES];
    private final int[] corner = new int[3 * FACES];
    private final double[] plane = new double[4 * FACES]; // outward unit normal and distance from the origin
    private final int[] beside = new int[3 * FACES]; // the face across each edge, from a corner to the next
    private final int[] rimFrom = new int[FACES];
    private final int[] rimTo = new int[FACES];
    private final int[] rimOther = new int[FACES];
    private final int[] rimFace = new int[FACES];
    private final int[] stack = new int[FACES];
    private final boolean[] gone = new boolean[FACES];
    private int vertices;
    private int faces;
    private double size;

    /** Unit vector from A to B: B is free when it has moved by {@link #depth} along it. */
    final double[] normal = new double[3];
    /** Points of the two cores that are deepest in the other. */
    final double[] onA = new double[3];
    /** Of B, seen from A. */
    final double[] onB = new double[3];
    /** Depth of the overlap of the cores. */
    double depth;

    Epa(CoreDifference difference) {
        this.difference = difference;
    }

    /** Searches; the depth has the accuracy given, relative to the size of the shapes, or what 160 vertices allow. */
    void search(double accuracy) {
        vertices = faces = 0;
        if (tetrahedron()) {
            grow(accuracy);
            witness(Math.max(10 * accuracy, SAME_PLANE));
        } else {
            flat();
        }
    }

    private void grow(double accuracy) {
        depth = Double.POSITIVE_INFINITY;
        int f = nearest();
        int idle = 0;
        // the depth is not less than that of the nearest face and not more than the reach along any normal
        while (plane[4 * f + 3] < depth - accuracy * size && idle < PATIENCE) {
            double reach = difference.support(plane[4 * f], plane[4 * f + 1], plane[4 * f + 2]);
            idle++;
            if (reach < depth) {
                idle = depth - reach > accuracy * size ? 0 : idle;
                depth = reach;
                System.arraycopy(plane, 4 * f, normal, 0, 3);
            }
            if (reach - plane[4 * f + 3] <= accuracy * size || vertices == VERTICES || !expand(f)) {
                return;
            }
            f = nearest();
        }
    }

    private int nearest() {
        int best = 0;
        for (int f = 1; f < faces; f++) {
            if (plane[4 * f + 3] < plane[4 * best + 3]) {
                best = f;
            }
        }
        return best;
    }

    /**
     * Takes the last support point into the polytope: the connected piece of faces that it sees about the nearest one
     * goes, and the rim of that is joined to it. The surface stays closed whatever rounding does to the question what is
     * seen; false if nothing would be left.
     */
    private boolean expand(int nearest) {
        int seen = flood(nearest), rim = 0;
        for (int i = 0; i < seen; i++) {
            for (int e = 3 * stack[i]; e < 3 * stack[i] + 3; e++) {
                if (!gone[beside[e]]) {
                    rimFrom[rim] = corner[e];
                    rimTo[rim] = corner[next(e)];
                    rimOther[rim++] = beside[e];
                }
            }
        }
        if (rim < 3 || faces + rim - seen > FACES) {
            return false;
        }
        int v = keepVertex();
        for (int i = 0; i < rim; i++) {
            rimFace[i] = i < seen ? stack[i] : faces++; // in the places of those that go
            setFace(rimFace[i], rimFrom[i], rimTo[i], v);
            join(rimFace[i], 0, rimOther[i]);
        }
        for (int i = 0; i < rim; i++) {
            for (int j = 0; j < rim; j++) {
                if (rimFrom[j] == rimTo[i]) {
                    beside[3 * rimFace[i] + 1] = rimFace[j];
                    beside[3 * rimFace[j] + 2] = rimFace[i];
                }
            }
        }
        return true;
    }

    /** Collects the faces that the last support point sees, beginning with one; returns how many. */
    private int flood(int first) {
        int seen = 0;
        gone[first] = true;
        stack[seen++] = first;
        for (int i = 0; i < seen; i++) {
            for (int e = 3 * stack[i]; e < 3 * stack[i] + 3; e++) {
                int other = beside[e];
                if (!gone[other] && sees(other, difference.w)) {
                    gone[other] = true;
                    stack[seen++] = other;
                }
            }
        }
        return seen;
    }

    /** Makes the faces f and g neighbours across edge k of f. */
    private void join(int f, int k, int g) {
        int from = corner[3 * f + k], to = corner[next(3 * f + k)];
        beside[3 * f + k] = g;
        for (int e = 3 * g; e < 3 * g + 3; e++) {
            if (corner[e] == to && corner[next(e)] == from) {
                beside[e] = f;
            }
        }
    }

    private static int next(int e) {
        return e % 3 == 2 ? e - 2 : e + 1;
    }

    /** Slivers, which know no side, count as seen: they go as soon as a neighbour does. */
    private boolean sees(int f, double[] d) {
        double level = plane[4 * f + 3];
        return level == Double.POSITIVE_INFINITY
                || plane[4 * f] * d[0] + plane[4 * f + 1] * d[1] + plane[4 * f + 2] * d[2] - level > 1e-15 * size;
    }

    private int keepVertex() {
        System.arraycopy(difference.w, 0, w, 3 * vertices, 3);
        System.arraycopy(difference.p, 0, p, 3 * vertices, 3);
        System.arraycopy(difference.q, 0, q, 3 * vertices, 3);
        return vertices++;
    }

    private void setFace(int f, int i, int j, int k) {
        int a = 3 * i, b = 3 * j, c = 3 * k;
        gone[f] = false;
        corner[3 * f] = i;
        corner[3 * f + 1] = j;
        corner[3 * f + 2] = k;
        double ux = w[b] - w[a], uy = w[b + 1] - w[a + 1], uz = w[b + 2] - w[a + 2];
        double vx = w[c] - w[a], vy = w[c + 1] - w[a + 1], vz = w[c + 2] - w[a + 2];
        double nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
        double area = Math.sqrt(nx * nx + ny * ny + nz * nz);
        double longest = Math.max(ux * ux + uy * uy + uz * uz, vx * vx + vy * vy + vz * vz);
        boolean sliver = !(area > THINNEST * size * Math.sqrt(longest)); // closes the polytope, but is asked nothing
        plane[4 * f] = sliver ? 0 : nx / area;
        plane[4 * f + 1] = sliver ? 0 : ny / area;
        plane[4 * f + 2] = sliver ? 0 : nz / area;
        plane[4 * f + 3] = sliver ? Double.POSITIVE_INFINITY : (nx * w[a] + ny * w[a + 1] + nz * w[a + 2]) / area;
    }

    /** A first tetrahedron of support points; false if the difference has no volume. */
    private boolean tetrahedron() {
        size = 0;
        for (int axis = 0; axis < 3; axis++) {
            double x = axis == 0 ? 1 : 0, y = axis == 1 ? 1 : 0, z = axis == 2 ? 1 : 0;
            double width = difference.support(x, y, z) + difference.support(-x, -y, -z);
            if (width > size) {
                size = width;
                vertices = 0;
                difference.support(x, y, z);
                keepVertex();
                difference.support(-x, -y, -z);
                keepVertex();
            }
        }
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
        keepVertex();
        boolean above = height > 0;
        faces = 4;
        setFace(0, 0, above ? 2 : 1, above ? 1 : 2);
        setFace(1, 0, above ? 1 : 3, above ? 3 : 1);
        setFace(2, 1, above ? 2 : 3, above ? 3 : 2);
        setFace(3, 2, above ? 0 : 3, above ? 3 : 0);
        for (int f = 0; f < 4; f++) {
            for (int g = 0; g < 4; g++) {
                for (int k = 0; k < 3 && f != g; k++) {
                    if (holds(g, corner[3 * f + k]) && holds(g, corner[next(3 * f + k)])) {
                        beside[3 * f + k] = g;
                    }
                }
            }
        }
        return true;
    }

    private boolean holds(int f, int vertex) {
        return corner[3 * f] == vertex || corner[3 * f + 1] == vertex || corner[3 * f + 2] == vertex;
    }

    /** A third vertex off the line of the first two, looked for along two directions perpendicular to it. */
    private boolean third(double x, double y, double z, double ux, double uy, double uz) {
        if (!(Math.abs(farther(x, y, z)) > 1e-12 * size)) {
            double height = farther(uy * z - uz * y, uz * x - ux * z, ux * y - uy * x);
            if (!(Math.abs(height) > 1e-12 * size)) {
                return false;
            }
        }
        keepVertex();
        return true;
    }

    /** Support along a direction or against it, whichever is farther from the first vertex; returns the signed height. */
    private double farther(double x, double y, double z) {
        double length = Math.sqrt(x * x + y * y + z * z);
        if (!(length > 0)) {
            return 0;
        }
        double nx = x / length, ny = y / length, nz = z / length;
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
        double best = -0.5;
        for (int f = 0; f < faces; f++) {
            double turned = plane[4 * f] * normal[0] + plane[4 * f + 1] * normal[1] + plane[4 * f + 2] * normal[2];
            if (gone[f] || turned < 0.999 || plane[4 * f + 3] > depth + slack * size) {
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
        double ux = w[s] - x, uy = w[s + 1] - y, uz = w[s + 2] - z;
        double vx = w[t] - x, vy = w[t + 1] - y, vz = w[t + 2] - z;
        return plane[4 * f] * (uy * vz - uz * vy)
                + plane[4 * f + 1] * (uz * vx - ux * vz)
                + plane[4 * f + 2] * (ux * vy - uy * vx);
    }
}
