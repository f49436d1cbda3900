package org.condyle.geometry.mesh;

import org.condyle.geometry.tree.BoxTree;
import org.jspecify.annotations.Nullable;

/**
 * The point of a mesh nearest to a given one: a descent of the tree of boxes with the best distance so far as a bound. A
 * face to begin with makes the bound tight at once and changes only the time: ties go to the face of lower number, so that
 * the answer does not depend on the order of the visits. Scratch of one thread.
 */
public final class MeshNearestPoint extends NearestPointSearch {
    /** Boxes are visited up to this factor beyond the bound: rounding of a box distance must not hide a nearer face. */
    private static final double SLACK = 1 + 1e-12;

    /** A walk longer than this had a bad start. */
    private static final int HOPS = 8;

    private final Mesh mesh;
    private final @Nullable FaceNeighbourhood around;
    private final TriangleFoot flat = new TriangleFoot();
    private final CurvedFaceFoot curved;
    private final int[] stack = new int[BoxTree.DEPTH];
    private final double[] stackDistance = new double[BoxTree.DEPTH];
    private double px, py, pz;
    private double bestDistance;
    private double best2;
    private int walkEnd = -1;
    private boolean walkHasFoot;
    private double walkS, walkT, walkAll; // barycentric of its foot, but for the factor

    /** Where on the face: 0 inside, 1 + k on edge k, 4 + k at corner k. */
    int feature;
    /** Parameters of the foot on the face. */
    double s, t;
    /** Boxes and faces looked at since the beginning: the cost of searches. */
    public long visits;

    /** For points here and there. */
    public MeshNearestPoint(Mesh mesh) {
        this(mesh, null);
    }

    /** For many points near the surface, each beginning where its neighbour ended. */
    public static MeshNearestPoint walking(Mesh mesh) {
        return new MeshNearestPoint(mesh, mesh.around());
    }

    private MeshNearestPoint(Mesh mesh, @Nullable FaceNeighbourhood around) {
        this.mesh = mesh;
        this.around = around;
        curved = new CurvedFaceFoot(mesh.flat, mesh.patch);
    }

    @Override
    public double find(double x, double y, double z, int start) {
        boolean walked = start >= 0 && start == walkEnd && x == px && y == py && z == pz;
        px = x;
        py = y;
        pz = z;
        best2 = bestDistance = Double.POSITIVE_INFINITY;
        face = -1;
        if (start >= 0 && around != null) {
            slide(walked ? start : walk(start));
            if (!proved(around)) {
                descend();
            }
        } else {
            if (start >= 0) {
                tryFace(start);
            }
            descend();
        }
        return finish();
    }

    /** The foot on the face that a walk has ended on. */
    private void slide(int f) {
        walkEnd = -1;
        if (walkHasFoot && mesh.bulge[f] > 0) {
            double scale = 1 / walkAll;
            bend(f, Double.NaN, walkS * scale, walkT * scale, 0);
        } else {
            double d2 = flat.of(mesh.flat, 12 * f, px, py, pz);
            bend(f, d2, flat.s, flat.t, flat.feature);
        }
    }

    /** From a face over the edges that the foot in its plane lies beyond, to a face that has its foot, or to a ridge. */
    private int walk(int f) {
        double[] v = mesh.flat;
        int before = -1;
        for (int hop = 0; ; hop++) {
            visits++;
            int o = 12 * f;
            double ax = px - v[o], ay = py - v[o + 1], az = pz - v[o + 2];
            double d1 = v[o + 3] * ax + v[o + 4] * ay + v[o + 5] * az;
            double d2 = v[o + 6] * ax + v[o + 7] * ay + v[o + 8] * az;
            double vb = d1 * v[o + 11] - d2 * v[o + 10], vc = d2 * v[o + 9] - d1 * v[o + 10];
            double all = v[o + 9] * v[o + 11] - v[o + 10] * v[o + 10];
            double va = all - vb - vc; // barycentric, but for a factor
            double least = Math.min(va, Math.min(vb, vc));
            walkHasFoot = least >= 0;
            if (walkHasFoot) {
                walkS = vb;
                walkT = vc;
                walkAll = all;
                return f;
            }
            int next = mesh.neighbours[3 * f + (least == vc ? 0 : least == va ? 1 : 2)];
            if (next < 0 || next == before || hop == HOPS) {
                return f;
            }
            before = f;
            f = next;
        }
    }

    @Override
    public int towards(double x, double y, double z, int start) {
        px = x;
        py = y;
        pz = z;
        walkEnd = around == null ? start : walk(start);
        return walkEnd;
    }

    @Override
    public int nearer(double x, double y, double z, int f, int g) {
        return f < 0 || (g >= 0 && middle2(x, y, z, g) < middle2(x, y, z, f)) ? g : f;
    }

    @Override
    public boolean within(double x, double y, double z, double radius, int f) {
        return middle2(x, y, z, f) <= radius * radius;
    }

    private double middle2(double x, double y, double z, int f) {
        double dx = x - mesh.disc[8 * f], dy = y - mesh.disc[8 * f + 1], dz = z - mesh.disc[8 * f + 2];
        return dx * dx + dy * dy + dz * dz;
    }

    /** Looks around the best face, and around a better one; true if the lists prove that nothing is nearer. */
    private boolean proved(FaceNeighbourhood around) {
        double[] far = around.distance;
        for (int hop = 0; hop < HOPS; hop++) {
            int f = face, at = FaceNeighbourhood.SIZE * f, end = at + FaceNeighbourhood.SIZE;
            double reach = (Math.sqrt(middle2(px, py, pz, f)) + bestDistance) * (1 + 1e-9);
            if (feature == 0) {
                double middle = fromMiddle(f), astray = around.calm.astray(f, bestDistance, reach, middle);
                if (around.calm.holds(f, Math.min(1 - s - t, Math.min(s, t)), astray)) {
                    return true;
                }
                reach = Math.min(reach, middle + astray);
            }
            if (reach > around.complete[f]) {
                return false;
            }
            while (at < end && far[at] <= reach && face == f) {
                visits++;
                tryFace(around.near[at++]);
            }
            if (face == f) {
                return true;
            }
        }
        return false;
    }

    /** How far the foot can be from the middle of its face at most. */
    private double fromMiddle(int f) {
        double[] v = mesh.flat;
        double u = s - 1.0 / 3, w = t - 1.0 / 3;
        int o = 12 * f;
        return (Math.sqrt(u * u * v[o + 9] + 2 * u * w * v[o + 10] + w * w * v[o + 11]) + mesh.bulge[f]) * (1 + 1e-9);
    }

    @Override
    public boolean inside(double x, double y, double z, int f) {
        if (around == null) {
            return false;
        }
        double[] n = mesh.normals.face, disc = mesh.disc;
        double dx = x - disc[8 * f], dy = y - disc[8 * f + 1], dz = z - disc[8 * f + 2];
        above = n[3 * f] * dx + n[3 * f + 1] * dy + n[3 * f + 2] * dz;
        return above < 0 && dx * dx + dy * dy + dz * dz < around.complete[f] * around.complete[f];
    }

    @Override
    public void plane(double x, double y, double z, double radius, int f) {
        if (around == null) {
            elsewhere = Double.NEGATIVE_INFINITY;
            certain = false;
            return;
        }
        double[] n = mesh.normals.face, disc = mesh.disc;
        double dx = x - disc[8 * f], dy = y - disc[8 * f + 1], dz = z - disc[8 * f + 2];
        planeX = n[3 * f];
        planeY = n[3 * f + 1];
        planeZ = n[3 * f + 2];
        double reach = Math.sqrt(dx * dx + dy * dy + dz * dz) + radius;
        int level = around.level(f, reach);
        above = planeX * dx + planeY * dy + planeZ * dz - around.height[level];
        elsewhere = around.range[level] - reach;
        certain = around.outside[level];
    }

    @Override
    public boolean onRim() {
        return mesh.onRim(face, feature);
    }

    /** Not inside a flat face. */
    @Override
    public boolean bends() {
        return feature != 0 || mesh.bulge[face] > 0;
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

    /** Takes a face if it is nearer; most are refused by the flat disc around them, which is no nearer than they are. */
    private void tryFace(int f) {
        double[] disc = mesh.disc;
        int at = 8 * f;
        double dx = px - disc[at], dy = py - disc[at + 1], dz = pz - disc[at + 2];
        double up = disc[at + 4] * dx + disc[at + 5] * dy + disc[at + 6] * dz;
        double close = (bestDistance + disc[at + 7]) * (1 + 1e-9);
        double inPlane2 = close * close - up * up;
        if (inPlane2 < 0) {
            return;
        }
        double inPlane = Math.sqrt(inPlane2) + disc[at + 3];
        if (dx * dx + dy * dy + dz * dz - up * up > inPlane * inPlane) {
            return;
        }
        double d2 = flat.of(mesh.flat, 12 * f, px, py, pz);
        double reach = bestDistance + mesh.slack[up < 0 ? 2 * f + 1 : 2 * f];
        if (d2 <= reach * reach * SLACK) {
            bend(f, d2, flat.s, flat.t, flat.feature);
        }
    }

    /** Takes a face if its patch is nearer, begun at the foot on the flat face. */
    private void bend(int f, double d2, double u, double w, int where) {
        if (mesh.bulge[f] == 0) {
            if (d2 < best2 || (d2 == best2 && f < face)) {
                keep(f, d2, u, w, where);
            }
            return;
        }
        d2 = curved.of(f, px, py, pz, u, w);
        if (d2 < best2 || (d2 == best2 && f < face)) {
            keep(f, d2, curved.s, curved.t, curved.feature);
            x = curved.x;
            y = curved.y;
            z = curved.z;
        }
    }

    private void keep(int f, double d2, double footS, double footT, int where) {
        best2 = d2;
        bestDistance = Math.sqrt(d2);
        face = f;
        s = footS;
        t = footT;
        feature = where;
    }

    /** Foot, normal and sign from the best face. */
    private double finish() {
        int f = face;
        if (mesh.bulge[f] == 0) { // a curved one has left it
            double[] v = mesh.flat;
            int o = 12 * f;
            x = v[o] + s * v[o + 3] + t * v[o + 6];
            y = v[o + 1] + s * v[o + 4] + t * v[o + 7];
            z = v[o + 2] + s * v[o + 5] + t * v[o + 8];
        }
        double dx = px - x, dy = py - y, dz = pz - z;
        mesh.normal(this);
        double side = dx * nx + dy * ny + dz * nz;
        double scale;
        if (bestDistance > mesh.near(f, feature)) {
            nx = dx;
            ny = dy;
            nz = dz;
            scale = (side < 0 ? -1 : 1) / Math.sqrt(dx * dx + dy * dy + dz * dz);
        } else {
            if (feature != 0 && mesh.bulge[f] > 0) {
                mesh.curved.normal(this); // the mean of flat neighbours tells the side, but not how the surface lies
            }
            scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
        }
        nx *= scale;
        ny *= scale;
        nz *= scale;
        return side < 0 ? -bestDistance : bestDistance;
    }
}
