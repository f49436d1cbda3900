package org.condyle.foreign.mjcf;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.MassProperties;
import org.jspecify.annotations.Nullable;

/**
 * The inertia that a hinge turns and the mass that a slide moves, with all bodies behind it at the reference values: the diagonal of the mass
 * matrix, with the armature.
 */
final class CarriedInertia {
    /** Of a body and all that it carries, about the origin of the world. */
    private static final class Sum {
        double mass;
        final double[] moment = new double[3]; // mass times centre
        final double[] inertia = new double[9];
    }

    private final Map<MjcfBody, Sum> sums = new HashMap<>();

    CarriedInertia(List<MjcfBody> bodies, Map<MjcfBody, MassProperties> masses) {
        for (MjcfBody b : bodies) {
            Sum sum = new Sum();
            sums.put(b, sum);
            MassProperties own = masses.get(b);
            if (own != null) {
                add(sum, own.in(b.home));
            }
        }
        for (int i = bodies.size() - 1; i > 0; i--) { // parents come first
            @Nullable MjcfBody up = bodies.get(i).parent;
            Sum from = sums.get(bodies.get(i)), to = up == null ? null : sums.get(up);
            if (from != null && to != null) {
                to.mass += from.mass;
                for (int k = 0; k < 3; k++) {
                    to.moment[k] += from.moment[k];
                }
                for (int k = 0; k < 9; k++) {
                    to.inertia[k] += from.inertia[k];
                }
            }
        }
    }

    private static void add(Sum sum, MassProperties m) {
        double[] c = m.centre(), i = m.inertia();
        double[] full = {i[0], i[3], i[4], i[3], i[1], i[5], i[4], i[5], i[2]};
        double square = c[0] * c[0] + c[1] * c[1] + c[2] * c[2];
        sum.mass += m.mass();
        for (int r = 0; r < 3; r++) {
            sum.moment[r] += m.mass() * c[r];
            for (int s = 0; s < 3; s++) {
                sum.inertia[3 * r + s] += full[3 * r + s] + m.mass() * ((r == s ? square : 0) - c[r] * c[s]);
            }
        }
    }

    /** For a hinge [kg·m²] or a slide [kg] of a body, with its armature. */
    double of(MjcfBody body, MjcfJoint j) {
        Sum s = sums.get(body);
        double armature = j.attributes().number("armature", 0);
        if (s == null || j.isSlide()) {
            return armature + (s == null ? 0 : s.mass);
        }
        double[] p = body.home.then(Frame.at(j.at())).origin(), axis = j.axis(), a = new double[3];
        Mat3.times(body.home.rotation(), 0, axis[0], axis[1], axis[2], a, 0);
        double turning = 0, ph = 0, ah = 0, ap = 0, pp = 0;
        for (int r = 0; r < 3; r++) {
            for (int k = 0; k < 3; k++) {
                turning += a[r] * s.inertia[3 * r + k] * a[k];
            }
            ph += p[r] * s.moment[r];
            ah += a[r] * s.moment[r];
            ap += a[r] * p[r];
            pp += p[r] * p[r];
        }
        return armature + Math.max(0, turning - 2 * (ph - ap * ah) + s.mass * (pp - ap * ap));
    }
}
