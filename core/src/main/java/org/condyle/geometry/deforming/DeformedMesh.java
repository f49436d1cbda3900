package org.condyle.geometry.deforming;

import org.condyle.geometry.mesh.CurvedFaceFoot;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.MeshNearestPoint;
import org.condyle.geometry.mesh.MeshNormals;
import org.condyle.geometry.mesh.TriangleFoot;
import org.condyle.geometry.pair.GapCurvature;
import org.condyle.geometry.shape.CurvatureTensor;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.tree.BoxTree;
import org.condyle.math.Mat3;

/**
 * A closed mesh, deformed: its nearest points are sought among the deformed faces, down the tree of the mesh as it was
 * made, with the deformed boxes around it. A curved face stays quadratic under a linear map. Inside stays inside, so where
 * the foot is on an edge or a corner the mesh as it was made tells the side.
 */
public final class DeformedMesh extends Deformed implements NearestPointShape {
    private static final double SLACK = 1 + 1e-12; // as in Nearest

    private final Mesh mesh;
    private final double[] inverse = Mat3.identity();
    private double stretch = 1; // no length grows by more
    private double shrink = 1; // nor becomes less than this part
    // one face, deformed
    private final double[] flat = new double[12];
    private final double[] patch = new double[15];
    private final TriangleFoot flatFoot = new TriangleFoot();
    private final CurvedFaceFoot curvedFoot = new CurvedFaceFoot(flat, patch);

    private final int[] stack = new int[BoxTree.DEPTH];
    private final double[] stackDistance = new double[BoxTree.DEPTH];
    private final double[] made = new double[3];
    private final double[] ofMade = new double[7];
    private final double[] normal = new double[3];
    private final double[] tensor = new double[CurvatureTensor.SIZE];
    private double px, py, pz;
    private double best2;
    private double best;
    private int face = -1;
    private int feature;
    private double s, t;
    private double x, y, z;

    public DeformedMesh(Mesh mesh) {
        super(mesh);
        this.mesh = mesh;
    }

    @Override
    public void follow(double[] r, double[] m) {
        super.follow(r, m);
        Mat3.inverse(map, 0, inverse, 0);
        stretch = Mat3.largestStretch(map, 0);
        shrink = 1 / Mat3.largestStretch(inverse, 0);
    }

    /** The number of a face, as for a {@link Mesh}. */
    @Override
    public int hintSize() {
        return 1;
    }

    @Override
    public double project(double qx, double qy, double qz, double[] hint, int at, double[] out) {
        px = qx;
        py = qy;
        pz = qz;
        int last = face;
        best2 = best = Double.POSITIVE_INFINITY;
        face = -1;
        double start = hint.length > at ? hint[at] : Double.NaN;
        if (start >= 0 && start < mesh.faces()) {
            tryFace((int) start);
        } else if (last >= 0) { // as good a start as any; it changes the time only
            tryFace(last);
        }
        descend();
        double dx = px - x, dy = py - y, dz = pz - z, side = side(dx, dy, dz);
        if (best > stretch * mesh.near(face, feature)) { // as in Nearest
            double scale = side / Math.sqrt(dx * dx + dy * dy + dz * dz);
            normal[0] = scale * dx;
            normal[1] = scale * dy;
            normal[2] = scale * dz;
        } else if (feature != 0 && mesh.bulge[face] > 0) {
            bentNormal();
            MeshNormals.unit(normal, 0);
        }
        out[0] = x;
        out[1] = y;
        out[2] = z;
        System.arraycopy(normal, 0, out, 3, 3);
        out[6] = face;
        return side * best;
    }

    /** +1 outside, -1 inside; leaves the normal of the surface at the foot. */
    private double side(double dx, double dy, double dz) {
        if (feature == 0 && mesh.bulge[face] > 0) {
            bentNormal();
        } else if (feature == 0) {
            turned(mesh.normals.face, 3 * face);
        } else if (feature < 4) {
            turned(mesh.normals.edge, 9 * face + 3 * (feature - 1));
        } else {
            turned(mesh.normals.vertex, 3 * mesh.corners[3 * face + feature - 4]);
        }
        MeshNormals.unit(normal, 0);
        if (feature == 0) {
            return dx * normal[0] + dy * normal[1] + dz * normal[2] < 0 ? -1 : 1;
        }
        Mat3.times(inverse, 0, px, py, pz, made, 0);
        ofMade[6] = face;
        return mesh.project(made[0], made[1], made[2], ofMade, 6, ofMade) < 0 ? -1 : 1;
    }

    /** A normal of the mesh as it was made: normals go with the inverse transposed. */
    private void turned(double[] n, int at) {
        for (int i = 0; i < 3; i++) {
            normal[i] = inverse[i] * n[at] + inverse[3 + i] * n[at + 1] + inverse[6 + i] * n[at + 2];
        }
    }

    /** That of a curved face at the foot, from its two tangents. */
    private void bentNormal() {
        deformPatch(face);
        double[] c = patch;
        double ax = c[0] + 2 * s * c[6] + t * c[12], bx = c[3] + 2 * t * c[9] + s * c[12];
        double ay = c[1] + 2 * s * c[7] + t * c[13], by = c[4] + 2 * t * c[10] + s * c[13];
        double az = c[2] + 2 * s * c[8] + t * c[14], bz = c[5] + 2 * t * c[11] + s * c[14];
        normal[0] = ay * bz - az * by;
        normal[1] = az * bx - ax * bz;
        normal[2] = ax * by - ay * bx;
    }

    /** The descent of {@link MeshNearestPoint}, which is written out there without deformation: it is where rigid meshes spend their time. */
    private void descend() {
        int[] children = mesh.tree.children;
        int top = 0, ref = mesh.tree.root;
        while (true) {
            if (ref >= 0) {
                double left = distance2(12 * ref), right = distance2(12 * ref + 6);
                int near = right < left ? 1 : 0;
                double farther = Math.max(left, right), limit = best2 * SLACK;
                if (farther <= limit) {
                    stack[top] = children[2 * ref + 1 - near];
                    stackDistance[top++] = farther;
                }
                if (Math.min(left, right) <= limit) {
                    ref = children[2 * ref + near];
                    continue;
                }
            } else {
                int first = BoxTree.first(ref), end = first + BoxTree.count(ref);
                for (int f = first; f < end; f++) {
                    tryFace(f);
                }
            }
            do {
                if (top == 0) {
                    return;
                }
                top--;
            } while (stackDistance[top] > best2 * SLACK);
            ref = stack[top];
        }
    }

    /** Squared distance from the box around a deformed box of the tree. */
    private double distance2(int at) {
        double[] b = mesh.tree.boxes, m = map;
        double sum = 0;
        for (int i = 0; i < 9; i += 3) {
            double middle = m[i] * b[at] + m[i + 1] * b[at + 1] + m[i + 2] * b[at + 2];
            double half = Math.abs(m[i]) * b[at + 3] + Math.abs(m[i + 1]) * b[at + 4] + Math.abs(m[i + 2]) * b[at + 5];
            double off = Math.max(Math.abs((i == 0 ? px : i == 3 ? py : pz) - middle) - half, 0);
            sum += off * off;
        }
        return sum;
    }

    private void tryFace(int f) {
        if (beyond(f)) {
            return;
        }
        for (int k = 0; k < 9; k += 3) {
            Mat3.times(map, 0, mesh.flat[12 * f + k], mesh.flat[12 * f + k + 1], mesh.flat[12 * f + k + 2], flat, k);
        }
        flat[9] = flat[3] * flat[3] + flat[4] * flat[4] + flat[5] * flat[5];
        flat[10] = flat[3] * flat[6] + flat[4] * flat[7] + flat[5] * flat[8];
        flat[11] = flat[6] * flat[6] + flat[7] * flat[7] + flat[8] * flat[8];
        double d2 = flatFoot.of(flat, 0, px, py, pz);
        if (mesh.bulge[f] == 0) {
            if (nearer(d2, f)) {
                keep(f, d2, flatFoot.s, flatFoot.t, flatFoot.feature);
                x = flat[0] + s * flat[3] + t * flat[6];
                y = flat[1] + s * flat[4] + t * flat[7];
                z = flat[2] + s * flat[5] + t * flat[8];
            }
            return;
        }
        double reach = best + stretch * mesh.bulge[f];
        if (d2 > reach * reach * SLACK) {
            return;
        }
        deformPatch(f);
        d2 = curvedFoot.of(0, px, py, pz, flatFoot.s, flatFoot.t);
        if (nearer(d2, f)) {
            keep(f, d2, curvedFoot.s, curvedFoot.t, curvedFoot.feature);
            x = curvedFoot.x;
            y = curvedFoot.y;
            z = curvedFoot.z;
        }
    }

    /** Whether the ball around a face is farther than the best one. */
    private boolean beyond(int f) {
        double[] d = mesh.disc, m = map;
        int at = 8 * f;
        double dx = m[0] * d[at] + m[1] * d[at + 1] + m[2] * d[at + 2] - px;
        double dy = m[3] * d[at] + m[4] * d[at + 1] + m[5] * d[at + 2] - py;
        double dz = m[6] * d[at] + m[7] * d[at + 1] + m[8] * d[at + 2] - pz;
        double reach = (best + stretch * (d[at + 3] + d[at + 7])) * (1 + 1e-9);
        return dx * dx + dy * dy + dz * dz > reach * reach;
    }

    private void deformPatch(int f) {
        double[] c = mesh.patch;
        for (int k = 0; k < 15; k += 3) {
            Mat3.times(map, 0, c[15 * f + k], c[15 * f + k + 1], c[15 * f + k + 2], patch, k);
        }
    }

    /** Ties go to the face of lower number, so that the order of visits does not matter. */
    private boolean nearer(double d2, int f) {
        return d2 < best2 || (d2 == best2 && f < face);
    }

    private void keep(int f, double d2, double footS, double footT, int where) {
        best2 = d2;
        best = Math.sqrt(d2);
        face = f;
        s = footS;
        t = footT;
        feature = where;
    }

    /** For a tangent step M t the normal changes by |Mᵀn| K t: see {@link GapCurvature#addDeformed}. */
    @Override
    public void curvature(double qx, double qy, double qz, double[] out) {
        Mat3.times(inverse, 0, qx, qy, qz, made, 0);
        ofMade[6] = Double.NaN;
        mesh.project(made[0], made[1], made[2], ofMade, 6, ofMade);
        int f = (int) ofMade[6];
        turned(mesh.normals.face, 3 * f);
        double steep = Math.sqrt(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
        mesh.curvature(made[0], made[1], made[2], tensor);
        if (!Double.isFinite(tensor[0] + tensor[1] + tensor[2])) { // a crease
            CurvatureTensor.infinite(out);
            return;
        }
        double[] q = inverse;
        for (int e = 0; e < CurvatureTensor.SIZE; e++) {
            int i = e < 3 ? e : e == 5 ? 1 : 0, j = e < 3 ? e : e == 3 ? 1 : 2;
            out[e] = CurvatureTensor.quadratic(tensor, q[i], q[3 + i], q[6 + i], q[j], q[3 + j], q[6 + j]) / steep;
        }
    }

    /** Faces of the triangles it was made of. */
    @Override
    public int sourceFaces() {
        return mesh.sourceFaces();
    }

    /** At least so much. */
    @Override
    public double halfThickness() {
        return shrink * mesh.halfThickness();
    }
}
