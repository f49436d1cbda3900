package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.condyle.io.Reached;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.Test;

/** The setup files of OpenSim's own examples and tests, run as they are, beside the results that OpenSim published. */
class OpenSimCasesTest {
    static AnalysisResult run(Path setup, Map<String, String> changes) {
        SetupFile file = SetupFile.read(setup);
        changes.forEach(file::set);
        return Tools.run(file);
    }

    @Test
    void ik1PoseOfAnArmWithThreeMarkers() throws IOException {
        Path folder = SharedData.folder("osim-arm26/tutorial");
        AnalysisResult r = run(folder.resolve("arm26_Setup_InverseKinematics.xml"), Map.of());
        Comparison c = Comparison.of(
                r.table("arm26_InverseKinematics.mot"), folder.resolve("ref_arm26_InverseKinematics.mot"));
        assertEquals(121, r.times().length);
        List<String> angles = c.columns(x -> true);
        assertEquals(2, angles.size());
        Reached.atMost("IK-1", "2 angles, 121 rows", c.largest(angles), 0.01, "deg");
    }

    @Test
    void ik2WalkingWithThirtyOneMarkers() throws IOException {
        Path folder = SharedData.folder("osim-gait10dof18musc");
        AnalysisResult r = run(
                folder.resolve("walk_Setup_IK.xml"),
                Map.of("model_file", "subject01.osim", "marker_file", "subject01_walk.trc"));
        Comparison c = Comparison.of(r.tables().get(0), folder.resolve("ref_subject01_walk_IK.mot"));
        List<String> angles = c.columns(x -> !x.matches(".*_t[xyz]")), places = c.columns(x -> x.matches(".*_t[xyz]"));
        assertEquals(10, angles.size() + places.size());
        Reached.atMost("IK-2", "8 angles, 151 rows", c.largest(angles), 0.1, "deg");
        Reached.atMost("IK-2", "2 translations, 151 rows", 1e3 * c.largest(places), 0.2, "mm");
    }

    @Test
    void ik3SyntheticMarkersWithATaskFile() throws IOException {
        Path folder = SharedData.folder("osim-gait2354-ik");
        AnalysisResult r = run(
                folder.resolve("subject01_Setup_InverseKinematics.xml"), Map.of("IKTaskSet", "gait2354_IK_Tasks.xml"));
        Comparison c =
                Comparison.of(r.table("subject01_walk1_ik_test.mot"), folder.resolve("std_subject01_walk1_ik.mot"));
        List<String> angles = c.columns(x -> !x.matches(".*_t[xyz]")), places = c.columns(x -> x.matches(".*_t[xyz]"));
        assertEquals(23, angles.size() + places.size());
        Reached.atMost("IK-3", "20 angles, rms", c.rms(angles), 0.2, "deg");
        Reached.atMost("IK-3", "3 translations, rms", 1e3 * c.rms(places), 0.2, "mm");
    }

    @Test
    void id1MomentsOfAnArm() throws IOException {
        Path folder = SharedData.folder("osim-arm26/id");
        AnalysisResult r = run(folder.resolve("arm26_Setup_InverseDynamics.xml"), Map.of());
        Comparison c =
                Comparison.of(r.table("arm26_InverseDynamics.sto"), folder.resolve("std_arm26_InverseDynamics.sto"));
        assertEquals(2, c.columns(x -> true).size());
        Reached.atMost("ID-1", "2 moments, 121 rows", c.largest(c.columns(x -> true)), 0.001, "N*m");
    }

    @Test
    void id2WithAndWithoutAFilter() throws IOException {
        Path folder = SharedData.folder("osim-arm26/tutorial");
        Map<String, String> motion = Map.of("coordinates_file", "ref_arm26_InverseKinematics.mot");
        AnalysisResult filtered = run(folder.resolve("arm26_Setup_InverseDynamics.xml"), motion);
        Comparison c = Comparison.of(
                filtered.table("arm26_InverseDynamics.sto"), folder.resolve("ref_arm26_InverseDynamics_filtered.sto"));
        Reached.atMost("ID-2", "2 moments, 6 Hz", c.largest(c.columns(x -> true)), 0.001, "N*m");
        AnalysisResult raw = run(
                folder.resolve("arm26_Setup_InverseDynamics.xml"),
                Map.of(
                        "coordinates_file",
                        "ref_arm26_InverseKinematics.mot",
                        "lowpass_cutoff_frequency_for_coordinates",
                        "-1"));
        Comparison d = Comparison.of(
                raw.table("arm26_InverseDynamics.sto"), folder.resolve("ref_arm26_InverseDynamics_unfiltered.sto"));
        Reached.atMost("ID-2", "2 moments, unfiltered", d.largest(d.columns(x -> true)), 0.005, "N*m");
    }

    @Test
    void id3WalkingWithGroundReactions() throws IOException {
        Path folder = SharedData.folder("osim-gait10dof18musc");
        AnalysisResult r = run(
                folder.resolve("walk_Setup_ID.xml"),
                Map.of(
                        "model_file", "subject01.osim",
                        "coordinates_file", "ref_subject01_walk_IK.mot",
                        "external_loads_file", "subject01_walk_grf.xml"));
        Comparison c = Comparison.of(r.table("subject01_walk_ID.sto"), folder.resolve("ref_subject01_walk_ID.sto"))
                .rows(2, 148);
        assertEquals(10, c.columns(x -> true).size());
        Reached.atMost("ID-3", "10 columns, rows 3 to 149", c.largest(c.columns(x -> true)), 0.02, "N, N*m");
    }

    @Test
    void id4WalkingOfTheLargerModel() throws IOException {
        Path folder = SharedData.folder("osim-gait2392");
        AnalysisResult r = run(folder.resolve("subject01_Setup_InverseDynamics.xml"), Map.of());
        Comparison c =
                Comparison.of(r.table("InverseDynamicsOutput.sto"), folder.resolve("ref_InverseDynamicsOutput.sto"));
        List<String> forces = c.columns(x -> x.endsWith("_force")), moments = c.columns(x -> x.endsWith("_moment"));
        assertEquals(3, forces.size());
        assertEquals(20, moments.size());
        Reached.atMost("ID-4", "3 pelvis forces", c.largest(forces), 0.02, "N");
        Reached.atMost("ID-4", "20 moments", c.largest(moments), 2, "N*m");
    }

    @Test
    void id5AnOldModelWithGroundReactions() throws IOException {
        Path folder = SharedData.folder("osim-gait2354-id");
        // the published table begins at 0.4 s, in the continuation that the filter adds to the data
        AnalysisResult r = run(folder.resolve("subject01_Setup_InverseDynamics.xml"), Map.of("time_range", "0.4 1.6"));
        Comparison c = Comparison.of(
                r.table("subject01_InverseDynamics.sto"), folder.resolve("std_subject01_InverseDynamics.sto"));
        assertEquals(23, c.columns(x -> true).size());
        Reached.atMost("ID-5", "23 columns, rms", c.rms(c.columns(x -> true)), 2, "N, N*m");
    }

    @Test
    void jr1ReactionsOfAPin() throws IOException {
        Path folder = SharedData.folder("osim-joint-reaction");
        AnalysisResult r = run(folder.resolve("SinglePin_Setup_JointReaction.xml"), Map.of());
        Comparison c = Comparison.of(
                r.table("SinglePin_JointReaction_ReactionLoads.sto"),
                folder.resolve("std_SinglePin_JointReaction_ReactionLoads.sto"));
        assertEquals(27, c.columns(x -> true).size());
        Reached.atMost("JR-1", "27 columns, rms", c.rms(c.columns(x -> true)), 1e-5, "N, N*m, m");
    }

    @Test
    void jr2ReactionsOfADoublePendulumInSpace() throws IOException {
        Path folder = SharedData.folder("osim-joint-reaction/doublependulum3d");
        AnalysisResult r = run(folder.resolve("DoublePendulum3D_Setup_JointReaction.xml"), Map.of());
        Comparison c = Comparison.of(
                r.table("DoublePendulum3D_JointReaction_ReactionLoads.sto"),
                folder.resolve("std_DoublePendulum3D_JointReaction_ReactionLoads.sto"));
        assertEquals(18, c.columns(x -> true).size());
        Reached.atMost("JR-2", "18 columns, rms", c.rms(c.columns(x -> true)), 1e-5, "N, N*m, m");
    }

    @Test
    void len1LengthsOfMusclesOverMovingAndConditionalPoints() throws IOException {
        Path folder = SharedData.folder("osim-gait10dof18musc/path-lengths");
        SetupFile file = SetupFile.empty("AnalyzeTool", "");
        file.addAnalysis("Paths");
        file.set("model_file", folder.resolve("walk_gait1018_subject01.osim").toString());
        file.set(
                "coordinates_file",
                folder.resolve("walk_gait1018_state_reference.mot").toString());
        AnalysisResult r = Tools.run(file);
        Comparison c = Comparison.of(
                r.table("lengths.sto"),
                folder.resolve("std_testGeometryPathWrapping_walk_gait1018_muscle_lengths.sto"));
        assertEquals(18, c.columns(x -> true).size());
        Reached.atMost("LEN-1", "18 lengths, 151 rows", c.largest(c.columns(x -> true)), 1e-6, "m");
    }

    @Test
    void sh1StaticPoseOfTheShoulder() {
        Path folder = SharedData.folder("osim-shoulder");
        AnalysisResult r = run(folder.resolve("ThorascapularShoulderModel_ID_static.xml"), Map.of());
        assertEquals(17, r.tables().get(0).columns().size());
        assertEquals(true, r.tables().get(0).isFinite());
        assertEquals(List.of(), r.distrust());
    }
}
