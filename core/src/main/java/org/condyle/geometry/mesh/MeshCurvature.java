package org.condyle.geometry.mesh;

import org.condyle.geometry.shape.CurvatureTensor;
import org.condyle.math.Mat3;

/**
 * Curvature of the surface that a mesh stands for, from the change of the corner normals along the three sides of a face
 * (Rusinkiewicz, 3DPVT 2004): the symmetric tangent matrix that fits the three changes best.
 */
final class MeshCurvature {
    private MeshCurvature() {}

    /** out = ∂n/∂x (xx, yy, zz, xy, xz, yz) on a face; infinite if the feature is a crease or ends one. */
    static void of(Mesh mesh, int face, int feature, double[] out) {
        MeshNormals n = mesh.normals;
        if ((feature >= 4 && n.sharp[mesh.corners[3 * face + feature - 4]])
                || (feature > 0 && feature < 4 && n.crease[3 * face + feature - 1])) {
            CurvatureTensor.infinite(out);
            return;
        }
        double[] e = axes(mesh, face);
        double[] matrix = new double[9];
        double[] right = new double[3];
        for (int k = 0; k < 3; k++) {
            int from = 3 * mesh.corners[3 * face + k], to = 3 * mesh.corners[3 * face + (k + 1) % 3];
            int nFrom = 9 * face + 3 * k, nTo = 9 * face + 3 * ((k + 1) % 3);
            double u = 0, v = 0, du = 0, dv = 0;
            for (int i = 0; i < 3; i++) {
                double side = mesh.vertices[to + i] - mesh.vertices[from + i];
                double turn = n.corner[nTo + i] - n.corner[nFrom + i];
                u += e[i] * side;
                v += e[3 + i] * side;
                du += e[i] * turn;
                dv += e[3 + i] * turn;
            }
            matrix[0] += u * u;
            matrix[1] += u * v;
            matrix[4] += u * u + v * v;
            matrix[8] += v * v;
            right[0] += u * du;
            right[1] += v * du + u * dv;
            right[2] += v * dv;
        }
        matrix[3] = matrix[5] = matrix[7] = matrix[1];
        Mat3.solve(matrix, 0, right[0], right[1], right[2], right, 0);
        int[] rows = {0, 1, 2, 0, 0, 1}, columns = {0, 1, 2, 1, 2, 2};
        for (int k = 0; k < 6; k++) {
            int i = rows[k], j = columns[k];
            out[k] = right[0] * e[i] * e[j]
                    + right[1] * (e[i] * e[3 + j] + e[3 + i] * e[j])
                    + right[2] * e[3 + i] * e[3 + j];
        }
    }

    /** Two unit vectors in the face. */
    private static double[] axes(Mesh mesh, int face) {
        double[] e = new double[6];
        System.arraycopy(mesh.flat, 12 * face + 3, e, 0, 3);
        MeshNormals.unit(e, 0);
        double[] n = mesh.normals.face;
        int at = 3 * face;
        e[3] = n[at + 1] * e[2] - n[at + 2] * e[1];
        e[4] = n[at + 2] * e[0] - n[at] * e[2];
        e[5] = n[at] * e[1] - n[at + 1] * e[0];
        return e;
    }
}
