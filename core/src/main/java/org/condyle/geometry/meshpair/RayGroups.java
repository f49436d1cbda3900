package org.condyle.geometry.meshpair;

import java.util.Arrays;
import org.condyle.geometry.tree.BoxTree;

/**
 * The rays of a casting mesh in groups of neighbours, and groups of groups, each before those that it is made of. Immutable.
 */
final class RayGroups {
    /** Rays of the smallest groups, at most. */
    private static final int SIZE = 16;

    final int count;
    /** First ray of each group, and behind the last one. */
    final int[] first, end;
    /** The group behind all that a group is made of; the next one for the smallest groups. */
    final int[] next;
    /** Centre and half extents of the box around all rays of each group. */
    final double[] box;
    /**
     * Of each group: centre of the box around the beginnings of its rays, whose axes are the mean normal and two others; the mean
     * normal and one of the others; half extents; radius of the ball around that centre with all beginnings; cosines that the
     * mean normal must have at least with an axis so that all rays are within 27° and within 45° of it; radius of the ball with all
     * ends, around the end of a ray along the mean normal from the centre; the third axis.
     */
    final double[] data;

    static final int STRIDE = 19;
    /** Mean radius of the smallest groups [m]. */
    final double usualRadius;

    RayGroups(CastingFaces rays) {
        int most = 2 * rays.count;
        int[] from = new int[most], to = new int[most], behind = new int[most];
        count = list(rays.tree, rays.tree.root, 0, from, to, behind);
        first = Arrays.copyOf(from, count);
        end = Arrays.copyOf(to, count);
        next = Arrays.copyOf(behind, count);
        box = new double[6 * count];
        data = new double[STRIDE * count];
        double sum = 0;
        int smallest = 0;
        for (int g = 0; g < count; g++) {
            enclose(rays, g);
            measure(rays, g);
            if (smallest(g)) {
                sum += data[STRIDE * g + 12];
                smallest++;
            }
        }
        usualRadius = sum / smallest;
    }

    boolean smallest(int group) {
        return next[group] == group + 1;
    }

    private static int list(BoxTree tree, int ref, int group, int[] from, int[] to, int[] behind) {
        from[group] = tree.firstBelow(ref);
        to[group] = tree.endBelow(ref);
        int after = group + 1;
        if (ref >= 0 && to[group] - from[group] > SIZE) {
            after = list(tree, tree.children[2 * ref], after, from, to, behind);
            after = list(tree, tree.children[2 * ref + 1], after, from, to, behind);
        }
        behind[group] = after;
        return after;
    }

    private static double along(CastingFaces r, int i, int k, boolean far) {
        return r.centre[3 * i + k] - (far ? r.reach * r.normal[3 * i + k] : 0);
    }

    private void enclose(CastingFaces rays, int g) {
        for (int k = 0; k < 3; k++) {
            double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
            for (int i = first[g]; i < end[g]; i++) {
                double a = along(rays, i, k, false), b = along(rays, i, k, true);
                low = Math.min(low, Math.min(a, b));
                high = Math.max(high, Math.max(a, b));
            }
            box[6 * g + k] = 0.5 * (low + high);
            box[6 * g + 3 + k] = 0.5 * (high - low);
        }
    }

    private void measure(CastingFaces rays, int g) {
        int o = STRIDE * g;
        double[] axis = new double[9], low = new double[3], high = new double[3];
        for (int i = first[g]; i < end[g]; i++) {
            for (int k = 0; k < 3; k++) {
                axis[k] += rays.normal[3 * i + k];
            }
        }
        frame(axis);
        Arrays.fill(low, Double.POSITIVE_INFINITY);
        Arrays.fill(high, Double.NEGATIVE_INFINITY);
        double turn = 0;
        for (int i = first[g]; i < end[g]; i++) {
            double t = 0;
            for (int k = 0; k < 3; k++) {
                double x = 0, y = rays.normal[3 * i + k] - axis[k];
                for (int j = 0; j < 3; j++) {
                    x += axis[3 * k + j] * rays.centre[3 * i + j];
                }
                low[k] = Math.min(low[k], x);
                high[k] = Math.max(high[k], x);
                t += y * y;
            }
            turn = Math.max(turn, t);
        }
        for (int k = 0; k < 3; k++) {
            for (int j = 0; j < 3; j++) {
                data[o + j] += 0.5 * (low[k] + high[k]) * axis[3 * k + j];
            }
            data[o + 3 + k] = axis[k];
            data[o + 6 + k] = axis[3 + k];
            data[o + 9 + k] = 0.5 * (high[k] - low[k]);
        }
        double far = 0, farEnd = 0;
        for (int i = first[g]; i < end[g]; i++) {
            double d = 0, e = 0;
            for (int k = 0; k < 3; k++) {
                double x = rays.centre[3 * i + k] - data[o + k];
                double y = x - rays.reach * (rays.normal[3 * i + k] - axis[k]);
                d += x * x;
                e += y * y;
            }
            farEnd = Math.max(farEnd, e);
            far = Math.max(far, d);
        }
        double spread = 2 * Math.asin(Math.min(1, 0.5 * Math.sqrt(turn)));
        data[o + 12] = Math.sqrt(far);
        data[o + 15] = Math.sqrt(farEnd);
        System.arraycopy(axis, 6, data, o + 16, 3);
        for (int k = 0; k < 2; k++) {
            double left = Math.atan(FreeCones.SLOPES[k]) - spread;
            data[o + 13 + k] = left > 0 ? Math.cos(left) + 1e-9 : 2;
        }
    }

    /** Three unit vectors, the first along the one given, or any if that is none. */
    private static void frame(double[] axis) {
        double length = Math.sqrt(axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]);
        double x = length > 0 ? axis[0] / length : 1, y = length > 0 ? axis[1] / length : 0;
        double z = length > 0 ? axis[2] / length : 0, side = Math.abs(x) < 0.6 ? 1 : 0, other = 1 - side;
        double along = side * x + other * y, bx = side - x * along, by = other - y * along, bz = -z * along;
        double scale = 1 / Math.sqrt(bx * bx + by * by + bz * bz);
        axis[0] = x;
        axis[1] = y;
        axis[2] = z;
        axis[3] = scale * bx;
        axis[4] = scale * by;
        axis[5] = scale * bz;
        axis[6] = y * axis[5] - z * axis[4];
        axis[7] = z * axis[3] - x * axis[5];
        axis[8] = x * axis[4] - y * axis[3];
    }
}
