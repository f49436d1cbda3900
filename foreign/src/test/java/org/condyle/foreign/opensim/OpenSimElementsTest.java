package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlTree;
import org.condyle.io.foreign.Loss;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The contract of every element of OpenSim: {@code osim/elements.osim} contains one of its class, reading it reports nothing unknown,
 * what is written for it reads back as the same, and a page of the documentation names it. Who adds an element adds it there.
 */
class OpenSimElementsTest {
    private static final Path FIXTURE = Path.of("src/test/resources/osim/elements.osim");
    private static final String NUMBER = "-?[0-9]+(\\.[0-9]+)?([eE]-?[0-9]+)?";
    /** Relative; both ways of a Hunt-Crossley stiffness take roots and powers. */
    private static final double ROUNDING = 1e-12;

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    /** Classes whose names have an underscore are older spellings of others. */
    private static Set<String> classes() {
        Set<String> all = new TreeSet<>(OpenSimElements.classes());
        all.removeIf(c -> c.contains("_"));
        return all;
    }

    @Test
    void theFixtureHasEveryClass() {
        Set<String> missing = classes();
        collect(XmlTree.read("elements.osim", "a fixture", bytes(FIXTURE)), missing);
        assertEquals(Set.of(), missing, "add an element of this class to " + FIXTURE);
    }

    private static void collect(XmlElement e, Set<String> missing) {
        missing.remove(e.name());
        e.children().forEach(c -> collect(c, missing));
    }

    @Test
    void nothingIsUnknown() {
        for (Loss l : Library.find(FIXTURE.toString()).losses().all()) {
            assertTrue(!l.meaning().matches(".*\\b(not known|left out)\\b.*"), l.toString());
        }
    }

    /** A model that was written is written the same after it was read again. */
    @Test
    void whatIsWrittenReadsTheSame() throws IOException {
        Description first = Library.find(FIXTURE.toString());
        OpenSimExport once = OpenSimExport.of(first, first.compile());
        assertTrue(once.losses().all().stream().noneMatch(l -> l.element().equals("bushing")), "it acts along angles");
        Path file = folder.resolve("elements.osim");
        Files.writeString(file, once.text());
        for (String mesh : once.files().keySet()) {
            Path to = folder.resolve(mesh);
            Files.createDirectories(to.getParent());
            Files.copy(FIXTURE.resolveSibling(mesh), to);
        }
        Description second = Library.find(file.toString());
        same(once.document(), OpenSimExport.of(second, second.compile()).document());
    }

    private static void same(XmlElement a, XmlElement b) {
        assertEquals(a.name(), b.name(), a.path());
        assertEquals(a.attributes(), b.attributes(), a.path());
        assertEquals(
                a.children().stream().map(XmlElement::name).toList(),
                b.children().stream().map(XmlElement::name).toList(),
                a.path());
        List<String> x = List.of(a.text().split("\\s+", -1)),
                y = List.of(b.text().split("\\s+", -1));
        boolean expression =
                a.name().equals("expression"); // gets two more signs each time; OpenSimExportTest evaluates it
        for (int i = 0; !expression && i < Math.max(x.size(), y.size()); i++) {
            if (x.get(i).matches(NUMBER) && y.get(i).matches(NUMBER)) {
                double value = Double.parseDouble(x.get(i));
                assertEquals(value, Double.parseDouble(y.get(i)), ROUNDING * Math.abs(value), a.path());
            } else {
                assertEquals(x.get(i), y.get(i), a.path());
            }
        }
        for (int i = 0; i < a.children().size(); i++) {
            same(a.children().get(i), b.children().get(i));
        }
    }

    @Test
    void theDocumentationNamesEveryClass() throws IOException {
        String page = Files.readString(Path.of("../docs/coming-from.md"));
        Set<String> missing = classes();
        missing.removeIf(c -> page.contains("`" + c + "`"));
        assertEquals(Set.of(), missing, "add a row to docs/coming-from.md");
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
