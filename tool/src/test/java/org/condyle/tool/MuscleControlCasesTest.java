package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.condyle.io.Reached;
import org.condyle.io.data.DataTable;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ResultTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Static optimisation and computed muscle control of an arm, beside the results that OpenSim published. */
class MuscleControlCasesTest {
    @Test
    void so1StaticOptimisationOfAnArm() throws IOException {
        Path folder = SharedData.folder("osim-arm26/so");
        AnalysisResult r = OpenSimCasesTest.run(
                folder.resolve("arm26_Setup_StaticOptimization.xml"), Map.of("initial_time", "-1", "final_time", "1"));
        String published = "std_Thelen2003Muscle_arm26_StaticOptimization_";
        Comparison a = Comparison.of(
                r.table("arm26_StaticOptimization_activation.sto"), folder.resolve(published + "activation.sto"));
        Comparison f =
                Comparison.of(r.table("arm26_StaticOptimization_force.sto"), folder.resolve(published + "force.sto"));
        assertEquals(6, a.columns(x -> true).size());
        assertEquals(List.of(), r.distrust());
        Reached.atMost("SO-1", "6 activations, rms", a.rms(a.columns(x -> true)), 0.025, "");
        Reached.atMost("SO-1", "6 forces, rms", f.rms(f.columns(x -> true)), 4, "N");
    }

    /** The published results are of the muscles before OpenSim 3: their strength, and controls from 0 on. */
    @ParameterizedTest
    @CsvSource({"phys, true", "nonphys, false"})
    void so2WithAndWithoutForceLengthAndVelocity(String kind, String physiology, @TempDir Path copy)
            throws IOException {
        Path folder = SharedData.folder("osim-arm26/tutorial-so");
        String model = Files.readString(folder.resolve("arm26_with_bucket.osim"));
        Files.writeString(copy.resolve("older.osim"), model.replace("Thelen2003Muscle", "Thelen2003Muscle_Deprecated"));
        AnalysisResult r = OpenSimCasesTest.run(
                folder.resolve("arm26_Setup_StaticOptimization.xml"),
                Map.of(
                        "model_file",
                        copy.resolve("older.osim").toString(),
                        "initial_time",
                        "-1",
                        "AnalysisSet.StaticOptimization.use_muscle_physiology",
                        physiology));
        compareSo2(kind, r, folder);
    }

    private static void compareSo2(String kind, AnalysisResult r, Path folder) throws IOException {
        Comparison a = Comparison.of(
                r.table("arm26_StaticOptimization_activation.sto"), folder.resolve("ref_" + kind + "_activation.sto"));
        Comparison f = Comparison.of(
                r.table("arm26_StaticOptimization_force.sto"), folder.resolve("ref_" + kind + "_force.sto"));
        assertEquals(6, a.columns(x -> true).size());
        assertEquals(List.of(), r.distrust());
        Reached.atMost("SO-2", kind + ", 6 activations, rms", a.rms(a.columns(x -> true)), 0.02, "");
        Reached.atMost("SO-2", kind + ", 6 forces, rms", f.rms(f.columns(x -> true)), 2, "N");
    }

    /** The reference was started at 0, not at the 0.4 s of the setup. */
    @Test
    void cmc1AnArmThatFollowsItsMotion() throws IOException {
        Path folder = SharedData.folder("osim-arm26/cmc");
        AnalysisResult r = OpenSimCasesTest.run(
                folder.resolve("arm26_Setup_CMC.xml"), Map.of("initial_time", "0", "final_time", "1"));
        assertEquals(List.of(), r.distrust());
        ResultTable states = r.table("arm26_states.sto");
        Path published = folder.resolve("std_arm26_states.sto");
        DataTable theirs = DataTable.read(published.toString(), Files.readAllBytes(published));
        double worst = 0;
        for (String column : theirs.columns()) {
            if (!column.equals("time")) {
                double rms = rms(states, ours(states, column), theirs, column);
                worst = Math.max(worst, rms);
            }
        }
        double distance = r.figures().stream()
                .filter(f -> f.name().equals("distance.largest-angle"))
                .findFirst()
                .orElseThrow()
                .value();
        Reached.atMost("CMC-1", "16 states, rms", worst, 0.01, "rad, rad/s, m, 1");
        Reached.atMost("CMC-1", "distance from the motion", distance, 0.5, "deg");
    }

    /** The rows of the reference are its steps; ours are straight between rows of 1 ms. */
    private static double rms(ResultTable states, double[] x, DataTable theirs, String column) {
        double[] t = states.times(), at = theirs.column("time"), y = theirs.column(column);
        double sum = 0;
        int count = 0;
        for (int i = 0; i < at.length; i++) {
            int k = 1;
            while (k < t.length - 1 && t[k] < at[i]) {
                k++;
            }
            if (at[i] <= t[t.length - 1] + 1e-9) {
                double d = x[k - 1] + (x[k] - x[k - 1]) * (at[i] - t[k - 1]) / (t[k] - t[k - 1]) - y[i];
                sum += d * d;
                count++;
            }
        }
        assertEquals(at.length, count);
        return Math.sqrt(sum / count);
    }

    /** Columns of older tables have plain names: r_elbow_flex, r_elbow_flex_u, BRA.activation. */
    private static double[] ours(ResultTable states, String old) {
        String ending = old.contains(".")
                ? "/" + old.replace('.', '/')
                : old.endsWith("_u") ? "/" + old.substring(0, old.length() - 2) + "/speed" : "/" + old + "/value";
        return states.columns().stream()
                .filter(c -> c.label().endsWith(ending))
                .findFirst()
                .orElseThrow()
                .values();
    }
}
