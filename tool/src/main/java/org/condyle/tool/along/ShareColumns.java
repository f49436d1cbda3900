package org.condyle.tool.along;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.muscle.ActuatorBalance;
import org.condyle.analyse.muscle.MotionFrame;
import org.condyle.analyse.muscle.StaticOptimisation;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.State;
import org.condyle.muscle.Muscle;
import org.condyle.optimise.OptimumStatus;
import org.condyle.tool.motion.CoordinateLabels;
import org.condyle.tool.result.LoadShares;

/** Collects frame by frame how actuators share the load of a motion. */
final class ShareColumns {
    private final StaticOptimisation optimisation;
    private final List<Place> places;
    private final boolean[] solved;
    private final List<LoadShares.Part> parts = new ArrayList<>();
    private final List<LoadShares.Load> loads = new ArrayList<>();

    ShareColumns(StaticOptimisation optimisation, List<Place> places, CoordinateLabels labels, int rows) {
        this.optimisation = optimisation;
        this.places = places;
        solved = new boolean[rows];
        for (int i = 0; i < optimisation.actuators().size(); i++) {
            parts.add(new LoadShares.Part(
                    optimisation.actuators().get(i),
                    optimisation.balance().isReserve(i),
                    new double[rows],
                    new double[rows],
                    new double[places.size()][rows]));
        }
        for (Place p : places) {
            String unit = p.coordinate().isLength() ? "N" : "N*m";
            loads.add(new LoadShares.Load(labels.label(p), unit, new double[rows], new double[rows]));
        }
    }

    /** Takes a frame that was solved just now. */
    void row(int row, MotionFrame f) {
        ActuatorBalance balance = optimisation.balance();
        solved[row] = f.status() == OptimumStatus.OPTIMAL;
        for (int i = 0; i < parts.size(); i++) {
            parts.get(i).control()[row] = f.controls[i];
            parts.get(i).effort()[row] = f.efforts[i];
        }
        for (int c = 0; c < places.size(); c++) {
            int v = places.get(c).v();
            loads.get(c).asked()[row] = f.loads[v];
            loads.get(c).missing()[row] = f.missing[v];
            for (int j = 0; j < balance.rows(); j++) {
                for (int i = 0; balance.speed(j) == v && i < parts.size(); i++) {
                    parts.get(i).moments()[c][row] = balance.arm(j, i) * f.efforts[i];
                }
            }
        }
    }

    /** Writes the activations of a frame into the state that the page shows. */
    void activate(State shown, MotionFrame f) {
        for (int i = 0; i < parts.size(); i++) {
            if (!(optimisation.balance().actuator(i) instanceof Muscle m)) {
                continue;
            }
            if (m.activationAt() >= 0) {
                shown.z[m.activationAt()] = f.controls[i];
            } else if (m.controlAt() >= 0) {
                Control.set(shown, m.controlAt(), f.controls[i]);
            }
        }
    }

    /** Of the first rows, as many as there are times. */
    LoadShares shares(double[] times) {
        int n = times.length;
        return n == solved.length
                ? new LoadShares(times, solved, parts, loads)
                : new LoadShares(
                        times,
                        Arrays.copyOf(solved, n),
                        parts.stream().map(p -> p.first(n)).toList(),
                        loads.stream().map(l -> l.first(n)).toList());
    }
}
