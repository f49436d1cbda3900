package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;

/** The constraints of OpenSim and the words of a model file for them: each holds what its formula says, in a free motion. */
class OpenSimConstraintsTest {
    /** Two bodies that swing in space, and what a constraint between them should hold. */
    private static Map<String, Double> run(String constraint, String measures, String outputs) {
        String text = """
                condyle: 1
                bodies:
                  a: {mass: 2 kg, centre: [0.1, -0.2, 0], inertia: {xx: 0.1, yy: 0.2, zz: 0.15, xy: 0.01}}
                  b: {mass: 1 kg, centre: [0, -0.1, 0.1], inertia: {xx: 0.05, yy: 0.04, zz: 0.06, yz: 0.01}}
                joints:
                  a: {type: ball-angles, child: a, names: [ax, ay, az]}
                  b: {type: free-angles, child: b, names: [bx, by, bz, tx, ty, tz]}
                curves: {f: {spline: {x: [-2, -1, 0, 1, 2], y: [1, 0.2, 0, 0.3, 0.4], ends: simm, outside: line}}}
                constraints: {c: {%s}}
                measures: {%s}
                initial:
                  a: {ax: 0.2, ay: 0.1, spin: [1, -2, 0.5]}
                  b: {bx: 0.1, bz: -0.2, tx: 0.3, ty: -0.2, tz: 0.1}
                run: {until: 0.3 s, accuracy: 1e-10}
                outputs: {%s, ledger: abs(ledger.relativeResidual)}
                """.formatted(constraint, measures, outputs);
        ModelFile file =
                Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
        RunResult r = new Experiment(file).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        assertEquals(0, r.outputs().get("ledger"), 1e-8);
        return r.outputs();
    }

    private static final String BETWEEN = "between: [{on: a, at: [0.3, 0, 0.1]}, {on: b, at: [0.1, 0.2, 0]}]";
    private static final String X = "x: {type: component, " + BETWEEN + ", along: x}";
    private static final String Y = "y: {type: component, " + BETWEEN + ", along: y}";
    private static final String Z = "z: {type: component, " + BETWEEN + ", along: z}";

    @Test
    void constantDistanceConstraintIsDistance() {
        Map<String, Double> r = run(
                "type: distance, length: 0.4 m, " + BETWEEN,
                "d: {type: distance, " + BETWEEN + "}",
                "off: max(abs(d.value - 0.4 m))");
        assertEquals(0, r.get("off"), 1e-9);
    }

    @Test
    void pointConstraintIsSpherical() {
        Map<String, Double> r = run(
                "type: spherical, " + BETWEEN,
                X + ", " + Y + ", " + Z,
                "off: max(abs(x.value) + abs(y.value) + abs(z.value))");
        assertEquals(0, r.get("off"), 1e-9);
    }

    @Test
    void weldConstraintIsWeld() {
        Map<String, Double> r = run(
                "type: weld, " + BETWEEN,
                X + ", " + Y + ", " + Z + ", s: {type: swing, " + BETWEEN + "}, t: {type: twist, " + BETWEEN + "}",
                "off: max(abs(x.value) + abs(y.value) + abs(z.value)), turn: max(abs(s.value) + abs(t.value))");
        assertEquals(0, r.get("off"), 1e-9);
        assertEquals(0, r.get("turn"), 1e-7);
    }

    @Test
    void pointOnLineConstraintIsPointOnLine() {
        Map<String, Double> r = run(
                "type: point-on-line, point: {on: b, at: [0.1, 0.2, 0]}, line: {on: a, through: [0.3, 0, 0.1], along: y}",
                X + ", " + Y + ", " + Z,
                "off: max(abs(x.value) + abs(z.value)), along: max(y.value) - min(y.value)");
        assertEquals(0, r.get("off"), 1e-9);
        assertTrue(r.get("along") > 1e-3, "the point slides along its line");
    }

    @Test
    void coordinateCouplerConstraintIsCoupler() {
        Map<String, Double> r = run(
                "type: coupler, equation: = b.tx - 1 m*f(b.ty*1.0/1 m)",
                X,
                "off: max(abs(b.tx - 1 m*f(b.ty/1 m))), way: max(b.ty) - min(b.ty)");
        assertEquals(0, r.get("off"), 1e-9);
        assertTrue(r.get("way") > 1e-2, "the coordinates move");
    }

    @Test
    void lockedAndPrescribedCoordinatesAreDrives() {
        Map<String, Double> r = run(
                "type: drive, coordinate: b.tx, value: = 0.3 m + 1 m*f(t)",
                X,
                "off: max(abs(b.tx - 0.3 m - 1 m*f(t/1 s)))");
        assertEquals(0, r.get("off"), 1e-9);
        r = run("type: drive, coordinate: b.ty, value: -0.2 m", X, "off: max(abs(b.ty + 0.2 m))");
        assertEquals(0, r.get("off"), 1e-12);
    }
}
