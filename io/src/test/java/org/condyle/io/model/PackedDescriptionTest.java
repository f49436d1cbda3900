package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.condyle.experiment.Experiment;
import org.condyle.experiment.RunRequest;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.ResourceRoot;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A description that is sent to another process is the same model there, with the same numbers and messages. */
class PackedDescriptionTest {
    @TempDir
    private Path folder;

    /** Its files are gone at home once it is packed, so that nobody can read them by mistake. */
    private static byte[] packed(Description d, Path home) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(d.packed(List.of()));
        }
        try (Stream<Path> all = Files.walk(home)) {
            for (Path p : all.filter(Files::isRegularFile).toList()) {
                Files.delete(p);
            }
        }
        return bytes.toByteArray();
    }

    private static Description unpacked(byte[] bytes) throws IOException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return ((Description.Packed) in.readObject()).unpacked();
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    /** A model of several files: an include in another folder that names a table there, a mesh, a case. */
    private Description project() throws IOException {
        write("parts/start.yaml", """
                parameters: {h: 1 m, k: 1}
                inputs: {push: {file: push.csv}}
                """);
        write("parts/push.csv", "time [s],push [N]\n0,1\n1,3\n");
        write("parts/other.csv", "time [s],push [N]\n0,2\n1,5\n");
        write("box.obj", """
                v -0.05 -0.05 -0.05
                v 0.05 -0.05 -0.05
                v 0.05 0.05 -0.05
                v -0.05 0.05 -0.05
                v -0.05 -0.05 0.05
                v 0.05 -0.05 0.05
                v 0.05 0.05 0.05
                v -0.05 0.05 0.05
                f 1 4 3 2
                f 5 6 7 8
                f 1 2 6 5
                f 2 3 7 6
                f 3 4 8 7
                f 4 1 5 8
                """);
        write("unused.csv", "x\n");
        return Library.find(write("model.yaml", """
                condyle: 1
                include: parts/start.yaml
                bodies:
                  box:
                    mass: = 1 kg * k
                    shape: {mesh: {file: box.obj}}
                    at: [0, = h, 0]
                forces: {pushed: {type: force, on: box, value: [= push, 0, 0]}}
                run: {until: 0.1 s}
                cases: {other: {inputs: {push: {file: parts/other.csv}}, parameters: {h: 2 m}}}
                """).toString());
    }

    private static Recording run(Description d, String caseName, List<Map.Entry<String, String>> set) {
        return new Experiment(d.compile(caseName, set), RunRequest.AS_IN_FILE)
                .run("", new Listener() {}, null, null)
                .recording();
    }

    private static void same(Recording a, Recording b) {
        assertArrayEquals(a.times(), b.times(), 0);
        assertEquals(a.channels().size(), b.channels().size());
        for (int c = 0; c < a.channels().size(); c++) {
            assertEquals(a.channels().get(c).name(), b.channels().get(c).name());
            assertArrayEquals(a.column(c), b.column(c), 0);
        }
    }

    @Test
    void givesTheSameRecordingInEachCaseWithoutItsFiles() throws IOException {
        Description home = project();
        List<Map.Entry<String, String>> set = List.of(Map.entry("parameters.k", "1.7"));
        Recording base = run(home, "", List.of()), other = run(home, "other", set);
        Description packable = project();
        assertEquals(
                Set.of("box.obj", "parts/push.csv", "parts/other.csv"),
                packable.packed(List.of()).document().files());
        Description there = unpacked(packed(packable, folder));
        assertEquals(List.of("other"), there.cases());
        assertEquals(home.text(), there.text());
        same(base, run(there, "", List.of()));
        same(other, run(there, "other", set));
        run(there, "other", set);
        assertEquals(3, there.document().assetsMade(), "a mesh and two tables");
        assertEquals(home.document().fingerprint(), there.document().fingerprint());
    }

    @Test
    void keepsItsCaseAndSettings() throws IOException {
        Description home = project().in("other", List.of(Map.entry("parameters.k", "3")));
        Recording here = new Experiment(home.compile(), RunRequest.AS_IN_FILE)
                .run("", new Listener() {}, null, null)
                .recording();
        Description there = unpacked(packed(home, folder));
        assertEquals("other", there.caseName());
        assertEquals(Map.of("parameters.k", "3"), there.changes());
        same(
                here,
                new Experiment(there.compile(), RunRequest.AS_IN_FILE)
                        .run("", new Listener() {}, null, null)
                        .recording());
    }

    @Test
    void saysWhatIsWrongWithThePlaceAtHome() throws IOException {
        Description home = project();
        List<Map.Entry<String, String>> set = List.of(Map.entry("parameters.k", "0"));
        String here = assertThrows(DocumentException.class, () -> home.compile("", set))
                .getMessage();
        Description there = unpacked(packed(home, folder));
        assertTrue(here.contains("model.yaml:4:3"), here);
        assertEquals(
                here,
                assertThrows(DocumentException.class, () -> there.compile("", set))
                        .getMessage());
    }

    @Test
    void aFileThatDidNotTravelIsTheConcernOfTheSender() throws IOException {
        Description there = unpacked(packed(project(), folder));
        String said = assertThrows(
                        ResourceRoot.AbsentException.class,
                        () -> there.compile("", List.of(Map.entry("inputs.push.file", "unused.csv"))))
                .getMessage();
        assertTrue(said.startsWith(folder.resolve("unused.csv").toString()), said);
    }

    /** A file of JSON that carries its mesh and its tables. */
    @Test
    void carriedFilesGoOn() throws IOException {
        Description home = project();
        Recording here = run(home, "", List.of());
        Path json = write("all.json", home.json(true));
        Files.delete(folder.resolve("box.obj"));
        same(here, run(unpacked(packed(Library.find(json.toString()), folder)), "", List.of()));
    }

    @Test
    void modelsOfTheLibraryNeedNoFiles() throws IOException {
        for (String name : List.of("mechanisms/pendulum", "knee/spatial")) {
            Description home = Library.find(name);
            assertEquals(Set.of(), home.packed(List.of()).document().files());
            Description there = unpacked(packed(home, Files.createDirectories(folder.resolve("none"))));
            home.compile();
            there.compile();
            assertEquals(home.document().fingerprint(), there.document().fingerprint());
        }
    }
}
