package org.condyle.geometry.meshpair;

/**
 * How far groups of rays may go on without a hit. Each group keeps where it was when that was last found, and either a way that
 * it may go in any direction, or how far it is from planes of which it must not reach any: those of {@link GroupDistance}. So nothing but the motion of the group has to be looked at.
 *
 * <p>Scratch of one thread.
 */
final class GroupWays {
    // of each group: where the middle of its beginnings was, their mean normal, the rotation; the way, negative if
    // there are
    // planes, 0 for neither; how far the planes are
    private static final int NORMAL = 3;
    private static final int ROTATION = 6;
    private static final int WAY = 15;
    private static final int PLANES = 16;
    private static final int STRIDE = PLANES + MeshSlabs.DIRECTIONS;

    private final RayGroups groups;
    private final double reach;
    private final double apart;
    private final double[] kept;
    private double[] r = new double[12];

    /** @param apart what is apart by this is so in spite of all rounding errors [m] */
    GroupWays(CastingFaces rays, double apart) {
        groups = rays.groups;
        reach = rays.reach;
        this.apart = apart;
        kept = new double[STRIDE * groups.count];
    }

    /** Begins with the frame of the caster seen from the target. */
    void begin(double[] relative) {
        r = relative;
    }

    /**
     * How far a group may still go, if it is known to hit nothing; not positive otherwise [m]. All of a ray goes as far as its
     * ends do, at most: these as far as the middle of the beginnings, or the end of a ray from there along the mean normal, and what turning
     * adds to that.
     */
    double left(int g) {
        int o = STRIDE * g, s = RayGroups.STRIDE * g;
        double[] q = r, d = groups.data, k = kept;
        if (k[o + WAY] == 0) {
            return 0;
        }
        double px = d[s], py = d[s + 1], pz = d[s + 2], ax = d[s + 3], ay = d[s + 4], az = d[s + 5];
        double x = q[0] + q[3] * px + q[4] * py + q[5] * pz - k[o];
        double y = q[1] + q[6] * px + q[7] * py + q[8] * pz - k[o + 1];
        double z = q[2] + q[9] * px + q[10] * py + q[11] * pz - k[o + 2];
        double ex = x - reach * (q[3] * ax + q[4] * ay + q[5] * az - k[o + 3]);
        double ey = y - reach * (q[6] * ax + q[7] * ay + q[8] * az - k[o + 4]);
        double ez = z - reach * (q[9] * ax + q[10] * ay + q[11] * az - k[o + 5]);
        double turn = 0;
        for (int i = 3; i < 12; i++) {
            double by = q[i] - k[o + ROTATION - 3 + i];
            turn += by * by;
        }
        turn = 0.70710679 * Math.sqrt(turn); // a rotation less another one: twice the square of its norm
        double beginnings = turn * d[s + 12], ends = turn * d[s + 15];
        if (k[o + WAY] > 0) {
            double gone = Math.sqrt(x * x + y * y + z * z) + beginnings;
            return left(o, k[o + WAY] - Math.max(gone, Math.sqrt(ex * ex + ey * ey + ez * ez) + ends));
        }
        double[] u = MeshSlabs.UNIT;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0, j = 0, at = o + PLANES; i < MeshSlabs.AXES; i++, j += 3, at++) {
            double first = u[j] * x + u[j + 1] * y + u[j + 2] * z, last = u[j] * ex + u[j + 1] * ey + u[j + 2] * ez;
            double up = k[at] - Math.max(first + beginnings, last + ends);
            double down = k[at + MeshSlabs.AXES] - Math.max(beginnings - first, ends - last);
            least = Math.min(least, Math.min(up, down));
        }
        return left(o, least - apart);
    }

    /** Forgets what is so far away that the group will hardly come back. */
    private double left(int o, double way) {
        if (way < -groups.usualRadius) {
            kept[o + WAY] = 0;
        }
        return way;
    }

    /** Keeps how far a group may go from here in any direction. */
    void keep(int g, double way) {
        place(g);
        kept[STRIDE * g + WAY] = way;
    }

    /** Keeps how far a group may go from here in the directions of planes. */
    void keep(int g, double[] planes) {
        place(g);
        kept[STRIDE * g + WAY] = -1;
        System.arraycopy(planes, 0, kept, STRIDE * g + PLANES, MeshSlabs.DIRECTIONS);
    }

    private void place(int g) {
        int o = STRIDE * g, s = RayGroups.STRIDE * g;
        double[] q = r, d = groups.data;
        for (int i = 0, row = 3; i < 3; i++, row += 3) {
            kept[o + i] = q[i] + q[row] * d[s] + q[row + 1] * d[s + 1] + q[row + 2] * d[s + 2];
            kept[o + NORMAL + i] = q[row] * d[s + 3] + q[row + 1] * d[s + 4] + q[row + 2] * d[s + 5];
        }
        System.arraycopy(q, 3, kept, o + ROTATION, 9);
    }
}
