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

/** Bundles of fibres and ligaments that tear, as a model file says them. */
class LigamentBundleTest {
    /** A bone that a machine pulls along x at an even speed, from 30 mm. */
    private static final String PULLED = """
            condyle: 1
            gravity: none
            bodies: {bone: {mass: 1 kg}}
            joints: {pull: {type: slider, child: bone}}
            constraints: {machine: {type: drive, coordinate: pull.position, value: = 0.03 m + 0.01 m/s*t}}
            forces:
              L: {type: ligament, %s}
            run: {until: 0.8 s, accuracy: 1e-12}
            record: ["L.*"%s]
            """;

    private static ModelFile read(String keys) {
        String text = PULLED.formatted(keys, keys.contains("fibres") ? ", \"L.*.*\"" : "");
        return Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
    }

    private static RunResult run(String keys) {
        RunResult r = new Experiment(read(keys)).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r;
    }

    /**
     * Attachments along the line of pull: lengths are spread evenly between a and b, and the sum over n fibres is the midpoint
     * rule for k ∫(l - l₀)² dt, whose error is k (b - a)²/(12 n²) exactly.
     */
    @ParameterizedTest
    @CsvSource({"2", "5", "40"})
    void fibresLieInTheMiddleOfEqualPartsOfTheWidth(int n) {
        double k = 3e6, slack = 0.02, a = 0.038, b = 0.042;
        double sheet = k * (Math.pow(b - slack, 3) - Math.pow(a - slack, 3)) / (3 * (b - a));
        RunResult r = run(
                "fibres: " + n + ", between: [ground, {on: bone, from: [0, 0, 0], to: [4 mm, 0, 0]}], law: quadratic,"
                        + " stiffness: 3e6 N/m^2, slack-length: 20 mm");
        double tension = r.recording().last("L.tension");
        assertEquals(sheet - k * (b - a) * (b - a) / (12.0 * n * n), tension, 1e-9);
        assertEquals(((a + b) / 2 - slack) / slack, r.recording().last("L.strain"), 1e-12);
        double sum = 0, energy = 0;
        for (int i = 1; i <= n; i++) {
            assertEquals(a + (b - a) * (i - 0.5) / n, r.recording().last("L.fibre-" + i + ".length"), 1e-12);
            sum += r.recording().last("L.fibre-" + i + ".tension");
            energy += r.recording().last("L.fibre-" + i + ".energy");
        }
        assertEquals(tension, sum, 1e-9);
        assertEquals(r.recording().last("L.energy"), energy, 1e-12);
    }

    @Test
    void everyFibreHasTheReferenceStrain() {
        RunResult r = run(
                "fibres: 4, through: [{on: ground, from: [0, 0, 0], to: [0, 3 mm, 1 mm]}, {on: ground, at: [1 cm, 1 cm, 0]},"
                        + " {on: bone, from: [0, 0, 0], to: [4 mm, 0, 0]}], stiffness: 500 N, reference-strain: 0.02,"
                        + " reference-pose: {pull: {position: 30 mm}}");
        for (int i = 1; i <= 4; i++) {
            assertEquals(0.02, r.recording().column("L.fibre-" + i + ".strain")[0], 1e-12);
        }
        assertEquals(0.02, r.recording().column("L.strain")[0], 1e-12);
    }

    /** c β̇ = w - k v³t³/3 once that is negative. */
    @Test
    void aLigamentThatIsPulledEvenlyTearsAsTheClosedFormSays() {
        double k = 3e6, w = 0.2, c = 0.2, v = 0.01, end = 0.8;
        double starts = Math.cbrt(3 * w / k) / v;
        double beta = 1 + (w * (end - starts) - k * v * v * v * (Math.pow(end, 4) - Math.pow(starts, 4)) / 12) / c;
        assertTrue(beta > 0.1 && beta < 0.9);
        RunResult r = run("between: [ground, bone], law: quadratic, stiffness: 3e6 N/m^2, slack-length: 30 mm,"
                + " damage: {cohesion: 0.2 J, damage-viscosity: 0.2 J*s}");
        assertEquals(beta, r.recording().last("L.soundness"), 1e-10);
        assertEquals(k * beta * v * v * end * end, r.recording().last("L.tension"), 1e-6);
        assertEquals(
                starts,
                r.outcome().events().stream()
                        .filter(e -> e.name().equals("L.damage-starts"))
                        .findFirst()
                        .orElseThrow()
                        .time(),
                1e-10);
        assertEquals(0, r.outcome().ledger().relativeResidual(), 1e-10);
    }

    /** The same fibres once with w and once with the strain that belongs to it; a bundle shares both. */
    @Test
    void theCohesionCanBeGivenByAStrain() {
        String line = "between: [ground, bone], law: quadratic, stiffness: 3e6 N/m^2, slack-length: 30 mm, ",
                sheet = line.replace("bone]", "{on: bone, from: [0, 0, 0], to: [0, 1 nm, 0]}]") + "fibres: 3, ",
                strain = "damage: {strain: 0.2, damage-viscosity: 0.2 J*s}";
        double w = 3e6 * Math.pow(0.2 * 0.03, 3) / 3;
        double expected = run(line + "damage: {cohesion: " + w + " J, damage-viscosity: 0.2 J*s}")
                .recording()
                .last("L.soundness");
        assertTrue(expected < 0.95);
        assertEquals(expected, run(line + strain).recording().last("L.soundness"), 1e-10);
        RunResult bundle = run(sheet + strain);
        assertEquals(expected, bundle.recording().last("L.soundness"), 1e-9);
        assertEquals(expected, bundle.recording().last("L.fibre-2.soundness"), 1e-9);
        assertEquals(0, bundle.outcome().ledger().relativeResidual(), 1e-10);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fibres: 3, between: [ground, bone]                                         | L.fibres: all fibres would be the same; give lines of attachment
            between: [ground, {on: bone, from: [0, 0, 0], to: [1 mm, 0, 0]}]           | is a line; say with 'fibres'
            fibres: 3, between: [ground, {on: bone, from: [0, 0, 0]}]                  | give a point with 'at', or a line with 'from' and 'to'
            fibres: 3, between: [ground, {on: bone, at: [0, 0, 0], from: [0, 0, 0], to: [1 mm, 0, 0]}] | give a point with 'at', or a line
            fibres: 0, between: [ground, bone]                                         | L.fibres
            fibres: 3, between: [ground, {on: bonne, from: [0, 0, 0], to: [1 mm, 0, 0]}] | did you mean 'bone'
            between: [ground, bone], damage: {damage-viscosity: 1 J*s}                 | strain, cohesion
            between: [ground, bone], damage: {strain: 0.1}                             | damage-viscosity
            between: [ground, bone], damage: {strain: -0.1, damage-viscosity: 1 J*s}   | damage.strain: must be > 0, was -0.1
            between: [ground, bone], damage: {cohesion: -1 J, damage-viscosity: 1 J*s} | damage.cohesion: must be >= 0 J
            between: [ground, bone], damage: {strain: 0.1, damage-viscosity: 0 J*s}    | damage.damage-viscosity: must be > 0 J*s
            between: [ground, bone], damage: {strain: 0.1, damage-viscosity: 1 J*s, soundness: 2} | damage.soundness: must lie between 0 and 1
            """)
    void whatIsWrongIsToldWithItsLine(String keys, String said) {
        String told = assertThrows(
                        DocumentException.class, () -> read(keys + ", stiffness: 500 N, slack-length: 30 mm"))
                .problems()
                .render();
        assertTrue(told.contains("m.yaml:7") && told.contains(said), told);
    }
}
