package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.io.document.DocumentException;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Computed muscle control of the small arm with motors, through setup files. */
class CmcToolTest {
    private static final String BOTH = task("shoulder_angle", "") + task("elbow_angle", "");

    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        SmallArm.writeTo(folder);
        write("tasks.xml", tasks(BOTH));
        write("motors.xml", motors(60, 40));
    }

    private static String motors(double shoulder, double elbow) {
        return "<ForceSet><objects><CoordinateActuator name='s'><coordinate>shoulder_angle</coordinate><optimal_force>"
                + shoulder
                + "</optimal_force></CoordinateActuator><CoordinateActuator name='e'><coordinate>elbow_angle</coordinate>"
                + "<optimal_force>" + elbow + "</optimal_force></CoordinateActuator></objects></ForceSet>";
    }

    private static String task(String coordinate, String more) {
        return "<CMC_Joint name='" + coordinate + "'><kp>100 1 1</kp><kv>20 1 1</kv><active>true false false</active>"
                + more + "<coordinate>" + coordinate + "</coordinate></CMC_Joint>";
    }

    private static String tasks(String objects) {
        return "<OpenSimDocument Version='40000'><CMC_TaskSet><objects>" + objects
                + "</objects></CMC_TaskSet></OpenSimDocument>";
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private AnalysisResult run(String more) {
        String setup = "<OpenSimDocument Version='40000'><CMCTool name='arm'><model_file>arm.yaml</model_file>"
                + "<desired_kinematics_file>arm.mot</desired_kinematics_file><task_set_file>tasks.xml</task_set_file>"
                + "<force_set_files>motors.xml</force_set_files>" + more + "</CMCTool></OpenSimDocument>";
        return Tools.run(SetupFile.parse("setup.xml", setup, folder));
    }

    private String refused(String more) {
        return assertThrows(DocumentException.class, () -> run(more)).getMessage();
    }

    @Test
    void motorsFollowTheTable() {
        AnalysisResult r = run("<final_time>0.6</final_time>");
        assertEquals(List.of(), r.distrust());
        double[] t = r.times(), error = r.table("arm_pErr.sto").column("elbow_angle");
        assertEquals(0, t[0], 1e-12); // no muscle has to be made ready
        assertEquals(0.59, t[t.length - 1], 1e-9);
        for (double e : error) {
            assertTrue(Math.abs(e) < 1e-3, e + " rad from the motion");
        }
        double[] force = r.table("arm_Actuation_force.sto").column("s");
        double[] control = r.table("arm_controls.sto").column("s");
        assertEquals(60 * control[200], force[200], 1e-9);
        assertTrue(r.documents().get("arm_controls.xml").contains("<ControlLinear name=\"e\">"));
    }

    @Test
    void boundsOfAFileMakeMotorsTooWeakWhichIsTold() throws IOException {
        write(
                "bounds.xml",
                "<ControlSet><objects><ControlLinear name='e.excitation'><default_min>-0.01</default_min><max_nodes>"
                        + "<ControlLinearNode><t>0</t><value>0.01</value></ControlLinearNode>"
                        + "<ControlLinearNode><t>1</t><value>0.02</value></ControlLinearNode></max_nodes></ControlLinear>"
                        + "</objects></ControlSet>");
        AnalysisResult r = run("<constraints_file>bounds.xml</constraints_file><final_time>0.3</final_time>");
        for (double c : r.table("arm_controls.sto").column("e")) {
            assertTrue(c > -0.0101 && c < 0.0201, "control " + c);
        }
        String told = String.join("\n", r.distrust());
        assertTrue(
                told.contains("windows, the first at t = ")
                        && told.contains("the actuators cannot make the accelerations that the motion takes")
                        && told.contains("N·m; add or strengthen reserve actuators"),
                told);
        assertTrue(told.contains("it was not followed"), told);
    }

    @Test
    void mistakesAreToldWithTheirPlaces() throws IOException {
        String excluded = refused("<actuators_to_exclude>ss</actuators_to_exclude>");
        assertTrue(excluded.contains("actuators_to_exclude: the model has no actuator 'ss'"), excluded);
        String window = refused("<cmc_time_window>0</cmc_time_window>");
        assertTrue(window.contains("cmc_time_window: must be above 0 s, was 0.0"), window);
        String late = refused("<initial_time>0.99</initial_time>");
        assertTrue(late.contains("the motion to follow is too short: from 0.99 s to 1.0 s"), late);
        write("tasks.xml", tasks(task("elbow", "")));
        String unknown = refused("");
        assertTrue(unknown.contains("elbow"), unknown);
        write("tasks.xml", tasks("<CMC_Orientation name='hand'/>"));
        String turned = refused("");
        assertTrue(
                turned.contains("CMC_Orientation: coordinates (CMC_Joint) and points (CMC_Point) can be tracked"),
                turned);
        write("tasks.xml", tasks(task("elbow_angle", "<on>false</on>")));
        String off = refused("");
        assertTrue(off.contains("no task is switched on"), off);
        write("tasks.xml", tasks(BOTH.replace("<kp>100", "<kp>-1")));
        String gain = refused("");
        assertTrue(gain.contains("kp of the task 'shoulder_angle'"), gain);
        write("tasks.xml", tasks(BOTH));
        write(
                "bounds.xml",
                "<ControlSet><objects><ControlLinear name='e'><min_nodes><N><t>1</t></N><N><t>0</t></N></min_nodes>"
                        + "</ControlLinear></objects></ControlSet>");
        String nodes = refused("<constraints_file>bounds.xml</constraints_file>");
        assertTrue(nodes.contains("times of nodes must increase, but 0.0 s stands after 1.0 s"), nodes);
    }
}
