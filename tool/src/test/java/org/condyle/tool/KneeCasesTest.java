package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.condyle.io.Reached;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The knee of Lenhart and others (2015) in the poses of published simulations: what its ligaments and contacts report. */
@Order(2) // it takes long
class KneeCasesTest {
    private static AnalysisResult forces(Path folder, String motion) {
        SetupFile file = SetupFile.empty("AnalyzeTool", "");
        file.addAnalysis("ForceReporter");
        file.set("model_file", folder.resolve("lenhart2015.osim").toString());
        file.set(
                "states_file",
                folder.resolve(motion + "/ref_" + motion + "_states.sto").toString());
        return Tools.run(file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"passive_flexion", "anterior_laxity"})
    void ligamentsAndContactsReportWhatWasPublished(String motion) throws IOException {
        Path folder = SharedData.folder("knee-lenhart2015");
        AnalysisResult r = forces(folder, motion);
        Comparison c = Comparison.of(
                r.table("ForceReporter_forces.sto"),
                folder.resolve(motion + "/ref_" + motion + "_ForceReporter_forces.sto"));
        String id = motion.equals("passive_flexion") ? "KNEE-2/3" : "KNEE-4";
        List<String> lengths = c.columns(x -> x.endsWith(".length")),
                springs = c.columns(x -> x.endsWith(".force_spring"));
        assertTrue(lengths.size() >= 75, "only " + lengths.size() + " ligaments");
        Reached.atMost(id, lengths.size() + " ligament lengths", c.largest(lengths), 1e-7, "m");
        Reached.atMost(id, springs.size() + " spring forces", c.largest(springs), 1e-5, "N");
        String contact = motion.equals("passive_flexion") ? "KNEE-1" : "KNEE-4";
        List<String> forces = c.columns(x -> x.matches(".*contact_force_[xyz]"));
        assertEquals(6, forces.size());
        Reached.atMost(contact, "contact forces", c.largest(forces), 0.01, "N");
        Reached.atMost(
                contact, "contact areas", c.relative(c.columns(x -> x.endsWith("contact_area")), 1e-7), 1e-3, "-");
        Reached.atMost(
                contact, "largest pressures", c.relative(c.columns(x -> x.endsWith("max_pressure")), 1), 1e-4, "-");
    }
}
