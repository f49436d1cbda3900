package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.condyle.io.document.DocumentException;
import org.condyle.mechanics.State;
import org.condyle.muscle.Muscle;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.LoadShares;
import org.condyle.tool.result.ResultTable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Muscles in the tools, on a small model of our own: identities between tables, ways back and forth, and mistakes. */
class MuscleToolsTest {
    private static final String MUSCLES = "<MuscleAnalysis/>";
    private static final String STATES = "arm_states.sto";

    @TempDir
    private Path folder;

    private MuscledArm arm;

    @BeforeEach
    void files() throws IOException {
        arm = new MuscledArm(folder);
    }

    private static double[] column(AnalysisResult r, String quantity, String muscle) {
        return r.table("arm_MuscleAnalysis_" + quantity + ".sto").column(muscle);
    }

    @Test
    void tablesOfMuscleAnalysisBelongTogether() {
        AnalysisResult r = arm.forward(MUSCLES, "");
        for (String m : MuscledArm.MUSCLES) {
            double[] length = column(r, "Length", m), rate = column(r, "LengtheningSpeed", m);
            double[] force = column(r, "TendonForce", m), pennation = column(r, "PennationAngle", m);
            double[] fibre = column(r, "FiberLength", m), speed = column(r, "FiberVelocity", m);
            double[] active = column(r, "ActiveFiberForce", m), passive = column(r, "PassiveFiberForce", m);
            for (int i = 0; i < length.length; i++) {
                double cos = Math.cos(pennation[i]);
                assertEquals(length[i], column(r, "TendonLength", m)[i] + fibre[i] * cos, 1e-12);
                double damping = column(r, "FiberForce", m)[i] - active[i] - passive[i];
                assertEquals(force[i], (active[i] + passive[i] + damping) * cos, 1e-9);
                assertEquals(active[i] * cos, column(r, "ActiveFiberForceAlongTendon", m)[i], 1e-12);
                assertEquals(passive[i] * cos, column(r, "PassiveFiberForceAlongTendon", m)[i], 1e-12);
                double power = column(r, "MuscleActuatorPower", m)[i];
                assertEquals(-force[i] * rate[i], power, 1e-12);
                assertEquals(
                        power,
                        column(r, "TendonPower", m)[i]
                                + column(r, "FiberActivePower", m)[i]
                                + column(r, "FiberPassivePower", m)[i]
                                - damping * speed[i],
                        1e-9);
                for (String q : List.of("shoulder_angle", "elbow_angle")) {
                    assertEquals(column(r, "MomentArm_" + q, m)[i] * force[i], column(r, "Moment_" + q, m)[i], 1e-12);
                }
            }
        }
        assertEquals(
                1,
                column(r, "NormalizedFiberLength", "biceps")[0] / column(r, "FiberLength", "biceps")[0] * 0.4,
                1e-12);
        assertEquals(
                10 * 0.4, column(r, "FiberVelocity", "biceps")[9] / column(r, "NormFiberVelocity", "biceps")[9], 1e-9);
    }

    @Test
    void statesOfARunGiveItsForcesAgainUnderOldAndNewNames() throws IOException {
        AnalysisResult r = arm.forward(MUSCLES, "");
        ResultTable states = r.table(STATES);
        assertEquals(
                List.of(
                        "/forceset/biceps/activation",
                        "/forceset/biceps/fiber_length",
                        "/forceset/triceps/activation",
                        "/forceset/triceps/fiber_length",
                        "/forceset/delt/activation"),
                states.columns().stream()
                        .map(ResultTable.Column::label)
                        .filter(c -> c.startsWith("/forceset"))
                        .toList());
        arm.write("states.sto", states);
        assertSameForces(r, arm.ofStates(MUSCLES, ""), 1e-9);
        List<ResultTable.Column> old = new ArrayList<>();
        for (ResultTable.Column c : states.columns()) {
            String label = c.label()
                    .replaceAll("/jointset/\\w+/(\\w+)/value", "$1")
                    .replaceAll("/jointset/\\w+/(\\w+)/speed", "$1_u")
                    .replaceAll("/forceset/(\\w+)/(\\w+)", "$1.$2");
            old.add(new ResultTable.Column(label, c.unit(), c.group(), c.values()));
        }
        arm.write("states.sto", new ResultTable("old.sto", "old", states.times(), old, false));
        assertSameForces(r, arm.ofStates(MUSCLES, ""), 1e-9);
    }

    /** Tables of OpenSim have the force of the tendon of a muscle after De Groote. */
    @Test
    void normalisedTendonForcesGiveFibreLengths() throws IOException {
        AnalysisResult r = arm.forward(MUSCLES, "");
        double[] force = column(r, "TendonForce", "triceps").clone();
        for (int i = 0; i < force.length; i++) {
            force[i] /= 200;
        }
        List<ResultTable.Column> columns = new ArrayList<>();
        for (ResultTable.Column c : r.table(STATES).columns()) {
            boolean triceps = c.label().equals("/forceset/triceps/fiber_length");
            columns.add(
                    triceps ? new ResultTable.Column("/forceset/triceps/normalized_tendon_force", "", "", force) : c);
        }
        arm.write("states.sto", new ResultTable("t.sto", "t", r.times(), columns, false));
        assertSameForces(r, arm.ofStates(MUSCLES, ""), 1e-8);
    }

    private static void assertSameForces(AnalysisResult expected, AnalysisResult got, double tolerance) {
        for (String m : MuscledArm.MUSCLES) {
            for (String q : List.of("TendonForce", "FiberLength", "ActiveFiberForce", "MomentArm_elbow_angle")) {
                assertArrayEquals(column(expected, q, m), column(got, q, m), tolerance * 1000, m + " " + q);
            }
        }
    }

    @Test
    void equilibriumIsFoundWhereItIsAskedForOrNothingIsGiven() throws IOException {
        arm.write("states.sto", arm.forward("", "").table(STATES));
        AnalysisResult solved = arm.ofStates(
                MUSCLES,
                "<solve_for_equilibrium_for_auxiliary_states>true</solve_for_equilibrium_for_auxiliary_states>");
        AnalysisResult given = arm.ofStates(MUSCLES, "");
        double[] speed = column(solved, "FiberVelocity", "biceps");
        double largest = 0;
        for (int i = 0; i < speed.length; i++) {
            assertEquals(0, speed[i], 1e-8); // at rest, whatever the arm does
            largest = Math.max(largest, Math.abs(column(given, "FiberVelocity", "biceps")[i]));
        }
        assertTrue(largest > 0.01);
        AnalysisResult measured = arm.run(SmallArm.analyze(MUSCLES));
        assertEquals(0, column(measured, "FiberVelocity", "triceps")[50], 1e-8);
        assertTrue(measured.warnings().stream()
                .anyMatch(
                        w -> w.endsWith("has no states of muscles: activations are those of the start of the model, and"
                                + " fibres are in equilibrium with their tendons (static optimisation uses neither)")));
    }

    @Test
    void actuatorsReportForceSpeedAndPower() {
        AnalysisResult r = arm.forward("<Actuation/><ForceReporter/>" + MUSCLES, "");
        ResultTable force = r.table("arm_Actuation_force.sto"), power = r.table("arm_Actuation_power.sto");
        ResultTable speed = r.table("arm_Actuation_speed.sto"), reported = r.table("arm_ForceReporter_forces.sto");
        assertArrayEquals(column(r, "TendonForce", "biceps"), force.column("biceps"), 1e-12);
        assertArrayEquals(force.column("biceps"), reported.column("biceps"), 1e-12);
        assertArrayEquals(column(r, "LengtheningSpeed", "delt"), speed.column("delt"), 1e-12);
        assertArrayEquals(column(r, "MuscleActuatorPower", "triceps"), power.column("triceps"), 1e-9);
        double[] turning = r.table(STATES).column("/jointset/shoulder/shoulder_angle/speed");
        assertArrayEquals(turning, speed.column("motor"), 1e-12);
        for (int i = 0; i < turning.length; i++) {
            assertEquals(5, force.column("motor")[i], 1e-12);
            assertEquals(5 * turning[i], power.column("motor")[i], 1e-12);
            assertEquals(5, reported.column("motor")[i], 1e-12);
        }
    }

    @Test
    void knownForcesOfActuatorsTakeThePlaceOfThoseOfTheStates() throws IOException {
        AnalysisResult r = arm.forward("<Actuation/><JointReaction/>", "");
        ResultTable loads = r.table("arm_JointReaction_ReactionLoads.sto");
        arm.write("states.sto", r.table(STATES));
        arm.write("forces.sto", r.table("arm_Actuation_force.sto"));
        String known = "<JointReaction><forces_file>forces.sto</forces_file></JointReaction>";
        ResultTable same = arm.ofStates(known, "").table("arm_JointReaction_ReactionLoads.sto");
        for (ResultTable.Column c : loads.columns()) {
            assertArrayEquals(c.values(), same.column(c.label()), 1e-8, c.label());
        }
        arm.write("forces.sto", "f\nendheader\ntime\tbiceps\ttriceps\tdelt\tmotor\n0\t0\t0\t0\t0\n1\t0\t0\t0\t0\n");
        double[] without = arm.ofStates(known, "")
                .table("arm_JointReaction_ReactionLoads.sto")
                .column("elbow_on_lower_in_ground_fy");
        assertTrue(Math.abs(without[5] - loads.column("elbow_on_lower_in_ground_fy")[5]) > 1);
        arm.write("forces.sto", "f\nendheader\ntime\tbiceps\tpsoas\n0\t0\t0\n1\t0\t0\n");
        List<String> told = arm.ofStates(known, "").warnings();
        assertTrue(told.stream()
                .anyMatch(w ->
                        w.endsWith("has no force of triceps, delt, motor; what they do follows from the" + " states")));
        assertTrue(told.stream().anyMatch(w -> w.endsWith("the model has no actuators psoas; they do not act")));
    }

    @Test
    void theLeastActivationOfAnOptimisationIsWhatASetupSays() {
        String setup =
                SmallArm.analyze("<StaticOptimization><least_activation>%s</least_activation></StaticOptimization>");
        for (double least : new double[] {0, 0.2}) {
            ResultTable t = arm.run(setup.formatted(least)).table("arm_StaticOptimization_activation.sto");
            double smallest = 1;
            for (String muscle : List.of("biceps", "triceps", "delt")) {
                smallest =
                        Math.min(smallest, Arrays.stream(t.column(muscle)).min().orElseThrow());
            }
            assertEquals(least, smallest, 1e-9);
        }
        assertTrue(refused(() -> arm.run(setup.formatted("2"))).contains("must lie between 0 and the largest control"));
    }

    /** The picture of an optimisation has its activations, and its shares add up to what the motion takes. */
    @Test
    void anOptimisationIsShownWithWhatItFound() {
        AnalysisResult r = arm.run(SmallArm.analyze("<StaticOptimization/>"));
        LoadShares shares = Objects.requireNonNull(r.shares());
        int at = 40, biceps = 0;
        LoadShares.Part first = shares.actuators().get(biceps);
        assertEquals("biceps", first.name());
        State shown = Objects.requireNonNull(r.motion()).film().frames().get(at);
        Muscle muscle = (Muscle)
                Objects.requireNonNull(r.motion().mechanism().model().forces().get("biceps"));
        assertEquals(first.control()[at], shown.z[muscle.activationAt()], 1e-15);
        for (int c = 0; c < shares.loads().size(); c++) {
            double sum = shares.loads().get(c).missing()[at];
            for (LoadShares.Part p : shares.actuators()) {
                sum += p.moments()[c][at];
            }
            assertEquals(shares.loads().get(c).asked()[at], sum, 1e-9);
        }
    }

    @Test
    void controlsComeFromFilesAndFunctions() throws IOException {
        String controller = "<ControllerSet><objects><%1$s><%2$s</%1$s></objects></ControllerSet>";
        arm.write(
                "controls.xml",
                "<OpenSimDocument><ControlSet><objects><ControlLinear name='biceps.excitation'><x_nodes>"
                        + "<ControlLinearNode><t>0</t><value>0.2</value></ControlLinearNode>"
                        + "<ControlLinearNode><t>0.5</t><value>0.8</value></ControlLinearNode></x_nodes></ControlLinear>"
                        + "</objects></ControlSet></OpenSimDocument>");
        arm.write("controls.sto", "c\nendheader\ntime\tbiceps\n0\t0.2\n0.5\t0.8\n");
        AnalysisResult set = arm.forward(
                "", String.format(controller, "ControlSetController", "controls_file>controls.xml</controls_file>"));
        AnalysisResult table = arm.forward(
                "", String.format(controller, "ControlSetController", "controls_file>controls.sto</controls_file>"));
        AnalysisResult function = arm.forward(
                "",
                String.format(
                        controller,
                        "PrescribedController",
                        "ControlFunctions><objects><PiecewiseLinearFunction name='biceps'><x>0 0.5</x><y>0.2 0.8</y>"
                                + "</PiecewiseLinearFunction></objects></ControlFunctions>"));
        double[] elbow = last(set), constant = last(arm.forward("", ""));
        assertArrayEquals(elbow, last(table), 1e-7);
        assertArrayEquals(elbow, last(function), 1e-7);
        assertTrue(Math.abs(elbow[0] - constant[0]) > 0.01);
        assertTrue(set.warnings().stream()
                .anyMatch(
                        w -> w.endsWith("there is no control of triceps, delt, motor; they keep those of the model")));
    }

    private static double[] last(AnalysisResult r) {
        double[] x = r.table(STATES).column("/jointset/elbow/elbow_angle/value");
        return new double[] {x[x.length - 1]};
    }

    @Test
    void mistakesAreTold() throws IOException {
        ResultTable states = arm.forward("", "").table(STATES);
        List<ResultTable.Column> some = states.columns().stream()
                .filter(c -> !c.label().equals("/forceset/biceps/fiber_length"))
                .toList();
        List<ResultTable.Column> none = states.columns().stream()
                .filter(c -> !c.label().startsWith("/forceset/biceps/"))
                .toList();
        arm.write("states.sto", new ResultTable("t.sto", "t", states.times(), none, false));
        List<String> told = arm.ofStates(MUSCLES, "").warnings();
        assertTrue(
                told.stream()
                        .anyMatch(w -> w.contains("has no states of biceps: their activations are those of the start")),
                told.toString());
        arm.write("states.sto", new ResultTable("t.sto", "t", states.times(), some, false));
        assertTrue(refused(() -> arm.ofStates(MUSCLES, ""))
                .contains(
                        "states of muscles and other forces are missing: /forceset/biceps/fiber_length. Add the columns,"
                                + " or leave out all of this kind"));
        arm.write("states.sto", states);
        assertTrue(refused(() -> arm.ofStates("<MuscleAnalysis><muscle_list>bicep</muscle_list></MuscleAnalysis>", ""))
                .contains("muscle_list: the model has no muscle 'bicep'; did you mean 'biceps'?"));
        arm.write("forces.sto", "f\nendheader\ntime\tpsoas\n0\t0\n1\t0\n");
        assertTrue(
                refused(() -> arm.ofStates("<JointReaction><forces_file>forces.sto</forces_file></JointReaction>", ""))
                        .contains("has no column of an actuator of"));
        String controller = "<ControllerSet><objects><PrescribedController><ControlFunctions><objects>%s</objects>"
                + "</ControlFunctions></PrescribedController></objects></ControllerSet>";
        assertTrue(refused(() -> arm.forward(
                        "", String.format(controller, "<Constant name='bicep'><value>1</value></Constant>")))
                .contains("the model has no actuator 'bicep'; did you mean 'biceps'?"));
        assertTrue(refused(() -> arm.forward("", String.format(controller, "<Sine name='biceps'/>")))
                .contains(
                        "'Sine' cannot be a control of 'biceps' here; write a Constant or a PiecewiseLinearFunction"));
        arm.write("arm.yaml", SmallArm.MODEL);
        assertTrue(refused(() -> arm.run(SmallArm.analyze("<Actuation/>"))).contains("has no muscles and no motors"));
    }

    private static String refused(org.junit.jupiter.api.function.Executable work) {
        return assertThrows(DocumentException.class, work).getMessage();
    }
}
