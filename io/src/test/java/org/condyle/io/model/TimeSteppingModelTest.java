package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;

/** Time-stepping as a model file asks for it. */
class TimeSteppingModelTest {
    private static final String BALL = """
            condyle: 1
            title: Ball that bounces
            bodies:
              ball: {mass: 1 kg, shape: {sphere: {radius: 0.1 m}}, at: [0, 1 m, 0]}
            surfaces:
              floor: {shape: {half-space: {}}}
            contacts:
              touch: {between: [floor, ball], law: hertz, stiffness: 1e6 N/m^1.5, impact: 0.9, friction: 0.3}
            run: {until: 1 s, contact: time-stepping, step: 1 ms}
            record: {channels: [ball.y, touch.force]}
            outputs: {height: last(ball.y), hits: count(touch)}
            """;

    private static RunResult run(String text, String... settings) {
        RunResult r = new Experiment(read(text, settings)).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r;
    }

    private static ModelFile read(String text, String... settings) {
        List<Map.Entry<String, String>> changes = new ArrayList<>();
        for (String s : settings) {
            changes.add(Map.entry(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1)));
        }
        return Description.of("m.yaml", Document.parse("m.yaml", text), text).compile("", changes);
    }

    private static String refused(String text, String... settings) {
        return assertThrows(DocumentException.class, () -> read(text, settings))
                .problems()
                .render();
    }

    @Test
    void oneWordTurnsTheContactsOfAFileRigid() {
        RunResult r = run(BALL);
        double fall = Math.sqrt(2 * 0.9 / 9.81), up = 0.9 * 9.81 * fall, t = 1 - fall;
        assertEquals(0.1 + up * t - 0.5 * 9.81 * t * t, r.outputs().get("height"), 5e-3);
        assertEquals(1000, r.outcome().steps());
        assertEquals(1, r.outcome().impacts().size());
        assertEquals("touch", r.outcome().impacts().get(0).at());
        assertTrue(r.outcome().ledger().dissipated().get("impacts") > 1);
    }

    private static final String FOOT = """
            condyle: 1
            title: A foot of a box and a sphere is thrown on the floor
            bodies:
              foot: {mass: 1 kg, inertia: {xx: 0.002, yy: 0.004, zz: 0.004}, shape: {box: {size: [20 cm, 4 cm, 8 cm]}}, at: [0, 0.3, 0]}
            surfaces:
              floor: {shape: {half-space: {normal: y}}}
              heel: {on: foot, at: [-12 cm, 0, 0], shape: {sphere: {radius: 3 cm}}}
            contacts:
              sole: {between: [foot, floor], law: hertz, stiffness: 1e6 N/m^1.5, friction: 0.5, impact: 0.3}
              heel: {between: [heel, floor], law: hertz, stiffness: 1e6 N/m^1.5, friction: 0.5, impact: 0.3}
            initial: {foot: {velocity: [1 m/s, 0, 0.3 m/s], spin: [1 rad/s, 2 rad/s, 3 rad/s]}}
            run: {until: 1 s, contact: time-stepping, step: 1 ms, residual: 1e-9}
            """;

    @Test
    void aFootOfABoxAndASphereIsSolvedInEveryStep() {
        for (String restitution : new String[] {"0", "0.3", "0.7"}) {
            RunResult r = run(FOOT, "contacts.sole.impact=" + restitution, "contacts.heel.impact=" + restitution);
            assertEquals(List.of(), r.outcome().warnings());
        }
    }

    /** Three balls in a corner, and others. */
    private static String pile(String more) {
        return """
                condyle: 1
                title: Balls in a corner
                bodies:
                  a: {mass: 1 kg, shape: {sphere: {radius: 0.1 m}}, at: [0, 0.1, 0]}
                  b: {mass: 1 kg, shape: {sphere: {radius: 0.1 m}}, at: [0.2, 0.1, 0]}
                  c: {mass: 1 kg, shape: {sphere: {radius: 0.1 m}}, at: [0.1, 0.28, 0]}
                """ + more + """
                surfaces:
                  floor: {shape: {half-space: {normal: y}}}
                  left: {at: [-0.1, 0, 0], shape: {half-space: {normal: x}}}
                  right: {at: [0.3, 0, 0], shape: {half-space: {normal: [-1, 0, 0]}}}
                contacts: {touch: {among: [a, b, c, floor, left, right], law: hertz, stiffness: 1e6 N/m^1.5, friction: 0.5, impact: 0}}
                run: {until: 0.1 s, contact: time-stepping, step: 1 ms}
                """;
    }

    @Test
    void howWellContactsAreSolvedCanBeSaid() {
        String pile = pile("");
        assertEquals(List.of(), run(pile).outcome().warnings());
        String[] exact = {"run.sweeps=1", "run.residual=1e-10"};
        assertEquals(List.of(), run(pile, exact).outcome().warnings()); // so few bodies need no sweeps
        StringBuilder more = new StringBuilder();
        for (int i = 0; i < 98; i++) {
            more.append(String.format(
                    Locale.ROOT,
                    "  d%d: {mass: 1 kg, shape: {sphere: {radius: 0.1 m}}, at: [%s, 0.1, 1]}%n",
                    i,
                    0.2 * i));
        }
        String warning = run(pile(more.toString()), exact).outcome().warnings().get(0);
        assertTrue(
                warning.matches("in \\d+ of 100 steps the contact solver missed .* run.residual, 1.0e-10 of .*"),
                warning);
        assertTrue(warning.contains("use more run.sweeps than 1, or a shorter run.step"), warning);
        assertTrue(refused(pile, "run.residual=0").contains("must be at least 1e-12"));
        assertTrue(refused(pile, "run.sweeps=0").contains("must lie between 1 and 1000000"));
    }

    /** A force does F x, also where friction halves the velocities that it would cause. */
    @Test
    void theWorkOfAForceIsTakenAtTheVelocityThatThereIs() {
        String block = """
                condyle: 1
                title: Block that is pushed over the floor
                bodies:
                  block: {mass: 1 kg, inertia: {xx: 0.01, yy: 0.01, zz: 0.01}, shape: {box: {size: [40 cm, 4 cm, 40 cm]}}, at: [0, 2 cm, 0]}
                surfaces:
                  floor: {shape: {half-space: {normal: y}}}
                contacts:
                  c: {between: [block, floor], law: hertz, stiffness: 1e6 N/m^1.5, friction: 0.5, impact: 0}
                forces: {push: {type: force, on: block, value: [8 N, 0, 0]}}
                run: {until: 0.2 s, contact: time-stepping, step: 1 ms}
                outputs: {x: last(block.x), work: ledger.work, open: abs(ledger.relativeResidual)}
                """;
        for (String kind : new String[] {"between", "among"}) {
            Map<String, Double> out = run(block.replace("between", kind)).outputs();
            assertEquals(0.5 * (8 - 0.5 * 9.81) * 0.04, out.get("x"), 1e-4 * 0.0619);
            assertEquals(8 * out.get("x"), out.get("work"), 1e-12);
            assertEquals(0, out.get("open"), 1e-12);
        }
    }

    private static final String BULLET = """
            condyle: 1
            title: Ball against a thin plate
            gravity: none
            bodies:
              ball:  {mass: 0.01 kg, shape: {sphere: {radius: 5 mm}}, at: [0, 0.1, 0]}
              plate: {mass: 1000 kg, inertia: {xx: 1e3, yy: 1e3, zz: 1e3}, shape: {box: {size: [1 m, 1 mm, 1 m]}}}
            contacts: {c: {between: [ball, plate], impact: 0.5, law: hertz, stiffness: 1e9}}
            initial: {ball: {velocity: [0, -17 m/s, 0]}}
            run: {until: 20 ms, contact: time-stepping, step: 1 ms}
            outputs: {y: last(ball.y), v: last(ball.vy)}
            """;

    @Test
    void aBallDoesNotPassAThinPlateBetweenTwoSteps() {
        for (String many : new String[] {"between", "among"}) {
            String text = BULLET.replace("between", many);
            RunResult slow = run(text);
            assertEquals(8.5, slow.outputs().get("v"), 1e-3);
            assertTrue(slow.outputs().get("y") > 0.1);
            RunResult bullet = run(text, "initial.ball.velocity=[0, -10 km/s, 0]", "run.step=10 us", "run.until=1 ms");
            assertEquals(5e3, bullet.outputs().get("v"), 1);
            RunResult spheres = run(
                    text,
                    "bodies.plate={mass: 0.01 kg, shape: {sphere: {radius: 5 mm}}}",
                    "initial.ball.velocity=[0, -30 m/s, 0]");
            assertEquals(-7.5, spheres.outputs().get("v"), 1e-6);
        }
    }

    @Test
    void manyAgainstEachOtherRunToo() {
        String manyBody = BALL.replace("between: [floor, ball]", "among: [floor, ball]")
                .replace("touch.force", "touch.depth")
                .replace(", hits: count(touch)", "");
        assertEquals(run(BALL).outputs().get("height"), run(manyBody).outputs().get("height"), 1e-4);
        assertTrue(refused(manyBody, "run.contact=impulsive").contains("give the pairs"));
        assertTrue(refused(manyBody, "contacts.touch.impact={law: poisson, restitution: 0.5}")
                .contains("newton"));
    }

    @Test
    void anIntegratorBesideItIsRefusedWithTheWayOut() {
        assertTrue(refused(BALL, "run.integrator=rk4").contains("remove it and give 'step'"));
    }

    @Test
    void withoutAStepItTakesTheUsualOneAndTellsIt() {
        var given = run(BALL);
        var usual = run(BALL.replace(", step: 1 ms", ""));
        assertTrue(given.outcome().notes().isEmpty());
        assertTrue(usual.outcome().notes().toString().contains("takes the step 1 ms"));
        assertEquals(given.outputs(), usual.outputs());
    }
}
