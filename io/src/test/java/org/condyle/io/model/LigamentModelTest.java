package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ligaments as a model file says them. */
class LigamentModelTest {
    private static final String KNEE = """
            condyle: 1
            gravity: none
            bodies:
              shank: {mass: 4 kg, centre: [0, -0.2, 0], inertia: {xx: 0.07, yy: 0.005, zz: 0.07}}
            joints: {knee: {type: pin, child: shank, axis: z}}
            forces:
              L: {type: ligament, between: [{on: ground, at: [-0.02, 0.02, 0]}, {on: shank, at: [0.01, -0.03, 0]}], %s}
            initial: {knee: {angle: 10 deg}}
            run: {until: 1 us}
            record: ["L.*"]
            outputs: {length: first(L.length), strain: first(L.strain), tension: first(L.tension), energy: first(L.energy)}
            """;

    private static ModelFile read(String text) {
        return Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
    }

    private static Map<String, Double> run(String keys) {
        RunResult r = new Experiment(read(KNEE.formatted(keys))).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r.outputs();
    }

    private static double length(double angle) {
        double c = Math.cos(angle), s = Math.sin(angle);
        double x = 0.01 * c + 0.03 * s, y = 0.01 * s - 0.03 * c;
        return Math.hypot(x + 0.02, y - 0.02);
    }

    /** What users of other programs ask for: the strain in a pose, from which the slack length follows. */
    @Test
    void aReferenceStrainComesBackInItsPose() {
        assertEquals(0.04, run("stiffness: 2000 N, reference-strain: 0.04").get("strain"), 1e-12);
        Map<String, Double> r =
                run("stiffness: 2000 N, reference-strain: 0.04, reference-pose: {knee: {angle: -25 deg}}");
        double slack = length(Math.toRadians(-25)) / 1.04;
        assertEquals(length(Math.toRadians(10)), r.get("length"), 1e-12);
        assertEquals(length(Math.toRadians(10)) / slack - 1, r.get("strain"), 1e-12);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            law: quadratic, stiffness: 30e6 N/m^2, slack-length: 50 mm      | 30e6*x^2
            stiffness: 2000 N, slack-length: 50 mm                          | toe
            toe-stiffness: 10 N/mm^2, linear-stiffness: 72 N/mm, slack-length: 50 mm | two
            law: formula, tension: '"= 1e5 N*strain^2"', slack-length: 50 mm  | 1e5*e^2
            law: table, tension: '[[0, 0], [0.5, 400 N]]', slack-length: 50 mm | 800*e
            """)
    void everyLawHasItsTension(String keys, String what) {
        Map<String, Double> r = run(keys.replace("'", ""));
        double e = r.get("strain"), x = 0.05 * e;
        assertTrue(e > 0.01, "stretched");
        double expected = switch (what) {
            case "30e6*x^2" -> 30e6 * x * x;
            case "toe" -> e < 0.06 ? 2000 * e * e / 0.12 : 2000 * (e - 0.03);
            case "two" -> 72e3 * (x - 0.036 * 0.05); // e1 = K2/(4 K1 l0) = 0.036, and e is beyond 2 e1
            case "1e5*e^2" -> 1e5 * e * e;
            default -> 800 * e;
        };
        assertEquals(expected, r.get("tension"), 1e-9 * expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            stiffness: 2000 N                                               | slack-length
            law: quadratic, slack-length: 50 mm                             | law: quadratic needs 'stiffness'
            law: quadratic, stiffness: 2000 N, slack-length: 50 mm          | a pressure [Pa] is needed
            stiffness: 2000 N, slack-length: -50 mm                         | must be
            stiffness: 2000 N, reference-strain: -2                         | must lie between -0.5 and 0.5
            toe-stiffness: 10 N/mm^2, slack-length: 50 mm                   | needs 'linear-stiffness'
            stiffness: 2000 N, toe-stiffness: 1 N/mm^2, linear-stiffness: 9 N/mm, slack-length: 50 mm | has no effect
            toe-stiffness: 10 N/mm^2, linear-stiffness: 72 N/mm, transition-strain: 0.5, slack-length: 50 mm | does not fit
            stiffness: 2000 N, tension: 3 N, slack-length: 50 mm            | has no effect with law: piecewise
            stiffness: 2000 N, slack-length: 50 mm, dissipation: -1 s/m     | dissipation: must be >= 0 s/m, was -1 s/m
            stiffness: 2000 N, slack-length: 50 mm, dissipation: 1 s/m, damping: 3 N*s/m | damping: cannot stand beside 'dissipation'
            stiffness: 2000 N, reference-strain: 0.1, reference-pose: {kne: {angle: 0}} | kne
            """)
    void wrongLigamentsAreRefusedWithTheirLine(String keys, String said) {
        String message = assertThrows(DocumentException.class, () -> read(KNEE.formatted(keys)))
                .getMessage();
        assertTrue(message.contains("m.yaml:7") && message.contains(said), message);
    }
}
