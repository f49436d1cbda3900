package org.condyle.geometry;

/**
 * For every face of a mesh the faces around it, nearest first, and how far that list is complete. A search that begins
 * near its goal needs no tree then: whoever is not farther than d from a face of the list, and whose list is complete to
 * the distance from the face's middle plus d, has seen all faces that could be nearer.
 */
final class FaceNeighbourhood {
    /** Faces a list: two rings. With 16 the tree is needed for depths of half an edge, 48 cost memory for nothing. */
    static final int SIZE = 32;

    /** Lists of faces, and at least how far each is from the middle of the face that owns the list. */
    final int[] near;

    final double[] distance;
    /** Every face that is not in the list is at least this far from the middle of its owner. */
    final double[] complete;
    /** How high the faces of the list rise above the middle of their owner, along its normal. */
    final double[] height;
    /** Ball around each face: middle, radius. */
    final double[] ball;

    private final Mesh mesh;
    private final TriangleFoot foot = new TriangleFoot();
    private final int[] stack = new int[BoxTree.DEPTH];

    FaceNeighbourhood(Mesh mesh) {
        this.mesh = mesh;
        int faces = mesh.faces();
        near = new int[SIZE * faces];
        distance = new double[SIZE * faces];
        complete = new double[faces];
        height = new double[faces];
        ball = new double[4 * faces];
        for (int f = 0; f < faces; f++) {
            surround(f);
        }
        for (int f = 0; f < faces; f++) {
            collect(f);
            height[f] = rise(f);
        }
    }

    private void surround(int f) {
        double[] v = mesh.vertices;
        double most = 0;
        for (int i = 0; i < 3; i++) {
            ball[4 * f + i] = mesh.flat[12 * f + i] + (mesh.flat[12 * f + 3 + i] + mesh.flat[12 * f + 6 + i]) / 3;
        }
        for (int k = 0; k < 3; k++) {
            int c = 3 * mesh.corners[3 * f + k];
            double x = v[c] - ball[4 * f], y = v[c + 1] - ball[4 * f + 1], z = v[c + 2] - ball[4 * f + 2];
            most = Math.max(most, Math.sqrt(x * x + y * y + z * z));
        }
        ball[4 * f + 3] = (most + mesh.bulge[f]) * (1 + 1e-12);
    }

    /** Fills the list of a face by a descent that keeps the nearest so far. */
    private void collect(int f) {
        double x = ball[4 * f], y = ball[4 * f + 1], z = ball[4 * f + 2];
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

    private double rise(int f) {
        double[] n = mesh.normals.face, v = mesh.vertices;
        double most = mesh.bulge[f];
        for (int i = SIZE * f; i < SIZE * f + SIZE; i++) {
            for (int k = 0; k < 3; k++) {
                int c = 3 * mesh.corners[3 * near[i] + k];
                double up = n[3 * f] * (v[c] - ball[4 * f])
                        + n[3 * f + 1] * (v[c + 1] - ball[4 * f + 1])
                        + n[3 * f + 2] * (v[c + 2] - ball[4 * f + 2]);
                most = Math.max(most, up + mesh.bulge[near[i]]);
            }
        }
        return most;
    }
}
