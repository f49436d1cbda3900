package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.results.Picture;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;

class PictureTest {
    private static final String MODEL = """
            condyle: 1
            bodies: {a: {mass: 1, inertia: {zz: 1}}, b: {mass: 1, inertia: {zz: 1}}}
            joints: {left: {type: pin, child: a}, right: {type: pin, child: b}}
            run: {until: 0.1 s}
            record: [left.speed]
            picture: {x: left.angle, y: "*.angle"}
            cases:
              time: {picture: {x: time, y: [right.speed, left.speed]}}
              none: {picture: ~}
            """;

    private static RunResult run(String caseName) {
        ModelFile file =
                Description.of("m.yaml", Document.parse("m.yaml", MODEL), MODEL).compile(caseName, List.of());
        return new Experiment(file).run("", Listener.NONE, null, c -> java.util.Map.of());
    }

    @Test
    void theChannelsOfAPictureAreRecordedAndItsPatternsWrittenOut() {
        RunResult r = run("");
        assertEquals(
                new Picture("left.angle", List.of("left.angle", "right.angle", "a.angle", "b.angle")), r.picture());
        for (String name : List.of("left.speed", "left.angle", "right.angle")) {
            assertTrue(r.recording().indexOf(name) >= 0, name);
        }
    }

    @Test
    void aCaseHasItsOwnPictureOrNone() {
        assertEquals(
                new Picture(Picture.TIME, List.of("right.speed", "left.speed")),
                run("time").picture());
        assertNull(run("none").picture());
    }
}
