package org.condyle.io.model;

import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.State;
import org.condyle.simulate.Start;

/** Where bodies that deform begin: at a place, turned, and spinning. */
final class SoftStart {
    private SoftStart() {}

    /** Puts the body where its entry says, undeformed. */
    static void place(ReaderContext r, Part v, Joint j, double[] at, State s) {
        int n = r.planar ? 2 : 3, q = j.qAt();
        double[] turn = v.has("orientation")
                ? r.frames.orientation(v, "orientation")
                : Rotations.about(0, 0, 1, r.quantities.quantity(v, "angle", "rad"));
        System.arraycopy(at, 0, s.q, q, n);
        for (int i = 0; i < n; i++) {
            System.arraycopy(turn, 3 * i, s.q, q + n + n * i, n);
        }
    }

    /** Adds ω × A to the rates of A: a spin of the body as it stands, deformed or not. */
    static void spin(ReaderContext r, Entry value, Joint j, Start start) {
        int n = r.planar ? 2 : 3, q = j.qAt() + n;
        double[] w = new double[3];
        if (r.planar && value.isScalar()) {
            w[2] = r.quantities.quantity(value, "rad/s");
        } else if (!r.planar && value.items().size() == 3) {
            w = r.quantities.vector(value, "rad/s");
        } else {
            r.problems.error(
                    Code.WRONG_FORM,
                    value,
                    r.planar ? "must be one quantity in rad/s" : "must be a list of three quantities in rad/s");
            return;
        }
        double[] cross = {0, -w[2], w[1], w[2], 0, -w[0], -w[1], w[0], 0};
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < n; k++) {
                int index = n + n * i + k;
                double rate = start.state().v[j.vAt() + index];
                for (int m = 0; m < n; m++) {
                    rate += cross[3 * i + m] * start.state().q[q + n * m + k];
                }
                start.speed(j, index, rate);
            }
        }
    }
}
