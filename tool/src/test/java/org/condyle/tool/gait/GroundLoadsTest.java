package org.condyle.tool.gait;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.LengthUnit;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.document.DocumentException;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class GroundLoadsTest {
    private static final String TABLE = """
            forces
            endheader
            time\tfx\tFP_vx\tFP_vy\tFP_vz\tFP_px\tFP_py\tFP_pz
            0\t0\t0\t0\t0\t0\t0\t0
            1\t0\t0\t0\t0\t0\t0\t0
            2\t0\t1\t500\t0\t0.4\t0\t0.1
            3\t0\t0\t600\t0\t0.5\t0\t0.1
            4\t0\t0\t5\t0\t0.6\t0\t0.1
            5\t0\t0\t0\t0\t0\t0\t0
            6\t0\t0\t0\t0\t0\t0\t0
            """;

    @Test
    void aPointDoesNotJumpToTheOriginWhereNothingStandsOnThePlate() {
        DataTable plates = PlateTable.of(DataTable.parse("forces.mot", TABLE), 20);
        List<ForceColumns> columns = ForceColumns.of(new Trial(markers(), plates, null, List.of()));
        assertEquals(1, columns.size());
        assertEquals(0, columns.get(0).size(4)); // below the threshold
        DataTable written =
                GroundLoads.of(plates, List.of(columns.get(0).on("foot"))).table();
        assertArrayEquals(new double[] {0.4, 0.4, 0.4, 0.5, 0.6, 0.6, 0.6}, written.column("ground_force_1_px"));
        assertArrayEquals(new double[] {0, 0, 500, 600, 0, 0, 0}, written.column("ground_force_1_vy"));
        assertArrayEquals(new double[7], written.column("ground_torque_1_y"));
    }

    @Test
    void aTableWithoutPointsIsRefused() {
        DataTable bad = DataTable.parse("forces.mot", "x\nendheader\ntime\ta_vx\ta_vy\ta_vz\n0\t1\t2\t3\n");
        Assertions.assertThrows(DocumentException.class, () -> PlateTable.of(bad, 20));
    }

    private static MarkerTable markers() {
        List<String> names = List.of("A");
        DataTable t = DataTable.of(
                "m",
                MarkerTable.columns(names),
                List.of("s", "m", "m", "m"),
                List.of(new double[] {0, 1}, new double[] {1, 1}, new double[] {1, 1}, new double[] {1, 1}),
                false);
        return MarkerTable.of(t, names, 1, LengthUnit.METRE);
    }
}
