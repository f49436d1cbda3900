package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Muscles as a model file says them. */
class MuscleModelTest {
    private static final String CART = """
            condyle: 1
            gravity: none
            plane: xy
            bodies: {cart: {mass: 1 kg, inertia: {zz: 1 kg*m^2}}}
            joints: {rail: {type: slider, child: cart, axis: [1, 0]}}
            coordinates: {rail: {range: [0.25 m, 0.33 m]}}
            forces:
              M: {type: muscle, %s, max-isometric-force: 1 kN, optimal-fibre-length: 0.1 m, tendon-slack-length: 0.2 m, pennation: 0.2, control: 0.5, start-activation: 0.5, %s}
              S: {type: spring, on: rail, stiffness: 5 kN/m, rest: 0.35 m, damping: 20 N*s/m}
            initial: {rail: {position: 0.31 m}}
            run: {until: 0.5 s}
            record: ["M.*"]
            outputs: {tension: first(M.tension), fibre: first(M.fibre-length), end: last(M.tension), spring: last(S.effort)}
            """;

    private static final String STRAIGHT = "between: [ground, cart]";

    private static ModelFile read(String text) {
        return Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
    }

    private static RunResult run(String text) {
        return new Experiment(read(text)).run("", Listener.NONE, null, c -> Map.of());
    }

    /** Values of an independent evaluation: equilibrium at L = 0.31 m, a = 0.5. */
    @Test
    void theStartHasTheFibreInEquilibriumWithItsTendon() {
        RunResult r = run(CART.formatted(STRAIGHT, "law: thelen2003"));
        assertEquals(0.1062502981, r.outputs().get("fibre"), 1e-10);
        assertEquals(491.4906188, r.outputs().get("tension"), 1e-7);
        assertTrue(
                r.outcome().notes().contains("the start has the fibres of 1 muscle in equilibrium with their tendons"),
                r.outcome().notes()::toString);
    }

    /** A start that gives the fibre length is taken as it is. */
    @Test
    void aGivenFibreLengthIsKept() {
        String text = CART.formatted(STRAIGHT, "law: thelen2003")
                .replace("initial: {", "initial: {M: {fibre-length: 0.104 m}, ");
        RunResult r = run(text);
        assertEquals(0.104, r.outputs().get("fibre"), 0);
        assertTrue(r.outcome().notes().isEmpty(), r.outcome().notes()::toString);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "law: thelen2003",
                "law: degroote2016",
                "law: thelen2003-deprecated",
                "law: millard2012",
                "law: millard2012, curves: {velocity: {isometric: 4}, tendon: {strain: 0.06}}",
                "law: schutte1993",
                "law: schutte1993, tendon-curve: '= 30*strain', time-scale: 0.12 s",
                "tendon: rigid",
                "tendon: rigid, law: thelen2003"
            })
    void everyJouleOfARunIsAccountedForAndTheSpringBalancesTheMuscleInTheEnd(String law) {
        RunResult r = run(CART.formatted(STRAIGHT, law).replace("until: 0.5 s", "until: 3 s"));
        assertTrue(r.outcome().regular(), r.outcome().message());
        assertTrue(
                Math.abs(r.outcome().ledger().relativeResidual()) < 1e-8,
                () -> "" + r.outcome().ledger());
        assertEquals(
                r.outputs().get("spring"),
                r.outputs().get("end"),
                1e-5 * r.outputs().get("end"));
        assertTrue(r.outputs().get("end") > 100);
    }

    /** The equilibrium of the whole model and the end of a long run are the same. */
    @ParameterizedTest
    @ValueSource(strings = {"thelen2003", "degroote2016", "thelen2003-deprecated", "millard2012", "schutte1993"})
    void equilibriaSolveForActivationAndFibre(String law) {
        String text = CART.formatted(STRAIGHT, "law: " + law);
        RunResult rest = run(text.replace("run: {until: 0.5 s}", "run: {analysis: equilibrium}"));
        RunResult moved = run(text.replace("until: 0.5 s", "until: 8 s"));
        assertEquals(
                moved.outputs().get("end"),
                rest.outputs().get("tension"),
                1e-5 * moved.outputs().get("end"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            max-isometric-force: 1 kN      | max-isometric-force: -1 kN        | must be > 0 N, was -1 kN
            pennation: 0.2                 | pennation: 95 deg                 | must not be above 84.260826 deg, was 95 deg
            tendon-slack-length: 0.2 m     | tendon-slack-length: 0.5 m        | from 0.2500 m (shortest) to 0.3300 m (longest) long
            start-activation: 0.5          | start-activation: 1.5             | must lie between 0 and 1, was 1.5
            law: thelen2003                | law: thelen2003, active-width: 2  | has no effect with law: thelen2003
            law: thelen2003                | "law: millard2012, strength-rule: older" | a rule of another law
            law: thelen2003                | law: thelen2004                   | was 'thelen2004'; did you mean 'thelen2003'?
            law: thelen2003                | least-activation: 0.001           | least-activation
            law: thelen2003                | tendon-strain: 0                  | must be > 0, was 0
            between: [ground, cart]        | "on: rail"                        | rail
            optimal-fibre-length: 0.1 m,   | ""                                | optimal-fibre-length
            optimal-fibre-length: 0.1 m    | optimal-fibre-length: 0.1 N       | 0.1 N is a force [N]; a length [m] is needed
            optimal-fibre-length: 0.1 m    | optimal-fibre-length: 0 m         | must be > 0 m, was 0 m
            control: 0.5                   | control: .nan                     | control
            control: 0.5                   | least-control: 0.7, most-control: 0.2 | must not be greater than most-control, 0.2, was 0.7
            """)
    void mistakesAreToldWithTheirPlace(String what, String instead, String message) {
        String text = CART.formatted(STRAIGHT, "law: thelen2003");
        assertTrue(text.contains(what), what);
        String wrong = text.replace(what, instead.replace("\"", ""));
        DocumentException e = assertThrows(DocumentException.class, () -> run(wrong));
        assertTrue(e.getMessage().contains(message) && e.getMessage().contains("m.yaml:8:"), e.getMessage());
    }

    @Test
    void aPathThatCrossesItselfIsRefused() {
        String through =
                "through: [ground, {on: cart, at: [0, 0.1]}, {on: cart, at: [-0.1, 0.1]}, {on: cart, at: [0, -0.1]}]";
        DocumentException e =
                assertThrows(DocumentException.class, () -> run(CART.formatted(through, "law: thelen2003")));
        assertTrue(e.getMessage().contains("crosses itself at the start: its pieces 1 and 3 meet"), e.getMessage());
    }

    /** A point that comes with a coordinate makes the path longer at once, which no account of energy explains. */
    @Test
    void aPathThatJumpsInTheRunIsNamed() {
        String through =
                "through: [ground, {at: [0.1, 0.02], while: {coordinate: rail, from: 0.1 m, to: 0.305 m}}, cart]";
        RunResult r = run(CART.formatted(through, "law: thelen2003"));
        List<String> told = r.warnings().stream()
                .filter(w -> w.startsWith("path 'M' jumps by "))
                .toList();
        assertEquals(1, told.size(), r.warnings()::toString);
        assertTrue(told.get(0).contains("rail.position = 305.0 mm: point 2 comes; the energy"), told::toString);
    }
}
