package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Joint resistances as a model file says them: different ways to say the same give the same motion. */
class ResistanceModelTest {
    private static final String ARM = """
            condyle: 1
            gravity: none
            parameters: {limit: 60 deg, k: 30 N*m}
            bodies:
              base: {mass: 5 kg, inertia: {xx: 0.1, yy: 0.2, zz: 0.3}}
              arm: {mass: 2 kg, inertia: {xx: 0.02, yy: 0.02, zz: 2e-3}}
            joints:
              shoulder: {type: ball, parent: base, at: [0.1, 0, 0], orientation: {zyx: [30 deg, 50 deg, 0]}, child: arm, child-at: [0, 0, -0.15]}
            forces:
              it: {type: sinus, SITE, sinus: CONTOUR, field: FIELD, torsion: TORSION}
            initial:
              base: {spin: [0.2 rad/s, 0.1 rad/s, 0.3 rad/s]}
              shoulder: {spin: [3 rad/s, 6 rad/s, 2 rad/s]}
            run: {until: 0.6 s, accuracy: 1e-11}
            record: [it.theta, energy.total]
            outputs: {theta: last(it.theta), furthest: max(it.outside), moment: last(it.moment), ledger: abs(ledger.relativeResidual)}
            """;

    private static Map<String, Double> run(String site, String contour, String field, String torsion) {
        String text = ARM.replace("SITE", site)
                .replace("CONTOUR", contour)
                .replace("FIELD", field)
                .replace("TORSION", torsion);
        ModelFile file =
                Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
        RunResult r = new Experiment(file).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r.outputs();
    }

    private static final String JOINT = "joint: shoulder";
    private static final Map<String, Double> FIRST = run(JOINT, "= limit", "= k*theta", "= -5 N*m*psi");

    private static void assertSame(Map<String, Double> other) {
        assertEquals(FIRST.get("theta"), other.get("theta"), 1e-8);
        assertEquals(FIRST.get("moment"), other.get("moment"), 1e-6);
    }

    @Test
    void theArmIsThrownBeyondTheContourAndNoEnergyIsLost() {
        assertTrue(FIRST.get("furthest") > 0.1, () -> "reaches " + FIRST.get("furthest"));
        assertEquals(0, FIRST.get("ledger"), 1e-9);
    }

    @Test
    void twoFramesAreTheSameAsTheJoint() {
        String frames = "between: [{on: base, orientation: {zyx: [30 deg, 50 deg, 0]}}, arm]";
        assertSame(run(frames, "= limit", "= k*theta", "= -5 N*m*psi"));
    }

    @Test
    void coefficientsAndTablesAreTheSameAsFormulas() {
        assertSame(run(
                JOINT,
                "[60 deg, 0, 0, 0, 0, 0, 0, 0, 0, 0]",
                "{coefficients: [30 N*m, 0, 0, 0, 0, 0, 0, 0, 0, 0]}",
                "[[-3, 15 N*m], [3, -15 N*m]]"));
        assertSame(run(
                JOINT,
                "{phi: [0, 1, 3, 5], theta: [60 deg, 60 deg, 60 deg, 60 deg]}",
                "= 30 N*m*theta",
                "{x: [-3, 3], y: [15 N*m, -15 N*m], interpolation: smooth}"));
        assertSame(run(
                JOINT,
                "{phi: [0, 2, 4], psi: [-90 deg, 90 deg], theta: [[60 deg, 60 deg, 60 deg], [60 deg, 60 deg, 60 deg]]}",
                "= k*theta",
                "= -5 N*m*angle"));
    }

    @TempDir
    Path dir;

    /** The model beside a file with f = k θ of every 30 degrees and 0.1 rad, some of its rows changed. */
    private ModelFile tabled(UnaryOperator<String> changed) throws IOException {
        StringBuilder rows = new StringBuilder("phi [deg], theta [rad], f [N*m]\n");
        for (int phi = 330; phi >= 0; phi -= 30) {
            for (int i = 0; i < 20; i++) {
                double theta = 1 + 0.1 * i;
                rows.append(phi)
                        .append(", ")
                        .append(theta)
                        .append(", ")
                        .append(30 * theta)
                        .append('\n');
            }
        }
        Files.writeString(dir.resolve("field.csv"), changed.apply(rows.toString()));
        Path model = dir.resolve("m.yaml");
        Files.writeString(
                model,
                ARM.replace("SITE", JOINT)
                        .replace("CONTOUR", "= limit")
                        .replace("FIELD", "{table: {file: field.csv}}")
                        .replace("TORSION", "= -5 N*m*psi"));
        return Library.find(model.toString()).compile();
    }

    @Test
    void aTableOfTwoAnglesIsTheSameAsAFormula() throws IOException {
        assertSame(new Experiment(tabled(t -> t))
                .run("", Listener.NONE, null, c -> Map.of())
                .outputs());
    }

    @Test
    void gapsAndRepetitionsOfATableAreTold() {
        String gap = problem(t -> t.replace("60, 1.5, 45.0\n", ""));
        assertTrue(gap.contains("forces.it.field.table: needs every phi with every theta"), gap);
        assertTrue(gap.contains("there is no row for phi = 1.04719755 rad, theta = 1.5 rad"), gap);
        String twice = problem(t -> t + "60, 1.5, 45.0\n");
        assertTrue(
                twice.contains("in line 242 of ") && twice.contains("this pair of phi and theta has been given before"),
                twice);
        String unit = problem(t -> t.replace("f [N*m]", "f [N]"));
        assertTrue(unit.contains("column 'f' of ") && unit.contains("is in N; N*m is needed"), unit);
        String named = problem(t -> t.replace("theta [rad]", "polar [rad]"));
        assertTrue(named.contains("there is no column 'theta'"), named);
    }

    private String problem(UnaryOperator<String> changed) {
        return String.valueOf(
                assertThrows(DocumentException.class, () -> tabled(changed)).getMessage());
    }

    @Test
    void aFreeJointTurnsAsABallJointDoes() {
        String free = """
                condyle: 1
                gravity: none
                bodies: {arm: {mass: 2 kg, inertia: {xx: 0.02, yy: 0.03, zz: 0.015}}}
                JOINTS
                forces: {it: {type: flexion-torsion, joint: arm, flexion: = 10 N*m*alpha^2, torsion: = 2 N*m*beta}}
                initial: {arm: {spin: [3 rad/s, 1 rad/s, 2 rad/s]}}
                run: {until: 1 s, accuracy: 1e-11}
                outputs: {theta: last(it.theta), psi: last(it.psi)}
                """;
        String ball = free.replace("JOINTS", "joints: {arm: {type: ball, child: arm}}");
        Map<String, Double> a = outputs(free.replace("JOINTS", "")), b = outputs(ball);
        assertEquals(b.get("theta"), a.get("theta"), 1e-8);
        assertEquals(b.get("psi"), a.get("psi"), 1e-8);
    }

    private static Map<String, Double> outputs(String text) {
        ModelFile file =
                Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
        return new Experiment(file).run("", Listener.NONE, null, c -> Map.of()).outputs();
    }
}
