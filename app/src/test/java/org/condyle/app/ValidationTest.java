package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.condyle.io.document.Entry;
import org.condyle.io.model.CaseOutputs;
import org.condyle.io.model.Experiment;
import org.condyle.io.model.Library;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.Verdict;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;

/**
 * Runs the whole library and compares with the table in docs/validation.md, so that the page says what the models do.
 * The fresh table is left in target/validation-table.md; {@code mvn -pl app -am test -Dtest=ValidationTest
 * -Dcondyle.write=true} puts it into the page.
 */
class ValidationTest {
    private static final String BEGIN = "<!-- table: made by ValidationTest -->", END = "<!-- end of table -->";

    /** Cases that read measured tables which are not ours to ship, or take a quarter of a minute. */
    private static final List<String> LEFT_OUT =
            List.of("walking/seven-segments data", "contact/thousand-spheres thousand");

    @Test
    void everyClaimOfTheLibraryIsOnThePageWithItsVerdict() throws IOException {
        Path page = Pages.home().resolve("docs/validation.md");
        String fresh = table();
        Files.createDirectories(Path.of("target"));
        Files.writeString(Path.of("target/validation-table.md"), fresh);
        String text = Files.readString(page);
        int begin = text.indexOf(BEGIN) + BEGIN.length(), end = text.indexOf(END);
        assertTrue(end > begin, "docs/validation.md has lost the marks around its table");
        if (Boolean.getBoolean("condyle.write")) {
            Files.writeString(page, text.substring(0, begin) + "\n\n" + fresh + "\n" + text.substring(end));
            return;
        }
        compare(
                text.substring(begin, end).strip().lines().toList(),
                fresh.strip().lines().toList());
    }

    private static void compare(List<String> stated, List<String> fresh) {
        String wayOut = "; put app/target/validation-table.md into docs/validation.md (-Dcondyle.write=true does)";
        for (int i = 0; i < Math.min(stated.size(), fresh.size()); i++) {
            String[] was = stated.get(i).split("\\|"), is = fresh.get(i).split("\\|");
            boolean row = was.length == 7 && is.length == 7 && i > 0;
            double before = row ? number(was[5]) : Double.NaN, now = row ? number(is[5]) : Double.NaN;
            if (Double.isNaN(before) || Double.isNaN(now)) {
                assertEquals(stated.get(i), fresh.get(i), wayOut);
                continue;
            }
            for (int k = 0; k < 7; k++) {
                if (k != 5) {
                    assertEquals(was[k], is[k], stated.get(i) + wayOut);
                }
            }
            // The claims guard the digits; what is round-off here is round-off of another size on the next machine.
            boolean near = Math.abs(before - now) <= 0.02 * Math.abs(now) || Math.abs(before) + Math.abs(now) < 1e-8;
            assertTrue(near, stated.get(i) + " is now " + is[5] + wayOut);
        }
        assertEquals(stated.size(), fresh.size(), "claims were added or removed" + wayOut);
    }

    private static double number(String cell) {
        try {
            return Double.parseDouble(cell.strip());
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }

    private static String table() {
        StringBuilder out = new StringBuilder();
        for (String name : Library.names()) {
            Library.Source source = Library.find(name);
            out.append("### ").append(name).append("\n\n");
            out.append("| case | claim | test | source | reached | verdict |\n|---|---|---|---|---|---|\n");
            results(source).forEach((c, r) -> {
                for (Verdict v : r.verdicts()) {
                    out.append("| ").append(c.isEmpty() ? "-" : c).append(" | ").append(cell(v.says()));
                    out.append(" | `").append(cell(v.test())).append("` | ");
                    out.append(v.source().equals(r.source()) ? "-" : cell(v.source()))
                            .append(" | ");
                    out.append(rounded(v.value()))
                            .append(" | ")
                            .append(verdict(v))
                            .append(" |\n");
                }
            });
            out.append('\n');
        }
        return out.toString();
    }

    /** Runs of the model as it stands and of all its cases. */
    private static Map<String, RunResult> results(Library.Source source) {
        List<String> cases = new ArrayList<>(List.of(""));
        source.document()
                .find("cases")
                .map(Entry::children)
                .ifPresent(all -> all.forEach((name, overlay) -> {
                    if (!overlay.children().isEmpty()) { // an empty case is the model as it stands
                        cases.add(name);
                    }
                }));
        CaseOutputs others = new CaseOutputs(source, List.of());
        Map<String, RunResult> results = new LinkedHashMap<>();
        for (String c : cases) {
            if (!LEFT_OUT.contains(source.name() + " " + c)) {
                Experiment e = new Experiment(source.read(c, List.of()));
                if (!e.file().claims().isEmpty()) {
                    results.put(c, e.run("", Listener.NONE, null, others::of));
                }
            }
        }
        return results;
    }

    private static String verdict(Verdict v) {
        String word = v.holds() ? "holds" : "contradicted";
        assertEquals(v.expected(), v.holds(), v.id() + ": " + v.says() + " (" + v.value() + ")");
        return v.holds() ? word : "**" + word + "**" + (v.because().isEmpty() ? "" : ": " + cell(v.because()));
    }

    private static String cell(String text) {
        return text.strip().replaceAll("\\s+", " ").replace("|", "/");
    }

    private static String rounded(double x) {
        return Math.abs(x) < 1e-4 && x != 0 ? String.format(Locale.ROOT, "%.2e", x) : digits(x);
    }

    /** Eleven digits, as many as the reference values have. */
    private static String digits(double x) {
        return x == 0
                ? "0"
                : new BigDecimal(x)
                        .round(new MathContext(11))
                        .stripTrailingZeros()
                        .toPlainString();
    }
}
