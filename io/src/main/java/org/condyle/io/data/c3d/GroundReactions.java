package org.condyle.io.data.c3d;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.condyle.io.data.DataTable;

/**
 * What force plates say the ground does, as OpenSim's external loads have it: for plate number k the force
 * {@code ground_force_k_vx vy vz} [N], its point {@code ground_force_k_px py pz} [m] and the free moment
 * {@code ground_torque_k_x y z} [N m], in the axes of the laboratory.
 */
public final class GroundReactions {
    private final String file;
    private final double[] times;
    private final List<ForcePlate> plates;

    GroundReactions(String file, double[] times, List<ForcePlate> plates) {
        this.file = file;
        this.times = times;
        this.plates = List.copyOf(plates);
    }

    /** Times of the samples [s]. */
    public double[] times() {
        return times.clone();
    }

    /**
     * The same plates after each component of force and moment was filtered or resampled. This is done before centres of
     * pressure are computed, which jump where a foot leaves the plate.
     */
    public GroundReactions changed(double[] newTimes, UnaryOperator<double[]> change) {
        return new GroundReactions(
                file,
                newTimes.clone(),
                plates.stream().map(p -> p.changed(change)).toList());
    }

    /**
     * Force, centre of pressure and free moment of each plate.
     *
     * @param threshold below this normal force [N] a plate counts as unloaded: force, point and moment are zero
     */
    public DataTable atPressure(double threshold) {
        return table(true, threshold);
    }

    /** Force, middle of the surface and moment about it. */
    public DataTable atMiddle() {
        return table(false, 0);
    }

    private DataTable table(boolean pressure, double threshold) {
        List<String> names = new ArrayList<>(List.of("time")), units = new ArrayList<>(List.of("s"));
        List<double[]> columns = new ArrayList<>(List.of(times.clone()));
        double[] nine = new double[9];
        for (int k = 0; k < plates.size(); k++) {
            ForcePlate plate = plates.get(k);
            double[][] own = new double[9][times.length];
            for (int s = 0; s < times.length; s++) {
                boolean loaded = !(Math.abs(plate.normalForce(s)) < threshold);
                plate.force(s, nine, 0);
                if (pressure) {
                    plate.pressure(s, nine, 3);
                } else {
                    System.arraycopy(plate.middle(), 0, nine, 3, 3);
                    plate.moment(s, nine, 6);
                }
                for (int i = 0; i < 9; i++) {
                    own[i][s] = loaded ? nine[i] : 0;
                }
            }
            columns.addAll(List.of(own));
            for (String vector : List.of("ground_force_%d_v", "ground_force_%d_p", "ground_torque_%d_")) {
                for (String axis : List.of("x", "y", "z")) {
                    names.add(vector.formatted(k + 1) + axis);
                    units.add(vector.endsWith("v") ? "N" : vector.endsWith("p") ? "m" : "N*m");
                }
            }
        }
        return DataTable.of(file, names, units, columns, false);
    }
}
