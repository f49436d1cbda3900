package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.mechanics.Body;
import org.condyle.scenes.Seeds;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A model as a value: what is written of it and read again is the same model. */
class DescriptionTest {
    @TempDir
    Path folder;

    static Stream<String> library() {
        return Library.names().stream();
    }

    private Description written(Description d) throws IOException {
        Path file = folder.resolve("model.json");
        Files.writeString(file, d.json(true));
        return Library.find(file.toString());
    }

    /** What a description says, without where it comes from. */
    private static Entry said(Description d) {
        Map<String, Entry> keys = new LinkedHashMap<>(d.model().entry().children());
        keys.remove("described");
        keys.remove("assets");
        return Entry.of(d.model().entry().at(), "", keys);
    }

    @ParameterizedTest
    @MethodSource("library")
    void jsonAndYamlReadBackAsTheSameModel(String name) throws IOException {
        Description whole = Library.find(name);
        Description read = written(whole);
        // names of files in included folders change, everything else is the same
        assertEquals(text(whole.document().portable().tree()), text(said(read)), name);
        Description again = Description.of("again.yaml", Document.parse("again.yaml", read.yaml()));
        assertTrue(read.model().entry().sameAs(again.model().entry()), name);
    }

    private static String text(Entry e) {
        return org.condyle.io.document.JsonTree.of(e);
    }

    @ParameterizedTest
    @MethodSource("library")
    void everyCaseIsTheSameMechanism(String name) throws IOException {
        Description whole = Library.find(name);
        List<String> cases = new ArrayList<>(whole.cases());
        cases.add(0, "");
        for (String c : Seeds.of(cases, 4)) {
            ModelFile a;
            try {
                a = whole.compile(c, List.of());
            } catch (DocumentException e) {
                continue; // its data files are not ours to ship
            }
            ModelFile b = written(a.description()).compile();
            assertEquals(a.model().forces().keySet(), b.model().forces().keySet(), name + " " + c);
            for (int i = 0; i < a.model().bodies().size(); i++) {
                Body x = a.model().bodies().get(i), y = b.model().bodies().get(i);
                assertEquals(x.mass(), y.mass(), name + " " + c);
                assertArrayEquals(x.centreLocal(), y.centreLocal(), name + " " + c);
                assertArrayEquals(x.inertia(), y.inertia(), name + " " + c);
            }
            assertEquals(
                    List.copyOf(a.outputs().keySet()), List.copyOf(b.outputs().keySet()), name + " " + c);
            assertArrayEquals(a.initial().q, b.initial().q, name + " " + c);
            assertEquals(whole.cases(), b.description().cases(), name + " " + c);
        }
    }

    @Test
    void aRunOfTheJsonFileIsTheRunOfTheModel() throws IOException {
        for (String name :
                List.of("knee/spatial", "elbow/tennis-elbow", "contact/two-spheres", "walking/compass-gait")) {
            if (!Library.names().contains(name)) {
                continue;
            }
            Description d = Library.find(name).in("", List.of(Map.entry("run.until", "2 ms")));
            Recording a = run(d), b = run(written(d));
            assertEquals(a.rows(), b.rows(), name);
            for (int i = 0; i < a.channels().size(); i++) {
                assertArrayEquals(
                        a.column(i), b.column(i), 0.0, name + " " + a.channels().get(i));
            }
        }
    }

    private static Recording run(Description d) {
        return new Experiment(d.compile())
                .run("", Listener.NONE, null, c -> Map.of())
                .recording();
    }

    @Test
    void otherCasesAreChangesOfTheDescribedOne() throws IOException {
        Description d = described("""
                condyle: 1
                parameters: {k: 10 N/m, m: 1 kg}
                bodies: {ball: {mass: = m, inertia: {zz: 1}}}
                joints: {rail: {type: slider, child: ball}}
                forces: {s: {type: spring, on: rail, stiffness: = k}, d: {type: damper, on: rail, damping: 1}}
                run: {until: 1 s}
                cases:
                  stiff: {parameters: {k: 20 N/m}}
                  undamped: {forces: {d: ~}, parameters: {m: 2 kg}}
                """).in("undamped", List.of(Map.entry("run.until", "3 s")));
        Description read = written(d);
        assertEquals(List.of("stiff", "undamped"), read.cases());
        assertEquals("undamped", read.model().part("described").text("case"));
        assertEquals(List.of("s"), List.copyOf(read.parts("forces").keySet()));
        Description stiff = read.in("stiff", List.of());
        assertEquals("20 N/m", stiff.model().entries("parameters").get("k").text());
        assertEquals("1 kg", stiff.model().entries("parameters").get("m").text());
        assertEquals("3 s", stiff.model().part("run").text("until"));
        assertEquals(List.of("s", "d"), List.copyOf(stiff.parts("forces").keySet()));
    }

    private Description described(String yaml) throws IOException {
        Path file = folder.resolve("model.yaml");
        Files.writeString(file, yaml);
        return Library.find(file.toString());
    }

    @Test
    void filesAreKnownByTheirContent() throws IOException {
        Files.writeString(folder.resolve("push.csv"), "time [s],push [N]\n0,0\n1,1\n2,0\n");
        Description d = described("""
                condyle: 1
                bodies: {ball: {mass: 1 kg, inertia: {zz: 1}}}
                joints: {rail: {type: slider, child: ball}}
                inputs: {push: {file: push.csv}}
                forces: {f: {type: torque, on: rail, value: push}}
                run: {until: 1 s}
                """);
        Path file = folder.resolve("known.json");
        Files.writeString(file, d.json(false));
        Library.find(file.toString()).compile();
        Files.writeString(folder.resolve("push.csv"), "time [s],push [N]\n0,0\n1,2\n2,0\n");
        String said = String.valueOf(assertThrows(
                        DocumentException.class,
                        () -> Library.find(file.toString()).compile())
                .getMessage());
        assertTrue(said.contains("push.file: is not the file that was described"), said);
        assertEquals(0, d.document().assetsMade(), "a description is written without making anything");
    }

    @Test
    void aTableIsReadOnceForAllRuns() throws IOException {
        Files.writeString(folder.resolve("push.csv"), "time [s],push [N]\n0,0\n1,1\n2,0\n");
        Description d = described("""
                condyle: 1
                parameters: {m: 1 kg}
                bodies: {ball: {mass: = m, inertia: {zz: 1}, shape: {mesh: {of: {sphere: {radius: 0.1 m}}}}}}
                joints: {rail: {type: slider, child: ball}}
                inputs: {push: {file: push.csv}}
                forces: {f: {type: torque, on: rail, value: push}}
                run: {until: 1 s}
                cases: {heavy: {parameters: {m: 2 kg}}}
                """);
        for (int i = 1; i <= 20; i++) {
            d.compile(i % 2 == 0 ? "heavy" : "", List.of(Map.entry("parameters.m", i + " kg")));
        }
        assertEquals(2, d.document().assetsMade(), "one table, one mesh");
    }

    @Test
    void brokenJsonHasALineAndAColumn() throws IOException {
        Path file = folder.resolve("broken.json");
        Files.writeString(file, "{\n  \"condyle\": 1,\n  \"title\": \"a\",,\n}");
        String said = String.valueOf(assertThrows(DocumentException.class, () -> Library.find(file.toString()))
                .getMessage());
        assertTrue(said.contains("broken.json:3:16: this is not JSON"), said);
    }

    @Test
    void aKeyThatIsThereTwiceIsRefused() throws IOException {
        Path file = folder.resolve("twice.json");
        Files.writeString(file, "{\"condyle\": 1, \"title\": \"a\", \"title\": \"b\"}");
        String said = String.valueOf(assertThrows(DocumentException.class, () -> Library.find(file.toString()))
                .getMessage());
        assertTrue(said.contains("twice"), said);
    }
}
