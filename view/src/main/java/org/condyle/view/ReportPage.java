package org.condyle.view;

import java.util.LinkedHashMap;
import java.util.Map;
import org.condyle.view.page.Html;
import org.condyle.view.page.PageHead;

/** The page of a report: its head, its panels, and the data and scripts that move them. */
final class ReportPage {
    private ReportPage() {}

    static String html(ReportContent c) {
        Html page = new Html();
        page.raw(PageHead.of(c.title(), PageScripts.policy(), PageScripts.STYLE));
        page.raw("<body>\n<header>\n<div><h1>").text(c.title()).raw("</h1>\n");
        if (c.run() != null) {
            Heading.facts(c.run(), c.date(), page);
        } else if (c.analysis() != null) {
            AnalysisSections.facts(c.analysis(), c.version(), c.date(), page);
        }
        page.raw("</div>\n<button id=\"theme\" class=\"live\" type=\"button\" hidden=\"\">Dark</button>\n</header>\n");
        page.raw("<main>\n");
        Map<String, String> data = new LinkedHashMap<>();
        for (ReportPanel panel : ReportPanels.ALL) {
            panel.html(c, page);
            if (!panel.name().isEmpty()) {
                data.put(panel.name(), panel.data(c));
            }
        }
        page.raw("</main>\n<script type=\"application/json\" id=\"data\">");
        page.raw(PageData.json(c.drawn(), c.curves().plots(), c.from(), c.to(), data))
                .raw("</script>\n");
        page.raw("<script>").raw(PageScripts.VENDOR).raw("</script>\n");
        page.raw("<script>").raw(PageScripts.PAGE).raw("</script>\n");
        return page.raw("</body>\n</html>\n").toString();
    }
}
