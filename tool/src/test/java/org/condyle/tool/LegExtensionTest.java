package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.MarkerTable;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ResultFolder;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The chain of the model {@code knee/leg-extension}: markers, inverse kinematics, static optimisation, computed muscle control, and the
 * controls that its contact cases use. It takes some seconds, because computed muscle control runs the model. Set the system property
 * {@code condyle.write} to write the files of the library again after a change of the model: first the markers, then the controls.
 */
class LegExtensionTest {
    private static final Path KNEE = Path.of("..", "models", "knee");
    private static final String NAME = "leg-extension";
    private static final int MUSCLES = 13;

    @TempDir
    private Path folder;

    @Test
    void theMarkersOfTheLibraryAreMadeFromItsModel() throws IOException {
        String made = LegExtensionMarkers.text();
        Path file = KNEE.resolve(NAME + ".trc");
        if (Boolean.getBoolean("condyle.write")) {
            Files.writeString(file, made);
        }
        MarkerTable a = MarkerTable.read("made", made.getBytes(StandardCharsets.UTF_8)),
                b = MarkerTable.read("kept", Files.readAllBytes(file));
        assertEquals(a.names(), b.names());
        for (int m = 0; m < a.names().size(); m++) {
            for (int axis = 0; axis < 3; axis++) { // another machine may round otherwise
                assertArrayEquals(a.coordinate(m, axis), b.coordinate(m, axis), 1.01e-5);
            }
        }
    }

    @Test
    void markersLeadToControlsOfTheMuscles() throws IOException {
        copyFiles();
        checkAngles(analyse("ik").table(NAME + "_ik.mot"));
        checkShares(analyse("so"));
        checkControls(analyse("cmc"));
        checkLoad(analyse("reactions").table(NAME + "_JointReaction_ReactionLoads.sto"));
    }

    /** Along the tibia, the hinge bears what the contact of the cases hertz, hunt-crossley and foundation bears: 1015 N at 0.6 s. */
    private static void checkLoad(ResultTable loads) {
        double[] t = loads.times(), axial = loads.column("knee_on_tibia_in_tibia_fy");
        int middle = 0;
        while (t[middle] < 0.6 - 1e-9) {
            middle++;
        }
        assertEquals(0.6, t[middle], 1e-6);
        assertEquals(-1015, axial[middle], 10);
    }

    /** The files that {@code condyle examples} copies. */
    private void copyFiles() throws IOException {
        try (Stream<Path> files = Files.list(KNEE)) {
            for (Path f : files.filter(f -> f.getFileName().toString().startsWith(NAME))
                    .toList()) {
                Files.copy(f, folder.resolve(f.getFileName()));
            }
        }
    }

    private AnalysisResult analyse(String tool) throws IOException {
        AnalysisResult r = Tools.run(SetupFile.read(folder.resolve(NAME + "-" + tool + ".xml")));
        assertEquals(List.of(), r.distrust());
        ResultFolder.write(r, "test", Files.createDirectories(folder.resolve("condyle-out/" + NAME + "-" + tool)));
        return r;
    }

    /** The motion of which the markers were made: a smooth step from -80 to -10 degrees between 0.1 and 1.1 s. */
    private static void checkAngles(ResultTable motion) {
        double[] t = motion.times(), q = motion.column("knee_angle");
        for (int i = 0; i < t.length; i++) {
            double x = Math.max(0, Math.min(1, t[i] - 0.1));
            assertEquals(-80 + 70 * x * x * x * (10 - 15 * x + 6 * x * x), q[i], 0.25, "at " + t[i] + " s");
        }
    }

    /** Forces of muscles times their moment arms are the moment, and activations are from 0 to 1. */
    private static void checkShares(AnalysisResult r) {
        ResultTable force = r.table(NAME + "_StaticOptimization_force.sto"),
                activation = r.table(NAME + "_StaticOptimization_activation.sto"),
                moment = r.table(NAME + "_StaticOptimization_moment.sto");
        List<String> muscles =
                force.columns().stream().map(ResultTable.Column::label).toList();
        assertEquals(MUSCLES, muscles.size());
        for (int i = 0; i < force.times().length; i++) {
            // the angle of which the other one follows; which one that is may change
            String free = "knee_angle"; // which the patella follows, all the time
            assertEquals(0, moment.column("patella_angle")[i]);
            ResultTable arms = r.table(NAME + "_MuscleAnalysis_MomentArm_" + free + ".sto");
            double sum = 0;
            for (String m : muscles) {
                double a = activation.column(m)[i];
                assertTrue(a >= 0 && a <= 1, m + " " + a);
                sum += force.column(m)[i] * arms.column(m)[i];
            }
            assertEquals(moment.column(free)[i], sum, 1e-6, "at " + force.times()[i] + " s");
        }
    }

    /** They follow the motion, and the controls of the library are those at the beginning of each window. */
    private static void checkControls(AnalysisResult r) throws IOException {
        double[] error = r.table(NAME + "_pErr.sto").column("knee_angle");
        for (double e : error) {
            assertTrue(Math.abs(Math.toDegrees(e)) < 0.05, "error " + Math.toDegrees(e) + " deg");
        }
        ResultTable made = r.table(NAME + "_controls.sto");
        Path file = KNEE.resolve(NAME + "-controls.csv");
        if (Boolean.getBoolean("condyle.write")) {
            Files.writeString(file, text(made));
        }
        DataTable kept = DataTable.read("kept.csv", Files.readAllBytes(file)),
                again = DataTable.parse("made.csv", text(made));
        assertEquals(again.columns(), kept.columns());
        for (String muscle : again.columns()) {
            assertArrayEquals(again.column(muscle), kept.column(muscle), 2e-3, muscle);
            for (double u : kept.column(muscle)) {
                assertTrue(muscle.equals("time") || (u >= 0 && u <= 1), muscle + " " + u);
            }
        }
    }

    /** Rows every 10 ms. */
    private static String text(ResultTable t) {
        StringBuilder s = new StringBuilder(
                "# Controls of the muscles in a leg extension: condyle analyse leg-extension-cmc.xml, every 10 ms\ntime");
        t.columns().forEach(c -> s.append(',').append(c.label()));
        for (int i = 0; i < t.times().length; i += 10) {
            s.append(String.format(Locale.ROOT, "%n%.2f", t.times()[i]));
            for (ResultTable.Column c : t.columns()) {
                s.append(String.format(Locale.ROOT, ",%.5f", t.column(c.label())[i]));
            }
        }
        return s.append('\n').toString().replace("\r", "");
    }
}
