package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.condyle.simulate.Listener;
import org.condyle.tool.result.AnalysisEnd;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.MarkerTracks;
import org.condyle.tool.result.ResultFolder;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every tool tells its listener of every frame, and ends after a frame with the results up to there. */
class ToolListenerTest {
    private static final String MOTORS = "<force_set_files>motors.xml</force_set_files>";
    private static final String ALONG = SmallArm.analyze(
                    "<Kinematics/><BodyKinematics/><ForceReporter/><JointReaction/><Paths/><InducedAccelerations>"
                            + "<coordinate_names>all</coordinate_names></InducedAccelerations><StatesReporter/>"
                            + "<PointKinematics><body_name>lower</body_name><point>0 0 0</point></PointKinematics><Actuation/>")
            .replace("</coordinates_file>", "</coordinates_file>" + MOTORS);
    private static final String SHARED = shared("");
    private static final String SMOOTH = shared("<smoothness>1e-3</smoothness>");

    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        SmallArm.writeTo(folder);
        StringBuilder motors = new StringBuilder("<ForceSet><objects>");
        for (String c : List.of("shoulder_angle", "elbow_angle")) {
            for (String n : List.of("a", "b")) {
                motors.append("<CoordinateActuator name='")
                        .append(n)
                        .append(c)
                        .append("'><coordinate>")
                        .append(c);
                motors.append("</coordinate><optimal_force>50</optimal_force></CoordinateActuator>");
            }
        }
        Files.writeString(folder.resolve("motors.xml"), motors + "</objects></ForceSet>");
    }

    private static String shared(String more) {
        return SmallArm.analyze("<StaticOptimization>" + more + "</StaticOptimization>")
                .replace("</coordinates_file>", "</coordinates_file>" + MOTORS);
    }

    private static String tracking(String tool, String more) {
        return "<OpenSimDocument Version='40000'><" + tool + " name='arm'><model_file>arm.yaml</model_file>"
                + "<desired_kinematics_file>arm.mot</desired_kinematics_file>" + MOTORS
                + "<initial_time>0.1</initial_time><final_time>0.4</final_time>" + more + "</" + tool
                + "></OpenSimDocument>";
    }

    private static String forward() {
        return "<OpenSimDocument Version='40000'><ForwardTool name='arm'><model_file>arm.yaml</model_file>"
                + "<final_time>0.5</final_time><AnalysisSet><objects><Kinematics/></objects></AnalysisSet>"
                + "</ForwardTool></OpenSimDocument>";
    }

    private AnalysisResult run(String setup, Listener listener) {
        return Tools.run(SetupFile.parse("setup.xml", setup, folder), listener);
    }

    @Test
    void everyFrameIsToldInTheOrderOfTime() {
        for (String setup : List.of(SmallArm.ik(""), SmallArm.id(""), ALONG, SHARED, SMOOTH)) {
            Watch watch = Watch.all();
            AnalysisResult r = run(setup, watch);
            assertEquals(List.of(""), watch.names());
            Watch.Part part = watch.parts().get(0);
            assertEquals(r.times()[0], part.from());
            assertArrayEquals(
                    r.times(), part.times().stream().mapToDouble(t -> t).toArray());
            assertTrue(part.until().stream().allMatch(t -> t == r.times()[r.times().length - 1]));
            assertEquals(AnalysisEnd.COMPLETED, r.end());
        }
    }

    @Test
    void aRunTellsItsStepsAndThenTheRowsOfItsTables() {
        for (String setup : List.of(forward(), tracking("CMCTool", ""), tracking("RRATool", ""))) {
            Watch watch = Watch.all();
            AnalysisResult r = run(setup, watch);
            assertEquals(List.of("", "tables"), watch.names());
            List<Double> steps = watch.parts().get(0).times();
            assertTrue(steps.get(0) > watch.parts().get(0).from());
            for (int i = 1; i < steps.size(); i++) {
                assertTrue(steps.get(i) > steps.get(i - 1));
            }
            assertEquals(watch.parts().get(0).until().get(0), steps.get(steps.size() - 1), 1e-12);
            assertEquals(r.times().length, watch.parts().get(1).times().size());
        }
    }

    /** The first frames of a whole analysis, to the last bit. */
    private static void assertBegins(AnalysisResult whole, AnalysisResult part, int rows) {
        assertEquals(whole.files(), part.files());
        for (ResultTable t : part.tables()) {
            ResultTable all = whole.table(t.file());
            assertArrayEquals(Arrays.copyOf(all.times(), rows), Arrays.copyOf(t.times(), rows), t.file());
            assertEquals(all.columns().size(), t.columns().size());
            for (int c = 0; c < t.columns().size(); c++) {
                assertArrayEquals(
                        Arrays.copyOf(all.columns().get(c).values(), rows),
                        Arrays.copyOf(t.columns().get(c).values(), rows),
                        t.file() + " " + t.columns().get(c).label());
            }
        }
    }

    @Test
    void anAnalysisThatIsInterruptedHasTheFramesUpToThere() throws IOException {
        for (String setup : List.of(SmallArm.ik(""), SmallArm.id(""), ALONG, SHARED)) {
            AnalysisResult whole = run(setup, Listener.NONE), part = run(setup, Watch.until("", 31));
            assertEquals(AnalysisEnd.Kind.INTERRUPTED, part.end().kind());
            assertEquals("interrupted at t = 0.3 s, after 31 of 101 frames", part.stopped());
            assertEquals("interrupted", part.outcome());
            assertEquals(31, part.times().length);
            part.tables().forEach(t -> assertEquals(31, t.times().length, t.file()));
            assertBegins(whole, part, 31);
            assertEquals(
                    31,
                    part.motion() == null ? 0 : part.motion().film().frames().size());
            ResultFolder.write(part, "test", Files.createDirectories(folder.resolve("out")));
            assertTrue(Files.readString(folder.resolve("out/summary.json")).contains("\"outcome\" : \"interrupted\""));
        }
    }

    @Test
    void markersAndSharesAreThoseOfTheFramesUpToThere() {
        AnalysisResult ik = run(SmallArm.ik(""), Watch.until("", 5));
        MarkerTracks tracks = ik.markers();
        assertTrue(tracks != null && tracks.times().length == 5 && tracks.model().length == 5);
        assertFalse(
                ik.warnings().toString().contains("not determine"),
                ik.warnings().toString());
        AnalysisResult so = run(SHARED, Watch.until("", 5));
        var shares = so.shares();
        assertTrue(shares != null && shares.solved().length == 5);
        assertEquals(5, shares.actuators().get(0).moments()[0].length);
        assertEquals(5, shares.loads().get(0).asked().length);
    }

    @Test
    void aFrameIsAlwaysDoneAndSmoothnessHasTwo() {
        assertEquals(1, run(SmallArm.id(""), Watch.until("", 1)).times().length);
        AnalysisResult r = run(SMOOTH, Watch.until("", 1));
        assertEquals(2, r.times().length);
        assertEquals("interrupted", r.outcome());
        assertTrue(r.distrust().isEmpty(), r.distrust().toString());
    }

    @Test
    void whoAsksAtTheLastFrameGetsAll() {
        AnalysisResult r = run(SmallArm.id(""), Watch.until("", SmallArm.ROWS));
        assertEquals("completed", r.outcome());
    }

    @Test
    void aRunThatIsInterruptedHasTheTablesOfItsRows() {
        for (String setup : List.of(forward(), tracking("CMCTool", ""), tracking("RRATool", ""))) {
            AnalysisResult whole = run(setup, Listener.NONE), part = run(setup, Watch.until("", 8));
            assertEquals("interrupted", part.outcome());
            assertTrue(part.stopped().matches("interrupted at t = 0\\.\\d+ s of 0\\.\\d+ s"), part.stopped());
            int rows = part.times().length;
            assertTrue(rows > 2 && rows < whole.times().length, rows + " rows");
            assertBegins(whole, part, rows - 1); // the last one may be the step at which it ended
        }
    }

    @Test
    void aRunThatIsInterruptedWhileItsTablesAreMadeKeepsTheFirstRows() {
        AnalysisResult part = run(tracking("CMCTool", ""), Watch.until("tables", 12));
        assertEquals(AnalysisEnd.Kind.INTERRUPTED, part.end().kind());
        assertTrue(part.stopped().contains("after 12 of "), part.stopped());
        assertBegins(run(tracking("CMCTool", ""), Listener.NONE), part, 12);
    }

    @Test
    void massesAreNotAdjustedToPartOfAMotion() {
        String more = "<adjust_com_to_reduce_residuals>true</adjust_com_to_reduce_residuals>"
                + "<adjusted_com_body>upper</adjusted_com_body>";
        AnalysisResult part = run(tracking("RRATool", more), Watch.until("", 8));
        assertEquals("interrupted", part.outcome());
        assertTrue(part.warnings().toString().contains("masses were not adjusted"));
        assertTrue(
                part.files().stream().noneMatch(f -> f.contains("adjusted")),
                part.files().toString());
    }

    @Test
    void tooManyStepsAreNoInterruption() {
        String few = forward()
                .replace(
                        "</final_time>",
                        "</final_time><maximum_number_of_integrator_steps>3</maximum_number_of_integrator_steps>");
        AnalysisResult r = run(few, Watch.all());
        assertEquals("stopped early", r.outcome());
        assertTrue(r.stopped().contains("maximum_number_of_integrator_steps"), r.stopped());
    }
}
