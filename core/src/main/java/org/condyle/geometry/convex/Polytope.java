package org.condyle.geometry.convex;

/**
 * A closed surface of triangles inside a {@link CoreDifference} that grows by its support points; each vertex remembers
 * the points of the two cores that it came from. Every face knows its neighbours, so that growing costs what it changes.
 */
final class Polytope {
    static final int VERTICES = 160;
    private static final int FACES = 2 * VERTICES;
    private static final double THINNEST = 1e-8; // height of a triangle, of the size; below, its plane says nothing

    private final CoreDifference difference;
    final double[] w = new double[3 * VERTICES];
    final double[] p = new double[3 * VERTICES];
    final double[] q = new double[3 * VERTICES];
    final int[] corner = new int[3 * FACES];
    /** Outward unit normal of each face and its distance from the origin, infinite for a sliver. */
    final double[] plane = new double[4 * FACES];
    /** Faces whose place is free. */
    final boolean[] gone = new boolean[FACES];

    private final int[] beside = new int[3 * FACES]; // the face across each edge, from a corner to the next
    private final int[] rimFrom = new int[2 * FACES];
    private final int[] rimTo = new int[2 * FACES];
    private final int[] rimOther = new int[2 * FACES];
    private final int[] rimFace = new int[2 * FACES];
    private final int[] stack = new int[FACES];
    int vertices;
    int faces;
    /** Width of the difference, against which small is measured. */
    double size;

    Polytope(CoreDifference difference) {
        this.difference = difference;
    }

    /** Begins with the four vertices kept; {@code above}: the last lies on the side from which 0, 1, 2 run anticlockwise. */
    void tetrahedron(boolean above) {
        faces = 4;
        setFace(0, 0, above ? 2 : 1, above ? 1 : 2);
        setFace(1, 0, above ? 1 : 3, above ? 3 : 1);
        setFace(2, 1, above ? 2 : 3, above ? 3 : 2);
        setFace(3, 2, above ? 0 : 3, above ? 3 : 0);
        for (int e = 0; e < 12; e++) {
            for (int g = 0; g < 4; g++) {
                if (g != e / 3 && holds(g, corner[e]) && holds(g, corner[next(e)])) {
                    beside[e] = g;
                }
            }
        }
    }

    private boolean holds(int f, int vertex) {
        return corner[3 * f] == vertex || corner[3 * f + 1] == vertex || corner[3 * f + 2] == vertex;
    }

    /** The face nearest to the origin, those with the origin outside first; -1 if none has a plane. */
    int nearest() {
        int best = -1;
        for (int f = 0; f < faces; f++) {
            if (!gone[f] && plane[4 * f + 3] < (best < 0 ? Double.POSITIVE_INFINITY : plane[4 * best + 3])) {
                best = f;
            }
        }
        return best;
    }

    /**
     * Takes the last support point into the polytope: the connected piece of faces that it sees about the nearest one
     * goes, and the rim of that is joined to it. The surface stays closed whatever rounding does to the question what is
     * seen; false if there is no room or nothing would be left.
     */
    boolean expand(int nearest) {
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
        if (rim < 3 || vertices == VERTICES || faces + rim - seen > FACES) {
            for (int i = 0; i < seen; i++) {
                gone[stack[i]] = false;
            }
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

    /** Keeps the last support point. */
    int keepVertex() {
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
}
