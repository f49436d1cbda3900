package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.forces.Motor;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlTree;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Actuators and controllers of OpenSim on an arm whose body b turns about z at (1, 0, 0) and is turned by 90° there. */
class OpenSimActuatorTest {
    private static final String ARM = """
            <BodySet><objects>
            <Body name="b"><mass>1</mass><inertia>0.1 0.2 0.2 0 0 0</inertia></Body>
            </objects></BodySet>
            <JointSet><objects>
            <PinJoint name="pin"><socket_parent_frame>foot</socket_parent_frame><socket_child_frame>/bodyset/b</socket_child_frame>
              <coordinates><Coordinate name="q"><default_value>1.5707963267948966</default_value></Coordinate></coordinates>
              <frames><PhysicalOffsetFrame name="foot"><socket_parent>/ground</socket_parent><translation>1 0 0</translation>
              </PhysicalOffsetFrame></frames></PinJoint>
            </objects></JointSet>
            """;

    private static final String PATH = """
            <GeometryPath><PathPointSet><objects>
              <PathPoint name="1"><socket_parent_frame>/ground</socket_parent_frame><location>1 5 0</location></PathPoint>
              <PathPoint name="2"><socket_parent_frame>/bodyset/b</socket_parent_frame><location>2 0 0</location></PathPoint>
            </objects></PathPointSet></GeometryPath>
            """;

    /** All classes with an optimal force of 10 and a control of 0.5. */
    private static final String ALL = """
            <ForceSet><objects>
            <CoordinateActuator name="turn"><coordinate>q</coordinate><optimal_force>10</optimal_force>
              <min_control>-2</min_control><max_control>inf</max_control></CoordinateActuator>
            <ActivationCoordinateActuator name="slow"><coordinate>q</coordinate><optimal_force>10</optimal_force>
              <activation_time_constant>0.04</activation_time_constant><default_activation>0.2</default_activation></ActivationCoordinateActuator>
            <TorqueActuator name="torque"><bodyA>b</bodyA><bodyB>ground</bodyB><torque_is_global>false</torque_is_global>
              <axis>0 2 0</axis><optimal_force>10</optimal_force></TorqueActuator>
            <TorqueActuator name="world"><bodyA>b</bodyA><bodyB>ground</bodyB><axis>0 2 0</axis><optimal_force>10</optimal_force></TorqueActuator>
            <PointActuator name="point"><body>b</body><point>0 1 0</point><direction>3 0 0</direction><optimal_force>10</optimal_force></PointActuator>
            <PointActuator name="fixed"><body>b</body><point>1 1 0</point><point_is_global>true</point_is_global>
              <direction>3 0 0</direction><force_is_global>true</force_is_global><optimal_force>10</optimal_force></PointActuator>
            <PointToPointActuator name="piston"><bodyA>ground</bodyA><bodyB>b</bodyB><pointA>1 5 0</pointA><pointB>2 0 0</pointB>
              <optimal_force>10</optimal_force></PointToPointActuator>
            <PathActuator name="cable"><optimal_force>10</optimal_force>PATH</PathActuator>
            <PathActuator name="line"><optimal_force>0</optimal_force>PATH</PathActuator>
            </objects></ForceSet>
            """.replace("PATH", PATH);

    private static final String CONSTANTS = """
            <ControllerSet><objects><PrescribedController name="c"><actuator_list>ALL</actuator_list>
            <FunctionSet name="ControlFunctions"><objects>
            """ + "<Constant><value>0.5</value></Constant>".repeat(9) + """
            </objects></FunctionSet></PrescribedController></objects></ControllerSet>
            """;

    @TempDir
    Path folder;

    /** Force and moment about the origin of the body that a force element exerts on body b. */
    private static double[] wrench(PosedModel m, String force) {
        Forces f = new Forces(2, 1);
        ForceElement e = Objects.requireNonNull(m.model.forces().get(force), force);
        e.addForces(m.state, m.work.motion, f);
        double[] dual = Arrays.copyOfRange(f.dual, Motion.SIZE, 2 * Motion.SIZE), a = m.pose("b");
        double[] out = {dual[0], dual[1], dual[2], 0, 0, 0};
        for (int k = 0; k < 3; k++) {
            int u = (k + 1) % 3, v = (k + 2) % 3;
            for (int j = 0; j < 3; j++) {
                out[3 + k] += dual[3 + 3 * v + j] * a[3 + 3 * u + j] - dual[3 + 3 * u + j] * a[3 + 3 * v + j];
            }
        }
        return out;
    }

    @Test
    void everyActuatorPushesAsInOpenSim() {
        Osims.Translated t = Osims.translate(Osims.modern(ARM + ALL + CONSTANTS));
        assertEquals("", t.told());
        for (PosedModel m : new PosedModel[] {t.posed(), t.written()}) {
            m.place();
            // the x axis of the body points along y of the world, its y axis along -x
            assertArrayEquals(new double[] {0, 0, 0, -5, 0, 0}, wrench(m, "torque"), 1e-14);
            assertArrayEquals(new double[] {0, 0, 0, 0, 5, 0}, wrench(m, "world"), 1e-14);
            assertArrayEquals(new double[] {0, 5, 0, 0, 0, -5}, wrench(m, "point"), 1e-14);
            assertArrayEquals(new double[] {5, 0, 0, 0, 0, -5}, wrench(m, "fixed"), 1e-14);
            // from (1, 2, 0) of the body to (1, 5, 0): a piston pushes down, a cable pulls up
            assertArrayEquals(new double[] {0, -5, 0, 0, 0, 0}, wrench(m, "piston"), 1e-14);
            assertArrayEquals(new double[] {0, 5, 0, 0, 0, 0}, wrench(m, "cable"), 1e-14);
            Motor turn = (Motor) Objects.requireNonNull(m.model.forces().get("turn"));
            assertEquals(5, turn.exertion(m.state, m.work.motion));
            assertEquals(-2, turn.leastControl());
            assertEquals(Double.POSITIVE_INFINITY, turn.mostControl());
            Motor slow = (Motor) Objects.requireNonNull(m.model.forces().get("slow"));
            assertEquals(2, slow.exertion(m.state, m.work.motion));
            double[] rates = new double[1];
            slow.internalRates(m.state, m.work.motion, rates);
            assertEquals((0.5 - 0.2) / 0.04, rates[0], 1e-12);
            assertEquals(3, m.measure("line"), 1e-14);
        }
    }

    @Test
    void anActuatorWithoutAControllerHasTheControlZero() {
        PosedModel m = Osims.translate(Osims.modern(ARM + ALL)).posed().place();
        assertEquals(0, control(m, "turn", 0));
        assertArrayEquals(new double[6], wrench(m, "point"));
    }

    private static double control(PosedModel m, String actuator, double time) {
        m.state.time = time;
        return ((Actuator) Objects.requireNonNull(m.model.forces().get(actuator))).control(m.state, m.work.motion);
    }

    @Test
    void functionsOfAPrescribedControllerGoByNameOrByOrder() {
        PosedModel m = Osims.translate(Osims.modern(ARM + ALL + """
                        <ControllerSet><objects><PrescribedController name="c"><actuator_list>point turn cable world</actuator_list>
                        <ControlFunctions><objects>
                        <Sine name="turn"><amplitude>0.3</amplitude><omega>2</omega></Sine>
                        <PiecewiseLinearFunction name="point"><x>0 1 2</x><y>0 1 0</y></PiecewiseLinearFunction>
                        <PiecewiseConstantFunction><x>0 1 2</x><y>0.1 0.2 0.3</y></PiecewiseConstantFunction>
                        <GCVSpline><half_order>1</half_order><x>0 1 2</x><y>0 1 0</y></GCVSpline>
                        </objects></ControlFunctions></PrescribedController>
                        <PrescribedController name="more"><actuator_list>turn</actuator_list><ControlFunctions><objects>
                        <Constant><value>0.25</value></Constant></objects></ControlFunctions></PrescribedController>
                        </objects></ControllerSet>
                        """)).posed().place();
        assertEquals(0.25 + 0.3 * Math.sin(1), control(m, "turn", 0.5), 1e-15);
        assertEquals(0.5, control(m, "point", 1.5), 1e-15);
        assertEquals(-0.5, control(m, "point", 2.5), 1e-15);
        assertEquals(0.1, control(m, "cable", 0.9), 1e-15);
        assertEquals(0.2, control(m, "cable", 1), 1e-15);
        assertEquals(0.3, control(m, "cable", 7), 1e-15);
        assertEquals(0, control(m, "world", 2.5), 1e-15);
        // where lines bend, and both sides of the jumps of the constants
        assertArrayEquals(new double[] {0, Math.nextDown(1.0), 1, Math.nextDown(2.0), 2}, m.model.corners());
    }

    private static String controller(String kind, String keys) {
        return "<ControllerSet><objects><" + kind + " name=\"c\"><actuator_list>turn cable point</actuator_list>" + keys
                + "</" + kind + "></objects></ControllerSet>";
    }

    @Test
    void filesOfControlsAreReadByTheirNames() throws IOException {
        Files.writeString(
                folder.resolve("u.sto"),
                "controls\nversion=1\nnRows=3\nnColumns=3\ninDegrees=no\nendheader\ntime\tturn\t/forceset/cable\tnobody\n"
                        + "0\t0\t1\t0\n1\t0.5\t0\t0\n2\t0.5\t2\t0\n");
        String tables = "<controls_file>u.sto</controls_file>";
        PosedModel m =
                translate(controller("ControlSetController", tables)).posed().place();
        assertEquals(0.25, control(m, "turn", 0.5), 1e-15);
        assertEquals(1.5, control(m, "cable", -0.5), 1e-15);
        assertEquals(0, control(m, "point", 0.5));
        m = translate(controller("PrescribedController", tables)).posed().place();
        assertEquals(1, control(m, "cable", -0.5), 1e-15);
        m = translate(controller("PrescribedController", tables + "<interpolation_method>0</interpolation_method>"))
                .posed()
                .place();
        assertEquals(1, control(m, "cable", 0.9), 1e-15);
        Files.writeString(folder.resolve("u.xml"), """
                <OpenSimDocument Version="40000"><ControlSet name="c"><objects>
                <ControlLinear name="turn.excitation"><use_steps>true</use_steps><extrapolate>false</extrapolate><x_nodes>
                <ControlLinearNode><t>0</t><value>1</value></ControlLinearNode>
                <ControlLinearNode><t>1</t><value>2</value></ControlLinearNode></x_nodes></ControlLinear>
                <ControlConstant name="cable"><value>0.7</value></ControlConstant>
                </objects></ControlSet></OpenSimDocument>
                """);
        m = translate(controller("ControlSetController", "<controls_file>u.xml</controls_file>"))
                .posed()
                .place();
        assertEquals(1, control(m, "turn", 0));
        assertEquals(2, control(m, "turn", 0.1));
        assertEquals(0.7, control(m, "cable", 3));
    }

    private Osims.Translated translate(String controllers) {
        return Osims.translate(Osims.modern(ARM + ALL + controllers), folder);
    }

    @Test
    void whatCannotBeKeptIsTold() {
        String told = translate("""
                <ControllerSet><objects>
                <CorrectionController name="pd"/>
                <PrescribedController name="off"><enabled>false</enabled></PrescribedController>
                <PrescribedController name="who"><actuator_list>nobody</actuator_list><ControlFunctions><objects>
                <Constant><value>1</value></Constant></objects></ControlFunctions></PrescribedController>
                <ControlSetController name="none"><controls_file>no.xml</controls_file></ControlSetController>
                </objects></ControllerSet>
                """).told();
        assertEquals("""
                ! CorrectionController: this kind of controller is not known; what it controls gets no control from it
                  PrescribedController: is switched off in the file and left out
                  PrescribedController: controls 'nobody', which is no actuator of the model
                ! ControlSetController: the file 'no.xml' is not beside the model; what it controls gets no control
                """, told);
        assertEquals(
                "! PointToPointActuator: acts at points that are fixed in the world and glide over its bodies; it is left out\n",
                Osims.translate(Osims.modern(ARM + """
                        <ForceSet><objects>
                        <PointToPointActuator name="g"><points_are_global>true</points_are_global></PointToPointActuator>
                        </objects></ForceSet>
                        """)).told());
    }

    private static final String SPATIAL = """
            <ForceSet><objects>
            <BodyActuator name="six"><socket_body>/bodyset/b</socket_body><point>0 1 0</point></BodyActuator>
            <BodyActuator name="own"><socket_body>/bodyset/b</socket_body><point>0 1 0</point>
              <spatial_force_is_global>false</spatial_force_is_global></BodyActuator>
            <BodyActuator name="fixed"><socket_body>/bodyset/b</socket_body><point>1 1 0</point><point_is_global>true</point_is_global>
              </BodyActuator>
            </objects></ForceSet>
            <ControllerSet><objects><PrescribedController name="c"><actuator_list>six own fixed</actuator_list>
            <controls_file>u.sto</controls_file></PrescribedController></objects></ControllerSet>
            """;

    /** Torque (1, 2, 3) N·m and force (4, 5, 6) N, all of them doubled at 1 s. */
    private void writeSixControls() throws IOException {
        StringBuilder u = new StringBuilder("controls\nendheader\ntime"), one = new StringBuilder("\n0");
        StringBuilder two = new StringBuilder("\n1");
        for (String name : new String[] {"six", "own", "fixed"}) {
            for (int i = 0; i < 6; i++) {
                u.append("\t/forceset/").append(name).append('_').append(i);
                one.append('\t').append(i + 1);
                two.append('\t').append(2 * (i + 1));
            }
        }
        Files.writeString(folder.resolve("u.sto"), u.append(one).append(two).append('\n'));
    }

    @Test
    void aBodyActuatorBecomesSixMotorsWithTheSameWrench() throws IOException {
        writeSixControls();
        Osims.Translated t = Osims.translate(Osims.modern(ARM + SPATIAL), folder);
        assertEquals("""
                  BodyActuator: becomes six motors, six_0 to six_5: torques about x, y, z, then forces along x, y, z
                  BodyActuator: becomes six motors, own_0 to own_5: torques about x, y, z, then forces along x, y, z
                  BodyActuator: becomes six motors, fixed_0 to fixed_5: torques about x, y, z, then forces along x, y, z
                """, t.told());
        PosedModel m = t.posed().place();
        for (double time : new double[] {0, 1}) {
            m.state.time = time;
            double k = 1 + time;
            // the body's origin is at (1, 0, 0), its point at (0, 0, 0): r = (-1, 0, 0), r × f = (0, 6, -5)
            assertArrayEquals(new double[] {4 * k, 5 * k, 6 * k, k, 8 * k, -2 * k}, all(m, "six"), 1e-13);
            // x of the body is y of the world, y is -x: torque (-2, 1, 3), force (-5, 4, 6), r × f = (0, 6, -4)
            assertArrayEquals(new double[] {-5 * k, 4 * k, 6 * k, -2 * k, 7 * k, -k}, all(m, "own"), 1e-13);
            // at (1, 1, 0) of the world: r = (0, 1, 0), r × f = (6, 0, -4)
            assertArrayEquals(new double[] {4 * k, 5 * k, 6 * k, 7 * k, 2 * k, -k}, all(m, "fixed"), 1e-13);
        }
    }

    private static double[] all(PosedModel m, String name) {
        double[] sum = new double[6];
        for (int i = 0; i < 6; i++) {
            double[] w = wrench(m, name + "_" + i);
            for (int k = 0; k < 6; k++) {
                sum[k] += w[k];
            }
        }
        return sum;
    }

    @Test
    void aBodyActuatorOnNoBodyIsRefused() {
        String nobody = ARM + "<ForceSet><objects>\n<BodyActuator name=\"m\"><socket_body>/bodyset/c</socket_body>"
                + "</BodyActuator></objects></ForceSet>";
        String said = String.valueOf(assertThrows(DocumentException.class, () -> Osims.translate(Osims.modern(nobody)))
                .getMessage());
        assertTrue(said.contains("'/bodyset/c'") && said.contains("model.osim:11:"), said);
    }

    @Test
    void wrongNumbersAreRefusedWithTheirLine() {
        String negative = ARM + "<ForceSet><objects>\n<CoordinateActuator name=\"m\"><coordinate>q</coordinate>\n"
                + "<optimal_force>-3</optimal_force></CoordinateActuator></objects></ForceSet>";
        String said =
                String.valueOf(assertThrows(DocumentException.class, () -> Osims.translate(Osims.modern(negative)))
                        .getMessage());
        assertTrue(said.contains("must not be negative, was -3.0") && said.contains("model.osim:12:"), said);
        String zero = ARM + "<ForceSet><objects><PointActuator name=\"m\"><body>b</body><direction>0 0 0</direction>"
                + "</PointActuator></objects></ForceSet>";
        assertTrue(String.valueOf(assertThrows(DocumentException.class, () -> Osims.translate(Osims.modern(zero)))
                        .getMessage())
                .contains("direction must not be zero"));
    }

    @Test
    void springsAlongPathsKeepTheirDissipation() {
        Osims.Translated t = Osims.translate(Osims.modern(ARM + "<ForceSet><objects><PathSpring name=\"band\">" + PATH
                + "<resting_length>2.5</resting_length><stiffness>50</stiffness><dissipation>0.2</dissipation>"
                + "</PathSpring></objects></ForceSet>"));
        assertEquals(
                "  PathSpring: goes slack where it shortens faster than 5 m/s; OpenSim's spring would push there\n",
                t.told());
        PosedModel m = t.posed();
        m.set("q", 1); // from (1, 5, 0) to 2 m at 57°
        m.state.v[0] = -0.7;
        m.place();
        double x = 2 * Math.cos(1), y = 5 - 2 * Math.sin(1), l = Math.hypot(x, y);
        double rate = (x * 2 * Math.sin(1) * 0.7 + y * 2 * Math.cos(1) * 0.7) / l;
        double tension = 50 * (l - 2.5) * (1 + 0.2 * rate);
        double[] w = wrench(m, "band");
        assertEquals(tension, Math.hypot(w[0], w[1]), 1e-12);
        assertTrue(rate > 0.5 && tension > 50 * (l - 2.5));
    }

    /** The controls of a forward simulation, with their values at an instant from the nodes around it. */
    @Test
    void aPublishedControlSetDrivesThePublishedArm() throws IOException {
        String file = "arm26_StaticOptimization_controls.xml";
        PosedModel m = new PosedModel(Osims.source("osim-arm26/forward/arm26.osim")
                .compile("", List.of(Map.entry("controls", file), Map.entry("run.until", "1"))));
        m.place();
        XmlElement set = XmlTree.read(
                file,
                "controls",
                Files.readAllBytes(Osims.shared().resolve("osim-arm26/forward").resolve(file)));
        int checked = 0;
        for (XmlElement c : set.objects()) {
            List<XmlElement> nodes = c.child("x_nodes").orElseThrow().children();
            for (int i = 1; i < nodes.size(); i += 7) {
                XmlElement a = nodes.get(i - 1), b = nodes.get(i);
                double time = 0.25 * a.number("t", 0) + 0.75 * b.number("t", 0);
                double expected = 0.25 * a.number("value", 0) + 0.75 * b.number("value", 0);
                String muscle = c.attribute("name", "").replace(".excitation", "");
                assertEquals(Math.max(0.01, expected), control(m, muscle, time), 1e-12, muscle);
                checked++;
            }
        }
        assertTrue(checked > 60, "only " + checked);
        assertTrue(m.model.corners().length > 100);
    }

    /** PointActuator::constructProperties of OpenSim: along x of the body, from its origin. */
    @Test
    void aPointActuatorHasTheDefaultsOfOpenSim() {
        XmlElement e =
                XmlTree.read("a.xml", "an actuator", "<PointActuator name=\"a\"><body>rod</body></PointActuator>");
        Entry made =
                Actuators.point(e, key -> Spot.origin(e.text(key, "")), false).entry();
        assertEquals("rod", made.find("on").orElseThrow().text());
        assertEquals("body", made.find("axes").orElseThrow().text());
        assertEquals(
                List.of("1", "0", "0"),
                made.find("direction").orElseThrow().items().stream()
                        .map(Entry::text)
                        .toList());
        assertEquals(
                List.of("0 m", "0 m", "0 m"),
                made.find("at").orElseThrow().items().stream().map(Entry::text).toList());
    }
}
