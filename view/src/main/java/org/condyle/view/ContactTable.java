package org.condyle.view;

import java.util.List;
import org.condyle.simulate.Episode;

/** The contacts of a run, one row each in the order of touching; of very many the first. */
final class ContactTable {
    static final int MOST_ROWS = 200;

    private static final List<String> HEADS = List.of(
            "touched [s]", "parted [s]", "impact speed [m/s]", "depth [m]", "force [N]", "restitution [–]", "lost [J]");

    private final List<Episode> contacts;

    ContactTable(List<Episode> contacts) {
        this.contacts = contacts;
    }

    String html() {
        // Eight columns are wider than a phone: the table scrolls, not the page.
        StringBuilder out =
                new StringBuilder("<div class=\"wide\" tabindex=\"0\"><table class=\"contacts\"><thead><tr>");
        out.append("<th scope=\"col\">Pair</th>");
        HEADS.forEach(
                h -> out.append("<th scope=\"col\" class=\"n\">").append(h).append("</th>"));
        out.append("</tr></thead><tbody>\n");
        contacts.stream().limit(MOST_ROWS).forEach(e -> row(e, out));
        return out.append("</tbody></table></div>\n").toString();
    }

    private static void row(Episode e, StringBuilder out) {
        boolean parted = !Double.isNaN(e.end());
        out.append("<tr><th scope=\"row\">").append(Text.escape(e.pair())).append("</th>");
        cell(Text.number(e.start()), out);
        cell(Double.isFinite(e.restitution()) ? Text.number(e.end()) : "still touching", out);
        cell(Text.number(e.impactSpeed()), out);
        cell(Text.number(e.maxDepth()), out);
        cell(Text.number(e.maxForce()), out);
        cell(parted ? Text.number(e.restitution()) : "–", out);
        cell(Text.number(e.dissipated()), out);
        out.append("</tr>\n");
    }

    private static void cell(String html, StringBuilder out) {
        out.append("<td class=\"n\">").append(html).append("</td>");
    }
}
