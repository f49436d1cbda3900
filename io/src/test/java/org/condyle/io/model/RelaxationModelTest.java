package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.simulate.Checkpoint;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Run;
import org.condyle.simulate.Simulation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tissue that relaxes and surfaces that wear, as model files say it. */
class RelaxationModelTest {
    /** A cup with a layer that is thrown on a ball, spinning, in space; tied to the ground by a ligament. */
    private static final String SCENE = """
            condyle: 1
            gravity: [0, 0, -9.81 m/s^2]
            bodies: {cup: {mass: 0.5 kg, inertia: {xx: 1e-4, yy: 1e-4, zz: 1.5e-4}}}
            joints: {cup: {type: free, child: cup}}
            surfaces:
              skin: {on: cup, shape: {mesh: {of: {sphere: {radius: 20 mm}}, faces: 500}}}
              ball: {shape: {sphere: {radius: 30 mm}}}
            contacts:
              rub:
                between: [skin, ball]
                law: foundation
                stiffness: 2e9 Pa/m
                friction: 0.1
                relaxation: {terms: [{share: 0.5, time: 2 ms}, {share: 0.2, time: 20 ms}]}
                wear: {factors: {skin: 1e-6 mm^3/(N*m)}}
            forces:
              band:
                type: ligament
                between: [{on: ground, at: [0, 0, 0.1 m]}, {on: cup, at: [5 mm, 0, 0]}]
                law: quadratic
                stiffness: 1e6 N/m^2
                slack-length: 45 mm
                relaxation: {spectrum: {factor: 0.1, from: 1 ms, to: 1 s}}
            run: {until: 30 ms}
            """;

    private static ModelFile model(String text) {
        return Description.of("m.yaml", Document.parse("m.yaml", text)).compile("", List.of());
    }

    private static State start(Mechanism m, long seed) {
        Chance chance = new Chance(seed);
        State s = m.model().newState();
        s.q[0] = chance.in(-0.004, 0.004);
        s.q[1] = chance.in(-0.004, 0.004);
        s.q[2] = 0.0501;
        s.q[3] = 1;
        for (int i = 0; i < 3; i++) {
            s.v[i] = chance.in(-0.2, 0.2) - (i == 2 ? 0.5 : 0);
            s.v[3 + i] = chance.in(-10, 10);
        }
        return s;
    }

    private static Run run(ModelFile file, long seed) {
        Mechanism m = file.mechanism();
        return Run.of(m.model())
                .startAt(start(m, seed))
                .accuracy(1e-7)
                .until(0.03)
                .every(0.001)
                .record("rub.force", "rub.deflection", "rub.skin.worn-volume", "band.tension", "energy.residual");
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3"})
    void theLedgerClosesInSpaceAndNothingIsWornBack(long seed) {
        Run.Finished done = run(model(SCENE), seed).run();
        assertTrue(done.outcome().regular(), done.outcome().message());
        double worn = 0, most = 0;
        for (int i = 0; i < done.recording().rows(); i++) {
            assertTrue(done.recording().value(0, i) >= 0, "a contact never pulls");
            assertTrue(done.recording().value(2, i) >= worn, "wear only grows");
            worn = done.recording().value(2, i);
            most = Math.max(most, done.recording().value(0, i));
            assertTrue(
                    Math.abs(done.recording().value(4, i)) < 1e-4,
                    "ledger " + done.recording().value(4, i));
        }
        assertTrue(most > 10 && worn > 0, "it touches and rubs: " + most + " N, " + worn + " m3");
    }

    @Test
    void aRunThatGoesOnFromACheckpointGivesTheSameBits() {
        ModelFile file = model(SCENE);
        List<Checkpoint> kept = new ArrayList<>();
        Run.Finished end = run(file, 1).checkpointEvery(0.004).run(new Listener() {
            @Override
            public void checkpoint(Checkpoint c) {
                kept.add(c);
            }
        });
        assertTrue(kept.size() >= 3);
        for (int i : new int[] {1, 2}) {
            Simulation again = run(file, 1).checkpointEvery(0.004).simulation();
            again.resume(kept.get(i), Listener.NONE);
            assertArrayEquals(end.last().q, again.last().q);
            assertArrayEquals(end.last().memory, again.last().memory);
            assertArrayEquals(end.last().z, again.last().z);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "share: 0.5, time: 2 ms | share: 0.9, time: 2 ms | add up to 1.1",
                "share: 0.5, time: 2 ms | share: -0.5, time: 2 ms | share",
                "share: 0.5, time: 2 ms | share: 0.5, time: 0 ms | time",
                "share: 0.5, time: 2 ms | share: 0.5, time: 2 mm | time",
                "skin: 1e-6 mm^3/(N*m) | skin: -1e-6 mm^3/(N*m) | must not be negative",
                "skin: 1e-6 mm^3/(N*m) | skin: 1e-6 mm^3 | mm^3",
                "skin: 1e-6 mm^3/(N*m) | tray: 1e-6 mm^3/(N*m) | name skin or ball",
                "skin: 1e-6 mm^3/(N*m) | ball: 1e-6 mm^3/(N*m) | 'ball' has no springs of its own",
                "stiffness: 2e9 Pa/m | {stiffness: 2e9 Pa/m, dissipation: 1 s/m} | without dissipation",
                "from: 1 ms, to: 1 s | from: 1 s, to: 1 ms | longer than 'from'",
                "slack-length: 45 mm | {slack-length: 45 mm, damping: 1 N*s/m} | relaxation",
            })
    void mistakesAreSaidWithTheirPlace(String right, String wrong, String word) {
        String instead =
                wrong.startsWith("{") ? wrong.substring(1, wrong.length() - 1).replace(", ", "\n    ") : wrong;
        int at = SCENE.indexOf(right);
        String indent = SCENE.substring(SCENE.lastIndexOf('\n', at) + 1, at);
        String text = SCENE.replace(right, instead.replace("\n    ", "\n" + indent));
        String message =
                assertThrows(DocumentException.class, () -> model(text)).getMessage();
        assertTrue(message.contains(word) && message.contains("m.yaml:"), message);
    }

    @Test
    void wearWantsTheFacesOfAMesh() {
        String text = SCENE.replace("mesh: {of: {sphere: {radius: 20 mm}}, faces: 500}", "sphere: {radius: 20 mm}")
                .replace("law: foundation", "law: hertz")
                .replace("2e9 Pa/m", "1e8 N/m^1.5");
        String message =
                assertThrows(DocumentException.class, () -> model(text)).getMessage();
        assertTrue(message.contains("faces of a mesh"), message);
    }

    @Test
    void slowStiffnessIsThatAfterALongTime() {
        String column = """
                condyle: 1
                gravity: none
                bodies: {ball: {mass: 1 kg}}
                joints: {rail: {type: slider, axis: z, child: ball}}
                surfaces:
                  skin: {on: ball, shape: {sphere: {radius: 20 mm}}}
                  floor: {shape: {half-space: {normal: z}}}
                contacts: {c: {between: [skin, floor], law: hooke, stiffness: 1000 N/m, relaxation: {terms: [{share: 0.75, time: 1 s}], stiffness: slow}}}
                run: {until: 1 ms}
                """;
        ModelFile file = model(column);
        State s = file.mechanism().model().newState();
        s.q[0] = 0.019;
        Run.Finished done = Run.of(file.mechanism().model())
                .startAt(s)
                .until(1e-6)
                .every(1e-6)
                .record("c.force")
                .run();
        assertEquals(4, done.recording().value(0, 0), 1e-9, "four times the slow one");
    }

    /** A paraboloid on columns of a layer: pressed at 1 mm/s for half a second, then held; the hereditary integral. */
    @Test
    void aBallThatIsPressedAndHeldFollowsTheHereditaryIntegral() {
        ModelFile file = model("""
                condyle: 1
                gravity: none
                bodies: {ball: {mass: 1e15 kg}} # too heavy to be stopped
                joints: {rail: {type: slider, axis: z, child: ball}}
                surfaces:
                  skin: {on: ball, shape: {sphere: {radius: 20 mm}}}
                  floor: {shape: {half-space: {normal: z}}}
                contacts:
                  c: {between: [skin, floor], law: hertz, exponent: 2, stiffness: = pi*5e9*0.02*1 N/m^2, relaxation: {terms: [{share: 0.8, time: 0.5 s}]}}
                run: {until: 1 s}
                """);
        State s = file.mechanism().model().newState();
        s.q[0] = 0.02;
        s.v[0] = -1e-3;
        Run.Finished pressed = Run.of(file.mechanism().model())
                .startAt(s)
                .accuracy(1e-12)
                .until(0.5)
                .every(0.5)
                .record("c.force")
                .run();
        assertEquals(61.937057260, pressed.recording().value(0, 1), 1e-7);
        State stopped = pressed.last().copy();
        stopped.v[0] = 0;
        Run.Finished held = Run.of(file.mechanism().model())
                .startAt(stopped)
                .accuracy(1e-12)
                .until(2.5)
                .every(0.5)
                .record("c.force")
                .run();
        int last = held.recording().rows() - 1;
        assertEquals(32.714696531, held.recording().value(0, 1), 1e-6);
        assertEquals(16.554678660, held.recording().value(0, last), 1e-6);
    }
}
