package org.condyle.tool.gait;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.condyle.io.data.AxisTurn;
import org.condyle.io.data.LengthUnit;
import org.condyle.io.data.StorageWriter;
import org.condyle.io.data.TrcWriter;
import org.condyle.io.data.c3d.C3dFile;
import org.condyle.io.document.DocumentException;
import org.condyle.tool.SharedData;
import org.condyle.tool.Tools;
import org.condyle.tool.gait.GaitCheck.Judged;
import org.condyle.tool.gait.GaitRequest.Setting;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ResultFolder;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.SetupFile;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole chain beside the single analyses, which it must not differ from by one bit. */
class GaitChainTest {
    private static final Path MODELS = Path.of("..", "models").toAbsolutePath().normalize();
    private static final String LEG = MODELS.resolve("leg/leg.yaml").toString();
    private static final Path SQUAT = MODELS.resolve("leg/squat.c3d");

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    private GaitResult run(GaitRequest request) throws IOException {
        return GaitChain.prepare(request)
                .run(folder.resolve("out"), (result, where) -> ResultFolder.write(result, "test", where));
    }

    private static GaitRequest request(
            Path trial, String model, @Nullable Path loads, @Nullable String rotate, double reserves) {
        GaitRequest r = GaitRequest.of(trial, model);
        return new GaitRequest(
                trial, model, null, null, loads, null, null, rotate, Map.of(), r.from(), r.to(), 6, reserves, 20,
                List.of());
    }

    private static AnalysisResult single(String tool, Map<String, String> keys, String... analyses) {
        SetupFile setup = SetupFile.empty(tool, "");
        for (String a : analyses) {
            setup.addAnalysis(a);
        }
        keys.forEach(setup::set);
        return Tools.run(setup);
    }

    private static void assertSame(AnalysisResult expected, AnalysisResult actual) {
        assertEquals(expected.tables().size(), actual.tables().size());
        for (ResultTable t : expected.tables()) {
            ResultTable other = actual.table(t.file());
            assertArrayEquals(t.times(), other.times());
            assertEquals(t.columns().size(), other.columns().size());
            for (ResultTable.Column c : t.columns()) {
                assertArrayEquals(c.values(), other.column(c.label()), c.label());
            }
        }
    }

    private static AnalysisResult stage(GaitResult r, String name) {
        return r.stages().stream()
                .filter(s -> s.folder().equals(name))
                .findFirst()
                .orElseThrow()
                .result();
    }

    private static void assertTold(GaitResult r, String part) {
        assertTrue(
                r.remarks().stream().anyMatch(x -> x.contains(part)),
                r.remarks().toString());
    }

    /** What condyle convert would write. */
    private void convertSquat() throws IOException {
        AxisTurn turn = AxisTurn.about("x -90 deg");
        C3dFile c3d = C3dFile.read("squat", Files.readAllBytes(SQUAT));
        StringWriter trc = new StringWriter(), mot = new StringWriter();
        TrcWriter.write("squat", turn.of(c3d.markers()), LengthUnit.MILLIMETRE, trc);
        StorageWriter.write("squat", turn.of(c3d.reactions().atPressure(0)), mot);
        Files.writeString(folder.resolve("squat.trc"), trc.toString());
        Files.writeString(folder.resolve("squat-forces.mot"), mot.toString());
        Files.copy(MODELS.resolve("leg/squat-loads.xml"), folder.resolve("squat-loads.xml"));
    }

    @Test
    void aSquatFromItsC3dFileIsThatOfTheSingleAnalyses() throws IOException {
        GaitResult r = run(GaitRequest.of(SQUAT, LEG));
        assertTold(r, "turned by --rotate \"x -90 deg\"");
        assertTold(r, "force plate 1 acts on foot");
        assertTold(r, "no muscles and no motors");
        assertEquals(GaitCycles.Kind.TRIAL, r.cycles().kind());
        assertTrue(
                r.checks().stream().allMatch(c -> c.judged() == Judged.GOOD),
                r.checks().toString());
        assertEquals(List.of(), r.whole().distrust());
        convertSquat();
        String trc = folder.resolve("squat.trc").toString(),
                loads = folder.resolve("squat-loads.xml").toString();
        String motion = folder.resolve("out/ik/ik.mot").toString();
        assertSame(single("InverseKinematicsTool", Map.of("model_file", LEG, "marker_file", trc)), stage(r, "ik"));
        Map<String, String> rest = Map.of(
                "model_file",
                LEG,
                "coordinates_file",
                motion,
                "external_loads_file",
                loads,
                "lowpass_cutoff_frequency_for_coordinates",
                "6");
        assertSame(single("InverseDynamicsTool", rest), stage(r, "id"));
        Map<String, String> ofMotion = new HashMap<>(rest);
        ofMotion.put("accelerations", "motion");
        assertSame(single("AnalyzeTool", ofMotion, "JointReaction"), stage(r, "reactions"));
    }

    @Test
    void everyStageCanBeRunAgainFromItsSetupFile() throws IOException {
        GaitResult r = run(request(SQUAT, LEG, null, null, 10));
        assertEquals(
                List.of("ik", "id", "so", "reactions"),
                r.stages().stream().map(GaitResult.Stage::folder).toList());
        assertTold(r, "residual motors hold the free root");
        assertTold(r, "reserve motors of 10 N*m");
        for (GaitResult.Stage s : r.stages()) {
            SetupFile setup =
                    SetupFile.read(folder.resolve("out").resolve(s.folder()).resolve("setup.xml"));
            if (!StageSetup.isNear(folder, Path.of(LEG))) {
                setup.set("model_file", LEG);
            }
            assertSame(s.result(), Tools.run(setup));
        }
        // motors make the moments of inverse dynamics
        double[] knee = stage(r, "id").tables().get(0).column("knee_angle_moment");
        double[] motor = stage(r, "so").table("StaticOptimization_force.sto").column("reserve_knee_angle");
        for (int i = 0; i < knee.length; i++) {
            assertEquals(knee[i], motor[i], 1e-6 * 100);
        }
    }

    @Test
    void aLegWithMusclesThatNothingNeedsToCarry() throws IOException {
        String model = MODELS.resolve("knee/leg-extension.yaml").toString();
        GaitResult r = run(GaitRequest.of(MODELS.resolve("knee/leg-extension.trc"), model));
        AnalysisResult so = single(
                "AnalyzeTool",
                Map.of(
                        "model_file",
                        model,
                        "coordinates_file",
                        folder.resolve("out/ik/ik.mot").toString(),
                        "lowpass_cutoff_frequency_for_coordinates",
                        "6"),
                "StaticOptimization");
        assertSame(so, stage(r, "so"));
        assertEquals(0, stage(r, "ik").figure("markerErrorRms"), 2); // mm; a seated leg is not taken for one that lies
        assertTrue(
                r.remarks().stream().noneMatch(x -> x.contains("--rotate")),
                r.remarks().toString());
        assertTrue(r.curves().stream().anyMatch(c -> c.kind() == CycleCurve.Kind.MUSCLE && c.peak() > 100));
        assertTrue(r.curves().stream()
                .anyMatch(c -> c.kind() == CycleCurve.Kind.REACTION && c.name().equals("knee")));
        assertTrue(Files.readString(folder.resolve("out/reactions/setup.xml"))
                .contains("../so/StaticOptimization_force.sto"));
    }

    @Test
    void walkingWithEighteenMuscles() throws IOException {
        Path data = SharedData.folder("osim-gait10dof18musc");
        Path trc = data.resolve("subject01_walk.trc"), loads = data.resolve("subject01_walk_grf.xml");
        String model = data.resolve("subject01.osim").toString();
        GaitResult r = run(request(trc, model, loads, null, 0));
        assertTold(r, "motor_lumbar_extension");
        assertWalking(r, trc, loads, model);
        assertEquals(
                18,
                r.curves().stream()
                        .filter(c -> c.kind() == CycleCurve.Kind.MUSCLE)
                        .count());
        assertEquals(0, stage(r, "so").figure("infeasible-frames"));
        // markers of the shoulders are 11 cm away with equal weights
        assertTrue(
                r.checks().stream().anyMatch(c -> c.judged() == Judged.BAD),
                r.checks().toString());
        assertFalse(r.whole().distrust().isEmpty());
    }

    @Test
    void walkingWithNinetyTwoMuscles() throws IOException {
        Path data = SharedData.folder("osim-gait2392");
        Path trc = SharedData.folder("osim-gait10dof18musc").resolve("subject01_walk.trc");
        Path loads = data.resolve("subject01_walk1_grf.xml");
        String model = data.resolve("subject01_simbody.osim").toString();
        GaitResult r = run(request(trc, model, loads, null, 10));
        assertWalking(r, trc, loads, model);
        assertEquals(
                92,
                r.curves().stream()
                        .filter(c -> c.kind() == CycleCurve.Kind.MUSCLE)
                        .count());
        assertEquals(List.of(), r.whole().distrust());
        assertEquals(0, stage(r, "so").figure("infeasible-frames"));
    }

    @Test
    void feetAreFoundForATableOfForcesAlone() throws IOException {
        Path data = SharedData.folder("osim-gait10dof18musc");
        Path trc = data.resolve("subject01_walk.trc"), table = data.resolve("subject01_walk_grf.mot");
        String model = data.resolve("subject01.osim").toString();
        AnalysisResult named = stage(run(request(trc, model, data.resolve("subject01_walk_grf.xml"), null, 0)), "id");
        GaitRequest bare = request(trc, model, table, null, 0);
        GaitResult r = run(new GaitRequest(
                trc,
                model,
                null,
                null,
                table,
                null,
                null,
                null,
                Map.of(),
                bare.from(),
                bare.to(),
                6,
                0,
                1e-3,
                List.of()));
        assertTold(r, "force plate 1 acts on calcn_r");
        assertTold(r, "force plate 2 acts on calcn_l");
        for (ResultTable.Column c : named.tables().get(0).columns()) { // forces below the threshold are left out
            assertArrayEquals(c.values(), stage(r, "id").tables().get(0).column(c.label()), 1e-6, c.label());
        }
    }

    @Test
    void aPlateOnWhichBothFeetStepActsOnBoth() throws IOException {
        Path data = SharedData.folder("osim-gait10dof18musc");
        String[] lines =
                Files.readString(data.resolve("subject01_walk_grf.mot")).split("\\R");
        StringBuilder one = new StringBuilder("one plate\nendheader\ntime");
        for (String c : List.of("vx", "vy", "vz", "px", "py", "pz")) {
            one.append("\tground_force_").append(c);
        }
        for (int i = 7; i < lines.length; i++) { // the right foot, later the left one
            String[] cells = lines[i].split("\t");
            double t = Double.parseDouble(cells[0]);
            one.append('\n').append(t);
            for (int k = 1; k <= 6; k++) {
                boolean point = k > 3;
                String right = cells[k], left = cells[k + 6];
                one.append('\t').append(t < 1.45 ? right : t > 2.45 ? left : point ? right : "0");
            }
        }
        Path table = folder.resolve("one.mot");
        Files.writeString(table, one + "\n");
        GaitResult r = run(request(
                data.resolve("subject01_walk.trc"),
                data.resolve("subject01.osim").toString(),
                table,
                null,
                0));
        assertTold(r, "force plate 1 acts on calcn_r in ");
        assertTold(r, "force plate 1 acts on calcn_l in 2.46 s to 2.50 s");
        String loads = Files.readString(folder.resolve("out/measured/loads.xml"));
        assertTrue(loads.contains("<force_identifier>ground_force_1_calcn_l_v</force_identifier>"), loads);
        assertFalse(r.whole().distrust().isEmpty()); // the other foot stands on nothing
    }

    /** The original files in single analyses. */
    private void assertWalking(GaitResult r, Path trc, Path loads, String model) {
        assertEquals(GaitCycles.Kind.CYCLE, r.cycles().kind());
        assertEquals(0.618, r.cycles().of(Sides.Side.RIGHT).get(0).from(), 0.01);
        assertEquals(1.853, r.cycles().of(Sides.Side.RIGHT).get(0).to(), 0.01);
        assertEquals(65, r.cycles().off(Sides.Side.RIGHT), 5);
        assertSame(
                single("InverseKinematicsTool", Map.of("model_file", model, "marker_file", trc.toString())),
                stage(r, "ik"));
        Map<String, String> rest = new HashMap<>(Map.of(
                "model_file",
                model,
                "coordinates_file",
                folder.resolve("out/ik/ik.mot").toString(),
                "external_loads_file",
                loads.toString(),
                "lowpass_cutoff_frequency_for_coordinates",
                "6"));
        Map<String, String> muscles = new HashMap<>(rest);
        muscles.put("force_set_files", folder.resolve("out/so/reserves.xml").toString());
        Map<String, String> net = new HashMap<>(rest);
        net.put("forces_to_exclude", "Muscles");
        net.put("time_range", "0 2.5");
        assertSame(single("InverseDynamicsTool", net), stage(r, "id"));
        assertSame(single("AnalyzeTool", muscles, "StaticOptimization"), stage(r, "so"));
        SetupFile reactions = SetupFile.empty("AnalyzeTool", "");
        reactions.addAnalysis("JointReaction");
        muscles.forEach(reactions::set);
        reactions.set(
                "AnalysisSet.JointReaction.forces_file",
                folder.resolve("out/so/StaticOptimization_force.sto").toString());
        assertSame(Tools.run(reactions), stage(r, "reactions"));
    }

    @Test
    void aPartOfTheTimeAndKeysOfAStage() throws IOException {
        GaitRequest all = GaitRequest.of(SQUAT, LEG);
        GaitResult r = run(new GaitRequest(
                SQUAT,
                LEG,
                null,
                null,
                null,
                null,
                null,
                "x -90 deg",
                Map.of(1, "foot"),
                0.5,
                1.5,
                all.lowPass(),
                0,
                20,
                List.of(new Setting("ik", "marker_error_rms_limit", "1e-4"))));
        assertTold(r, "from 0.5 s to 1.5 s");
        assertTold(r, "as --plate says");
        assertEquals(0.5, stage(r, "ik").times()[0], 1e-9);
        assertEquals(1.5, r.whole().times()[r.whole().times().length - 1], 1e-9);
        assertEquals(Judged.DOUBTED, r.checks().get(0).judged());
    }

    @Test
    void aWrongRotationIsRed() throws IOException {
        GaitResult r = run(request(SQUAT, LEG, null, "x 90 deg", 0));
        assertTold(r, "warning: after --rotate");
        assertFalse(r.whole().distrust().isEmpty());
        assertTrue(
                r.checks().stream().anyMatch(c -> c.judged() == Judged.BAD),
                r.checks().toString());
    }

    @Test
    void aStaticTrialScalesTheModel() throws IOException {
        Files.writeString(folder.resolve("generic.osim"), TwoLinks.MODEL);
        Files.writeString(folder.resolve("static.trc"), TwoLinks.markers(1.1, 1));
        Files.writeString(folder.resolve("walk.trc"), TwoLinks.markers(1.1, 40));
        Files.writeString(folder.resolve("scale.xml"), TwoLinks.SCALE);
        GaitRequest plain = GaitRequest.of(
                folder.resolve("walk.trc"), folder.resolve("generic.osim").toString());
        GaitResult unscaled = run(plain);
        assertTrue(stage(unscaled, "ik").figure("markerErrorRms") > 5);
        GaitResult r = run(new GaitRequest(
                plain.trial(),
                plain.model(),
                folder.resolve("static.trc"),
                folder.resolve("scale.xml"),
                null,
                null,
                null,
                null,
                Map.of(),
                plain.from(),
                plain.to(),
                6,
                0,
                20,
                List.of()));
        assertTold(r, "scaled to the static trial");
        assertEquals(1.1, stage(r, "scale").figure("scale.upper"), 1e-9);
        assertEquals(0, stage(r, "ik").figure("markerErrorRms"), 1e-3);
        assertTrue(Files.readString(folder.resolve("out/id/setup.xml")).contains("<model_file>../scale/"));
        Tools.run(SetupFile.read(folder.resolve("out/scale/setup.xml")));
        Tools.run(SetupFile.read(folder.resolve("out/so/setup.xml")));
    }

    @Test
    void mistakesSayWhatIsNeeded() throws IOException {
        Path trc = folder.resolve("walk.trc"), no = folder.resolve("no.trc");
        Files.writeString(trc, TwoLinks.markers(1, 10));
        refused(GaitRequest.of(no, folder.resolve("no.osim").toString()), "no.trc", "no.osim");
        refused(
                new GaitRequest(SQUAT, LEG, trc, null, null, null, null, null, Map.of(), 0, 2, 6, 0, 20, List.of()),
                "--scale scale.xml");
        refused(GaitRequest.of(trc, LEG), "has a free root", "--loads");
        convertSquat();
        refused(
                request(trc, LEG, folder.resolve("squat-loads.xml"), null, 0),
                "none of its markers is a marker of",
                "--rename");
        refused(
                new GaitRequest(
                        SQUAT, LEG, null, null, null, null, null, null, Map.of(1, "foto"), 0, 2, 6, 0, 20, List.of()),
                "did you mean 'foot'?");
        refused(
                new GaitRequest(
                        SQUAT, LEG, null, null, null, null, null, null, Map.of(2, "foot"), 0, 2, 6, 0, 20, List.of()),
                "has 1 force plates");
        refused(
                new GaitRequest(SQUAT, LEG, null, null, null, null, null, null, Map.of(), 3, 4, 6, 0, 20, List.of()),
                "no part of the time that was measured");
        refused(request(SQUAT, LEG, null, "x 90", 0), "needs a unit");
        Files.writeString(folder.resolve("bad.mot"), "x\nendheader\ntime\ta\n0\t1\n");
        refused(request(SQUAT, LEG, folder.resolve("bad.mot"), null, 0), "there are no ground reactions in this table");
        DocumentException late = assertThrows(
                DocumentException.class,
                () -> run(new GaitRequest(
                        SQUAT, LEG, null, null, null, null, null, null, Map.of(), 0, 2, 6, 0, 1e4, List.of())));
        assertTrue(late.getMessage().contains("no force plate carries more than"), late.getMessage());
    }

    private static void refused(GaitRequest request, String... parts) {
        DocumentException e = assertThrows(DocumentException.class, () -> GaitChain.prepare(request));
        for (String part : parts) {
            assertTrue(e.getMessage().contains(part), e.getMessage());
        }
    }

    @Test
    void aLaboratoryIsTurnedToTheModelFromEverySide() throws IOException {
        C3dFile c3d = C3dFile.read("squat", Files.readAllBytes(SQUAT));
        SetupFile setup = SetupFile.empty("AnalyzeTool", "");
        setup.set("model_file", LEG);
        ToolModel model = ToolModel.of(setup.setup(Tools.find(setup).keys()));
        List<String> wrong = new ArrayList<>();
        for (String before : List.of(
                "x 0 deg", "x -90 deg", "x 90 deg, z 90 deg", "y 90 deg", "z 180 deg", "z -90 deg, x -90 deg")) {
            AxisTurn turn = AxisTurn.about(before);
            Trial trial = new Trial(c3d.markers(), c3d.reactions().atPressure(20), null, List.of()).turned(turn);
            Laboratory lab = new Laboratory(model, trial.markers());
            String found;
            try {
                found = lab.turn(ForceColumns.sum(ForceColumns.of(trial)), "squat");
            } catch (DocumentException e) {
                found = "upside down";
            }
            if (found.equals("upside down")) {
                continue; // told, not guessed
            }
            Trial after = found.isEmpty() ? trial : trial.turned(AxisTurn.about(found));
            Laboratory again = new Laboratory(model, after.markers());
            if (!again.turn(ForceColumns.sum(ForceColumns.of(after)), "squat").isEmpty()) {
                wrong.add(before + " -> " + found);
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void theForcesOfAPublishedC3dFileSayWhereUpIs() throws IOException {
        Path file = SharedData.folder("formats").resolve("walking2.c3d");
        Trial trial = Trial.read(file, null, 20);
        assertEquals(44, trial.markers().names().size());
        List<ForceColumns> plates = ForceColumns.of(trial);
        assertTrue(plates.size() >= 2, "plates: " + plates.size());
        double[] sum = ForceColumns.sum(plates);
        assertTrue(sum[2] > 10 * Math.abs(sum[0]) && sum[2] > 10 * Math.abs(sum[1]), "up is z");
        SetupFile setup = SetupFile.empty("AnalyzeTool", "");
        setup.set("model_file", LEG);
        ToolModel model = ToolModel.of(setup.setup(Tools.find(setup).keys()));
        Laboratory lab = new Laboratory(model, trial.markers());
        assertEquals("x -90 deg", lab.turn(sum, "walking2"));
        assertEquals(0, lab.shared());
    }

    /** A leg of two links that hangs from the ground, with a muscle. */
    private static final class TwoLinks {
        static final String SCALE = """
                <OpenSimDocument Version="40000"><ScaleTool name="subject"><mass>-1</mass>
                <GenericModelMaker><model_file>somewhere.osim</model_file></GenericModelMaker>
                <ModelScaler><scaling_order>measurements</scaling_order><MeasurementSet><objects>
                <Measurement name="all"><apply>true</apply><MarkerPairSet><objects><MarkerPair><markers>A B</markers></MarkerPair></objects></MarkerPairSet>
                <BodyScaleSet><objects><BodyScale name="upper"><axes>X Y Z</axes></BodyScale><BodyScale name="lower"><axes>X Y Z</axes></BodyScale></objects></BodyScaleSet>
                </Measurement></objects></MeasurementSet><marker_file>Unassigned</marker_file></ModelScaler>
                </ScaleTool></OpenSimDocument>
                """;

        static final String MODEL = """
                <OpenSimDocument Version="40000"><Model name="generic"><gravity>0 -9.81 0</gravity>
                <BodySet><objects>
                 <Body name="upper"><mass>3</mass><mass_center>0 -0.2 0</mass_center><inertia>0.03 0.006 0.03 0 0 0</inertia></Body>
                 <Body name="lower"><mass>1</mass><mass_center>0 -0.1 0</mass_center><inertia>0.01 0.002 0.01 0 0 0</inertia></Body>
                </objects></BodySet>
                <JointSet><objects>
                 <PinJoint name="hip"><socket_parent_frame>/ground</socket_parent_frame><socket_child_frame>/bodyset/upper</socket_child_frame>
                  <coordinates><Coordinate name="hip_angle"/></coordinates></PinJoint>
                 <PinJoint name="knee"><socket_parent_frame>upper_offset</socket_parent_frame><socket_child_frame>/bodyset/lower</socket_child_frame>
                  <coordinates><Coordinate name="knee_angle"/></coordinates>
                  <frames><PhysicalOffsetFrame name="upper_offset"><socket_parent>/bodyset/upper</socket_parent>
                   <translation>0 -0.4 0</translation><orientation>0 0 0</orientation></PhysicalOffsetFrame></frames></PinJoint>
                </objects></JointSet>
                <ForceSet><objects>
                 <Thelen2003Muscle name="vastus"><GeometryPath name="geometrypath"><PathPointSet><objects>
                   <PathPoint name="v1"><socket_parent_frame>/bodyset/upper</socket_parent_frame><location>0.03 -0.1 0</location></PathPoint>
                   <PathPoint name="v2"><socket_parent_frame>/bodyset/lower</socket_parent_frame><location>0.03 -0.05 0</location></PathPoint>
                  </objects></PathPointSet></GeometryPath><optimal_fiber_length>0.1</optimal_fiber_length><tendon_slack_length>0.25</tendon_slack_length>
                  <max_isometric_force>1000</max_isometric_force></Thelen2003Muscle>
                </objects></ForceSet>
                <MarkerSet><objects>
                 <Marker name="A"><socket_parent_frame>/bodyset/upper</socket_parent_frame><location>0 0 0</location></Marker>
                 <Marker name="B"><socket_parent_frame>/bodyset/upper</socket_parent_frame><location>0 -0.4 0</location></Marker>
                 <Marker name="C"><socket_parent_frame>/bodyset/lower</socket_parent_frame><location>0 -0.3 0.05</location></Marker>
                </objects></MarkerSet>
                </Model></OpenSimDocument>
                """;

        /** The leg swings; all lengths times a factor. */
        static String markers(double factor, int frames) {
            StringBuilder out =
                    new StringBuilder("PathFileType\t4\t(X/Y/Z)\tm\nDataRate\tCameraRate\tNumFrames\tNumMarkers\t"
                            + "Units\tOrigDataRate\tOrigDataStartFrame\tOrigNumFrames\n100\t100\t" + frames
                            + "\t3\tm\t100\t1\t" + frames
                            + "\nFrame#\tTime\tA\t\t\tB\t\t\tC\t\t\n\t\tX1\tY1\tZ1\tX2\tY2\tZ2\tX3\tY3\tZ3\n\n");
            for (int i = 0; i < frames; i++) {
                double t = 0.01 * i, hip = 0.3 * Math.sin(4 * t), knee = hip - 0.4 * t;
                double bx = 0.4 * Math.sin(hip), by = -0.4 * Math.cos(hip);
                double cx = bx + 0.3 * Math.sin(knee), cy = by - 0.3 * Math.cos(knee);
                out.append(i + 1).append('\t').append(t);
                for (double x : new double[] {0, 0, 0, bx, by, 0, cx, cy, 0.05}) {
                    out.append('\t').append(String.format(Locale.ROOT, "%.12f", factor * x));
                }
                out.append('\n');
            }
            return out.toString();
        }
    }
}
