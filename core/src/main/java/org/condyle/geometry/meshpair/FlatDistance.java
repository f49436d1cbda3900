package org.condyle.geometry.meshpair;

import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.TriangleFoot;
import org.condyle.geometry.tree.BoxTree;

/** Distance of a point from the flat faces of a mesh. Scratch of one thread. */
final class FlatDistance implements DistanceSamples.Source {
    private final double[] flat;
    private final BoxTree tree;
    private final TriangleFoot foot = new TriangleFoot();
    private final int[] stack = new int[BoxTree.DEPTH];
    private final double[] bound = new double[BoxTree.DEPTH];
    private int face;

    FlatDistance(Mesh mesh) {
        flat = mesh.flat;
        tree = mesh.tree;
    }

    @Override
    public double of(double x, double y, double z) {
        double least = Double.POSITIVE_INFINITY;
        int top = 0, ref = tree.root;
        face = 0;
        while (true) {
            if (ref < 0) {
                for (int f = BoxTree.first(ref); f < BoxTree.first(ref) + BoxTree.count(ref); f++) {
                    double d = foot.of(flat, 12 * f, x, y, z);
                    if (d < least) {
                        least = d;
                        face = f;
                    }
                }
            } else {
                double left = BoxTree.distance2(tree.boxes, 12 * ref, x, y, z);
                double right = BoxTree.distance2(tree.boxes, 12 * ref + 6, x, y, z);
                int near = left <= right ? 0 : 1;
                stack[top] = tree.children[2 * ref + 1 - near];
                bound[top++] = Math.max(left, right);
                stack[top] = tree.children[2 * ref + near];
                bound[top++] = Math.min(left, right);
            }
            while (top > 0 && bound[top - 1] >= least) {
                top--;
            }
            if (top == 0) {
                return Math.sqrt(least);
            }
            ref = stack[--top];
        }
    }

    /** The nearest face. */
    @Override
    public int face() {
        return face;
    }
}
