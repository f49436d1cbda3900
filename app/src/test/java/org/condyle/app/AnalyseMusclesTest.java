package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.io.data.DataTable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands {@code analyse muscles} and {@code analyse static-optimisation --smoothness} with an elbow of our own. */
class AnalyseMusclesTest {
    private static final String MODEL = """
            condyle: 1
            title: elbow
            plane: xy
            bodies: {forearm: {mass: 1.5 kg, centre: [0, -0.18 m], inertia: {zz: 0.02 kg*m^2}}}
            joints: {elbow: {type: pin, names: [elbow_angle], child: forearm}}
            measures:
              front: {type: path, through: [{at: [1 mm, 117 mm]}, {on: forearm, at: [-3 mm, -24 mm]}]}
              side: {type: path, through: [{at: [20 mm, 117 mm]}, {on: forearm, at: [5 mm, -40 mm]}]}
            forces:
              BRA: {type: muscle, on: front, max-isometric-force: 987 N, optimal-fibre-length: 86 mm, tendon-slack-length: 53.5 mm}
              BRD: {type: muscle, on: side, max-isometric-force: 500 N, optimal-fibre-length: 90 mm, tendon-slack-length: 60 mm}
            run: {until: 1 s}
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    @BeforeEach
    void files() throws IOException {
        Files.writeString(folder.resolve("elbow.yaml"), MODEL);
        StringBuilder states = new StringBuilder(
                "states\ninDegrees=no\nendheader\ntime"
                        + "\t/jointset/elbow/elbow_angle/value\t/jointset/elbow/elbow_angle/speed"
                        + "\t/forceset/BRA/activation\t/forceset/BRA/fiber_length\t/forceset/BRD/activation\t/forceset/BRD/fiber_length\n");
        StringBuilder motion = new StringBuilder("motion\ninDegrees=no\nendheader\ntime\telbow_angle\n");
        for (int i = 0; i <= 40; i++) {
            double t = 0.01 * i, q = 1 + 0.5 * Math.sin(6 * t), v = 3 * Math.cos(6 * t);
            states.append(String.format(
                    Locale.ROOT, "%.2f\t%.9f\t%.9f\t0.3\t%.9f\t0.2\t0.08%n", t, q, v, 0.075 - 0.005 * Math.sin(6 * t)));
            motion.append(String.format(Locale.ROOT, "%.2f\t%.9f%n", t, q));
        }
        Files.writeString(folder.resolve("states.sto"), states);
        Files.writeString(folder.resolve("elbow.mot"), motion);
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private Command analyse(String word, String... more) {
        List<String> all =
                new ArrayList<>(List.of("analyse", word, "--model", file("elbow.yaml"), "--out", file("out")));
        all.addAll(List.of(more));
        return Command.run(all.toArray(String[]::new));
    }

    private DataTable table(String name) throws IOException {
        Path f = folder.resolve("out").resolve(name);
        return DataTable.read(f.toString(), Files.readAllBytes(f));
    }

    @Test
    void tablesOfMusclesHaveTheNamesAndTheNumbersOfTheStates() throws IOException {
        Command c = analyse("muscles", "--states", file("states.sto"));
        assertEquals(0, c.code(), c.all());
        assertEquals("", c.err());
        for (String word : List.of(
                "Length LengtheningSpeed TendonLength FiberLength NormalizedFiberLength PennationAngle FiberVelocity NormFiberVelocity"
                        .split(" "))) {
            assertEquals(41, table("MuscleAnalysis_" + word + ".sto").rows(), word);
        }
        for (String word : ("PennationAngularVelocity TendonForce FiberForce ActiveFiberForce PassiveFiberForce"
                        + " ActiveFiberForceAlongTendon PassiveFiberForceAlongTendon FiberActivePower FiberPassivePower"
                        + " TendonPower MuscleActuatorPower MomentArm_elbow_angle Moment_elbow_angle")
                .split(" ")) {
            assertEquals(
                    List.of("time", "BRA", "BRD"),
                    table("MuscleAnalysis_" + word + ".sto").columns(),
                    word);
        }
        double[] given = DataTable.read(file("states.sto"), Files.readAllBytes(folder.resolve("states.sto")))
                .column("/forceset/BRA/fiber_length");
        double[] fibre = table("MuscleAnalysis_FiberLength.sto").column("BRA"),
                tension = table("MuscleAnalysis_TendonForce.sto").column("BRA"),
                length = table("MuscleAnalysis_Length.sto").column("BRA"),
                tendon = table("MuscleAnalysis_TendonLength.sto").column("BRA"),
                arm = table("MuscleAnalysis_MomentArm_elbow_angle.sto").column("BRA"),
                moment = table("MuscleAnalysis_Moment_elbow_angle.sto").column("BRA");
        for (int i = 0; i < given.length; i++) {
            assertEquals(given[i], fibre[i], 1e-12);
            assertEquals(length[i], fibre[i] + tendon[i], 1e-12); // no pennation
            assertEquals(arm[i] * tension[i], moment[i], 1e-9);
            double q = 1 + 0.5 * Math.sin(0.06 * i),
                    x = 0.024 * Math.sin(q) - 0.003 * Math.cos(q),
                    y = -0.024 * Math.cos(q) - 0.003 * Math.sin(q);
            assertEquals(Math.hypot(x - 0.001, y - 0.117), length[i], 1e-9);
        }
    }

    @Test
    void oddCallsOfMusclesAreExplained() throws IOException {
        Command none = analyse("muscles");
        assertEquals(2, none.code());
        assertTrue(
                none.err()
                        .contains(
                                "there is no motion, neither states_file nor coordinates_file; give one with --states FILE or"
                                        + " --coordinates FILE"),
                none.err());
        Command gone = analyse("muscles", "--states", "nope.sto");
        assertTrue(gone.err().startsWith("--states nope.sto: states_file: there is no file 'nope.sto'"), gone.err());
        Files.writeString(folder.resolve("leg.osim"), "<?xml version=\"1.0\"?>\n<OpenSimDocument/>\n");
        Command xml = analyse("muscles", "--states", file("leg.osim"));
        assertEquals(2, xml.code());
        assertEquals(
                file("leg.osim")
                        + ": this is an XML file, such as a model or a setup file, where a table of numbers (.csv, .sto,"
                        + " .mot) is needed",
                xml.err().lines().findFirst().orElseThrow());
        Command both = analyse("muscles", "--states", file("states.sto"), "--coordinates", file("elbow.mot"));
        assertEquals(0, both.code(), both.all());
        assertTrue(both.err().contains("coordinates_file: is not read, because states_file is given"), both.err());
        Command about = analyse(
                "muscles",
                "--states",
                file("states.sto"),
                "--set",
                "AnalysisSet.MuscleAnalysis.moment_arm_coordinate_list=elbow_angel");
        assertEquals(2, about.code());
        assertTrue(
                about.err()
                        .contains(
                                "moment_arm_coordinate_list: the model has no coordinate 'elbow_angel'; known coordinates: elbow.elbow_angle"),
                about.err());
    }

    @Test
    void smoothnessIsAnOptionWithAUnit() throws IOException {
        Files.writeString(
                folder.resolve("reserves.xml"),
                "<ForceSet><objects><CoordinateActuator name='reserve'><coordinate>elbow_angle</coordinate><optimal_force>1</optimal_force>"
                        + "</CoordinateActuator></objects></ForceSet>");
        String[] motion = {"--coordinates", file("elbow.mot"), "--actuators", file("reserves.xml")};
        Command c = analyse("static-optimisation", with(motion, "--smoothness", "1000 ms^2"));
        assertEquals(0, c.code(), c.all());
        assertTrue(c.out().contains("smoothness, the weight of the squared rates of controls: 0.001 s^2"), c.out());
        assertTrue(c.out().contains("largest rate of an activation frame by frame, BR"), c.out());
        assertTrue(c.out().contains("largest rate of an activation with smoothness, BR"), c.out());
        assertTrue(c.out().contains("rise of the effort that smoothness costs, relative: "), c.out());
        assertTrue(Files.readString(folder.resolve("out/summary.json")).contains("\"effort.rise\""));
        assertTold(
                "--smoothness -1: smoothness: must be 0 s^2 or above, was -1; 0 leaves every frame to itself",
                motion,
                "-1");
        assertTold(
                "--smoothness NaN: smoothness: expected a number, found 'NaN'; write a time squared, such as 1e-3 s^2",
                motion,
                "NaN");
        assertTold(
                "--smoothness 1 furlong: smoothness: unknown unit 'furlong'; write a time squared, such as 1e-3 s^2",
                motion,
                "1 furlong");
        Command other = analyse("id", "--coordinates", file("elbow.mot"), "--smoothness", "1e-3");
        assertEquals(2, other.code());
        assertTrue(other.err().contains("--smoothness is for static-optimisation; analyse id has none"), other.err());
    }

    private void assertTold(String message, String[] motion, String smoothness) {
        Command c = analyse("static-optimisation", with(motion, "--smoothness", smoothness));
        assertEquals(2, c.code(), c.all());
        assertEquals(message, c.err().lines().findFirst().orElseThrow());
    }

    private static String[] with(String[] some, String... more) {
        List<String> all = new ArrayList<>(List.of(some));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }
}
