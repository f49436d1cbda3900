package org.condyle.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.model.Description;
import org.condyle.io.results.RunResult;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Seeds;
import org.condyle.simulate.EnergyLedger;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.junit.jupiter.api.Test;

/** Events that strike, in whole runs: a brick on a floor in space that is hit at random points, by all three treatments of contact. */
class StrikeRunTest {
    private static final String BRICK = """
            condyle: 1
            bodies:
              brick:
                mass: 1.3 kg
                inertia: INERTIA
                shape: {box: {size: SIZE}}
                at: [0, 0.05, 0]
            surfaces: {floor: {shape: {half-space: {normal: [0, 1, 0]}}}}
            contacts:
              touch: {between: [floor, brick], law: hunt-crossley, stiffness: 1e8 N/m^1.5, restitution: RESTITUTION, friction: FRICTION}
            initial: {brick: {velocity: VELOCITY}}
            events:
              first:  {at: 20 ms, impulse: {on: brick, at: POINT1, value: BLOW1}}
              second: {when: = brick.vy, direction: falling, provided: = t > 25 ms and t < 0.2 s, impulse: [{on: brick, at: POINT2, value: BLOW2, axes: body}, ALONG]}
            run: {until: 0.3 s, contact: METHOD, accuracy: 1e-8, step: STEP}
            outputs:
              vx: value(brick.vx, at=time(first))
              vy: value(brick.vy, at=time(first))
              vz: value(brick.vz, at=time(first))
              spin: value(brick.wy, at=time(first))
            """;

    /** Components of a vector, in the scene or in the same scene turned by a right angle about the vertical. */
    private static String vector(double[] x, boolean turned) {
        return turned ? written(x[2], x[1], -x[0]) : written(x[0], x[1], x[2]);
    }

    private static String written(double x, double y, double z) {
        return String.format(Locale.ROOT, "[%.17g, %.17g, %.17g]", x, y, z);
    }

    private static String scene(long seed, String method) {
        return scene(seed, method, false);
    }

    private static String scene(long seed, String method, boolean turned) {
        Chance c = new Chance(seed);
        String text = BRICK.replace(
                        "INERTIA", turned ? "{xx: 4e-3, yy: 5e-3, zz: 3e-3}" : "{xx: 3e-3, yy: 5e-3, zz: 4e-3}")
                .replace("SIZE", turned ? "[16 cm, 10 cm, 20 cm]" : "[20 cm, 10 cm, 16 cm]")
                .replace("VELOCITY", vector(new double[] {0.3, 0, -0.2}, turned))
                .replace("ALONG", turned ? "{on: brick.z, value: -0.1 N*s}" : "{on: brick.x, value: 0.1 N*s}")
                .replace("RESTITUTION", c.in(0, 1) < 0.3 ? "0" : Double.toString(c.in(0, 0.8)))
                .replace("FRICTION", Double.toString(c.in(0, 1)))
                .replace("POINT1", vector(c.vector(0.05), turned))
                .replace("BLOW1", vector(c.vector(1), turned))
                .replace("POINT2", vector(c.vector(0.05), turned))
                .replace("BLOW2", vector(c.vector(1), turned))
                .replace("METHOD", method);
        return method.equals("time-stepping") ? text.replace("STEP", "0.2 ms") : text.replace(", step: STEP", "");
    }

    private static RunResult run(String text) {
        return new Experiment(Description.of("brick", Document.parse("brick.yaml", text), text)
                        .compile())
                .run("test", Listener.NONE, null, c -> Map.of());
    }

    @Test
    void everyJouleOfABlowIsAccountedForByAllTreatments() {
        int struckTwice = 0;
        for (long seed = 1; seed <= Seeds.of(60, 8); seed++) {
            for (String method : new String[] {"impulsive", "time-stepping", "compliant"}) {
                String where = "seed " + seed + ", " + method;
                RunResult r = run(scene(seed, method));
                assertEquals(
                        Outcome.End.COMPLETED,
                        r.outcome().end(),
                        () -> where + ": " + r.outcome().message());
                assertEquals(List.of(), r.outcome().distrust(), where);
                EnergyLedger ledger = r.outcome().ledger();
                double brought = ledger.work().get(EnergyLedger.IMPULSES);
                double loss = method.equals("time-stepping") ? 1e-4 : 1e-7; // of a step and of an accuracy of 1e-8
                assertTrue(Math.abs(ledger.residual()) <= loss * ledger.scale(), where + ": " + ledger);
                assertTrue(ledger.last() <= ledger.initial() + brought + loss * ledger.scale(), where);
                struckTwice += r.outcome().events().size() > 1 ? 1 : 0;
            }
        }
        assertTrue(struckTwice > 0, "the second blow waits for the top of a flight");
    }

    /** Turned about the vertical by a right angle, the floor is the same floor. */
    @Test
    void turnedBlowsTurnTheMotion() {
        for (long seed = 1; seed <= Seeds.of(40, 5); seed++) {
            RunResult a = run(scene(seed, "impulsive")), b = run(scene(seed, "impulsive", true));
            String where = "seed " + seed;
            assertEquals(after(a, "vz"), after(b, "vx"), 1e-9, where);
            assertEquals(after(a, "vy"), after(b, "vy"), 1e-9, where);
            assertEquals(after(a, "spin"), after(b, "spin"), 1e-9, where);
        }
    }

    private static double after(RunResult r, String output) {
        return Objects.requireNonNull(r.outputs().get(output));
    }

    private static String problem(String from, String to) {
        String text = scene(1, "impulsive").replaceAll(from, to);
        return String.valueOf(
                assertThrows(DocumentException.class, () -> run(text)).getMessage());
    }

    @Test
    void wrongBlowsAreRefusedWithTheWayOut() {
        String first = "\\{on: brick, at: \\[[^\\]]*\\], value: \\[[^\\]]*\\]\\}";
        assertTrue(
                problem(first, "{on: brick, value: 1 N*s}")
                        .contains("an impulse on a body has 2 or 3 components, such as [1 N*s, 0]"),
                "a number on a body");
        assertTrue(
                problem(first, "{on: brick.y, at: [0, 0, 0], value: 1 N*s}")
                        .contains("events.first.impulse.at: belongs to an impulse on a body"),
                "a point of a coordinate");
        assertTrue(
                problem(first, "{on: brick.y, value: 1 N}")
                        .contains("1 N is a force [N]; a momentum or impulse [N*s] is needed"),
                "a force");
        assertTrue(
                problem(first, "{on: brik, value: [1 N*s, 0, 0]}")
                        .contains("there is no body 'brik'; did you mean 'brick'?"),
                "an unknown body");
    }
}
