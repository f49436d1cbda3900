package org.condyle.tool.gait;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.condyle.io.data.DataTable;
import org.condyle.tool.setup.ExternalLoads;

/**
 * Forces that the ground exerts, one for each plate or load.
 *
 * @param name   for people: {@code force plate 1}
 * @param plate  number of the force plate; 0 for a load of a file
 * @param body   that it acts on; empty as long as it is not known
 * @param times  [s]
 * @param force  x, y, z over time [N]
 * @param point  x, y, z over time [m]; empty if the table has none
 */
record ForceColumns(String name, int plate, String body, double[] times, double[][] force, double[][] point) {

    /** Those of a trial. */
    static List<ForceColumns> of(Trial trial) {
        DataTable t = trial.forces();
        List<ForceColumns> all = new ArrayList<>();
        if (t == null) {
            return all;
        }
        double[] times = t.column(t.columns().get(0));
        ExternalLoads loads = trial.loads();
        if (loads != null) {
            for (ExternalLoads.Load load : loads.loads()) {
                three(t, load.force())
                        .ifPresent(force -> all.add(new ForceColumns(
                                load.name(),
                                0,
                                load.body(),
                                times,
                                force,
                                three(t, load.point()).orElse(new double[0][]))));
            }
            return all;
        }
        for (int k = 1; t.has(plateForce(k) + "x"); k++) {
            all.add(new ForceColumns(
                    "force plate " + k,
                    k,
                    "",
                    times,
                    three(t, plateForce(k)).orElseThrow(),
                    three(t, platePoint(k)).orElseThrow()));
        }
        return all;
    }

    static String plateForce(int plate) {
        return "ground_force_" + plate + "_v";
    }

    static String platePoint(int plate) {
        return "ground_force_" + plate + "_p";
    }

    static String plateTorque(int plate) {
        return "ground_torque_" + plate + "_";
    }

    private static Optional<double[][]> three(DataTable t, String prefix) {
        List<String> names = List.of(prefix + "x", prefix + "y", prefix + "z");
        return prefix.isEmpty() || !names.stream().allMatch(t::has)
                ? Optional.empty()
                : Optional.of(names.stream().map(t::column).toArray(double[][]::new));
    }

    ForceColumns on(String foot) {
        return new ForceColumns(name, plate, foot, times, force, point);
    }

    /** Component along a direction at a row [N]; nothing where a number is missing. */
    double along(double[] up, int row) {
        double f = up[0] * force[0][row] + up[1] * force[1][row] + up[2] * force[2][row];
        return Double.isNaN(f) ? 0 : f;
    }

    /** Size of the force at a row [N]. */
    double size(int row) {
        double f = Math.hypot(Math.hypot(force[0][row], force[1][row]), force[2][row]);
        return Double.isNaN(f) ? 0 : f;
    }

    /** The sum of all forces over time, which shows where up is. */
    static double[] sum(List<ForceColumns> all) {
        double[] out = new double[3];
        for (ForceColumns f : all) {
            for (int k = 0; k < 3; k++) {
                out[k] += Arrays.stream(f.force[k]).filter(Double::isFinite).sum();
            }
        }
        return out;
    }
}
