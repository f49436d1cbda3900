package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.condyle.experiment.Datasheets;
import org.condyle.integrate.Integrators;
import org.condyle.io.model.Library;
import org.condyle.io.model.term.Datasheet;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The documentation does what it says. Blocks of {@code yaml} that begin with {@code condyle: 1} are run, as studies if
 * they vary something; blocks of {@code yaml}, {@code csv} or {@code obj} that begin with {@code # FILE} become files beside them;
 * lines of {@code sh} blocks that begin with {@code condyle} are executed, unless they end with {@code # not run here}.
 */
@Order(2) // it takes long
class DocsTest {
    private static final Path MODEL_FILE = Pages.home().resolve("docs/model-file.md");

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    @TestFactory
    Stream<DynamicTest> everyModelInTheDocumentationRuns() throws IOException {
        Path place = Files.createDirectories(folder.resolve("models"));
        List<Pages.Block> models = new ArrayList<>();
        for (Path page : Pages.all()) {
            for (Pages.Block b : Pages.blocks(page)) {
                Matcher file =
                        Pattern.compile("# ([\\w-]+\\.(?:yaml|csv|obj))\n").matcher(b.text());
                if (file.lookingAt()) {
                    Files.writeString(place.resolve(file.group(1)), b.text());
                } else if (b.language().equals("yaml") && b.text().startsWith("condyle: 1")) {
                    models.add(b);
                }
            }
        }
        assertTrue(models.size() > 10, "the examples are gone");
        return models.stream().map(b -> DynamicTest.dynamicTest(b.where(), () -> run(b, place)));
    }

    private static void run(Pages.Block b, Path place) throws IOException {
        Path file = place.resolve("line-" + b.line() + "-" + b.page().getFileName() + ".yaml");
        Files.writeString(file, b.text());
        if (b.text().contains("\nvary:")) {
            Path out = place.resolve(file.getFileName() + ".out");
            execute(0, b.where(), "study", file.toString(), "--out", out.toString());
            return;
        }
        List<String> cases = new ArrayList<>(List.of(""));
        Matcher m = Pattern.compile("(?m)^  ([\\w-]+):").matcher(b.text().replaceAll("(?s)^.*\ncases:\n|^.*", ""));
        while (m.find()) {
            cases.add(m.group(1));
        }
        for (String c : cases) {
            List<String> line = new ArrayList<>(List.of(
                    "run", file.toString(), "--out", place.resolve("out").toString(), "--force"));
            if (!c.isEmpty()) {
                line.addAll(List.of("--case", c));
            }
            execute(0, b.where() + " " + c, line.toArray(new String[0]));
        }
    }

    @TestFactory
    Stream<DynamicTest> everyCommandInTheDocumentationWorks() throws IOException {
        Path place = Files.createDirectories(folder.resolve("commands"));
        List<DynamicTest> tests = new ArrayList<>();
        for (Path page : Pages.all()) {
            for (Pages.Block b : Pages.blocks(page)) {
                for (String line : b.language().equals("sh") ? b.text().lines().toList() : List.<String>of()) {
                    if (line.matches("(\\./)?condyle .*") && !line.endsWith("# not run here")) {
                        tests.add(DynamicTest.dynamicTest(b.where() + " " + line, () -> command(line, place)));
                    }
                }
            }
        }
        assertTrue(tests.size() > 5, "the commands are gone");
        return tests.stream();
    }

    /** Runs a line as a shell would, with its files in a folder of our own. */
    private static void command(String line, Path place) {
        List<String> words = words(line.replaceAll("\\s#.*$", "").replaceAll("\\s>.*$", ""));
        words.remove(0);
        boolean run = List.of("run", "study").contains(words.get(0)),
                copy = words.get(0).equals("examples") && words.size() == 2;
        int out = words.indexOf("--out");
        if (out > 0) {
            words.set(out + 1, place.resolve(words.get(out + 1)).toString());
        } else if (run || words.get(0).equals("compare")) {
            words.addAll(List.of("--out", place.resolve("out").toString(), "--force"));
        }
        if (words.get(0).equals("analyse") && out < 0) {
            Path results = place.resolve("condyle-out").resolve(words.get(1).replace(".xml", ""));
            words.addAll(List.of("--out", results.toString(), "--force"));
        }
        words.replaceAll(w -> w.matches("[\\w-]+(\\.study)?\\.(yaml|json|osim|c3d|trc|mot|xml)")
                ? place.resolve(w).toString()
                : w);
        if (List.of("plot", "compare", "picture").contains(words.get(0))) { // runs of earlier lines, and figures
            words.replaceAll(w -> Files.isDirectory(place.resolve(w)) || w.matches("[\\w-]+\\.(svg|pdf|png|gif)")
                    ? place.resolve(w).toString()
                    : w);
        }
        if (copy) {
            String name = words.get(1).substring(words.get(1).lastIndexOf('/') + 1)
                    + (Library.studies().contains(words.get(1)) ? Library.STUDY : ".yaml");
            words.addAll(List.of("--to", place.resolve(name).toString()));
        }
        execute(0, line, words.toArray(new String[0]));
    }

    private static List<String> words(String line) {
        Matcher m = Pattern.compile("\"([^\"]*)\"|(\\S+)").matcher(line);
        List<String> words = new ArrayList<>();
        while (m.find()) {
            words.add(m.group(1) != null ? m.group(1) : m.group(2));
        }
        return words;
    }

    private static void execute(int code, String what, String... args) {
        StringWriter out = new StringWriter(), err = new StringWriter();
        int was = Main.execute(new PrintWriter(out, true), new PrintWriter(err, true), args);
        assertEquals(code, was, () -> what + "\n" + out + err);
    }

    /** A table row of the page that begins with the word. */
    private static String row(String word, String section) {
        String page = Pages.text(MODEL_FILE);
        int from = page.indexOf("\n" + section);
        assertTrue(from >= 0, "no section '" + section + "'");
        int to = page.indexOf("\n## ", from + 1);
        return page.substring(from, to < 0 ? page.length() : to)
                .lines()
                .filter(l -> l.startsWith("| `" + word + "`")
                        || l.startsWith("| `" + word + "(")
                        || l.contains("`" + word + "("))
                .findFirst()
                .orElse("");
    }

    @Test
    void everyElementOfTheCatalogsHasItsRowWithAllItsKeys() {
        Set<String> missing = new TreeSet<>();
        Set<String> common = Set.of(
                "type",
                "parent",
                "child",
                "at",
                "child-at",
                "orientation",
                "child-orientation",
                "names",
                "reverse",
                "rotor-inertia",
                "locked",
                "limits");
        Set<String> ofAnyLaw = Set.of(
                "law",
                "between",
                "among",
                "stiffness",
                "friction",
                "slow-touch",
                "relaxation",
                "surrogate",
                "wear",
                "onset",
                "impact-speed",
                "impact",
                "report-in",
                "regions");
        for (String family : Datasheets.families()) {
            String section = switch (family) {
                case "joint" -> "## joints";
                case "constraint" -> "## constraints";
                case "force" -> "## forces";
                case "measure" -> "## measures";
                case "descriptor" -> "## descriptors";
                case "shape" -> "## shapes";
                case "law", "friction", "impact" -> "## contacts";
                case "energy", "contraction" -> "## bodies";
                case "muscle law" -> "### Muscles";
                case "output function" -> "## outputs";
                default -> "## run";
            };
            for (String word : Datasheets.words(family)) {
                String row = row(word, section);
                if (row.isEmpty()) {
                    missing.add(family + " " + word);
                    continue;
                }
                for (Datasheet sheet : Datasheets.find(word)) {
                    Matcher key = Pattern.compile("(?m)^ {2}([a-z-]+) {2,}").matcher(Datasheets.keysOf(sheet));
                    while (sheet.family().equals(family) && key.find()) {
                        boolean shared = key.group(1).equals("repeat") // of all parts, explained once
                                || family.equals("joint") && common.contains(key.group(1))
                                || family.equals("constraint") && key.group(1).equals("active")
                                || family.equals("measure") && key.group(1).equals("limits")
                                || family.equals("law") && ofAnyLaw.contains(key.group(1))
                                || family.equals("impact") && key.group(1).equals("law")
                                || family.equals("energy") && key.group(1).equals("energy")
                                || family.equals("contraction") && key.group(1).equals("by");
                        boolean given = Pattern.compile("`" + key.group(1) + "\\b")
                                .matcher(row)
                                .find();
                        if (!shared && !key.group(1).equals("type") && !given) {
                            missing.add(family + " " + word + ": key " + key.group(1));
                        }
                    }
                }
            }
        }
        assertEquals(Set.of(), missing, "docs/model-file.md has no row or no key for these");
    }

    @Test
    void everyKeyOfTheFileHasItsSection() {
        String page = Pages.text(MODEL_FILE);
        for (String key : Datasheets.keys()) {
            assertTrue(
                    Pattern.compile("(?m)^## .*\\b" + key + "\\b").matcher(page).find(), "no section for " + key);
            for (Matcher m = Pattern.compile("(?m)^ {2}([a-z-]+) {2,}").matcher(Datasheets.explainKey(key));
                    m.find(); ) {
                assertTrue(page.contains("`" + m.group(1)), "the key " + key + "." + m.group(1) + " is not explained");
            }
        }
    }

    @Test
    void theTableOfIntegratorsHasTheirOrdersAndNeeds() {
        for (Integrators.Method m : Integrators.all()) {
            String stated = row(m.name(), "## run");
            String expected = "| `" + m.name() + "` | " + m.order() + " | `"
                    + m.needs().name().toLowerCase(Locale.ROOT) + "` |";
            assertTrue(stated.startsWith(expected), stated + " should begin with " + expected);
        }
    }

    @Test
    void theReadmeCountsRight() {
        String counts = Stream.of("joint", "constraint", "force")
                .map(f -> Datasheets.words(f).size() + " " + f + "s")
                .collect(Collectors.joining(", "));
        String text = Pages.text(Pages.home().resolve("README.md")).replaceAll("\\s+", " ");
        assertTrue(text.contains(counts), "README.md should say: " + counts);
        assertTrue(text.contains(Datasheets.words("shape").size() + " shapes"));
        assertTrue(text.contains(Datasheets.words("law").size() + " contact laws"));
        assertTrue(text.contains(Datasheets.words("integrator").size() + " integrators"));
        assertTrue(text.contains(Datasheets.words("stabilisation").size() + " constraint stabilisation methods"));
    }

    @Test
    void linksBetweenPagesLeadSomewhere() {
        List<String> broken = new ArrayList<>();
        for (Path page : Pages.all()) {
            Matcher link = Pattern.compile("\\]\\(([^)\\s]+)\\)").matcher(Pages.text(page));
            while (link.find()) {
                String[] target = link.group(1).split("#", 2);
                if (target[0].contains("://")) {
                    continue;
                }
                Path file = target[0].isEmpty()
                        ? page
                        : page.resolveSibling(target[0]).normalize();
                if (!Files.exists(file) || (target.length > 1 && !anchors(file).contains(target[1]))) {
                    broken.add(page.getFileName() + ": " + link.group(1));
                }
            }
        }
        assertEquals(List.of(), broken);
    }

    /** Headings as the common renderers name them. */
    private static Set<String> anchors(Path page) {
        return Arrays.stream(Pages.text(page).split("\n"))
                .filter(l -> l.startsWith("#"))
                .map(l -> l.replaceFirst("^#+\\s*", "")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\w\\s-]", "")
                        .replace(' ', '-'))
                .collect(Collectors.toSet());
    }
}
