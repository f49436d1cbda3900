package org.condyle.foreign.mjcf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.experiment.FileRun;
import org.condyle.io.document.Entry;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What acts in models of MuJoCo, each kind in a small file, against closed formulas. */
class MjcfActsTest {
    static String file(String name) {
        try {
            return Path.of(Objects.requireNonNull(MjcfActsTest.class.getResource("/mjcf/own/" + name))
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ModelFile read(String name, String caseName, String... settings) {
        List<Map.Entry<String, String>> list = new java.util.ArrayList<>();
        for (int i = 0; i < settings.length; i += 2) {
            list.add(Map.entry(settings[i], settings[i + 1]));
        }
        return Library.find(file(name)).compile(caseName, list);
    }

    private static double[] accelerations(ModelFile m, State s) {
        Workspace w = new Workspace(m.mechanism());
        new Dynamics(Stabilisation.none()).evaluate(s, w);
        return w.acceleration.clone();
    }

    private static int speed(ModelFile m, String joint) {
        for (Joint j : m.model().joints()) {
            if (j.name().equals(joint)) {
                return j.vAt();
            }
        }
        throw new AssertionError("no joint " + joint);
    }

    private static double number(Description source, String path) {
        Entry e = source.document().find(path).orElseThrow(() -> new AssertionError("no " + path));
        return Double.parseDouble(e.text().split(" ")[0]);
    }

    @Test
    void armatureIsAddedToTheInertiaOfItsCoordinate() {
        ModelFile m = read("armature.xml", "");
        State s = m.initial().copy();
        s.q[MjcfModels.coordinate(m, "swing.swing")] = 0.4;
        double[] a = accelerations(m, s);
        assertEquals(-2 * 9.81 * 0.5 * Math.sin(0.4) / (2 * 0.25 + 0.1 + 0.3), a[speed(m, "swing")], 1e-12);
        int cart = speed(m, "cart");
        assertEquals(1.5, m.model().rotorInertia(cart), 0);
        assertEquals(0.25, m.model().rotorInertia(cart + 1), 0);
    }

    /** K = I k d/(1 - d), D = 2 ζ √(K I) with the inertia that the joint carries. */
    @Test
    void limitsAreStopsThatHoldAsMuJoCoDoes() {
        Description source = Library.find(file("limits.xml"));
        double elbow = 2 * 0.25 + 0.1 + 1 * 1.1 * 1.1 + 0.01 + 0.1, wrist = 1 * 0.01 + 0.01 + 0.1;
        double k = elbow * 19 / (0.02 * 0.02), kw = wrist * 9 / (0.005 * 0.005), kr = 4.1 * 19 * 900;
        assertEquals(k, number(source, "joints.elbow.limits.0.stiffness"), 1e-9 * k);
        assertEquals(2 * Math.sqrt(k * elbow), number(source, "joints.elbow.limits.0.damping"), 1e-9 * k);
        assertEquals(kw, number(source, "joints.wrist.limits.0.stiffness"), 1e-9 * kw);
        assertEquals(Math.sqrt(kw * wrist), number(source, "joints.wrist.limits.0.damping"), 1e-9 * kw);
        assertEquals(kr, number(source, "joints.cart.limits.0.stiffness"), 1e-9 * kr);
        assertEquals(2 * Math.sqrt(kr * 4.1), number(source, "joints.cart.limits.0.damping"), 1e-9 * kr);
        assertTrue(source.document().find("joints.cart.limits.1").isEmpty());
        ModelFile m = source.compile("", List.of());
        assertTrue(m.mechanism().forceNames().containsAll(List.of("elbow.lower", "elbow.upper", "wrist.upper")));
        assertEquals(0.2, m.model().ranges().get("elbow.elbow").upper(), 0);
    }

    @Test
    void actuatorsPushAsTheirFormulasSay() {
        ModelFile still = read("motors.xml", "");
        double[] a = accelerations(still, still.initial());
        for (String j : List.of("motor", "place", "pace", "brake", "slow", "back")) {
            assertEquals(0, a[speed(still, j)], 1e-15, j);
        }
        assertEquals(-20 * 0.3 / 2, a[speed(still, "served")], 1e-14); // it begins at its reference value
        ModelFile m = read("motors.xml", "go");
        State s = m.initial().copy();
        double[] x = {0.1, 0.2, -0.4, 0.5, 0.3, 0, 0, 0.7}, v = {0, -0.1, 0.3, 0.6, 0.2, 0, 0, 0.9};
        String[] joints = {"motor", "place", "pace", "brake", "served", "slow", "back", "rated"};
        for (int i = 0; i < joints.length; i++) {
            s.q[MjcfModels.coordinate(m, joints[i] + "." + joints[i])] = x[i];
            s.v[speed(m, joints[i])] = v[i];
        }
        a = accelerations(m, s);
        double damping = 2 * Math.sqrt(50 * 2);
        double[] force = {
            5 * 1, // ctrl 1 is below the largest force
            2 * -5, // 30 (0.25 - 0.4) - 4 (-0.2) = -3.7, see below
            7 * (2 - 0.3),
            -3 * 0.6 * 0.5,
            10 * 0.8 - 20 * 0.3 - 3 * 0.2,
            0, // the activation begins at zero
            -3,
            50 * 2.5 - 50 * 0.7 - damping * 0.9 // ctrl 20 is cut to 1 + 0.5 * 3
        };
        force[1] = 2 * (30 * (0.25 - 2 * 0.2) - 4 * 2 * -0.1);
        for (int i = 0; i < joints.length; i++) {
            assertEquals(force[i] / 2, a[speed(m, joints[i])], 1e-12, joints[i]);
        }
    }

    @Test
    void rangesOfControlsAndForcesHold() {
        double[] a = accelerationOf("motor", "forces.push.control", "5");
        assertEquals(5 * 1.5 / 2, a[0], 1e-14); // the force of 1.5 comes before the control of 2
        a = accelerationOf("place", "inputs.ctrl_hold.value", "3");
        assertEquals(2 * 6 / 2.0, a[0], 1e-14); // 30 * 0.5 is cut to 6
    }

    private static double[] accelerationOf(String joint, String key, String value) {
        ModelFile m = read("motors.xml", "", key, value);
        return new double[] {accelerations(m, m.initial())[speed(m, joint)]};
    }

    /** The z axis of the site is the x axis of the body: a force of 2 u along it at y = 0.1, and a torque of -0.5 u about it. */
    @Test
    void aPropellerPushesAndTurns() {
        ModelFile m = read("motors.xml", "go");
        double[] a = accelerations(m, m.initial());
        int fly = speed(m, "fly");
        double inertia = 0.4 * 2 * 0.01;
        double[] expected = {2 * 4 / 2.0, 0, 0, -0.5 * 4 / inertia, 0, -0.1 * 8 / inertia};
        for (int k = 0; k < 6; k++) {
            assertEquals(expected[k], a[fly + k], 1e-10, "speed " + k);
        }
    }

    /** At rest, at x = (0.3 - l_s)/l₀ with l₀ = 0.12/0.4 = 0.3 m, l_s = 0.2 - 0.7 * 0.3 = -0.01 m. */
    @Test
    void musclesPullWithMuJoCosForce() {
        Description source = Library.find(file("muscles.xml"));
        ModelFile m = source.compile(
                "", List.of(Map.entry("forces.first.start-activation", "0.5"), Map.entry("initial.two.two", "0.05 m")));
        double x = 0.31 / 0.3, u = (x - 1) / 0.25;
        double first = 400 * (0.5 * (1 - 0.5 * u * u) + 0.5 * u * u);
        double y = (0.35 - (0.25 - 0.75 * 0.3)) / 0.3, w = (y - 1) / 0.3;
        double second = 600 * 1.3 * 0.5 * w * w; // without activation
        double[] a = accelerations(m, m.initial());
        assertEquals(-first / 5, a[speed(m, "one")], 1e-10);
        assertEquals(-second / 5, a[speed(m, "two")], 1e-10);
        List<String> lost =
                source.losses().thatMatter().stream().map(l -> l.path()).toList();
        assertEquals(2, lost.size(), lost.toString());
        assertTrue(lost.get(0).contains("unknown") && lost.get(1).contains("scaled"));
        assertEquals(0.06, number(source, "forces.second.deactivation-time"), 0);
    }

    /** The sum is c = left/2 - 2 right, relaxed at 0.05 m. */
    @Test
    void fixedTendonsAreSums() {
        ModelFile m = read("fixed-tendons.xml", "", "forces.grip.control", "0.5");
        State s = m.initial().copy();
        s.q[MjcfModels.coordinate(m, "left.left")] = 0.4;
        s.q[MjcfModels.coordinate(m, "right.right")] = 0.3;
        s.v[speed(m, "left")] = 1;
        double effort = -40 * (0.2 - 0.6 - 0.05) - 2 * 0.5 + 3 * 0.5;
        double[] a = accelerations(m, s);
        assertEquals(0.5 * effort / 2, a[speed(m, "left")], 1e-12);
        assertEquals(-2 * effort / 3, a[speed(m, "right")], 1e-12);
        assertEquals(1, m.model().constraints().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"armature.xml", "limits.xml", "motors.xml", "muscles.xml", "fixed-tendons.xml"})
    void theEnergyLedgerOfARunCloses(String name) {
        FileRun run = FileRun.of(file(name)).set("run.until", "0.5 s");
        if (name.equals("motors.xml")) {
            run.inCase("go");
        } else if (name.equals("muscles.xml")) {
            run.set("forces.first.control", "0.8").set("initial.two.two", "0.05 m");
        } else if (name.equals("limits.xml")) {
            run.set("initial.elbow.speed", "6 rad/s");
        }
        var ledger = run.run().outcome().ledger();
        assertTrue(Math.abs(ledger.relativeResidual()) < 1e-6, ledger::toString);
    }
}
