package org.condyle.geometry.csg;

/** The box of a {@link Csg}, from those of its parts and an octree of its implicit function. */
final class CsgBounds {
    private static final int DEPTH = 7;

    private CsgBounds() {}

    /** Box by the parts' boxes, drawn tight by an octree if it is finite; infinite sides stay. */
    static double[] box(Csg csg) {
        double[][] stack = new double[csg.leaves.size() + 1][];
        int top = 0;
        for (int c : csg.program) {
            if (c >= 0) {
                stack[top++] = box(csg.leaves.get(c));
            } else {
                top--;
                for (int k = 0; k < 3; k++) {
                    double[] a = stack[top - 1], b = stack[top];
                    boolean wide = c == Csg.MINIMUM;
                    a[k] = wide ? Math.min(a[k], b[k]) : Math.max(a[k], b[k]);
                    a[3 + k] = wide ? Math.max(a[3 + k], b[3 + k]) : Math.min(a[3 + k], b[3 + k]);
                }
            }
        }
        double[] box = stack[0];
        double extent = 0;
        for (int k = 0; k < 3; k++) {
            if (!(box[3 + k] > box[k])) {
                throw new IllegalArgumentException("the parts of the " + csg.type() + " have no common volume");
            }
            extent += box[3 + k] - box[k];
        }
        if (Double.isInfinite(extent)) {
            return box;
        }
        double[] tight = {1e300, 1e300, 1e300, -1e300, -1e300, -1e300};
        seed(csg, box, tight);
        shrink(csg, box[0], box[1], box[2], box[3] - box[0], box[4] - box[1], box[5] - box[2], 0, tight);
        if (!(tight[3] > tight[0])) {
            throw new IllegalArgumentException("the parts of the " + csg.type() + " have no common volume");
        }
        double margin = 1e-9 * extent;
        for (int k = 0; k < 3; k++) {
            tight[k] -= margin;
            tight[3 + k] += margin;
        }
        return tight;
    }

    /** Box of a leaf in the frame of the whole. What is taken away bounds nothing. */
    private static double[] box(Csg.Leaf leaf) {
        double[] own = new double[6], out = new double[6];
        leaf.shape().bounds(own);
        double[] o = leaf.frame().origin(), r = leaf.frame().rotation();
        for (int k = 0; k < 3; k++) {
            double low = o[k], high = o[k];
            for (int m = 0; m < 3; m++) {
                double f = r[3 * k + m];
                if (Math.abs(f) > 1e-15) {
                    low += Math.min(f * own[m], f * own[3 + m]);
                    high += Math.max(f * own[m], f * own[3 + m]);
                }
            }
            out[k] = leaf.sign() < 0 ? Double.NEGATIVE_INFINITY : low;
            out[3 + k] = leaf.sign() < 0 ? Double.POSITIVE_INFINITY : high;
        }
        return out;
    }

    /** Begins the tight box with points of a coarse net that are inside: what lies between them need not be searched. */
    private static void seed(Csg csg, double[] box, double[] tight) {
        int n = 24;
        for (int i = 0; i < n * n * n; i++) {
            int layer = i / (n * n), row = i / n % n;
            double x = box[0] + (box[3] - box[0]) * ((i % n) + 0.5) / n;
            double y = box[1] + (box[4] - box[1]) * (row + 0.5) / n;
            double z = box[2] + (box[5] - box[2]) * (layer + 0.5) / n;
            if (csg.value(x, y, z) < 0) {
                tight[0] = Math.min(tight[0], x);
                tight[1] = Math.min(tight[1], y);
                tight[2] = Math.min(tight[2], z);
                tight[3] = Math.max(tight[3], x);
                tight[4] = Math.max(tight[4], y);
                tight[5] = Math.max(tight[5], z);
            }
        }
    }

    private static void shrink(
            Csg csg, double x, double y, double z, double w, double h, double d, int depth, double[] tight) {
        boolean known = x >= tight[0]
                && y >= tight[1]
                && z >= tight[2]
                && x + w <= tight[3]
                && y + h <= tight[4]
                && z + d <= tight[5];
        double radius = 0.5 * Math.sqrt(w * w + h * h + d * d);
        double f = known ? 0 : csg.value(x + 0.5 * w, y + 0.5 * h, z + 0.5 * d);
        if (known || f > radius) {
            return;
        }
        if (depth == DEPTH + 2 || f < -radius) {
            tight[0] = Math.min(tight[0], x);
            tight[1] = Math.min(tight[1], y);
            tight[2] = Math.min(tight[2], z);
            tight[3] = Math.max(tight[3], x + w);
            tight[4] = Math.max(tight[4], y + h);
            tight[5] = Math.max(tight[5], z + d);
            return;
        }
        for (int i = 0; i < 8; i++) {
            shrink(
                    csg,
                    x + (i & 1) * 0.5 * w,
                    y + (i >> 1 & 1) * 0.5 * h,
                    z + (i >> 2) * 0.5 * d,
                    0.5 * w,
                    0.5 * h,
                    0.5 * d,
                    depth + 1,
                    tight);
        }
    }
}
