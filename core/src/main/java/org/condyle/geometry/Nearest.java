package org.condyle.geometry;

/**
 * The point of a mesh nearest to a given one: a descent of the tree of boxes with the best distance so far as a bound. A
 * face to begin with makes the bound tight at once and changes only the time: ties go to the face of lower number, so that
 * the answer does not depend on the order of the visits. Scratch of one thread.
 */
final class Nearest extends Foot {
    /** Boxes are visited up to this factor beyond the bound: rounding of a box distance must not hide a nearer face. */
    private static final double SLACK = 1 + 1e-12;

    private static final int NEWTON = 12;
    /** A walk longer than this had a bad start. */
    private static final int HOPS = 8;

    private final Mesh mesh;
    private final TriangleFoot flat = new TriangleFoot();
    private final int[] stack = new int[BoxTree.DEPTH];
    private final double[] stackDistance = new double[BoxTree.DEPTH];
    private double px, py, pz;
    private double bestDistance;
    private double best2;
    // foot on the face under trial
    private double trialS, trialT, trial2;
    private int trialFeature;

    /** Where on the face: 0 inside, 1 + k on edge k, 4 + k at corner k. */
    int feature;
    /** Parameters of the foot on the face. */
    double s, t;
    /** Boxes and faces looked at since the beginning: the cost of searches. */
    long visits;

    Nearest(Mesh mesh) {
        this.mesh = mesh;
    }

    @Override
    double find(double x, double y, double z, int start) {
        px = x;
        py = y;
        pz = z;
        best2 = bestDistance = Double.POSITIVE_INFINITY;
        face = -1;
        if (start < 0 || !walk(start)) {
            descend();
        }
        return finish();
    }

    /**
     * From a face to the best of its neighbours and on, as long as that helps; true if the lists of neighbours prove that
     * nothing is nearer.
     */
    private boolean walk(int start) {
        FaceNeighbourhood around = mesh.around;
        double[] ball = around.ball, far = around.distance;
        tryFace(start);
        for (int hop = 0; hop < HOPS; hop++) {
            int f = face, at = FaceNeighbourhood.SIZE * f;
            double dx = px - ball[4 * f], dy = py - ball[4 * f + 1], dz = pz - ball[4 * f + 2];
            double reach = (Math.sqrt(dx * dx + dy * dy + dz * dz) + bestDistance) * (1 + 1e-9);
            if (reach > around.complete[f]) {
                return false;
            }
            int end = at + FaceNeighbourhood.SIZE;
            while (at < end && far[at] <= reach) {
                int g = around.near[at++];
                int b = 4 * g;
                double gx = px - ball[b], gy = py - ball[b + 1], gz = pz - ball[b + 2];
                double close = bestDistance + ball[b + 3];
                visits++;
                if (gx * gx + gy * gy + gz * gz <= close * close * SLACK) {
                    tryFace(g);
                    if (face != f) {
                        break;
                    }
                }
            }
            if (face == f) {
                return true;
            }
        }
        return false;
    }

    @Override
    boolean inside(double x, double y, double z, int f) {
        FaceNeighbourhood around = mesh.around;
        double[] n = mesh.normals.face, ball = around.ball;
        double dx = x - ball[4 * f], dy = y - ball[4 * f + 1], dz = z - ball[4 * f + 2];
        double up = n[3 * f] * dx + n[3 * f + 1] * dy + n[3 * f + 2] * dz;
        return up < 0 && dx * dx + dy * dy + dz * dz < around.complete[f] * around.complete[f];
    }

    @Override
    void plane(double x, double y, double z, double radius) {
        FaceNeighbourhood around = mesh.around;
        double[] n = mesh.normals.face, ball = around.ball;
        int f = face;
        double dx = x - ball[4 * f], dy = y - ball[4 * f + 1], dz = z - ball[4 * f + 2];
        planeX = n[3 * f];
        planeY = n[3 * f + 1];
        planeZ = n[3 * f + 2];
        above = planeX * dx + planeY * dy + planeZ * dz - around.height[f];
        elsewhere = around.complete[f] - Math.sqrt(dx * dx + dy * dy + dz * dz) - radius;
    }

    @Override
    boolean onRim() {
        return mesh.onRim(face, feature);
    }

    private void descend() {
        double[] boxes = mesh.tree.boxes;
        int[] children = mesh.tree.children;
        int top = 0, ref = mesh.tree.root;
        while (true) {
            if (ref >= 0) {
                visits++;
                double left = BoxTree.distance2(boxes, 12 * ref, px, py, pz);
                double right = BoxTree.distance2(boxes, 12 * ref + 6, px, py, pz);
                int near = children[2 * ref], far = children[2 * ref + 1];
                if (right < left) {
                    int swap = near;
                    near = far;
                    far = swap;
                    double d = left;
                    left = right;
                    right = d;
                }
                double limit = best2 * SLACK;
                if (left <= limit) {
                    if (right <= limit) {
                        stack[top] = far;
                        stackDistance[top++] = right;
                    }
                    ref = near;
                    continue;
                }
            } else {
                int first = BoxTree.first(ref), end = first + BoxTree.count(ref);
                visits += end - first;
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

    private void tryFace(int f) {
        double d2 = flat.of(mesh.flat, 12 * f, px, py, pz);
        double bulge = mesh.bulge[f];
        if (bulge == 0) {
            trialS = flat.s;
            trialT = flat.t;
            trialFeature = flat.feature;
            trial2 = d2;
        } else {
            double reach = bestDistance + bulge;
            if (d2 > reach * reach * SLACK) {
                return;
            }
            bend(f);
        }
        if (trial2 < best2 || trial2 == best2 && f < face) {
            best2 = trial2;
            bestDistance = Math.sqrt(trial2);
            face = f;
            feature = trialFeature;
            s = trialS;
            t = trialT;
        }
    }

    /** Foot on the curved patch: Newton from the foot on the flat face, then on its edges if that leaves the face. */
    private void bend(int f) {
        double[] c = mesh.patch, v = mesh.flat;
        int at = 15 * f, o = 12 * f;
        double u = flat.s, w = flat.t;
        for (int i = 0; i < NEWTON; i++) {
            double sx = c[at] + 2 * u * c[at + 6] + w * c[at + 12];
            double sy = c[at + 1] + 2 * u * c[at + 7] + w * c[at + 13];
            double sz = c[at + 2] + 2 * u * c[at + 8] + w * c[at + 14];
            double tx = c[at + 3] + 2 * w * c[at + 9] + u * c[at + 12];
            double ty = c[at + 4] + 2 * w * c[at + 10] + u * c[at + 13];
            double tz = c[at + 5] + 2 * w * c[at + 11] + u * c[at + 14];
            // S = v₀ + ½ (s (P + S_s) + t (Q + S_t)) for a quadratic
            double rx = v[o] + 0.5 * (u * (c[at] + sx) + w * (c[at + 3] + tx)) - px;
            double ry = v[o + 1] + 0.5 * (u * (c[at + 1] + sy) + w * (c[at + 4] + ty)) - py;
            double rz = v[o + 2] + 0.5 * (u * (c[at + 2] + sz) + w * (c[at + 5] + tz)) - pz;
            double gs = rx * sx + ry * sy + rz * sz, gt = rx * tx + ry * ty + rz * tz;
            double a = sx * sx + sy * sy + sz * sz, b = sx * tx + sy * ty + sz * tz, d = tx * tx + ty * ty + tz * tz;
            double ha = a + 2 * (rx * c[at + 6] + ry * c[at + 7] + rz * c[at + 8]);
            double hb = b + rx * c[at + 12] + ry * c[at + 13] + rz * c[at + 14];
            double hd = d + 2 * (rx * c[at + 9] + ry * c[at + 10] + rz * c[at + 11]);
            double det = ha * hd - hb * hb;
            if (!(ha > 0 && det > 1e-3 * (a * d - b * b))) { // beyond the centre of curvature: take the safe step
                ha = a;
                hb = b;
                hd = d;
                det = a * d - b * b;
            }
            double du = (hb * gt - hd * gs) / det, dw = (hb * gs - ha * gt) / det;
            u = Math.min(2, Math.max(-1, u + du));
            w = Math.min(2, Math.max(-1, w + dw));
            if (Math.abs(du) + Math.abs(dw) < 1e-8) { // the next step would be far below rounding
                break;
            }
        }
        if (u >= 0 && w >= 0 && u + w <= 1) {
            trialFeature = 0;
            trialS = u;
            trialT = w;
            trial2 = distance2(f, u, w);
            return;
        }
        trial2 = Double.POSITIVE_INFINITY;
        if (w < 0) {
            bendEdge(f, 0, u);
        }
        if (u + w > 1) {
            bendEdge(f, 1, 0.5 * (1 - u + w));
        }
        if (u < 0) {
            bendEdge(f, 2, 1 - w);
        }
    }

    /** Foot on the curve of edge k, begun at parameter e from its first corner to its second. */
    private void bendEdge(int f, int k, double e) {
        double[] c = mesh.patch, v = mesh.flat;
        int at = 15 * f, o = 12 * f;
        double x0 = v[o] - px, y0 = v[o + 1] - py, z0 = v[o + 2] - pz;
        double lx, ly, lz, qx, qy, qz; // the curve is x0 + e l + e² q
        if (k == 0) {
            lx = c[at];
            ly = c[at + 1];
            lz = c[at + 2];
            qx = c[at + 6];
            qy = c[at + 7];
            qz = c[at + 8];
        } else if (k == 1) { // s = 1 - e, t = e
            x0 += c[at] + c[at + 6];
            y0 += c[at + 1] + c[at + 7];
            z0 += c[at + 2] + c[at + 8];
            lx = c[at + 3] - c[at] - 2 * c[at + 6] + c[at + 12];
            ly = c[at + 4] - c[at + 1] - 2 * c[at + 7] + c[at + 13];
            lz = c[at + 5] - c[at + 2] - 2 * c[at + 8] + c[at + 14];
            qx = c[at + 6] + c[at + 9] - c[at + 12];
            qy = c[at + 7] + c[at + 10] - c[at + 13];
            qz = c[at + 8] + c[at + 11] - c[at + 14];
        } else { // s = 0, t = 1 - e
            x0 += c[at + 3] + c[at + 9];
            y0 += c[at + 4] + c[at + 10];
            z0 += c[at + 5] + c[at + 11];
            lx = -c[at + 3] - 2 * c[at + 9];
            ly = -c[at + 4] - 2 * c[at + 10];
            lz = -c[at + 5] - 2 * c[at + 11];
            qx = c[at + 9];
            qy = c[at + 10];
            qz = c[at + 11];
        }
        e = Math.min(1, Math.max(0, e));
        for (int i = 0; i < NEWTON; i++) {
            double dx = lx + 2 * e * qx, dy = ly + 2 * e * qy, dz = lz + 2 * e * qz;
            double rx = x0 + e * (lx + e * qx), ry = y0 + e * (ly + e * qy), rz = z0 + e * (lz + e * qz);
            double a = dx * dx + dy * dy + dz * dz, h = a + 2 * (rx * qx + ry * qy + rz * qz);
            double step = -(rx * dx + ry * dy + rz * dz) / (h > 1e-3 * a ? h : a);
            double old = e;
            e = Math.min(1, Math.max(0, e + step));
            if (Math.abs(e - old) < 1e-8) {
                break;
            }
        }
        double u = k == 0 ? e : k == 1 ? 1 - e : 0, w = k == 0 ? 0 : k == 1 ? e : 1 - e;
        double d2 = distance2(f, u, w);
        if (d2 < trial2) {
            trial2 = d2;
            trialS = u;
            trialT = w;
            trialFeature = e == 0 ? 4 + k : e == 1 ? 4 + (k + 1) % 3 : 1 + k;
        }
    }

    private double distance2(int f, double u, double w) {
        place(f, u, w);
        double dx = px - x, dy = py - y, dz = pz - z;
        return dx * dx + dy * dy + dz * dz;
    }

    /** x, y, z = the point of a face's patch. */
    private void place(int f, double u, double w) {
        double[] c = mesh.patch, v = mesh.flat;
        int at = 15 * f, o = 12 * f;
        x = v[o] + u * (c[at] + u * c[at + 6] + w * c[at + 12]) + w * (c[at + 3] + w * c[at + 9]);
        y = v[o + 1] + u * (c[at + 1] + u * c[at + 7] + w * c[at + 13]) + w * (c[at + 4] + w * c[at + 10]);
        z = v[o + 2] + u * (c[at + 2] + u * c[at + 8] + w * c[at + 14]) + w * (c[at + 5] + w * c[at + 11]);
    }

    /** Foot, normal and sign from the best face. */
    private double finish() {
        int f = face;
        if (mesh.bulge[f] == 0) {
            double[] v = mesh.flat;
            int o = 12 * f;
            x = v[o] + s * v[o + 3] + t * v[o + 6];
            y = v[o + 1] + s * v[o + 4] + t * v[o + 7];
            z = v[o + 2] + s * v[o + 5] + t * v[o + 8];
        } else {
            place(f, s, t);
        }
        double dx = px - x, dy = py - y, dz = pz - z;
        mesh.normal(this);
        double side = dx * nx + dy * ny + dz * nz;
        double distance = side < 0 ? -bestDistance : bestDistance;
        if (bestDistance > mesh.touching) {
            nx = dx / distance;
            ny = dy / distance;
            nz = dz / distance;
        }
        return distance;
    }
}
