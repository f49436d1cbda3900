package org.condyle.view;

import org.condyle.io.results.RunResult;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.view.muscle.MuscleHistory;
import org.jspecify.annotations.Nullable;

/**
 * The content of a report: a run or an analysis, and what was computed for the page once.
 *
 * @param run      null for a report about an analysis
 * @param analysis null for a report about a run
 * @param parts    of a page about several analyses; null for a page about one
 * @param film     null where there is nothing to see
 * @param curves   the columns and their plots
 * @param drawn    the same as the page carries them
 * @param from     first time of the page [s]
 * @param to       last time [s]
 */
record ReportContent(
        String title,
        String version,
        String date,
        @Nullable RunResult run,
        @Nullable AnalysisResult analysis,
        AnalysisReport.@Nullable Parts parts,
        @Nullable FilmReading film,
        MuscleHistory muscles,
        PlottedColumns curves,
        DrawnColumns drawn,
        double from,
        double to) {}
