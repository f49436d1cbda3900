package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.StepStatus;
import org.condyle.io.document.Document;
import org.junit.jupiter.api.Test;

/** One entry with {@code repeat} is the same as its parts written one after the other. */
class RepeatModelTest {
    private static final String HEAD = """
            condyle: 1
            gravity: none
            parameters: {n: 3, k: 100 N/m}
            bodies:
              ball: {repeat: = n, mass: 1 kg, inertia: {xx: 0.1, yy: 0.2, zz: 0.3}, at: [= 1.1 m*i, = 0.2 m*i^2, 0]}
            run: {until: 1 s}
            """;

    private static double[] accelerations(String forces) {
        String text = HEAD + forces;
        ModelFile file = Description.of("repeat.yaml", Document.parse("repeat.yaml", text))
                .compile();
        Workspace w = new Workspace(Mechanism.compile(file.model()));
        assertEquals(StepStatus.ACCEPTED, new Dynamics(Stabilisation.none()).evaluate(file.initial(), w));
        return w.acceleration.clone();
    }

    @Test
    void partsOfAnEntryAreThoseWrittenOut() {
        double[] written = accelerations("""
                measures:
                  gap-1: {type: distance, between: [ball-1, ball-2]}
                  gap-2: {type: distance, between: [ball-2, ball-3]}
                forces:
                  link-1: {type: bushing, between: [ball-1, ball-2], stiffness: [100, 200, 0]}
                  link-2: {type: bushing, between: [ball-2, ball-3], stiffness: [200, 200, 0]}
                  band-1: {type: spring, on: gap-1, stiffness: 10 N/m, rest: 0.9 m}
                  band-2: {type: spring, on: gap-2, stiffness: 10 N/m, rest: 0.8 m}
                """);
        double[] repeated = accelerations("""
                measures:
                  gap: {repeat: = n - 1, type: distance, between: ["ball-{i}", "ball-{i+1}"]}
                forces:
                  link: {repeat: = n - 1, type: bushing, between: ["ball-{i}", "ball-{i + 1}"], stiffness: [= k*i, = 2*k, 0]}
                  band: {repeat: 2, type: spring, on: "gap-{i}", stiffness: 10 N/m, rest: = 1 m - 0.1 m*i}
                """);
        assertEquals(18, written.length);
        assertArrayEquals(written, repeated);
    }
}
