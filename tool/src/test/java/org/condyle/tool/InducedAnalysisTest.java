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
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parts of accelerations, on two rods with a spring and a measured load at the wrist. */
class InducedAnalysisTest {
    private static final String LOADED = "<external_loads_file>loads.xml</external_loads_file><AnalysisSet>";
    private static final String POINT =
            "<ConstraintSet><objects><PointConstraint name='wrist'/></objects></ConstraintSet>";

    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        SmallArm.writeTo(folder);
        Files.writeString(
                folder.resolve("arm.yaml"),
                SmallArm.MODEL.replace(
                        "run:", "forces:\n  band: {type: spring, on: elbow.elbow_angle, stiffness: 5 N*m/rad}\nrun:"));
        StringBuilder table =
                new StringBuilder("loads\nnRows=3\nnColumns=7\nendheader\ntime\tF_x\tF_y\tF_z\tP_x\tP_y\tP_z\n");
        for (int i = 0; i < 3; i++) {
            double[] q = SmallArm.angles(0.5 * i);
            double x = Math.sin(q[0]) + 0.8 * Math.sin(q[0] + q[1]), y = -Math.cos(q[0]) - 0.8 * Math.cos(q[0] + q[1]);
            table.append(0.5 * i + "\t" + (i == 0 ? 0 : 10) + "\t20\t0\t" + x + "\t" + y + "\t0\n");
        }
        Files.writeString(folder.resolve("loads.mot"), table.toString());
        Files.writeString(
                folder.resolve("loads.xml"),
                "<OpenSimDocument><ExternalLoads><objects><ExternalForce name='push'>"
                        + "<applied_to_body>lower</applied_to_body><force_identifier>F_</force_identifier>"
                        + "<point_identifier>P_</point_identifier></ExternalForce></objects>"
                        + "<datafile>loads.mot</datafile></ExternalLoads></OpenSimDocument>");
    }

    private AnalysisResult run(String keys, boolean loaded) {
        String setup = SmallArm.analyze("<InducedAccelerations>" + keys + "</InducedAccelerations>");
        return Tools.run(SetupFile.parse("setup.xml", loaded ? setup.replace("<AnalysisSet>", LOADED) : setup, folder));
    }

    private String refused(String keys) {
        return assertThrows(DocumentException.class, () -> run(keys, true)).getMessage();
    }

    private static List<String> labels(ResultTable t) {
        return t.columns().stream().map(ResultTable.Column::label).toList();
    }

    @Test
    void partsOfCoordinatesBodiesAndMassCentreAddUp() {
        AnalysisResult r = run(
                "<coordinate_names>all</coordinate_names><body_names>lower center_of_mass</body_names>"
                        + "<in_degrees>false</in_degrees>",
                true);
        ResultTable elbow = r.table("arm_InducedAccelerations_elbow_angle.sto");
        assertEquals(List.of("total", "band", "push", "gravity", "velocity"), labels(elbow));
        ResultTable centre = r.table("arm_InducedAccelerations_center_of_mass.sto"),
                lower = r.table("arm_InducedAccelerations_lower.sto");
        assertEquals("band_Ox", labels(lower).get(9));
        for (int i = 0; i < SmallArm.ROWS; i++) {
            double sum = 0;
            for (String s : List.of("band", "push", "gravity", "velocity")) {
                sum += elbow.column(s)[i];
            }
            assertEquals(elbow.column("total")[i], sum, 1e-9);
            double up = centre.column("band_Y")[i] + centre.column("push_Y")[i] + centre.column("gravity_Y")[i];
            assertEquals(centre.column("total_Y")[i], up + centre.column("velocity_Y")[i], 1e-9);
        }
    }

    /** A wrist that is held cannot be accelerated; what it pushes with is made by band, weight and speeds. */
    @Test
    void loadsAreReplacedByHeldPointsWhileTheyAct() {
        AnalysisResult r = run(
                "<coordinate_names>all</coordinate_names>" + POINT
                        + "<report_constraint_reactions>true</report_constraint_reactions>"
                        + "<force_threshold>25</force_threshold>",
                true);
        ResultTable elbow = r.table("arm_InducedAccelerations_elbow_angle.sto"),
                wrist = r.table("arm_InducedAccelerations_induced_constraint_reactions.sto");
        assertEquals(List.of("total", "band", "gravity", "velocity"), labels(elbow));
        assertEquals("total_push_Fx", labels(wrist).get(0));
        for (int i = 0; i < SmallArm.ROWS; i++) {
            // 20 N at the beginning, 22.4 N from 0.5 s on: never more than 25 N
            assertEquals(0, wrist.column("total_push_Fy")[i]);
        }
        r = run(
                "<coordinate_names>all</coordinate_names>" + POINT
                        + "<report_constraint_reactions>true</report_constraint_reactions>"
                        + "<force_threshold>21</force_threshold>",
                true);
        wrist = r.table("arm_InducedAccelerations_induced_constraint_reactions.sto");
        elbow = r.table("arm_InducedAccelerations_elbow_angle.sto");
        assertEquals(0, wrist.column("total_push_Fy")[0]);
        for (int i = 50; i < SmallArm.ROWS; i++) {
            double sum = 0;
            for (String s : List.of("band", "gravity", "velocity")) {
                sum += wrist.column(s + "_push_Fy")[i];
            }
            assertEquals(wrist.column("total_push_Fy")[i], sum, 1e-9);
            assertTrue(sum != 0);
            // both rods and the two rows of the plane: nothing is free
            assertEquals(0, elbow.column("band")[i], 1e-8);
        }
    }

    @Test
    void mistakesAreTold() {
        assertTrue(refused("<ConstraintSet><objects><PointConstraint/><PointConstraint/></objects></ConstraintSet>")
                .contains("has 2 constraints for 1 external loads (push); it needs one for each"));
        assertTrue(refused("<ConstraintSet><objects><CoordinateCouplerConstraint/></objects></ConstraintSet>")
                .contains("CoordinateCouplerConstraint cannot stand for an external load; write a PointConstraint"));
        assertTrue(refused("<body_names>lowr</body_names>").contains("the model has no body 'lowr'; did you mean"));
        assertTrue(refused("<hold_loads>foot</hold_loads>").contains("must be none, point or body, was"));
        assertTrue(refused("<force_threshold>-1</force_threshold>").contains("must be 0 N or more"));
        assertTrue(refused("<compute_potentials_only>true</compute_potentials_only>")
                .contains("has no actuators that could accelerate it"));
        SetupFile file = SetupFile.parse("setup.xml", SmallArm.analyze("<InducedAccelerations/>"), folder);
        file.set("accelerations", "motion");
        assertTrue(assertThrows(DocumentException.class, () -> Tools.run(file))
                .getMessage()
                .contains("induced accelerations are those of the forces of the model"));
    }
}
