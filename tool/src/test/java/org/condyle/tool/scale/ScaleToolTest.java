package org.condyle.tool.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlText;
import org.condyle.foreign.XmlTree;
import org.condyle.foreign.opensim.scale.ModelScaling;
import org.condyle.foreign.opensim.scale.ScaleFactors;
import org.condyle.io.Reached;
import org.condyle.io.document.DocumentException;
import org.condyle.tool.Tools;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScaleToolTest {
    private static final String MODEL = """
            <OpenSimDocument Version="40000"><Model name="generic"><gravity>0 -9.81 0</gravity>
            <BodySet><objects>
             <Body name="upper"><mass>3</mass><mass_center>0 -0.2 0</mass_center><inertia>0.03 0.006 0.03 0 0 0</inertia>
              <WrapObjectSet><objects><WrapCylinder name="roll"><translation>0.02 -0.4 0</translation>
               <xyz_body_rotation>0 0 0</xyz_body_rotation><radius>0.01</radius><length>0.2</length></WrapCylinder></objects></WrapObjectSet>
             </Body>
             <Body name="lower"><mass>1</mass><mass_center>0 -0.1 0</mass_center><inertia>0.01 0.002 0.01 0 0 0</inertia></Body>
            </objects></BodySet>
            <JointSet><objects>
             <PinJoint name="hip"><socket_parent_frame>/ground</socket_parent_frame><socket_child_frame>/bodyset/upper</socket_child_frame>
              <coordinates><Coordinate name="hip_angle"/></coordinates></PinJoint>
             <CustomJoint name="knee"><socket_parent_frame>upper_offset</socket_parent_frame><socket_child_frame>/bodyset/lower</socket_child_frame>
              <coordinates><Coordinate name="knee_angle"><default_value>-0.5</default_value></Coordinate></coordinates>
              <frames><PhysicalOffsetFrame name="upper_offset"><socket_parent>/bodyset/upper</socket_parent>
               <translation>0 -0.4 0</translation><orientation>0 0 0</orientation></PhysicalOffsetFrame></frames>
              <SpatialTransform>
               <TransformAxis name="rotation1"><coordinates>knee_angle</coordinates><axis>0 0 1</axis><LinearFunction name="function"><coefficients>1 0</coefficients></LinearFunction></TransformAxis>
               <TransformAxis name="rotation2"><coordinates/><axis>0 1 0</axis><Constant name="function"><value>0</value></Constant></TransformAxis>
               <TransformAxis name="rotation3"><coordinates/><axis>1 0 0</axis><Constant name="function"><value>0</value></Constant></TransformAxis>
               <TransformAxis name="translation1"><coordinates>knee_angle</coordinates><axis>1 0 0</axis><SimmSpline name="function"><x>-2 -1 0 1</x><y>-0.02 -0.01 0 0.01</y></SimmSpline></TransformAxis>
               <TransformAxis name="translation2"><coordinates/><axis>0 1 0</axis><Constant name="function"><value>0</value></Constant></TransformAxis>
               <TransformAxis name="translation3"><coordinates/><axis>0 0 1</axis><Constant name="function"><value>0</value></Constant></TransformAxis>
              </SpatialTransform></CustomJoint>
            </objects></JointSet>
            <ForceSet><objects>
             <Blankevoort1991Ligament name="acl"><GeometryPath name="geometrypath"><PathPointSet><objects>
               <PathPoint name="p1"><socket_parent_frame>/bodyset/upper</socket_parent_frame><location>0.01 -0.35 0.01</location></PathPoint>
               <PathPoint name="p2"><socket_parent_frame>/bodyset/lower</socket_parent_frame><location>-0.01 -0.03 0</location></PathPoint>
              </objects></PathPointSet></GeometryPath>
              <linear_stiffness>1000</linear_stiffness><transition_strain>0.06</transition_strain><slack_length>0.07</slack_length></Blankevoort1991Ligament>
             <Thelen2003Muscle name="vastus"><GeometryPath name="geometrypath"><PathPointSet><objects>
               <PathPoint name="v1"><socket_parent_frame>/bodyset/upper</socket_parent_frame><location>0.03 -0.1 0</location></PathPoint>
               <PathPoint name="v2"><socket_parent_frame>/bodyset/lower</socket_parent_frame><location>0.03 -0.05 0</location></PathPoint>
              </objects></PathPointSet></GeometryPath><optimal_fiber_length>0.1</optimal_fiber_length><tendon_slack_length>0.15</tendon_slack_length>
              <max_isometric_force>1000</max_isometric_force></Thelen2003Muscle>
            </objects></ForceSet>
            <MarkerSet><objects>
             <Marker name="A"><socket_parent_frame>/bodyset/upper</socket_parent_frame><location>0 0 0</location></Marker>
             <Marker name="B"><socket_parent_frame>/bodyset/upper</socket_parent_frame><location>0 -0.4 0</location></Marker>
             <Marker name="C"><socket_parent_frame>/bodyset/lower</socket_parent_frame><location>0 -0.3 0.05</location></Marker>
            </objects></MarkerSet>
            </Model></OpenSimDocument>
            """;

    @TempDir
    Path folder;

    private AnalysisResult run(String mass, String scaler) throws IOException {
        Files.writeString(folder.resolve("generic.osim"), MODEL);
        String setup = "<OpenSimDocument Version=\"40000\"><ScaleTool name=\"subject\"><mass>" + mass + "</mass>"
                + "<GenericModelMaker><model_file>generic.osim</model_file></GenericModelMaker>" + scaler
                + "</ScaleTool></OpenSimDocument>";
        return Tools.run(SetupFile.parse("setup.xml", setup, folder));
    }

    private static String manual(String factors) {
        StringBuilder all =
                new StringBuilder("<ModelScaler><scaling_order>manualScale</scaling_order><ScaleSet><objects>");
        for (String body : List.of("upper", "lower")) {
            all.append("<Scale><scales>")
                    .append(factors)
                    .append("</scales><segment>")
                    .append(body)
                    .append("</segment></Scale>");
        }
        return all + "</objects></ScaleSet><output_model_file>scaled.osim</output_model_file></ModelScaler>";
    }

    private XmlElement scaled(AnalysisResult result) {
        return XmlTree.read(
                "scaled.osim", "an OpenSim model", result.documents().get("scaled.osim"));
    }

    private TreeModel model(XmlElement root) {
        return new TreeModel(root, folder.resolve("scaled.osim"));
    }

    @Test
    void factorsOfOneChangeNothingButTheName() throws IOException {
        XmlElement before = XmlTree.read("generic.osim", "an OpenSim model", MODEL);
        before.child("Model").orElseThrow().put("name", "subject");
        assertEquals(XmlText.of(before), run("-1", manual("1 1 1")).documents().get("scaled.osim"));
    }

    @Test
    void anEvenFactorScalesEveryLengthAndKeepsTheStrainOfLigaments() throws IOException {
        AnalysisResult result = run("10", manual("1.3 1.3 1.3"));
        XmlElement root = scaled(result);
        TreeModel before = model(XmlTree.read("generic.osim", "an OpenSim model", MODEL)), after = model(root);
        Map<String, Double> old = before.lengths();
        after.lengths().forEach((name, length) -> assertEquals(1.3 * old.get(name), length, 1e-12, name));
        XmlElement acl = find(root, "acl"), vastus = find(root, "vastus");
        assertEquals(1.3 * 0.07, acl.number("slack_length", 0), 1e-12);
        assertEquals(1000, acl.number("linear_stiffness", 0));
        assertEquals(1.3 * 0.1, vastus.number("optimal_fiber_length", 0), 1e-12);
        assertEquals(1.3 * 0.15, vastus.number("tendon_slack_length", 0), 1e-12);
        assertEquals(10, result.figure("mass"), 1e-12);
        XmlElement upper = find(root, "upper");
        assertEquals(7.5, upper.number("mass", 0), 1e-12); // 3 of 4 kg
        assertEquals(0.03 * 1.3 * 1.3 * 7.5 / 3, upper.numbers("inertia", 0, 0, 0, 0, 0, 0)[0], 1e-12);
    }

    /** While it is scaled, the path is shorter than the tendon of before. */
    @Test
    void aMuchSmallerBodyHasAsMuchShorterTendons() throws IOException {
        XmlElement vastus = find(scaled(run("-1", manual("0.3 0.3 0.3"))), "vastus");
        assertEquals(0.3 * 0.1, vastus.number("optimal_fiber_length", 0), 1e-12);
        assertEquals(0.3 * 0.15, vastus.number("tendon_slack_length", 0), 1e-12);
    }

    @Test
    void unequalFactorsFollowTheirAxes() throws IOException {
        XmlElement root = scaled(run("-1", manual("1.1 1.2 1.5")));
        XmlElement roll = find(root, "roll");
        assertEquals(0.01 * (1.1 + 1.2) / 2, roll.number("radius", 0), 1e-15);
        assertEquals(0.2 * 1.5, roll.number("length", 0), 1e-15);
        XmlElement upper = find(root, "upper");
        double mass = 3 * 1.1 * 1.2 * 1.5, r2 = 2 * 0.006 / 3 * 1.1 * 1.5; // the cylinder stands along y
        double l2 = 12 * (0.03 / 3 - 2 * 0.006 / 3 / 4) * 1.2 * 1.2;
        double[] inertia = upper.numbers("inertia", 0, 0, 0, 0, 0, 0);
        assertEquals(mass, upper.number("mass", 0), 1e-12);
        assertEquals(mass * r2 / 2, inertia[1], 1e-12);
        assertEquals(mass * (l2 / 12 + r2 / 4), inertia[0], 1e-12);
        XmlElement multiplier = root.find("Model", "JointSet", "objects", "CustomJoint", "SpatialTransform")
                .orElseThrow()
                .children("TransformAxis")
                .get(3)
                .child("MultiplierFunction")
                .orElseThrow();
        assertEquals(1.1, multiplier.number("scale", 0), 1e-15);
    }

    @Test
    void theFunctionOfACouplerGrowsIfItsDependentCoordinateIsALength() throws IOException {
        String coupled = MODEL.replace(
                        "<coordinates/><axis>0 1 0</axis><Constant name=\"function\"><value>0</value></Constant></TransformAxis>\n   <TransformAxis name=\"translation3\">",
                        "<coordinates>knee_ty</coordinates><axis>0 1 0</axis><LinearFunction name=\"function\"><coefficients>1 0</coefficients></LinearFunction></TransformAxis>\n   <TransformAxis name=\"translation3\">")
                .replace("</Coordinate></coordinates>", "</Coordinate><Coordinate name=\"knee_ty\"/></coordinates>")
                .replace(
                        "<ForceSet>",
                        "<ConstraintSet><objects><CoordinateCouplerConstraint name=\"c\"><coupled_coordinates_function><LinearFunction>"
                                + "<coefficients>0.01 0</coefficients></LinearFunction></coupled_coordinates_function>"
                                + "<independent_coordinate_names>knee_angle</independent_coordinate_names>"
                                + "<dependent_coordinate_name>knee_ty</dependent_coordinate_name></CoordinateCouplerConstraint>"
                                + "</objects></ConstraintSet><ForceSet>");
        assertTrue(coupled.contains("<coordinates>knee_ty<"));
        XmlElement root = XmlTree.read("generic.osim", "an OpenSim model", coupled);
        ScaleFactors factors = new ScaleFactors();
        factors.set("upper", new double[] {1.1, 1.2, 1.5});
        ModelScaling.scale(root.child("Model").orElseThrow(), factors, false);
        XmlElement f = find(root, "c")
                .find("coupled_coordinates_function", "MultiplierFunction")
                .orElseThrow();
        assertEquals(1.2, f.number("scale", 0), 1e-15);
    }

    @Test
    void aFactorIsTheMeanOfMeasuredOverModelDistanceInTheDefaultPose() throws IOException {
        // A to B is 400 mm in the model; measured are 500 and 520 mm in the two frames: factor 1.275
        Files.writeString(
                folder.resolve("static.trc"),
                "PathFileType\t4\t(X/Y/Z)\tstatic.trc\n"
                        + "DataRate\tCameraRate\tNumFrames\tNumMarkers\tUnits\tOrigDataRate\tOrigDataStartFrame\tOrigNumFrames\n"
                        + "100\t100\t2\t2\tmm\t100\t1\t2\nFrame#\tTime\tA\t\t\tB\t\t\n\t\tX1\tY1\tZ1\tX2\tY2\tZ2\n\n"
                        + "1\t0.00\t0\t1000\t0\t0\t500\t0\n2\t0.01\t0\t1000\t0\t0\t480\t0\n");
        String scaler = "<ModelScaler><scaling_order>measurements</scaling_order><MeasurementSet><objects>"
                + "<Measurement name=\"thigh\"><apply>true</apply><MarkerPairSet><objects><MarkerPair><markers>A B</markers></MarkerPair>"
                + "</objects></MarkerPairSet><BodyScaleSet><objects><BodyScale name=\"upper\"><axes>X Y</axes></BodyScale></objects>"
                + "</BodyScaleSet></Measurement></objects></MeasurementSet><marker_file>static.trc</marker_file>"
                + "<output_model_file>scaled.osim</output_model_file></ModelScaler>";
        XmlElement root = scaled(run("-1", scaler));
        double[] b = find(root, "B").numbers("location", 0, 0, 0);
        assertEquals(-0.4 * 1.275, b[1], 1e-12);
        assertEquals(0.01 * 1.275, find(root, "p1").numbers("location", 0, 0, 0)[0], 1e-12);
        assertEquals(0.01, find(root, "p1").numbers("location", 0, 0, 0)[2]);
    }

    @Test
    void markersMoveToWhereTheyWereMeasuredInTheStaticPose() throws IOException {
        // hip at 0.2 rad from A and B; the knee keeps its default of -0.5 rad, at which its spline says x = -5 mm
        double hip = 0.2, turn = hip - 0.5;
        double[] wanted = {0.01, -0.31, 0.06};
        double x = -0.005 * Math.cos(hip) + 0.4 * Math.sin(hip), y = -0.005 * Math.sin(hip) - 0.4 * Math.cos(hip);
        double[] c = {
            x + Math.cos(turn) * wanted[0] - Math.sin(turn) * wanted[1],
            y + Math.sin(turn) * wanted[0] + Math.cos(turn) * wanted[1],
            wanted[2]
        };
        Files.writeString(
                folder.resolve("static.trc"),
                "PathFileType\t4\t(X/Y/Z)\tstatic.trc\n"
                        + "DataRate\tCameraRate\tNumFrames\tNumMarkers\tUnits\tOrigDataRate\tOrigDataStartFrame\tOrigNumFrames\n"
                        + "100\t100\t1\t3\tm\t100\t1\t1\nFrame#\tTime\tA\t\t\tB\t\t\tC\t\t\n"
                        + "\t\tX1\tY1\tZ1\tX2\tY2\tZ2\tX3\tY3\tZ3\n\n1\t0.00\t0\t0\t0\t"
                        + 0.4 * Math.sin(hip) + "\t" + -0.4 * Math.cos(hip) + "\t0\t" + c[0] + "\t" + c[1] + "\t" + c[2]
                        + "\n");
        String placer = "<MarkerPlacer><IKTaskSet><objects>"
                + "<IKMarkerTask name=\"A\"><apply>true</apply><weight>1</weight></IKMarkerTask>"
                + "<IKMarkerTask name=\"B\"><apply>true</apply><weight>1</weight></IKMarkerTask>"
                + "<IKCoordinateTask name=\"knee_angle\"><apply>true</apply><weight>1</weight><value_type>default_value</value_type></IKCoordinateTask>"
                + "</objects></IKTaskSet><marker_file>static.trc</marker_file><output_motion_file>static.mot</output_motion_file>"
                + "<output_model_file>scaled.osim</output_model_file></MarkerPlacer>";
        AnalysisResult result = run("-1", placer);
        double[] moved = find(scaled(result), "C").numbers("location", 0, 0, 0);
        for (int i = 0; i < 3; i++) {
            assertEquals(wanted[i], moved[i], 1e-8);
        }
        assertEquals(0, result.figure("static-rms"), 1e-8);
        assertEquals(Math.toDegrees(hip), result.table("static.mot").column("hip_angle")[0], 1e-6);
    }

    @Test
    void aBodyThatIsNotThereIsNamedWithItsNeighbour() {
        DocumentException e = assertThrows(
                DocumentException.class, () -> run("-1", manual("2 2 2").replace(">lower<", ">lowr<")));
        assertTrue(String.valueOf(e.getMessage()).contains("'lower'"), e.getMessage());
    }

    @Test
    void theLigamentModelOfOpenSimScalesToTheirNumbers() throws IOException {
        Path data = null;
        for (Path p = Path.of("").toAbsolutePath(); data == null && p != null; p = p.getParent()) {
            Path beside = p.resolve("shared/data/osim-ligament");
            data = Files.isDirectory(beside) ? beside : null;
        }
        assumeTrue(data != null, "models of OpenSim are not here: no folder shared/data above the repository");
        AnalysisResult result = Tools.run(SetupFile.read(data.resolve("toyLigamentModel_Setup_Scale.xml")));
        XmlElement ours = XmlTree.read("ours", "a model", result.documents().get("toyLigamentModelScaled.osim"));
        XmlElement theirs =
                XmlTree.read("theirs", "a model", Files.readAllBytes(data.resolve("std_toyLigamentModelScaled.osim")));
        List<String> differences = new ArrayList<>();
        double[] worst = new double[1];
        compare(theirs, ours, differences, worst);
        assertEquals(List.of(), differences);
        Reached.atMost("LIG-1", "every number of the scaled model", worst[0], 1e-10, "relative");
    }

    /** All texts; those of pictures differ in where the factor is written: with the object or with its body. */
    private static void compare(XmlElement a, XmlElement b, List<String> out, double[] worst) {
        if (a.name().equals("VisibleObject")) {
            return;
        }
        if (!a.name().equals(b.name()) || a.children().size() != b.children().size()) {
            out.add(a.path() + " became " + b.path());
            return;
        }
        if (!a.text().equals(b.text()) && !close(a, b, worst)) {
            out.add(a.path() + ": " + a.text() + " became " + b.text());
        }
        for (int i = 0; i < a.children().size(); i++) {
            compare(a.children().get(i), b.children().get(i), out, worst);
        }
    }

    private static boolean close(XmlElement a, XmlElement b, double[] worst) {
        double[] x = a.numbers(), y = b.numbers();
        boolean same = x.length == y.length;
        for (int i = 0; same && i < x.length; i++) {
            double apart = x[i] == y[i] ? 0 : Math.abs(x[i] - y[i]) / Math.abs(x[i]);
            same = apart <= 1e-10;
            worst[0] = same ? Math.max(worst[0], apart) : worst[0];
        }
        return same;
    }

    private static XmlElement find(XmlElement e, String name) {
        if (e.attribute("name", "").equals(name)) {
            return e;
        }
        for (XmlElement c : e.children()) {
            XmlElement found = e.name().equals("defaults") ? null : findOrNull(c, name);
            if (found != null) {
                return found;
            }
        }
        throw new AssertionError(name + " is missing");
    }

    private static XmlElement findOrNull(XmlElement e, String name) {
        try {
            return find(e, name);
        } catch (AssertionError x) {
            return null;
        }
    }
}
