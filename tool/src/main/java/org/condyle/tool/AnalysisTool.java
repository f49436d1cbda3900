package org.condyle.tool;

import java.util.List;
import org.condyle.simulate.Listener;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;

/**
 * A tool that a setup file can ask for.
 *
 * @param names classes of OpenSim by which setup files ask for it; the first is the usual one
 * @param keys  of its setup file
 */
public record AnalysisTool(List<String> names, SetupKeys keys, Work work) {
    /** What a tool does. */
    public interface Work {
        /**
         * Does the work; what is wrong with the input is thrown as a {@link org.condyle.io.document.DocumentException}.
         *
         * @param listener hears of every frame or step; if it asks for an end, the result has the frames up to there
         */
        AnalysisResult run(Setup setup, Listener listener);
    }

    static AnalysisTool of(SetupKeys keys, Work work, String... names) {
        return new AnalysisTool(List.of(names), keys, work);
    }
}
