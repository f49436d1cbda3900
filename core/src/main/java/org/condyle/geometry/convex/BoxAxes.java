package org.condyle.geometry.convex;

/**
 * The separating axes of two boxes (S. Gottschalk, M. Lin, D. Manocha, "OBBTree", SIGGRAPH 1996): six face normals and
 * nine products of edges. The axis along which they overlap least is the shortest way out, exactly.
 */
public final class BoxAxes {
    /** An edge axis must be better by this, relative to the size: near parallel edges give the face normal once more. */
    private static final double EDGE_BIAS = 1e-9;

    private final double[] halfA;
    private final double[] halfB;

    /** The best axis: 0-2 face of A, 3-5 face of B, 6-14 edge i of A and j of B as 6 + 3i + j. */
    public int axis;
    /** Its unit vector from A to B, seen from A. */
    public final double[] normal = new double[3];
    /** Overlap along it; negative if it separates. */
    public double depth;

    public BoxAxes(double[] halfA, double[] halfB) {
        this.halfA = halfA;
        this.halfB = halfB;
    }

    /** Looks along all axes; stops at one that separates. */
    public void search(double[] r) {
        depth = Double.POSITIVE_INFINITY;
        for (int i = 0; i < 3 && depth >= 0; i++) {
            look(r, i, i == 0 ? 1 : 0, i == 1 ? 1 : 0, i == 2 ? 1 : 0, 0);
        }
        for (int j = 0; j < 3 && depth >= 0; j++) {
            look(r, 3 + j, r[3 + j], r[6 + j], r[9 + j], 0);
        }
        double bias = EDGE_BIAS * (halfA[0] + halfA[1] + halfA[2] + halfB[0] + halfB[1] + halfB[2]);
        for (int k = 0; k < 9 && depth >= 0; k++) {
            int i = k / 3, j = k % 3;
            double x = r[3 + j], y = r[6 + j], z = r[9 + j];
            double cx = i == 0 ? 0 : i == 1 ? z : -y,
                    cy = i == 0 ? -z : i == 1 ? 0 : x,
                    cz = i == 0 ? y : i == 1 ? -x : 0;
            double length = Math.sqrt(cx * cx + cy * cy + cz * cz);
            if (length > 1e-6) {
                look(r, 6 + k, cx / length, cy / length, cz / length, bias);
            }
        }
    }

    private void look(double[] r, int which, double x, double y, double z, double bias) {
        double centre = r[0] * x + r[1] * y + r[2] * z;
        double reach = halfA[0] * Math.abs(x) + halfA[1] * Math.abs(y) + halfA[2] * Math.abs(z);
        for (int j = 0; j < 3; j++) {
            reach += halfB[j] * Math.abs(r[3 + j] * x + r[6 + j] * y + r[9 + j] * z);
        }
        double overlap = reach - Math.abs(centre);
        if (overlap < depth - bias) {
            double sign = centre < 0 ? -1 : 1;
            depth = overlap;
            axis = which;
            normal[0] = sign * x;
            normal[1] = sign * y;
            normal[2] = sign * z;
        }
    }
}
