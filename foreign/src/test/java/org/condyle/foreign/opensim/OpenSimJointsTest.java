package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.condyle.dynamics.Assembly;
import org.condyle.foreign.opensim.write.FrameWriter;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each kind of joint against the transform that OpenSim documents, also reversed and in loops. */
class OpenSimJointsTest {
    private static final String BODY = "<mass>1</mass><inertia>0.01 0.02 0.015 0 0 0</inertia>";

    private static String joint(String kind, int coordinates, String extra) {
        return joint(kind, "j", "/ground", "/bodyset/b", coordinates, extra);
    }

    private static String joint(String kind, String name, String parent, String child, int coordinates, String extra) {
        String all = IntStream.range(0, coordinates)
                .mapToObj(k -> "<Coordinate name=\"" + name + k + "\"/>")
                .collect(Collectors.joining());
        return "<" + kind + " name=\"" + name + "\"><socket_parent_frame>" + parent
                + "</socket_parent_frame><socket_child_frame>" + child + "</socket_child_frame><coordinates>" + all
                + "</coordinates>" + extra + "</" + kind + ">";
    }

    private static String model(String bodies, String joints) {
        return Osims.modern("<BodySet><objects>"
                + Arrays.stream(bodies.split(" "))
                        .map(b -> "<Body name=\"" + b + "\">" + BODY + "</Body>")
                        .collect(Collectors.joining())
                + "</objects></BodySet><JointSet><objects>" + joints + "</objects></JointSet>");
    }

    /** The pose that the joint must give: rotation (9), then origin (3). */
    private static double[] expected(String kind, double[] q) {
        double[] x = Rotations.about(1, 0, 0, q[0]), p = new double[3];
        double[] turn = switch (kind) {
            case "PinJoint", "PlanarJoint" -> Rotations.about(0, 0, 1, q[0]);
            case "UniversalJoint" -> Mat3.times(x, Rotations.about(0, 1, 0, q[1]));
            case "SliderJoint", "WeldJoint" -> Mat3.identity();
            default -> FrameWriter.matrix(q);
        };
        switch (kind) {
            case "SliderJoint" -> p[0] = q[0];
            case "PlanarJoint" -> System.arraycopy(q, 1, p, 0, 2);
            case "FreeJoint" -> System.arraycopy(q, 3, p, 0, 3);
            case "EllipsoidJoint" -> {
                double[] radii = {0.3, 0.2, 0.1};
                for (int i = 0; i < 3; i++) {
                    p[i] = radii[i] * turn[3 * i + 2];
                }
            }
            default -> {}
        }
        double[] out = Arrays.copyOf(turn, 12);
        System.arraycopy(p, 0, out, 9, 3);
        return out;
    }

    private static int freedoms(String kind) {
        return switch (kind) {
            case "PinJoint", "SliderJoint" -> 1;
            case "UniversalJoint" -> 2;
            case "FreeJoint" -> 6;
            case "WeldJoint" -> 0;
            default -> 3;
        };
    }

    private static final String RADII = "<radii_x_y_z>0.3 0.2 0.1</radii_x_y_z>";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "PinJoint",
                "SliderJoint",
                "UniversalJoint",
                "PlanarJoint",
                "BallJoint",
                "GimbalJoint",
                "FreeJoint",
                "EllipsoidJoint",
                "WeldJoint"
            })
    void posesAreThoseOfTheCoordinatesInTheirOrder(String kind) {
        int n = freedoms(kind);
        PosedModel m = Osims.translate(model("b", joint(kind, n, RADII))).posed();
        PosedModel r = Osims.translate(model("b", joint(kind, "j", "/bodyset/b", "/ground", n, RADII)))
                .posed();
        for (long seed = 1; seed <= 20; seed++) {
            double[] q = new SplittableRandom(seed).doubles(6, -1.2, 1.2).toArray();
            for (int k = 0; k < n; k++) {
                m.set("j" + k, q[k]);
                r.set("j" + k, q[k]);
            }
            double[] pose = m.place().pose("b"), back = r.place().pose("b"), e = expected(kind, q);
            assertArrayEquals(Arrays.copyOf(e, 9), Arrays.copyOfRange(pose, 3, 12), 1e-14, kind);
            assertArrayEquals(Arrays.copyOfRange(e, 9, 12), Arrays.copyOf(pose, 3), 1e-14, kind);
            // seen from the child: Rᵀ and -Rᵀ p
            double[] rt = Mat3.transpose(Arrays.copyOf(e, 9)), p = new double[3];
            Mat3.times(rt, 0, -e[9], -e[10], -e[11], p, 0);
            assertArrayEquals(rt, Arrays.copyOfRange(back, 3, 12), 1e-14, kind + " reversed");
            assertArrayEquals(p, Arrays.copyOf(back, 3), 1e-14, kind + " reversed");
        }
    }

    @Test
    void aJointOfAnOldFileThatSaysReverseIsSeenFromItsChild() {
        String old = "<OpenSimDocument Version=\"30000\"><Model name=\"m\"><BodySet><objects><Body name=\"ground\"/>"
                + "<Body name=\"b\">" + BODY + "<Joint><SliderJoint name=\"j\"><parent_body>ground</parent_body>"
                + "<location_in_parent>1 0 0</location_in_parent><location>0 2 0</location>"
                + "<CoordinateSet><objects><Coordinate name=\"x\"/></objects></CoordinateSet><reverse>true</reverse>"
                + "</SliderJoint></Joint></Body></objects></BodySet></Model></OpenSimDocument>";
        double[] pose = Osims.translate(old).posed().set("x", 0.25).place().pose("b");
        assertArrayEquals(new double[] {1 - 0.25, -2, 0}, Arrays.copyOf(pose, 3), 1e-15);
    }

    @Test
    void aLoopOfJointsIsClosedByAWeldOfTwoHalves() {
        String joints = joint("PinJoint", "p1", "/ground", "/bodyset/crank", 1, "")
                + joint("PinJoint", "p2", "tip", "/bodyset/rod", 1, frame("tip", "crank", "0.1 0 0"))
                + joint("SliderJoint", "s", "/ground", "/bodyset/piston", 1, "")
                + joint("PinJoint", "p3", "end", "/bodyset/piston", 1, frame("end", "rod", "0.3 0 0"));
        Osims.Translated t = Osims.translate(model("crank rod piston", joints));
        PosedModel m = t.posed();
        assertEquals(3.0, m.model.bodies().stream().mapToDouble(b -> b.mass()).sum(), 1e-15);
        assertTrue(t.told().contains("closes a loop"), t.told());
        m.set("p10", 0.7).set("p20", -0.9).set("p30", 0.2).set("s0", 0.35);
        Assembly.Result a = Assembly.assemble(m.file.mechanism(), m.state, new boolean[4], new boolean[4]);
        assertEquals(1, a.freedoms());
        double theta = m.state.q[m.index.get("p10")], x = m.state.q[m.index.get("s0")];
        double y = 0.1 * Math.sin(theta);
        assertEquals(0.1 * Math.cos(theta) + Math.sqrt(0.09 - y * y), x, 1e-9);
    }

    private static String frame(String name, String body, String at) {
        return "<frames><PhysicalOffsetFrame name=\"" + name + "\"><socket_parent>/bodyset/" + body
                + "</socket_parent><translation>" + at + "</translation></PhysicalOffsetFrame></frames>";
    }

    @Test
    void bodiesWithoutAConnectionToTheGroundAreFree() {
        PosedModel m = Osims.translate(model("a b", joint("PinJoint", "j", "/bodyset/a", "/bodyset/b", 1, "")))
                .posed();
        assertEquals(7, m.model.speeds());
    }

    @Test
    void aCustomJointWithoutCoordinatesIsAWeldAtItsConstants() {
        String constant =
                "<SpatialTransform><TransformAxis name=\"rotation1\"><axis>0 0 1</axis><Constant><value>0.5</value>"
                        + "</Constant></TransformAxis><TransformAxis name=\"translation2\"><axis>0 1 0</axis><Constant><value>0.3</value>"
                        + "</Constant></TransformAxis></SpatialTransform>";
        double[] pose = Osims.translate(model("b", joint("CustomJoint", 0, constant)))
                .posed()
                .place()
                .pose("b");
        assertArrayEquals(new double[] {0, 0.3, 0}, Arrays.copyOf(pose, 3), 1e-15);
        assertArrayEquals(Rotations.about(0, 0, 1, 0.5), Arrays.copyOfRange(pose, 3, 12), 1e-15);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<LinearFunction><coefficients>2 -0.5</coefficients></LinearFunction>|-1.9",
                "<PolynomialFunction><coefficients>3 -2 1 -0.5</coefficients></PolynomialFunction>|-3.209",
                "<Sine><amplitude>2</amplitude><omega>3</omega><phase>0.1</phase><offset>-1</offset></Sine>|sine",
                "<StepFunction><start_time>-1</start_time><end_time>-0.4</end_time><start_value>1</start_value>"
                        + "<end_value>3</end_value></StepFunction>|2",
                "<PiecewiseLinearFunction><x>-1 0 1</x><y>2 4 5</y></PiecewiseLinearFunction>|2.6",
                "<MultiplierFunction><scale>-2</scale><function><LinearFunction><coefficients>1 1</coefficients>"
                        + "</LinearFunction></function></MultiplierFunction>|-0.6",
                "<Constant><value>-0.25</value></Constant>|-0.25",
            })
    void functionsHaveTheirValues(String given) {
        String function = given.substring(0, given.indexOf('|')), value = given.substring(given.indexOf('|') + 1);
        double q = -0.7, expected = value.equals("sine") ? 2 * Math.sin(3 * q + 0.1) - 1 : Double.parseDouble(value);
        String axes =
                "<SpatialTransform><TransformAxis name=\"rotation1\"><coordinates>j0</coordinates><axis>0 0 1</axis>"
                        + "</TransformAxis><TransformAxis name=\"translation1\"><coordinates>j0</coordinates><axis>1 0 0</axis>"
                        + function + "</TransformAxis></SpatialTransform>";
        PosedModel m =
                Osims.translate(model("b", joint("CustomJoint", 1, axes))).posed();
        assertEquals(expected, m.set("j0", q).place().pose("b")[0], 1e-14);
    }
}
