package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.condyle.foreign.opensim.OpenSimExport;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the force reporter tells of contacts and ligaments, on a model of our own: a carriage on a slide presses a ball and a plate of
 * cartilage by the same depth d against the ground, and pulls at ligaments over fixed, conditional and moving points. All numbers follow from d.
 */
class OwnForcesTest {
    private static final double[] DEPTHS = {0.5e-3, 1e-3, 2.5e-3, 4e-3};
    private static final double EDGE = 0.02; // of the plate [m]

    private static final String MODEL = """
            <OpenSimDocument Version="40000"><Model name="press">
            <BodySet><objects><Body name="carriage"><mass>1</mass><inertia>1 1 1 0 0 0</inertia></Body></objects></BodySet>
            <JointSet><objects><SliderJoint name="slide"><socket_parent_frame>/ground</socket_parent_frame>
              <socket_child_frame>/bodyset/carriage</socket_child_frame><coordinates><Coordinate name="s"/></coordinates>
            </SliderJoint></objects></JointSet>
            <ContactGeometrySet><objects>
              <ContactHalfSpace name="wall"><socket_frame>/ground</socket_frame></ContactHalfSpace>
              <ContactSphere name="ball"><socket_frame>/bodyset/carriage</socket_frame><radius>0.1</radius></ContactSphere>
              <Smith2018ContactMesh name="plate"><socket_frame>/bodyset/carriage</socket_frame><mesh_file>plate.stl</mesh_file>
                <elastic_modulus>5e6</elastic_modulus><poissons_ratio>0.4</poissons_ratio><thickness>0.006</thickness></Smith2018ContactMesh>
              <Smith2018ContactMesh name="seat"><socket_frame>/ground</socket_frame><mesh_file>seat.stl</mesh_file>
                <elastic_modulus>5e6</elastic_modulus><poissons_ratio>0.4</poissons_ratio><thickness>0.006</thickness></Smith2018ContactMesh>
            </objects></ContactGeometrySet>
            <ForceSet><objects>
              <HuntCrossleyForce name="hc"><HuntCrossleyForce::ContactParametersSet><objects>
                <HuntCrossleyForce::ContactParameters><geometry>wall ball</geometry><stiffness>1e6</stiffness></HuntCrossleyForce::ContactParameters>
              </objects></HuntCrossleyForce::ContactParametersSet></HuntCrossleyForce>
              <Smith2018ArticularContactForce name="cast"><socket_target_mesh>/contactgeometryset/seat</socket_target_mesh>
                <socket_casting_mesh>/contactgeometryset/plate</socket_casting_mesh><max_proximity>0.008</max_proximity>
                <elastic_foundation_formulation>linear</elastic_foundation_formulation>
                <use_lumped_contact_model>true</use_lumped_contact_model></Smith2018ArticularContactForce>
              LIGAMENTS
            </objects></ForceSet></Model></OpenSimDocument>
            """;

    @TempDir
    private Path folder;

    private static String ligament(String name, int height, String between, String last) {
        return String.format(Locale.ROOT, """
                <Blankevoort1991Ligament name="%1$s"><GeometryPath><PathPointSet><objects>
                  <PathPoint name="a"><socket_parent_frame>/ground</socket_parent_frame><location>0 %2$d 0</location></PathPoint>%3$s
                  %4$s</objects></PathPointSet></GeometryPath><linear_stiffness>1000</linear_stiffness>
                  <transition_strain>0.06</transition_strain><slack_length>0.09</slack_length></Blankevoort1991Ligament>
                """, name, height, between, last);
    }

    private static String onCarriage(int height) {
        return "<PathPoint name=\"z\"><socket_parent_frame>/bodyset/carriage</socket_parent_frame><location>0 " + height
                + " 0</location></PathPoint>";
    }

    private static String ligaments() {
        String conditional = "<ConditionalPathPoint name=\"c\"><socket_parent_frame>/ground</socket_parent_frame>"
                + "<socket_coordinate>/jointset/slide/s</socket_coordinate><location>0 2 0.05</location>"
                + "<range>-0.0992 -0.097</range></ConditionalPathPoint>";
        String moving = "<MovingPathPoint name=\"m\"><socket_parent_frame>/bodyset/carriage</socket_parent_frame>"
                + "<socket_x_coordinate>/jointset/slide/s</socket_x_coordinate><socket_y_coordinate>/jointset/slide/s</socket_y_coordinate>"
                + "<socket_z_coordinate>/jointset/slide/s</socket_z_coordinate>"
                + "<x_location><LinearFunction><coefficients>0.5 0</coefficients></LinearFunction></x_location>"
                + "<y_location><Constant><value>3</value></Constant></y_location>"
                + "<z_location><Constant><value>0</value></Constant></z_location></MovingPathPoint>";
        return ligament("plain", 1, "", onCarriage(1))
                + ligament("bent", 2, conditional, onCarriage(2))
                + ligament("moved", 3, "", moving);
    }

    /** A box as text of an STL file; thicker than the rays are long, so that its back does not reach the seat. */
    private static String box(double x0, double x1, double half) {
        double[][] p = new double[8][];
        for (int i = 0; i < 8; i++) {
            p[i] = new double[] {(i & 1) == 0 ? x0 : x1, (i & 2) == 0 ? -half : half, (i & 4) == 0 ? -half : half};
        }
        int[][] quads = {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}};
        StringBuilder out = new StringBuilder("solid box\n");
        for (int[] q : quads) {
            for (int[] t : new int[][] {{q[0], q[1], q[2]}, {q[0], q[2], q[3]}}) {
                out.append("facet normal 0 0 0\nouter loop\n");
                for (int v : t) {
                    out.append(String.format(Locale.ROOT, "vertex %.6f %.6f %.6f\n", p[v][0], p[v][1], p[v][2]));
                }
                out.append("endloop\nendfacet\n");
            }
        }
        return out.append("endsolid\n").toString();
    }

    @BeforeEach
    void files() throws IOException {
        Files.writeString(folder.resolve("press.osim"), MODEL.replace("LIGAMENTS", ligaments()));
        Files.writeString(folder.resolve("plate.stl"), box(0.05, 0.1, EDGE / 2));
        Files.writeString(folder.resolve("seat.stl"), box(0, 0.02, EDGE));
        StringBuilder motion =
                new StringBuilder("press\nversion=1\nnRows=4\nnColumns=2\ninDegrees=no\nendheader\ntime\ts\n");
        for (int i = 0; i < DEPTHS.length; i++) {
            motion.append(0.1 * i).append('\t').append(DEPTHS[i] - 0.1).append('\n');
        }
        Files.writeString(folder.resolve("press.mot"), motion.toString());
    }

    private ResultTable reported(String model) {
        SetupFile file = SetupFile.empty("AnalyzeTool", "");
        file.addAnalysis("ForceReporter");
        file.set("model_file", folder.resolve(model).toString());
        file.set("coordinates_file", folder.resolve("press.mot").toString());
        AnalysisResult r = Tools.run(file);
        return r.table("ForceReporter_forces.sto");
    }

    private static void judge(ResultTable t) {
        for (int i = 0; i < DEPTHS.length; i++) {
            double d = DEPTHS[i], s = d - 0.1;
            // Hertz with half of the plane strain modulus that both sides have; a speed of the spline adds nothing
            // without dissipation
            double k = 0.5 * Math.pow(1e6, 2.0 / 3), hertz = 4.0 / 3 * k * d * Math.sqrt(0.1 * k * d);
            assertEquals(-hertz, t.column("hc.carriage.force.X")[i], 1e-6 * hertz);
            assertEquals(hertz, t.column("hc.ground.force.X")[i], 1e-6 * hertz);
            // a layer of twice the thickness, bonded to bone
            double pressure = (1 - 0.4) * 5e6 / (1.4 * 0.2) * d / 0.012, area = EDGE * EDGE;
            String cast = "cast.casting.total.";
            assertEquals(area, t.column(cast + "contact_area")[i], 1e-9 * area);
            assertEquals(d, t.column(cast + "max_proximity")[i], 1e-9);
            assertEquals(pressure, t.column(cast + "max_pressure")[i], 1e-6 * pressure);
            assertEquals(pressure, t.column(cast + "mean_pressure")[i], 1e-6 * pressure);
            assertEquals(d, t.column(cast + "mean_proximity")[i], 1e-9);
            for (String axis : List.of("x", "y", "z")) { // the depth is the same everywhere
                double centre = t.column(cast + "center_of_pressure_" + axis)[i];
                assertEquals(centre, t.column(cast + "center_of_proximity_" + axis)[i], 1e-9);
            }
            assertEquals(-pressure * area, t.column(cast + "contact_force_x")[i], 1e-6 * pressure * area);
            assertEquals(0, t.column(cast + "contact_force_y")[i], 1e-6 * pressure * area);
            boolean bent = s >= -0.0992 && s <= -0.097;
            ligament(t, "plain", i, -s);
            ligament(t, "bent", i, bent ? 0.05 + Math.hypot(s, 0.05) : -s);
            ligament(t, "moved", i, -1.5 * s);
        }
    }

    private static void ligament(ResultTable t, String name, int row, double length) {
        double strain = length / 0.09 - 1;
        double force = strain < 0.06 ? 1000 * strain * strain / 0.12 : 1000 * (strain - 0.03);
        assertEquals(length, t.column(name + ".length")[row], 1e-9, name);
        assertEquals(strain, t.column(name + ".strain")[row], 1e-8, name);
        assertEquals(force, t.column(name + ".force_spring")[row], 1e-5, name);
    }

    @Test
    void contactsAndLigamentsFollowFromTheDepth() {
        judge(reported("press.osim"));
    }

    /** The model, written as another file of OpenSim and read again, says the same. */
    @Test
    void theExportedModelSaysTheSame() throws IOException {
        Description source = Library.find(folder.resolve("press.osim").toString());
        OpenSimExport written = OpenSimExport.of(source, source.compile("", List.of()));
        assertTrue(written.text().contains("Smith2018ArticularContactForce"), written.text());
        Files.writeString(folder.resolve("again.osim"), written.text());
        judge(reported("again.osim"));
    }
}
