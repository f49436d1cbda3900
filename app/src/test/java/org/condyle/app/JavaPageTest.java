package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** The programs of docs/java.md and docs/analyses.md compile without warnings, run, and print the block of text that follows them. */
@Isolated("a program prints to the standard output of the process")
class JavaPageTest {
    private static final Path PAGE = Pages.home().resolve("docs/java.md");
    private static final Path ANALYSES = Pages.home().resolve("docs/analyses.md");
    private static final Pattern CLASS = Pattern.compile("public (?:final )?class (\\w+)");

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    @TestFactory
    Stream<DynamicTest> everyProgramPrintsWhatThePageShows() {
        List<Pages.Block> blocks = new ArrayList<>(Pages.blocks(PAGE));
        blocks.addAll(Pages.blocks(ANALYSES));
        List<DynamicTest> tests = new ArrayList<>();
        for (int i = 0; i < blocks.size(); i++) {
            Pages.Block program = blocks.get(i);
            if (!program.language().equals("java")) {
                continue;
            }
            assertTrue(
                    i + 1 < blocks.size() && blocks.get(i + 1).language().equals("text"),
                    program.where() + ": what it prints should follow in a block of text");
            String shown = blocks.get(i + 1).text();
            tests.add(DynamicTest.dynamicTest(program.where(), () -> assertEquals(shown, printed(program))));
        }
        assertTrue(tests.size() >= 6, "the examples are gone");
        return tests.stream();
    }

    private String printed(Pages.Block program) throws IOException, ReflectiveOperationException {
        Matcher name = CLASS.matcher(program.text());
        assertTrue(name.find(), program.where() + " has no public class");
        Path classes = Files.createDirectories(folder.resolve(name.group(1)));
        Path source = classes.resolve(name.group(1) + ".java");
        Files.writeString(source, program.text());
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        boolean compiled = compiler.getTask(
                        said,
                        null,
                        null,
                        List.of("-Xlint:all", "-Werror", "-proc:none", "-d", classes.toString()),
                        null,
                        compiler.getStandardFileManager(null, null, null).getJavaFileObjects(source))
                .call();
        assertTrue(compiled, said::toString);
        PrintStream before = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()}, JavaPageTest.class.getClassLoader())) {
            System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
            loader.loadClass(name.group(1)).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
