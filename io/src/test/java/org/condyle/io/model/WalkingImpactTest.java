package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of both impacts of Font-Llagunes and others, from the projector written out in a separate program. */
class WalkingImpactTest {
    private static RunResult run(String model, String caseName, String key, String value) {
        ModelFile file = Library.find(model)
                .read(
                        caseName,
                        List.of(Map.entry(key, value), Map.entry("claims", "{}"), Map.entry("run.until", "1 ms")));
        return new Experiment(file).run("test", Listener.NONE, null, c -> Map.of());
    }

    @ParameterizedTest
    @CsvSource({
        "'', 0.05, 0.65375595, 0.22014778, 3.31972897",
        "'', 0.1, 0.68163788, 0.23741295, 3.03606208",
        "'', 0.3, 0.78538808, 0.27135588, 1.96467726",
        "'', 0.5, 0.87336255, 0.24964927, 1.05770173",
        "'', 0.8, 0.96705957, 0.12589513, 0.17838248",
        "'', 1, 1, 0, 0",
        "rods, 0.1, 0.72222932, 0.33508271, 3.17543371",
        "rods, 0.5, 0.89342522, 0.27584467, 1.08605784",
        "unilateral, 0.05, 0.65375595, 0.22014778, 3.31972897",
        "unilateral, 0.5, 0.87336255, 0.24964927, 1.05770173"
    })
    void heelStrike(String caseName, String radius, double hip, double separation, double lost) {
        Map<String, Double> o =
                run("walking/compass-gait", caseName, "parameters.R", radius).outputs();
        assertEquals(hip, o.get("hip-speed-after"), 1e-8);
        assertEquals(separation, o.get("separation-speed"), 1e-8);
        assertEquals(lost, o.get("energy-lost"), 1e-8);
        assertTrue(o.get("ledger") < 1e-11);
    }

    @ParameterizedTest
    @CsvSource({
        "-10 deg, 0.889669612, 0.393892821, 14.4824908",
        "-5 deg, 0.899260112, 0.510884988, 18.0460281",
        "0 deg, 1.07879474, 0.369705098, 12.9409104",
        "10 deg, 1.32796424, 0.135199188, 5.11031886",
        "0.349065850398866, 1.38835029, 0.0580899641, 2.69487241"
    })
    void strikeOfACrutch(String lean, double shoulder, double separation, double lost) {
        Map<String, Double> o = run("walking/crutch", "", "parameters.q4", lean).outputs();
        assertEquals(shoulder, o.get("shoulder-speed-after"), 1e-8);
        assertEquals(separation, o.get("separation-speed"), 1e-9);
        assertEquals(lost, o.get("energy-lost"), 5e-8);
        assertTrue(o.get("ledger") < 1e-11);
    }

    @Test
    void constraintThatNoEventAddsIsWarnedOf() {
        String text = """
                condyle: 1
                plane: xy
                bodies: {stone: {mass: 1 kg, inertia: {zz: 1}, at: [1, 0]}}
                constraints: {string: {type: distance, between: [stone, ground], length: 1 m, active: false}}
                run: {until: 1 s}
                """;
        ModelFile file = ModelReader.read(Document.parse("m.yaml", text), "m.yaml", "", List.of(), text);
        assertFalse(file.warnings().isEmpty());
        assertTrue(file.warnings().render().contains("no event adds 'string', so it is never active"));
        assertEquals(3, new Experiment(file).assembly().freedoms());
    }
}
