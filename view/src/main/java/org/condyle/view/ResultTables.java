package org.condyle.view;

import org.condyle.io.results.Ruling;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.Verdict;
import org.condyle.simulate.EnergyLedger;
import org.condyle.simulate.Outcome;
import org.condyle.view.page.Html;
import org.condyle.view.page.Text;
import org.condyle.view.page.VerdictMark;

/** Tables of the results of a run: outputs, claims and their verdicts, energy, constraints. */
final class ResultTables {
    private ResultTables() {}

    static void outputs(RunResult result, Html page) {
        if (!result.outputs().isEmpty()) {
            page.section("Results").raw("<table class=\"outputs\"><tbody>\n");
            result.shownOutputs().forEach((name, x) -> {
                String says = result.shown().meanings().getOrDefault(name, "");
                page.raw("<tr><th scope=\"row\">").text(name);
                if (!says.isEmpty()) {
                    page.raw("<div class=\"quiet\">").text(says).raw("</div>");
                }
                page.raw("</th><td class=\"n\">").raw(Text.quantity(x, result.outputUnit(name)));
                page.raw("</td></tr>\n");
            });
            page.raw("</tbody></table>\n").endSection();
        }
    }

    static void claims(RunResult result, Html page) {
        if (!result.verdicts().isEmpty()) {
            page.section("Claims").raw("<table class=\"claims\"><thead><tr><th scope=\"col\">Verdict</th>");
            page.raw("<th scope=\"col\">Claim</th><th scope=\"col\" class=\"n\">Measured</th></tr></thead><tbody>\n");
            result.verdicts().forEach(v -> claim(v, page));
            page.raw("</tbody></table>\n").endSection();
        }
    }

    private static void claim(Verdict v, Html page) {
        String word = v.ruling().word();
        String mark = !v.asExpected()
                ? "<b>✗ NOT as expected:</b> " + word
                : VerdictMark.sign(v) + " " + word + (v.is(Ruling.CONTRADICTED) ? ", as expected" : "");
        page.raw("<tr class=\"")
                .raw(v.asExpected() ? "as-expected " + VerdictMark.kind(v) : "unexpected")
                .raw("\"><td>")
                .raw(mark);
        page.raw("</td><td>").text(v.says()).raw(" <code>").text(v.test()).raw("</code>");
        if (!v.because().isBlank()) {
            page.raw("<div>Why: ").text(v.because()).raw("</div>");
        }
        page.raw(VerdictMark.evidence(v));
        page.raw("<div class=\"quiet\">").text(v.id()).text(v.source().isBlank() ? "" : ", from " + v.source());
        page.raw("</div></td><td class=\"n\">")
                .raw(Text.judged(v.value(), v.unit()))
                .raw("</td></tr>\n");
    }

    static void energy(RunResult result, Html page) {
        if (result.outcome().evaluations() == 0) { // kinematics and equilibria integrate no energy
            return;
        }
        EnergyLedger ledger = result.outcome().ledger();
        page.section("Energy balance").raw(new EnergyTable(ledger).html());
        page.raw("<p class=\"quiet\">Each bar begins at the end of the previous bar; the thin line is zero. ");
        page.raw("The unexplained residual is ").number(ledger.relativeResidual());
        page.raw(" of the largest energy in play, ")
                .number(ledger.scale())
                .raw(" J.</p>\n")
                .endSection();
    }

    static void constraints(RunResult result, Html page) {
        Outcome outcome = result.outcome();
        page.section("Violation of the constraints").raw("<table><tbody>\n");
        page.row("largest violation of position [m or rad]", Text.number(outcome.maxPosition()));
        page.row("largest violation of velocity [m/s or rad/s]", Text.number(outcome.maxVelocity()));
        page.raw("</tbody></table>\n").endSection();
    }
}
