package org.condyle.tool.gait;

import java.util.List;
import org.condyle.tool.result.AnalysisResult;

/**
 * What was found of a trial.
 *
 * @param whole   summary of all stages: figures, warnings, the motion for a picture
 * @param stages  in their order
 * @param checks  the verdict
 * @param cycles  of the feet
 * @param curves  over the cycle
 * @param remarks what was decided on the way: rotation, time range, feet on plates, motors
 */
public record GaitResult(
        AnalysisResult whole,
        List<Stage> stages,
        List<GaitCheck> checks,
        GaitCycles cycles,
        List<CycleCurve> curves,
        List<String> remarks) {
    /** An analysis in a folder of its own below that of the whole. */
    public record Stage(String folder, String title, AnalysisResult result) {}
}
