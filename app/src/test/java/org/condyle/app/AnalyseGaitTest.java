package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code analyse gait}, and what it shares with the single analyses. */
class AnalyseGaitTest {
    private static final Path MODELS = Path.of("..", "models").toAbsolutePath().normalize();
    private static final String SQUAT = MODELS.resolve("leg/squat.c3d").toString();
    private static final String MUSCLES =
            MODELS.resolve("knee/leg-extension.yaml").toString();
    private static final String MARKERS =
            MODELS.resolve("knee/leg-extension.trc").toString();

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void aC3dFileBecomesAFolderOfStagesAndOnePage() throws IOException {
        Files.copy(MODELS.resolve("leg/leg.yaml"), folder.resolve("leg.yaml"));
        Command c = Command.run("analyse", "gait", SQUAT, "--model", out("leg.yaml"), "--out", out("squat"));
        assertEquals(0, c.code(), c.all());
        assertTrue(c.out().contains("turned by --rotate \"x -90 deg\""), c.all());
        assertTrue(c.out().contains("good  marker error, rms: 0.722 mm (at most 20.0 mm)"), c.all());
        for (String f : new String[] {
            "report.html",
            "summary.json",
            "cycles.csv",
            "measured/markers.trc",
            "measured/forces.mot",
            "measured/loads.xml",
            "ik/ik.mot",
            "ik/report.html",
            "id/inverse_dynamics.sto",
            "reactions/JointReaction_ReactionLoads.sto"
        }) {
            assertTrue(Files.size(folder.resolve("squat").resolve(f)) > 100, f);
        }
        String page = Files.readString(folder.resolve("squat/report.html"));
        assertTrue(page.contains("✓ Within the usual bounds"), "verdict");
        assertTrue(page.contains("href=\"id/report.html\""), "links");
        assertTrue(page.indexOf("Within the usual bounds") < page.indexOf("id=\"scene\""), "verdict first");
        assertTrue(page.contains("trial [%]"), "axis");
        assertFalse(page.contains(folder.toString()), "folders of the author");
        // a stage alone, and the whole again into the same folder
        Command id = Command.run("analyse", out("squat/id/setup.xml"), "--out", out("again"));
        assertEquals(0, id.code(), id.all());
        assertEquals(
                -1,
                Files.mismatch(
                        folder.resolve("again/inverse_dynamics.sto"), folder.resolve("squat/id/inverse_dynamics.sto")));
        Command again = Command.run(
                "analyse", "gait", SQUAT, "--model", out("leg.yaml"), "--out", out("squat"), "--json", "--to", "1 s");
        assertEquals(0, again.code(), again.all());
        assertTrue(again.out().startsWith("{") && again.out().contains("\"tool\" : \"gait\""), again.all());
    }

    @Test
    void aLegWithMusclesHasTheirForces() throws IOException {
        Command c =
                Command.run("analyse", "gait", MARKERS, "--model", MUSCLES, "--reserves", "1 N*m", "--out", out("leg"));
        assertEquals(0, c.code(), c.all());
        assertTrue(c.out().contains("reserve motors of 1 N*m"), c.all());
        assertTrue(Files.readString(folder.resolve("leg/cycles.csv")).contains("muscle.rectus"), "muscles");
        assertTrue(
                Files.readString(folder.resolve("leg/so/reserves.xml")).contains("<CoordinateActuator name="),
                "motors");
        assertTrue(Files.readString(folder.resolve("leg/report.html")).contains("<h2>Muscle forces</h2>"), "section");
    }

    @Test
    void reservesAndTimesAreOptionsOfASingleOptimisation() throws IOException {
        assertEquals(
                0,
                Command.run(
                                "analyse",
                                "ik",
                                "--model",
                                MUSCLES,
                                "--markers",
                                MARKERS,
                                "--from",
                                "0.2 s",
                                "--out",
                                out("ik"))
                        .code());
        assertTrue(Files.readString(folder.resolve("ik/summary.json")).contains("\"from\" : 0.2,"));
        Command so = Command.run(
                "analyse",
                "static-optimisation",
                "--model",
                MUSCLES,
                "--coordinates",
                out("ik/ik.mot"),
                "--low-pass",
                "6 Hz",
                "--from",
                "0.3",
                "--to",
                "0.5",
                "--reserves",
                "1 N*m",
                "--out",
                out("so"));
        assertEquals(0, so.code(), so.all());
        assertTrue(Files.readString(folder.resolve("so/summary.json")).contains("\"until\" : 0.5"));
        assertTrue(Files.readString(folder.resolve("so/StaticOptimization_force.sto"))
                .contains("reserve_"));
    }

    @Test
    void mistakesAreToldTogetherAndWithTheOption() {
        told("--markers no.trc", "analyse", "ik", "--model", "no.osim", "--markers", "no.trc");
        told("--model no.osim", "analyse", "ik", "--model", "no.osim", "--markers", "no.trc");
        told("the model with --model FILE, and the markers", "analyse", "ik");
        told("the measurement, a .c3d or .trc file, and the model", "analyse", "gait");
        told("there is no such file", "analyse", "gait", "no.c3d", "--model", MUSCLES);
        told("begin with the stage", "analyse", "gait", SQUAT, "--model", MUSCLES, "--set", "accuracy=1");
        told("write the number of the plate", "analyse", "gait", SQUAT, "--model", MUSCLES, "--plate", "foot=1");
        told("takes the measurement itself", "analyse", "gait", SQUAT, "--model", MUSCLES, "--markers", MARKERS);
        told("takes no second file", "analyse", "ik", MARKERS, "--model", MUSCLES);
        told("are for: condyle analyse gait", "analyse", "ik", "--model", MUSCLES, "--rotate", "x -90 deg");
        told(
                "--reserves is for static-optimisation",
                "analyse",
                "ik",
                "--model",
                MUSCLES,
                "--markers",
                MARKERS,
                "--reserves",
                "1 N*m");
        told("write a value such as", "analyse", "gait", SQUAT, "--model", MUSCLES, "--from", "soon");
        told("write a value such as \"10 N*m\"", "analyse", "gait", SQUAT, "--model", MUSCLES, "--reserves", "10 kg");
    }

    private static void told(String part, String... args) {
        Command c = Command.run(args);
        assertEquals(2, c.code(), c.all());
        assertTrue(c.err().contains(part), c.all());
    }
}
