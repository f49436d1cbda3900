package org.condyle.analyse;

import java.util.Map;
import org.condyle.math.CubicSpline;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;

/** A prescribed motion: configuration, speeds and accelerations at any time. */
@FunctionalInterface
public interface PrescribedMotion {
    /** Writes time, q and v of the state, and v̇. */
    void at(double time, State s, double[] acceleration);

    /**
     * Coordinates that follow splines through data, by name ({@code "knee.angle"}); all others rest where {@code start}
     * has them. Only coordinates with q̇ = v can be given (not the quaternions of ball and free joints).
     */
    static PrescribedMotion splines(Model model, State start, Map<String, CubicSpline> splines) {
        for (String name : splines.keySet()) {
            if (model.joints().stream().noneMatch(j -> plainIndex(j, name) >= 0)) {
                throw new ModelException("a motion is prescribed for '" + name
                        + "', which is not a coordinate of this model that can follow a spline");
            }
        }
        double[] jet = new double[3];
        return (time, s, acceleration) -> {
            s.set(start);
            s.time = time;
            java.util.Arrays.fill(s.v, 0);
            java.util.Arrays.fill(acceleration, 0);
            for (Joint j : model.joints()) {
                for (int k = 0; k < j.mobility().speeds().length; k++) {
                    CubicSpline spline = j.mobility().isPlain(k) ? splines.get(name(j, k)) : null;
                    if (spline != null) {
                        spline.jet(time, jet);
                        s.q[j.qAt() + k] = jet[0];
                        s.v[j.vAt() + k] = jet[1];
                        acceleration[j.vAt() + k] = jet[2];
                    }
                }
            }
        };
    }

    private static String name(Joint j, int k) {
        return j.name() + "." + j.mobility().coordinates()[k].name();
    }

    private static int plainIndex(Joint j, String name) {
        for (int k = 0; k < j.mobility().speeds().length; k++) {
            if (j.mobility().isPlain(k) && name(j, k).equals(name)) {
                return k;
            }
        }
        return -1;
    }
}
