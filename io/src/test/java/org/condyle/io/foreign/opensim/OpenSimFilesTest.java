package org.condyle.io.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.condyle.dynamics.Assembly;
import org.condyle.io.foreign.Loss;
import org.condyle.io.model.Library;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.CoordinateRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Published models of OpenSim: all of them are read, and their numbers are those that OpenSim has published. */
class OpenSimFilesTest {
    /** What is lost of each file; no numbers of the files, only their classes and how many. */
    private static String losses() throws IOException {
        StringBuilder out = new StringBuilder();
        Path folder = Osims.shared();
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(f -> f.toString().endsWith(".osim")).sorted().toList();
        }
        for (Path file : files) {
            Library.Source source = Library.find(file.toString());
            source.read("", List.of()); // throws what is wrong with it
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

    @Test
    void allFilesAreReadAndLoseWhatTheyLostBefore() throws IOException {
        String now = losses(), before = "";
        try (InputStream in = OpenSimFilesTest.class.getResourceAsStream("losses.txt")) {
            before = in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
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

    @ParameterizedTest
    @ValueSource(strings = {"arm26", "gait2354_simbody", "Pendulum"})
    void aFileAndItsUpdateByOpenSimAreTheSameModel(String name) throws IOException {
        double tolerance = 1e-9;
        PosedModel a = rounded("osim-versions/" + name + ".osim"),
                b = rounded("osim-versions/std_" + name + "_latest.osim");
        assertEquals(
                a.coordinates().stream().sorted().toList(),
                b.coordinates().stream().sorted().toList());
        SplittableRandom random = new SplittableRandom(1);
        double worst = 0;
        for (int i = 0; i < 20; i++) {
            random(a, b, random);
            for (Body body : a.model.bodies()) {
                double[] p = a.pose(body.name()), q = b.pose(body.name());
                for (int k = 0; k < 12; k++) {
                    worst = Math.max(worst, Math.abs(p[k] - q[k]));
                }
            }
            for (String m : a.model.measures().keySet()) {
                worst = Math.max(worst, Math.abs(a.measure(m) - b.measure(m)));
            }
        }
        assertTrue(worst < tolerance, "poses or lengths differ by " + worst);
        for (Body x : a.model.bodies()) {
            Body y = b.model.bodies().stream()
                    .filter(o -> o.name().equals(x.name()))
                    .findFirst()
                    .orElseThrow();
            assertEquals(x.mass(), y.mass(), tolerance);
            for (int k = 0; k < 6; k++) {
                assertEquals(x.inertia()[k], y.inertia()[k], tolerance, x.name());
            }
        }
    }

    @Test
    void theShoulderHasItsPartsAndClosesItsLoop() {
        PosedModel m = Osims.posed("osim-shoulder/ThoracoscapularShoulderModel.osim");
        assertEquals(7, m.model.bodies().size() - 1);
        assertEquals(17, m.coordinates().size());
        assertEquals(33, m.model.measures().size());
        boolean[] held = new boolean[m.model.speeds()];
        Assembly.Result a = Assembly.assemble(m.file.mechanism(), m.state, held, held.clone());
        assertTrue(a.violation() < 1e-8, "violated by " + a.violation());
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

    /** r = -dL/dq by the engine, the generalised force of a unit tension, equals the finite difference of the length. */
    @ParameterizedTest
    @ValueSource(strings = {"MovingPathPoint", "P2PBallJoint", "P2PCustomJoint", "WrapPathCustomJoint"})
    void momentArmsAreTheDerivativesOfLengths(String name) {
        PosedModel m = Osims.posed("osim-moment-arm/" + name + "MomentArmTest.osim");
        String muscle = m.model.measures().keySet().iterator().next();
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
        double tolerance = name.startsWith("Wrap") ? 6e-5 : 1e-6; // rules of OpenSim: tangency only within 0.1 deg
        assertTrue(worst < tolerance, "moment arms differ by " + worst + " m");
    }

    @Test
    void constrainedBodiesGiveTheirMomentArm() {
        PosedModel m = Osims.posed("osim-moment-arm/PathOnConstrainedBodyMomentArmTest.osim");
        assertEquals(5, m.model.constraints().size());
        String muscle = m.model.measures().keySet().iterator().next();
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
        assertTrue(worst < 1e-6, "moment arms differ by " + worst + " m");
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
