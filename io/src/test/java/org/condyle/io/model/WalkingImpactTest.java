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
                .compile(
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

    /** Places of extremes on a grid of 0.25 deg from -10 to 20 deg, and values at -10 and 0 deg; impulsive algebra, separate program. */
    @ParameterizedTest
    @CsvSource({
        "145, 0.581, 0.4888, -1.0, -3.0, -1.25, 1.0584, 0.1873, 8.004, 0.8610, 0.4819, 18.634",
        "150, 0.55, 0.5018, -3.25, -5.5, -3.5, 1.0041, 0.2805, 9.871, 1.0158, 0.4381, 14.752",
        "150, 0.581, 0.5132, -5.5, -7.75, -5.75, 0.8897, 0.3939, 14.482, 1.0788, 0.3697, 12.941",
        "150, 0.62, 0.5231, -8.25, -10, -8.5, 0.8236, 0.4998, 19.097, 1.1548, 0.2909, 10.583",
        "155, 0.55, 0.5138, -8.0, -10, -8.25, 0.9493, 0.4866, 15.285, 1.2140, 0.2961, 9.259",
        "155, 0.581, 0.5226, -10, -10, -10, 0.9525, 0.5226, 17.212, 1.2595, 0.2387, 7.817",
        "160, 0.581, 0.3895, -10, -10, -10, 1.1600, 0.3895, 11.884, 1.3584, 0.1550, 4.885"
    })
    void crutchOverWhatThePaperLeavesOpen(
            double q5,
            double arms,
            double feet,
            double feetAt,
            double slowestAt,
            double largestLossAt,
            double speed10,
            double feet10,
            double loss10,
            double speed0,
            double feet0,
            double loss0) {
        assertStrike(new double[] {speed10, feet10, loss10}, strike(q5, arms, -10));
        assertStrike(new double[] {speed0, feet0, loss0}, strike(q5, arms, 0));
        assertEquals(feet, strike(q5, arms, feetAt)[1], 6e-5);
        for (double step : feetAt > -10 ? new double[] {-0.25, 0.25} : new double[] {0.25}) {
            assertTrue(strike(q5, arms, feetAt + step)[1] < strike(q5, arms, feetAt)[1]);
        }
        for (double step : slowestAt > -10 ? new double[] {-0.25, 0.25} : new double[] {0.25}) {
            assertTrue(strike(q5, arms, slowestAt + step)[0] > strike(q5, arms, slowestAt)[0]);
        }
        for (double step : largestLossAt > -10 ? new double[] {-0.25, 0.25} : new double[] {0.25}) {
            assertTrue(strike(q5, arms, largestLossAt + step)[2] < strike(q5, arms, largestLossAt)[2]);
        }
    }

    private static void assertStrike(double[] expected, double[] actual) {
        assertEquals(expected[0], actual[0], 6e-5);
        assertEquals(expected[1], actual[1], 6e-5);
        assertEquals(expected[2], actual[2], 6e-4);
    }

    private static double[] strike(double q5, double arms, double lean) {
        ModelFile file = Library.find("walking/crutch")
                .compile(
                        "",
                        List.of(
                                Map.entry("parameters.q5", q5 + " deg"),
                                Map.entry("parameters.arms", arms + " m"),
                                Map.entry("parameters.q4", lean + " deg"),
                                Map.entry("claims", "{}"),
                                Map.entry("run.until", "1 us")));
        Map<String, Double> o = new Experiment(file)
                .run("test", Listener.NONE, null, c -> Map.of())
                .outputs();
        return new double[] {o.get("shoulder-speed-after"), o.get("separation-speed"), o.get("energy-lost")};
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
        ModelFile file =
                Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
        assertFalse(file.warnings().isEmpty());
        assertTrue(file.warnings().render().contains("no event adds 'string', so it is never active"));
        assertEquals(3, new Experiment(file).assembly().freedoms());
    }
}
