package org.condyle.geometry.mesh;

import org.condyle.geometry.tree.BoxTree;

/**
 * The springs that the faces of a mesh carry: one at the middle of each face, or three at the points of a rule that is
 * exact to second order. On a curved face they sit on the curved patch and have its area. A tree of boxes over the springs
 * finds those near another surface. Immutable.
 */
public final class MeshSprings {
    /** Springs a leaf: 2 and 8 need more nearest points than 4 for the ellipsoid in a dish. */
    private static final int LEAF = 4;

    /** Springs, as the tree lists them. */
    final int count;

    public final double[] place;
    public final double[] normal;
    public final double[] area;
    /** Number of the face as the user counts them, or of the vertex. */
    public final int[] face;

    public final BoxTree tree;
    /** Distance of the farthest spring from the centre of each child's box: left and right of each node. */
    public final double[] radius;
    /** The same for the box around all. */
    public final double wholeRadius;

    /** Springs at places with normals (six numbers each), areas and numbers. */
    private MeshSprings(double[] places, double[] areas, int[] numbers) {
        count = areas.length;
        double[] boxes = new double[6 * count];
        for (int i = 0; i < count; i++) {
            System.arraycopy(places, 6 * i, boxes, 6 * i, 3);
            System.arraycopy(places, 6 * i, boxes, 6 * i + 3, 3);
        }
        tree = new BoxTree(boxes, LEAF);
        place = new double[3 * count];
        normal = new double[3 * count];
        area = new double[count];
        face = new int[count];
        for (int i = 0; i < count; i++) {
            int from = tree.order[i];
            System.arraycopy(places, 6 * from, place, 3 * i, 3);
            System.arraycopy(places, 6 * from + 3, normal, 3 * i, 3);
            area[i] = areas[from];
            face[i] = numbers[from];
        }
        radius = new double[tree.children.length];
        radii(tree.root);
        wholeRadius = farthest(tree.root, tree.whole, 0);
    }

    /** How many there are. */
    public int count() {
        return count;
    }

    /** One spring at the middle of each face, or three. */
    public static MeshSprings onFaces(Mesh mesh, int pointsPerFace) {
        if (pointsPerFace != 1 && pointsPerFace != 3) {
            throw new IllegalArgumentException("points per face must be 1 or 3, was " + pointsPerFace);
        }
        int count = mesh.faces() * pointsPerFace;
        double[] places = new double[6 * count];
        double[] areas = new double[count];
        int[] numbers = new int[count];
        double[] out = new double[6];
        double[] rule = {1.0 / 6, 1.0 / 6, 2.0 / 3, 1.0 / 6, 1.0 / 6, 2.0 / 3};
        for (int f = 0; f < mesh.faces(); f++) {
            double sum = 0;
            for (int k = 0; k < 3; k++) {
                mesh.curved.at(mesh.flat, f, rule[2 * k], rule[2 * k + 1], out);
                double part = Math.sqrt(out[3] * out[3] + out[4] * out[4] + out[5] * out[5]) / 6;
                sum += part;
                if (pointsPerFace == 3) {
                    System.arraycopy(out, 0, places, 6 * (3 * f + k), 6);
                    areas[3 * f + k] = part;
                }
            }
            if (pointsPerFace == 1) {
                mesh.curved.at(mesh.flat, f, 1.0 / 3, 1.0 / 3, out);
                System.arraycopy(out, 0, places, 6 * f, 6);
                areas[f] = sum;
            }
        }
        for (int i = 0; i < count; i++) {
            MeshNormals.unit(places, 6 * i + 3);
            numbers[i] = mesh.faceIds[i / pointsPerFace];
        }
        return new MeshSprings(places, areas, numbers);
    }

    /** Points without area at the vertices, numbered like them. */
    public static MeshSprings atVertices(Mesh mesh) {
        int count = mesh.points();
        double[] places = new double[6 * count];
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            System.arraycopy(mesh.vertices, 3 * i, places, 6 * i, 3);
            System.arraycopy(mesh.normals.vertex, 3 * i, places, 6 * i + 3, 3);
            numbers[i] = i;
        }
        return new MeshSprings(places, new double[count], numbers);
    }

    /** Fills the radii of a subtree. */
    private void radii(int ref) {
        if (ref < 0) {
            return;
        }
        for (int side = 0; side < 2; side++) {
            int child = tree.children[2 * ref + side];
            radii(child);
            radius[2 * ref + side] = farthest(child, tree.boxes, 12 * ref + 6 * side);
        }
    }

    /** Distance of the farthest spring of a subtree from a centre. */
    private double farthest(int ref, double[] centre, int at) {
        if (ref >= 0) {
            return Math.max(
                    farthest(tree.children[2 * ref], centre, at), farthest(tree.children[2 * ref + 1], centre, at));
        }
        double most = 0;
        for (int i = BoxTree.first(ref); i < BoxTree.first(ref) + BoxTree.count(ref); i++) {
            double x = place[3 * i] - centre[at],
                    y = place[3 * i + 1] - centre[at + 1],
                    z = place[3 * i + 2] - centre[at + 2];
            most = Math.max(most, Math.sqrt(x * x + y * y + z * z));
        }
        return most;
    }
}
