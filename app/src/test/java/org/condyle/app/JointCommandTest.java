package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.app.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command joint with the tables of the library, whose joint is known, and with tables that are wrong. */
class JointCommandTest {
    private static final String CONTOUR =
            Pages.home().resolve("models/shoulder/synthetic-contour.csv").toString();
    private static final String FORCED =
            Pages.home().resolve("models/shoulder/synthetic-forced.csv").toString();
    private static final double[] SINUS = {
        1.49936, -0.09257, -0.24640, -0.29356, 0.18743, 0.58589, 0.45557, 0.00899, -0.42918, -0.47066
    };
    private static final double[] MOMENT = {
        -21.49310, -2.03660, 2.21320, 19.60600, 5.15610, 15.78320, -1.36790, -4.13520, 0.21110, -0.60590
    };
    /** Includes the file of the joint. */
    private static final String MODEL = """
            condyle: 1
            include: joint.yaml
            gravity: none
            bodies: {arm: {mass: 2 kg, inertia: {xx: 0.02, yy: 0.02, zz: 0.002}}}
            joints: {shoulder: {type: ball, child: arm}}
            run: {until: 0.01 s}
            outputs: {sinus: first(measured-joint.sinus)}
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private static List<double[]> coefficients(String yaml, String key) {
        String part = yaml.substring(yaml.indexOf("    " + key + ":"));
        Matcher m = Pattern.compile("      - (\\S+) +# ± (\\S+)").matcher(part);
        List<double[]> all = new ArrayList<>();
        while (all.size() < 10 && m.find()) {
            all.add(new double[] {Double.parseDouble(m.group(1)), Double.parseDouble(m.group(2))});
        }
        assertEquals(10, all.size(), part);
        return all;
    }

    @Test
    void theKnownShoulderComesBackInItsAxes() throws IOException {
        Command c = Command.run(
                "joint",
                CONTOUR,
                "--moments",
                FORCED,
                "--robust",
                "--pole",
                "59.29 deg,79.08 deg",
                "-o",
                file("joint.yaml"));
        assertEquals(ExitCode.DONE, c.code(), c.all());
        String yaml = Files.readString(folder.resolve("joint.yaml"));
        List<double[]> sinus = coefficients(yaml, "sinus"), moment = coefficients(yaml, "field");
        for (int i = 0; i < 10; i++) { // intervals of 95 %: one of twenty may miss, none by much
            assertEquals(SINUS[i], sinus.get(i)[0], 2 * sinus.get(i)[1], "sinus " + i);
            assertEquals(MOMENT[i], moment.get(i)[0], 2 * moment.get(i)[1], "moment " + i);
            assertTrue(sinus.get(i)[1] < 0.03 && moment.get(i)[1] < 2, yaml);
        }
        assertTrue(c.out().contains("pole         phi 59.29 ± 0.00 deg, theta 79.08 ± 0.00 deg (given)"), c.out());
        assertTrue(c.out().contains("6 outliers") && c.out().contains("link length  340."), c.out());
        assertTrue(yaml.contains("synthetic-contour.csv, SHA-256 "), yaml);
    }

    @Test
    void aModelIncludesTheJoint() throws IOException {
        for (String[] more : new String[][] {{}, {"--moments", FORCED}}) {
            List<String> line = new ArrayList<>(List.of("joint", CONTOUR, "--robust", "-o", file("joint.yaml")));
            line.addAll(List.of(more));
            Command c = Command.run(line.toArray(new String[0]));
            assertEquals(ExitCode.DONE, c.code(), c.all());
            Files.writeString(folder.resolve("model.yaml"), MODEL);
            Command run = Command.run("run", file("model.yaml"), "--out", file("out"), "--force");
            assertEquals(ExitCode.DONE, run.code(), run.all());
            assertTrue(Files.readString(folder.resolve("out/summary.json")).contains("\"sinus\""), run.all());
        }
    }

    @Test
    void thePageHasTheCurveTheBandAndNoScripts() throws IOException {
        Command.run("joint", CONTOUR, "--robust", "-o", file("joint.yaml"));
        String page = Files.readString(folder.resolve("joint.html"));
        assertEquals(2, page.split("<svg ", -1).length - 1);
        assertTrue(page.contains("class=\"band\"") && page.contains("class=\"fit\""));
        assertEquals(120 - 6, page.substring(0, page.indexOf("</svg>")).split("class=\"seen\"", -1).length - 1);
        assertFalse(page.contains("<script") || page.contains("NaN"), page);
    }

    @Test
    void theSameTableGivesTheSameFiles() throws IOException {
        Command.run("joint", CONTOUR, "-o", file("a.yaml"));
        String first = Files.readString(folder.resolve("a.yaml")) + Files.readString(folder.resolve("a.html"));
        Command again = Command.run("joint", CONTOUR, "-o", file("a.yaml"));
        assertEquals(ExitCode.DONE, again.code(), again.all());
        assertEquals(first, Files.readString(folder.resolve("a.yaml")) + Files.readString(folder.resolve("a.html")));
        assertTrue(again.out().contains("warning: Some positions are far from the sphere"), again.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            x [mm],y [mm];1,2                | bad.csv:1 | z: the column is missing
            x,y,z;1,2,3;1,nan,3              | bad.csv:3 | is not a finite number
            x,y,z;1,2,3                      | bad.csv:2 | at least 11 points on the contour, there is 1
            phi [deg],theta [deg];1,2;3,4    | bad.csv:3 | at least 11 points on the contour, there are 2
            """)
    void badTablesAreRefusedWithTheirLine(String table, String where, String said) throws IOException {
        Files.writeString(folder.resolve("bad.csv"), table.replace(';', '\n') + "\n");
        Command c = Command.run("joint", file("bad.csv"), "-o", file("joint.yaml"));
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertTrue(c.err().contains(where) && c.err().contains(said), c.err());
        assertFalse(Files.exists(folder.resolve("joint.yaml")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --confidence | 1.5      | the value must be between 0 and 1
            --pole       | 12 deg   | write two angles
            --pole       | 1 m,2 m  | --pole 1 m,2 m:
            --name       | a: b     | cannot be a name
            --stiffness  | -1       | greater than 0
            """)
    void badOptionsAreRefusedInWords(String option, String value, String said) {
        Command c = Command.run("joint", CONTOUR, "-o", file("joint.yaml"), option, value);
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertTrue(c.err().contains(said), c.err());
    }

    @Test
    void filesOfOthersAreNotReplaced() throws IOException {
        Files.writeString(folder.resolve("mine.yaml"), "condyle: 1\n");
        Command c = Command.run("joint", CONTOUR, "-o", file("mine.yaml"));
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertTrue(c.err().contains("was not written by this command"), c.err());
        assertEquals("condyle: 1\n", Files.readString(folder.resolve("mine.yaml")));
    }

    /** The lines of the page "Joint resistance", with their files in a folder of our own. */
    @Test
    void theCommandsOfTheDocumentationWork() {
        Matcher m = Pattern.compile("(?m)^condyle (joint .*?)\\s*# not run here$")
                .matcher(Pages.text(Pages.home().resolve("docs/joint-resistance.md")));
        int lines = 0;
        while (m.find()) {
            Matcher word = Pattern.compile("\"([^\"]*)\"|(\\S+)").matcher(m.group(1));
            List<String> words = new ArrayList<>();
            while (word.find()) {
                String w = word.group(1) != null ? word.group(1) : word.group(2);
                words.add(
                        w.startsWith("models/")
                                ? Pages.home().resolve(w).toString()
                                : w.endsWith(".yaml") ? file(w) : w);
            }
            Command c = Command.run(words.toArray(new String[0]));
            assertEquals(ExitCode.DONE, c.code(), c.all());
            lines++;
        }
        assertTrue(lines >= 2, "the commands are gone");
    }
}
