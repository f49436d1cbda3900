package org.condyle.geometry.mesh;

import org.condyle.geometry.tree.BoxTree;
import org.jspecify.annotations.Nullable;

/**
 * For every face of a mesh the faces around it, nearest first, and how far that list is complete. A search that begins
 * near its goal then needs no tree: if a point is within d of a face of the list, and the list is complete up to the
 * distance of the point from the centre of the face plus d, the list contains all faces that could be nearer.
 */
final class FaceNeighbourhood {
    /**
     * Faces a list: two rings. For an overlap as deep as an edge is long, 32 left more than half of the feet to the
     * tree, 48 leave one in twenty-five.
     */
    static final int SIZE = 48;

    /** Lists of faces, and at least how far each is from the middle of the face that owns the list. */
    final int[] near;

    final double[] distance;
    /** Every face that is not in the list is at least this far from the middle of its owner. */
    final double[] complete;
    /**
     * How high the surface rises above the middle of a face, along its normal, within a ball of some range around the
     * middle; several ranges a face, the last without end. Of a convex surface nothing rises at all.
     */
    final double[] height;

    final double[] range;
    /**
     * Of each range: whether all that is above that height, within that range, is known to be outside. A half-ball
     * without surface is on one side. Above all of a closed surface is outside, and so is every half-ball that meets
     * the next wider one.
     *
     * <p>An open surface is judged at the nearest point. If that is in a ball without rim, in which all normals have a part
     * along that of the face, what is above all of the surface in the ball is outside. It is in the ball if the range is at
     * least twice the reach ({@link #level}).
     */
    final boolean[] outside;

    final InteriorCertificate calm;

    private static final int LEVELS = 5;
    /** Each range is this times the one before. */
    private static final double WIDER = 3;

    private final Mesh mesh;
    private final boolean closed;
    private final TriangleFoot foot = new TriangleFoot();
    private final int[] stack = new int[BoxTree.DEPTH];

    FaceNeighbourhood(Mesh mesh) {
        this.mesh = mesh;
        int faces = mesh.faces();
        near = new int[SIZE * faces];
        distance = new double[SIZE * faces];
        complete = new double[faces];
        height = new double[LEVELS * faces];
        range = new double[LEVELS * faces];
        outside = new boolean[LEVELS * faces];
        NormalTurnBound turns = new NormalTurnBound(mesh);
        double[] tilt = new double[faces];
        for (int f = 0; f < faces; f++) {
            tilt[f] = turns.tilt(f);
        }
        closed = mesh.closed();
        NormalCones cones = closed ? null : new NormalCones(mesh, tilt);
        for (int f = 0; f < faces; f++) {
            collect(f);
            rise(f, cones);
        }
        calm = new InteriorCertificate(mesh, this, turns, tilt);
    }

    /** Fills the list of a face by a descent that keeps the nearest so far. */
    private void collect(int f) {
        double x = mesh.disc[8 * f], y = mesh.disc[8 * f + 1], z = mesh.disc[8 * f + 2];
        int at = SIZE * f, count = 0, top = 0;
        double limit = Double.POSITIVE_INFINITY;
        stack[top++] = mesh.tree.root;
        while (top > 0) {
            int ref = stack[--top];
            if (ref < 0) {
                for (int g = BoxTree.first(ref); g < BoxTree.first(ref) + BoxTree.count(ref); g++) {
                    double d = Math.max(0, Math.sqrt(foot.of(mesh.flat, 12 * g, x, y, z)) - mesh.bulge[g]);
                    if (g != f && d < limit) {
                        if (count == SIZE) {
                            count--;
                        }
                        insert(at, count++, g, d);
                        limit = count == SIZE ? distance[at + SIZE - 1] : limit;
                    }
                }
                continue;
            }
            double left = Math.sqrt(BoxTree.distance2(mesh.tree.boxes, 12 * ref, x, y, z));
            double right = Math.sqrt(BoxTree.distance2(mesh.tree.boxes, 12 * ref + 6, x, y, z));
            int far = left > right ? 0 : 1;
            if (Math.max(left, right) < limit) {
                stack[top++] = mesh.tree.children[2 * ref + far];
            }
            if (Math.min(left, right) < limit) {
                stack[top++] = mesh.tree.children[2 * ref + 1 - far];
            }
        }
        for (int i = count; i < SIZE; i++) {
            near[at + i] = f;
            distance[at + i] = Double.POSITIVE_INFINITY;
        }
        complete[f] = limit * (1 - 1e-9);
    }

    private void insert(int at, int last, int g, double d) {
        int i = at + last;
        while (i > at && distance[i - 1] > d) {
            distance[i] = distance[i - 1];
            near[i] = near[i - 1];
            i--;
        }
        distance[i] = d;
        near[i] = g;
    }

    /** Index of the smallest range of a face that covers a reach, of an open mesh twice the reach. */
    int level(int f, double reach) {
        int level = LEVELS * f;
        double least = closed ? reach : 2 * (reach + mesh.bulge[f]);
        while (range[level] < least) {
            level++;
        }
        return level;
    }

    private void rise(int f, @Nullable NormalCones cones) {
        double most = height(f, f, mesh.bulge[f]);
        for (int i = SIZE * f; i < SIZE * f + SIZE; i++) {
            most = height(f, near[i], most);
        }
        double reach = complete[f];
        for (int level = LEVELS * f; level < LEVELS * f + LEVELS; level++) {
            boolean last = level == LEVELS * f + LEVELS - 1;
            range[level] = last ? Double.POSITIVE_INFINITY : reach;
            if (level > LEVELS * f) {
                most = highest(f, range[level], most);
            }
            height[level] = most + 1e-3 * mesh.touching; // more than rounding
            reach *= WIDER;
        }
        if (cones != null) {
            for (int level = LEVELS * f; level < LEVELS * f + LEVELS; level++) {
                outside[level] = cones.together(f, range[level], Math.PI / 2);
                if (!outside[level]) {
                    break; // nor are wider ones
                }
            }
            return;
        }
        int last = LEVELS * f + LEVELS - 1;
        outside[last] = mesh.closed();
        for (int level = last - 1; level >= LEVELS * f; level--) {
            outside[level] = outside[level + 1] && height[level + 1] < range[level];
        }
    }

    /** Greatest height of the corners of face g over face f, or {@code most} if that is more. */
    private double height(int f, int g, double most) {
        double[] n = mesh.normals.face, v = mesh.vertices;
        for (int k = 0; k < 3; k++) {
            int c = 3 * mesh.corners[3 * g + k];
            double up = n[3 * f] * (v[c] - mesh.disc[8 * f])
                    + n[3 * f + 1] * (v[c + 1] - mesh.disc[8 * f + 1])
                    + n[3 * f + 2] * (v[c + 2] - mesh.disc[8 * f + 2]);
            most = Math.max(most, up + mesh.bulge[g]);
        }
        return most;
    }

    /** Greatest height over face f of anything within a reach, looking only where that exceeds {@code most}. */
    private double highest(int f, double reach, double most) {
        double[] n = mesh.normals.face, b = mesh.tree.boxes;
        double x = mesh.disc[8 * f], y = mesh.disc[8 * f + 1], z = mesh.disc[8 * f + 2];
        double ax = Math.abs(n[3 * f]), ay = Math.abs(n[3 * f + 1]), az = Math.abs(n[3 * f + 2]);
        int top = 0;
        stack[top++] = mesh.tree.root;
        while (top > 0) {
            int ref = stack[--top];
            if (ref < 0) {
                for (int g = BoxTree.first(ref); g < BoxTree.first(ref) + BoxTree.count(ref); g++) {
                    most = height(f, g, most);
                }
                continue;
            }
            for (int at = 12 * ref; at < 12 * ref + 12; at += 6) {
                double up = n[3 * f] * (b[at] - x) + n[3 * f + 1] * (b[at + 1] - y) + n[3 * f + 2] * (b[at + 2] - z);
                double tip = up + ax * b[at + 3] + ay * b[at + 4] + az * b[at + 5];
                if (tip > most && BoxTree.distance2(b, at, x, y, z) <= reach * reach) {
                    stack[top++] = mesh.tree.children[2 * ref + (at - 12 * ref) / 6];
                }
            }
        }
        return most;
    }
}
