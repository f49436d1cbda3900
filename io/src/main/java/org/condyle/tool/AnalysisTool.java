package org.condyle.tool;

import java.util.List;
import org.condyle.simulate.Listener;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;

/** A tool that a setup file can ask for. */
public interface AnalysisTool {
    /** Classes of OpenSim by which setup files ask for it; the first is the usual one. */
    List<String> names();

    /** The keys of its setup file. */
    SetupKeys keys();

    /**
     * Does the work; what is wrong with the input is thrown as a {@link org.condyle.io.document.DocumentException}.
     *
     * @param listener hears of every frame or step; if it asks for an end, the result has the frames up to there
     */
    AnalysisResult run(Setup setup, Listener listener);
}
