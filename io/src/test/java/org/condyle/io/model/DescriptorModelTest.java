package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Checkpoint;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Recording;
import org.junit.jupiter.api.Test;

/** What is told of motions, as a model file says it. */
class DescriptorModelTest {
    private static final String BALL = """
            condyle: 1
            bodies: {ball: {mass: 1 kg, shape: {sphere: {radius: 0.1 m}}, inertia: {xx: 0.004, yy: 0.004, zz: 0.004}, at: [0, 0.0999 m, 0]}}
            surfaces: {floor: {shape: {half-space: {normal: y}}}}
            contacts: {touch: {between: [ball, floor], law: hertz, stiffness: 1e7 N/m^1.5}}
            descriptors:
              axis: {type: helical-axis, between: [ground, ball]}
              finite: {type: finite-axis, between: [ground, ball]}
              way: {type: rolling, contact: touch}
            initial: {ball: {velocity: [1, 0, 0], spin: [0, 0, -10]}}
            run: {until: 0.01 s, accuracy: 1e-9}
            record: {every: 1 ms, channels: ["axis.*", "finite.*", "way.*"]}
            """;

    private static ModelFile read(String text) {
        return Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
    }

    private static RunResult run(String text) {
        RunResult r = new Experiment(read(text)).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r;
    }

    private static String refused(String text) {
        return assertThrows(DocumentException.class, () -> read(text)).getMessage();
    }

    private static double[] column(RunResult r, String name) {
        Recording rows = r.recording();
        return rows.column(name);
    }

    @Test
    void aBallThatRollsTellsItsAxisAndItsRolling() {
        RunResult r = run(BALL);
        double[] y = column(r, "axis.y"), rolling = column(r, "way.rolling"), angle = column(r, "finite.angle");
        double[] nz = column(r, "axis.nz"), finite = column(r, "finite.nz");
        for (int i = 0; i < y.length; i++) {
            assertEquals(0, y[i], 2e-4, "at the floor, but for the depth");
            assertEquals(-1, nz[i], 1e-9);
            assertEquals(0.1 * i / 10, angle[i], 1e-9);
            assertEquals(i == 0 ? Double.NaN : -1, finite[i], 1e-9);
            assertEquals(1, rolling[i], 1e-2);
        }
    }

    @Test
    void quasiStaticAnalysesTellTheDerivativeAlongThePath() {
        RunResult r = run("""
                condyle: 1
                plane: xy
                gravity: none
                bodies: {arm: {mass: 1 kg, inertia: {zz: 1}}, held: {mass: 1 kg, inertia: {zz: 1}}}
                joints: {pin: {type: pin, child: arm}, rail: {type: pin, parent: arm, at: [1 m, 0], child: held}}
                forces: {spring: {type: spring, on: rail, stiffness: 5 N*m, rest: 0}}
                constraints: {turns: {type: drive, coordinate: pin.angle, value: = 2 rad/s*t}}
                descriptors: {centre: {type: instant-centre, between: [ground, held]}}
                run: {analysis: quasi-static, until: 1 s}
                record: {every: 0.1 s, channels: ["centre.*", pin.speed]}
                """);
        for (int i = 0; i < r.recording().rows(); i++) {
            assertEquals(0, column(r, "centre.x")[i], 1e-9);
            assertEquals(0, column(r, "centre.y")[i], 1e-9);
            assertEquals(2, column(r, "centre.spin")[i], 1e-9);
            assertEquals(0, column(r, "pin.speed")[i], "positions are at rest all the same");
        }
    }

    @Test
    void theFirstPositionIsThatOfTheRunAlsoWhenItIsResumed() {
        String text = BALL.replace("until: 0.01 s", "until: 0.01 s, checkpoint: 4 ms");
        List<Checkpoint> kept = new ArrayList<>();
        RunResult whole = new Experiment(read(text))
                .run(
                        "",
                        new Listener() {
                            @Override
                            public void checkpoint(Checkpoint c) {
                                kept.add(c);
                            }
                        },
                        null,
                        c -> Map.of());
        RunResult again = new Experiment(read(text)).run("", Listener.NONE, kept.get(0), c -> Map.of());
        for (String channel : List.of("finite.angle", "finite.x", "axis.y", "way.rolling")) {
            assertArrayEquals(column(whole, channel), column(again, channel), channel);
        }
    }

    @Test
    void mistakesAreNamed() {
        String none = refused(BALL.replace("contact: touch", "contact: tuch"));
        assertTrue(
                none.contains("descriptors.way.contact: there is no contact 'tuch'") && none.contains("touch"), none);
        String distance = refused(
                BALL.replace("law: hertz, stiffness: 1e7 N/m^1.5", "law: distance, repulsion: 2 kPa, range: 10 mm"));
        assertTrue(
                distance.contains("'touch' is no contact between two surfaces with a law at their points"), distance);
        String space = refused(BALL.replace("type: helical-axis", "type: instant-centre"));
        assertTrue(space.contains("is told of planar models") && space.contains("helical-axis"), space);
        String body = refused(BALL.replace(
                "axis: {type: helical-axis, between: [ground, ball]}",
                "axis: {type: helical-axis, between: [ground, bal]}"));
        assertTrue(body.contains("there is no body 'bal'"), body);
        String name = refused(BALL.replace("  way: {type", "  touch: {type"));
        assertTrue(name.contains("the name 'touch' is used under contacts already"), name);
        String slow = refused(BALL.replace("contact: touch}", "contact: touch, slowest: 0 m/s}"));
        assertTrue(slow.contains("descriptors.way.slowest") && slow.contains("must be > 0"), slow);
        String word = refused(BALL.replace("type: rolling", "type: sliding"));
        assertTrue(word.contains("there is no descriptor type 'sliding'"), word);
    }
}
