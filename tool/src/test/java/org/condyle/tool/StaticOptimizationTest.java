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

/** Static optimisation of the small arm with motors of files beside it, through setup files. */
class StaticOptimizationTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        SmallArm.writeTo(folder);
        write(
                "motors.xml",
                set(motor("s1", "shoulder_angle", 20, "")
                        + motor("s2", "shoulder_angle", 60, "")
                        + motor("e", "elbow_angle", 10, "")));
    }

    private static String set(String objects) {
        return "<OpenSimDocument Version=\"40000\"><ForceSet><objects>" + objects
                + "</objects></ForceSet></OpenSimDocument>";
    }

    private static String motor(String name, String coordinate, double force, String more) {
        return "<CoordinateActuator name=\"" + name + "\"><coordinate>" + coordinate + "</coordinate><optimal_force>"
                + force + "</optimal_force>" + more + "</CoordinateActuator>";
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private AnalysisResult run(String keys, String analysis) {
        String setup = SmallArm.analyze("<StaticOptimization>" + analysis + "</StaticOptimization>")
                .replace("<AnalysisSet>", keys + "<AnalysisSet>");
        return Tools.run(SetupFile.parse("setup.xml", setup, folder));
    }

    private String refused(String keys, String analysis) {
        return assertThrows(DocumentException.class, () -> run(keys, analysis)).getMessage();
    }

    private static final String MOTORS = "<force_set_files>motors.xml</force_set_files>";

    private static double[] column(AnalysisResult r, String table, String name) {
        return r.table("arm_StaticOptimization_" + table + ".sto").column(name);
    }

    @Test
    void motorsOfAFileShareTheMomentsOfInverseDynamics() {
        AnalysisResult r = run(MOTORS, "");
        AnalysisResult id = Tools.run(SetupFile.parse("id.xml", SmallArm.id(""), folder));
        double[] shoulder = id.tables().get(0).column("shoulder_angle_moment");
        for (int i = 5; i < 95; i++) { // the ends of the two splines differ
            assertEquals(shoulder[i], column(r, "moment", "shoulder_angle")[i], 1e-3 * (1 + Math.abs(shoulder[i])));
            double tau = column(r, "moment", "shoulder_angle")[i];
            // squares of controls: as the strengths
            assertEquals(tau * 20 / (20 * 20 + 60 * 60), column(r, "activation", "s1")[i], 1e-12);
            assertEquals(tau * 60 * 60 / (20 * 20 + 60 * 60), column(r, "force", "s2")[i], 1e-9);
            assertEquals(0, column(r, "missing", "elbow_angle")[i], 1e-9);
        }
        assertEquals(List.of(), r.distrust());
        assertTrue(r.documents().get("arm_StaticOptimization_controls.xml").contains("<ControlLinear name=\"s1\">"));
        assertTrue(r.inputs().stream().anyMatch(f -> f.endsWith("motors.xml")));
    }

    @Test
    void weightsAreReadAsNamesAndNumbers() {
        AnalysisResult r = run(MOTORS, "<weights>s2 9</weights>");
        assertEquals(3, column(r, "activation", "s1")[50] / column(r, "activation", "s2")[50], 1e-9);
    }

    @Test
    void measuredActivationsAreFollowedWhereTheyAreKnown() throws IOException {
        write("emg.sto", "emg\nendheader\ntime\ts1\n0.2\t0.4\n0.6\t0.4\n");
        String emg = "<measured_activations_file>emg.sto</measured_activations_file><measured_activations_weight>3"
                + "</measured_activations_weight>";
        double[] plain = column(run(MOTORS, ""), "activation", "s1"),
                led = column(run(MOTORS, emg), "activation", "s1");
        double tau = column(run(MOTORS, ""), "moment", "shoulder_angle")[40];
        // min 3 (c1 - 0.4)² + c2² with 20 c1 + 60 c2 = tau
        assertEquals((3 * 3600 * 0.4 + 20 * tau) / (3 * 3600 + 400), led[40], 1e-12);
        assertEquals(plain[90], led[90], 1e-12); // after the last measurement
        write("emg.sto", "emg\nendheader\ntime\ts1\n0.2\t1.4\n");
        assertTrue(refused(MOTORS, emg).contains("s1 is 1.4; measured activations lie between 0 and 1"));
        write("emg.sto", "emg\nendheader\ntime\tsoleus\n0.2\t0.4\n");
        assertTrue(refused(MOTORS, emg).contains("no column is called like an actuator of the model; it has soleus"));
    }

    @Test
    void framesOutOfReachAreNamedWithCoordinateAndMoment() throws IOException {
        String weak = "<max_control>0.05</max_control><min_control>-0.05</min_control>";
        write("motors.xml", set(motor("s", "shoulder_angle", 20, "") + motor("e", "elbow_angle", 10, weak)));
        AnalysisResult r = run(MOTORS, "");
        assertEquals(1, r.distrust().size());
        String told = r.distrust().get(0);
        assertTrue(
                told.matches(
                        "in \\d+ of 101 frames, the first at t = .* s, the actuators cannot make the motion within their"
                                + " bounds: .*elbow_angle lacks -?[\\d.E-]+ N·m of -?[\\d.]+ N·m at t = .* s; add reserve actuators.*"),
                told);
    }

    @Test
    void withoutTheForcesOfTheModelMomentsAreTheAnswer() {
        AnalysisResult r = run("", "<use_model_force_set>false</use_model_force_set>");
        AnalysisResult own = run(MOTORS, "");
        assertEquals(column(own, "moment", "elbow_angle")[50], column(r, "force", "elbow_angle_actuator")[50], 1e-12);
    }

    @Test
    void actuatorsMayTakeThePlaceOfAllForces() throws IOException {
        write(
                "arm.yaml",
                SmallArm.MODEL.replace(
                        "run:", "forces:\n  push: {type: torque, on: elbow.elbow_angle, value: 5 N*m}\nrun:"));
        double[] with = column(run(MOTORS, ""), "moment", "elbow_angle");
        double[] without =
                column(run(MOTORS + "<replace_force_set>true</replace_force_set>", ""), "moment", "elbow_angle");
        assertEquals(5, without[50] - with[50], 1e-9);
    }

    /** OpenSim takes a file without OpenSimDocument for one of version 1.5, whose torques act on the other body. */
    @Test
    void torquesOfAFileWithoutADocumentAreTurned() throws IOException {
        String torque = "<TorqueActuator name=\"t\"><bodyA>upper</bodyA><bodyB>ground</bodyB><axis>0 0 1</axis>"
                + "<optimal_force>20</optimal_force></TorqueActuator>";
        write("motors.xml", set(torque + motor("e", "elbow_angle", 10, "")));
        double[] today = column(run(MOTORS, ""), "activation", "t");
        write(
                "motors.xml",
                "<ForceSet><objects>" + torque + motor("e", "elbow_angle", 10, "") + "</objects></ForceSet>");
        double[] old = column(run(MOTORS, ""), "activation", "t");
        write(
                "motors.xml",
                "<ForceSet><objects>"
                        + torque.replace("TorqueActuator", "Torque")
                                .replace(
                                        "<bodyA>upper</bodyA><bodyB>ground</bodyB><axis>0 0 1</axis>",
                                        "<body_A>ground</body_A><body_B>upper</body_B><direction_A>0 0 1</direction_A>")
                        + motor("e", "elbow_angle", 10, "") + "</objects></ForceSet>");
        double[] first = column(run(MOTORS, ""), "activation", "t");
        for (int i = 0; i < today.length; i++) {
            assertEquals(today[i], -old[i], 1e-12);
            assertEquals(old[i], first[i], 1e-12);
        }
    }

    @Test
    void mistakesInFilesOfActuatorsAreTold() throws IOException {
        write("motors.xml", set(motor("s", "sholder_angle", 20, "")));
        String unknown = refused(MOTORS, "");
        assertTrue(
                unknown.contains("the model has no coordinate 'sholder_angle'; did you mean 'shoulder_angle'?"),
                unknown);
        write("motors.xml", set(motor("s", "shoulder_angle", -20, "")));
        String negative = refused(MOTORS, "");
        assertTrue(negative.contains("must be above 0 N*m, was -20.0"), negative);
        write("motors.xml", set(motor("s", "shoulder_angle", 1, "") + motor("s", "elbow_angle", 1, "")));
        String twice = String.join("\n", run(MOTORS, "").warnings());
        assertTrue(twice.contains("s is a force of the model already; as in OpenSim the first one"), twice);
        write("motors.xml", set("<Thelen2003Muscle name='m'/>"));
        String muscle = refused(MOTORS, "");
        assertTrue(muscle.contains("Thelen2003Muscle cannot be added by a file of actuators"), muscle);
        write("motors.xml", "<OpenSimDocument><Model/></OpenSimDocument>");
        String none = refused(MOTORS, "");
        assertTrue(none.contains("there is no ForceSet and no ActuatorSet in this file"), none);
        String replaced = refused("<replace_force_set>true</replace_force_set>", "");
        assertTrue(
                replaced.contains("takes all forces of the model away, but force_set_files has no actuator"), replaced);
    }

    @Test
    void mistakesInTheAnalysisAreTold() {
        assertTrue(refused("", "").contains("the model has no muscle and no motor that could be controlled"));
        String power = refused(MOTORS, "<activation_exponent>9</activation_exponent>");
        assertTrue(power.contains("activation_exponent: power of the activations [-] must lie in"), power);
        String odd = refused(MOTORS, "<weights>s1</weights>");
        assertTrue(odd.contains("weights: needs actuators and numbers in turn"), odd);
        String word = refused(MOTORS, "<weights>s1 much</weights>");
        assertTrue(word.contains("weights: the weight of s1 must be a positive number, was much"), word);
        String nobody = refused(MOTORS, "<weights>s3 2</weights>");
        assertTrue(nobody.contains("the model has no actuator 's3'; did you mean"), nobody);
    }
}
