package org.condyle.view;

import java.util.List;
import org.condyle.view.page.Html;

/** The panels of reports, in the order of the page. */
final class ReportPanels {
    static final List<ReportPanel> ALL = List.of(
            ReportPanels::top,
            new ScenePanel(),
            CurvesPanel.first(),
            ReportPanels::results,
            new MusclePanel(),
            ReportPanel.ofAnalysis(MarkerSection::html),
            new CurvesPanel(),
            ReportPanel.ofRun(Heading::notes),
            ReportPanel.ofRun(ModelSection::changes),
            ReportPanel.ofRun(ResultTables::outputs),
            ReportPanel.ofRun(WearSection::html),
            ReportPanel.ofRun(ResultTables::claims),
            ReportPanel.ofRun(MomentTables::impacts),
            ReportPanel.ofRun(MomentTables::contacts),
            ReportPanel.ofRun(MomentTables::events),
            ReportPanel.ofRun(ResultTables::energy),
            ReportPanel.ofRun(ResultTables::constraints),
            ReportPanels::cite,
            ReportPanel.ofRun(ModelSection::text),
            ReportPanel.ofAnalysis(AnalysisSections::files),
            ReportPanel.ofAnalysis(AnalysisSections::setup));

    private ReportPanels() {}

    /** How it ended, and what to know before trusting it. */
    private static void top(ReportContent c, Html page) {
        page.raw("<div id=\"top\">\n");
        if (c.parts() != null) {
            page.raw(c.parts().top());
        } else if (c.run() != null) {
            Heading.banner(c.run(), page);
        } else if (c.analysis() != null) {
            AnalysisSections.banner(c.analysis(), page);
        }
        page.raw("</div>\n");
    }

    /** Numbers of an analysis. */
    private static void results(ReportContent c, Html page) {
        if (c.parts() != null) {
            page.raw(c.parts().sections());
        } else if (c.analysis() != null) {
            AnalysisSections.figures(c.analysis(), page);
        }
    }

    private static void cite(ReportContent c, Html page) {
        if (c.run() != null) {
            Heading.cite(c.run(), c.date(), page);
        }
    }
}
