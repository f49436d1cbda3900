package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command analyse with a model and a motion of our own. */
class AnalyseCommandTest {
    private static final String MODEL = """
            condyle: 1
            title: rod
            bodies: {rod: {mass: 2 kg, inertia: {xx: 0.1 kg*m^2, yy: 0.01 kg*m^2, zz: 0.1 kg*m^2}}}
            joints: {hip: {type: pin, names: [hip_flexion], child: rod, child-at: [0, 0.5 m, 0]}}
            markers: {Knee: {on: rod, at: [0, -0.5 m, 0]}}
            measures: {cord: {type: path, through: [{on: ground, at: [0.2 m, 0, 0]}, {on: rod, at: [0, -0.1 m, 0]}]}}
            run: {until: 1 s}
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    @BeforeEach
    void files() throws IOException {
        Files.writeString(folder.resolve("rod.yaml"), MODEL);
        StringBuilder motion = new StringBuilder("m\ninDegrees=yes\nendheader\ntime\thip_flexion\n");
        StringBuilder markers =
                new StringBuilder("PathFileType\t4\t(X/Y/Z)\tm\nDataRate\tCameraRate\tNumFrames\tNumMarkers\t"
                        + "Units\tOrigDataRate\tOrigDataStartFrame\tOrigNumFrames\n100\t100\t51\t1\tmm\t100\t1\t51\nFrame#\tTime\tKnee\t"
                        + "\t\n\t\tX1\tY1\tZ1\n\n");
        for (int i = 0; i <= 50; i++) {
            double t = 0.01 * i, q = 0.4 * Math.sin(3 * t);
            motion.append(String.format(Locale.ROOT, "%.2f\t%.12f%n", t, Math.toDegrees(q)));
            markers.append(String.format(
                    Locale.ROOT, "%d\t%.2f\t%.9f\t%.9f\t0%n", i + 1, t, 1000 * Math.sin(q), -1000 * Math.cos(q)));
        }
        Files.writeString(folder.resolve("rod.mot"), motion);
        Files.writeString(folder.resolve("rod.trc"), markers);
        Files.writeString(
                folder.resolve("ik.xml"),
                "<OpenSimDocument Version='40000'><InverseKinematicsTool name='rod'><model_file>rod.yaml</model_file>"
                        + "<marker_file>rod.trc</marker_file></InverseKinematicsTool></OpenSimDocument>");
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void aSetupFileLeavesTablesSummaryAndReport() throws IOException {
        Command c = Command.run("analyse", file("ik.xml"), "--out", file("out"));
        assertEquals(0, c.code(), c.all());
        assertTrue(c.out().contains("Inverse kinematics of rod"), c.all());
        for (String f : new String[] {"rod_ik.mot", "rod_ik_marker_errors.sto", "summary.json", "report.html"}) {
            assertTrue(Files.size(folder.resolve("out").resolve(f)) > 100, f);
        }
        assertEquals(
                0,
                Command.run("analyse", file("ik.xml"), "--out", file("out"), "--quiet")
                        .code());
    }

    @Test
    void plainFormsNeedNoSetupFile() throws IOException {
        Command ik = Command.run(
                "analyse", "ik", "--model", file("rod.yaml"), "--markers", file("rod.trc"), "--out", file("ik"));
        assertEquals(0, ik.code(), ik.all());
        Command id = Command.run(
                "analyse",
                "id",
                "--model",
                file("rod.yaml"),
                "--coordinates",
                file("ik/ik.mot"),
                "--low-pass",
                "6 Hz",
                "--out",
                file("id"),
                "--json");
        assertEquals(0, id.code(), id.all());
        assertTrue(id.out().contains("\"tool\" : \"InverseDynamicsTool\""), id.all());
        for (String word : new String[] {"paths", "muscles", "forces", "reactions", "induced", "kinematics"}) {
            Command c = Command.run(
                    "analyse",
                    word,
                    "--model",
                    file("rod.yaml"),
                    "--coordinates",
                    file("rod.mot"),
                    "--out",
                    file(word));
            assertEquals(0, c.code(), c.all());
        }
        assertTrue(Files.readString(folder.resolve("paths/lengths.sto")).contains("time\tcord"));
        Files.writeString(
                folder.resolve("reserves.xml"),
                "<ForceSet><objects><CoordinateActuator name='reserve'><coordinate>hip_flexion</coordinate><optimal_force>10</optimal_force>"
                        + "</CoordinateActuator></objects></ForceSet>");
        Command so = Command.run(
                "analyse",
                "static-optimisation",
                "--model",
                file("rod.yaml"),
                "--coordinates",
                file("rod.mot"),
                "--actuators",
                file("reserves.xml"),
                "--out",
                file("so"));
        assertEquals(0, so.code(), so.all());
        assertTrue(Files.exists(folder.resolve("so/StaticOptimization_controls.xml")));
        assertTrue(Files.exists(folder.resolve("reactions/JointReaction_ReactionLoads.sto")));
    }

    @Test
    void mistakesAreBadInputWithoutAStackTrace() throws IOException {
        for (String[] args : new String[][] {
            {"analyse", file("no.xml")},
            {"analyse", "id"},
            {"analyse", "id", "--model", file("rod.yaml")},
            {"analyse", "id", "--model", file("rod.yaml"), "--coordinates", file("rod.mot"), "--low-pass", "soon"},
            {"analyse", file("ik.xml"), "--set", "marker_file"},
            {"analyse", file("ik.xml"), "--set", "marker_file=other.trc"},
            {"analyse", file("rod.yaml")},
        }) {
            Command c = Command.run(args);
            assertEquals(2, c.code(), c.all());
            assertTrue(!c.err().contains("internal error"), c.all());
        }
        Files.createDirectories(folder.resolve("full"));
        Files.writeString(folder.resolve("full/letter.txt"), "x");
        Command c = Command.run("analyse", file("ik.xml"), "--out", file("full"));
        assertEquals(2, c.code(), c.all());
        assertTrue(c.err().contains("letter.txt"), c.all());
    }
}
