package org.condyle.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.io.document.Document;
import org.condyle.io.document.Problem;
import org.condyle.io.model.Description;
import org.junit.jupiter.api.Test;

/** A rod on a pin with a path from the ground to its end. */
class PathSweepTest {
    private static final String ROD = """
            condyle: 1
            title: rod
            bodies: {rod: {mass: 1 kg, inertia: {xx: 1 kg*m^2, yy: 1 kg*m^2, zz: 1 kg*m^2}}}
            joints: {hinge: {type: pin, child: rod}}
            coordinates: {hinge.angle: {range: [-60 deg, 90 deg]}}
            wraps:
              roll: {shape: {cylinder: {radius: 30 mm, length: 1 m}}, active: ROLL}
            measures:
              muscle:
                type: path
                through:
                  - {at: [20 mm, START, 0]}
                  - {at: [50 mm, -0.2 m, 0.1 m], while: {coordinate: hinge.angle, from: FROM, to: 200 deg}}
                  - {on: rod, at: [0, -0.5 m, 0]}
                over: [roll]
            run: {until: 1 s}
            """;

    private static Experiment rod(String start, String from, boolean roll) {
        String text = ROD.replace("START", start).replace("FROM", from).replace("ROLL", String.valueOf(roll));
        return new Experiment(
                Description.of("rod", Document.parse("rod.yaml", text), text).compile());
    }

    private static List<String> told(List<Problem> problems) {
        return problems.stream().map(Problem::toString).toList();
    }

    @Test
    void aConditionalPointIsWarnedOfAtTheLineOfThePathWithTheValueOfTheCoordinate() {
        Experiment e = rod("0.3 m", "30 deg", false);
        List<String> told = told(new PathSweep(e).warnings().sorted());
        // |P1 P2| + |P2 P3| - |P1 P3| at 30 degrees: P3 = (0.25, -0.4330, 0) m
        double q = Math.toRadians(30) - 1e-5, x = 0.5 * Math.sin(q), y = -0.5 * Math.cos(q);
        double size = Math.sqrt(.03 * .03 + .5 * .5 + .1 * .1)
                + Math.sqrt((x - .05) * (x - .05) + (y + .2) * (y + .2) + .1 * .1)
                - Math.hypot(x - .02, y - .3);
        assertEquals(
                List.of(String.format(
                        java.util.Locale.ROOT,
                        "rod.yaml:9:3: warning: measures.muscle: jumps by %.3g mm at hinge.angle = 30.00 deg: point 2 comes",
                        1e3 * size)),
                told);
    }

    @Test
    void aPathThatIsSmoothOverItsRangeIsNotWarnedOf() {
        assertEquals(
                List.of(),
                told(new PathSweep(rod("0.3 m", "100 deg", true)).warnings().sorted()));
    }

    @Test
    void aPointInsideItsSurfaceIsWarnedOfAtItsLine() {
        Experiment e = rod("10 mm", "100 deg", true); // 22.4 mm from the axis of a cylinder of 30 mm
        List<String> told = told(e.warnings().sorted());
        assertEquals(1, told.size(), told.toString());
        assertTrue(
                told.get(0)
                        .startsWith(
                                "rod.yaml:12:9: warning: measures.muscle: the path cuts through 'roll', as point 1 lies"
                                        + " 7.64 mm inside it at the start"),
                told.get(0));
        assertEquals(List.of(), told(rod("10 mm", "100 deg", false).warnings().sorted())); // paths ignore it
    }
}
