package org.condyle.view;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.condyle.io.results.AtomicFile;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.Verdict;
import org.condyle.simulate.EnergyLedger;
import org.condyle.simulate.Episode;
import org.condyle.simulate.Event;
import org.condyle.simulate.Outcome;

/**
 * A run as one page, {@code report.html}: no scripts, nothing from the network, on screen, phone and paper. The same
 * result and date give the same bytes.
 */
public final class Report {
    public static final String FILE = "report.html";

    private static final int MOST_EVENTS = 200;
    private static final String STYLE = Resource.text("report.css");

    private final RunResult result;
    private final Outcome outcome;
    private final String date;
    private final StringBuilder out = new StringBuilder(1 << 16);

    private Report(RunResult result, String date) {
        this.result = result;
        this.outcome = result.outcome();
        this.date = date;
    }

    /** Writes {@code report.html} into a folder, complete or not at all. */
    public static void write(RunResult result, String date, Path dir) throws IOException {
        AtomicFile.write(dir.resolve(FILE), html(result, date));
    }

    /** The page. The date is the caller's, as it should be read. */
    public static String html(RunResult result, String date) {
        return new Report(result, date).page();
    }

    private String page() {
        String title = result.title().isBlank() ? result.model() : result.title();
        // Written so that XML tools can read it too. The policy keeps the promise of the page even if something hostile
        // got past the escaping.
        out.append("""
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8"/>
                <meta name="viewport" content="width=device-width, initial-scale=1"/>
                <meta name="color-scheme" content="light dark"/>
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
                <title>%s</title>
                <style>
                %s</style>
                </head>
                <body>
                <header>
                <h1>%s</h1>
                <p class="facts">%s</p>
                </header>
                <main>
                """.formatted(text(title), STYLE, text(title), facts()));
        banner();
        warnings();
        outputs();
        claims();
        energy();
        constraints();
        contacts();
        plots();
        events();
        cite(title);
        section("Model file");
        out.append("<pre tabindex=\"0\">").append(text(result.modelText())).append("</pre>\n</section>\n");
        return out.append("</main>\n</body>\n</html>\n").toString();
    }

    private String facts() {
        String c = result.caseName().isEmpty() ? "" : "<span>case <b>" + text(result.caseName()) + "</b></span> ";
        return "<span>model <b>" + text(result.model()) + "</b></span> " + c + "<span>Condyle " + text(result.version())
                + "</span> <span>" + text(date) + "</span>";
    }

    private void banner() {
        long wrong = result.verdicts().stream().filter(v -> !v.asExpected()).count();
        String[] sign = switch (outcome.end()) {
            case COMPLETED -> new String[] {"good", "✓ Completed"};
            case STOPPED -> new String[] {"good", "■ Stopped"};
            case INTERRUPTED -> new String[] {"bad", "‖ Interrupted"};
            case FAILED -> new String[] {"bad", "✗ Failed"};
        };
        String kind = wrong > 0 ? "bad" : sign[0];
        out.append("<div class=\"banner ").append(kind).append("\"><p class=\"").append(sign[0]);
        out.append("\"><b>").append(sign[1]);
        out.append("</b>").append(reason());
        out.append(outcome.regular() ? "" : ". What was computed until then is below.")
                .append("</p>\n");
        int claims = result.verdicts().size();
        if (wrong > 0) {
            out.append("<p class=\"wrong\"><b>✗ ").append(wrong).append(" of ").append(counted(claims, "claim"));
            out.append(wrong == 1 ? " is" : " are").append(" not as expected.</b></p>\n");
        } else if (claims > 0) {
            out.append(claims == 1 ? "<p>The claim is" : "<p>All " + claims + " claims are")
                    .append(" as expected.</p>\n");
        }
        out.append("<p class=\"quiet\">")
                .append(counted(outcome.steps(), "step"))
                .append(" (");
        out.append(grouped(outcome.rejected())).append(" rejected), ");
        out.append(counted(outcome.evaluations(), "evaluation")).append(", ");
        out.append(counted(result.recording().rows(), "recorded row")).append(", ");
        out.append(Text.number(result.wallSeconds())).append(" s of computing</p></div>\n");
    }

    /** When and why the run ended; the message of a failure tells when itself. */
    private String reason() {
        String at = " at t = " + Text.number(outcome.time()) + " s", why = ": " + text(outcome.message());
        return switch (outcome.end()) {
            case COMPLETED, INTERRUPTED -> at;
            case STOPPED -> at + why;
            case FAILED -> why;
        };
    }

    private void warnings() {
        List<String> all = Stream.concat(result.warnings().stream(), outcome.warnings().stream())
                .distinct()
                .toList();
        if (!all.isEmpty()) {
            section("Warnings");
            out.append("<ul class=\"warnings\">\n");
            all.forEach(w -> out.append("<li>").append(text(w)).append("</li>\n"));
            out.append("</ul>\n</section>\n");
        }
    }

    private void outputs() {
        if (!result.outputs().isEmpty()) {
            section("Results");
            out.append("<table><tbody>\n");
            result.outputs().forEach((name, x) -> {
                String unit = result.outputUnits().getOrDefault(name, "");
                row(name, Text.number(x) + (unit.isEmpty() ? "" : "&#160;" + text(Text.unit(unit))));
            });
            out.append("</tbody></table>\n</section>\n");
        }
    }

    private void claims() {
        if (!result.verdicts().isEmpty()) {
            section("Claims");
            out.append(
                    "<table class=\"claims\"><thead><tr><th>Verdict</th><th>Claim</th><th class=\"n\">Measured</th>");
            out.append("</tr></thead><tbody>\n");
            result.verdicts().forEach(this::claim);
            out.append("</tbody></table>\n</section>\n");
        }
    }

    private void claim(Verdict v) {
        String came = v.holds() ? "holds" : "contradicted";
        String mark = !v.asExpected()
                ? "<b>✗ NOT as expected:</b> " + came
                : v.holds() ? "✓ holds" : "≠ contradicted, as expected";
        out.append("<tr class=\"")
                .append(v.asExpected() ? "as-expected" : "unexpected")
                .append("\"><td>")
                .append(mark);
        out.append("</td><td>")
                .append(text(v.says()))
                .append(" <code>")
                .append(text(v.test()))
                .append("</code>");
        if (!v.because().isBlank()) {
            out.append("<div>Why: ").append(text(v.because())).append("</div>");
        }
        out.append("<div class=\"quiet\">").append(text(v.id()));
        out.append(v.source().isBlank() ? "" : ", from " + text(v.source())).append("</div></td><td class=\"n\">");
        out.append(Text.judged(v.value())).append("</td></tr>\n");
    }

    private void energy() {
        EnergyLedger ledger = outcome.ledger();
        if (outcome.evaluations() == 0) { // kinematics and equilibria integrate no energy
            return;
        }
        section("Where the energy went");
        out.append(new EnergyTable(ledger).html());
        out.append("<p class=\"quiet\">Each bar begins where the one above ends; the thin line is zero. ");
        out.append("The unexplained rest is ").append(Text.number(ledger.relativeResidual()));
        out.append(" of the largest energy in play, ")
                .append(Text.number(ledger.scale()))
                .append(" J.</p>\n</section>\n");
    }

    private void constraints() {
        section("How well the constraints were kept");
        out.append("<table><tbody>\n");
        row("largest violation of position [m or rad]", Text.number(outcome.maxPosition()));
        row("largest violation of velocity [m/s or rad/s]", Text.number(outcome.maxVelocity()));
        out.append("</tbody></table>\n</section>\n");
    }

    private void contacts() {
        List<Episode> contacts = outcome.contacts();
        if (!contacts.isEmpty()) {
            section("Contacts");
            out.append(new ContactTable(contacts).html());
            more(contacts.size() - ContactTable.MOST_ROWS);
            out.append("</section>\n");
        }
    }

    private void more(long count) {
        if (count > 0) {
            out.append("<p>and ").append(grouped(count)).append(" more.</p>\n");
        }
    }

    private void plots() {
        Plots plots = new Plots(result.recording());
        section("Curves");
        out.append("<div class=\"plots\">\n");
        plots.svgs().forEach(svg -> out.append("<figure>").append(svg).append("</figure>\n"));
        out.append("</div>\n");
        if (!plots.notDrawn().isEmpty()) {
            out.append("<p>Recorded but not drawn: ")
                    .append(text(String.join(", ", plots.notDrawn())))
                    .append(".</p>\n");
        }
        out.append("<p class=\"quiet\">All recorded numbers are in recording.csv.</p>\n</section>\n");
    }

    private void events() {
        List<Event.Occurrence> events = outcome.events();
        if (!events.isEmpty()) {
            section("Events");
            out.append("<table><tbody>\n");
            events.stream().limit(MOST_EVENTS).forEach(e -> row(e.name(), "t = " + Text.number(e.time()) + "&#160;s"));
            out.append("</tbody></table>\n");
            more(events.size() - MOST_EVENTS);
            out.append("</section>\n");
        }
    }

    private void cite(String title) {
        section("How to cite");
        out.append("<p>Condyle ").append(text(result.version()));
        out.append(", dynamics of human joints; model “")
                .append(text(title))
                .append("” (")
                .append(text(result.model()));
        out.append(result.caseName().isEmpty() ? "" : ", case " + text(result.caseName()))
                .append("), computed ");
        out.append(text(date)).append(".</p>\n");
        if (!result.source().isBlank()) {
            out.append("<p>The model comes from: ")
                    .append(text(result.source()))
                    .append("</p>\n");
        }
        out.append("</section>\n");
    }

    private void section(String heading) {
        out.append("<section>\n<h2>").append(heading).append("</h2>\n");
    }

    private void row(String name, String html) {
        out.append("<tr><th scope=\"row\">")
                .append(text(name))
                .append("</th><td class=\"n\">")
                .append(html);
        out.append("</td></tr>\n");
    }

    private static String counted(long n, String what) {
        return grouped(n) + " " + what + (n == 1 ? "" : "s");
    }

    private static String grouped(long n) {
        return String.format(Locale.ROOT, "%,d", n).replace(',', '\u202F');
    }

    private static String text(String s) {
        return Text.escape(s);
    }
}
