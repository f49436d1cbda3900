package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.condyle.io.document.DocumentException;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.Figure;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Static optimisation with smoothness through setup files: the small arm with motors, one of which follows a measured curve. */
class SmoothnessTest {
    private static final String EMG = "<measured_activations_file>emg.sto</measured_activations_file>"
            + "<measured_activations_weight>1</measured_activations_weight>";

    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        SmallArm.writeTo(folder);
        motors("");
        StringBuilder emg = new StringBuilder("emg\nendheader\ntime\ts1\n");
        for (int i = -1; i <= 1001; i++) { // finer than all motions, so that it is straight between rows of none
            emg.append(String.format(Locale.ROOT, "%.3f\t%.9f%n", 1e-3 * i, 0.5 + 0.4 * Math.cos(0.02 * i)));
        }
        write("emg.sto", emg.toString());
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private void motors(String ofElbow) throws IOException {
        write(
                "motors.xml",
                "<ForceSet><objects>" + motor("s1", "shoulder_angle", 20, "") + motor("s2", "shoulder_angle", 60, "")
                        + motor("e", "elbow_angle", 10, ofElbow) + "</objects></ForceSet>");
    }

    private static String motor(String name, String coordinate, double force, String more) {
        return "<CoordinateActuator name=\"" + name + "\"><coordinate>" + coordinate + "</coordinate><optimal_force>"
                + force + "</optimal_force>" + more + "</CoordinateActuator>";
    }

    private AnalysisResult run(String keys, String analysis) {
        String setup = SmallArm.analyze("<StaticOptimization>" + analysis + "</StaticOptimization>")
                .replace("<AnalysisSet>", "<force_set_files>motors.xml</force_set_files>" + keys + "<AnalysisSet>");
        return Tools.run(SetupFile.parse("setup.xml", setup, folder));
    }

    private String refused(String keys, String analysis) {
        return assertThrows(DocumentException.class, () -> run(keys, analysis)).getMessage();
    }

    private static String smoothness(String value) {
        return "<smoothness>" + value + "</smoothness>";
    }

    private static ResultTable table(AnalysisResult r, String table) {
        return r.table("arm_StaticOptimization_" + table + ".sto");
    }

    private static double figure(AnalysisResult r, String name) {
        return r.figures().stream()
                .filter(f -> f.name().equals(name))
                .mapToDouble(Figure::value)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void zeroIsFrameByFrameToTheLastBitAndVerySmallNearlySo() {
        AnalysisResult plain = run("", EMG),
                zero = run("", EMG + smoothness("0 s^2")),
                small = run("", EMG + smoothness("1e-14"));
        for (String name : List.of("s1", "s2", "e")) {
            assertArrayEquals(
                    table(plain, "force").column(name), table(zero, "force").column(name), 0);
            assertArrayEquals(
                    table(plain, "activation").column(name),
                    table(small, "activation").column(name),
                    1e-9);
        }
        assertTrue(plain.figures().stream().noneMatch(f -> f.name().equals("smoothness")));
        assertEquals(1e-14, figure(small, "smoothness"));
    }

    @Test
    void forcesStillMakeTheMotionAndTheEffectIsTold() {
        AnalysisResult plain = run("", EMG), r = run("", EMG + smoothness("1000 ms^2") + "<weights>s2 2</weights>");
        assertEquals(List.of(), r.distrust());
        ResultTable force = table(r, "force"), moment = table(r, "moment");
        for (int i = 0; i < SmallArm.ROWS; i++) {
            double shoulder = force.column("s1")[i] + force.column("s2")[i];
            assertEquals(moment.column("shoulder_angle")[i], shoulder, 1e-9);
            assertEquals(moment.column("elbow_angle")[i], force.column("e")[i], 1e-9);
        }
        assertEquals(1e-3, figure(r, "smoothness"));
        assertTrue(figure(r, "optimality") <= 1e-9);
        assertTrue(figure(r, "effort.rise") > 0);
        assertEquals(figure(r, "effort.rise"), figure(r, "effort.smooth") / figure(r, "effort.alone") - 1, 1e-12);
        assertTrue(figure(r, "rms-rate.smooth") < figure(r, "rms-rate.alone"));
        assertTrue(figure(r, "largest-rate.smooth") < figure(r, "largest-rate.alone"));
        Figure rate = r.figures().stream()
                .filter(f -> f.name().equals("largest-rate.alone"))
                .findFirst()
                .orElseThrow();
        assertEquals("1/s", rate.unit());
        assertTrue(rate.says().matches("largest rate of a control frame by frame, s1 at t = 0\\.\\d+ s"), rate.says());
        assertTrue(plain.documents().keySet().equals(r.documents().keySet()));
    }

    /** The same motion sampled twice and four times as often: differences at common times shrink as those of the second order do. */
    @Test
    void theRateOfSamplingDoesNotMatter() throws IOException {
        double[][] s1 = new double[4][];
        for (int fine = 0; fine < 4; fine++) {
            int rows = 25 * (1 << fine) + 1;
            StringBuilder m = new StringBuilder("m\ninDegrees=no\nendheader\ntime\tshoulder_angle\telbow_angle\n");
            for (int i = 0; i < rows; i++) {
                double t = i / (rows - 1.0);
                double[] q = SmallArm.angles(t);
                m.append(String.format(Locale.ROOT, "%.9f\t%.14f\t%.14f%n", t, q[0], q[1]));
            }
            write("arm.mot", m.toString());
            AnalysisResult r = run("", EMG + smoothness("0.003"));
            double[] all = table(r, "activation").column("s1");
            s1[fine] = new double[21]; // without the ends, where accelerations of splines differ
            for (int k = 0; k < 21; k++) {
                s1[fine][k] = all[(k + 2) << fine];
            }
        }
        double[] apart = new double[3];
        for (int fine = 0; fine < 3; fine++) {
            for (int k = 0; k < 21; k++) {
                apart[fine] = Math.max(apart[fine], Math.abs(s1[fine][k] - s1[fine + 1][k]));
            }
        }
        assertTrue(
                apart[0] < 0.01 && apart[1] < apart[0] / 3 && apart[2] < apart[1] / 3,
                List.of(apart[0], apart[1], apart[2]).toString());
    }

    @Test
    void framesOutOfReachInTheMiddleAreNamed() throws IOException {
        double[] moment = table(run("", ""), "moment").column("elbow_angle");
        int worst = 50;
        for (int i = 20; i < 80; i++) {
            worst = Math.abs(moment[i]) > Math.abs(moment[worst]) ? i : worst;
        }
        double most = Math.abs(moment[worst]) - 1e-3;
        motors("<max_control>" + most / 10 + "</max_control><min_control>" + -most / 10 + "</min_control>");
        AnalysisResult plain = run("", EMG), r = run("", EMG + smoothness("1e-3"));
        assertEquals(plain.distrust(), r.distrust());
        assertEquals(figure(plain, "infeasible-frames"), figure(r, "infeasible-frames"));
        assertTrue(
                r.distrust()
                        .get(0)
                        .matches("in \\d+ of 101 frames, the first at t = .* s, the actuators cannot make the motion.*"
                                + "elbow_angle lacks -?[\\d.E-]+ N·m of -?[\\d.]+ N·m at t = .*"),
                r.distrust().toString());
    }

    @Test
    void mistakesAreTold() throws IOException {
        assertEquals(
                "setup.xml:1: smoothness: must be 0 s^2 or above, was -1e-3; 0 leaves every frame to itself",
                lineOnly(refused("", smoothness("-1e-3"))));
        assertEquals(
                "setup.xml:1: smoothness: expected a number, found 'NaN'; write a time squared, such as 1e-3 s^2",
                lineOnly(refused("", smoothness("NaN"))));
        assertEquals(
                "setup.xml:1: smoothness: 3 kg is a mass [kg]; a quantity [s^2] is needed; write a time squared, such as 1e-3 s^2",
                lineOnly(refused("", smoothness("3 kg"))));
        assertEquals(
                "setup.xml:1: smoothness: unknown unit 'furlong'; write a time squared, such as 1e-3 s^2",
                lineOnly(refused("", smoothness("3 furlong"))));
        assertEquals(
                "setup.xml:1: smoothness: goes with activation_exponent 2 only, which is 3.0; set the exponent to 2, or leave"
                        + " smoothness out",
                lineOnly(refused("", smoothness("1e-3") + "<activation_exponent>3</activation_exponent>")));
        assertEquals(
                "setup.xml:1: smoothness: needs at least two rows of the motion, the time range has 1; choose a longer time range,"
                        + " or leave smoothness out",
                lineOnly(refused("<initial_time>0.5</initial_time><final_time>0.5</final_time>", smoothness("1e-3"))));
        String ideal = refused("", smoothness("1e-3") + "<use_model_force_set>false</use_model_force_set>");
        assertTrue(ideal.contains("smoothness: has no meaning with use_model_force_set false"), ideal);
    }

    /** The column of the place does not matter. */
    private static String lineOnly(String message) {
        return message.replaceFirst("^(setup\\.xml)[^a-z]*(line )?(1)[^ ]*:? ", "$1:$3: ");
    }
}
