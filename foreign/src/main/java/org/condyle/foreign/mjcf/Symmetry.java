package org.condyle.foreign.mjcf;

import java.util.LinkedHashSet;
import java.util.Set;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Frame;

/**
 * Whether the joints between two bodies leave a sphere or cylinder where it is: they only turn it about its own centre or axis.
 * Then it can be fixed in either of the bodies. It is common for wraps that are centred on a joint.
 */
final class Symmetry {
    private static final double SMALL = 1e-9;

    private Symmetry() {}

    static boolean leaves(MjcfGeom geom, MjcfBody other) {
        Set<MjcfBody> between = above(geom.body()), also = above(other);
        Set<MjcfBody> common = new LinkedHashSet<>(between);
        common.retainAll(also);
        between.addAll(also);
        between.removeAll(common);
        Frame g = geom.body().home.then(geom.frame());
        boolean sphere = geom.type().equals("sphere");
        return between.stream().allMatch(b -> b.joints.stream().allMatch(j -> keeps(b, j, g, sphere)));
    }

    /** A body and all bodies that carry it. */
    private static Set<MjcfBody> above(MjcfBody body) {
        Set<MjcfBody> all = new LinkedHashSet<>();
        for (MjcfBody b = body; b != null; b = b.parent) {
            all.add(b);
        }
        return all;
    }

    private static boolean keeps(MjcfBody body, MjcfJoint j, Frame g, boolean sphere) {
        double[] p = body.home.then(Frame.at(j.at())).origin(), c = g.origin(), a = new double[3];
        double[] axis = j.axis(), r = g.rotation();
        Mat3.times(body.home.rotation(), 0, axis[0], axis[1], axis[2], a, 0);
        double x = c[0] - p[0], y = c[1] - p[1], z = c[2] - p[2];
        if (j.kind() == MjcfJoint.Kind.BALL) {
            return sphere && Math.abs(x) + Math.abs(y) + Math.abs(z) < SMALL;
        }
        double off = Math.hypot(Math.hypot(y * a[2] - z * a[1], z * a[0] - x * a[2]), x * a[1] - y * a[0]);
        double along = Math.abs(a[0] * r[2] + a[1] * r[5] + a[2] * r[8]);
        return j.isHinge() && off < SMALL && (sphere || along > 1 - SMALL);
    }
}
