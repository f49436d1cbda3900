package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code condyle import}: a file of our own, and published models where they are. */
class ImportCommandTest {
    private static final String PENDULUM = """
            <OpenSimDocument Version="40000">
            <Model name="swing">
            <gravity>0 -9.8 0</gravity>
            <BodySet><objects>
              <Body name="rod"><mass>2</mass><mass_center>0 -0.3 0</mass_center><inertia>0.1 0.01 0.1 0 0 0</inertia>
                <attached_geometry><Mesh name="rod_mesh"><socket_frame>..</socket_frame><mesh_file>rod.stl</mesh_file></Mesh>
                  <Mesh name="gone"><socket_frame>..</socket_frame><mesh_file>gone.vtp</mesh_file></Mesh></attached_geometry></Body>
            </objects></BodySet>
            <JointSet><objects>
              <PinJoint name="pivot"><socket_parent_frame>/ground</socket_parent_frame><socket_child_frame>/bodyset/rod</socket_child_frame>
                <coordinates><Coordinate name="angle_z"><default_value>0.7</default_value><default_speed_value>-0.2</default_speed_value>
                  <range>-3 3</range></Coordinate></coordinates></PinJoint>
            </objects></JointSet>
            <ForceSet><objects>
              <CoordinateLimitForce name="limit"><coordinate>angle_z</coordinate><upper_limit>30</upper_limit><upper_stiffness>0.5</upper_stiffness>
                <lower_limit>-30</lower_limit><lower_stiffness>0.5</lower_stiffness><damping>0.01</damping><transition>5</transition></CoordinateLimitForce>
              MUSCLE
            </objects></ForceSet>
            </Model>
            </OpenSimDocument>
            """;
    private static final String POINTS = """
            <GeometryPath><PathPointSet><objects>
              <PathPoint name="a"><socket_parent_frame>/ground</socket_parent_frame><location>0.1 0.1 0</location></PathPoint>
              <PathPoint name="b"><socket_parent_frame>/bodyset/rod</socket_parent_frame><location>0 -0.2 0</location></PathPoint>
            </objects></PathPointSet></GeometryPath>""";
    private static final String MUSCLE = "<Delp1990Muscle name=\"m.1\">" + POINTS + "</Delp1990Muscle>"
            + "<Thelen2003Muscle name=\"m_2\">" + POINTS + "<max_isometric_force>20</max_isometric_force>"
            + "<optimal_fiber_length>0.15</optimal_fiber_length><tendon_slack_length>0.18</tendon_slack_length>"
            + "</Thelen2003Muscle>";
    private static final String STL = """
            solid rod
            facet normal 0 0 1
            outer loop
            vertex 0 0 0
            vertex 0.1 0 0
            vertex 0 0.1 0
            endloop
            endfacet
            endsolid rod
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    @BeforeEach
    void files() throws IOException {
        Files.writeString(folder.resolve("swing.osim"), PENDULUM.replace("MUSCLE", MUSCLE));
        Files.writeString(folder.resolve("plain.osim"), PENDULUM.replace("MUSCLE", ""));
        Files.createDirectories(folder.resolve("Geometry"));
        Files.writeString(folder.resolve("Geometry/rod.stl"), STL);
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void theFileAndItsMeshesAreWrittenAndTheLossesToldFirst() throws IOException {
        Command c = Command.run("import", file("swing.osim"), "-o", file("out/swing.yaml"));
        assertEquals(0, c.code(), c.err());
        assertTrue(c.out().contains("1 body, 1 joint, 1 coordinate"), c.out());
        int matters = c.out().indexOf("can change results"), harmless = c.out().indexOf("without influence");
        assertTrue(matters > 0 && harmless > matters, c.out());
        assertTrue(c.out().contains("Delp1990Muscle"), c.out());
        String yaml = Files.readString(folder.resolve("out/swing.yaml"));
        assertTrue(yaml.startsWith("# Translated"), yaml);
        assertTrue(yaml.contains("#   Delp1990Muscle"), yaml);
        assertFalse(yaml.contains(folder.toString()), "the file does not tell where it was made");
        assertEquals(STL, Files.readString(folder.resolve("out/Geometry/rod.stl")));
    }

    @Test
    void runOfTheFileEqualsRunOfTheOriginal() throws IOException {
        assertEquals(
                0,
                Command.run("import", file("swing.osim"), "-o", file("swing.yaml"))
                        .code());
        compare(file("swing.osim"), file("swing.yaml"), "1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "osim-arm26/tutorial/arm26.osim",
                "osim-gait10dof18musc/subject01.osim",
                "osim-ligament/knee_patella_ligament.osim",
                "osim-contact/BouncingBall_HuntCrossley.osim",
                "osim-contact/bouncing_block.osim",
                "osim-contact/BouncingBallModelEF.osim",
            })
    void publishedModelsRunToTheSameNumbers(String name) throws IOException {
        Path data = Pages.home().resolve("../shared/data").normalize();
        assumeTrue(Files.exists(data.resolve(name)), "models of OpenSim are not here: no ../shared/data/" + name);
        Command c = Command.run("import", data.resolve(name).toString(), "-o", file("model.yaml"));
        assertEquals(0, c.code(), c.err());
        compare(data.resolve(name).toString(), file("model.yaml"), "0.02");
    }

    private void compare(String original, String written, String until) throws IOException {
        double[][] rows = new double[2][];
        String[] models = {original, written};
        for (int i = 0; i < 2; i++) {
            String out = file("run" + i);
            Command c = Command.run(
                    "run",
                    models[i],
                    "--set",
                    "run.until=" + until,
                    "--set",
                    "run.accuracy=1e-6",
                    "--out",
                    out,
                    "--no-report",
                    "--quiet");
            assertTrue(c.code() == 0 || c.code() == 4, c.err());
            List<String> lines = Files.readAllLines(Path.of(out, "recording.csv"));
            rows[i] = lines.stream()
                    .filter(l -> !l.startsWith("#") && !l.startsWith("time"))
                    .flatMap(l -> Arrays.stream(l.split(",")))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            assertTrue(rows[i].length > 100, "a recording");
        }
        assertArrayEquals(rows[0], rows[1], 1e-12);
    }

    @Test
    void strictRefusesWhatMattersAndNothingElse() {
        Command refused = Command.run("import", file("swing.osim"), "--strict", "-o", file("s.yaml"));
        assertEquals(2, refused.code());
        assertTrue(refused.err().contains("1 loss can change results"), refused.err());
        assertFalse(Files.exists(folder.resolve("s.yaml")));
        Command fine = Command.run("import", file("plain.osim"), "--strict", "-o", file("p.yaml"));
        assertEquals(0, fine.code(), fine.err());
    }

    @Test
    void jsonHasCountsAndLosses() {
        Command c = Command.run("import", file("swing.osim"), "--json");
        assertEquals(0, c.code(), c.err());
        for (String part : List.of(
                "\"bodies\" : 1",
                "\"muscles\" : 1",
                "\"paths\" : 1",
                "\"element\" : \"Delp1990Muscle\"",
                "\"matters\" : true",
                "\"line\" : ",
                "Mesh[gone]")) {
            assertTrue(c.out().contains(part), part + "\n" + c.out());
        }
    }

    @Test
    void checkAndRunWarnOfWhatMattersOnce() {
        Command c = Command.run("check", file("swing.osim"));
        assertEquals(0, c.code(), c.err());
        assertTrue(c.out().contains("warning") && c.out().contains("the force of this class is not known"), c.out());
        assertFalse(c.out().contains("gone"), "a missing picture is no warning");
    }

    @Test
    void mistakesAreTold() {
        Command twice = Command.run("import", "mechanisms/pendulum");
        assertEquals(2, twice.code());
        assertTrue(twice.err().contains("a Condyle model already"), twice.err());
        Command name = Command.run("import", file("swing.osim"), "-o", file("x.txt"));
        assertEquals(2, name.code());
        assertTrue(name.err().contains(".yaml"), name.err());
        assertEquals(2, Command.run("import", file("none.osim")).code());
    }

    /** Meshes from a folder above the model are written below the new file. */
    @Test
    void aModelOfAProjectTakesItsMeshesAlong() throws IOException {
        Path leg = Files.createDirectories(folder.resolve("project/leg"));
        Files.createDirectories(folder.resolve("project/shared"));
        Files.writeString(folder.resolve("project/shared/rod.stl"), STL);
        Files.writeString(folder.resolve("project/shared/part.xml"), "<mujocoinclude><site name='s'/></mujocoinclude>");
        Path model = Files.writeString(leg.resolve("leg.xml"), """
                <mujoco><compiler meshdir="../shared"/><asset><mesh name="rod" file="rod.stl"/></asset>
                <worldbody><include file="../shared/part.xml"/>
                  <body name="b"><freejoint/><inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/><geom type="mesh" mesh="rod"/></body>
                </worldbody></mujoco>
                """);
        Path out = folder.resolve("new/leg.yaml");
        Files.createDirectories(out.getParent());
        Command done = Command.run("import", model.toString(), "-o", out.toString());
        assertEquals(0, done.code(), done.err());
        assertTrue(Files.exists(folder.resolve("new/shared/rod.stl")), done.out());
        assertFalse(Files.readString(out).contains(folder.toString()), "the file does not tell where it was made");
        assertEquals(0, Command.run("check", out.toString()).code());
        Command alone = Command.run("check", model.toString(), "--root", leg.toString());
        assertTrue(alone.toString().contains("--root DIR"), alone.toString());
    }
}
