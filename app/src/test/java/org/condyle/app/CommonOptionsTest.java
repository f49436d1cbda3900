package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.condyle.app.shell.CommonOptions;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The options that commands share mean the same everywhere, because they are declared once. */
class CommonOptionsTest {
    private static final List<String> COMMON = List.of("--out", "--force", "--no-report", "--quiet", "--json");

    /** Every command, and the common options that have a meaning for it. */
    private static final Map<String, String> EXPECTED = new LinkedHashMap<>();

    static {
        for (String folder : List.of("run", "study", "study merge", "reproduce", "compare", "analyse")) {
            EXPECTED.put(folder, "--force --json --no-report --out --quiet");
        }
        for (String facts : List.of("check", "import", "export")) {
            EXPECTED.put(facts, "--json --quiet");
        }
        for (String file : List.of("plot", "joint", "convert", "examples")) {
            EXPECTED.put(file, "--force --quiet");
        }
        for (String none : List.of("study status", "explain", "schema", "generate-completion", "help")) {
            EXPECTED.put(none, "");
        }
    }

    private static Map<String, CommandLine> commands() {
        CommandLine main = new CommandLine(new Main(new PrintWriter(new StringWriter())));
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
}
