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

/** {@code condyle plot --kind} with the data of the library and with files of a user. */
class JointFiguresCommandTest {
    private static final String SINUS = "shoulder/engin-sinus.csv", FIELD = "shoulder/engin-field.csv";

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    static Path dir;

    private static Command plot(String file, String kind, String... more) {
        List<String> line = new ArrayList<>(
                List.of("plot", "--kind", kind, "-o", dir.resolve(file).toString()));
        line.addAll(List.of(more));
        return Command.run(line.toArray(String[]::new));
    }

    private static String drawn(String file, String kind, String... more) throws IOException {
        Command c = plot(file, kind, more);
        assertEquals(0, c.code(), c::all);
        return Files.readString(dir.resolve(file));
    }

    private static void refused(Command c, String... says) {
        assertEquals(2, c.code(), c::all);
        for (String s : says) {
            assertTrue(c.all().contains(s), () -> s + "\n" + c.all());
        }
    }

    private static String file(String name, String text) throws IOException {
        return Files.writeString(dir.resolve(name), text).toString();
    }

    @Test
    void everyKindIsDrawnInEveryFormatAndTwiceTheSame() throws IOException {
        for (String kind : List.of("globe", "sinus", "map", "perspective")) {
            for (String end : List.of("svg", "pdf", "png")) {
                for (String name : List.of("a." + kind + ".", "b." + kind + ".")) {
                    Command c = plot(name + end, kind, "shoulder/resistance", "--dpi", "80");
                    assertEquals(0, c.code(), c::all);
                }
                assertArrayEquals(
                        Files.readAllBytes(dir.resolve("a." + kind + "." + end)),
                        Files.readAllBytes(dir.resolve("b." + kind + "." + end)));
            }
        }
    }

    @Test
    void subjectsHaveTheirNamesAndAMeanHasItsBand() throws IOException {
        String each = drawn("each.svg", "globe", SINUS + ":completed", "--size", "85x110");
        for (int i = 1; i <= 10; i++) {
            assertTrue(each.contains(">subject " + i + "<"), "subject " + i);
        }
        assertFalse(each.contains(">mean<"));
        String band = drawn("band.svg", "sinus", SINUS + ":completed", SINUS + ":subject-based:mean", "--bands");
        assertTrue(band.contains(">completed, mean ± S<") && band.contains(">mean<"), band);
        assertTrue(band.contains("fill=\"#cce3f0\""), "the band");
    }

    @Test
    void rowsWithoutAllCoefficientsAreLeftOutAndNamed() {
        Command c = plot("some.svg", "sinus", SINUS + ":subject-based");
        assertEquals(0, c.code(), c::all);
        assertTrue(c.all().contains("left out, as coefficients are missing: subject 1, subject 2"), c::all);
    }

    @Test
    void voluntaryAndForcedSinusLieOverTheMomentOfATable() throws IOException {
        String forced = file("forced.csv", "phi [deg], forced [deg]\n0, 100\n90, 105\n180, 85\n270, 110\n");
        String svg = drawn(
                "map.svg",
                "map",
                FIELD + ":subject-based:mean",
                SINUS + ":subject-based:mean",
                forced,
                "--legend",
                "voluntary,by force",
                "--levels",
                "6,26");
        for (String text : List.of(">voluntary<", ">by force<", ">6 N·m<", ">26 N·m<")) {
            assertTrue(svg.contains(text), text);
        }
    }

    @Test
    void theWayOfTheBoneInARunLiesOnTheGlobe() throws IOException {
        String out = dir.resolve("run").toString();
        Command run = Command.run("run", "shoulder/resistance", "--quiet", "--no-report", "--out", out);
        assertEquals(0, run.code(), run::all);
        String svg = drawn("trail.svg", "globe", "shoulder/resistance", out, "--legend", "sinus,arm");
        assertTrue(svg.contains(">arm<"));
    }

    @Test
    void whatCannotBeDrawnIsSaid() throws IOException {
        refused(plot("x.svg", "glob", "shoulder/resistance"), "--kind glob: kinds are curves, globe, sinus");
        refused(plot("x.svg", "globe", "tops/heavy-top"), "has no joint resistance");
        refused(plot("x.svg", "globe", "shoulder/resistence"), "did you mean 'shoulder/resistance'?");
        refused(plot("x.svg", "globe", "shoulder/resistance:direkt"), "direct");
        refused(plot("x.svg", "globe", "nowhere.csv"), "nowhere.csv: there is no such file");
        refused(plot("x.svg", "globe", SINUS), "choose one of its sets: " + SINUS + ":subject-based");
        refused(plot("x.svg", "globe", SINUS + ":completed:12"), "there is no row '12'; rows are subject 1, subject 2");
        refused(plot("x.svg", "globe", SINUS + ":subject-based:1"), "coefficients are missing in subject 1");
        refused(plot("x.svg", "map", SINUS + ":completed"), "needs one moment field, there are 0");
        refused(plot("x.svg", "map", FIELD + ":space-based"), "needs one moment field, there are");
        refused(plot("x.svg", "globe", FIELD + ":space-based"), "there is no sinus or contour");
        refused(plot("x.svg", "globe", "shoulder/resistance", "--pole", "5"), "--pole 5: write two angles");
        refused(plot("x.svg", "globe", "shoulder/resistance", "--up", "w"), "--up w: write x, y, z");
        refused(plot("x.svg", "globe", "shoulder/resistance", "--view", "0,0"), "the eye is straight above");
        refused(plot("x.svg", "map", "shoulder/resistance", "--levels", "a"), "--levels a: write numbers in N*m");
        refused(plot("x.svg", "map", "shoulder/resistance", "--y", "a"), "--y is an option for curves of channels");
        refused(plot("x.svg", "globe", "shoulder/resistance", "--legend", "a,b"), "--legend has 2 names for 1 curves");
        refused(plot("x.svg", "curves", "somewhere", "--pole", "1,2"), "--pole is an option for figures of joints");
        refused(plot("x.svg", "curves", "somewhere"), "--y is missing");
        refused(
                plot("x.svg", "globe", file("mass.csv", "phi [deg], m [kg]\n0, 1\n1, 1\n2, 1\n")),
                "column 'm' is in kg; an angle is needed");
        refused(plot("x.svg", "globe", file("no.csv", "p, q\n0, 1\n")), "needs a column 'phi'");
        refused(plot("x.svg", "globe", file("back.csv", "phi [deg], t [deg]\n0, 80\n50, 80\n40, 80\n")), "back.csv:4");
    }
}
