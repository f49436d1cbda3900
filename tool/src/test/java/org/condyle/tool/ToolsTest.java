package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.io.document.DocumentException;
import org.condyle.io.model.SchemaCheck;
import org.condyle.io.results.SummarySchema;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ResultFolder;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All tools on a small model of our own, whose answers are known, and with the mistakes that users make. */
class ToolsTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        SmallArm.writeTo(folder);
    }

    private AnalysisResult run(String setup) {
        return Tools.run(SetupFile.parse("setup.xml", setup, folder));
    }

    private String refused(String setup) {
        return assertThrows(DocumentException.class, () -> run(setup)).getMessage();
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    @Test
    void inverseKinematicsFindsTheAnglesOfSyntheticMarkers() {
        AnalysisResult r = run(SmallArm.ik("<report_marker_locations>true</report_marker_locations>"));
        ResultTable t = r.table("found.mot");
        assertEquals(SmallArm.ROWS, t.times().length);
        for (int i = 0; i < SmallArm.ROWS; i++) {
            double[] q = SmallArm.angles(SmallArm.time(i));
            assertEquals(Math.toDegrees(q[0]), t.column("shoulder_angle")[i], 1e-6);
            assertEquals(Math.toDegrees(q[1]), t.column("elbow_angle")[i], 1e-6);
        }
        assertEquals(0, r.figure("markerErrorRms"), 1e-5);
        assertEquals(
                List.of("total_squared_error", "marker_error_RMS", "marker_error_max"),
                r.table("arm_ik_marker_errors.sto").columns().stream()
                        .map(ResultTable.Column::label)
                        .toList());
        assertEquals(
                "Elbow_tx",
                r.table("arm_ik_model_marker_locations.sto").columns().get(0).label());
        assertEquals(List.of(), r.distrust());
    }

    @Test
    void inverseDynamicsOfARestingElbowIsThatOfAPendulum() throws IOException {
        // an elbow that rests in line makes one rigid pendulum of both rods
        StringBuilder s = new StringBuilder("m\ninDegrees=no\nendheader\ntime\tshoulder_angle\telbow_angle\n");
        for (int i = 0; i < SmallArm.ROWS; i++) {
            s.append(SmallArm.time(i) + "\t" + 0.3 * Math.sin(2 * SmallArm.time(i)) + "\t0\n");
        }
        write("arm.mot", s.toString());
        AnalysisResult r = run(SmallArm.id("<output_gen_force_file>out</output_gen_force_file>"));
        double inertia = 0.1 + 2 * 0.25 + 0.05 + 1 * 1.4 * 1.4, lever = 2 * 0.5 + 1 * 1.4;
        for (int i = 20; i < SmallArm.ROWS - 20; i++) { // away from the natural ends of the spline
            double t = SmallArm.time(i), q = 0.3 * Math.sin(2 * t), a = -1.2 * Math.sin(2 * t);
            double expected = inertia * a + lever * SmallArm.GRAVITY * Math.sin(q);
            assertEquals(expected, r.table("out.sto").column("shoulder_angle_moment")[i], 1e-6);
        }
    }

    @Test
    void aPathThatJumpsDuringTheMotionIsToldWithTimeAndCoordinate() throws IOException {
        String straight = "{on: ground, at: [0.1 m, 0, 0]}, {on: lower, at: [0, 0.3 m, 0]}";
        String bent = "{on: ground, at: [0.1 m, 0, 0]}, {on: upper, at: [0.1 m, 0, 0],"
                + " while: {coordinate: elbow.elbow_angle, from: 40 deg, to: 200 deg}}, {on: lower, at: [0, 0.3 m, 0]}";
        write("arm.yaml", SmallArm.MODEL.replace(straight, bent));
        AnalysisResult r = run(SmallArm.analyze("<MuscleAnalysis/>"));
        List<String> told =
                r.warnings().stream().filter(w -> w.contains("jumps")).toList();
        // 0.5 + 0.4 cos 3t = 40 deg
        double t = Math.acos((Math.toRadians(40) - 1e-5 - 0.5) / 0.4) / 3;
        assertEquals(1, told.size(), r.warnings().toString());
        assertTrue(
                told.get(0)
                        .matches("path 'biceps' jumps by -[0-9.]+ mm at t = "
                                + String.format(java.util.Locale.ROOT, "%.4g", t)
                                + " s, elbow_angle = 40.00 deg: point 2 goes"),
                told.get(0) + " " + t);
        write("arm.yaml", SmallArm.MODEL);
        assertTrue(
                run(SmallArm.analyze("<MuscleAnalysis/>")).warnings().stream().noneMatch(w -> w.contains("jumps")));
    }

    @Test
    void analysesWriteOpenSimsLabels() {
        AnalysisResult r = run(SmallArm.analyze("<Kinematics name='Kinematics'/><BodyKinematics/><MuscleAnalysis/>"
                + "<JointReaction><joint_names>elbow</joint_names><express_in_frame>child</express_in_frame></JointReaction>"
                + "<PointKinematics><body_name>lower</body_name><point_name>hand</point_name><point>0 -0.4 0</point>"
                + "</PointKinematics><StatesReporter/><ProbeReporter/>"));
        ResultTable q = r.table("arm_Kinematics_q.sto");
        double t = SmallArm.time(7);
        assertEquals(Math.toDegrees(SmallArm.angles(t)[1]), q.column("elbow_angle")[7], 1e-9);
        assertEquals(
                Math.toDegrees(-1.2 * Math.sin(3 * t)),
                r.table("arm_Kinematics_u.sto").column("elbow_angle")[7],
                1e-2);
        double[] a = SmallArm.angles(t);
        assertEquals(
                Math.sin(a[0]) + 0.8 * Math.sin(a[0] + a[1]),
                r.table("arm_PointKinematics_hand_pos.sto").column("hand_X")[7],
                1e-9);
        assertEquals(
                0.5 * Math.sin(a[0]),
                r.table("arm_BodyKinematics_pos_global.sto").column("upper_X")[7],
                1e-9);
        assertEquals(
                0.4, r.table("arm_JointReaction_ReactionLoads.sto").column("elbow_on_lower_in_lower_py")[7], 1e-12);
        assertTrue(r.table("arm_MuscleAnalysis_Length.sto").column("biceps")[7] > 0.5);
        assertTrue(
                r.files().contains("arm_MuscleAnalysis_MomentArm_elbow_angle.sto"),
                r.files().toString());
        assertEquals(
                a[0],
                r.table("arm_StatesReporter_states.sto").column("/jointset/shoulder/shoulder_angle/value")[7],
                1e-9);
        assertTrue(String.join("\n", r.warnings()).contains("ProbeReporter is left out"));
    }

    @Test
    void momentArmsAreTheDerivativesOfLengths() {
        AnalysisResult r = run(SmallArm.analyze("<Paths/>"));
        double[] length = r.table("lengths.sto").column("biceps"),
                speed = r.table("speeds.sto").column("biceps");
        double[] shoulder = r.table("moment-arms_shoulder_angle.sto").column("biceps");
        double[] elbow = r.table("moment-arms_elbow_angle.sto").column("biceps");
        for (int i = 10; i < SmallArm.ROWS - 10; i++) {
            double t = SmallArm.time(i);
            double rates = -shoulder[i] * 0.6 * Math.cos(2 * t) + elbow[i] * 1.2 * Math.sin(3 * t);
            assertEquals(rates, speed[i], 1e-5);
            assertEquals((length[i + 1] - length[i - 1]) / (2 * SmallArm.STEP), speed[i], 1e-4);
        }
    }

    @Test
    void aForwardRunEndsAfterTheStepsThatItsSetupPermits() {
        AnalysisResult r = run("<ForwardTool name='arm'><model_file>arm.yaml</model_file><final_time>1e9</final_time>"
                + "<maximum_number_of_integrator_steps>50</maximum_number_of_integrator_steps></ForwardTool>");
        assertTrue(r.stopped().contains("has taken 50 steps"), r.stopped());
        assertTrue(r.stopped().contains("allow more steps"), r.stopped());
    }

    @Test
    void forwardDynamicsKeepsTheEnergyOfAPendulum() {
        AnalysisResult r = run("<ForwardTool name='arm'><model_file>arm.yaml</model_file><final_time>0.5</final_time>"
                + "<AnalysisSet><objects><Kinematics/></objects></AnalysisSet></ForwardTool>");
        assertEquals(0.5, r.times()[r.times().length - 1], 1e-12);
        assertTrue(r.files().contains("arm_states.sto"), r.files().toString());
        assertEquals("", r.stopped());
    }

    @Test
    void toolsThatAreNotHereAreRefusedByName() {
        assertTrue(refused("<COMAKTool/>").contains("COMAKTool cannot be run"));
        assertTrue(refused("<JointMechanicsTool/>").contains("JointMechanicsTool cannot be run"));
        assertTrue(refused("<InverseKinematicTool/>").contains("did you mean 'InverseKinematicsTool'?"));
    }

    @Test
    void markerNamesThatDoNotMatchAreToldWithTheNearest() throws IOException {
        String tasks =
                "<IKTaskSet><objects><IKMarkerTask name='Elbow'/><IKMarkerTask name='Wrist'/></objects></IKTaskSet>";
        write("arm.trc", SmallArm.markers("ELBOW", "WRIST", 1000));
        String none = refused(SmallArm.ik(tasks));
        assertTrue(none.contains("no marker is in the tasks, in the model and in the measurement"), none);
        assertTrue(none.contains("ELBOW (nearest: Elbow)"), none);
        write("arm.trc", SmallArm.markers("Elbow", "Wrst", 1000));
        String some = String.join("\n", run(SmallArm.ik(tasks)).warnings());
        assertTrue(some.contains("has no Wrist (nearest: Wrst)"), some);
        assertTrue(some.contains("Measured but not followed: Wrst"), some);
    }

    @Test
    void aModelWithoutMarkersIsToldSo() throws IOException {
        write("arm.yaml", SmallArm.MODEL.replaceAll("markers:\\n.*\\n.*\\n", ""));
        assertTrue(refused(SmallArm.ik("")).contains("has no markers"));
    }

    @Test
    void degreesForRadiansAreRefusedWithTheNumbers() throws IOException {
        write("arm.sto", SmallArm.motion("shoulder_angle", "elbow_angle", true).replace("inDegrees=yes\n", ""));
        String told = refused(SmallArm.id("").replace("arm.mot", "arm.sto"));
        assertTrue(told.contains("elbow_angle reaches") && told.contains("inDegrees=yes"), told);
    }

    @Test
    void aMotionOfAnotherModelIsToldSo() throws IOException {
        write("arm.mot", SmallArm.motion("hip_flexion_r", "knee_angle_r", true));
        String told = refused(SmallArm.id(""));
        assertTrue(told.contains("no column is a coordinate of") && told.contains("hip_flexion_r"), told);
        write("arm.mot", SmallArm.motion("ground_force_vx", "ground_force_vy", true));
        assertTrue(refused(SmallArm.id("")).contains("it looks like measured ground reactions"));
        write("arm.mot", SmallArm.motion("shoulder_angle", "knee_angle_r", true));
        String some = String.join("\n", run(SmallArm.id("")).warnings());
        assertTrue(some.contains("1 of 2 coordinates") && some.contains("elbow_angle"), some);
    }

    @Test
    void aTimeRangeOutsideOfTheDataIsToldWithTheTimes() {
        String told = refused(SmallArm.id("<time_range>5 6</time_range>"));
        assertTrue(told.contains("its times are 0.0 s to 1.0 s"), told);
    }

    private static final String LOADS = """
            <ExternalLoads><objects><ExternalForce name="push"><applied_to_body>lower</applied_to_body>
            <force_identifier>F</force_identifier><point_identifier>P</point_identifier></ExternalForce></objects>
            <datafile>loads.sto</datafile></ExternalLoads>
            """;

    private String loads(String header, String row) {
        return "loads\nendheader\ntime\t" + header + "\n0\t" + row + "\n2\t" + row + "\n";
    }

    @Test
    void externalLoadsActOnTheModel() throws IOException {
        write("loads.xml", LOADS);
        write("loads.sto", loads("Fx\tFy\tFz\tPx\tPy\tPz", "10\t0\t0\t0.5\t-1\t0"));
        double[] with = run(SmallArm.id("<external_loads_file>loads.xml</external_loads_file>"))
                .table("inverse_dynamics.sto")
                .column("shoulder_angle_moment");
        double[] without = run(SmallArm.id("")).table("inverse_dynamics.sto").column("shoulder_angle_moment");
        for (int i = 0; i < with.length; i++) {
            assertEquals(-10, with[i] - without[i], 1e-9); // its moment about the shoulder is +10 N*m
        }
    }

    @Test
    void wrongIdentifiersOfLoadsAreToldWithTheColumns() throws IOException {
        write("loads.xml", LOADS.replace(">F<", ">Force<"));
        write("loads.sto", loads("Fx\tFy\tFz\tPx\tPy\tPz", "10\t0\t0\t0.5\t-1\t0"));
        String setup = SmallArm.id("<external_loads_file>loads.xml</external_loads_file>");
        String told = refused(setup);
        assertTrue(told.contains("no column begins with 'Force'") && told.contains("there are F, P"), told);
        write("loads.xml", LOADS);
        write("loads.sto", loads("Fx\tFy\tFz\tPx\tPy\tPz", "10\tNaN\t0\t0.5\t-1\t0"));
        told = refused(setup);
        assertTrue(told.contains("loads.sto:4") && told.contains("Fy"), told);
    }

    @Test
    void resultsAreWrittenAndReadBack() throws IOException {
        AnalysisResult r = run(SmallArm.ik(""));
        Path out = folder.resolve("out");
        ResultFolder.write(r, "test", out);
        String summary = Files.readString(out.resolve("summary.json"));
        assertEquals(List.of(), SchemaCheck.errors(SummarySchema.text(), summary));
        assertTrue(
                summary.contains("\"tool\" : \"InverseKinematicsTool\"") && summary.contains("worstFrames"), summary);
        var table = org.condyle.io.data.DataTable.read("found.mot", Files.readAllBytes(out.resolve("found.mot")));
        assertTrue(table.inDegrees());
        assertEquals(r.table("found.mot").column("elbow_angle")[5], table.column("elbow_angle")[5]);
    }
}
