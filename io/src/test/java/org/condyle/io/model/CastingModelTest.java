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

/** {@code law: casting} as a model file says it: a ball that casts falls on another one. */
class CastingModelTest {
    private static final double A = 0.03, B = 0.05, C = 0.079;

    private static final String BALLS = """
            condyle: 1
            gravity: none
            materials:
              soft: {young: 5 MPa, poisson: 0.45, thickness: 3 mm}
              hard: {young: 15 MPa, poisson: 0.35, thickness: 2 mm}
            bodies: {ball: {mass: 1 kg}}
            joints: {fall: {type: slider, axis: z, child: ball}}
            surfaces:
              head: {on: ball, shape: {mesh: {of: {sphere: {radius: 3 cm}}, faces: 20000}}, material: soft}
              base: {shape: {mesh: {of: {sphere: {radius: 5 cm}}, faces: 20000}}, material: hard}
            contacts: {knee: {between: [head, base], law: casting}}
            initial: {fall: {position: 79 mm, speed: 0 m/s}}
            run: {until: 1 us}
            record: {every: 0.1 ms, channels: [fall.speed, knee.force, knee.layer-energy, energy.kinetic, energy.work, energy.stored]}
            outputs:
              force: first(knee.force)
              work: last(energy.work)
              left: last(energy.kinetic)
              layer: max(knee.layer-energy)
              stored: max(energy.stored)
              ledger: abs(ledger.relativeResidual)
            """;

    private static RunResult run(String text, String... settings) {
        List<Map.Entry<String, String>> list = java.util.Arrays.stream(settings)
                .map(s -> Map.entry(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1)))
                .toList();
        ModelFile file =
                Description.of("m.yaml", Document.parse("m.yaml", text)).compile("", list);
        RunResult r = new Experiment(file).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r;
    }

    private static double layerModulus(double e, double nu) {
        return e * (1 - nu) / ((1 + nu) * (1 - 2 * nu));
    }

    private static double primitive(double u, double a, double b) {
        return a * u * u / 2 - C * u * u * u / 3 + Math.pow(b * b - C * C + C * C * u * u, 1.5) / (3 * C * C);
    }

    /** ∫ depth dA over the cap; the channel is the sum of the sizes of forces, so depth is not weighted by the cosine. */
    private static double depths(double a, double b) {
        double low = (a * a + C * C - b * b) / (2 * a * C), sum = 0;
        int n = 20000;
        for (int i = 0; i < n; i++) {
            double u = low + (1 - low) * (i + 0.5) / n;
            sum += a - C * u + Math.sqrt(b * b - C * C + C * C * u * u);
        }
        assertTrue(sum / n * (1 - low) > primitive(1, a, b) - primitive(low, a, b));
        return 2 * Math.PI * a * a * sum / n * (1 - low);
    }

    @Test
    void stiffnessIsThatOfAveragedLayersOrOfLayersInSeries() {
        double averaged = layerModulus(10e6, 0.4) / 0.005;
        assertEquals(averaged * depths(A, B), run(BALLS).outputs().get("force"), 0.02 * averaged * depths(A, B));
        double series = 1 / (0.003 / layerModulus(5e6, 0.45) + 0.002 / layerModulus(15e6, 0.35));
        double one = run(BALLS).outputs().get("force"),
                other = run(BALLS, "contacts.knee.layers=series").outputs().get("force");
        assertEquals(series / averaged, other / one, 1e-12);
    }

    @Test
    void theNamedSurfaceCastsAndTheFirstOneByDefault() {
        double usual = run(BALLS).outputs().get("force");
        assertEquals(usual, run(BALLS, "contacts.knee.cast-from=head").outputs().get("force"));
        double other = run(BALLS, "contacts.knee.cast-from=base").outputs().get("force");
        assertEquals(depths(B, A) / depths(A, B), other / usual, 0.01);
        assertTrue(other != usual);
    }

    @Test
    void theLogarithmicFormIsStifferAndTheReachEndsTheContact() {
        double linear = run(BALLS).outputs().get("force");
        double steeper =
                run(BALLS, "contacts.knee.formulation=logarithmic").outputs().get("force");
        // -ln(1 - s) = s + s²/2 + ..., the largest strain is 0.2, and of a cap the mean of d² is 2/3 of d max times
        // that of d
        assertEquals(1 + 0.2 / 3 + 0.2 * 0.2 / 6, steeper / linear, 0.01);
        assertEquals(0, run(BALLS, "contacts.knee.max-proximity=1 um").outputs().get("force"), 1e-3 * linear);
    }

    @Test
    void itsWorkIsSuppliedNothingIsStoredAndThisIsSaidOnce() {
        String thrown = BALLS.replace("position: 79 mm, speed: 0 m/s", "position: 80.5 mm, speed: -1 m/s")
                .replace("until: 1 us", "until: 10 ms, integrator: dopri5, accuracy: 1e-10")
                .replace("20000", "3000");
        RunResult r = run(thrown);
        assertTrue(r.outputs().get("ledger") < 1e-8, "ledger " + r.outputs().get("ledger"));
        assertEquals(0, r.outputs().get("stored"));
        // depths along rays grow faster than the surfaces close in: the layers would have more than all kinetic energy
        double layer = r.outputs().get("layer");
        assertTrue(layer > 0.505 && layer < 0.53, "layers " + layer);
        // along one line every force that depends on the place alone gives back what it took
        assertEquals(0.5, r.outputs().get("left"), 1e-6);
        assertEquals(0, r.outputs().get("work"), 1e-6);
        assertEquals(
                1,
                r.warnings().stream()
                        .filter(w -> w.contains("not the gradient of an energy"))
                        .count(),
                r.warnings().toString());
    }

    @Test
    void dissipationIsBookedAsLost() {
        String thrown = BALLS.replace("position: 79 mm, speed: 0 m/s", "position: 80.5 mm, speed: -1 m/s")
                .replace("until: 1 us", "until: 10 ms, integrator: dopri5, accuracy: 1e-10")
                .replace("20000", "3000");
        RunResult r = run(thrown, "contacts.knee.dissipation=0.2 s/m");
        assertTrue(r.outputs().get("ledger") < 1e-8, "ledger " + r.outputs().get("ledger"));
        // a (1 + e) = ln((1 + a)/(1 - a e)) holds for any elastic law
        double a = 0.2, e = Math.sqrt(2 * r.outputs().get("left"));
        assertEquals(a * (1 + e), Math.log((1 + a) / (1 - a * e)), 1e-3);
    }

    @Test
    void runsWithoutComplianceRefuseIt() {
        DocumentException e = assertThrows(DocumentException.class, () -> run(BALLS, "run.contact=impulsive"));
        assertTrue(String.valueOf(e.getMessage()).contains("m.yaml:11"), e.getMessage());
        assertTrue(String.valueOf(e.getMessage()).contains("only with run: {contact: compliant}"), e.getMessage());
    }
}
