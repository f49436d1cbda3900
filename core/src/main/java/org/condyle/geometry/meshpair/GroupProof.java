package org.condyle.geometry.meshpair;

import java.util.Arrays;
import org.condyle.geometry.mesh.Mesh;

/**
 * Proofs that groups of rays hit nothing. A group that lies in a free cone over a patch of the target ({@link FreeCones}) hits
 * nothing, wherever it came from. A group far from the target neither, and a proof holds as long as the group has moved by
 * less than its distance from all faces since: each group keeps where it was and how far it may go. What is kept changes the
 * time of a search only.
 *
 * <p>Scratch of one thread.
 */
final class GroupProof {
    private static final int STRIDE = 18;
    /** Searches that pass before something is tried again that has failed. */
    private static final int PATIENCE = 24;

    /** Ways that planes are looked for, in radii of groups; the first with boxes. */
    private static final double[] WAYS = {3, 1.5, 0.5};
    /** Successes with one way before the next longer one is tried. */
    private static final int TRIES = 6;

    private final RayGroups groups;
    private final FreeCones cones;
    private final FlatDistance distance;
    private final GroupDistance parted;
    private final RayWalk walk;
    // of each group: way that it may go; where its centre was, and the rotation then; a plane that it must stay below,
    // and
    // how far it was below it
    private final double[] kept;
    private final int[] over; // face that a group is over, -1 for none
    private final int[] pause;
    private final int[] tier; // which way is tried first, times the successes it needs
    private final boolean[] aside; // whether a group was apart from all faces when that was last tried
    private final double reach;
    private final double apart;
    private double[] r = new double[12];

    /** The plane that a group has to be above, seen from the caster: normal and height. */
    double mx, my, mz, height;

    GroupProof(CastingFaces rays, Mesh target, RayWalk walk, double apart) {
        this.walk = walk;
        this.apart = apart;
        groups = rays.groups;
        reach = rays.reach;
        cones = new FreeCones(target, 1.5 * groups.usualRadius, 3 * reach, apart);
        distance = new FlatDistance(target);
        parted = new GroupDistance(rays, target);
        kept = new double[STRIDE * groups.count];
        over = new int[groups.count];
        Arrays.fill(over, -1);
        pause = new int[groups.count];
        aside = new boolean[groups.count];
        tier = new int[groups.count];
    }

    /** Begins with the frame of the caster seen from the target. */
    void begin(double[] relative) {
        r = relative;
    }

    /** How far a group may still go, if it is known to hit nothing; not positive otherwise [m]. */
    double left(int g) {
        int o = STRIDE * g, b = 4 * g;
        double[] q = r, p = groups.ball, k = kept;
        if (!(k[o] > 0)) {
            return 0;
        }
        double x = p[b], y = p[b + 1], z = p[b + 2];
        double dx = q[0] + q[3] * x + q[4] * y + q[5] * z - k[o + 1];
        double dy = q[1] + q[6] * x + q[7] * y + q[8] * z - k[o + 2];
        double dz = q[2] + q[9] * x + q[10] * y + q[11] * z - k[o + 3];
        double way = k[o] - Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (way <= 0) {
            return way;
        }
        double turn = 0;
        for (int i = 3; i < 12; i++) {
            double d = q[i] - k[o + 1 + i];
            turn += d * d;
        }
        way -= p[b + 3] * 0.70710679 * Math.sqrt(turn); // a rotation less another one: twice the square of its norm
        return way > 0 && k[o + 16] < Double.POSITIVE_INFINITY ? Math.min(way, below(g)) : way;
    }

    /** How far a group is below its plane. */
    private double below(int g) {
        int o = STRIDE * g + 13, d = RayGroups.STRIDE * g;
        double[] q = r, s = groups.data, k = kept;
        double nx = kept[o], ny = kept[o + 1], nz = kept[o + 2];
        double mx = q[3] * nx + q[6] * ny + q[9] * nz;
        double my = q[4] * nx + q[7] * ny + q[10] * nz;
        double mz = q[5] * nx + q[8] * ny + q[11] * nz;
        if (!(mx * s[d + 3] + my * s[d + 4] + mz * s[d + 5] >= s[d + 15])) {
            return 0; // rays might go upwards
        }
        double middle = nx * q[0] + ny * q[1] + nz * q[2] + mx * s[d] + my * s[d + 1] + mz * s[d + 2];
        double box = k[o + 3] - apart - middle - half(d, mx, my, mz);
        if (box > 0) {
            return box;
        }
        // The way along the normal since it was seen, of the middle of the beginnings, and what turning adds to that.
        int b = 4 * g;
        double tx = mx - (k[o - 9] * nx + k[o - 6] * ny + k[o - 3] * nz);
        double ty = my - (k[o - 8] * nx + k[o - 5] * ny + k[o - 2] * nz);
        double tz = mz - (k[o - 7] * nx + k[o - 4] * ny + k[o - 1] * nz);
        double[] p = groups.ball;
        double then = nx * k[o - 12] + ny * k[o - 11] + nz * k[o - 10];
        double now = nx * q[0] + ny * q[1] + nz * q[2] + mx * p[b] + my * p[b + 1] + mz * p[b + 2];
        double gone = now - then + tx * (s[d] - p[b]) + ty * (s[d + 1] - p[b + 1]) + tz * (s[d + 2] - p[b + 2]);
        return k[o + 4] - gone - s[d + 12] * Math.sqrt(tx * tx + ty * ty + tz * tz) - apart;
    }

    /** Half the extent of the beginnings of a group along a direction. */
    private double half(int d, double mx, double my, double mz) {
        double[] s = groups.data;
        double ax = s[d + 3], ay = s[d + 4], az = s[d + 5], bx = s[d + 6], by = s[d + 7], bz = s[d + 8];
        double c = mx * (ay * bz - az * by) + my * (az * bx - ax * bz) + mz * (ax * by - ay * bx);
        return Math.abs(mx * ax + my * ay + mz * az) * s[d + 9]
                + Math.abs(mx * bx + my * by + mz * bz) * s[d + 10]
                + Math.abs(c) * s[d + 11];
    }

    /** Keeps how far a group may go from here. */
    void keep(int g, double way) {
        keep(g, way, 0, 0, 0, Double.POSITIVE_INFINITY, 0);
    }

    private void keep(int g, double way, double nx, double ny, double nz, double height, double left) {
        int o = STRIDE * g, b = 4 * g;
        double[] q = r, p = groups.ball, k = kept;
        double x = p[b], y = p[b + 1], z = p[b + 2];
        k[o] = way;
        k[o + 1] = q[0] + q[3] * x + q[4] * y + q[5] * z;
        k[o + 2] = q[1] + q[6] * x + q[7] * y + q[8] * z;
        k[o + 3] = q[2] + q[9] * x + q[10] * y + q[11] * z;
        System.arraycopy(q, 3, k, o + 4, 9);
        k[o + 13] = nx;
        k[o + 14] = ny;
        k[o + 15] = nz;
        k[o + 16] = height;
        k[o + 17] = left;
    }

    /** A face that a group is over, -1 if that is not known. */
    int under(int g) {
        return over[g];
    }

    /**
     * Tries to prove that a smallest group hits nothing, and keeps what it finds.
     *
     * @return how far it may go, if so; 0 if only its rays above the plane hit nothing; NaN if nothing is known
     */
    double judge(int g) {
        if (aside[g]) { // as before, then
            double way = part(g);
            if (way > 0) {
                return way;
            }
        }
        double way = inCone(g);
        if (Double.isNaN(way) && pause[g]-- <= 0) {
            int before = over[g];
            seek(g, before);
            way = inCone(g);
            if (Double.isNaN(way)) {
                seek(g, before < 0 ? over[g] : -1);
                way = inCone(g);
            }
            if (Double.isNaN(way)) {
                double far = part(g);
                way = far > 0 ? far : way;
            }
            pause[g] = Double.isNaN(way) ? PATIENCE : 0;
            if (aside[g]) {
                return way;
            }
        }
        if (way > 0) {
            keep(g, way);
        }
        return way;
    }

    /**
     * Tries the same for a larger group: if it was so before, or if all its parts hit nothing.
     *
     * @param parts how far they may go, 0 if that is not known
     */
    double judgeLarge(int g, double parts) {
        if (!aside[g] && (parts <= 0 || pause[g]-- > 0)) {
            return parts;
        }
        double way = part(g);
        if (way > 0) {
            return way;
        }
        pause[g] = 4 * PATIENCE;
        if (parts > 0) {
            keep(g, parts);
        }
        return parts;
    }

    /** Looks for a plane between a group and the target. */
    private double part(int g) {
        aside[g] = false;
        int from = tier[g] / TRIES;
        for (int k = from; k < WAYS.length; k++) {
            double way = WAYS[k] * groups.usualRadius;
            double left = Math.min(parted.part(g, way + apart, k == 0, r) - apart, way);
            if (left > 0) {
                keep(g, way, parted.nx, parted.ny, parted.nz, parted.height, left);
                if (parted.height < Double.POSITIVE_INFINITY && !(below(g) > 0)) {
                    keep(g, left);
                }
                aside[g] = true;
                tier[g] = k == from ? Math.max(0, tier[g] - 1) : TRIES * (k + 1) - 1;
                return left;
            }
        }
        tier[g] = TRIES * WAYS.length - 1;
        return 0;
    }

    /** Finds a face that a group is over: on the way from another one, or else the nearest one. */
    private void seek(int g, int from) {
        int o = RayGroups.STRIDE * g;
        double[] d = groups.data;
        double x = d[o], y = d[o + 1], z = d[o + 2], ax = d[o + 3], ay = d[o + 4], az = d[o + 5];
        double px = r[0] + r[3] * x + r[4] * y + r[5] * z;
        double py = r[1] + r[6] * x + r[7] * y + r[8] * z;
        double pz = r[2] + r[9] * x + r[10] * y + r[11] * z;
        if (from < 0) {
            distance.of(px, py, pz);
            over[g] = distance.face;
            return;
        }
        walk.follow(
                px,
                py,
                pz,
                -(r[3] * ax + r[4] * ay + r[5] * az),
                -(r[6] * ax + r[7] * ay + r[8] * az),
                -(r[9] * ax + r[10] * ay + r[11] * az),
                from);
        over[g] = walk.face;
    }

    private double inCone(int g) {
        if (over[g] < 0) {
            return Double.NaN;
        }
        int p = cones.patchOf[over[g]], o = RayGroups.STRIDE * g;
        double[] c = cones.patch, d = groups.data, q = r;
        double nx = c[8 * p + 3], ny = c[8 * p + 4], nz = c[8 * p + 5];
        mx = q[3] * nx + q[6] * ny + q[9] * nz;
        my = q[4] * nx + q[7] * ny + q[10] * nz;
        mz = q[5] * nx + q[8] * ny + q[11] * nz;
        double along = -(mx * d[o + 3] + my * d[o + 4] + mz * d[o + 5]), steep = Math.abs(along);
        int side = along < 0 ? 0 : 1;
        if (!(steep >= d[o + 14])) {
            return Double.NaN;
        }
        if (side == 0) {
            mx = -mx;
            my = -my;
            mz = -mz;
        }
        double cx = c[8 * p] - q[0], cy = c[8 * p + 1] - q[1], cz = c[8 * p + 2] - q[2];
        double px = q[3] * cx + q[6] * cy + q[9] * cz;
        double py = q[4] * cx + q[7] * cy + q[10] * cz;
        double pz = q[5] * cx + q[8] * cy + q[11] * cz;
        double x = d[o] - px, y = d[o + 1] - py, z = d[o + 2] - pz, radius = d[o + 12];
        double up = mx * x + my * y + mz * z;
        double beside = Math.sqrt(Math.max(0, x * x + y * y + z * z - up * up));
        for (int k = steep >= d[o + 13] ? 0 : 1; k < 2; k++) {
            double way = FreeCones.COSINES[k] * (c[8 * p + 6] + FreeCones.SLOPES[k] * up - beside) - radius - apart;
            if (way > 0) {
                int at = 8 * p + 4 * k + 2 * side;
                if (Double.isNaN(cones.heights[at])) {
                    cones.rise(p, 2 * k + side);
                }
                way = Math.min(way, cones.heights[at + 1] - up - radius - reach - apart);
                if (way > 0) {
                    double low = cones.heights[at] + apart;
                    height = low + mx * px + my * py + mz * pz;
                    return Math.max(0, Math.min(way, up - half(o, mx, my, mz) - low));
                }
            }
        }
        return Double.NaN;
    }
}
