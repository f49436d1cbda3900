package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.app.shell.ExitCode;
import org.condyle.io.model.SchemaCheck;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Files for scripts begin with the number of their format. */
class FormatNumbersTest {
    private static final String BALL = """
            condyle: 1
            parameters: {h: 1 m}
            bodies: {ball: {mass: 1 kg, shape: {sphere: {radius: 5 cm}}, at: [0, = h, 0]}}
            run: {until: 0.1 s}
            outputs: {y: last(ball.y)}
            claims: {falls: {test: "last(ball.y) < h", says: it falls}}
            """;

    @TempDir
    private Path folder;

    private JsonNode first(String file) throws IOException {
        JsonNode root = JsonMapper.shared().readTree(Files.readString(folder.resolve(file)));
        assertEquals("format", root.propertyNames().iterator().next(), file);
        return root.get("format");
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void summariesOfRunsAreAsTheSchemaOfTheCommandSays() throws IOException {
        Command schema = Command.run("schema", "--summary");
        assertEquals(ExitCode.DONE, schema.code());
        for (String model : List.of(write("ball.yaml", BALL), "contact/two-spheres", "contact/newtons-cradle")) {
            Command c = Command.run("run", model, "--no-report", "--out", out("run"), "--force");
            assertTrue(Files.exists(folder.resolve("run/summary.json")), c.all());
            assertEquals(1, first("run/summary.json").asInt());
            assertEquals(
                    List.of(),
                    SchemaCheck.errors(schema.out(), Files.readString(folder.resolve("run/summary.json"))),
                    model);
        }
        assertTrue(Files.readString(folder.resolve("run/recording.sto")).contains("\nversion=1\n"));
        assertEquals(
                ExitCode.BAD_INPUT,
                Command.run("schema", "--summary", "--study").code());
    }

    @Test
    void soDoStudiesAndVerdicts() throws IOException {
        String ball = write("ball.yaml", BALL);
        String study = write("s.study.yaml", """
                condyle: 1
                study: s
                model: ball.yaml
                vary: {parameters.h: {uniform: {from: 1 m, to: 2 m}}}
                sample: {method: monte-carlo, samples: 8, seed: 1}
                """);
        Command c = Command.run("study", study, "--no-report", "--out", out("study"));
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertEquals(1, first("study/status.json").asInt());
        assertEquals("condyle sensitivity 1", first("study/sensitivity.json").asString());
        Command r = Command.run("reproduce", ball, "--no-report", "--out", out("gallery"));
        assertEquals(ExitCode.DONE, r.code(), r.all());
        assertEquals(1, first("gallery/verdicts.json").asInt());
        assertEquals(1, first("gallery/ball/summary.json").asInt());
    }
}
