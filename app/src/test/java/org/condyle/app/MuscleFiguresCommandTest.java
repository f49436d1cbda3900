package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code condyle plot --muscle}, and what {@code condyle run} says about muscles. */
class MuscleFiguresCommandTest {
    private static final String ARM = "../io/src/test/resources/models/small-arm.yaml";

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    static Path dir;

    private static Command plot(String file, String... more) {
        List<String> line =
                new ArrayList<>(List.of("plot", "-o", dir.resolve(file).toString()));
        line.addAll(List.of(more));
        return Command.run(line.toArray(String[]::new));
    }

    private static String drawn(String file, String... more) throws IOException {
        Command c = plot(file, more);
        assertEquals(0, c.code(), c::all);
        return Files.readString(dir.resolve(file));
    }

    private static void refused(Command c, String... says) {
        assertEquals(2, c.code(), c::all);
        for (String s : says) {
            assertTrue(c.all().contains(s), () -> s + "\n" + c.all());
        }
    }

    @Test
    void theFourCurvesHaveTheirAxesWithTheSizeOfTheMuscle() throws IOException {
        String svg = drawn("biceps.svg", ARM, "--muscle", "biceps");
        for (String label : List.of(
                "active force / F₀ (600 N)",
                "passive force / F₀ (600 N)",
                "tendon force / F₀ (600 N)",
                "fibre length / l₀ (120 mm)",
                "fibre speed / fastest shortening (1.2 m/s)",
                "tendon strain [%]")) {
            assertTrue(svg.contains(">" + label + "<"), label);
        }
        assertTrue(svg.contains("width=\"175mm\"") && svg.contains("height=\"125mm\""), svg.substring(0, 300));
    }

    @Test
    void severalMusclesShareOneLegend() throws IOException {
        String svg = drawn("both.svg", ARM, "--muscle", "biceps,triceps-long", "--title", "Elbow", "--size", "single");
        assertEquals(2, svg.split(">biceps<|>triceps-long<", -1).length - 1, "each name once");
        assertTrue(svg.contains(">Elbow<"));
        String named = drawn("named.svg", ARM, "--muscle", "biceps,triceps-long", "--legend", "flexor,extensor");
        assertTrue(named.contains(">flexor<") && named.contains(">extensor<"));
    }

    @Test
    void everyFormatIsDrawnTwiceTheSame() throws IOException {
        for (String end : List.of("svg", "pdf", "png")) {
            for (String name : List.of("a.", "b.")) {
                Command c = plot(name + end, ARM, "--muscle", "triceps-short", "--dpi", "80", "--grey");
                assertEquals(0, c.code(), c::all);
            }
            assertArrayEquals(Files.readAllBytes(dir.resolve("a." + end)), Files.readAllBytes(dir.resolve("b." + end)));
        }
        assertTrue(Files.readString(dir.resolve("a.svg")).contains("taken as rigid"));
    }

    /** The elbow may go from straight to 120 degrees: the fibres of full activation in between are shaded. */
    @Test
    void aRangeOfTheCoordinateShadesTheLengthsOfTheFibre() throws IOException {
        String text = Files.readString(Path.of(ARM));
        Path ranged = Files.writeString(
                dir.resolve("ranged.yaml"), text + "coordinates: {elbow.angle: {range: [0 deg, 120 deg]}}\n");
        assertTrue(drawn("ranged.svg", ranged.toString(), "--muscle", "biceps").contains("fill=\"#cce3f0\""));
        assertFalse(drawn("free.svg", ARM, "--muscle", "biceps").contains("fill=\"#cce3f0\""));
    }

    @Test
    void whatCannotBeDrawnIsNamedWithAWayOut() {
        refused(plot("x.svg", ARM, "--muscle", "bicep"), "the model has no muscle 'bicep'; did you mean 'biceps'?");
        refused(plot("x.svg", "mechanisms/pendulum", "--muscle", "biceps"), "the model has no muscles");
        refused(plot("x.svg", dir.toString(), "--muscle", "biceps"), "this is a folder; --muscle needs a model");
        refused(
                plot("x.svg", ARM, "--muscle", "biceps", "--y", "elbow.angle"),
                "--y is an option for curves of channels");
        refused(plot("x.svg", ARM, "--muscle", "biceps", "--kind", "globe"), "--kind and --muscle exclude each other");
        refused(
                plot("x.svg", ARM, "--muscle", "biceps", "--levels", "1"),
                "--levels is an option for figures of joints");
        refused(plot("x.svg", ARM, "--muscle", "biceps", "--legend", "a,b"), "--legend has 2 names for 1 muscles");
    }

    @Test
    void aRunTellsTheMostActiveAndTheMostStrainedMuscle() {
        Command c = Command.run(
                "run", ARM, "--no-report", "--out", dir.resolve("run").toString());
        assertEquals(0, c.code(), c::all);
        assertTrue(
                c.all()
                        .matches("(?s).*  3 muscles: activation up to 0\\.63\\d \\(biceps\\), tension up to 19\\d N"
                                + " \\(biceps, 3\\d % of F0\\).*"),
                c::all);
        Command none = Command.run(
                "run",
                "mechanisms/pendulum",
                "--no-report",
                "--out",
                dir.resolve("none").toString());
        assertFalse(none.all().contains("muscle"), none::all);
    }
}
