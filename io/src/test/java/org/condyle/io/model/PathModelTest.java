package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;

/** Paths over surfaces as a model file says them. */
class PathModelTest {
    private static final String ARM = """
            condyle: 1
            bodies: {arm: {mass: 1 kg, centre: [0, -0.2, 0], inertia: {xx: 0.02, yy: 0.001, zz: 0.02}}}
            joints: {elbow: {type: pin, child: arm}}
            wraps:
              drum: {on: ground, shape: {cylinder: {radius: 20 mm}}}
              egg: {on: arm, at: [0, -60 mm, 0], shape: {ellipsoid: {radii: [30 mm, 18 mm, 12 mm]}}}
            measures:
              cord: {type: path, through: [{on: ground, at: [-30 mm, 0.1, 0]}, {on: arm, at: [-20 mm, -0.1, 4 mm]}], over: [drum, egg]}
            forces:
              band: {type: spring, on: cord, stiffness: 300 N/m, rest: 0.15 m}
            initial: {elbow: {angle: 80 deg}}
            run: {until: 0.5 s, accuracy: 1e-10}
            record: [elbow.angle, cord.value, cord.rate, band.tension]
            outputs: {shortest: min(cord.value), longest: max(cord.value), ledger: abs(ledger.relativeResidual)}
            """;

    private static ModelFile read(String text) {
        return Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
    }

    private static Map<String, Double> run(String text) {
        RunResult r = new Experiment(read(text)).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r.outputs();
    }

    private static String complaint(String text) {
        return String.valueOf(
                assertThrows(DocumentException.class, () -> read(text)).getMessage());
    }

    @Test
    void aSpringOverSurfacesKeepsTheEnergy() {
        for (String over : List.of("[drum]", "[egg]")) { // with both, the path changes sides on the way and jumps
            Map<String, Double> r = run(ARM.replace("[drum, egg]", over));
            assertTrue(r.get("longest") - r.get("shortest") > 0.005, over);
            assertEquals(0, r.get("ledger"), 1e-8, over);
        }
        assertTrue(run(ARM.replace("over: [drum, egg]", "over: [drum, egg], wrapping: opensim"))
                        .get("longest")
                > 0.1);
    }

    @Test
    void pointsThatMoveOrComeAndGoAreRead() {
        String text = ARM.replace(
                "{on: arm, at: [-20 mm, -0.1, 4 mm]}",
                "{on: arm, at: [-20 mm, -50 mm, 0], while: {coordinate: elbow.angle, from: 0, to: 30 deg}},"
                        + " {on: arm, at: [= -20 mm - 5 mm*sin(elbow.angle), -0.1, 4 mm], within: [-1, 2]}");
        String always = text.replace("from: 0, to: 30 deg", "from: -10, to: 10").replace("[drum, egg]", "[drum]");
        assertEquals(0, run(always).get("ledger"), 1e-7); // the moving point does work on its coordinate
        assertTrue(run(text).get("longest") > 0.1);
    }

    @Test
    void mistakesAreToldWithTheWayOut() {
        assertTrue(complaint(ARM.replace("[drum, egg]", "[drum, eg]")).contains("did you mean 'egg'"));
        assertTrue(complaint(ARM.replace("radius: 20 mm", "radius: -20 mm")).contains("must be > 0 m"));
        assertTrue(complaint(ARM.replace("[drum, egg]", "[{wrap: drum, points: [1, 3]}]"))
                .contains("from 1 to 2"));
        assertTrue(complaint(ARM.replace("4 mm]}", "= 1 mm*elbow.angel]}")).contains("elbow.angle"));
        assertTrue(complaint(ARM.replace("4 mm]}", "4 mm], within: [0, 1]}")).contains("has no effect"));
        assertTrue(complaint(ARM.replace("4 mm]}", "4 mm], while: {coordinate: elbow, from: 0, to: 1}}"))
                .contains("two points at least"));
        String held = ARM.replace("over: [drum, egg]", "over: [drum], wrapping: opensim")
                + "constraints: {hold: {type: drive, coordinate: cord.value, value: 0.2 m}}\n";
        assertTrue(complaint(held).contains("choose wrapping: geodesic"), complaint(held));
    }
}
