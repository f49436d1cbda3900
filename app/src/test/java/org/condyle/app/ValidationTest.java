package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.condyle.io.model.Library;
import org.condyle.io.results.RunResult;
import org.condyle.scenes.Seeds;
import org.condyle.view.gallery.GalleryCard;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * Runs the library, the only test to do so, and compares with the table in docs/validation.md, so that the page says what the models do.
 * The fresh table is left in target/validation-table.md; {@code mvn -pl app -am test -Dtest=ValidationTest
 * -Dcondyle.write=true} puts it into the page.
 */
@Order(1) // it takes long
class ValidationTest {
    private static final String BEGIN = "<!-- table: made by ValidationTest -->", END = "<!-- end of table -->";

    @Test
    void everyClaimOfTheLibraryIsOnThePageWithItsVerdict() throws Exception {
        Path page = Pages.home().resolve("docs/validation.md");
        String fresh = Verdicts.tables(library());
        Files.createDirectories(Path.of("target"));
        Files.writeString(Path.of("target/validation-table.md"), fresh);
        String text = Files.readString(page);
        int begin = text.indexOf(BEGIN) + BEGIN.length(), end = text.indexOf(END);
        assertTrue(end > begin, "docs/validation.md has lost the marks around its table");
        if (WRITES) {
            Files.writeString(page, text.substring(0, begin) + "\n\n" + fresh + "\n" + text.substring(end));
            return;
        }
        compare(
                stated(text.substring(begin, end).strip()),
                fresh.strip().lines().toList());
    }

    /** The page without what a usual run leaves out: its rows, and models without a row. */
    private static List<String> stated(String page) {
        List<String> kept = new ArrayList<>();
        for (String section : page.split("(?m)^(?=### )")) {
            String model = section.lines().findFirst().orElse("").replace("### ", "");
            List<String> lines = section.lines()
                    .filter(l -> taken(model + " " + l.replaceAll("^\\| ([^ ]+) \\|.*", "$1")))
                    .toList();
            if (lines.stream().filter(l -> l.startsWith("|")).count() > 2) {
                kept.addAll(lines);
            }
        }
        return String.join("\n", kept).strip().lines().toList();
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

    private static final boolean WRITES = Boolean.getBoolean("condyle.write");

    /** What takes two fifths of the time of the whole library: with {@code condyle.all}. */
    private static final Set<String> DEAR = Set.of(
            "benchmarks/rolling -",
            "contact/ball-worn-flat -",
            "contact/bouncing-ball foundation-flat",
            "contact/pin-wear -",
            "knee/articular -",
            "knee/articular-landing -",
            "knee/menisci dynamic");

    /** Whether a model and its case are run. */
    private static boolean taken(String label) {
        return Seeds.all() || WRITES || !DEAR.contains(label);
    }

    private static final Set<String> WEARING =
            Set.of("contact/ball-worn-flat", "contact/pin-wear", "contact/track-wear", "knee/wear");

    /** Where samples of a contact end within the motion, and the force goes over to that of the search with a step. */
    private static final Set<String> LEAVING = Set.of("narrow", "limited");

    /** All but what takes long; {@link #DEAR} only with all cases. Every run gets to its end, with finite outputs and no warnings, as it was expected to. */
    private static List<GalleryCard> library() throws Exception {
        List<Published> all = Library.names().stream()
                .flatMap(name -> Published.of(Library.find(name)).stream())
                .filter(p -> p.leftOut(true).isEmpty())
                .filter(p -> taken(p.source().name() + " " + (p.caseName().isEmpty() ? "-" : p.caseName())))
                .toList();
        List<String> wrong = Collections.synchronizedList(new ArrayList<>());
        Reproduction<GalleryCard> runs = new Reproduction<>(
                (what, file, r) -> {
                    if (!r.outcome().regular()) {
                        wrong.add(what.label() + ": " + r.outcome().message());
                    }
                    r.outputs().forEach((name, x) -> {
                        if (!Double.isFinite(x)) {
                            wrong.add(what.label() + ": output " + name + " is " + x);
                        }
                    });
                    double residual = r.outcome().ledger().relativeResidual();
                    if (closes(r) && !(Math.abs(residual) < 1e-8)) {
                        wrong.add(what.label() + ": of the energy " + residual + " is not accounted for");
                    }
                    file.warnings().sorted().stream()
                            .filter(w -> !meant(w.toString()))
                            .forEach(w -> wrong.add(what.label() + ": " + w));
                    return GalleryCard.of(r, "", "", "");
                },
                p -> {});
        List<GalleryCard> cards = runs.run(all, Runtime.getRuntime().availableProcessors());
        wrong.addAll(ReproductionLines.trouble(cards));
        assertEquals(List.of(), wrong);
        return cards;
    }

    /**
     * Published models ask for restitutions that their laws do not give, feet that cannot slip have a friction to match, and
     * Bricard's mechanism moves because one of its rows is redundant.
     */
    private static boolean meant(String warning) {
        return warning.contains(".restitution: differs from the actual restitution")
                || warning.contains("larger than any dry friction")
                || warning.contains("redundant constraint rows, which carry no force: pin-6.turn-yz");
    }

    /**
     * Every contact of the library accounts for its energy to 1e-8, except many-body contacts, which ask for an accuracy of 1e-6 (at
     * 1e-10 they reach 1e-9 with six times the evaluations), for surfaces that wear, whose springs touch and part by themselves within a
     * step, and for runs with the fixed steps of a published drift or of a published scheme.
     */
    private static boolean closes(RunResult r) {
        boolean touches = r.model().startsWith("contact/")
                || r.model().startsWith("elbow/")
                || r.model().startsWith("impact/")
                || r.model().equals("mechanisms/slider-crank-block");
        return touches
                && !r.model().equals("contact/thousand-spheres")
                && !WEARING.contains(r.model())
                && !(r.model().equals("contact/surrogate") && LEAVING.contains(r.caseName()))
                && !r.caseName().startsWith("drift-")
                && !r.model().endsWith("-published");
    }
}
