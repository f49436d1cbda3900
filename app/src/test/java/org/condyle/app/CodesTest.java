package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.condyle.app.shell.ExitCode;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.condyle.io.problem.CodeSheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every problem has a code, and every code is explained by an example that produces it. */
class CodesTest {
    private static final Pattern NAMED = Pattern.compile("'condyle explain ([\\w-]+)' tells more(: (.*)\\.)?");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(Code.class)
    void theExampleOfACodeShowsItAtItsLine(Code code) throws IOException {
        CodeSheet sheet = CodeSheet.of(code);
        Command c = Command.run(arguments(sheet));
        String all = (c.out() + c.err()).replace(folder + "/", "");
        Matcher named = NAMED.matcher(all);
        assertTrue(named.find(), c::all);
        assertEquals(code.word(), named.group(1), c::all);
        String place =
                sheet.at().isEmpty() ? "--set " : sheet.at() + ":" + (sheet.line() > 0 ? sheet.line() + ":" : "");
        List<String> placed =
                all.lines().map(String::strip).filter(l -> l.startsWith(place)).toList();
        assertEquals(1, placed.size(), c::all);
        assertTrue(all.contains("1 problem;") || all.contains("1 warning."), c::all); // and nothing else
    }

    @ParameterizedTest
    @EnumSource(Code.class)
    void theCommandExplainsACode(Code code) {
        CodeSheet sheet = CodeSheet.of(code);
        assertFalse(sheet.meaning().isBlank() || sheet.instead().isBlank(), code.word());
        Command c = Command.run("explain", code.word());
        assertEquals(ExitCode.DONE, c.code(), c::all);
        assertTrue(c.out().contains(code.word() + " (code of a problem): " + code.about()), c::all);
        assertTrue(c.out().contains("write instead: " + sheet.instead()), c::all);
    }

    @Test
    void allCodesAreListed() {
        Command c = Command.run("explain", "codes");
        for (Code code : Code.values()) {
            assertTrue(c.out().contains("  " + code.word() + " "), code.word());
        }
    }

    @Test
    void aMistypedCodeIsAnsweredWithTheRightOne() {
        Command c = Command.run("explain", "unknow-key");
        assertEquals(ExitCode.BAD_INPUT, c.code());
        assertTrue(c.err().contains("did you mean 'unknown-key'?"), c::all);
    }

    @Test
    void thePageOnTheCommandHasTheTableOfCodes() throws IOException {
        String page = Files.readString(Pages.home().resolve("docs").resolve("command.md"));
        String section = page.substring(page.indexOf("## Problems"), page.indexOf("## Trust"));
        List<String> rows = section.lines().filter(l -> l.startsWith("| `")).toList();
        assertEquals(
                Arrays.stream(Code.values())
                        .map(c -> "| `" + c.word() + "` | " + c.about() + " |")
                        .toList(),
                rows);
    }

    /** Whoever makes a problem must say its code: there is no way without one. */
    @Test
    void aProblemCannotBeMadeWithoutACode() {
        List<Executable> makers = new ArrayList<>();
        makers.addAll(List.of(Problem.class.getConstructors()));
        makers.addAll(named(Problem.class, "error", "warning"));
        makers.addAll(named(Problems.class, "error", "warning"));
        for (Constructor<?> made : DocumentException.class.getConstructors()) {
            if (Arrays.asList(made.getParameterTypes()).contains(String.class)) {
                makers.add(made);
            }
        }
        assertTrue(makers.size() >= 11, makers.toString());
        makers.forEach(m -> assertTrue(Arrays.asList(m.getParameterTypes()).contains(Code.class), m.toString()));
        assertTrue(Code.of("other").isEmpty());
    }

    private static List<Method> named(Class<?> type, String... names) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(m -> List.of(names).contains(m.getName()))
                .toList();
    }

    @Test
    void everyCodeIsUsedSomewhere() throws IOException {
        Map<String, Integer> uses = new TreeMap<>();
        Arrays.stream(Code.values()).forEach(c -> uses.put(c.name(), 0));
        for (String module : List.of("io", "foreign", "tool", "study", "app", "view")) {
            try (Stream<Path> files = Files.walk(
                    Pages.home().resolve(module).resolve("src").resolve("main").resolve("java"))) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    Matcher m = Pattern.compile("\\bCode\\.([A-Z0-9_]+)\\b").matcher(Files.readString(file));
                    while (m.find()) {
                        uses.merge(m.group(1), 1, Integer::sum);
                    }
                }
            }
        }
        uses.forEach((code, n) -> assertTrue(n > 0, code + " is never used"));
    }

    @Test
    void scriptsGetProblemsAsJson() throws IOException {
        Path file = folder.resolve("model.yaml");
        Files.writeString(file, CodeSheet.of(Code.UNKNOWN_KEY).realFiles().get("model.yaml"));
        for (String command : List.of("check", "run")) {
            Command c = Command.run(command, file.toString(), "--json");
            assertEquals(ExitCode.BAD_INPUT, c.code(), c::all);
            JsonNode one = JsonMapper.builder()
                    .build()
                    .readTree(c.out())
                    .path("problems")
                    .path(0);
            assertEquals("unknown-key", one.path("code").asString());
            assertEquals("error", one.path("severity").asString());
            assertEquals(4, one.path("line").asInt());
            assertEquals(9, one.path("column").asInt());
            assertEquals("bodies.leg", one.path("path").asString());
            assertEquals("unknown key 'mas'", one.path("message").asString());
            assertEquals("did you mean 'mass'?", one.path("hint").asString());
            assertTrue(c.err().contains(":4:9: bodies.leg: unknown key 'mas'; did you mean 'mass'?"), c::all);
        }
    }

    @Test
    void warningsOfAFileAreProblemsOfTheSummary() throws IOException {
        Path file = folder.resolve("model.yaml");
        Files.writeString(file, CodeSheet.of(Code.DOUBTFUL_ANGLE).realFiles().get("model.yaml"));
        Command c = Command.run(
                "run",
                file.toString(),
                "--json",
                "--no-report",
                "--out",
                folder.resolve("out").toString());
        JsonNode summary = JsonMapper.builder().build().readTree(c.out());
        assertEquals(
                "doubtful-angle", summary.path("problems").path(0).path("code").asString(), c::all);
        assertEquals(
                "write 60 deg or 60 rad",
                summary.path("problems").path(0).path("hint").asString());
        assertTrue(c.err().lines().anyMatch(l -> l.startsWith(file + ":5:24: warning: ")), c::all);
    }

    @Test
    void theFooterNamesTheCodesOfErrors() {
        Problems problems = new Problems();
        assertEquals("", problems.more());
        Entry e = Entry.of(Position.in("m"), "a", "1");
        problems.warning(Code.NO_EFFECT, e, "odd");
        assertEquals(" 'condyle explain no-effect' tells more.", problems.more());
        problems.error(Code.WRONG_UNIT, e, "wrong");
        assertEquals(" 'condyle explain wrong-unit' tells more.", problems.more());
        problems.error(Code.CYCLE, e, "wrong");
        assertEquals(" 'condyle explain CODE' tells more: wrong-unit, cycle.", problems.more());
    }

    private String[] arguments(CodeSheet sheet) throws IOException {
        for (Map.Entry<String, String> f : sheet.realFiles().entrySet()) {
            Path file = folder.resolve(f.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, f.getValue());
        }
        return Arrays.stream(sheet.command().split(" "))
                .map(w -> w.equals("DIR") || w.matches("\\w+\\.\\w+")
                        ? folder.resolve(w).toString()
                        : w)
                .toArray(String[]::new);
    }
}
