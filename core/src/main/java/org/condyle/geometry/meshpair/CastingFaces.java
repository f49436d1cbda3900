package org.condyle.geometry.meshpair;

import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.tree.BoxTree;

/**
 * The flat faces of a mesh that casts rays: the centroid of each face, its unit normal and its area, sorted by a tree of
 * boxes over the centroids. Rays go from the centroids against the normals as far as the reach. Faces at the border of an open mesh are faces like all others. Immutable.
 */
final class CastingFaces {
    private static final int LEAF = 4;

    final int count;
    /** Centroids, as the tree lists them. */
    final double[] centre;

    final double[] normal;
    final double[] area;
    /** Number of the face as the user counts them. */
    final int[] face;

    /** Over the centroids. */
    final BoxTree tree;

    final RayGroups groups;
    /** Longest ray [m]. */
    final double reach;

    CastingFaces(Mesh mesh, double reach) {
        this.reach = reach;
        count = mesh.faces();
        double[] v = mesh.flat, middle = new double[3 * count], boxes = new double[6 * count];
        for (int f = 0; f < count; f++) {
            int o = 12 * f;
            for (int i = 0; i < 3; i++) {
                middle[3 * f + i] = v[o + i] + (v[o + 3 + i] + v[o + 6 + i]) / 3;
                boxes[6 * f + i] = boxes[6 * f + 3 + i] = middle[3 * f + i];
            }
        }
        tree = new BoxTree(boxes, LEAF);
        centre = new double[3 * count];
        normal = new double[3 * count];
        area = new double[count];
        face = new int[count];
        for (int i = 0; i < count; i++) {
            int f = tree.order[i];
            System.arraycopy(middle, 3 * f, centre, 3 * i, 3);
            area[i] = facing(v, 12 * f, normal, 3 * i);
            face[i] = mesh.faceIds[f];
        }
        groups = new RayGroups(this);
    }

    /** Writes the unit normal of a face; returns its area. */
    private static double facing(double[] v, int o, double[] out, int at) {
        double x = v[o + 4] * v[o + 8] - v[o + 5] * v[o + 7];
        double y = v[o + 5] * v[o + 6] - v[o + 3] * v[o + 8];
        double z = v[o + 3] * v[o + 7] - v[o + 4] * v[o + 6];
        double twice = Math.sqrt(x * x + y * y + z * z);
        out[at] = x / twice;
        out[at + 1] = y / twice;
        out[at + 2] = z / twice;
        return 0.5 * twice;
    }
}
