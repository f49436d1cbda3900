package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.expression.UserFunction;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlTree;
import org.condyle.io.foreign.Loss;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.math.CubicSpline;
import org.condyle.math.QuinticSpline;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpenSimExportTest {
    private static final String MODEL = """
            condyle: 1
            title: test leg
            parameters: {r: 25 mm}
            curves:
              slide: {spline: {x: [-2, -1, 0, 1, 2], y: [0.01, 0.02, 0, -0.01, 0.03], ends: simm, outside: line}}
            bodies:
              thigh: {mass: 7 kg, centre: [0, -0.17, 0], inertia: {xx: 0.1, yy: 0.02, zz: 0.1, xy: 0.001}}
              shank: {mass: 4 kg, centre: [0, -0.2, 0], inertia: {xx: 0.1, yy: 0.01, zz: 0.1}}
              foot: {mass: 1 kg, inertia: {xx: 0.01, yy: 0.01, zz: 0.01}}
              cart: {mass: 1 kg, inertia: {xx: 0.01, yy: 0.01, zz: 0.01}}
              ball: {mass: 1 kg, inertia: {xx: 0.01, yy: 0.01, zz: 0.01}, at: [1, 2, 3]}
            joints:
              hip: {type: ball, child: thigh, at: [0, 1, 0], orientation: {axis: y, angle: 20 deg}}
              knee:
                type: function
                parent: thigh
                child: shank
                at: [0, -0.4, 0]
                coordinates: {flexion: rad}
                turns: [{axis: z, value: = -flexion}]
                shifts: [{axis: x, value: = 2*slide(flexion)}, {axis: y, value: = r*(cos(flexion) - 1)}]
              ankle: {type: pin, axis: [1, 2, 3], names: [dorsi], parent: shank, child: foot, at: [0, -0.4, 0]}
              rail: {type: slider, axis: [0, 1, 1], child: cart}
            constraints:
              gear: {type: coupler, equation: = ankle.dorsi - (2*knee.flexion + 0.1)}
              wheel: {type: rolling-dummy}
            forces:
              band: {type: spring, between: [thigh, {on: shank, at: [0, -0.1, 0]}], stiffness: 100 N/m, rest: 0.2 m}
              acl: {type: ligament, between: [{on: thigh, at: [0, -0.3, 0]}, {on: shank, at: [0.01, -0.1, 0]}], stiffness: 1000 N, slack-length: 0.1 m}
              creep: {type: maxwell-spring, on: knee.flexion, stiffness: 10 N*m, damping: 1 N*m*s}
              motor: {type: torque, on: knee.flexion, value: = -3 N*m*knee.flexion}
            initial: {knee: {flexion: 30 deg}}
            run: {until: 1 s}
            claims: {moves: {says: it moves, test: last(knee.flexion) != 1}}
            """.replace("  wheel: {type: rolling-dummy}\n", "");

    @TempDir
    Path folder;

    private RoundTrip trip() throws IOException {
        Path file = folder.resolve("leg.yaml");
        Files.writeString(file, MODEL);
        return new RoundTrip(file.toString(), folder);
    }

    @Test
    void posesAndMassesOfAModelWithAllKindsOfJointsComeBack() throws IOException {
        RoundTrip t = trip();
        assertEquals(0, t.massDifference(), 1e-15);
        assertEquals(0, t.poseDifferences(20, 7)[0], 1e-12);
    }

    @Test
    void whatOpenSimCannotExpressIsToldWithItsLine() throws IOException {
        List<Loss> losses = trip().export.losses().all();
        assertEquals(
                List.of("maxwell-spring", "claims"),
                losses.stream().map(Loss::element).toList());
        assertEquals("forces.creep", losses.get(0).path());
        assertTrue(
                losses.get(0).matters() && losses.get(0).at().line() > 20,
                losses.get(0).toString());
        assertTrue(!losses.get(1).matters());
    }

    @Test
    void functionsGetTheClassesOfOpenSim() throws IOException {
        XmlElement joint = trip().export
                .document()
                .find("Model", "JointSet", "objects")
                .orElseThrow()
                .child("CustomJoint")
                .orElseThrow();
        List<String> functions = joint.child("SpatialTransform").orElseThrow().children().stream()
                .map(a -> a.children().get(a.children().size() - 1).name())
                .toList();
        assertEquals(
                List.of("LinearFunction", "Constant", "Constant", "MultiplierFunction", "Sine", "Constant"), functions);
    }

    @Test
    void aCouplerMakesTheCoordinateThatIsNamedFirstAFunctionOfTheOther() throws IOException {
        XmlElement c = trip().export
                .document()
                .find("Model", "ConstraintSet", "objects", "CoordinateCouplerConstraint")
                .orElseThrow();
        assertEquals("dorsi", c.text("dependent_coordinate_name", ""));
        assertEquals("flexion", c.text("independent_coordinate_names", ""));
        assertEquals(
                "2 0.1",
                c.find("coupled_coordinates_function", "LinearFunction", "coefficients")
                        .orElseThrow()
                        .text());
    }

    @Test
    void aLockedAngleOfAFreeJointStaysLocked() throws IOException {
        String osim = """
                <OpenSimDocument Version="40000"><Model name="free"><BodySet><objects>
                <Body name="b"><mass>1</mass><inertia>0.1 0.1 0.1 0 0 0</inertia></Body></objects></BodySet>
                <JointSet><objects><FreeJoint name="j"><socket_parent_frame>/ground</socket_parent_frame>
                <socket_child_frame>b_offset</socket_child_frame><coordinates>
                <Coordinate name="rx"><default_value>0.3</default_value><locked>true</locked></Coordinate><Coordinate name="ry"/>
                <Coordinate name="rz"/><Coordinate name="tx"/>
                <Coordinate name="ty"><prescribed>true</prescribed><prescribed_function><Sine><amplitude>2</amplitude>
                <omega>3</omega><phase>0.5</phase><offset>0.1</offset></Sine></prescribed_function></Coordinate><Coordinate name="tz"/>
                </coordinates><frames><PhysicalOffsetFrame name="b_offset"><socket_parent>/bodyset/b</socket_parent>
                <translation>0 0.1 0</translation><orientation>0.1 0.2 0.3</orientation></PhysicalOffsetFrame></frames>
                </FreeJoint></objects></JointSet></Model></OpenSimDocument>
                """;
        Path file = folder.resolve("free.osim");
        Files.writeString(file, osim);
        RoundTrip t = new RoundTrip(file.toString(), folder);
        assertEquals(List.of(), t.differences());
        assertEquals(List.of(), t.export.losses().all());
    }

    @Test
    void aLimitOfAnAngleOfABallJointStaysALimitOfTheCoordinate() throws IOException {
        String osim = """
                <OpenSimDocument Version="40000"><Model name="ball"><BodySet><objects>
                <Body name="b"><mass>1</mass><inertia>0.1 0.1 0.1 0 0 0</inertia></Body></objects></BodySet>
                <JointSet><objects><BallJoint name="j"><socket_parent_frame>/ground</socket_parent_frame>
                <socket_child_frame>/bodyset/b</socket_child_frame><coordinates><Coordinate name="rx"/><Coordinate name="ry"/>
                <Coordinate name="rz"/></coordinates></BallJoint></objects></JointSet><ForceSet><objects>
                <CoordinateLimitForce name="stop"><coordinate>ry</coordinate><upper_limit>40</upper_limit>
                <upper_stiffness>3</upper_stiffness><lower_limit>-20</lower_limit><lower_stiffness>2</lower_stiffness>
                <damping>0.1</damping><transition>5</transition></CoordinateLimitForce></objects></ForceSet></Model></OpenSimDocument>
                """;
        Path file = folder.resolve("ball.osim");
        Files.writeString(file, osim);
        RoundTrip t = new RoundTrip(file.toString(), folder);
        assertEquals(List.of(), t.differences());
        assertTrue(t.export.text().contains("<CoordinateLimitForce"));
    }

    private static final String COUPLED = """
            <OpenSimDocument Version="40000"><Model name="coupled"><BodySet><objects>
            <Body name="a"><mass>1</mass><inertia>0.1 0.1 0.1 0 0 0</inertia></Body>
            <Body name="b"><mass>1</mass><inertia>0.1 0.1 0.1 0 0 0</inertia></Body></objects></BodySet><JointSet><objects>
            <PinJoint name="j"><socket_parent_frame>/ground</socket_parent_frame><socket_child_frame>/bodyset/a</socket_child_frame>
            <coordinates><Coordinate name="p"/></coordinates></PinJoint>
            <PinJoint name="k"><socket_parent_frame>/bodyset/a</socket_parent_frame><socket_child_frame>/bodyset/b</socket_child_frame>
            <coordinates><Coordinate name="q"/></coordinates></PinJoint></objects></JointSet>
            <ConstraintSet><objects><CoordinateCouplerConstraint name="c"><coupled_coordinates_function><GCVSpline>
            <half_order>HALF</half_order><error_variance>VARIANCE</error_variance><x>0 0.3 0.5 1 1.2 1.5 2</x>
            <y>0 0.1 0.4 0.3 0.1 0.6 1</y></GCVSpline></coupled_coordinates_function>
            <independent_coordinate_names>p</independent_coordinate_names><dependent_coordinate_name>q</dependent_coordinate_name>
            </CoordinateCouplerConstraint></objects></ConstraintSet></Model></OpenSimDocument>
            """;

    /** A natural spline of half order m has the degree 2m - 1 and goes on with the degree m - 1. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void naturalSplinesOfEachHalfOrderKeepTheirDegree(int half) throws IOException {
        Path file = folder.resolve("coupled.osim");
        Files.writeString(file, COUPLED.replace("HALF", "" + half).replace("VARIANCE", "0"));
        RoundTrip t = new RoundTrip(file.toString(), folder);
        assertEquals(List.of(), t.differences());
        assertEquals(List.of(), t.source.losses().all());
        assertEquals(List.of(), t.export.losses().all());
        double[] x = {0, 0.3, 0.5, 1, 1.2, 1.5, 2}, y = {0, 0.1, 0.4, 0.3, 0.1, 0.6, 1};
        UserFunction f = t.before.parameters().function("c");
        for (double at = -0.5; at < 2.6; at += 0.0625) {
            double expected = half == 3
                    ? new QuinticSpline(x, y).value(at)
                    : half == 2 ? cubic(x, y, at) : line(x, y, Math.max(0, Math.min(2, at)));
            assertEquals(expected, f.value(new double[] {at}), 1e-13, "at " + at);
        }
    }

    @Test
    void aSplineThatSmoothsIsTold() throws IOException {
        Path file = folder.resolve("coupled.osim");
        Files.writeString(file, COUPLED.replace("HALF", "4").replace("VARIANCE", "-1"));
        String told = Library.find(file.toString()).losses().thatMatter().toString();
        assertTrue(told.contains("smooths its points") && told.contains("degree 5"), told);
    }

    /** Straight beyond the ends, where the second derivative is zero. */
    private static double cubic(double[] x, double[] y, double at) {
        double end = Math.max(0, Math.min(2, at));
        double[] jet = new double[3];
        new CubicSpline(x, y, CubicSpline.Ends.NATURAL).jet(end, jet);
        return jet[0] + (at - end) * jet[1];
    }

    private static double line(double[] x, double[] y, double at) {
        int i = 0;
        while (i + 2 < x.length && x[i + 1] < at) {
            i++;
        }
        return y[i] + (y[i + 1] - y[i]) * (at - x[i]) / (x[i + 1] - x[i]);
    }

    @Test
    void everyModelOfTheLibraryIsWrittenAsWellFormedXml() {
        for (String name : Library.names()) {
            Description source = Library.find(name);
            OpenSimExport export = OpenSimExport.of(source, source.compile("", List.of()));
            XmlElement root = XmlTree.read(name, "an OpenSim model", export.text());
            assertEquals("40000", root.attribute("Version", ""), name);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mechanisms/double-pendulum",
                "mechanisms/four-bar",
                "mechanisms/slider-crank",
                "contact/bouncing-ball",
                "contact/two-spheres",
                "hip/kick",
                "knee/planar-rest",
                "knee/spatial-rest",
                "shoulder/loop",
                "tops/heavy-top",
                "walking/compass-gait",
                "elbow/tennis-elbow"
            })
    void modelsOfTheLibraryComeBackFromOpenSim(String name) throws IOException {
        RoundTrip t = new RoundTrip(name, folder);
        double[] differences = t.poseDifferences(20, 3);
        assertEquals(0, t.massDifference(), 1e-12);
        assertEquals(0, differences[0], 1e-9);
        assertEquals(0, differences[1], 1e-9);
    }
}
