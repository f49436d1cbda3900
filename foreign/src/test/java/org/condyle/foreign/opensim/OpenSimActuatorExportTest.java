package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.io.foreign.Loss;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Motors and their controls go to OpenSim and come back with the same forces at all times. */
class OpenSimActuatorExportTest {
    private static final String MODEL = """
            condyle: 1
            curves: {wave: {polyline: {x: [0, 1, 2], y: [0, 1, -1], outside: line}}}
            bodies:
              upper: {mass: 2 kg, centre: [0, -0.15, 0], inertia: {xx: 0.02, yy: 0.01, zz: 0.02}}
              lower: {mass: 1.5 kg, centre: [0, -0.12, 0], inertia: {xx: 0.01, yy: 0.005, zz: 0.01}}
            joints:
              shoulder: {type: pin, child: upper, axis: [1, 2, 3]}
              elbow:    {type: pin, parent: upper, at: [0, -0.3, 0], child: lower}
            measures:
              cord: {type: path, through: [{on: ground, at: [0.1, 0, 0]}, {on: upper, at: [0.05, -0.1, 0]}, {on: lower, at: [0, -0.1, 0]}]}
            CONTROLS
            forces:
              a: {type: motor, on: elbow, optimal-force: 5 N*m, control: 0.3, least-control: -2, most-control: 3}
              b: {type: motor, on: elbow, optimal-force: 5 N*m, activation-time: 40 ms, start-activation: 0.2, control: = 0.2*t}
              c: {type: motor, between: [{on: upper, at: [3 cm, -0.05, 0]}, {on: lower, at: [2 cm, -0.05, 0]}], optimal-force: 7 N, control: {times: [0, 0.2, 0.5], values: [0, 1, 0.5], outside: hold}}
              d: {type: motor, between: [ground, {on: lower, at: [2 cm, -0.05, 0]}], line: push, optimal-force: 7 N, control: {times: [0, 0.2, 0.5], values: [0, 1, 0.5], outside: line}}
              e: {type: motor, on: cord, optimal-force: 9 N, control: {times: [0, 0.2, 0.5], values: [0, 1, 0.5], interpolation: next, outside: hold}}
              f: {type: body-torque-motor, on: lower, against: upper, axis: [1, 1, 0], axes: body, optimal-force: 2 N*m, control: = sin(3*t)}
              g: {type: body-torque-motor, on: lower, axis: [1, 1, 0], optimal-force: 2 N*m, control: {times: [0, 0.2, 0.5], values: [0, 1, 0.5], interpolation: previous, outside: hold}}
              h: {type: point-motor, on: lower, at: [0, -0.25, 0], direction: x, axes: body, optimal-force: 3 N, control: = wave(t)}
              i: {type: point-motor, on: lower, at: [0.1, -0.25, 0], point: world, direction: [0, 1, 1], optimal-force: 3 N, control: {file: u.csv, column: lift}}
              j: {type: motor, on: elbow, optimal-force: 1 N*m, control: 0, reserve: true}
            run: {until: 1 s}
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void table() throws IOException {
        Files.writeString(folder.resolve("u.csv"), "time, lift, a, e\n0, 0, 1, 2\n0.5, 1, 0, 1\n1, 0.5, -1, 0\n");
    }

    private RoundTrip trip(String text) throws IOException {
        Path file = folder.resolve("arm.yaml");
        Files.writeString(file, text);
        return new RoundTrip(file.toString(), folder);
    }

    /** Force duals of an element at a random motion. */
    private static double[] push(Model model, String force, double time, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        State s = model.newState();
        for (int i = 0; i < s.q.length; i++) {
            s.q[i] = random.nextDouble(-1, 1);
            s.v[i] = random.nextDouble(-1, 1);
        }
        s.time = time;
        Workspace w = new Workspace(Mechanism.compile(model));
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        Forces f = new Forces(model.bodies().size(), model.speeds());
        ForceElement e = Objects.requireNonNull(model.forces().get(force), force);
        e.addForces(s, w.motion, f);
        double[] all = java.util.Arrays.copyOfRange(f.dual, Motion.SIZE, f.dual.length + f.generalised.length);
        System.arraycopy(f.generalised, 0, all, all.length - f.generalised.length, f.generalised.length);
        return all;
    }

    private static void assertSame(RoundTrip t) {
        for (String force : t.before.model().forces().keySet()) {
            for (double time : new double[] {0.01, 0.1, 0.3, 0.45, 0.9}) {
                assertArrayEquals(
                        push(t.before.model(), force, time, 5),
                        push(t.after.model(), force, time, 5),
                        1e-12,
                        force + " at " + time);
            }
            Actuator
                    a =
                            (Actuator) Objects.requireNonNull(
                                    t.before.model().forces().get(force)),
                    b =
                            (Actuator) Objects.requireNonNull(
                                    t.after.model().forces().get(force));
            assertEquals(a.leastControl(), b.leastControl());
            assertEquals(a.mostControl(), b.mostControl());
        }
    }

    @Test
    void motorsAndControlsComeBack() throws IOException {
        RoundTrip t = trip(MODEL.replace("CONTROLS\n", ""));
        assertSame(t);
        assertEquals(
                List.of("forces.j.reserve"),
                t.export.losses().all().stream().map(Loss::path).toList());
        String text = t.export.text();
        assertTrue(text.contains("<actuator_list>a b c d e f g h i</actuator_list>"), text);
        assertEquals(List.of(), t.again.losses().all());
    }

    @Test
    void oneFileOfControlsComesBackAsFunctions() throws IOException {
        assertSame(trip(MODEL.replace("CONTROLS", "controls: u.csv")));
    }

    @Test
    void whatOpenSimCannotExpressIsTold() throws IOException {
        List<Loss> losses = trip(MODEL.replace("CONTROLS\n", "")
                        .replace("control: = 0.2*t", "control: = 0.2*elbow.angle")
                        .replace("line: push, optimal", "activation-time: 1 s, optimal")
                        .replace("axes: body, optimal-force: 2 N*m, control: = sin(3*t)", "optimal-force: 1 N*m"))
                .export
                .losses()
                .all();
        assertEquals(
                List.of("forces.b.control", "forces.d.activation-time", "forces.j.reserve"),
                losses.stream().map(Loss::path).toList());
        assertTrue(losses.get(0).matters()
                && losses.get(1).matters()
                && !losses.get(2).matters());
        assertTrue(losses.get(0).meaning().contains("depends on time only; the control is 0 there"));
    }
}
