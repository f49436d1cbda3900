package org.condyle.experiment;

import java.util.ArrayList;
import java.util.List;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Mechanism;
import org.condyle.mechanics.CoordinateRange;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;

/** One coordinate goes through its range while the others keep their values of the start, with the constraints closed. */
record CoordinateSweep(Experiment experiment) {
    static final int INTERVALS = 48;
    static final double NARROWEST = 1e-3; // of a range that is worth going through [rad or m]

    /** The states from the lower to the upper end, at the time of the start; none if the coordinate is locked or driven. */
    List<State> of(Place p, CoordinateRange range) {
        Mechanism mechanism = experiment.mechanism();
        boolean[] held = new boolean[mechanism.model().speeds()];
        if (p.hasSpeed()) {
            held[p.v()] = true;
        }
        State s = experiment.start();
        List<State> out = new ArrayList<>();
        for (int i = 0; i <= INTERVALS; i++) {
            double value = range.lower() + i * (range.upper() - range.lower()) / INTERVALS;
            s.q[p.q()] = value;
            if (mechanism.rows() > 0 && !closed(mechanism, s, p, value, held)) {
                return List.of();
            }
            out.add(s.copy());
        }
        return out;
    }

    private static boolean closed(Mechanism mechanism, State s, Place p, double value, boolean[] held) {
        try {
            Assembly.assemblePositions(mechanism, s, held);
        } catch (ModelException e) {
            return false;
        }
        return Math.abs(s.q[p.q()] - value) < NARROWEST / INTERVALS;
    }
}
