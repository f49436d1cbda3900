package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.condyle.io.document.DocumentException;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tasks of points: the wrist of the small arm, whose two components in the plane determine its two angles. */
class PointTaskTest {
    private static final String ACTIVE = "<active>true true false</active>";
    private static final String BODY = "<wrt_body>/bodyset/lower</wrt_body>";
    private static final String WRIST = point(BODY + "<express_body>ground</express_body>" + ACTIVE);

    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        SmallArm.writeTo(folder);
        write(
                "motors.xml",
                "<ForceSet><objects><CoordinateActuator name='s'><coordinate>shoulder_angle</coordinate><optimal_force>60"
                        + "</optimal_force></CoordinateActuator><CoordinateActuator name='e'><coordinate>elbow_angle"
                        + "</coordinate><optimal_force>40</optimal_force></CoordinateActuator></objects></ForceSet>");
        tasks(WRIST);
    }

    private static String point(String keys) {
        return "<CMC_Point name='wrist'><kp>100 100 100</kp><kv>20 20 20</kv><point>0 -0.4 0</point><r0>0 0 0</r0>"
                + keys + "</CMC_Point>";
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private void tasks(String objects) throws IOException {
        write("tasks.xml", "<CMC_TaskSet><objects>\n" + objects + "</objects></CMC_TaskSet>");
    }

    private AnalysisResult run(String more) {
        String setup = "<OpenSimDocument Version='40000'><CMCTool name='arm'><model_file>arm.yaml</model_file>"
                + "<desired_kinematics_file>arm.mot</desired_kinematics_file><task_set_file>tasks.xml</task_set_file>"
                + "<force_set_files>motors.xml</force_set_files><final_time>0.6</final_time>" + more
                + "</CMCTool></OpenSimDocument>";
        return Tools.run(SetupFile.parse("setup.xml", setup, folder));
    }

    private String refused(String more) {
        return assertThrows(DocumentException.class, () -> run(more)).getMessage();
    }

    /** Where the wrist of the small arm is, moved by a shift along x. */
    private void courses(String labels, double shift) throws IOException {
        StringBuilder s = new StringBuilder("points\nendheader\ntime\t" + labels + "\n");
        for (int i = 0; i < SmallArm.ROWS; i++) {
            double[] q = SmallArm.angles(SmallArm.time(i));
            double x = Math.sin(q[0]) + 0.8 * Math.sin(q[0] + q[1]), y = -Math.cos(q[0]) - 0.8 * Math.cos(q[0] + q[1]);
            s.append(String.format(Locale.ROOT, "%.4f\t%.12g\t%.12g\t0%n", SmallArm.time(i), x + shift, y));
        }
        write("points.sto", s.toString());
    }

    private static void assertFollowed(AnalysisResult r, String coordinate, int k) {
        double[] q = r.table("arm_states.sto").column("/jointset/" + coordinate + "/value");
        for (int i = 0; i < q.length; i++) {
            assertEquals(SmallArm.angles(r.times()[i])[k], q[i], 2e-3, coordinate + " at " + r.times()[i]);
        }
    }

    @Test
    void aPointWithoutACourseFollowsTheMotionOfTheCoordinates() {
        AnalysisResult r = run("");
        assertEquals(List.of(), r.distrust());
        assertFollowed(r, "shoulder/shoulder_angle", 0);
        assertFollowed(r, "elbow/elbow_angle", 1);
        for (double e : r.table("arm_pErr.sto").column("wrist_x")) {
            assertTrue(Math.abs(e) < 1e-3, e + " m from the course");
        }
    }

    /** The labels of OpenSim's tables, three times the name of the task, and those of everybody else. */
    @Test
    void coursesOfAFileAreFollowed() throws IOException {
        for (String labels : new String[] {"wrist\twrist\twrist", "wrist_x\twrist_y\twrist_z"}) {
            courses(labels, 0);
            AnalysisResult r = run("<desired_points_file>points.sto</desired_points_file>");
            assertEquals(List.of(), r.distrust());
            assertFollowed(r, "elbow/elbow_angle", 1);
        }
        courses("wrist_x\twrist_y\twrist_z", 0.05); // the start is 50 mm off
        AnalysisResult r = run("<desired_points_file>points.sto</desired_points_file>");
        double[] e = r.table("arm_pErr.sto").column("wrist_x");
        assertEquals(0.05, e[0], 1e-3);
        // kp 100, kv 20: (1 + 10 t) exp(-10 t) of it is left
        assertEquals(0.05 * 4 * Math.exp(-3), e[300], 2e-3);
        assertTrue(Math.abs(e[e.length - 1]) < 2e-3, "at the end " + e[e.length - 1]);
        assertTrue(
                r.distrust().get(0).startsWith("wrist_x is 0.05"), r.distrust().toString());
    }

    @Test
    void aPointMayBeSeenFromAnotherBody() throws IOException {
        tasks(point(BODY + "<express_body>upper</express_body><active>true false false</active>")
                + "<CMC_Joint name='shoulder_angle'><kp>100</kp><kv>20</kv><active>true</active>"
                + "<coordinate>shoulder_angle</coordinate></CMC_Joint>");
        AnalysisResult r = run("");
        assertEquals(List.of(), r.distrust());
        assertFollowed(r, "elbow/elbow_angle", 1);
    }

    @Test
    void mistakesAreToldWithTheirPlaces() throws IOException {
        tasks(point(ACTIVE));
        assertTrue(refused("").contains("tasks.xml:2:"), refused(""));
        assertTrue(refused("").contains("wrt_body is missing: the body that the point belongs to"), refused(""));
        tasks(point("<wrt_body>lowr</wrt_body>" + ACTIVE));
        assertTrue(
                refused("").contains("task 'wrist': the model has no body and no frame 'lowr'; did you mean 'lower'?"),
                refused(""));
        tasks(point("<wrt_body>center_of_mass</wrt_body>" + ACTIVE));
        assertTrue(refused("").contains("the mass centre of the whole model cannot be tracked"), refused(""));
        tasks(point(BODY + ACTIVE).replace("0 -0.4 0", "0 -0.4"));
        assertTrue(refused("").contains("needs 3 numbers, has 2"), refused(""));
        tasks(point(BODY + ACTIVE).replace("<kp>100", "<kp>-1"));
        assertTrue(refused("").contains("kp of the task 'wrist_x' [1/s²] must be >= 0, was -1.0"), refused(""));
        tasks(point(BODY + "<active>false false false</active>"));
        assertTrue(refused("").contains("no task is switched on"), refused(""));
        tasks(point(BODY + "<active>true true true</active>"));
        String many = assertThrows(RuntimeException.class, () -> run("")).getMessage();
        assertTrue(many.contains("there are 3 tracking tasks, 3 of them of points, but only 2 coordinates"), many);
    }

    @Test
    void mistakesOfTheTableOfPointsAreTold() throws IOException {
        String file = "<desired_points_file>points.sto</desired_points_file>";
        courses("hand_x\thand_y\thand_z", 0);
        assertTrue(
                refused(file)
                        .contains("has no course of the point 'wrist': it needs three columns of this name, or wrist_x,"
                                + " wrist_y and wrist_z; it has hand_x, hand_y, hand_z"),
                refused(file));
        write(
                "points.sto",
                "points\nendheader\ntime\twrist_x\twrist_y\twrist_z\n0\t1\t1\t0\n0.1\t1\tNaN\t0\n1\t1\t1\t0\n");
        assertTrue(refused(file).contains("points.sto:5:"), refused(file));
        write(
                "points.sto",
                "points\nendheader\ntime\twrist_x\twrist_y\twrist_z\n0\t1\t1\t0\n0.1\t1\t1\t0\n0.2\t1\t1\t0\n");
        assertTrue(refused(file).contains("it has 3 rows, from 0.0 s to 0.2 s"), refused(file));
        tasks("<CMC_Joint name='shoulder_angle'><coordinate>shoulder_angle</coordinate></CMC_Joint>");
        assertTrue(
                String.join("\n", run(file).warnings()).contains("has no effect, because no task tracks a point"),
                "warned");
    }
}
