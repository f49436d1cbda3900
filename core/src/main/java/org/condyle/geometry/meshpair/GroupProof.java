package org.condyle.geometry.meshpair;

import java.util.Arrays;
import org.condyle.geometry.mesh.Mesh;

/**
 * Proofs that groups of rays hit nothing. A group that lies in a free cone over a patch of the target ({@link FreeCones}) hits
 * nothing, wherever it came from. A group in balls that are free of faces ({@link DistanceSamples}) neither, nor one that planes part from all
 * faces ({@link GroupDistance}). Each group keeps how far it may go on before that has to be looked at again ({@link GroupWays}). What is kept
 * changes the time of a search only.
 *
 * <p>Scratch of one thread.
 */
final class GroupProof {
    /** Searches that pass before something is tried again that has failed. */
    private static final int PATIENCE = 24;

    // Chosen by the time of searches along the flexion of a knee.
    /** How far planes are put at most, in radii of groups. */
    private static final double FAR = 1;
    /** Balls that samples of distances are made for, in lengths of rays: the same for finer meshes, which would need too many of them. */
    private static final double GRID = 0.2;
    /** The shortest way that is looked for with balls, in radii of groups. */
    private static final double NEAR = 0.3;

    /** The part of the room around a group that becomes its way; the rest is for the steps along its rays. */
    private static final double SHARE = 0.6;
    /** Where the room is less than this times the way, the way becomes shorter. */
    private static final double STEP = 1.3;

    private final RayGroups groups;
    private final FreeCones cones;
    private final DistanceSamples samples;
    private final GroupDistance parted;
    private final RayWalk walk;
    private final GroupWays ways;
    private final int[] over; // face that a group is over, -1 for none
    private final int[] pause;
    private final boolean[] aside; // whether a group was in free balls or parted by planes when it was last judged
    private final double reach;
    private final double grid;
    private final double apart;
    private double[] r = new double[12];

    /** The plane that a group has to be above, seen from the caster: normal and height. */
    double mx, my, mz, height;

    GroupProof(CastingFaces rays, Mesh target, MeshSlabs slabs, RayWalk walk, double apart) {
        this.walk = walk;
        this.apart = apart;
        groups = rays.groups;
        reach = rays.reach;
        grid = GRID * reach;
        cones = new FreeCones(target, 1.5 * groups.usualRadius, 3 * reach, apart);
        samples = new DistanceSamples(new FlatDistance(target));
        parted = new GroupDistance(rays, target, slabs);
        ways = new GroupWays(rays, apart);
        over = new int[groups.count];
        Arrays.fill(over, -1);
        pause = new int[groups.count];
        aside = new boolean[groups.count];
    }

    /** Begins with the frame of the caster seen from the target. */
    void begin(double[] relative) {
        r = relative;
        ways.begin(relative);
    }

    /** How far a group may still go, if it is known to hit nothing; not positive otherwise [m]. */
    double left(int g) {
        return ways.left(g);
    }

    /** Half the extent of the beginnings of a group along a direction. */
    private double half(int d, double mx, double my, double mz) {
        double[] s = groups.data;
        return Math.abs(mx * s[d + 3] + my * s[d + 4] + mz * s[d + 5]) * s[d + 9]
                + Math.abs(mx * s[d + 6] + my * s[d + 7] + mz * s[d + 8]) * s[d + 10]
                + Math.abs(mx * s[d + 16] + my * s[d + 17] + mz * s[d + 18]) * s[d + 11];
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
            double way = far(g);
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
                double far = aside[g] ? 0 : far(g);
                far = far > 0 ? far : part(g);
                aside[g] = far > 0;
                if (far > 0) {
                    return far;
                }
            }
            pause[g] = Double.isNaN(way) ? PATIENCE : 0;
        }
        aside[g] = false;
        if (way > 0) {
            ways.keep(g, way);
        }
        return way;
    }

    /**
     * Tries the same for a larger group.
     *
     * @param parts how far its parts may go, 0 if that is not known
     */
    double judgeLarge(int g, double parts) {
        if (parts > 0) {
            ways.keep(g, parts);
            return parts;
        }
        if (pause[g]-- > 0) {
            return 0;
        }
        double way = far(g);
        pause[g] = way > 0 ? 0 : PATIENCE;
        return way;
    }

    /**
     * Looks whether a group is far from the target: whether balls without a face, one after the other along the mean normal, contain
     * all of its rays and what is within a way from them.
     */
    private double far(int g) {
        int o = RayGroups.STRIDE * g;
        double[] d = groups.data, q = r;
        double x = d[o], y = d[o + 1], z = d[o + 2], ax = d[o + 3], ay = d[o + 4], az = d[o + 5];
        double px = q[0] + q[3] * x + q[4] * y + q[5] * z, ux = -(q[3] * ax + q[4] * ay + q[5] * az);
        double py = q[1] + q[6] * x + q[7] * y + q[8] * z, uy = -(q[6] * ax + q[7] * ay + q[8] * az);
        double pz = q[2] + q[9] * x + q[10] * y + q[11] * z, uz = -(q[9] * ax + q[10] * ay + q[11] * az);
        double least = NEAR * groups.usualRadius, wider = (d[o + 15] - d[o + 12]) / reach, way = 0;
        double steep = 1 / (1 + Math.max(0, wider));
        for (double at = 0; at < reach; ) {
            double radius = d[o + 12] + wider * at;
            double free = samples.at(px + at * ux, py + at * uy, pz + at * uz, grid) - samples.apart;
            double room = free - radius - apart;
            if (at == 0) {
                way = Math.max(least, SHARE * room);
            } else if (room < STEP * way) {
                way = Math.max(least, SHARE * room);
            }
            if (!(room > 1.1 * way)) {
                return 0;
            }
            at += steep * (room - way);
        }
        ways.keep(g, way);
        return way;
    }

    /** Looks for planes between a group and the target. */
    private double part(int g) {
        double left = parted.part(g, FAR * groups.usualRadius, r) - apart;
        if (left > 0) {
            ways.keep(g, parted.lowest);
        }
        return left;
    }

    /** Finds a face that a group is over: on the way from another one, or from one near by. */
    private void seek(int g, int from) {
        int o = RayGroups.STRIDE * g;
        double[] d = groups.data;
        double x = d[o], y = d[o + 1], z = d[o + 2], ax = d[o + 3], ay = d[o + 4], az = d[o + 5];
        double px = r[0] + r[3] * x + r[4] * y + r[5] * z;
        double py = r[1] + r[6] * x + r[7] * y + r[8] * z;
        double pz = r[2] + r[9] * x + r[10] * y + r[11] * z;
        int start = from;
        if (from < 0) {
            samples.at(px, py, pz, grid);
            start = samples.near;
        }
        walk.follow(
                px,
                py,
                pz,
                -(r[3] * ax + r[4] * ay + r[5] * az),
                -(r[6] * ax + r[7] * ay + r[8] * az),
                -(r[9] * ax + r[10] * ay + r[11] * az),
                start);
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
