package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.AskedPlot;
import org.condyle.io.results.AskedPlot.Series;
import org.condyle.io.results.ResultFiles;
import org.condyle.io.results.RunFolder;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Formulas that are channels, and plots that are made of them. */
class PlotsTest {
    private static final String MODEL = """
            condyle: 1
            gravity: none
            parameters: {offset: 10 deg}
            bodies: {a: {mass: 1, inertia: {zz: 1}}, b: {mass: 1, inertia: {zz: 1}}}
            joints: {left: {type: pin, child: a}, right: {type: pin, child: b}}
            initial: {left: {angle: 0.2, speed: 3}, right: {speed: -1}}
            run: {until: 0.1 s}
            record: [left.speed]
            formulas:
              flexion: offset - left.angle
              half-flexion: flexion/2
            plots:
              angles: {title: Both, x: flexion, x-unit: deg, y: {one: right.angle, two: -2*right.angle}, y-label: angle}
              speeds: {y: "*.speed", y-unit: deg/s, while: right.speed + 2 rad/s}
            outputs: {most: max(half-flexion), after: "value(flexion, at=0.1 s)"}
            cases:
              one: {plots: {angles: ~, speeds: {x: left.angle}}}
            """;

    private static RunResult run(String text, String caseName) {
        ModelFile file =
                Description.of("m.yaml", Document.parse("m.yaml", text), text).compile(caseName, List.of());
        return new Experiment(file).run("", Listener.NONE, null, c -> java.util.Map.of());
    }

    @Test
    void formulasAreRecordedAndReducedLikeChannels() {
        RunResult r = run(MODEL, "");
        double start = Math.toRadians(10) - 0.2;
        for (int i = 0; i < r.recording().rows(); i++) {
            double t = r.recording().time(i); // without forces a pin turns evenly
            assertEquals(start - 3 * t, r.recording().column("flexion")[i], 1e-12);
        }
        assertEquals(start / 2, r.output("most"), 1e-12);
        assertEquals(start - 0.3, r.output("after"), 1e-12);
    }

    @Test
    void plotsSayTheirChannelsUnitsAndNames() {
        List<AskedPlot> plots = run(MODEL, "").shown().plots();
        assertEquals(
                List.of(
                        new AskedPlot(
                                "angles",
                                "Both",
                                new Series("flexion", "flexion", "deg"),
                                List.of(new Series("right.angle", "one", ""), new Series("-2*right.angle", "two", "")),
                                "angle",
                                ""),
                        new AskedPlot(
                                "speeds",
                                "",
                                new Series("time", "time", ""),
                                List.of(
                                        new Series("left.speed", "left.speed", "deg/s"),
                                        new Series("right.speed", "right.speed", "deg/s")),
                                "",
                                "right.speed + 2 rad/s")),
                plots);
        RunResult r = run(MODEL, "");
        for (String name : List.of("right.angle", "-2*right.angle", "right.speed", "right.speed + 2 rad/s")) {
            assertTrue(r.recording().indexOf(name) >= 0, name);
        }
        double[] right = r.recording().column("right.angle"),
                twice = r.recording().column("-2*right.angle");
        for (int i = 0; i < right.length; i++) {
            assertEquals(-2 * right[i], twice[i], 1e-15);
        }
    }

    @Test
    void aCaseChangesPlotsOrTakesThemAway() {
        List<AskedPlot> plots = run(MODEL, "one").shown().plots();
        assertEquals(List.of("speeds"), plots.stream().map(AskedPlot::name).toList());
        assertEquals("left.angle", plots.get(0).x().channel());
    }

    @Test
    void withoutAnythingToRecordFormulasAreRecordedBesideTheUsualChannels() {
        String text = MODEL.replace("record: [left.speed]\n", "");
        assertTrue(run(text, "").recording().indexOf("half-flexion") >= 0);
    }

    @Test
    void theSummaryKeepsThePlotsForFigures(@TempDir Path dir) throws IOException {
        RunResult r = run(MODEL, "");
        ResultFiles.write(r, dir);
        RunFolder folder = RunFolder.read(dir);
        assertEquals(r.shown().plots(), folder.plots());
        assertEquals(r.recording().rows(), folder.series("-2*right.angle").values().length);
    }

    @Test
    void aFormulaKnowsThoseBeforeItOnly() {
        String text = MODEL.replace("flexion: offset - left.angle", "flexion: half-flexion");
        String said = assertThrows(DocumentException.class, () -> run(text, "")).getMessage();
        assertTrue(said.contains("m.yaml:10:12: formulas.flexion: unknown name 'half'"), said);
    }
}
