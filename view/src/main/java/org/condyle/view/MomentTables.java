package org.condyle.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.condyle.expression.Dimension;
import org.condyle.io.results.Presentation;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Episode;
import org.condyle.simulate.Impact;
import org.condyle.simulate.event.Event;
import org.condyle.text.ChannelId;
import org.condyle.view.page.Html;
import org.condyle.view.page.Text;

/**
 * Tables of impacts, contacts and events in the order of time, of very many the first. Choosing a row shows
 * its moment.
 */
final class MomentTables {
    static final int MOST_ROWS = 200;

    private static final List<String> CONTACT_HEADS = List.of(
            "touched [s]", "separated [s]", "impact speed", "depth", "force", "restitution [–]", "dissipated [J]");

    private MomentTables() {}

    private static final List<String> IMPACT_HEADS =
            List.of("time [s]", "speed before", "speed after", "energy lost [J]", "impulse");

    /**
     * Speeds are in m/s, at the stop of an angle in rad/s; impulses accordingly. For a sudden constraint the unit is
     * not known.
     */
    static void impacts(RunResult result, Html page) {
        List<Impact> impacts = result.outcome().impacts();
        if (!impacts.isEmpty()) {
            page.section("Impacts").raw("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Impacts\">");
            head("At", IMPACT_HEADS, page);
            impacts.stream().limit(MOST_ROWS).forEach(i -> {
                page.moment(i.time()).raw("<th scope=\"row\">").text(i.at()).raw("</th>");
                cell(Text.number(i.time()), page);
                Dimension gap = result.contactDimension(i.at());
                cell(Text.quantity(i.speedBefore(), unit(gap.rate())), page);
                cell(Text.quantity(i.speedAfter(), unit(gap.rate())), page);
                cell(Text.number(i.energyLost()), page);
                cell(Text.quantity(i.impulse(), unit(gap.effort().times(Dimension.TIME))), page);
                page.raw("</tr>\n");
            });
            page.raw("</tbody></table></div>\n")
                    .more(impacts.size() - MOST_ROWS)
                    .endSection();
        }
    }

    private static String unit(Dimension dimension) {
        return dimension.isKnown() ? dimension.unit() : "";
    }

    private static void head(String first, List<String> others, Html page) {
        page.raw("<table class=\"moments\"><thead><tr><th scope=\"col\">" + first + "</th>");
        others.forEach(h -> page.raw("<th scope=\"col\" class=\"n\">").raw(h).raw("</th>"));
        page.raw("</tr></thead><tbody>\n");
    }

    static void contacts(RunResult result, Html page) {
        List<Episode> contacts = result.outcome().contacts();
        if (!contacts.isEmpty()) {
            // Eight columns are wider than a phone: the table scrolls, not the page.
            page.section("Contacts").raw("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Contacts\">");
            head("Pair", CONTACT_HEADS, page);
            Map<String, Double> deepest = new HashMap<>();
            contacts.forEach(e -> deepest.merge(e.pair(), e.maxDepth(), Math::max));
            contacts.stream().limit(MOST_ROWS).forEach(e -> {
                Dimension depth = result.contactDimension(e.pair());
                String asked = result.shown()
                        .channelUnits()
                        .get(ChannelId.of(e.pair(), ChannelId.DEPTH).name());
                contact(e, depth, asked != null ? asked : small(deepest.getOrDefault(e.pair(), 0.0), depth), page);
            });
            page.raw("</tbody></table></div>\n")
                    .more(contacts.size() - MOST_ROWS)
                    .endSection();
        }
    }

    /** The unit of depths that are not asked for in another: one in which the deepest of a pair is easily read. */
    private static String small(double deepest, Dimension depth) {
        String si = unit(depth);
        return !depth.equals(Dimension.LENGTH) || deepest >= 0.1 ? si : deepest >= 1e-4 ? "m" + si : "u" + si;
    }

    /** @param deep unit of its depth */
    private static void contact(Episode e, Dimension depth, String deep, Html page) {
        boolean parted = !Double.isNaN(e.end());
        page.moment(e.start()).raw("<th scope=\"row\">").text(e.pair()).raw("</th>");
        cell(Text.number(e.start()), page);
        cell(parted ? Text.number(e.end()) : "still touching", page);
        cell(Text.quantity(e.impactSpeed(), unit(depth.rate())), page);
        cell(Text.quantity(Presentation.in(deep, e.maxDepth()), deep), page);
        cell(Text.quantity(e.maxForce(), unit(depth.effort())), page);
        cell(Double.isFinite(e.restitution()) ? Text.number(e.restitution()) : "–", page);
        cell(Text.number(e.dissipated()), page);
        page.raw("</tr>\n");
    }

    static void events(RunResult result, Html page) {
        List<Event.Occurrence> events = result.outcome().events();
        if (!events.isEmpty()) {
            page.section("Events").raw("<table class=\"moments\"><thead><tr><th scope=\"col\">Event</th>");
            page.raw("<th scope=\"col\" class=\"n\">time [s]</th></tr></thead><tbody>\n");
            events.stream().limit(MOST_ROWS).forEach(e -> {
                page.moment(e.time()).raw("<th scope=\"row\">").text(e.name()).raw("</th>");
                cell(Text.number(e.time()), page);
                page.raw("</tr>\n");
            });
            page.raw("</tbody></table>\n").more(events.size() - MOST_ROWS).endSection();
        }
    }

    private static void cell(String html, Html page) {
        page.raw("<td class=\"n\">").raw(html).raw("</td>");
    }
}
