package org.condyle.geometry.meshpair;

import java.util.Arrays;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.tree.BoxTree;
import org.condyle.mechanics.contact.ContactSet;

/**
 * The rays of all faces of one mesh against another one. Groups of rays that are proved to hit nothing are passed over. Each
 * ray of the others walks from the face that it was over last to the one that it is over now, and asks whether that is certain
 * to be the first. Where it is not, the ray is cast against a list of those boxes of the target that rays of its group may
 * meet. So the cost follows the patch, and the way that the bodies have gone.
 *
 * <p>What is remembered from one search to the next changes the time only: a certain hit has the digits of a cast one.
 *
 * <p>Scratch of one thread.
 */
final class CastingSearch {
    private static final int WHOLE = -1; // the entry of the list that stands for the whole target

    /** What accepted hits are farther from a face than rounding may move them, relative to all lengths. */
    private static final double APART = 4e-9;

    private final CastingFaces caster;
    private final RayGroups groups;
    private final BoxTree target;
    private final double[] flat;
    private final RayHits hits;
    private final RayWalk walk;
    private final GroupProof proof;
    private final CentroidGap apart;
    private int[] list = new int[64];
    private int[] hit = new int[64]; // face that the ray of each contact has hit
    private int listed; // entries for the group at hand, -1 if nobody needed it yet
    private final int[] over; // face that each ray was over last, -1 for none
    // frame of the caster seen from the target, x' = o + R x
    private final double[] r = new double[12];
    private double cx, cy, cz, hx, hy, hz; // box of rays seen from the target

    private double[] frame = new double[0];
    private double sign;
    private final int[] when; // the search in which that was
    private int search;
    private int last; // face that the ray before was over

    CastingSearch(CastingFaces caster, Mesh mesh, MeshSlabs slabs) {
        this.caster = caster;
        groups = caster.groups;
        target = mesh.tree;
        flat = mesh.flat;
        double margin = APART * (caster.reach + size(target.whole) + size(caster.tree.whole));
        FreePrisms prisms = new FreePrisms(mesh, 1.5 * caster.reach, margin);
        hits = new RayHits(mesh);
        walk = new RayWalk(mesh, prisms, caster.reach);
        proof = new GroupProof(caster, mesh, slabs, walk, margin);
        apart = new CentroidGap(caster, mesh);
        over = new int[caster.count];
        Arrays.fill(over, -1);
        when = new int[caster.count];
    }

    /** How far a box reaches from the origin, at most. */
    private static double size(double[] box) {
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            sum += Math.abs(box[k]) + box[3 + k];
        }
        return sum;
    }

    /** Boxes and faces of the target that rays have looked at so far. */
    long visits() {
        return hits.visits;
    }

    /**
     * Writes all contacts and the gap.
     *
     * @param c    where the frame of the caster is in the world
     * @param t    where that of the target is
     * @param sign +1 if the caster is A, -1 if it is B: the contact normal is this times the caster's
     */
    void find(double[] c, double[] t, double sign, ContactSet out) {
        place(c, t);
        frame = c;
        this.sign = sign;
        last = -1;
        search++;
        proof.begin(r);
        visit(0, out);
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

    /** Writes the hits of a group; returns how far it may go on without any, not positive if it has some or if nothing is known. */
    private double visit(int g, ContactSet out) {
        double left = proof.left(g);
        if (left > 0) {
            return left;
        }
        if (groups.smallest(g)) {
            return cast(g, out);
        }
        left = proof.judgeLarge(g, 0);
        if (left > 0) {
            return left;
        }
        left = visit(g + 1, out);
        left = Math.min(left, visit(groups.next[g + 1], out));
        return left > 0 ? proof.judgeLarge(g, left) : left;
    }

    /** The rays of a smallest group. */
    private double cast(int g, ContactSet out) {
        double way = proof.judge(g);
        if (way > 0) {
            return way;
        }
        int from = groups.first[g], end = groups.end[g];
        boolean plane = way == 0;
        double[] c = caster.centre;
        double mx = proof.mx, my = proof.my, mz = proof.mz, height = proof.height;
        listed = -1;
        last = plane ? proof.under(g) : last;
        for (int i = from; i < end; i++) {
            double x = c[3 * i], y = c[3 * i + 1], z = c[3 * i + 2];
            if (!plane || mx * x + my * y + mz * z <= height) {
                cast(g, i, x, y, z, out);
            }
        }
        return 0;
    }

    private void cast(int g, int i, double x, double y, double z, ContactSet out) {
        double[] n = caster.normal, q = r;
        double nx = n[3 * i], ny = n[3 * i + 1], nz = n[3 * i + 2];
        double ox = q[0] + q[3] * x + q[4] * y + q[5] * z;
        double oy = q[1] + q[6] * x + q[7] * y + q[8] * z;
        double oz = q[2] + q[9] * x + q[10] * y + q[11] * z;
        double dx = -(q[3] * nx + q[4] * ny + q[5] * nz);
        double dy = -(q[6] * nx + q[7] * ny + q[8] * nz);
        double dz = -(q[9] * nx + q[10] * ny + q[11] * nz);
        int start = over[i] >= 0 && when[i] >= search - 8 ? over[i] : last;
        when[i] = search;
        int answer = start < 0 ? RayWalk.UNKNOWN : walk.follow(ox, oy, oz, dx, dy, dz, start);
        double depth = walk.distance;
        over[i] = start < 0 ? start : walk.face;
        if (answer != RayWalk.UNKNOWN) {
            last = walk.face;
        } else {
            hits.begin(ox, oy, oz, dx, dy, dz, caster.reach);
            search(g, start < 0 ? -1 : walk.face);
            depth = hits.distance;
            if (hits.face >= 0) {
                answer = RayWalk.HIT;
                over[i] = last = hits.face;
            }
        }
        if (answer != RayWalk.HIT) {
            return;
        }
        if (out.count == hit.length) {
            hit = Arrays.copyOf(hit, 2 * out.count);
        }
        hit[out.count] = over[i];
        double[] f = frame;
        out.addSpring(
                f[0] + f[3] * x + f[4] * y + f[5] * z,
                f[1] + f[6] * x + f[7] * y + f[8] * z,
                f[2] + f[9] * x + f[10] * y + f[11] * z,
                sign * (f[3] * nx + f[4] * ny + f[5] * nz),
                sign * (f[6] * nx + f[7] * ny + f[8] * nz),
                sign * (f[9] * nx + f[10] * ny + f[11] * nz),
                depth,
                caster.area[i],
                caster.face[i],
                i);
    }

    /** Casts a ray of a group against all that rays of the group may meet. */
    private void search(int g, int hint) {
        if (listed < 0) {
            moveBox(groups.box, 6 * g);
            listed = refine(WHOLE, 0);
        }
        if (hint >= 0) {
            hits.lookAt(hint);
        }
        for (int k = 0; k < listed; k++) {
            if (list[k] == WHOLE) {
                hits.look(target.root);
            } else {
                hits.lookInto(list[k]);
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
}
