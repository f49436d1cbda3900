package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;

/** Outputs that ask for the smallest and largest of something get it wherever in a step it lies. */
class ExtremeOutputsTest {
    /** A leg swings down from the horizontal against a soft stop of its knee: rows, steps and the contact see one peak. */
    private static final String LEG = """
            condyle: 1
            title: A leg that swings against its stop
            plane: xy
            bodies: {leg: {mass: 4 kg, centre: [0, -0.25], inertia: {zz: 0.1 kg*m^2}}}
            joints:
              knee: {type: pin, child: leg, limits: {upper: 0, stiffness: 5.5 kN*m, damping: 2 N*m*s}}
            initial: {knee: {angle: -90 deg}}
            run: {until: 2 s}
            record: {channels: [knee.angle, knee.speed], every: 0.02 s}
            """;

    private static RunResult run(String text) {
        RunResult r = new Experiment(Description.of("m.yaml", Document.parse("m.yaml", text), text)
                        .compile())
                .run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r;
    }

    @Test
    void thePeakOfASwingIsTheSameForTheChannelTheContactAndTheSummary() {
        for (String integrator : List.of("dop853", "dopri5", "radau5", "gbs", "abm")) {
            RunResult r = run(LEG.replace("{until: 2 s}", "{until: 2 s, integrator: " + integrator + "}") + """
                    outputs:
                      peak: max(knee.angle)
                      deepest: first(knee.upper).maxDepth
                      high: max(2 * knee.angle, from=0.3 s, to=0.7 s) / 2
                      fastest: max(abs(knee.speed))
                      either: max(max(knee.speed), -min(knee.speed))
                      spread: range(knee.angle)
                      ends: max(knee.angle) - min(knee.angle)
                    """);
            Map<String, Double> x = r.outputs();
            double most = r.recording().most(r.recording().indexOf("knee.angle")), peak = x.get("peak");
            double rows = 0;
            for (double a : r.recording().column(0)) {
                rows = Math.max(rows, a);
            }
            assertTrue(peak > 0.03 && rows < peak, integrator + ": rows " + rows + ", peak " + peak);
            assertEquals(x.get("deepest"), peak, 1e-7 * peak, integrator);
            assertEquals(peak, most, 0);
            assertEquals(peak, x.get("high"), 1e-6 * peak, integrator); // steps end at 0.3 s and are others behind
            assertEquals(x.get("either"), x.get("fastest"), 1e-9, integrator);
            assertEquals(x.get("ends"), x.get("spread"), 0);
        }
    }

    /** Known only when the run is done: then rows must do. */
    @Test
    void aTimeThatDependsOnTheRunIsTakenFromTheRows() {
        RunResult r = run(LEG + "outputs: {before: \"max(knee.angle, to=time(touch))\"}\n"
                + "events: {touch: {when: = knee.angle, direction: rising}}\n");
        assertEquals(0, r.outputs().get("before"), 1e-9);
    }

    @Test
    void whatTheRunDidNotReachHasNoExtreme() {
        RunResult r = run(LEG + "events: {down: {when: = knee.angle, direction: rising, stop: true}}\n"
                + "outputs: {later: \"max(knee.angle, from=1.5 s)\"}\n");
        assertTrue(Double.isNaN(r.outputs().get("later")));
    }

    @Test
    void columnsOfTheRecordingAreThoseThatWereAskedFor() {
        RunResult r = run(LEG + "outputs: {high: max(abs(knee.angle))}\n");
        assertEquals(
                List.of("knee.angle", "knee.speed"),
                r.recording().channels().stream().map(c -> c.name()).toList());
    }
}
