package org.condyle.geometry.meshpair;

import java.util.Arrays;
import org.condyle.geometry.mesh.FaceArea;
import org.condyle.geometry.mesh.MeshSprings;
import org.condyle.geometry.tree.BoxTree;
import org.condyle.mechanics.contact.ContactSet;

/** Springs against a half-space, where height is linear: boxes are bounded exactly and no foot is searched. */
final class PlaneSide extends FoundationSide {
    PlaneSide(MeshSprings springs, boolean deforms, FaceArea area) {
        super(springs, deforms, area);
    }

    @Override
    void find(double[] s, double[] m, double sign, double share, int features, ContactSet out) {
        place(s, m);
        BoxTree tree = springs.tree;
        double gap = height(tree.whole, 0) - rise(tree.whole, 0);
        lowest = Double.POSITIVE_INFINITY;
        if (gap > stretch * springs.wholeRadius) {
            lower(gap, tree.whole[0], tree.whole[1], tree.whole[2]);
            tellGap(m, sign, out);
            return;
        }
        int top = 0, ref = tree.root;
        while (true) {
            if (ref < 0) {
                int first = BoxTree.first(ref);
                press(first, first + BoxTree.count(ref), m, sign, share, features, out);
            } else {
                visits += 2;
                double[] b = tree.boxes;
                double left = height(b, 12 * ref), right = height(b, 12 * ref + 6);
                double leftRise = rise(b, 12 * ref), rightRise = rise(b, 12 * ref + 6);
                if (left + leftRise <= 0 && right + rightRise <= 0) { // all below: no more boxes to look at
                    press(tree.firstBelow(ref), tree.endBelow(ref), m, sign, share, features, out);
                } else {
                    left -= leftRise;
                    right -= rightRise;
                    int near = right < left ? 1 : 0;
                    double limit = Math.max(lowest, 0);
                    if (Math.max(left, right) < limit) {
                        stack[top] = tree.children[2 * ref + 1 - near];
                        stackBound[top++] = Math.max(left, right);
                    }
                    if (Math.min(left, right) < limit) {
                        ref = tree.children[2 * ref + near];
                        continue;
                    }
                }
            }
            do {
                if (top == 0) {
                    tellGap(m, sign, out);
                    return;
                }
                top--;
            } while (!(stackBound[top] < Math.max(lowest, 0)));
            ref = stack[top];
        }
    }

    @Override
    protected boolean bend(int spring, double distance, double[] m, double nx, double ny, double nz, double[] out) {
        Arrays.fill(out, 0);
        return true;
    }

    /** A place among the springs with its height over the plane. */
    private void lower(double height, double x, double y, double z) {
        if (height < lowest) {
            lower(
                    height,
                    ox + r00 * x + r01 * y + r02 * z,
                    oy + r10 * x + r11 * y + r12 * z,
                    oz + r20 * x + r21 * y + r22 * z,
                    0,
                    0,
                    1);
        }
    }

    /** Height of the middle of a box over the plane. */
    private double height(double[] box, int at) {
        return oz + r20 * box[at] + r21 * box[at + 1] + r22 * box[at + 2];
    }

    /** How much higher than its middle the highest corner of a box is. */
    private double rise(double[] box, int at) {
        return Math.abs(r20) * box[at + 3] + Math.abs(r21) * box[at + 4] + Math.abs(r22) * box[at + 5];
    }

    private void press(int first, int end, double[] m, double sign, double share, int features, ContactSet out) {
        visits += end - first;
        double[] p = springs.place, n = springs.normal;
        for (int i = first; i < end; i++) {
            double x = p[3 * i], y = p[3 * i + 1], z = p[3 * i + 2];
            double height = oz + r20 * x + r21 * y + r22 * z;
            double facing = -(c20 * n[3 * i] + c21 * n[3 * i + 1] + c22 * n[3 * i + 2]) / length(n, 3 * i);
            if (height > 0 || facing > 0) {
                lower(height, x, y, z);
            }
            if (height > 0 || facing <= 0) {
                continue;
            }
            double weight = weight(facing);
            double u = ox + r00 * x + r01 * y + r02 * z, v = oy + r10 * x + r11 * y + r12 * z, w = 0.5 * height;
            out.addSpring(
                    m[0] + m[3] * u + m[4] * v + m[5] * w,
                    m[1] + m[6] * u + m[7] * v + m[8] * w,
                    m[2] + m[9] * u + m[10] * v + m[11] * w,
                    sign * m[5],
                    sign * m[8],
                    sign * m[11],
                    -height,
                    share * weight * springs.area[i],
                    features + springs.face[i],
                    firstSpring + i);
        }
    }
}
