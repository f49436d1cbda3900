package org.condyle.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.study.task.Row;
import org.condyle.study.task.Task;
import org.condyle.study.task.TaskWorker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What travels with a study, and what a run elsewhere says of it. */
class LuggageTest {
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

    private Path unpacked(Luggage luggage) throws IOException {
        Path zip = folder.resolve("model.zip"), there = folder.resolve("there");
        luggage.pack(zip);
        try (InputStream in = Files.newInputStream(zip);
                ZipInputStream files = new ZipInputStream(in)) {
            for (ZipEntry e = files.getNextEntry(); e != null; e = files.getNextEntry()) {
                Path file = there.resolve(e.getName());
                Files.createDirectories(file.getParent());
                Files.copy(files, file);
            }
        }
        return there;
    }

    private static Row run(Task task, Description source) {
        Row row = new TaskWorker(Duration.ZERO, name -> source).run(task, "there", () -> false);
        assertNotNull(row);
        return row;
    }

    @Test
    void theModelAndAllItsFilesTravelAndRowsAreTheSame() throws IOException {
        Path home = home();
        Study s = study(home, "vary: {inputs.push.file: [table.csv, other.csv]}\n");
        Luggage luggage = Luggage.of(s);
        assertEquals(Set.of("ball.yaml", "parts/start.yaml", "table.csv", "other.csv"), luggage.files());
        Path there = unpacked(luggage);
        for (Task t : s.tasks()) {
            Row here = run(t, Library.find(t.model()));
            assertTrue(here.outputs().get(0) > 0, here.toString());
            assertEquals(here, run(t, luggage.label().model(there)));
        }
    }

    /** What the model says about a bad value names the files as they are called at home. */
    @Test
    void messagesAreThoseOfHome() throws IOException {
        Path home = home();
        Study s = study(home, """
                vary: {parameters.h: {from: 1 m, to: 3 m, steps: 3}}
                set: {bodies.ball.mass: "= if(h > 1.5 m, if(h < 2.5 m, 0 kg, m), m)"}
                """);
        Task bad = s.tasks().get(1);
        Luggage luggage = Luggage.of(s);
        Row here = run(bad, Library.find(bad.model())),
                far = run(bad, luggage.label().model(unpacked(luggage)));
        assertEquals(Row.Outcome.REFUSED, here.outcome());
        assertEquals(here, far);
    }

    /** A file that did not travel may exist at home: that is for the engine, and no refusal. */
    @Test
    void aFileThatDidNotTravelIsNotAMistakeOfTheModel() throws IOException {
        Path home = home();
        Study s = study(home, "vary: {inputs.push.file: [table.csv, other.csv]}\n");
        Luggage luggage = Luggage.of(s);
        Path there = unpacked(luggage);
        Files.delete(there.resolve("other.csv"));
        Task second = s.tasks().get(1);
        String said = assertThrows(
                        ResourceRoot.AbsentException.class,
                        () -> run(second, luggage.label().model(there)))
                .getMessage();
        assertTrue(said.contains(home.resolve("other.csv").toString()), said);
    }

    @Test
    void aModelOfAnotherProgramTravelsAndAModelOfTheLibraryNeedNot() throws IOException {
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
        Luggage luggage = Luggage.of(s);
        assertEquals(Set.of("ball.xml", "part.xml"), luggage.files());
        Task t = s.tasks().get(1);
        assertEquals(run(t, Library.find(t.model())), run(t, luggage.label().model(unpacked(luggage))));

        Luggage none = Luggage.of(Studies.read("contact/two-spheres-laws"));
        assertEquals(Set.of(), none.files());
        assertEquals("", none.label().home());
    }
}
