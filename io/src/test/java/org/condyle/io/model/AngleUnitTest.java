package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.results.ResultFiles;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.Verdict;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who gives angles in degrees gets them in degrees. */
class AngleUnitTest {
    private static final String LEG = """
            condyle: 1
            title: Swings by 2 deg
            notes: [a text about 3 deg does not count]
            plane: xy
            parameters: {start: START}
            bodies: {leg: {mass: 4 kg, inertia: {zz: 0.1}, centre: [0, -0.3 m]}}
            joints: {hip: {type: pin, child: leg}}
            forces: {brake: {type: damper, on: hip, damping: BRAKE}}
            initial: {hip: {angle: = start}}
            run: {until: 0.1 s}
            formulas: {tilt: 2*hip.angle}
            outputs: {first: first(hip.angle), given: {value: first(hip.angle), unit: mrad}, rate: last(hip.speed), count: 3, twice: first + first, tilted: first(tilt), ratio: "last(hip.speed)*0.3 m/(2 m/s)", ratios: 2*ratio}
            """;

    private static RunResult run(String start, String brake, String more) {
        String text = LEG.replace("START", start).replace("BRAKE", brake) + more;
        ModelFile file =
                Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
        return new Experiment(file).run("", Listener.NONE, null, c -> Map.of());
    }

    @ParameterizedTest
    @CsvSource({
        "90 deg, 1 N*m*s, deg, 90",
        "1 rad, 1 N*m*s, rad, 1",
        "0.5, 1 N*m*s, rad, 0.5",
        "= 2*45 deg, 1 N*m*s, deg, 90",
        "1 rad, 1 N*m/(deg/s), rad, 1" // a rate is no angle
    })
    void anglesAreShownAsTheyAreGiven(String start, String brake, String unit, double shown) throws Exception {
        RunResult r = run(start, brake, "");
        assertEquals(unit, r.outputUnit("first"));
        assertEquals(shown, r.shownOutputs().get("first"), 1e-12);
        assertEquals("mrad", r.outputUnit("given"));
        assertEquals("rad/s", r.outputUnit("rate"));
        assertEquals("", r.outputUnit("count"));
        assertEquals(r.output("given"), r.output("first"), "formulas and Java stay with SI");
        assertTrue(ResultFiles.summary(r).replaceAll("\\s", "").contains("\"first\":\"" + unit + "\""));
    }

    /** Speed of a point over another speed: rad, but no angle. */
    @Test
    void ratiosAreNoAngles() {
        RunResult r = run("90 deg", "1 N*m*s", "");
        assertEquals("deg", r.outputUnit("twice"));
        assertEquals(180, r.shownOutputs().get("tilted"), 1e-12);
        assertEquals("rad", r.outputUnit("ratio"));
        assertEquals("rad", r.outputUnit("ratios"));
    }

    @Test
    void claimsAreToldInTheUnitOfTheirTest() {
        RunResult r = run("90 deg", "1 N*m*s", """
                claims:
                  plain: {says: it starts there, test: first == 1.5707963267948966 +- 1e-12}
                  told: {says: it starts there, test: first == 90 deg +- 1e-9 deg}
                """);
        assertTrue(r.verdicts().stream().allMatch(Verdict::holds));
        assertEquals("rad", r.verdicts().get(0).unit());
        assertEquals(Math.PI / 2, r.verdicts().get(0).value(), 1e-12);
        assertEquals("deg", r.verdicts().get(1).unit());
        assertEquals(90, r.verdicts().get(1).value(), 1e-9);
    }

    @Test
    void anEquilibriumTellsWhereItIs() {
        RunResult r = run("20 deg", "1 N*m*s", "");
        String text = LEG.replace("START", "20 deg")
                .replace("BRAKE", "1 N*m*s")
                .replace("run: {until: 0.1 s}", "run: {analysis: equilibrium}")
                .replace("forces: {", "forces: {lift: {type: torque, on: hip, value: 4 kg*9.81 m/s^2*0.15 m}, ")
                .replace("rate: last(hip.speed), ", "")
                .replaceAll(", ratio: .*}", "}");
        ModelFile file =
                Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
        RunResult rest = new Experiment(file).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(rest.outcome().regular(), rest.outcome().message());
        assertTrue(
                rest.outcome().notes().get(0).matches("equilibrium: hip\\.angle = 30\\.0?0* deg"),
                rest.outcome()::toString);
        assertTrue(r.outcome().notes().isEmpty());
    }
}
