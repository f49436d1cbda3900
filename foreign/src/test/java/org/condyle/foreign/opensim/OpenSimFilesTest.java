package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.condyle.analyse.InverseDynamics;
import org.condyle.analyse.motion.PathAnalysis;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Stabilisation;
import org.condyle.io.Reached;
import org.condyle.io.SharedData;
import org.condyle.io.foreign.Loss;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.CoordinateRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Published models of OpenSim: all of them are read, and their numbers are those that OpenSim has published. */
class OpenSimFilesTest {
    private static final String SHOULDER = "osim-shoulder/ThoracoscapularShoulderModel.osim";

    /** What is lost of each file; no numbers of the files, only their classes and how many. */
    private static String losses() throws IOException {
        StringBuilder out = new StringBuilder();
        Path folder = Osims.shared();
        for (String name : before().lines().filter(l -> l.endsWith(".osim")).toList()) {
            Path file = folder.resolve(name);
            Description source = Library.find(file.toString());
            source.compile("", List.of()); // throws what is wrong with it
            out.append(folder.relativize(file).toString().replace('\\', '/')).append('\n');
            for (List<Loss> g : source.losses().groups()) {
                Loss first = g.get(0);
                out.append(first.matters() ? "! " : "  ")
                        .append(g.size())
                        .append(' ')
                        .append(first.element())
                        .append(": ")
                        .append(first.meaning())
                        .append('\n');
            }
        }
        return out.toString();
    }

    /** The files, each with what it loses. */
    private static String before() {
        return String.join("\n", SharedData.listed(OpenSimFilesTest.class, "losses.txt")) + "\n";
    }

    @Test
    void allFilesAreReadAndLoseWhatTheyLostBefore() throws IOException {
        String now = losses(), before = before();
        if (!now.equals(before)) {
            Files.writeString(Path.of("target", "losses.txt"), now);
        }
        assertEquals(before, now, "target/losses.txt has the present losses");
    }

    private static void random(PosedModel a, PosedModel b, SplittableRandom random) {
        for (String c : a.coordinates()) {
            CoordinateRange range = a.model.ranges().entrySet().stream()
                    .filter(e -> e.getKey().endsWith("." + c))
                    .map(e -> e.getValue())
                    .findFirst()
                    .orElse(null);
            double low = range == null ? -1 : Math.max(-3, range.lower()),
                    high = range == null ? 1 : Math.min(3, range.upper());
            double q = random.nextDouble(low, Math.nextUp(high));
            a.set(c, q);
            b.set(c, q);
        }
        a.place();
        b.place();
    }

    /** The updates are printed with six digits; so are the numbers of the originals before they are compared. */
    private static PosedModel rounded(String relative) throws IOException {
        Path file = Osims.shared().resolve(relative);
        String text = Pattern.compile("(?<=[\\s>])-?[0-9]+\\.[0-9]+(?=[\\s<])")
                .matcher(Files.readString(file))
                .replaceAll(m -> new BigDecimal(Double.parseDouble(m.group()))
                        .round(new MathContext(6))
                        .toString());
        return Osims.translate(text, Objects.requireNonNull(file.getParent())).posed();
    }

    /** Largest differences at 20 random poses: of places of bodies, of lengths of paths, of masses and inertias. */
    private static double[] differences(PosedModel a, PosedModel b) {
        assertEquals(
                a.coordinates().stream().sorted().toList(),
                b.coordinates().stream().sorted().toList());
        SplittableRandom random = new SplittableRandom(1);
        double pose = 0, length = 0, mass = 0;
        for (int i = 0; i < 20; i++) {
            random(a, b, random);
            for (Body body : a.model.bodies()) {
                double[] p = a.pose(body.name()), q = b.pose(body.name());
                for (int k = 0; k < 12; k++) {
                    pose = Math.max(pose, Math.abs(p[k] - q[k]));
                }
            }
            for (String m : PathAnalysis.paths(a.model).keySet()) {
                length = Math.max(length, Math.abs(a.measure(m) - b.measure(m)));
            }
        }
        for (Body x : a.model.bodies()) {
            Body y = b.model.bodies().stream()
                    .filter(o -> o.name().equals(x.name()))
                    .findFirst()
                    .orElseThrow();
            mass = Math.max(mass, Math.abs(x.mass() - y.mass()));
            for (int k = 0; k < 6; k++) {
                mass = Math.max(mass, Math.abs(x.inertia()[k] - y.inertia()[k]));
            }
        }
        return new double[] {pose, length, mass};
    }

    /** As they are, a number of the original may differ from that of the update by half a unit of its sixth digit. */
    @ParameterizedTest
    @ValueSource(strings = {"arm26", "gait2354_simbody", "Pendulum"})
    void ver1AFileAndItsUpdateByOpenSimAreTheSameModel(String name) throws IOException {
        String old = "osim-versions/" + name + ".osim", updated = "osim-versions/std_" + name + "_latest.osim";
        double[] printed = differences(Osims.posed(old), Osims.posed(updated)),
                equal = differences(rounded(old), rounded(updated));
        String[] what = {"places of bodies", "lengths of paths", "masses and inertias"},
                units = {"m, rad", "m", "kg, kg*m^2"};
        double[] allowed = {2e-6, 2e-6, 5e-5}; // of lengths up to 1 m and masses up to 40 kg in six digits
        for (int i = 0; i < 3; i++) {
            Reached.atMost("VER-1", name + ", " + what[i] + ", as printed", printed[i], allowed[i], units[i]);
            Reached.atMost("VER-1", name + ", " + what[i] + ", equal digits", equal[i], 1e-9, units[i]);
        }
    }

    @Test
    void sh1TheShoulderHasItsPartsAndClosesItsLoop() {
        PosedModel m = Osims.posed(SHOULDER);
        assertEquals(7, m.model.bodies().size() - 1);
        assertEquals(17, m.coordinates().size());
        assertEquals(33, PathAnalysis.paths(m.model).size());
        boolean[] held = new boolean[m.model.speeds()];
        Assembly.Result a = Assembly.assemble(m.file.mechanism(), m.state, held, held.clone());
        Reached.atMost("SH-1", "constraints assembled", a.violation(), 1e-8, "m, rad");
    }

    /**
     * Efforts by the recursive Newton-Euler pass beside M (v̇ - v̇_free): the mass matrix of composite bodies times the difference
     * from the accelerations that the articulated bodies of the same tree without constraints have by themselves.
     */
    @Test
    void sh1EffortsOfTheShoulderAreThoseOfTheMassMatrix() throws IOException {
        PosedModel loop = Osims.posed(SHOULDER),
                tree = new PosedModel(Osims.source(SHOULDER).compile("", List.of(Map.entry("constraints", "~"))));
        assertTrue(loop.file.mechanism().rows() > 0);
        assertEquals(0, tree.file.mechanism().rows());
        Columns pose = Columns.read(Osims.shared().resolve("osim-shoulder/ThorascapularShoulderModel_static.mot"));
        InverseDynamics inverse = InverseDynamics.ignoringConstraints(loop.file.mechanism(), Set.of());
        int n = tree.model.speeds();
        double[] wanted = new double[n], efforts = new double[n];
        double[][] mass = new double[n][n];
        SplittableRandom random = new SplittableRandom(17);
        double still = 0, moving = 0, largest = 0;
        for (int k = 0; k < 20; k++) {
            pose.pose(loop, 0);
            pose.pose(tree, 0);
            for (int i = 0; i < n; i++) { // first at rest as the file has it, then with speeds and accelerations
                tree.state.v[i] = k == 0 ? 0 : random.nextDouble(-1, 1);
                loop.state.v[i] = tree.state.v[i];
                wanted[i] = k == 0 ? 0 : random.nextDouble(-10, 10);
            }
            inverse.efforts(loop.state, wanted, efforts);
            new Dynamics(Stabilisation.none()).evaluate(tree.state, tree.work);
            double[] free = tree.work.acceleration.clone();
            Dynamics.massMatrix(tree.state.q, tree.work, mass);
            for (int i = 0; i < n; i++) {
                double sum = 0;
                for (int j = 0; j < n; j++) {
                    sum += mass[i][j] * (wanted[j] - free[j]);
                }
                largest = Math.max(largest, Math.abs(sum));
                still = k == 0 ? Math.max(still, Math.abs(efforts[i] - sum)) : still;
                moving = Math.max(moving, Math.abs(efforts[i] - sum));
            }
        }
        assertTrue(largest > 1, "efforts up to " + largest);
        Reached.atMost("SH-1", "17 efforts of the static pose against the mass matrix", still, 1e-6, "N, N*m");
        Reached.atMost("SH-1", "the same with speeds and accelerations", moving, 1e-6, "N, N*m");
    }

    @Test
    void lengthsOfPathsOfWalkingAreThosePublished() throws IOException {
        PosedModel m = Osims.posed("osim-gait10dof18musc/path-lengths/walk_gait1018_subject01.osim");
        Path folder = Osims.shared().resolve("osim-gait10dof18musc/path-lengths");
        Columns states = Columns.read(folder.resolve("walk_gait1018_state_reference.mot")),
                published =
                        Columns.read(folder.resolve("std_testGeometryPathWrapping_walk_gait1018_muscle_lengths.sto"));
        double worst = 0;
        for (int row = 0; row < states.rows().size(); row++) {
            states.pose(m, row);
            for (String label : published.labels().subList(1, published.labels().size())) {
                String muscle = label.substring(label.lastIndexOf('/') + 1, label.indexOf('|'));
                worst = Math.max(worst, Math.abs(m.measure(muscle) - published.cell(row, label)));
            }
        }
        assertTrue(worst < 1e-6, "lengths differ by " + worst + " m");
    }

    private static PosedModel momentArmModel(String name, String wrapping) {
        Description source = Osims.source("osim-moment-arm/" + name + "MomentArmTest.osim");
        PosedModel m = new PosedModel(source.compile("", List.of()));
        String muscle = m.muscles().get(0);
        return new PosedModel(source.compile("", List.of(Map.entry("forces." + muscle + ".wrapping", wrapping))));
    }

    /** The rules of OpenSim have their points of tangency within 0.1 deg only; geodesics have no such limit. */
    private static void record(String name, String wrapping, double worst) {
        boolean loose = name.startsWith("Wrap") && wrapping.equals("opensim");
        Reached.atMost("MA-1", name + ", " + wrapping, worst, loose ? 6e-5 : 1e-6, "m");
    }

    /** r = -dL/dq by the engine, the generalised force of a unit tension, equals the finite difference of the length. */
    @ParameterizedTest
    @CsvSource({
        "MovingPathPoint, opensim",
        "P2PBallJoint, opensim",
        "P2PCustomJoint, opensim",
        "WrapPathCustomJoint, opensim",
        "MovingPathPoint, geodesic",
        "P2PBallJoint, geodesic",
        "P2PCustomJoint, geodesic",
        "WrapPathCustomJoint, geodesic"
    })
    void ma1MomentArmsAreTheDerivativesOfLengths(String name, String wrapping) {
        PosedModel m = momentArmModel(name, wrapping);
        String muscle = m.muscles().get(0);
        String q = m.coordinates().get(0);
        boolean spins = name.contains("Ball");
        double worst = 0, h = 1e-6;
        for (double x = -1.9; x < 0.1; x += 0.0371) {
            for (String c : m.coordinates()) {
                m.set(c, 0);
            }
            double arm = m.set(q, x).place().gradient(muscle)[0];
            double ahead = m.set(q, x + h).place().measure(muscle),
                    behind = m.set(q, x - h).place().measure(muscle);
            boolean jumps = Math.abs(ahead - behind) > 1e-5; // a conditional point comes or goes here
            if (!jumps && !(spins && Math.abs(x) > 1.5)) {
                worst = Math.max(worst, Math.abs(arm - (ahead - behind) / (2 * h)));
            }
        }
        record(name, wrapping, worst);
    }

    @ParameterizedTest
    @ValueSource(strings = {"opensim", "geodesic"})
    void ma1ConstrainedBodiesGiveTheirMomentArm(String wrapping) {
        PosedModel m = momentArmModel("PathOnConstrainedBody", wrapping);
        assertEquals(5, m.model.constraints().size());
        String muscle = m.muscles().get(0);
        double worst = 0, h = 1e-5;
        for (double x = -1.9; x < 0.05; x += 0.0771) {
            double[] l = new double[2];
            for (int side = 0; side < 2; side++) {
                held(m, x + (2 * side - 1) * h);
                l[side] = m.place().measure(muscle);
            }
            held(m, x);
            double[] gradient = m.place().gradient(muscle), direction = direction(m, x);
            double arm = 0;
            for (int k = 0; k < gradient.length; k++) {
                arm += gradient[k] * direction[k];
            }
            if (Math.abs(l[1] - l[0]) < 1e-4) {
                worst = Math.max(worst, Math.abs(arm - (l[1] - l[0]) / (2 * h)));
            }
        }
        record("PathOnConstrainedBody", wrapping, worst);
    }

    private static void held(PosedModel m, double knee) {
        m.set("knee_angle_r", knee);
        boolean[] held = new boolean[m.model.speeds()];
        held[m.index.get("knee_angle_r")] = true;
        Assembly.assemblePositions(m.file.mechanism(), m.state, held);
        assertEquals(knee, m.state.q[m.index.get("knee_angle_r")], 1e-12);
    }

    /** Speeds that the constraints permit at a unit speed of the knee. */
    private static double[] direction(PosedModel m, double knee) {
        double h = 1e-5;
        held(m, knee + h);
        double[] ahead = m.state.q.clone();
        held(m, knee - h);
        double[] behind = m.state.q.clone();
        held(m, knee);
        m.place();
        double[] out = new double[ahead.length];
        Arrays.setAll(out, k -> (ahead[k] - behind[k]) / (2 * h));
        return out;
    }
}
