package org.condyle.tool.gait;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.condyle.io.data.AxisTurn;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;

/**
 * A table of ground reactions without a file that says which foot each of them acts on: {@code ground_force_vx ... ground_force_px ...
 * ground_torque_x}, {@code 1_ground_force_vx}, or whatever begins a name. Each force becomes a force plate with a number, in the order of the table.
 */
final class PlateTable {
    private PlateTable() {}

    /** @param threshold size of a force below which a plate is unloaded [N] */
    static DataTable of(DataTable table, double threshold) {
        List<String> all = table.columns().subList(1, table.columns().size());
        Map<String, Integer> vectors = AxisTurn.vectors(all);
        List<String> names = new ArrayList<>(List.of("time")), units = new ArrayList<>(List.of("s"));
        List<double[]> columns =
                new ArrayList<>(List.of(table.column(table.columns().get(0))));
        int plate = 0;
        for (String force : vectors.keySet()) {
            String stem = force.substring(0, force.length() - 1);
            if (!force.endsWith("v") || !vectors.containsKey(stem + "p")) {
                continue;
            }
            plate++;
            String torque = stem.replace("force", "torque");
            double[][] own = new double[9][];
            for (int k = 0; k < 9; k++) {
                String from = k < 3 ? force : k < 6 ? stem + "p" : torque;
                Integer at = k >= 6 && torque.equals(stem) ? null : vectors.get(from);
                own[k] = at == null ? new double[table.rows()] : table.column(all.get(at + k % 3));
            }
            for (int i = 0; i < table.rows(); i++) {
                double size = Math.hypot(Math.hypot(own[0][i], own[1][i]), own[2][i]);
                for (int k = 0; size < threshold && k < 9; k++) {
                    own[k][i] = k >= 3 && k < 6 ? own[k][i] : 0;
                }
            }
            columns.addAll(Arrays.asList(own));
            for (String vector : List.of(
                    ForceColumns.plateForce(plate), ForceColumns.platePoint(plate), ForceColumns.plateTorque(plate))) {
                for (String axis : List.of("x", "y", "z")) {
                    names.add(vector + axis);
                    units.add(vector.endsWith("v") ? "N" : vector.endsWith("p") ? "m" : "N*m");
                }
            }
        }
        if (plate == 0) {
            throw new DocumentException(
                    Code.MISSING_COLUMN,
                    Position.in(table.file()),
                    "there are no ground reactions in this table: columns such as ground_force_1_vx, _vy, _vz with their points"
                            + " ground_force_1_px, _py, _pz",
                    "or give a file of external loads (.xml), which says what the columns are");
        }
        return DataTable.of(table.file(), names, units, columns, false);
    }
}
