package org.condyle.geometry.mesh;

import org.condyle.geometry.tree.BoxTree;

/**
 * Cones that hold all normals of the faces below each child of the tree of a mesh, and whether one of these faces has an edge
 * of the rim. Immutable; the stack is that of the one who asks while a mesh is prepared.
 */
final class NormalCones {
    private static final int STRIDE = 4;

    private final Mesh mesh;
    private final double[] tilt;
    private final double[] cone; // of each child: axis and half angle, infinite for a rim below
    private final int[] stack = new int[BoxTree.DEPTH];

    /** @param tilt largest angle between a normal of each face and that of the flat face [rad] */
    NormalCones(Mesh mesh, double[] tilt) {
        this.mesh = mesh;
        this.tilt = tilt;
        cone = new double[STRIDE * mesh.tree.children.length];
        fill(mesh.tree.root, new double[STRIDE]);
    }

    boolean rim(int f) {
        int[] n = mesh.neighbours;
        return n[3 * f] < 0 || n[3 * f + 1] < 0 || n[3 * f + 2] < 0;
    }

    /** Writes the cone of a node or leaf, and those of all children below it. */
    private void fill(int ref, double[] out) {
        int first = mesh.tree.firstBelow(ref), end = mesh.tree.endBelow(ref);
        if (ref >= 0) {
            double[] part = new double[STRIDE];
            for (int side = 0; side < 2; side++) {
                fill(mesh.tree.children[2 * ref + side], part);
                System.arraycopy(part, 0, cone, STRIDE * (2 * ref + side), STRIDE);
            }
        }
        double[] n = mesh.normals.face;
        double x = 0, y = 0, z = 0;
        for (int f = first; f < end; f++) {
            x += n[3 * f];
            y += n[3 * f + 1];
            z += n[3 * f + 2];
        }
        double size = Math.sqrt(x * x + y * y + z * z), most = size > 0 ? 0 : Double.POSITIVE_INFINITY;
        for (int f = first; f < end && most < Double.POSITIVE_INFINITY; f++) {
            double cosine = (x * n[3 * f] + y * n[3 * f + 1] + z * n[3 * f + 2]) / size;
            double angle = Math.acos(Math.max(-1, Math.min(1, cosine))) + tilt[f];
            most = rim(f) ? Double.POSITIVE_INFINITY : Math.max(most, angle);
        }
        out[0] = x / size;
        out[1] = y / size;
        out[2] = z / size;
        out[3] = most + 1e-7; // acos near 1 is no more exact
    }

    /** Whether no rim and no normal at an angle from that of face f [rad] is within a radius of its middle. */
    boolean together(int f, double radius, double angle) {
        double[] n = mesh.normals.face, boxes = mesh.tree.boxes;
        double x = mesh.disc[8 * f], y = mesh.disc[8 * f + 1], z = mesh.disc[8 * f + 2];
        int top = 0;
        stack[top++] = mesh.tree.root;
        while (top > 0) {
            int ref = stack[--top];
            if (ref < 0) {
                for (int g = BoxTree.first(ref); g < BoxTree.first(ref) + BoxTree.count(ref); g++) {
                    if (rim(g) || between(n, 3 * g, f) + tilt[g] >= angle) {
                        return false;
                    }
                }
                continue;
            }
            for (int c = 2 * ref; c < 2 * ref + 2; c++) {
                if (between(cone, STRIDE * c, f) + cone[STRIDE * c + 3] >= angle
                        && BoxTree.distance2(boxes, 6 * c, x, y, z) <= radius * radius) {
                    stack[top++] = mesh.tree.children[c];
                }
            }
        }
        return true;
    }

    /** Angle between a unit vector and the normal of face f. */
    private double between(double[] a, int at, int f) {
        double[] n = mesh.normals.face;
        double cosine = a[at] * n[3 * f] + a[at + 1] * n[3 * f + 1] + a[at + 2] * n[3 * f + 2];
        return Math.acos(Math.max(-1, Math.min(1, cosine)));
    }
}
