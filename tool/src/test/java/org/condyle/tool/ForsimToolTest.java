package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.condyle.io.document.DocumentException;
import org.condyle.tool.result.AnalysisEnd;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs with free, prescribed and locked coordinates, beside the same runs with all coordinates and a constraint for each. */
class ForsimToolTest {
    private static final double UNTIL = 0.3;
    private static final int ROWS = 31;

    @TempDir
    private Path folder;

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private AnalysisResult run(String setup) {
        return Tools.run(SetupFile.parse("setup.xml", setup, folder));
    }

    private String refused(String setup) {
        return assertThrows(DocumentException.class, () -> run(setup)).getMessage();
    }

    private static String forsim(String keys) {
        return "<ForsimTool><model_file>model.yaml</model_file><results_file_basename>chain</results_file_basename>"
                + "<start_time>0</start_time><stop_time>" + UNTIL + "</stop_time>"
                + "<integrator_accuracy>1e-10</integrator_accuracy>" + keys + "</ForsimTool>";
    }

    /** A chain in space of joints of several kinds, with the roles of its coordinates. */
    private static final class Chain {
        final List<String> coordinates = new ArrayList<>();
        final List<String> free = new ArrayList<>();
        final List<String> prescribed = new ArrayList<>();
        final List<Double> starts = new ArrayList<>();
        final StringBuilder text = new StringBuilder();
        final Random chance;

        Chain(int seed) {
            chance = new Random(seed);
            int links = 3 + chance.nextInt(4);
            StringBuilder bodies = new StringBuilder(),
                    joints = new StringBuilder(),
                    initial = new StringBuilder(),
                    forces = new StringBuilder();
            for (int k = 0; k < links; k++) {
                bodies.append(String.format(
                        Locale.ROOT,
                        "  b%d: {mass: %.3f kg, centre: [%.3f, -0.2, 0.05], inertia: {xx: 0.02, yy: 0.03, zz: 0.025, xy: 0.003}}%n",
                        k,
                        0.5 + chance.nextDouble(),
                        0.2 * chance.nextDouble() - 0.1));
                String parent = k == 0 ? "ground" : "b" + (k - 1);
                String head = "  j" + k + ": {parent: " + parent + ", child: b" + k + ", at: [0.05, -0.35, 0.02], ";
                String[] own;
                switch (chance.nextInt(4)) {
                    case 0 -> {
                        own = new String[] {"angle"};
                        joints.append(head).append("type: pin, axis: [0.2, 0.3, 1]}\n");
                    }
                    case 1 -> {
                        own = new String[] {"bend", "sway"};
                        joints.append(head).append("type: universal, names: [bend, sway]}\n");
                    }
                    case 2 -> {
                        own = new String[] {"position"};
                        joints.append(head).append("type: slider, axis: [0.3, 1, 0.1], names: [position]}\n");
                    }
                    default -> {
                        own = new String[] {"a" + k, "c" + k, "d" + k};
                        joints.append(head)
                                .append("type: function, coordinates: {a")
                                .append(k + ": rad, c" + k + ": rad, d" + k + ": m}, turns: [{axis: z, value: = a" + k)
                                .append(" + 0.1*sin(c" + k + ")}, {axis: x, value: = c" + k
                                        + "}], shifts: [{axis: y, value: = d")
                                .append(k + " + 0.02 m*a" + k + "}]}\n");
                    }
                }
                List<String> given = new ArrayList<>();
                for (String c : own) {
                    double x = 0.4 * chance.nextDouble() - 0.2;
                    boolean length = c.startsWith("d") || c.equals("position");
                    String name = "j" + k + "." + c;
                    given.add(c + ": " + x + (length ? " m" : " rad"));
                    int role = chance.nextInt(3);
                    if (role == 0 || coordinates.isEmpty()) {
                        free.add(name);
                    } else if (role == 1) {
                        prescribed.add(name);
                    }
                    coordinates.add(name);
                    starts.add(x);
                    if (length || chance.nextInt(3) == 0) { // some forces speak of coordinates, locked ones too
                        forces.append("  s" + coordinates.size() + ": {type: spring, on: " + name + ", stiffness: ")
                                .append(length ? "400 N/m, damping: 3 N*s/m}\n" : "5 N*m, damping: 0.1 N*m*s}\n");
                    }
                }
                initial.append("  j" + k + ": {" + String.join(", ", given) + "}\n");
            }
            text.append("condyle: 1\ntitle: chain\nbodies:\n" + bodies + "joints:\n" + joints)
                    .append(forces.isEmpty() ? "" : "forces:\n" + forces)
                    .append("initial:\n" + initial + "run: {until: 1 s, integrator: radau5, accuracy: 1e-10}\n");
        }

        double value(String name, double t) {
            return starts.get(coordinates.indexOf(name)) + 0.1 * (1 - Math.cos(5 * t));
        }

        /** Column labels as OpenSim writes them. */
        static String label(String name) {
            return "/jointset/" + name.replace('.', '/') + "/value";
        }

        String table() {
            StringBuilder out = new StringBuilder("motion\nversion=3\ninDegrees=no\nendheader\ntime");
            prescribed.forEach(p -> out.append('\t').append(label(p)));
            for (int i = 0; i < ROWS; i++) {
                double t = UNTIL * i / (ROWS - 1);
                out.append('\n').append(t);
                prescribed.forEach(p -> out.append('\t').append(value(p, t)));
            }
            return out.append('\n').toString();
        }

        /** The same with a constraint for each coordinate that is not free. */
        String driven() {
            StringBuilder curves = new StringBuilder(), drives = new StringBuilder();
            String times = IntStream.range(0, ROWS)
                    .mapToObj(i -> Double.toString(UNTIL * i / (ROWS - 1)))
                    .collect(Collectors.joining(", "));
            for (String c : coordinates) {
                boolean length = c.contains(".d") || c.endsWith("position");
                String id = c.replace('.', '_');
                if (prescribed.contains(c)) {
                    String values = IntStream.range(0, ROWS)
                            .mapToObj(i -> Double.toString(value(c, UNTIL * i / (ROWS - 1))))
                            .collect(Collectors.joining(", "));
                    curves.append("  f_" + id + ": {spline: {x: [" + times + "], y: [" + values + "], ends: simm}}\n");
                    drives.append("  d_" + id + ": {type: drive, coordinate: = " + c + ", value: = f_" + id + "(t/1 s)"
                            + (length ? "*1 m" : "") + "}\n");
                } else if (!free.contains(c)) {
                    drives.append("  d_" + id + ": {type: drive, coordinate: = " + c + ", value: "
                            + starts.get(coordinates.indexOf(c)) + (length ? " m" : " rad") + "}\n");
                }
            }
            return text
                    + (curves.isEmpty() ? "" : "curves:\n" + curves)
                    + (drives.isEmpty() ? "" : "constraints:\n" + drives);
        }
    }

    private static Stream<Integer> seeds() {
        return IntStream.range(0, 40).boxed();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void lockedAndPrescribedCoordinatesAreAsIfConstraintsHeldThem(int seed) throws IOException {
        Chain chain = new Chain(seed);
        write("model.yaml", chain.text.toString());
        write("driven.yaml", chain.driven());
        write("table.sto", chain.table());
        String free =
                chain.free.stream().map(c -> "/jointset/" + c.replace('.', '/')).collect(Collectors.joining(" "));
        ResultTable found = run(forsim("<unconstrained_coordinates>" + free + "</unconstrained_coordinates>"
                        + (chain.prescribed.isEmpty()
                                ? ""
                                : "<prescribed_coordinates_file>table.sto</prescribed_coordinates_file>")))
                .table("chain_states.sto");
        ResultTable expected = run("<ForwardTool><model_file>driven.yaml</model_file><final_time>" + UNTIL
                        + "</final_time><integrator_error_tolerance>1e-10</integrator_error_tolerance>"
                        + "<report_time_interval>0.01</report_time_interval></ForwardTool>")
                .table("states.sto");
        assertEquals(ROWS, found.times().length);
        assertEquals(expected.columns().size(), found.columns().size());
        for (ResultTable.Column c : expected.columns()) {
            double[] x = found.column(c.label());
            double scale = c.label().endsWith("/speed") ? 3e-6 : 1e-7;
            assertEquals(c.values()[0], x[0], 1e-12, c.label());
            for (int i = 0; i < ROWS; i++) {
                assertEquals(c.values()[i], x[i], scale, c.label() + " in row " + i);
            }
        }
    }

    private static final String ARM = """
            condyle: 1
            title: arm
            bodies:
              upper: {mass: 2 kg, centre: [0, -0.15, 0], inertia: {xx: 0.02, yy: 0.002, zz: 0.02}}
              lower: {mass: 1 kg, centre: [0, -0.15, 0], inertia: {xx: 0.01, yy: 0.001, zz: 0.01}}
            joints:
              shoulder: {type: pin, child: upper, names: [lift]}
              elbow: {type: pin, parent: upper, child: lower, at: [0, -0.3, 0], names: [bend]}
            forces:
              biceps:
                type: muscle
                between: [{on: upper, at: [0.03, 0, 0]}, {on: lower, at: [0.03, -0.05, 0]}]
                max-isometric-force: 300 N
                optimal-fibre-length: 0.12 m
                tendon-slack-length: 0.2 m
            constraints:
              elbow-lock: {type: drive, coordinate: = elbow.bend, value: 20 deg}
            initial: {elbow: {bend: 20 deg}}
            run: {until: 1 s}
            """;

    private static String elbow(String more) {
        return forsim("<unconstrained_coordinates>bend</unconstrained_coordinates>" + more);
    }

    @Test
    void aPhysicalPendulumSwingsThoughTheModelLocksIt() throws IOException {
        write("model.yaml", ARM.replaceAll("(?s)forces:.*?constraints", "constraints"));
        AnalysisResult r = run(elbow("<stop_time>0.5</stop_time>").replaceFirst("<stop_time>.*?</stop_time>", ""));
        double[] angle = r.table("chain_states.sto").column("/jointset/elbow/bend/value"), t = r.times();
        // m g l/(I + m l²), by the Runge-Kutta method of fourth order in small steps
        double k = 9.81 * 0.15 / (0.01 + 0.15 * 0.15), x = Math.toRadians(20), v = 0, h = 1e-5;
        for (int i = 0, row = 0; row < t.length; i++) {
            if (Math.abs(i * h - t[row]) < h / 2) {
                assertEquals(x, angle[row], 1e-8);
                row++;
            }
            double k1 = -k * Math.sin(x),
                    k2 = -k * Math.sin(x + h / 2 * v),
                    k3 = -k * Math.sin(x + h / 2 * (v + h / 2 * k1));
            double k4 = -k * Math.sin(x + h * (v + h / 2 * k2));
            x += h * v + h * h / 6 * (k1 + k2 + k3);
            v += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
        }
        assertEquals(1, r.figure("free-coordinates"));
    }

    @Test
    void aConstantControlWithoutDelaysNeedsNoStates() throws IOException {
        write("model.yaml", ARM);
        String quick = "<constant_muscle_control>0.3</constant_muscle_control>"
                + "<ignore_activation_dynamics>true</ignore_activation_dynamics>"
                + "<ignore_tendon_compliance>true</ignore_tendon_compliance>";
        ResultTable rigid = run(elbow(quick)).table("chain_states.sto");
        assertEquals(4, rigid.columns().size());
        // newer files say the opposite of both keys
        String newer = quick.replace("ignore_activation", "use_activation")
                .replace("ignore_tendon", "use_tendon")
                .replace(">true<", ">false<");
        assertEquals(4, run(elbow(newer)).table("chain_states.sto").columns().size());
        String started = newer.replace("<use_activation_dynamics>false", "<use_activation_dynamics>true")
                + "<override_default_muscle_activation>0.7</override_default_muscle_activation>";
        ResultTable slow = run(elbow(started)).table("chain_states.sto");
        assertEquals(
                0.7,
                slow.columns().stream()
                        .filter(c -> c.label().endsWith("activation"))
                        .findFirst()
                        .orElseThrow()
                        .values()[0],
                1e-12);
        ResultTable elastic = run(elbow("")).table("chain_states.sto");
        assertTrue(elastic.columns().stream().anyMatch(c -> c.label().endsWith("fiber_length")));
        // the control of a table is the same as the constant
        write("controls.sto", "controls\nversion=3\nendheader\ntime\tbiceps_activation\n0\t0.3\n1\t0.3\n");
        String given = quick.replace("0.3", "0.9") + "<actuator_input_file>controls.sto</actuator_input_file>";
        ResultTable table = run(elbow(given.replace("true</ignore_tendon", "false</ignore_tendon")))
                .table("chain_states.sto");
        assertTrue(table.columns().stream().noneMatch(c -> c.label().endsWith("activation")));
    }

    @Test
    void mistakesAreToldWithTheirPlace() throws IOException {
        write("model.yaml", ARM);
        write("table.sto", "t\nversion=3\nendheader\ntime\tbendd\n0\t0\n1\t0\n");
        write("forces.sto", "t\nversion=3\nendheader\ntime\tbiceps_force\n0\t0\n1\t0\n");
        write("other.sto", "t\nversion=3\nendheader\ntime\tbicep_control\n0\t0\n1\t0\n");
        String nothing = refused(forsim(""));
        assertTrue(nothing.contains("unconstrained_coordinates: is empty"), nothing);
        String unknown = refused(forsim("<unconstrained_coordinates>/jointset/elbow/bent</unconstrained_coordinates>"));
        assertTrue(unknown.contains("no coordinate 'bent'; known coordinates: shoulder.lift, elbow.bend"), unknown);
        String column = refused(elbow("<prescribed_coordinates_file>table.sto</prescribed_coordinates_file>"));
        assertTrue(column.contains("no column is a coordinate"), column);
        String missing = refused(elbow("<prescribed_coordinates_file>gone.sto</prescribed_coordinates_file>"));
        assertTrue(missing.contains("gone.sto"), missing);
        String times = refused(elbow("").replace("<start_time>0<", "<start_time>-1<"));
        assertTrue(times.contains("start_time: -1 means the time of prescribed_coordinates_file"), times);
        String late = refused(elbow("").replace("<start_time>0<", "<start_time>2<"));
        assertTrue(late.contains("stop_time: must be later than start_time"), late);
        String control = refused(elbow("<constant_muscle_control>1.5</constant_muscle_control>"));
        assertTrue(control.contains("constant_muscle_control: must lie between 0 and 1"), control);
        String force = refused(elbow("<actuator_input_file>forces.sto</actuator_input_file>"));
        assertTrue(force.contains("biceps_force"), force);
        String actuator = refused(elbow("<actuator_input_file>other.sto</actuator_input_file>"));
        assertTrue(actuator.contains("no actuator 'bicep'") && actuator.contains("did you mean"), actuator);
        String start = refused(elbow("<override_default_muscle_activation>2</override_default_muscle_activation>"));
        assertTrue(start.contains("override_default_muscle_activation: must lie between 0 and 1"), start);
        String physiology = refused(elbow("<use_muscle_physiology>false</use_muscle_physiology>"));
        assertTrue(physiology.contains("use_muscle_physiology"), physiology);
    }

    @Test
    void aRunThatNeedsMoreStepsThanPermittedSaysSo() throws IOException {
        write("model.yaml", ARM);
        AnalysisResult r = run(elbow("<internal_step_limit>3</internal_step_limit>"));
        assertEquals(AnalysisEnd.Kind.STOPPED, r.end().kind());
        assertTrue(r.end().message().contains("internal_step_limit"), r.end().message());
    }
}
