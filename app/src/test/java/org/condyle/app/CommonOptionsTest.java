package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The options that commands share mean the same everywhere, because they are declared once. */
class CommonOptionsTest {
    private static final String PENDULUM = "mechanisms/pendulum";

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    private static final List<String> COMMON = List.of("--out", "--force", "--no-report", "--quiet", "--json");

    /** Every command, and the common options that have a meaning for it. */
    private static final Map<String, String> EXPECTED = new LinkedHashMap<>();

    static {
        for (String folder : List.of("run", "study", "study merge", "reproduce", "compare", "analyse", "laxity")) {
            EXPECTED.put(folder, "--force --json --no-report --out --quiet");
        }
        for (String facts : List.of("check", "import", "export", "surface distance")) {
            EXPECTED.put(facts, "--json --quiet");
        }
        for (String file : List.of("plot", "picture", "joint", "surface fit", "convert", "examples")) {
            EXPECTED.put(file, "--force --quiet");
        }
        for (String none :
                List.of("describe", "study status", "surface", "explain", "schema", "generate-completion", "help")) {
            EXPECTED.put(none, "");
        }
    }

    private static Map<String, CommandLine> commands() {
        CommandLine main = Main.line(new Main(new PrintWriter(new StringWriter())));
        Map<String, CommandLine> all = new LinkedHashMap<>();
        main.getSubcommands().forEach((name, c) -> {
            all.put(name, c);
            c.getSubcommands().forEach((below, d) -> all.put(name + " " + below, d));
        });
        return all;
    }

    @Test
    void everyCommandHasTheOptionsThatMeanSomethingForIt() {
        Map<String, CommandLine> commands = commands();
        assertEquals(new TreeSet<>(EXPECTED.keySet()), new TreeSet<>(commands.keySet()));
        EXPECTED.forEach((name, options) -> {
            Set<String> found = new TreeSet<>();
            for (OptionSpec o : commands.get(name).getCommandSpec().options()) {
                Arrays.stream(o.names()).filter(COMMON::contains).forEach(found::add);
            }
            assertEquals(options, String.join(" ", found), name);
        });
    }

    @Test
    void theyAreDeclaredInOnePlaceWithOneText() {
        Map<String, String> texts = new LinkedHashMap<>();
        commands().forEach((name, c) -> {
            for (OptionSpec o : c.getCommandSpec().options()) {
                if (COMMON.contains(o.longestName())) {
                    Class<?> from = ((java.lang.reflect.Field) o.userObject()).getDeclaringClass();
                    assertEquals(CommonOptions.class, from.getDeclaringClass(), name + " " + o.longestName());
                    String key = from.getSimpleName() + " " + o.longestName();
                    String text = String.join("\n", o.description());
                    assertEquals(texts.computeIfAbsent(key, k -> text), text, name);
                    assertArrayEquals(new String[] {o.longestName()}, o.names());
                }
            }
        });
        assertEquals(6, texts.size(), texts.toString()); // --force of a folder and of a file
    }

    private static JsonNode json(Command c) {
        assertEquals(ExitCode.DONE, c.code(), c.all());
        return JsonMapper.shared().readTree(c.out());
    }

    @Test
    void summariesOfAllCommandsCanBePrintedForScripts() throws IOException {
        String a = folder.resolve("a").toString(), b = folder.resolve("b").toString();
        assertEquals(
                "completed",
                json(Command.run("run", PENDULUM, "--out", a, "--no-report", "--json"))
                        .path("outcome")
                        .asString());
        Command.run("run", PENDULUM, "--case", "absolute", "--out", b, "--no-report", "--quiet");
        JsonNode compared = json(Command.run(
                "compare",
                a,
                b,
                "--json",
                "--no-report",
                "--out",
                folder.resolve("c").toString()));
        assertEquals(2, compared.path("runs").size());
        assertTrue(compared.path("curves").size() > 0, compared.toString());
        assertFalse(Files.exists(folder.resolve("c")), "--no-report writes no page");
        JsonNode verdicts = json(Command.run(
                "reproduce",
                PENDULUM,
                "--json",
                "--no-report",
                "--out",
                folder.resolve("g").toString()));
        assertEquals(JsonMapper.shared().readTree(Files.readAllBytes(folder.resolve("g/verdicts.json"))), verdicts);
        Files.writeString(folder.resolve("s.study.yaml"), """
                condyle: 1
                study: three masses
                model: mechanisms/pendulum
                vary: {run.until: {from: 0.1 s, to: 0.3 s, steps: 3}}
                outputs: [max(pivot.angle)]
                """);
        Command study = Command.run(
                "study",
                folder.resolve("s.study.yaml").toString(),
                "--json",
                "--no-report",
                "--out",
                folder.resolve("s").toString());
        JsonNode numbers = JsonMapper.shared().readTree(study.out());
        assertEquals(3, numbers.path("done").asInt(), study.all());
        assertEquals(1, numbers.path("outputs").size(), study.all());
    }

    @Test
    void quietCommandsPrintWarningsOnly() {
        String out = folder.resolve("out").toString();
        for (String[] line : new String[][] {
            {"run", PENDULUM, "--out", out, "--quiet"},
            {"plot", out, "--y", "pivot.angle", "-o", folder.resolve("f.svg").toString(), "--quiet"},
            {"examples", PENDULUM, "--to", folder.resolve("p.yaml").toString(), "--quiet"},
            {"export", PENDULUM, "--quiet"},
        }) {
            Command c = Command.run(line);
            assertEquals(ExitCode.DONE, c.code(), c.all());
            assertEquals("", c.out(), line[0]);
        }
        assertEquals(
                "no problems.", Command.run("check", PENDULUM, "--quiet").out().strip());
    }

    /** Results of runs and of analyses are told apart by their summaries. */
    @Test
    void aRunAndAnAnalysisDoNotOverwriteEachOther() throws IOException {
        String out = folder.resolve("both").toString();
        Path knee = Path.of("..", "models", "knee").toAbsolutePath().normalize();
        String[] run = {"run", PENDULUM, "--out", out, "--no-report", "--quiet"};
        String[] ik = {
            "analyse",
            "ik",
            "--model",
            knee.resolve("leg-extension.yaml").toString(),
            "--markers",
            knee.resolve("leg-extension.trc").toString(),
            "--to",
            "0.1 s",
            "--out",
            out,
            "--no-report",
            "--quiet"
        };
        assertEquals(ExitCode.DONE, Command.run(run).code());
        Command refused = Command.run(ik);
        assertEquals(ExitCode.BAD_INPUT, refused.code(), refused.all());
        assertTrue(
                refused.err().contains("the folder contains the results of a run (mechanisms/pendulum)"),
                refused.all());
        List<String> forced = new ArrayList<>(List.of(ik));
        forced.add("--force");
        assertEquals(ExitCode.DONE, Command.run(forced.toArray(new String[0])).code());
        assertEquals(ExitCode.DONE, Command.run(ik).code());
        refused = Command.run(run);
        assertEquals(ExitCode.BAD_INPUT, refused.code(), refused.all());
        assertTrue(refused.err().contains("the results of an analysis (InverseKinematicsTool)"), refused.all());
        Files.writeString(folder.resolve("both/summary.json"), "{\"tool\": \"condyle\"}");
        refused = Command.run(ik);
        assertTrue(refused.err().contains("a summary.json not written by Condyle"), refused.all());
    }

    @Test
    void badInputLeavesNoFolder() {
        Command c = Command.run(
                "analyse",
                "id",
                "--model",
                PENDULUM,
                "--coordinates",
                "no.mot",
                "--out",
                folder.resolve("x").toString());
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertFalse(Files.exists(folder.resolve("x")));
    }
}
