package org.condyle.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Recording;
import org.junit.jupiter.api.Test;

/** A ball that is pressed on a floor by a growing load: Hertz, δ = (F/K)^(2/3). */
class QuasiStaticRunTest {
    private static final String BALL = """
            condyle: 1
            plane: xy
            gravity: [0, 0]
            inputs: {load: {value: = 1 + 99*t, unit: N}}
            bodies: {ball: {mass: 2 kg, inertia: {zz: 1 kg*m^2}, shape: {sphere: {radius: 0.1 m}}, at: [0, 0.1]}}
            surfaces: {floor: {shape: {half-space: {normal: [0, 1]}}}}
            contacts: {touch: {between: [floor, ball], law: hertz, stiffness: 1e8 N/m^1.5}}
            forces: {press: {type: force, on: ball, value: [0, = -load]}}
            run: {analysis: quasi-static, over: input.load, until: 1 s}
            record: [ball.y, touch.depth]
            picture: {y: touch.depth}
            outputs:
              half: value(touch.depth, at=0.503 s)
              deepest: max(touch.depth)
              residual: balance.residual
              losses: loss.count
            claims: {hertz: {says: it sinks by Hertz, test: deepest == (100/1e8)^(2/3) +- 1e-15 m}}
            """;

    private static RunResult run(String text) {
        return new Experiment(Description.of("ball", Document.parse("ball.yaml", text), text)
                        .compile())
                .run("test", Listener.NONE, null, c -> Map.of());
    }

    private static String problem(String from, String to) {
        String text = BALL.replace(from, to);
        assertFalse(text.equals(BALL), from);
        return String.valueOf(
                assertThrows(DocumentException.class, () -> run(text)).getMessage());
    }

    @Test
    void depthFollowsTheLoadByHertzAndClaimsAreJudged() {
        RunResult r = run(BALL);
        assertEquals(Outcome.End.COMPLETED, r.outcome().end(), r.outcome().message());
        Recording x = r.recording();
        assertEquals(102, x.rows(), "100 steps, and the instant that an output asks for");
        int load = x.indexOf("input.load"), depth = x.indexOf("touch.depth");
        for (int i = 0; i < x.rows(); i++) {
            assertEquals(1 + 99 * x.time(i), x.value(load, i), 1e-12);
            assertEquals(Math.pow(x.value(load, i) / 1e8, 2 / 3.0), x.value(depth, i), 1e-15);
        }
        assertEquals(Math.pow((1 + 99 * 0.503) / 1e8, 2 / 3.0), r.outputs().get("half"), 1e-15);
        assertTrue(r.outputs().get("residual") < 1e-9);
        assertEquals(0, r.outputs().get("losses"));
        assertTrue(r.verdicts().get(0).holds());
        assertEquals("input.load", r.shown().over());
        assertEquals("input.load", Objects.requireNonNull(r.picture()).x(), "the picture has the same axis");
    }

    @Test
    void liftedBallHasNoEquilibriumAndIsNamedWithItsForce() {
        RunResult r = run(BALL.replace("= 1 + 99*t", "= 1 - 2*t"));
        assertEquals(Outcome.End.FAILED, r.outcome().end());
        String said = r.outcome().message();
        assertTrue(
                said.startsWith("stability is lost at t = 0.49999") || said.startsWith("stability is lost at t = 0.5"),
                said);
        assertTrue(said.contains("'ball.y' has an unbalanced force of"), said);
        assertTrue(
                r.outcome().notes().get(0).contains("where the analysis ends"),
                r.outcome().notes().toString());
    }

    @Test
    void mistakesAreToldWithTheirPlace() {
        assertEquals(
                "ball.yaml:9:17: run.analysis: nothing is driven: no constraint, force or input changes between t = 0.0 s"
                        + " and 1.0 s; add a constraint of type drive, or a force or input that is a formula of t",
                problem("1 + 99*t", "1 + 99").strip());
        assertTrue(
                problem("over: input.load", "over: input.lod")
                        .contains(
                                "ball.yaml:9:37: run.over: there is no channel 'input.lod'; did you mean 'input.load'?"),
                problem("over: input.load", "over: input.lod"));
        assertTrue(
                problem("over: input.load", "over: ball.x")
                        .contains(
                                "ball.yaml:9:17: run.analysis: the channel 'ball.x' that 'over' names does not change in this analysis"),
                problem("over: input.load", "over: ball.x"));
        assertTrue(
                problem("quasi-static", "dynamics")
                        .contains("ball.yaml:9:33: run.over: can be used only with analysis: quasi-static"),
                problem("quasi-static", "dynamics"));
        assertTrue(problem("until: 1 s", "until: 1 s, contact: impulsive")
                .contains("run.contact: cannot be used with analysis: quasi-static"));
        assertTrue(problem(", until: 1 s", "").contains("missing key 'until'"));
        assertTrue(problem("until: 1 s", "until: 1 s, instability: jump").contains("run.instability"));
    }

    /** At 20 degrees all ligaments of the planar knee are slack: nothing holds the tibia, and the analysis says so. */
    @Test
    void aKneeWithSlackLigamentsIsLoose() {
        Experiment e =
                new Experiment(Library.find("knee/planar-rest").compile("", List.of(Map.entry("forces.keep", "~"))));
        RunResult r = e.run("test", Listener.NONE, null, c -> Map.of());
        assertEquals(Outcome.End.COMPLETED, r.outcome().end());
        String said = r.outcome().warnings().toString();
        assertTrue(said.contains("on nothing holds 'tibia."), said);
        assertTrue(said.contains("a weak spring makes its position unique"), said);
    }
}
