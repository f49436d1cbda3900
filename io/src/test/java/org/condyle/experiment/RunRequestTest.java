package org.condyle.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Recording;
import org.junit.jupiter.api.Test;

/** A ball thrown upwards with 1 m/s: y = t - g t²/2. */
class RunRequestTest {
    private static final String BALL = """
            condyle: 1
            plane: xy
            bodies: {ball: {mass: 2 kg, inertia: {zz: 1 kg*m^2}}}
            initial: {ball: {velocity: [0, 1 m/s]}}
            gravity: [0, -10]
            run: {until: 0.1 s}
            record: {every: 10 ms, channels: [ball.y]}
            outputs: {top: max(ball.y)}
            claims: {up: {says: it rises, test: top > 0 m}}
            """;

    private static ModelFile file() {
        return Description.of("ball", Document.parse("ball.yaml", BALL), BALL).compile();
    }

    private static Entry asked(String text) {
        return Entry.of(Position.in("asked"), "", text);
    }

    private static RunResult run(RunRequest request, Listener listener) {
        return new Experiment(file(), request).run("", listener, null, c -> Map.of());
    }

    private static List<String> channels(RunResult r) {
        return r.recording().channels().stream().map(c -> c.name()).toList();
    }

    @Test
    void whatIsAskedForStandsBesideWhatTheFileAsks() {
        RunResult plain = run(RunRequest.AS_IN_FILE, Listener.NONE);
        assertEquals(List.of("ball.y"), channels(plain));
        RunRequest request = RunRequest.AS_IN_FILE
                .withOutputs(List.of(asked("last(ball.vy)"), asked("= 2*top")))
                .withCurves(List.of(asked("energy.kinetic")));
        RunResult more = run(request, Listener.NONE);
        assertEquals(List.of("ball.y", "energy.kinetic", "ball.vy"), channels(more));
        assertEquals(0.0, more.outputs().get("last(ball.vy)"), 1e-12);
        assertEquals("m/s", more.outputUnit("last(ball.vy)"));
        assertEquals(2 * plain.outputs().get("top"), more.outputs().get("= 2*top"));
        assertEquals(plain.outputs().get("top"), more.outputs().get("top"));
        assertEquals(1, more.verdicts().size());
        assertTrue(more.changes().isEmpty());
    }

    @Test
    void channelsOfARequestReplaceThoseOfTheFile() {
        RunRequest request = RunRequest.AS_IN_FILE.withChannels(List.of(asked("energy.*")));
        List<String> names = channels(run(request, Listener.NONE));
        assertTrue(names.contains("energy.kinetic") && names.contains("energy.total"), names.toString());
        assertEquals("ball.y", names.get(names.size() - 1), "for the output");
    }

    @Test
    void claimsAreJudgedOnlyIfAskedFor() {
        RunResult r = run(RunRequest.AS_IN_FILE.withJudging(Judging.NONE), Listener.NONE);
        assertEquals(List.of(), r.verdicts());
    }

    @Test
    void everyMistakeIsToldAtItsOwnPlace() {
        RunRequest request = RunRequest.AS_IN_FILE
                .withChannels(List.of(Entry.of(Position.in("--record ball.q"), "", "ball.q")))
                .withCurves(List.of(Entry.of(new Position("s.yaml", 3, 5), "curves.0", "ball.*")))
                .withOutputs(List.of(Entry.of(new Position("s.yaml", 4, 9), "outputs.0", "last(ball.z2)")))
                .withCheckpointEvery(Entry.of(Position.in("--checkpoint-every -1 s"), "", "-1 s"));
        String told = String.valueOf(assertThrows(DocumentException.class, () -> new Experiment(file(), request))
                .getMessage());
        assertTrue(told.contains("--record ball.q: there is no channel 'ball.q'"), told);
        assertTrue(told.contains("s.yaml:3:5: curves.0: there is no channel 'ball.*'"), told);
        assertTrue(told.contains("s.yaml:4:"), told);
        assertTrue(told.contains("--checkpoint-every -1 s: must be > 0 s, was -1 s"), told);
    }

    @Test
    void aListenerSeesEachRowOnceWhileTheRunGoesOn() {
        List<Double> seen = new ArrayList<>();
        double[] reached = {0};
        RunResult r = run(RunRequest.AS_IN_FILE, new Listener() {
            @Override
            public void recorded(Recording recording, int row) {
                assertEquals(recording.rows() - 1, row);
                assertTrue(recording.time(row) >= reached[0]);
                seen.add(recording.value(0, row));
            }

            @Override
            public boolean stepped(double time, double until) {
                reached[0] = time;
                return true;
            }
        });
        assertEquals(11, seen.size());
        for (int i = 0; i < seen.size(); i++) {
            assertEquals(r.recording().value(0, i), seen.get(i));
        }
    }
}
