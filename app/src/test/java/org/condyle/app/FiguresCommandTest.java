package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.app.shell.ExitCode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FiguresCommandTest {
    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    static Path dir;

    @BeforeAll
    static void run() {
        for (String law : new String[] {"hertz", "flores"}) {
            String[] line = {"run", "contact/two-spheres", "--case", law, "--no-report", "--quiet", "--out", at(law)};
            Command c = Command.run(line);
            assertEquals(0, c.code(), c::all);
        }
    }

    private static String at(String name) {
        return dir.resolve(name).toString();
    }

    private static Command plot(String file, String... more) {
        String[] line = new String[more.length + 5];
        System.arraycopy(new String[] {"plot", at("hertz"), at("flores"), "-o", at(file)}, 0, line, 0, 5);
        System.arraycopy(more, 0, line, 5, more.length);
        return Command.run(line);
    }

    @Test
    void figuresAreDrawnInEveryFormatAndTwiceTheSame() throws IOException {
        for (String end : new String[] {"svg", "pdf", "png"}) {
            for (String name : new String[] {"a.", "b."}) {
                Command c = plot(name + end, "--x", "spheres.depth[um]", "--y", "spheres.force", "--xlim", "0,");
                assertEquals(0, c.code(), c::all);
            }
            assertArrayEquals(Files.readAllBytes(dir.resolve("a." + end)), Files.readAllBytes(dir.resolve("b." + end)));
        }
        String svg = Files.readString(dir.resolve("a.svg"));
        for (String text : new String[] {"spheres.depth [µm]", "spheres.force [N]", ">hertz<", ">flores<"}) {
            assertTrue(svg.contains(text), text);
        }
        assertTrue(new String(Files.readAllBytes(dir.resolve("a.pdf")), StandardCharsets.ISO_8859_1)
                .startsWith("%PDF-1.4"));
    }

    @Test
    void everyOptionOfTheFigureArrives() throws IOException {
        Command c = plot(
                "all.svg",
                "--y",
                "left.vx[mm/s]",
                "--size",
                "120x70",
                "--title",
                "T<i>",
                "--xlabel",
                "t / s",
                "--ylabel",
                "v",
                "--legend",
                "one,two",
                "--ylim",
                "-100,100",
                "--grey");
        assertEquals(0, c.code(), c::all);
        String svg = Files.readString(dir.resolve("all.svg"));
        for (String text :
                new String[] {"width=\"120mm\" height=\"70mm\"", ">T&lt;i&gt;<", ">t / s", ">v<", ">one<", ">100<"}) {
            assertTrue(svg.contains(text), text);
        }
        assertFalse(svg.contains("#0072b2"));
    }

    @Test
    void spellingsOfTheLastVersionAreReadWithAWarning() throws IOException {
        Path model = Files.writeString(dir.resolve("top.yaml"), """
                condyle: 1
                gravity: none
                bodies: {top: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 1}}}
                initial: {top: {spin: [0, 0, 2 rad/s]}}
                run: {until: 1 s}
                record: [top.wz, top.x]
                """);
        for (String out : new String[] {"top-1", "top-2"}) {
            Command c = Command.run("run", model.toString(), "--out", at(out));
            assertEquals(0, c.code(), c::all);
        }
        String said = "warning: 'top.spin.z' is now written 'top.wz'; the old spelling is not read by the next version";
        Command c = Command.run("plot", at("top-1"), "--y", "top.spin.z[deg/s]", "-o", at("top.svg"));
        assertEquals(0, c.code(), c::all);
        assertTrue(c.err().contains(said), c::all);
        assertTrue(Files.readString(dir.resolve("top.svg")).contains("top.wz [deg/s]"));
        c = Command.run("compare", at("top-1"), at("top-2"), "--y", "top.spin.z", "--out", at("tops"));
        assertEquals(0, c.code(), c::all);
        assertTrue(c.err().contains(said), c::all);
        c = Command.run("plot", at("top-1"), "--y", "top.wz", "-o", at("top.svg"));
        assertEquals("", c.err());
        refused(Command.run("plot", at("top-1"), "--y", "top.spin.x", "-o", at("x.svg")), "top.spin.x");
    }

    @Test
    void badRequestsAreToldInPlainWords() {
        refused(plot("x.jpg", "--y", "spheres.force"), ".svg, .pdf or .png");
        refused(plot("x.svg", "--y", "spheres.forze"), "did you mean 'spheres.force'?");
        refused(plot("x.svg", "--y", "spheres.force[mm]"), "the channel is in [N], a force");
        refused(plot("x.svg", "--y", "spheres.force", "--x", "tiem"), "did you mean 'time'?");
        refused(plot("x.svg", "--y", "spheres.force", "--size", "huge"), "write single, double, or WxH");
        refused(plot("x.svg", "--y", "spheres.force", "--size", "5x5"), "figure width");
        refused(plot("x.svg", "--y", "spheres.force", "--xlim", "2,1"), "two numbers that increase");
        refused(plot("x.svg", "--y", "spheres.force", "--ylim", "-1,1", "--ylog"), "above 0");
        refused(plot("x.svg", "--y", "spheres.force,left.vx", "--ylim", "0,1"), "single axis");
        refused(plot("x.svg", "--y", "spheres.force", "--legend", "a,b,c"), "3 names for 2 curves");
        refused(plot("x.png", "--y", "spheres.force", "--dpi", "3"), "dpi");
        refused(Command.run("plot", at("nowhere"), "--y", "a", "-o", at("x.svg")), "no such folder");
        refused(Command.run("plot", dir.toString(), "--y", "a", "-o", at("x.svg")), "not the folder of a run");
        refused(Command.run("compare", at("hertz")), "at least two runs");
        assertFalse(Files.exists(dir.resolve("x.svg")));
    }

    @Test
    void filesOfOtherPeopleAreNotWrittenOver() throws IOException {
        for (String end : new String[] {"svg", "pdf", "png"}) {
            Path file = Files.writeString(dir.resolve("mine." + end), "drawn by hand");
            refused(plot("mine." + end, "--y", "spheres.force"), "not written by Condyle");
            assertEquals("drawn by hand", Files.readString(file));
            for (String[] more : new String[][] {{"--force"}, {"--grey"}}) { // the second over its own
                Command c = plot("mine." + end, "--y", "spheres.force", more[0]);
                assertEquals(0, c.code(), c::all);
            }
        }
        Path page = Files.createDirectories(dir.resolve("pages")).resolve("compare.html");
        Files.writeString(page, "<title>my own</title>");
        String[] line = {"compare", at("hertz"), at("flores"), "--quiet", "--out", at("pages")};
        refused(Command.run(line), "Condyle did not write this file");
        assertEquals("<title>my own</title>", Files.readString(page));
        Files.delete(page);
        assertEquals(0, Command.run(line).code());
        assertEquals(0, Command.run(line).code());
        String[] other = {"compare", at("flores"), at("hertz"), "--quiet", "--out", at("pages")};
        refused(Command.run(other), "this is a comparison of other runs");
        other[3] = "--force";
        assertEquals(0, Command.run(other).code());
    }

    private static void refused(Command c, String why) {
        assertEquals(ExitCode.BAD_INPUT, c.code(), c::all);
        assertTrue(c.err().contains(why), c::all);
        assertFalse(c.err().contains("Exception") || c.err().contains("nothing was run"), c::all);
    }

    @Test
    void runsAreComparedOnTheTerminalAndAsAPage() throws IOException {
        Command c = Command.run("compare", at("hertz"), at("flores"), "--y", "spheres.force", "--out", at("compared"));
        assertEquals(0, c.code(), c::all);
        // docs/contact-laws.md: flores rebounds with .683 where .7 is asked for, hertz with 1
        assertTrue(c.out().contains("0.683184") && c.out().contains("-31.7 %"), c::all);
        String html = Files.readString(dir.resolve("compared/compare.html"));
        assertTrue(html.indexOf("<h2>Curves</h2>") < html.indexOf("<h2>Outputs</h2>"), "pictures first");
        assertTrue(html.contains("<h1>hertz · flores</h1>"), "the folders are named so");
        assertTrue(html.contains(".runs td, .runs th { padding: .35rem 1.6rem .35rem 0 }"), "room between the columns");
        assertTrue(html.contains("<svg") && html.contains("Differences of curves over time"));
        assertFalse(html.contains("<script"));
        Command quiet = Command.run(
                "compare", at("hertz"), at("flores"), "--quiet", "--x", "spheres.depth", "--out", at("compared"));
        assertEquals("", quiet.out());
    }

    @Test
    void modelsAreRunAndComparedOverWhatTheyHaveInCommon() throws IOException {
        String[] line = {
            "compare",
            "knee/four-bar",
            "knee/rolling-spiral",
            at("hertz"),
            "--x",
            "flexion-angle",
            "--y",
            "roll-back",
            "--out",
            at("knees")
        };
        refused(Command.run(line), "there is no channel 'flexion-angle'");
        line[3] = "knee/four-bar:bent";
        refused(Command.run(line), "bent");
        line[3] = "knee/fourbar";
        refused(Command.run(line), "give folders that 'condyle run' wrote, or models");
        line[3] = "knee/parallel-mechanism";
        for (int again = 0; again < 2; again++) {
            Command c = Command.run(line);
            assertEquals(0, c.code(), c::all);
            // The spiral goes 10.5 mm further at 30 deg, whatever the paces; the mechanism ends at 90 deg.
            assertTrue(c.out().contains("roll-back-30") && c.out().contains("+10.5965"), c::all);
            assertTrue(c.out().contains("from 0 to 90 deg, four-bar from 0 to 140 deg"), c::all);
            assertTrue(c.out().contains("+7.81723 mm   at 90 deg"), c::all);
        }
        String html = Files.readString(dir.resolve("knees/compare.html"));
        assertTrue(html.contains("Differences of curves over flexion-angle") && html.contains("at [deg]"), html);
        assertTrue(Files.exists(dir.resolve("knees/runs/four-bar/report.html")));
        refused(
                Command.run("compare", "knee/rolling-spiral", "knee/four-bar", "--out", at("knees")),
                "this is a comparison of other runs");
    }

    @Test
    void aPlotOfTheModelFileHasItsWordsUnitsAndArrows() throws IOException {
        Path model = dir.resolve("swing.yaml");
        Files.writeString(model, """
                condyle: 1
                bodies: {rod: {mass: 1 kg, inertia: {zz: 0.1}, centre: [0, -0.5, 0]}}
                joints: {pivot: {type: pin, child: rod}}
                initial: {pivot: {angle: 30 deg}}
                run: {until: 3 s}
                formulas: {flexion: -pivot.angle}
                plots:
                  phase: {title: Swing, x: flexion, x-label: flexion of the rod, x-unit: deg, y: {rate: pivot.speed}, y-label: speed, y-unit: deg/s}
                """);
        Command run = Command.run("run", model.toString(), "--no-report", "--quiet", "--out", at("swing"));
        assertEquals(0, run.code(), run::all);
        Command c = Command.run("plot", at("swing"), "--plot", "phase", "-o", at("phase.svg"));
        assertEquals(0, c.code(), c::all);
        String svg = Files.readString(dir.resolve("phase.svg"));
        assertTrue(svg.contains("flexion of the rod [deg]") && svg.contains("speed [deg/s]"), svg);
        Command plain =
                Command.run("plot", at("swing"), "--x", "flexion[deg]", "--y", "pivot.speed", "-o", at("plain.svg"));
        assertEquals(0, plain.code(), plain::all);
        assertTrue(
                filled(svg) > filled(Files.readString(dir.resolve("plain.svg"))),
                "there are no arrows though the curve goes round");
        Command wrong = Command.run("plot", at("swing"), "--plot", "phases", "-o", at("no.svg"));
        assertEquals(2, wrong.code(), wrong::all);
        assertTrue(wrong.all().contains("there is no plot 'phases'; did you mean 'phase'?"), wrong::all);
        Command both = Command.run("plot", at("swing"), "--plot", "phase", "--x", "time", "-o", at("no.svg"));
        assertTrue(both.all().contains("--x and --plot exclude each other"), both::all);
        Command none = plot("no.svg", "--plot", "phase");
        assertTrue(none.all().contains("the model of this run has no 'plots'"), none::all);
    }

    /** Triangles of a figure without letters drawn as shapes. */
    private static long filled(String svg) {
        return svg.lines()
                .filter(l -> l.contains("<path") && !l.contains("stroke=\"#"))
                .count();
    }
}
