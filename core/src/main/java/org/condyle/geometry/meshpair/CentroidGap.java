package org.condyle.geometry.meshpair;

import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.TriangleFoot;
import org.condyle.geometry.tree.BoxTree;
import org.condyle.mechanics.contact.ContactSet;

/**
 * How far a casting mesh is from its target while no ray hits: the smallest distance of a centroid from the flat faces of the
 * target, which is zero where the first ray begins to hit. Both trees are descended together. Far away, the search ends after
 * a number of places, and still farther a bound by the boxes around everything does.
 *
 * <p>Scratch of one thread.
 */
final class CentroidGap {
    private static final int WHOLE = -1;

    /** Farther than so many longest rays a gap need not be exact: something large has very many places that are almost as near. */
    private static final double FAR = 10;

    /** Pairs of boxes that such a search may look at; usual ones need a hundredth of them. */
    private static final int MOST_PAIRS = 20_000;

    private final CastingFaces caster;
    private final BoxTree target;
    private final double[] flat;
    private final double size;
    private final double far; // squared
    private final TriangleFoot foot = new TriangleFoot();
    private final int[] mine = new int[2 * BoxTree.DEPTH];
    private final int[] other = new int[2 * BoxTree.DEPTH];
    private final double[] bound = new double[2 * BoxTree.DEPTH];
    private double[] r = new double[12];
    private int top;
    private double least; // squared
    private double px, py, pz, fx, fy, fz; // centroid and foot, seen from the target

    CentroidGap(CastingFaces caster, Mesh mesh) {
        this.caster = caster;
        target = mesh.tree;
        flat = mesh.flat;
        far = FAR * FAR * caster.reach * caster.reach;
        double[] w = caster.tree.whole;
        size = Math.sqrt(w[3] * w[3] + w[4] * w[4] + w[5] * w[5]);
    }

    /** Writes the gap, with the place where it is smallest unless it is a bound; {@code m} is the frame of the target. */
    void find(double[] relative, double[] m, double sign, ContactSet out) {
        r = relative;
        top = 0;
        least = Double.POSITIVE_INFINITY;
        push(WHOLE, WHOLE);
        if (bound[0] > size * size) {
            out.gap = Math.sqrt(bound[0]);
            return;
        }
        int pairs = 0;
        while (top > 0 && (least <= far || least == Double.POSITIVE_INFINITY || pairs++ < MOST_PAIRS)) {
            top--;
            if (bound[top] < least) {
                split(mine[top], other[top]);
            }
        }
        double gap = Math.sqrt(least), x = sign * (fx - px), y = sign * (fy - py), z = sign * (fz - pz);
        double scale = gap > 0 ? 1 / gap : Double.NaN;
        out.lower(
                gap,
                m[0] + m[3] * px + m[4] * py + m[5] * pz,
                m[1] + m[6] * px + m[7] * py + m[8] * pz,
                m[2] + m[9] * px + m[10] * py + m[11] * pz,
                scale * (m[3] * x + m[4] * y + m[5] * z),
                scale * (m[6] * x + m[7] * y + m[8] * z),
                scale * (m[9] * x + m[10] * y + m[11] * z));
    }

    private static int ref(BoxTree tree, int entry) {
        return entry == WHOLE ? tree.root : tree.children[entry];
    }

    private void split(int a, int b) {
        int refA = ref(caster.tree, a), refB = ref(target, b);
        if (refA < 0 && refB < 0) {
            measure(refA, refB, b);
        } else if (refB < 0 || (refA >= 0 && extent(caster.tree, a) > extent(target, b))) {
            both(2 * refA, b, 2 * refA + 1, b);
        } else {
            both(a, 2 * refB, a, 2 * refB + 1);
        }
    }

    /** The nearer one on top. */
    private void both(int a, int b, int a2, int b2) {
        push(a, b);
        push(a2, b2);
        if (bound[top - 2] < bound[top - 1]) {
            double d = bound[top - 1];
            bound[top - 1] = bound[top - 2];
            bound[top - 2] = d;
            mine[top - 2] = a2;
            other[top - 2] = b2;
            mine[top - 1] = a;
            other[top - 1] = b;
        }
    }

    private static double extent(BoxTree tree, int entry) {
        double[] b = entry == WHOLE ? tree.whole : tree.boxes;
        int at = entry == WHOLE ? 0 : 6 * entry;
        return b[at + 3] + b[at + 4] + b[at + 5];
    }

    private void push(int a, int b) {
        double[] p = a == WHOLE ? caster.tree.whole : caster.tree.boxes;
        double[] q = b == WHOLE ? target.whole : target.boxes;
        int i = a == WHOLE ? 0 : 6 * a, j = b == WHOLE ? 0 : 6 * b;
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            int row = 3 + 3 * k;
            double c = r[k] + r[row] * p[i] + r[row + 1] * p[i + 1] + r[row + 2] * p[i + 2];
            double h = Math.abs(r[row]) * p[i + 3] + Math.abs(r[row + 1]) * p[i + 4] + Math.abs(r[row + 2]) * p[i + 5];
            double d = Math.max(0, Math.abs(c - q[j + k]) - h - q[j + 3 + k]);
            sum += d * d;
        }
        mine[top] = a;
        other[top] = b;
        bound[top++] = sum;
    }

    private void measure(int refA, int refB, int b) {
        double[] c = caster.centre, box = b == WHOLE ? target.whole : target.boxes;
        int at = b == WHOLE ? 0 : 6 * b;
        for (int i = BoxTree.first(refA); i < BoxTree.first(refA) + BoxTree.count(refA); i++) {
            double x = r[0] + r[3] * c[3 * i] + r[4] * c[3 * i + 1] + r[5] * c[3 * i + 2];
            double y = r[1] + r[6] * c[3 * i] + r[7] * c[3 * i + 1] + r[8] * c[3 * i + 2];
            double z = r[2] + r[9] * c[3 * i] + r[10] * c[3 * i + 1] + r[11] * c[3 * i + 2];
            if (BoxTree.distance2(box, at, x, y, z) >= least) {
                continue;
            }
            for (int f = BoxTree.first(refB); f < BoxTree.first(refB) + BoxTree.count(refB); f++) {
                double d = foot.of(flat, 12 * f, x, y, z);
                if (d < least) {
                    least = d;
                    int o = 12 * f;
                    px = x;
                    py = y;
                    pz = z;
                    fx = flat[o] + foot.s * flat[o + 3] + foot.t * flat[o + 6];
                    fy = flat[o + 1] + foot.s * flat[o + 4] + foot.t * flat[o + 7];
                    fz = flat[o + 2] + foot.s * flat[o + 5] + foot.t * flat[o + 8];
                }
            }
        }
    }
}
