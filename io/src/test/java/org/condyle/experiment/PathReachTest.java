package org.condyle.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.io.document.Document;
import org.condyle.io.model.Description;
import org.junit.jupiter.api.Test;

class PathReachTest {
    private static final String ARM = """
            condyle: 1
            title: arm
            plane: xy
            bodies: {arm: {mass: 1 kg, inertia: {zz: 0.1 kg*m^2}}}
            joints: {elbow: {type: pin, child: arm}}
            measures: {rope: {type: distance, between: [{at: [0, 0.3 m]}, {on: arm, at: [0, -0.1 m]}]}}
            forces: {spring: {type: spring, on: rope, stiffness: 1 N/m, rest: 0.1 m}}
            initial: {elbow: {angle: 30 deg}}
            run: {until: 0.1 s}
            """;

    private static PathReach reach(String more) {
        Experiment e = new Experiment(Description.of("arm", Document.parse("arm.yaml", ARM + more), ARM + more)
                .compile());
        return PathReach.of(e, e.mechanism().model().measures().get("rope"));
    }

    private static double length(double degrees) {
        return Math.sqrt(0.09 + 0.01 + 2 * 0.03 * Math.cos(Math.toRadians(degrees)));
    }

    @Test
    void aPathReachesTheEndsOfTheRangeOfItsJoint() {
        PathReach r = reach("coordinates: {elbow.angle: {range: [10 deg, 110 deg]}}\n");
        assertTrue(r.isRange());
        assertEquals(length(110), r.least(), 1e-12);
        assertEquals(length(10), r.most(), 1e-12);
    }

    @Test
    void aStartOutsideTheRangeCountsToo() {
        PathReach r = reach("coordinates: {elbow.angle: {range: [60 deg, 110 deg]}}\n");
        assertEquals(length(30), r.most(), 1e-12);
    }

    @Test
    void withoutARangeThereIsOnlyTheStart() {
        PathReach r = reach("");
        assertFalse(r.isRange());
        assertEquals(length(30), r.least(), 1e-12);
    }
}
