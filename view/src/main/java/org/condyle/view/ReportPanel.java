package org.condyle.view;

import java.util.List;
import java.util.function.BiConsumer;
import org.condyle.io.results.RunResult;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.view.page.Html;

/**
 * A part of a report. A new one is a class that implements this, and a line of {@link ReportPanels}: that line gives it its place in
 * the pages about runs and about analyses. A panel that moves has scripts, which lie in the folder {@code page} of the resources and
 * call {@code addPanel}; they get the data of the panel that has their name.
 */
interface ReportPanel {
    /** Writes what can be read without scripts; nothing if there is nothing to say. */
    void html(ReportContent content, Html page);

    /** Name of the panel in the data of the page, by which its script finds {@link #data}; empty for a panel without data. */
    default String name() {
        return "";
    }

    /** One JSON value for the script; {@code null} if there is nothing to show. */
    default String data(ReportContent content) {
        return "null";
    }

    /** Files of the scripts of the panel, in the order in which they are read. */
    default List<String> scripts() {
        return List.of();
    }

    /** Files of the styles of the panel. */
    default List<String> styles() {
        return List.of();
    }

    /** A section of reports about runs. */
    static ReportPanel ofRun(BiConsumer<RunResult, Html> section) {
        return (content, page) -> {
            if (content.run() != null) {
                section.accept(content.run(), page);
            }
        };
    }

    /** A section of reports about analyses. */
    static ReportPanel ofAnalysis(BiConsumer<AnalysisResult, Html> section) {
        return (content, page) -> {
            if (content.analysis() != null) {
                section.accept(content.analysis(), page);
            }
        };
    }
}
