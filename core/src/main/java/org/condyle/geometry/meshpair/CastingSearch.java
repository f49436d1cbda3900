package org.condyle.geometry.meshpair;

import java.util.Arrays;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.tree.BoxTree;
import org.condyle.mechanics.contact.ContactSet;

/**
 * The rays of all faces of one mesh against another one. The tree of rays is descended together with a list of the boxes of
 * the target that the rays below may meet, which gets shorter and finer on the way; where it is empty, no ray below hits. So
 * the cost follows the patch.
 *
 * <p>Scratch of one thread.
 */
final class CastingSearch {
    private static final int WHOLE = -1; // the entry of the list that stands for the whole target

    private final CastingFaces caster;
    private final BoxTree target;
    private final int targetFaces;
    private final double[] flat;
    private final RayHits hits;
    private final CentroidGap apart;
    private int[] list = new int[64];
    private int[] ray = new int[64]; // of each contact: number of the ray, and the face that it hit
    private int[] hit = new int[64];
    // frame of the caster seen from the target, x' = o + R x
    private final double[] r = new double[12];
    private double cx, cy, cz, hx, hy, hz; // box of rays seen from the target

    private double[] memory = new double[0];
    private int memoryAt;
    private double[] frame = new double[0];
    private double sign;
    private int last; // face that the ray before has hit

    CastingSearch(CastingFaces caster, Mesh mesh) {
        this.caster = caster;
        target = mesh.tree;
        targetFaces = mesh.faces();
        flat = mesh.flat;
        hits = new RayHits(mesh);
        apart = new CentroidGap(caster, mesh);
    }

    /** Boxes and faces of the target that rays have looked at so far. */
    long visits() {
        return hits.visits;
    }

    /**
     * Writes all contacts and the gap.
     *
     * @param c      where the frame of the caster is in the world
     * @param t      where that of the target is
     * @param sign   +1 if the caster is A, -1 if it is B: the contact normal is this times the caster's
     * @param memory from {@code at} on the face that each ray has hit last, if any; it changes the time only
     */
    void find(double[] c, double[] t, double sign, double[] memory, int at, ContactSet out) {
        place(c, t);
        this.memory = memory;
        memoryAt = at;
        frame = c;
        this.sign = sign;
        last = -1;
        moveBox(caster.allRays, 0);
        int end = refine(WHOLE, 0);
        if (end > 0) {
            descend(caster.tree.root, 0, end, out);
        }
        if (out.count == 0) {
            apart.find(r, t, sign, out);
            return;
        }
        double deepest = 0;
        for (int i = 0; i < out.count; i++) {
            deepest = Math.max(deepest, out.depth[i]);
        }
        out.gap = -deepest;
    }

    /** Keeps the face that each ray of the last search has hit. */
    void remember(ContactSet found, double[] memory, int at) {
        for (int i = 0; i < found.count; i++) {
            memory[at + ray[i]] = hit[i];
        }
    }

    /**
     * How the depth of each entry of the last search follows the face that its ray has hit: a place h on that face and the gradient
     * -m/(m·n), with the normals m of the face and n of the caster.
     */
    void depthSlopes(ContactSet found, double[] t, double sign, double[] out) {
        for (int i = 0; i < found.count; i++) {
            int k = 3 * i, f = 12 * hit[i], o = 6 * i;
            double ux = flat[f + 3],
                    uy = flat[f + 4],
                    uz = flat[f + 5],
                    vx = flat[f + 6],
                    vy = flat[f + 7],
                    vz = flat[f + 8];
            double x = uy * vz - uz * vy, y = uz * vx - ux * vz, z = ux * vy - uy * vx;
            double mx = t[3] * x + t[4] * y + t[5] * z;
            double my = t[6] * x + t[7] * y + t[8] * z;
            double mz = t[9] * x + t[10] * y + t[11] * z;
            double nx = sign * found.normal[k], ny = sign * found.normal[k + 1], nz = sign * found.normal[k + 2];
            double along = mx * nx + my * ny + mz * nz;
            double factor = along == 0 ? 0 : -1 / along;
            out[o] = found.point[k] - found.depth[i] * nx;
            out[o + 1] = found.point[k + 1] - found.depth[i] * ny;
            out[o + 2] = found.point[k + 2] - found.depth[i] * nz;
            out[o + 3] = factor * mx;
            out[o + 4] = factor * my;
            out[o + 5] = factor * mz;
        }
    }

    /** The caster seen from the target. */
    private void place(double[] c, double[] t) {
        double x = c[0] - t[0], y = c[1] - t[1], z = c[2] - t[2];
        for (int i = 0; i < 3; i++) {
            r[i] = t[3 + i] * x + t[6 + i] * y + t[9 + i] * z;
            for (int j = 0; j < 3; j++) {
                r[3 + 3 * i + j] = t[3 + i] * c[3 + j] + t[6 + i] * c[6 + j] + t[9 + i] * c[9 + j];
            }
        }
    }

    /** A box of rays seen from the target. */
    private void moveBox(double[] b, int at) {
        double x = b[at], y = b[at + 1], z = b[at + 2], a = b[at + 3], e = b[at + 4], f = b[at + 5];
        cx = r[0] + r[3] * x + r[4] * y + r[5] * z;
        cy = r[1] + r[6] * x + r[7] * y + r[8] * z;
        cz = r[2] + r[9] * x + r[10] * y + r[11] * z;
        hx = Math.abs(r[3]) * a + Math.abs(r[4]) * e + Math.abs(r[5]) * f + hits.margin;
        hy = Math.abs(r[6]) * a + Math.abs(r[7]) * e + Math.abs(r[8]) * f + hits.margin;
        hz = Math.abs(r[9]) * a + Math.abs(r[10]) * e + Math.abs(r[11]) * f + hits.margin;
    }

    /** Adds to the list what of an entry meets the box of rays, in boxes that are no larger than it; returns its end. */
    private int refine(int entry, int end) {
        double[] b = entry == WHOLE ? target.whole : target.boxes;
        int at = entry == WHOLE ? 0 : 6 * entry;
        if (Math.abs(b[at] - cx) > b[at + 3] + hx
                || Math.abs(b[at + 1] - cy) > b[at + 4] + hy
                || Math.abs(b[at + 2] - cz) > b[at + 5] + hz) {
            return end;
        }
        int ref = entry == WHOLE ? target.root : target.children[entry];
        if (ref >= 0 && b[at + 3] + b[at + 4] + b[at + 5] > hx + hy + hz) {
            return refine(2 * ref + 1, refine(2 * ref, end));
        }
        if (end == list.length) {
            list = Arrays.copyOf(list, 2 * end);
        }
        list[end] = entry;
        return end + 1;
    }

    /** All rays below a node or leaf against the entries of the list between two places. */
    private void descend(int ref, int from, int to, ContactSet out) {
        if (ref < 0) {
            int first = BoxTree.first(ref), end = first + BoxTree.count(ref);
            for (int i = first; i < end; i++) {
                cast(i, from, to, out);
            }
            return;
        }
        for (int side = 0; side < 2; side++) {
            moveBox(caster.rays, 12 * ref + 6 * side);
            int end = to;
            for (int k = from; k < to; k++) {
                end = refine(list[k], end);
            }
            if (end > to) {
                descend(caster.tree.children[2 * ref + side], to, end, out);
            }
        }
    }

    private void cast(int i, int from, int to, ContactSet out) {
        double[] c = caster.centre, n = caster.normal;
        double x = c[3 * i], y = c[3 * i + 1], z = c[3 * i + 2];
        double nx = n[3 * i], ny = n[3 * i + 1], nz = n[3 * i + 2];
        hits.begin(
                r[0] + r[3] * x + r[4] * y + r[5] * z,
                r[1] + r[6] * x + r[7] * y + r[8] * z,
                r[2] + r[9] * x + r[10] * y + r[11] * z,
                -(r[3] * nx + r[4] * ny + r[5] * nz),
                -(r[6] * nx + r[7] * ny + r[8] * nz),
                -(r[9] * nx + r[10] * ny + r[11] * nz),
                caster.reach);
        int hint = hint(i);
        if (hint >= 0) {
            hits.lookAt(hint);
        }
        for (int k = from; k < to; k++) {
            if (list[k] == WHOLE) {
                hits.look(target.root);
            } else {
                hits.lookInto(list[k]);
            }
        }
        if (hits.face < 0) {
            return;
        }
        last = hits.face;
        double[] f = frame;
        int entry = out.add(
                f[0] + f[3] * x + f[4] * y + f[5] * z,
                f[1] + f[6] * x + f[7] * y + f[8] * z,
                f[2] + f[9] * x + f[10] * y + f[11] * z,
                sign * (f[3] * nx + f[4] * ny + f[5] * nz),
                sign * (f[6] * nx + f[7] * ny + f[8] * nz),
                sign * (f[9] * nx + f[10] * ny + f[11] * nz),
                hits.distance,
                caster.area[i],
                caster.face[i]);
        if (entry == ray.length) {
            ray = Arrays.copyOf(ray, 2 * entry);
            hit = Arrays.copyOf(hit, 2 * entry);
        }
        ray[entry] = i;
        hit[entry] = hits.face;
    }

    /** The face that a ray has hit last, or else that of the ray before it; -1 for none. */
    private int hint(int i) {
        int at = memoryAt + i;
        double kept = at < memory.length ? memory[at] : Double.NaN;
        return kept >= 0 && kept < targetFaces ? (int) kept : last;
    }
}
