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

/** Residual reduction of a body that moves in a plane under a measured force which holds 10 kg; the model has 11 kg. */
class RraToolTest {
    private static final String MODEL = """
            condyle: 1
            title: block
            gravity: [0, -10 m/s^2, 0]
            bodies:
              block: {mass: 11 kg, inertia: {xx: 0.1 kg*m^2, yy: 0.1 kg*m^2, zz: 0.1 kg*m^2}}
            joints:
              root: {type: planar, names: [tx, ty, rz], child: block}
            run: {until: 1 s}
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        write("block.yaml", MODEL);
        StringBuilder motion = new StringBuilder("motion\ninDegrees=no\nendheader\ntime\ttx\tty\trz\n");
        StringBuilder loads = new StringBuilder("loads\nendheader\ntime\tFx\tFy\tFz\n");
        for (int i = 0; i <= 100; i++) {
            double t = 0.005 * i;
            motion.append(String.format(Locale.ROOT, "%.4f\t%.12g\t%.12g\t0%n", t, 0.3 * t, 0.02 * Math.sin(6 * t)));
            loads.append(String.format(Locale.ROOT, "%.4f\t0\t%.12g\t0%n", t, 10 * (10 - 0.72 * Math.sin(6 * t))));
        }
        write("block.mot", motion.toString());
        write("loads.sto", loads.toString());
        write(
                "loads.xml",
                "<ExternalLoads><objects><ExternalForce name='plate'><applied_to_body>block</applied_to_body><force_identifier>F"
                        + "</force_identifier></ExternalForce></objects><datafile>loads.sto</datafile></ExternalLoads>");
        StringBuilder motors = new StringBuilder("<ForceSet><objects>");
        for (String c : new String[] {"tx", "ty", "rz"}) {
            motors.append("<CoordinateActuator name='F" + c + "'><coordinate>" + c
                    + "</coordinate><optimal_force>10</optimal_force></CoordinateActuator>");
        }
        write("residuals.xml", motors + "</objects></ForceSet>");
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private AnalysisResult run(String more) {
        String setup = "<OpenSimDocument Version='40000'><RRATool name='block'><model_file>block.yaml</model_file>"
                + "<desired_kinematics_file>block.mot</desired_kinematics_file><external_loads_file>loads.xml</external_loads_file>"
                + "<force_set_files>residuals.xml</force_set_files><replace_force_set>true</replace_force_set>"
                + "<final_time>0.3</final_time>" + more + "</RRATool></OpenSimDocument>";
        return Tools.run(SetupFile.parse("setup.xml", setup, folder));
    }

    private static double figure(AnalysisResult r, String name) {
        return r.figures().stream()
                .filter(f -> f.name().equals(name))
                .findFirst()
                .orElseThrow()
                .value();
    }

    @Test
    void theMassThatTheLoadsCarryIsFound() {
        AnalysisResult r = run("<adjust_com_to_reduce_residuals>true</adjust_com_to_reduce_residuals>"
                + "<adjusted_com_body>block</adjusted_com_body>");
        assertEquals(List.of(), r.distrust());
        assertEquals(10.0 / 11, figure(r, "mass-factor"), 2e-3);
        assertTrue(figure(r, "residual.after.rms") < 0.1 * figure(r, "residual.before.rms"));
        double[] residual = r.table("block_Actuation_force.sto").column("Fty");
        assertEquals(10, residual[100], 0.5); // one kilogram too much
        assertTrue(r.documents().get("block_adjusted_masses.csv").startsWith("body,mass_before_kg,mass_kg"));
        double[] height = r.table("block_Kinematics_q.sto").column("ty");
        assertEquals(0.02 * Math.sin(6 * r.times()[100]), height[100], 1e-4);
    }

    /** The same residuals as one force on the body, whose controls are counted. */
    @Test
    void aBodyActuatorGivesTheResiduals() throws IOException {
        double[] plain = run("").table("block_Actuation_force.sto").column("Fty");
        write(
                "residuals.xml",
                "<ForceSet><objects><BodyActuator name='all'><socket_body>/bodyset/block</socket_body></BodyActuator></objects>"
                        + "</ForceSet>");
        AnalysisResult r = run("");
        assertEquals(List.of(), r.distrust());
        double[] residual = r.table("block_Actuation_force.sto").column("all_4");
        assertEquals(10, residual[100], 0.5);
        assertEquals(plain[100], residual[100], 1e-6);
        assertEquals(0, r.table("block_Actuation_force.sto").column("all_0")[100], 1e-9); // no torque out of the plane
        write("residuals.xml", "<ForceSet><objects>\n<BodyActuator name='all'/></objects></ForceSet>");
        String none = assertThrows(DocumentException.class, () -> run("")).getMessage();
        assertTrue(none.contains("residuals.xml:2:") && none.contains("body is missing"), none);
    }

    @Test
    void theBodyToAdjustMustBeNamed() {
        String none = assertThrows(
                        DocumentException.class,
                        () -> run("<adjust_com_to_reduce_residuals>true</adjust_com_to_reduce_residuals>"))
                .getMessage();
        assertTrue(none.contains("adjusted_com_body: is missing: the body whose mass centre is shifted"), none);
    }
}
