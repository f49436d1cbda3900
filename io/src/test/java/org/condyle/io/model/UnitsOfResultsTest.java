package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.ResultFiles;
import org.condyle.io.results.RunFolder;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.Verdict;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every result is told with a unit, and with the one that is meant. */
class UnitsOfResultsTest {
    private static final String LEG = """
            condyle: 1
            title: A leg with a stop
            bodies: {shank: {mass: 4 kg, centre: [0, -0.25, 0], inertia: {zz: 0.1 kg*m^2}}}
            joints:
              knee: {type: pin, child: shank, limits: {upper: 0 deg, stiffness: 5 kN*m, damping: 5 N*m*s, impact: 0.5}}
            initial: {knee: {angle: -60 deg}}
            run: {until: 1 s}
            """;

    private static Experiment read(String more) {
        String text = LEG + more;
        return new Experiment(Description.of("leg.yaml", Document.parse("leg.yaml", text), text)
                .compile());
    }

    private static RunResult run(String more) {
        RunResult r = read(more).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "min(knee.angle)                                 | deg",
                "max(knee.angle) - min(knee.angle)               | deg",
                "range(knee.angle)/range(knee.angle)             | ''",
                "max(knee.speed)                                 | rad/s",
                "integral(knee.speed)                            | rad",
                "max(knee.upper.force)                           | N*m",
                "max(energy.kinetic)                             | J",
                "max(energy.kinetic)/2 - ledger.initial          | J",
                "dissipated(knee.upper)                          | J",
                "ledger.work                                     | J",
                "ledger.relativeResidual                         | ''",
                "count(knee.upper)                               | ''",
                "first(knee.upper).impactSpeed                   | rad/s",
                "first(contacts).maxDepth                        | rad",
                "first(knee.upper).maxForce                      | N*m",
                "first(knee.upper).energyLost                    | J",
                "first(knee.upper).duration                      | s",
            })
    void anOutputHasTheUnitThatIsMeant(String formula, String unit) {
        assertEquals(unit, run("outputs: {x: \"" + formula + "\"}\n").outputUnit("x"));
    }

    @Test
    void theStopOfAnAngleGivesATorqueInEveryTreatment() {
        for (String contact : List.of("compliant", "impulsive", "time-stepping")) {
            String step = contact.equals("time-stepping") ? ", step: 1 ms" : "";
            String run = LEG.replace("until: 1 s", "until: 1 s, contact: " + contact + step);
            String text = run
                    + "outputs: {v: first(knee.upper).speedBefore, i: first(impacts).impulse}\n"
                    + "claims: {c: {says: below, test: \"first(knee.upper).maxForce > 3 [N*m]\"}}\n";
            RunResult r = new Experiment(Description.of("leg.yaml", Document.parse("leg.yaml", text), text)
                            .compile())
                    .run("", Listener.NONE, null, c -> Map.of());
            assertEquals("rad/s", r.outputUnit("v"), contact);
            assertEquals("N*m*s", r.outputUnit("i"), contact);
            assertEquals("N*m", r.verdicts().get(0).unit(), contact);
            assertEquals("rad", r.contactDimension("knee.upper").unit(), contact);
        }
    }

    @Test
    void aForceInNewtonIsRefusedAtTheStopOfAnAngle() {
        String said = assertThrows(
                        DocumentException.class,
                        () -> read("claims: {c: {says: below, test: \"first(knee.upper).maxForce < 300 [N]\"}}\n"))
                .getMessage();
        assertTrue(said.contains("compares a torque or energy [N*m] with a force [N]"), said);
    }

    /** Contacts of both kinds together have no unit in common: none is told, and none is refused. */
    @Test
    void contactsOfBothKindsHaveNoUnitInCommon() {
        String ball = "bodies: {ball: {mass: 1 kg, shape: {sphere: {radius: 10 cm}}, at: [1 m, 0.2 m, 0]},";
        String text = LEG.replace("bodies: {", ball + " ")
                + "surfaces: {floor: {shape: {half-space: {normal: y}}}}\n"
                + "contacts: {touch: {between: [ball, floor], law: hertz, stiffness: 1e6 N/m^1.5}}\n"
                + "outputs: {all: first(contacts).maxForce, ball: first(touch).maxForce, knee: first(knee.upper).maxForce}\n"
                + "claims: {c: {says: some, test: \"first(contacts).maxForce > 1 [N]\"}}\n";
        RunResult r = new Experiment(Description.of("leg.yaml", Document.parse("leg.yaml", text), text)
                        .compile())
                .run("", Listener.NONE, null, c -> Map.of());
        assertEquals(Map.of("all", "", "ball", "N", "knee", "N*m"), r.outputUnits());
    }

    /** The same run in rad and deg: 180/π between them, wherever the number is told. */
    @Test
    void theAuthorChoosesTheUnitAndEveryFileKeepsToIt(@TempDir Path dir) throws IOException {
        RunResult r = run("""
                units: {"knee.*": rad, knee.angle: deg}
                outputs:
                  lowest: {value: min(knee.angle), unit: deg, says: how far the knee bends}
                  same: min(knee.angle)
                  twice: 2*lowest
                claims:
                  bends: {says: it bends, test: "lowest in [-70 deg, -50 deg]"}
                """.replace("\"knee.*\": rad, ", ""));
        double rad = r.outputs().get("same");
        assertEquals(rad, r.outputs().get("lowest"), 0);
        assertEquals(2 * rad, r.outputs().get("twice"), 1e-15);
        assertEquals(Math.toDegrees(rad), r.shownOutputs().get("lowest"), 1e-12);
        assertEquals("how far the knee bends", r.shown().meanings().get("lowest"));
        Verdict v = r.verdicts().get(0);
        assertEquals("deg", v.unit());
        assertEquals(Math.toDegrees(rad), v.value(), 1e-12);
        assertTrue(v.holds());

        ResultFiles.write(r, dir);
        RunFolder back = RunFolder.read(dir);
        assertEquals("deg", back.outputUnit("lowest"));
        assertEquals("deg", back.outputUnit("same")); // the file gives its angles in deg
        assertEquals(
                Math.toDegrees(rad),
                back.summary().path("outputs").path("lowest").asDouble(),
                1e-12);
        assertEquals(rad, back.outputs().get("lowest"), 1e-14); // read back in SI, to compare with other runs
        RunFolder.Series angle = back.series("knee.angle");
        assertEquals("deg", angle.unit());
        assertEquals(-60, angle.values()[0], 1e-12);
        assertEquals(
                "deg",
                back.summary().path("channels").path("knee.angle").path("unit").asString());
        assertEquals(
                -60,
                back.summary().path("channels").path("knee.angle").path("first").asDouble(),
                1e-12);
        // OpenSim has one word for all columns, so its file stays in radians.
        List<String> sto = Files.readAllLines(dir.resolve("recording.sto"));
        int head = sto.indexOf("endheader") + 1;
        int column = List.of(sto.get(head).split("\t")).indexOf("knee.angle");
        assertTrue(sto.contains("inDegrees=no"));
        assertEquals(Math.toRadians(-60), Double.parseDouble(sto.get(head + 1).split("\t")[column]), 1e-15);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "outputs: {x: {value: max(knee.angle), unit: N}}        | outputs.x.unit: is the unit of a force [N], but the output is an angle [rad]",
                "outputs: {x: {value: max(knee.angle), unit: degrees}}  | unknown unit 'degrees'; did you mean 'deg'?",
                "outputs: {x: {unit: deg}}                              | missing key 'value'",
                "units: {knee.angle: kg}                                | is the unit of a mass [kg], but 'knee.angle' is in rad",
                "units: {knee.angel: deg}                               | did you mean 'knee.angle'?",
                "units: {knee.angle: dag}                               | unknown unit 'dag'",
            })
    void aUnitThatDoesNotFitIsRefusedAtItsPlace(String more, String said) {
        String all = assertThrows(DocumentException.class, () -> read(more + "\n"))
                .problems()
                .render();
        assertTrue(all.contains(said), all);
        assertTrue(all.contains("leg.yaml:8:"), all);
    }
}
