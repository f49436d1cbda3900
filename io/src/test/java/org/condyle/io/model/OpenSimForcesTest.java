package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.experiment.Experiment;
import org.condyle.io.SharedData;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.condyle.joints.Slider;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.simulate.Listener;
import org.condyle.tissue.Ligament;
import org.condyle.tissue.fibre.ToeLinearFibre;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Forces and contacts that OpenSim has, as a model file says them: closed forms, published rows, messages. */
class OpenSimForcesTest {
    @TempDir
    Path folder;

    private ModelFile read(String text) {
        try {
            Path file = Files.writeString(folder.resolve("m.yaml"), text);
            return Library.find(file.toString()).compile("", List.of());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private Map<String, Double> run(String text) {
        RunResult r = new Experiment(read(text)).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r.outputs();
    }

    private void refused(String text, String... says) {
        String message = String.valueOf(
                assertThrows(DocumentException.class, () -> read(text)).getMessage());
        for (String s : says) {
            assertTrue(message.contains(s), message);
        }
    }

    private static final String LIMIT = """
            condyle: 1
            gravity: none
            bodies: {cart: {mass: 2 kg}}
            joints: {rail: {type: slider, child: cart}}
            forces: {stop: {type: coordinate-limit, on: rail, upper: 0.1 m, upper-stiffness: 5 kN/m, lower: -0.1 m, lower-stiffness: 5 kN/m, transition: 20 mm, damping: 0}}
            initial: {rail: {speed: 3 m/s}}
            run: {until: 0.5 s, accuracy: 1e-11}
            record: [rail.position, stop.effort]
            outputs: {farthest: max(rail.position), back: min(rail.position), push: min(stop.effort), ledger: abs(ledger.relativeResidual)}
            """;

    @Test
    void cartTurnsBackWhereTheLimitHasStoredItsEnergy() {
        Map<String, Double> r = run(LIMIT);
        // ½ m v² = K (δ²/2 - τ²/7) beyond the transition
        double beyond = Math.sqrt(2 * (9 / 5e3 + 0.02 * 0.02 / 7));
        assertEquals(0.1 + beyond, r.get("farthest"), 1e-8);
        assertEquals(-0.1 - beyond, r.get("back"), 1e-8);
        assertEquals(-5e3 * beyond, r.get("push"), 1e-4);
        assertEquals(0, r.get("ledger"), 1e-9);
        assertEquals(0, run(LIMIT.replace("damping: 0", "damping: 40 N*s/m")).get("ledger"), 1e-9);
    }

    @Test
    void wrongLimitsAreReported() {
        refused(LIMIT.replace("upper: 0.1 m, ", ""), "m.yaml:5", "'upper' and 'upper-stiffness' belong together");
        refused(LIMIT.replace("upper: 0.1 m", "upper: -0.2 m"), "m.yaml:5", "must not lie below 'lower', -0.1 m");
        refused(LIMIT.replace("transition: 20 mm", "transition: 0"), "m.yaml:5", "transition", "must be > 0");
        refused(LIMIT.replace("transition: 20 mm, ", ""), "m.yaml:5", "missing key 'transition'");
        refused(LIMIT.replace("5 kN/m, lower", "5 N*m, lower"), "m.yaml:5", "upper-stiffness");
    }

    private static final String LOAD = """
            condyle: 1
            gravity: none
            bodies: {stone: {mass: 2 kg, inertia: {xx: 0.3, yy: 0.3, zz: 0.4}}}
            forces: {grf: {type: external-load, on: stone, file: grf.mot, force: g_v, torque: [t_x, t_y, t_z], outside: hold}}
            run: {until: 3 s, accuracy: 1e-10}
            record: [stone.x, grf.fx, grf.mz]
            outputs: {speed: last(stone.vx), spin: last(stone.wz), ledger: abs(ledger.relativeResidual), peak: max(grf.fx)}
            """;

    private void data(String row) throws IOException {
        Files.writeString(folder.resolve("grf.mot"), """
                grf
                nRows=3
                nColumns=7
                inDegrees=no
                endheader
                time\tg_vx\tg_vy\tg_vz\tt_x\tt_y\tt_z
                0\t0\t0\t0\t0\t0\t0
                1\t6\t0\t0\t0\t0\t0.8
                %s
                """.formatted(row));
    }

    @Test
    void loadOfATableMovesABodyByItsIntegral() throws IOException {
        data("2\t2\t0\t0\t0\t0\t0");
        Map<String, Double> r = run(LOAD);
        assertEquals((3 + 4 + 2) / 2.0, r.get("speed"), 1e-8); // trapezoids, then the last row is held
        assertEquals(0.8 / 0.4, r.get("spin"), 1e-8);
        assertEquals(6, r.get("peak"), 1e-9);
        assertEquals(0, r.get("ledger"), 1e-8);
        assertEquals((3 + 4) / 2.0, run(LOAD.replace("hold", "zero")).get("speed"), 1e-7); // the load ends with a jump
        RunResult beyond =
                new Experiment(read(LOAD.replace("hold", "refuse"))).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(!beyond.outcome().regular(), "the run leaves the table");
        assertTrue(
                beyond.outcome().message().contains("its table has times from 0.0 s to 2.0 s"),
                beyond.outcome().message());
    }

    @Test
    void pointOfALoadIsGivenInTheFrameThatIsNamed() throws IOException {
        Files.writeString(folder.resolve("grf.mot"), """
                name grf
                endheader
                time g_vx g_vy g_vz g_px g_py g_pz
                0 0 5 0 0.3 0 0
                9 0 5 0 0.3 0 0
                """);
        String text = LOAD.replace("torque: [t_x, t_y, t_z]", "point: g_p, point-axes: stone, force-axes: stone")
                .replace("spin: last(stone.wz)", "spin: last(stone.wz), at: last(grf.x - stone.x)")
                .replace("until: 3 s", "until: 0.1 s");
        Map<String, Double> r = run(text);
        assertEquals(5 * 0.3 / 0.4 * 0.1, r.get("spin"), 1e-9); // about a principal axis, with a constant moment
        assertEquals(0.3 * Math.cos(0.5 * 3.75 * 0.01), r.get("at"), 1e-8);
        assertEquals(0, r.get("ledger"), 1e-9);
    }

    @Test
    void gapsAndWrongColumnsOfALoadAreNamed() throws IOException {
        data("2\tNaN\t0\t0\t0\t0\t0");
        refused(LOAD, "grf.mot:9", "g_vx", "not a finite number");
        data("1\t2\t0\t0\t0\t0\t0");
        refused(LOAD, "grf.mot:9", "the column must increase");
        data("2\t2\t0\t0\t0\t0\t0");
        refused(LOAD.replace("g_v,", "h_v,"), "m.yaml:4", "h_vx", "g_vx");
        refused(LOAD.replace("on: stone", "on: rock"), "m.yaml:4", "rock");
        refused(LOAD.replace("force: g_v, torque: [t_x, t_y, t_z]", "point: g_v"), "give 'force', 'torque' or both");
        refused(LOAD.replace("grf.mot", "other.mot"), "other.mot");
    }

    @Test
    void dampingOfLigamentsIsThatOfThePublishedRows() throws IOException {
        Path knee = SharedData.path("knee-lenhart2015");
        String osim = Files.readString(knee.resolve("lenhart2015.osim"));
        Matcher m = Pattern.compile(
                        "<Blankevoort1991Ligament name=\"([^\"]+)\">(.*?)</Blankevoort1991Ligament>", Pattern.DOTALL)
                .matcher(osim);
        Path rows = knee.resolve("passive_flexion/ref_passive_flexion_ForceReporter_forces.sto");
        DataTable data = DataTable.read(rows.toString(), Files.readAllBytes(rows));
        int damped = 0;
        while (m.find()) {
            double stiffness = number(m.group(2), "linear_stiffness"), slack = number(m.group(2), "slack_length");
            Model.Builder b = Model.builder("knee");
            int cart = b.body(new Body("cart", 1, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
            b.joint("rail", new Slider(), 0, cart, Frame.IDENTITY, Frame.IDENTITY);
            Ligament it = new Ligament(
                    new PointDistance(0, new double[3], cart, new double[3]),
                    new ToeLinearFibre(stiffness, 0.03),
                    slack,
                    0.003 / slack, // per strain rate, the default of the class
                    Ligament.Damping.LENGTHENING);
            b.force("it", it);
            Mechanism mechanism = Mechanism.compile(b.build());
            Workspace w = new Workspace(mechanism);
            State s = mechanism.model().newState();
            Signal damping = signal(it, "damping"), tension = signal(it, "tension");
            double[] length = data.column(m.group(1) + ".length"),
                    speed = data.column(m.group(1) + ".lengthening_speed");
            double[] viscous = data.column(m.group(1) + ".force_damping"),
                    total = data.column(m.group(1) + ".force_total");
            for (int i = 0; i < length.length; i++) {
                s.q[0] = length[i];
                s.v[0] = speed[i];
                Dynamics.place(s, w);
                Dynamics.fillRates(w);
                assertEquals(viscous[i], damping.read(s, w.motion), 2e-7, m.group(1) + " row " + i); // 8 printed digits
                assertEquals(total[i], tension.read(s, w.motion), 1e-3, m.group(1) + " row " + i);
                damped += viscous[i] > 0 ? 1 : 0;
            }
        }
        assertTrue(damped > 4000, "rows with damping: " + damped);
    }

    private static Signal signal(Ligament it, String name) {
        return it.signals().stream()
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static double number(String xml, String tag) {
        Matcher m = Pattern.compile("<" + tag + ">\\s*([^<\\s]+)").matcher(xml);
        assertTrue(m.find(), tag);
        return Double.parseDouble(m.group(1));
    }

    /** Stiffness of both surfaces 1e4, so that k = ½ K^(2/3) and F = 4/3 k^1.5 √R d^1.5. */
    private static final String BALL = """
            condyle: 1
            gravity: [0, -9.8065, 0]
            parameters: {K: 1e4, R: 0.5, k: "= 0.5*K^(2/3)"}
            bodies: {ball: {mass: 1 kg, inertia: {xx: 0.1, yy: 0.1, zz: 0.1}, shape: {sphere: {radius: = R}}, at: [0, 0.49, 0]}}
            surfaces: {floor: {shape: {half-space: {normal: y}}}}
            contacts: {c: {between: [ball, floor], law: hunt-crossley-dissipation, stiffness: = 4/3*k^1.5*sqrt(R), dissipation: 2 s/m, friction: {type: stribeck, static: 0.8, dynamic: 0.4, viscous: 0.4, transition-speed: 0.1 m/s}}}
            run: {until: 10 s, accuracy: 1e-9}
            record: [ball.x, ball.y, ball.z]
            outputs: {depth: 0.5 m - last(ball.y), ledger: abs(ledger.relativeResidual), x: max(abs(ball.x)), z: max(abs(ball.z)), top: max(ball.y), later: "max(ball.y, from=2 s)"}
            """;

    @Test
    void ballComesToRestWhereTheLawOfHuntAndCrossleyCarriesIt() {
        Map<String, Double> r = run(BALL);
        double depth = 2 * Math.pow(3 * 9.8065 / (4 * 1e4 * Math.sqrt(0.5)), 2.0 / 3);
        assertEquals(0.02053163, depth, 1e-8);
        assertEquals(depth, r.get("depth"), 1e-6);
        assertEquals(0, r.get("ledger"), 1e-6);
    }

    @Test
    void ballWithoutLossesReboundsToItsHeightWithoutDrift() {
        String elastic = BALL.replace("dissipation: 2 s/m", "dissipation: 0")
                .replaceAll(", friction: \\{[^}]*}", "")
                .replace("at: [0, 0.49, 0]", "at: [0, 1, 0]")
                .replace("until: 10 s", "until: 5 s");
        Map<String, Double> r = run(elastic);
        assertEquals(r.get("top"), r.get("later"), 1e-4);
        assertEquals(0, r.get("ledger"), 1e-7);
        assertEquals(0, r.get("x"), 1e-9);
        assertEquals(0, r.get("z"), 1e-9);
    }

    @Test
    void smoothSphereRestsCloseToTheSharpOne() {
        String smooth = BALL.replaceAll(
                "law: .*}}}",
                "law: smooth-sphere, stiffness: = K*1 Pa, dissipation: 2 s/m, static: 0.8, dynamic: 0.4, viscous: 0.4}}");
        Map<String, Double> r = run(smooth);
        double d = r.get("depth"), k = 0.5 * Math.pow(1e4, 2.0 / 3);
        double force =
                4.0 / 3 * k * Math.sqrt(0.5 * k) * Math.pow(d * d + 1e-5, 0.75) * (0.5 + 0.5 * Math.tanh(300 * d));
        assertEquals(9.8065, force, 1e-5);
        assertEquals(0, r.get("ledger"), 1e-6);
        refused(
                smooth.replace("sphere: {radius: = R}", "box: {size: [1, 1, 1]}"),
                "needs a sphere and a half-space",
                "box");
        refused(smooth.replace("stiffness: = K*1 Pa, ", ""), "missing key 'stiffness'");
    }

    /**
     * Springs at the centroids of the faces of a sphere in a half-space. With whole areas, as in OpenSim, the force is
     * k π R d²; with projected areas it is k times the volume of the overlap, k π d² (R - d/3).
     */
    @Test
    void foundationOfASphereFollowsFromTheRuleOfAreas() {
        for (double d : new double[] {0.01, 0.02}) {
            double whole = 1e6 * Math.PI * d * d * 0.1, volume = 1e6 * Math.PI * d * d * (0.1 - d / 3);
            assertEquals(whole, foundation(d, "whole"), 0.01 * whole, "depth " + d);
            assertEquals(volume, foundation(d, "projected"), 0.01 * volume, "depth " + d);
        }
    }

    private double foundation(double d, String area) {
        return run("""
                condyle: 1
                gravity: none
                bodies: {ball: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 1}, shape: {mesh: {of: {sphere: {radius: 0.1 m}}, faces: 8000}}, at: [0, %s, 0]}}
                surfaces: {floor: {shape: {half-space: {normal: y}}}}
                contacts: {c: {between: [ball, floor], law: foundation, stiffness: 1e6 Pa/m, area: %s}}
                run: {until: 1 us}
                record: [c.force]
                outputs: {force: first(c.force)}
                """.formatted(0.1 - d, area)).get("force");
    }
}
