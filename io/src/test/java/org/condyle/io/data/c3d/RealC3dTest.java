package org.condyle.io.data.c3d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.condyle.io.SharedData;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.MarkerTable;
import org.junit.jupiter.api.Test;

/** A walk on an instrumented treadmill, against what OpenSim's reader of C3D files made of it. */
class RealC3dTest {
    private static C3dFile file() {
        return C3dFile.read("walking2.c3d", SharedData.bytes("formats/walking2.c3d"));
    }

    private static DataTable reference(String name) {
        return DataTable.read(name, SharedData.bytes("formats/" + name));
    }

    /** The reference is rounded to 0.1 mm. */
    @Test
    void pointsAreThoseOfTheReference() {
        MarkerTable points = file().markers();
        MarkerTable reference = MarkerTable.read("r.trc", SharedData.bytes("formats/std_walking2_markers.trc"));
        assertEquals(reference.names(), points.names());
        assertEquals(1249, points.frames());
        assertEquals(250, points.rate());
        double worst = 0;
        for (int f = 0; f < reference.frames(); f++) {
            int own = (int) Math.round(reference.times()[f] * 250);
            for (int m = 0; m < points.names().size(); m++) {
                assertEquals(
                        reference.isMissing(f, m),
                        points.isMissing(own, m),
                        points.names().get(m) + " " + f);
                double[] a = new double[3], b = new double[3];
                reference.position(f, m, a, 0);
                points.position(own, m, b, 0);
                for (int i = 0; i < 3 && !points.isMissing(own, m); i++) {
                    worst = Math.max(worst, Math.abs(a[i] - b[i]));
                }
            }
        }
        assertTrue(worst < 0.051e-3, "differs by " + worst + " m");
    }

    /** The residuals, straight from the bytes: four real numbers a point from block 14 on, 44 points, 96 samples. */
    @Test
    void pointsAreMissingExactlyWhereTheResidualIsNegative() {
        ByteBuffer bytes =
                ByteBuffer.wrap(SharedData.bytes("formats/walking2.c3d")).order(ByteOrder.LITTLE_ENDIAN);
        MarkerTable points = file().markers();
        int missing = 0;
        for (int f = 0; f < 1249; f++) {
            for (int m = 0; m < 44; m++) {
                boolean negative = bytes.getFloat(13 * 512 + 4 * (f * (4 * 44 + 96) + 4 * m + 3)) < 0;
                assertEquals(negative, points.isMissing(f, m));
                missing += negative ? 1 : 0;
            }
        }
        assertEquals(missing, points.missing());
        assertTrue(missing > 0);
    }

    @Test
    void analogChannelsAreThoseOfTheReference() {
        DataTable analog = file().analog(), reference = reference("std_walking2_analog.sto");
        assertEquals(reference.columns(), analog.columns());
        assertEquals(9992, analog.rows());
        assertEquals("Nmm", analog.unit("Mx1"));
        double[] times = reference.column("time");
        for (String column : reference.columns()) {
            for (int i = 0; i < times.length; i++) {
                double expected = reference.column(column)[i];
                double found = analog.column(column)[(int) Math.round(times[i] * 2000)];
                assertEquals(expected, found, 1e-12 * Math.abs(expected) + 1e-12, column + " at " + times[i]);
            }
        }
    }

    /** Lengths in mm and moments in N mm in the references; 1e-5 relative is wanted, their print has 1e-8 absolute. */
    @Test
    void groundReactionsAreThoseOfTheReferences() {
        GroundReactions reactions = file().reactions();
        compare(reference("std_walking2_grfs.sto"), reactions.atMiddle());
        compare(reference("std_cop_walking2_grfs.sto"), reactions.atPressure(0));
    }

    private static void compare(DataTable reference, DataTable found) {
        double[] times = reference.column("time");
        assertEquals(101, times.length);
        for (int plate = 1; plate <= 2; plate++) {
            for (int axis = 0; axis < 3; axis++) {
                String xyz = List.of("x", "y", "z").get(axis);
                List<String> theirs = List.of("f", "p", "m");
                List<String> ours = List.of(
                        "ground_force_" + plate + "_v", "ground_force_" + plate + "_p", "ground_torque_" + plate + "_");
                for (int k = 0; k < 3; k++) {
                    double[] expected = reference.column(theirs.get(k) + plate + "_" + (axis + 1));
                    double[] column = found.column(ours.get(k) + xyz);
                    for (int i = 0; i < times.length; i++) {
                        double value = column[(int) Math.round(times[i] * 2000)] * (k == 0 ? 1 : 1000);
                        assertEquals(
                                expected[i], value, 1e-9 * Math.abs(expected[i]) + 5e-7, ours.get(k) + xyz + times[i]);
                    }
                }
            }
        }
    }

    @Test
    void theSignOfTheOriginIsWarnedOf() {
        C3dFile file = file();
        file.plates();
        assertTrue(file.warnings().render().contains("force plate 1: the z of its ORIGIN is positive"), "no warning");
    }
}
