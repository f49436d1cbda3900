package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.Figure;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Smoothness on measured motions: an arm with six muscles, and walking with eighteen. */
class SmoothCasesTest {
    private static final String KEY = "AnalysisSet.StaticOptimization.";

    private static double figure(AnalysisResult r, String name) {
        return r.figures().stream()
                .filter(f -> f.name().equals(name))
                .mapToDouble(Figure::value)
                .findFirst()
                .orElseThrow();
    }

    /** Moments of the motion minus those of all forces, row by row, must be what is told as missing. */
    private static void sameMissing(AnalysisResult plain, AnalysisResult smooth, String prefix) {
        ResultTable a = plain.table(prefix + "_missing.sto"), b = smooth.table(prefix + "_missing.sto");
        for (ResultTable.Column c : a.columns()) {
            double[] x = c.values(), y = b.column(c.label());
            for (int i = 0; i < x.length; i++) {
                assertEquals(x[i], y[i], 1e-7, c.label() + ", row " + i);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"true", "false"})
    void theArmIsSlowerWithAndWithoutForceLengthAndVelocity(String physiology) throws IOException {
        Path setup = SharedData.folder("osim-arm26/so").resolve("arm26_Setup_StaticOptimization.xml");
        Map<String, String> keys = new LinkedHashMap<>(Map.of("initial_time", "-1", "final_time", "1"));
        keys.put("lowpass_cutoff_frequency_for_coordinates", "-1"); // as rough as it was measured
        keys.put(KEY + "use_muscle_physiology", physiology);
        AnalysisResult plain = OpenSimCasesTest.run(setup, keys);
        keys.put(KEY + "smoothness", "1e-3");
        AnalysisResult r = OpenSimCasesTest.run(setup, keys);
        assertEquals(List.of(), r.distrust());
        assertTrue(figure(r, "optimality") <= 1e-9);
        sameMissing(plain, r, "arm26_StaticOptimization");
        double before = figure(r, "largest-rate.alone"), after = figure(r, "largest-rate.smooth");
        if (physiology.equals("true")) {
            assertEquals(43.9, before, 0.5);
            assertEquals(17.8, after, 0.5);
            assertEquals(0.304, figure(r, "effort.rise"), 0.01);
        }
        assertTrue(after < 0.8 * before, before + " to " + after);
        AnalysisResult zero = OpenSimCasesTest.run(setup, withZero(keys));
        assertEquals(
                plain.tables().get(0).columns().size(),
                zero.tables().get(0).columns().size());
        for (ResultTable.Column c : plain.tables().get(0).columns()) {
            assertArrayEquals(c.values(), zero.tables().get(0).column(c.label()));
        }
    }

    private static Map<String, String> withZero(Map<String, String> keys) {
        Map<String, String> zero = new LinkedHashMap<>(keys);
        zero.put(KEY + "smoothness", "0");
        return zero;
    }

    @Test
    void walkingWithReservesGetsSmootherForLittleEffort(@TempDir Path folder) throws IOException {
        Path data = SharedData.folder("osim-gait10dof18musc");
        StringBuilder reserves = new StringBuilder("<ForceSet><objects>");
        for (String c : List.of(
                "pelvis_tilt",
                "pelvis_tx",
                "pelvis_ty",
                "lumbar_extension",
                "hip_flexion_r",
                "knee_angle_r",
                "ankle_angle_r",
                "hip_flexion_l",
                "knee_angle_l",
                "ankle_angle_l")) {
            int strength = c.startsWith("pelvis") || c.startsWith("lumbar") ? 100 : 1;
            reserves.append("<CoordinateActuator name='reserve_" + c + "'><coordinate>" + c
                    + "</coordinate><optimal_force>" + strength + "</optimal_force></CoordinateActuator>");
        }
        Path file = Files.writeString(folder.resolve("reserves.xml"), reserves + "</objects></ForceSet>");
        double rate = 0, effort = -1;
        for (String s : List.of("1e-4", "1e-3", "1e-2")) {
            SetupFile setup = SetupFile.empty("AnalyzeTool", "walk");
            setup.addAnalysis("StaticOptimization");
            setup.set("model_file", data.resolve("subject01.osim").toString());
            setup.set(
                    "coordinates_file",
                    data.resolve("ref_subject01_walk_IK.mot").toString());
            setup.set(
                    "external_loads_file",
                    data.resolve("subject01_walk_grf.xml").toString());
            setup.set("lowpass_cutoff_frequency_for_coordinates", "6");
            setup.set("force_set_files", file.toString());
            setup.set(KEY + "smoothness", s);
            AnalysisResult r = Tools.run(setup);
            assertEquals(List.of(), r.distrust());
            assertTrue(figure(r, "optimality") <= 1e-9, s + ": " + figure(r, "optimality"));
            assertEquals(11.88, figure(r, "largest-rate.alone"), 0.05);
            double slower = figure(r, "largest-rate.smooth"), dearer = figure(r, "effort.rise");
            assertTrue(rate == 0 || slower < rate, s);
            assertTrue(dearer > effort, s);
            rate = slower;
            effort = dearer;
            for (double missing : r.table("walk_StaticOptimization_missing.sto").column("knee_angle_r")) {
                assertEquals(0, missing, 1e-7);
            }
        }
        assertEquals(6.75, rate, 0.05); // at 1e-2 s²
        assertEquals(0.0652, effort, 0.001);
    }
}
