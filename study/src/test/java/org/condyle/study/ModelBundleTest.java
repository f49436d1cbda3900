package org.condyle.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.study.task.Change;
import org.condyle.study.task.Row;
import org.condyle.study.task.Task;
import org.condyle.study.task.TaskWorker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What travels with a study, and what a run elsewhere says of it. */
class ModelBundleTest {
    private static final String MODEL = """
            condyle: 1
            title: A ball falls
            include: parts/start.yaml
            bodies: {ball: {mass: = m, shape: {sphere: {radius: 5 cm}}, at: [0, = h, 0]}}
            inputs: {push: {file: table.csv, column: push, interpolation: linear}}
            forces: {pushed: {type: force, on: ball, value: [= push, 0, 0]}}
            run: {until: 0.1 s}
            outputs: {x: last(ball.x)}
            """;

    /** A box of 10 cm. */
    private static final String BOX = """
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
            """;

    @TempDir
    private Path folder;

    private Path home() throws IOException {
        Path home = Files.createDirectories(folder.resolve("home/parts")).getParent();
        Files.writeString(home.resolve("parts/start.yaml"), "parameters: {h: 1 m, m: 1 kg}\n");
        Files.writeString(home.resolve("ball.yaml"), MODEL);
        for (String name : new String[] {"table.csv", "other.csv", "third.csv"}) {
            Files.writeString(home.resolve(name), "time [s],push [N]\n0,1\n1," + name.length() + "\n");
        }
        Files.writeString(home.resolve("unused.csv"), "x\n");
        return home;
    }

    private Study study(Path home, String rest) throws IOException {
        return Studies.read(
                Files.writeString(home.resolve("s.study.yaml"), "condyle: 1\nstudy: s\nmodel: ball.yaml\n" + rest)
                        .toString());
    }

    /** As another process gets it. */
    private static ModelBundle sent(ModelBundle bundle) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(bundle);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (ModelBundle) in.readObject();
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** At home the files are gone, so that nobody can read them by mistake. */
    private static void clear(Path home) throws IOException {
        try (Stream<Path> all = Files.walk(home)) {
            for (Path p : all.filter(Files::isRegularFile).toList()) {
                Files.delete(p);
            }
        }
    }

    private static Row run(Task task, Description source) {
        Row row = new TaskWorker(Duration.ZERO, name -> source).run(task, "there", () -> false);
        assertNotNull(row);
        return row;
    }

    private static List<Row> runs(Study s, Description model) {
        return s.tasks().stream().map(t -> run(t, model)).toList();
    }

    @Test
    void theModelAndAllItsFilesTravelAndRowsAreTheSame() throws IOException {
        Path home = home();
        Study s = study(home, "vary: {inputs.push.file: [table.csv, other.csv]}\n");
        ModelBundle bundle = sent(ModelBundle.of(s));
        assertEquals(Set.of("table.csv", "other.csv"), bundle.files());
        List<Row> here = runs(s, Library.find(s.model()));
        here.forEach(r -> assertTrue(r.outputs().get(0) > 0, r.toString()));
        clear(home);
        assertEquals(here, runs(s, bundle.model()));
    }

    /** What the model says about a bad value names the files as they are called at home. */
    @Test
    void messagesAreThoseOfHome() throws IOException {
        Path home = home();
        Study s = study(home, """
                vary: {parameters.h: {from: 1 m, to: 3 m, steps: 3}}
                set: {bodies.ball.mass: "= if(h > 1.5 m, if(h < 2.5 m, 0 kg, m), m)"}
                """);
        ModelBundle bundle = sent(ModelBundle.of(s));
        List<Row> here = runs(s, Library.find(s.model()));
        clear(home);
        assertEquals(Row.Outcome.REFUSED, here.get(1).outcome());
        assertEquals(here, runs(s, bundle.model()));
    }

    /** A formula of the file that fails with some values only: the message has its file, line and column. */
    @Test
    void messagesHaveTheLineOfTheFileOfHome() throws IOException {
        Path home = home();
        Files.writeString(
                home.resolve("parts/start.yaml"), "parameters:\n  h: 1 m\n  k: 1\n  m: = 1 kg * ((k - 3)^2 - 1)\n");
        Study s = study(home, "vary: {parameters.k: {from: 1, to: 5, steps: 3}}\n");
        Row here = run(s.tasks().get(1), Library.find(s.model()));
        ModelBundle bundle = sent(ModelBundle.of(s));
        clear(home);
        assertEquals(Row.Outcome.REFUSED, here.outcome());
        assertTrue(here.why().contains("ball.yaml:4:"), here.why());
        assertEquals(here, run(s.tasks().get(1), bundle.model()));
    }

    /** A file that did not travel may exist at home: that is for the engine, and no refusal. */
    @Test
    void aFileThatDidNotTravelIsNotAMistakeOfTheModel() throws IOException {
        Path home = home();
        Study s = study(home, "vary: {inputs.push.file: [table.csv, other.csv]}\n");
        Description model = sent(ModelBundle.of(s)).model();
        Task second = s.tasks().get(1);
        Task unforeseen = new Task(
                3,
                second.model(),
                "",
                List.of(new Change("inputs.push.file", "third.csv")),
                second.outputs(),
                List.of(),
                false);
        String said = assertThrows(ResourceRoot.AbsentException.class, () -> run(unforeseen, model))
                .getMessage();
        assertTrue(said.contains(home.resolve("third.csv").toString()), said);
    }

    @Test
    void aModelOfAnotherProgramTravels() throws IOException {
        Path home = Files.createDirectories(folder.resolve("home"));
        Files.writeString(home.resolve("ball.xml"), """
                <mujoco><include file="part.xml"/></mujoco>""");
        Files.writeString(home.resolve("part.xml"), """
                <mujoco><worldbody><body name="b" pos="0 0 1"><freejoint/><geom size="0.1"/></body></worldbody></mujoco>""");
        Path file = Files.writeString(home.resolve("s.study.yaml"), """
                condyle: 1
                study: s
                model: ball.xml
                vary: {run.until: [0.1 s, 0.2 s]}
                outputs: {z: last(b.z)}
                """);
        Study s = Studies.read(file.toString());
        ModelBundle bundle = sent(ModelBundle.of(s));
        assertEquals(Set.of(), bundle.files()); // it was translated at home
        List<Row> here = runs(s, Library.find(s.model()));
        clear(home);
        assertEquals(here, runs(s, bundle.model()));
    }

    /** Every process has the library: the tree travels, and no file. */
    @Test
    void aModelOfTheLibraryIsSmall() throws IOException {
        Study s = Studies.read("contact/two-spheres-laws");
        ModelBundle bundle = ModelBundle.of(s);
        assertEquals(Set.of(), bundle.files());
        assertTrue(size(bundle) < 50_000, size(bundle) + " bytes");
        Task t = s.tasks().get(0);
        assertEquals(run(t, Library.find(t.model())), run(t, sent(bundle).model()));
    }

    private static int size(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.size();
    }

    /** One process, many runs, two threads: one table and one mesh. */
    @Test
    void aWorkerMakesAMeshOnceForAllRuns() throws Exception {
        Path home = home();
        Files.writeString(
                home.resolve("ball.yaml"), MODEL.replace("{sphere: {radius: 5 cm}}", "{mesh: {file: box.obj}}"));
        Files.writeString(home.resolve("box.obj"), BOX);
        Study s = study(home, "vary: {parameters.h: {from: 1 m, to: 3 m, steps: 20}}\n");
        ModelBundle bundle = sent(ModelBundle.of(s));
        assertEquals(Set.of("table.csv", "box.obj"), bundle.files());
        clear(home);
        Description model = bundle.model();
        TaskWorker worker = new TaskWorker(Duration.ZERO, name -> model);
        Set<Row> rows = s.tasks().parallelStream()
                .map(t -> worker.run(t, "there", () -> false))
                .collect(Collectors.toSet());
        assertEquals(20, rows.size());
        rows.forEach(r -> assertEquals(Row.Outcome.COMPLETED, r.outcome(), r.why()));
        assertEquals(2, model.document().assetsMade());
    }
}
