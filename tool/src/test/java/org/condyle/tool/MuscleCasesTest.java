package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.condyle.io.Reached;
import org.condyle.io.data.DataTable;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Muscles in the setup files of OpenSim's own tests, beside the results that OpenSim published. */
class MuscleCasesTest {
    @TempDir
    private Path temporary;

    @Test
    void len2FibresInEquilibriumWhileTheKneeBends() throws IOException {
        Path folder = SharedData.folder("osim-muscle-analysis");
        AnalysisResult r = OpenSimCasesTest.run(
                folder.resolve("PlotterTool.xml"), Map.of("states_file", "plotterGeneratedStates.sto"));
        Comparison c = Comparison.of(
                r.table("BothLegs_MuscleAnalysis_FiberLength.sto"), folder.resolve("std_BothLegs_fiberLength.sto"));
        List<String> muscles = c.columns(x -> true);
        assertEquals(2, muscles.size());
        assertTrue(r.warnings().stream().anyMatch(w -> w.contains("its values contradict the couplers of the model")));
        Reached.atMost("LEN-2", "2 fibre lengths, 100 rows", c.largest(muscles), 1e-4, "m");
    }

    /** The reference is of the muscle law before OpenSim 3, which the class of today is not. */
    @Test
    void fwd1ArmUnderTheControlsOfStaticOptimisation() throws IOException {
        Path folder = SharedData.folder("osim-arm26/forward");
        String model = Files.readString(folder.resolve("arm26.osim"))
                .replace("<Thelen2003Muscle ", "<Thelen2003Muscle_Deprecated ")
                .replace("</Thelen2003Muscle>", "</Thelen2003Muscle_Deprecated>");
        Path older = Files.writeString(temporary.resolve("arm26.osim"), model);
        SetupFile setup = SetupFile.read(folder.resolve("arm26_Setup_Forward.xml"));
        setup.set("model_file", older.toString());
        AnalysisResult r = Tools.run(setup);
        ResultTable states = r.table("arm26_states.sto");
        Path reference = folder.resolve("std_arm26_states.sto");
        DataTable theirs = DataTable.read(reference.toString(), Files.readAllBytes(reference));
        double worst = 0;
        for (String column : theirs.columns()) {
            if (!column.equals("time")) {
                double[] x = ours(states, column).values(), y = theirs.column(column);
                worst = Math.max(worst, Math.abs(x[x.length - 1] - y[y.length - 1]));
            }
        }
        Reached.atMost("FWD-1", "16 states after 1 s", worst, 5e-3, "rad, rad/s, m, 1");
    }

    /** The columns of older tables have the plain names. */
    private static ResultTable.Column ours(ResultTable states, String old) {
        String ending = old.contains(".")
                ? "/" + old.replace('.', '/')
                : old.endsWith("_u") ? "/" + old.substring(0, old.length() - 2) + "/speed" : "/" + old + "/value";
        return states.columns().stream()
                .filter(c -> c.label().endsWith(ending))
                .findFirst()
                .orElseThrow();
    }
}
