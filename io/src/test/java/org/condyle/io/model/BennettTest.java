package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Recording;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The linkage of Bennett, "A new mechanism", Engineering 76 (1903) 777-778: four links in space that move only because
 * a/sin α = b/sin β. Three of its five loop rows repeat the others, and which ones can be spared changes on the way: in
 * the flat position, all links in one line, the row along that line vanishes.
 */
class BennettTest {
    private static final double A = 0.3, B = 0.2, ALPHA = Math.toRadians(50), BETA = Math.asin(B * Math.sin(ALPHA) / A);

    private static final String LINKAGE = """
            condyle: 1
            title: Bennett linkage
            gravity: none
            parameters: {a: 0.3 m, b: 0.2 m, alpha: 50 deg, beta: = asin(b*sin(alpha)/a)}
            bodies:
              one:   {mass: 1 kg, centre: [= a/2, 0, 0], inertia: {xx: 0.001, yy: 0.01, zz: 0.01}}
              two:   {mass: 1 kg, centre: [= b/2, 0, 0], inertia: {xx: 0.001, yy: 0.01, zz: 0.01}}
              three: {mass: 1 kg, centre: [= a/2, 0, 0], inertia: {xx: 0.001, yy: 0.01, zz: 0.01}}
            joints:
              j1: {type: pin, child: one}
              j2: {type: pin, parent: one, child: two, at: [= a, 0, 0], orientation: {axis: x, angle: = alpha}}
              j3: {type: pin, parent: two, child: three, at: [= b, 0, 0], orientation: {axis: x, angle: = beta}}
            constraints:
              j4:
                type: revolute
                between:
                  - {on: three, at: [= a, 0, 0], orientation: {axis: x, angle: = alpha}}
                  - {at: [= -b, 0, 0], orientation: {axis: x, angle: = -beta}}
            initial: {j1: {angle: 1, speed: 4 rad/s}, j2: {angle: -2.8}, j3: {angle: -1}}
            run: {until: 3 s}
            record: [j1.angle, j2.angle]
            outputs: {turns: last(j1.angle), most: max(j1.angle)}
            """;

    /** tan(θ₁/2) tan(θ₂/2) = sin((β + α)/2)/sin((β - α)/2), and every joule stays. */
    @ParameterizedTest
    @ValueSource(strings = {"projection", "partitioning"})
    void passesItsFlatPositionsWithAllItsEnergy(String stabilisation) {
        ModelFile file = Description.of("bennett.yaml", Document.parse("bennett.yaml", LINKAGE), LINKAGE)
                .compile("", List.of(Map.entry("run.stabilisation", stabilisation)));
        RunResult r = new Experiment(file).run("test", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().trusted(), () -> r.outcome().distrust().toString());
        assertEquals(0, r.outcome().ledger().relativeResidual(), 1e-7);
        assertTrue(r.outputs().get("most") > 2 * Math.PI, "it has not turned once: " + r.outputs());
        double ratio = Math.sin((BETA + ALPHA) / 2) / Math.sin((BETA - ALPHA) / 2);
        Recording rows = r.recording();
        for (int i = 0; i < rows.rows(); i++) {
            double one = rows.value(0, i) / 2, two = rows.value(1, i) / 2;
            // in sines and cosines, which stay finite in the flat positions
            assertEquals(0, Math.sin(one) * Math.sin(two) - ratio * Math.cos(one) * Math.cos(two), 1e-8);
        }
    }
}
