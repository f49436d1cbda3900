package org.condyle.experiment;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.contact.RigidPair;
import org.condyle.contact.impact.NewtonImpact;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Problem;
import org.condyle.io.model.Description;
import org.condyle.io.results.RunResult;
import org.condyle.joints.Ball;
import org.condyle.joints.Distance;
import org.condyle.joints.Free;
import org.condyle.joints.Pin;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.scenes.Seeds;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Recording;
import org.condyle.simulate.Run;
import org.condyle.simulate.Start;
import org.junit.jupiter.api.Test;

/** A model that is built in Java and the same model in a file start and move equally, and are refused for the same reasons. */
class TwoDoorsTest {
    private static final int MODELS = Seeds.of(200, 60);

    private static Description describe(String text) {
        return Description.of("m.yaml", Document.parse("m.yaml", text), text);
    }

    private static RunResult byFile(String text) {
        return new Experiment(describe(text).compile()).run("", Listener.NONE, null, c -> Map.of());
    }

    private static String refusal(String text) {
        return String.valueOf(
                assertThrows(DocumentException.class, () -> byFile(text)).getMessage());
    }

    private static String refusal(Run run) {
        return String.valueOf(assertThrows(ModelException.class, run::run).getMessage());
    }

    @Test
    void randomModelsStartAndMoveEqually() {
        int ran = 0, loops = 0, behind = 0, moved = 0, refused = 0;
        for (long seed = 1; seed <= MODELS; seed++) {
            TwinModel twin = new TwinModel(seed);
            Model model = twin.model();
            Run.Finished java;
            try {
                java = twin.run(model).run();
            } catch (ModelException e) {
                String message = refusal(twin.file());
                assertTrue(message.contains(String.valueOf(e.getMessage())), "seed " + seed + ": " + message);
                refused++;
                continue;
            }
            RunResult file = byFile(twin.file());
            equal("seed " + seed, java.recording(), file.recording());
            assertEquals(java.outcome().steps(), file.outcome().steps(), "seed " + seed);
            assertEquals(java.outcome().end(), file.outcome().end(), "seed " + seed);
            assertEquals(java.outcome().warnings(), file.warnings(), "seed " + seed);
            held("seed " + seed, twin, java);
            ran++;
            loops += twin.hasLoops() ? 1 : 0;
            behind += twin.hasLoops() && twin.givesBehindQuaternion(model) ? 1 : 0;
            moved += java.outcome().warnings().toString().contains("violates the constraints") ? 1 : 0;
        }
        String counts = ran + " ran, " + loops + " with loops, " + behind
                + " of them with coordinates given behind a quaternion, " + moved + " with given values that moved, "
                + refused + " refused";
        assertTrue(
                ran > 0.7 * MODELS && loops > 0.3 * MODELS && behind > 0.1 * MODELS && moved > 2 && refused > 2,
                counts);
    }

    /** Trees, loops, rotations, held coordinates, contacts that touch, overlap or do not give way. */
    @Test
    void randomModelsHaveTheSameStartOrTheSameRefusal() {
        int ready = 0, moved = 0, redundant = 0, overlapping = 0, weightless = 0, apart = 0, deep = 0;
        for (long seed = 1; seed <= 200; seed++) {
            TwinModel twin = TwinModel.onFloor(seed);
            String text = twin.file(), what = "seed " + seed;
            Start.Consistent java;
            try {
                java = twin.run(twin.model()).start();
            } catch (ModelException e) {
                String why = String.valueOf(e.getMessage()), file = refusal(text);
                assertTrue(file.startsWith("m.yaml:") && file.endsWith(": " + why), what + ": " + file);
                deep += why.contains("surfaces must not overlap") ? 1 : 0;
                apart += why.contains("cannot be satisfied") ? 1 : 0;
                continue;
            }
            Experiment file = new Experiment(describe(text).compile());
            same(what, java.state(), file.start());
            assertEquals(java.assembly().remarks(), file.assembly().remarks(), what);
            assertEquals(java.assembly().redundant(), file.assembly().redundant(), what);
            List<String> found = java.findings().stream()
                    .map(Start.Finding::message)
                    .sorted()
                    .toList();
            assertEquals(
                    found,
                    file.warnings().sorted().stream()
                            .map(Problem::message)
                            .sorted()
                            .toList(),
                    what);
            ready++;
            moved += java.assembly().remarks().isEmpty() ? 0 : 1;
            redundant += java.assembly().redundant().isEmpty() ? 0 : 1;
            overlapping += found.toString().contains("at the start, which stores") ? 1 : 0;
            weightless += found.toString().contains("but no mass") ? 1 : 0;
        }
        String counts = ready + " ready, " + moved + " with given values that moved, " + redundant + " redundant, "
                + overlapping + " overlapping, " + weightless + " weightless, refused: " + apart + " loops, " + deep
                + " overlaps";
        assertTrue(ready > 100 && moved > 5 && redundant > 5 && overlapping > 5, counts);
        assertTrue(weightless > 5 && apart > 5 && deep > 5, counts);
    }

    private static void same(String what, State a, State b) {
        assertEquals(a.time, b.time, what);
        assertArrayEquals(a.q, b.q, what + ": coordinates");
        assertArrayEquals(a.v, b.v, what + ": speeds");
        assertArrayEquals(a.z, b.z, what + ": internal states");
        assertArrayEquals(a.memory, b.memory, what + ": memory");
    }

    private static void equal(String what, Recording a, Recording b) {
        assertEquals(
                a.channels().stream().map(Channel::name).toList(),
                b.channels().stream().map(Channel::name).toList(),
                what);
        assertArrayEquals(a.times(), b.times(), what);
        for (int c = 0; c < a.channels().size(); c++) {
            assertArrayEquals(
                    a.column(c), b.column(c), what + ": " + a.channels().get(c).name());
        }
    }

    /** What was given is there at the start, or a warning tells what became of it. */
    private static void held(String what, TwinModel twin, Run.Finished run) {
        List<String> recorded =
                run.recording().channels().stream().map(Channel::name).toList();
        twin.given().forEach((name, value) -> {
            if (recorded.contains(name) && Math.abs(run.recording().column(name)[0] - value) > 1e-9) {
                String told = "initial " + name + " = " + value + " violates the constraints; changed to ";
                String joint = name.substring(0, name.indexOf('.'));
                String turned = "initial orientation of '" + joint + "' violates the constraints; turned by ";
                assertTrue(
                        run.outcome().warnings().stream().anyMatch(w -> w.startsWith(told) || w.startsWith(turned)),
                        what + ": " + name + " = " + value + " became "
                                + run.recording().column(name)[0] + ", and only "
                                + run.outcome().warnings() + " was told");
            }
        });
    }

    private static Model.Builder rod(List<Integer> index) {
        Model.Builder b = Model.builder("rod");
        index.add(b.body(Body.of("one", 1).centre(0, -0.25, 0).inertia(0.03, 0.002, 0.03)));
        return b;
    }

    private static final String ROD =
            "bodies: {one: {mass: 1, centre: [0, -0.25, 0], inertia: {xx: 0.03, yy: 0.002, zz: 0.03}}}\n";

    @Test
    void loopThatCannotCloseIsRefusedAtBothDoors() {
        List<Integer> one = new ArrayList<>();
        Model.Builder b = rod(one);
        b.joint("ball", new Ball(), Motion.GROUND, one.get(0));
        b.constraint(
                "rod", new Distance(one.get(0), new double[] {0, -0.5, 0}, Motion.GROUND, new double[] {2, 0, 0}, 0.5));
        String java = refusal(Run.of(b.build()));
        String file = refusal("condyle: 1\n" + ROD + """
                joints: {ball: {type: ball, child: one}}
                constraints:
                  rod: {type: distance, between: [{on: one, at: [0, -0.5, 0]}, {at: [2, 0, 0]}], length: 0.5}
                run: {until: 1}
                """);
        assertTrue(
                java.startsWith(
                        "the constraints cannot be satisfied from the initial position: 'rod.length' is violated by"
                                + " 1.0 m; check lengths"),
                java);
        assertTrue(file.startsWith("m.yaml:5:") && file.endsWith("constraints.rod: " + java), file);
    }

    @Test
    void overlapIsRefusedAtBothDoors() {
        Model.Builder b = Model.builder("ball on floor");
        int ball = b.body(Body.of("ball", 1).inertia(4e-3, 4e-3, 4e-3));
        b.joint("ball", new Free(), Motion.GROUND, ball);
        Surface floor = new Surface(
                "floor", Motion.GROUND, Frame.withZAlong(new double[3], new double[] {0, 1, 0}), new HalfSpace());
        Surface skin = new Surface("skin", ball, Frame.IDENTITY, new Sphere(0.1));
        b.surface(floor).surface(skin);
        b.unilateral(
                "touch", RigidPair.in(b, Pairs.between(floor, skin), false, DryFriction.NONE, new NewtonImpact(0.5)));
        String java = refusal(Run.of(b.build()).start("ball.y", 0.09));
        String file = refusal("""
                condyle: 1
                bodies: {ball: {mass: 1, inertia: {xx: 4e-3, yy: 4e-3, zz: 4e-3}, at: [0, 0.09, 0], shape: {sphere: {radius: 0.1}}}}
                surfaces: {floor: {shape: {half-space: {normal: y}}}}
                contacts:
                  touch: {between: [floor, ball], impact: 0.5}
                run: {until: 1, contact: impulsive}
                """);
        assertEquals("'touch' overlaps by 0.01 m at the start; without compliance, surfaces must not overlap", java);
        assertTrue(file.startsWith("m.yaml:5:") && file.endsWith("contacts.touch: " + java), file);
    }

    @Test
    void unknownNamesAndNumbersAreRefusedAtBothDoors() {
        List<Integer> one = new ArrayList<>();
        Model.Builder b = rod(one);
        b.joint("hinge", new Pin(), Motion.GROUND, one.get(0));
        Run run = Run.of(b.build());
        String file = "condyle: 1\n" + ROD + "joints: {hinge: {type: pin, child: one}}\nrun: {until: 1}\ninitial: ";
        assertEquals(
                "no coordinate 'hinge.angel'; did you mean 'hinge.angle'?",
                assertThrows(IllegalArgumentException.class, () -> run.start("hinge.angel", 1))
                        .getMessage());
        assertEquals(
                "m.yaml:5:26: initial.hinge.angel: a pin has no 'angel' to initialise; did you mean 'angle'?",
                refusal(file + "{hinge: {angel: 1}}"));
        assertEquals(
                "no coordinate 'hing.angle'; did you mean 'hinge.angle'?",
                assertThrows(IllegalArgumentException.class, () -> run.start("hing.angle", 1))
                        .getMessage());
        assertEquals(
                "m.yaml:5:17: initial.hing: there is no joint or free body 'hing'; did you mean 'hinge'?",
                refusal(file + "{hing: {angle: 1}}"));
        assertEquals(
                "initial hinge.angle [rad] must be a finite number, was NaN",
                assertThrows(IllegalArgumentException.class, () -> run.start("hinge.angle", Double.NaN))
                        .getMessage());
        Map.of(
                        ".nan", "must be a finite number, was '.nan'",
                        ".inf", "must be a finite number, was '.inf'",
                        "= 1/0", "the value is Infinity, not a finite number",
                        "= log(-1)", "the value is NaN, not a finite number",
                        "1e999", "the number is too large; a quantity in rad is needed")
                .forEach((value, told) -> {
                    String message = refusal(file + "{hinge: {angle: " + value + "}}");
                    assertTrue(message.startsWith("m.yaml:5:2"), message);
                    assertTrue(message.endsWith(": initial.hinge.angle: " + told), message);
                });
    }
}
