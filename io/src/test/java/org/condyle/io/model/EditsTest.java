package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Edit;
import org.condyle.io.document.EditedText;
import org.condyle.io.document.Entry;
import org.condyle.io.results.Presentation;
import org.condyle.io.results.RunResult;
import org.condyle.scenes.Seeds;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a case and settings changed is told, and the text that is shown is the one that was run. */
class EditsTest {
    private static final String LEG = """
            condyle: 1
            title: A leg # hangs
            parameters:
              m: 4.0 kg   # of the shank
              g: 9.81 m/s^2
            bodies: {shank: {mass: = m, centre: [0, -0.25, 0], inertia: {zz: 0.1 kg*m^2}}}
            joints: {knee: {type: pin, child: shank}}
            run: {until: 0.1 s}
            outputs:
              peak: "max(knee.angle)"
            cases:
              heavy: {parameters: {m: 8 kg}, run: {until: 0.2 s}, initial: {knee: {angle: 10 deg}}}
            """;

    private static RunResult run(String caseName, List<Map.Entry<String, String>> settings) {
        Document d = Document.parse("leg.yaml", LEG);
        return new Experiment(Description.of("leg.yaml", d, LEG).compile(caseName, settings))
                .run("", Listener.NONE, null, c -> Map.of());
    }

    @Test
    void aSettingIsToldAndWrittenIntoItsLine() {
        RunResult r = run("", List.of(Map.entry("parameters.m", "3 kg")));
        assertEquals(
                List.of(new Presentation.Change("parameters.m", "4.0 kg", "3 kg", "--set")),
                r.shown().changes());
        assertEquals(LEG.replace("m: 4.0 kg ", "m: 3 kg "), r.modelText());
        assertEquals(Map.of(3, "in the file: 4.0 kg"), r.shown().notes());
    }

    @Test
    void aRunOfTheFileAsItStandsHasNothingToTell() {
        RunResult r = run("", List.of());
        assertEquals(LEG, r.modelText());
        assertEquals(List.of(), r.shown().changes());
        assertEquals(Map.of(), r.shown().notes());
    }

    @Test
    void caseAndSettingsAreToldApart() {
        RunResult r = run(
                "heavy",
                List.of(
                        Map.entry("run.until", "0.3 s"),
                        Map.entry("run.max-step", "1 ms"),
                        Map.entry("parameters.g", "~"),
                        Map.entry("bodies.shank.centre", "[0, -0.3, 0]"),
                        Map.entry("outputs.peak", "\"min(knee.angle)\"")));
        assertEquals(
                List.of(
                        new Presentation.Change("parameters.m", "4.0 kg", "8 kg", "case heavy"),
                        new Presentation.Change("parameters.g", "9.81 m/s^2", null, "--set"),
                        new Presentation.Change("bodies.shank.centre.1", "-0.25", "-0.3", "--set"),
                        new Presentation.Change("run.until", "0.1 s", "0.3 s", "--set"),
                        new Presentation.Change("run.max-step", null, "1 ms", "--set"),
                        new Presentation.Change("outputs.peak", "\"max(knee.angle)\"", "\"min(knee.angle)\"", "--set"),
                        new Presentation.Change("initial", null, "{knee: {angle: 10 deg}}", "case heavy")),
                r.shown().changes());
        assertTrue(r.modelText().contains("  m: 8 kg   # of the shank\n  # g: 9.81 m/s^2\n"), r.modelText());
        assertTrue(r.modelText().contains("centre: [0, -0.3, 0], inertia"), r.modelText());
        assertTrue(r.modelText().contains("run: {max-step: 1 ms, until: 0.3 s}"), r.modelText());
        assertTrue(r.modelText().startsWith("initial: {knee: {angle: 10 deg}}\ncondyle: 1\n"), r.modelText());
        assertReadsBack(
                r.modelText(),
                Description.of("leg.yaml", Document.parse("leg.yaml", LEG), LEG)
                        .compile(
                                "heavy",
                                List.of(
                                        Map.entry("run.until", "0.3 s"),
                                        Map.entry("run.max-step", "1 ms"),
                                        Map.entry("parameters.g", "~"),
                                        Map.entry("bodies.shank.centre", "[0, -0.3, 0]"),
                                        Map.entry("outputs.peak", "\"min(knee.angle)\"")))
                        .root());
    }

    private static void assertReadsBack(String text, Entry used) {
        List<Edit> left = Edit.between(Document.parse("shown.yaml", text).root(), used);
        assertEquals(
                List.of(),
                left.stream().map(e -> e.path() + ": " + e.afterText()).toList(),
                text);
    }

    static List<String> models() {
        return Library.names();
    }

    /** Edits that find no place in the text stand at its top; all others make the text that was run. */
    @ParameterizedTest
    @MethodSource("models")
    void theTextOfEveryCaseReadsAsWhatWasRun(String model) {
        Description source = Library.find(model);
        for (String name : Seeds.of(source.cases(), 3)) {
            ModelFile file;
            try {
                file = source.compile(name, List.of());
            } catch (DocumentException e) {
                continue; // its data files are not ours to ship
            }
            String text = EditedText.of(
                            file.root().at().file(),
                            file.description().text(),
                            file.description().edits())
                    .text();
            if (file.description().text().contains("\ninclude:")) {
                continue; // the text of one file is not the whole
            }
            List<String> told = text.lines()
                    .takeWhile(l ->
                            l.startsWith("# ") && !file.description().text().startsWith(l))
                    .map(l -> l.substring(2))
                    .toList();
            for (Edit left : Edit.between(Document.parse("shown.yaml", text).root(), file.root())) {
                String line = left.path() + ": " + (left.after() == null ? "removed" : left.afterText());
                assertTrue(told.contains(line), name + ": " + line + " is neither in the text nor told:\n" + text);
            }
        }
    }
}
