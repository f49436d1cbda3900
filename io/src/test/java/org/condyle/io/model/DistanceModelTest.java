package org.condyle.io.model;

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
import org.condyle.simulate.Listener;
import org.condyle.simulate.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Contact at a distance as a model file says it. */
class DistanceModelTest {
    private static final String DISK = """
            condyle: 1
            title: A disk
            plane: xy
            bodies:
              disk: {shape: {circle: {radius: 10 cm}}, density: 1000 kg/m^3, at: [0, 0.13]}
            surfaces:
              floor: {shape: {half-space: {normal: y}}}
            contacts:
              support: {between: [floor, disk], law: distance, repulsion: 2 kPa, range: 10 mm}
            run: {until: 0.02 s, accuracy: 1e-9}
            record: [disk.y, support.force, support.distance, support.area]
            """;

    private static final String BALLS = """
            condyle: 1
            title: Two balls in space
            gravity: none
            bodies:
              left:  {shape: {sphere: {radius: 5 cm}}, density: 1000 kg/m^3, at: [-7 cm, 0, 0]}
              right: {shape: {sphere: {radius: 5 cm}}, density: 1000 kg/m^3, at: [7 cm, 1 cm, 0]}
            contacts:
              meet: {between: [left, right], law: distance, repulsion: 2 kPa, range: 10 mm, damping: 200 Pa*s/m, friction-viscosity: 500 Pa*s/m, nodes: 24}
            initial: {left: {velocity: [1 m/s, 0, 0]}}
            run: {until: 0.2 s, accuracy: 1e-8}
            record: [left.vx, right.vx, left.vy, right.vy, meet.distance, energy.kinetic]
            outputs: {ledger: abs(ledger.relativeResidual)}
            """;

    private static ModelFile read(String text, String... settings) {
        List<Map.Entry<String, String>> changes = new ArrayList<>();
        for (String s : settings) {
            changes.add(Map.entry(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1)));
        }
        return Description.of("m.yaml", Document.parse("m.yaml", text), text).compile("", changes);
    }

    private static RunResult run(String text, String... settings) {
        return new Experiment(read(text, settings)).run("", Listener.NONE, null, c -> Map.of());
    }

    private static double last(RunResult r, String channel) {
        Recording rec = r.recording();
        double[] column = rec.column(rec.indexOf(channel));
        return column[column.length - 1];
    }

    @Test
    void theOrderDoesNotMatterWhereOneIsAPlane() {
        RunResult a = run(DISK), b = run(DISK, "contacts.support.between=[disk, floor]");
        assertEquals(last(a, "disk.y"), last(b, "disk.y"), 0);
        assertEquals(0.2 * Math.PI, last(a, "support.area"), 1e-12);
        assertEquals(last(a, "disk.y") - 0.1, last(a, "support.distance"), 1e-12);
    }

    @Test
    void twoBodiesPushEachOtherEquallyAndNoJouleIsLost() {
        RunResult r = run(BALLS);
        assertTrue(r.outcome().regular(), r.outcome().message());
        assertEquals(1, last(r, "left.vx") + last(r, "right.vx"), 1e-9);
        assertEquals(0, last(r, "left.vy") + last(r, "right.vy"), 1e-9);
        assertTrue(last(r, "right.vx") > 0.5 && last(r, "right.vy") > 0);
        assertTrue(Math.abs(r.outcome().ledger().relativeResidual()) < 1e-8);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "contacts.support.range=-1 mm | must be > 0 m, was -1 mm",
                "contacts.support.repulsion-exponent=1 | repulsion-exponent must be > 1, was 1.0",
                "contacts.support.friction-anisotropy=2 | must lie between -1 and 1, was 2",
                "contacts.support.nodes=0 | nodes",
                "contacts.support.stiffness=1 N/m | unknown key 'stiffness'",
                "contacts.support.between=[floor, floor] | two different bodies"
            })
    void mistakesAreNamed(String setting, String words) {
        String text = assertThrows(DocumentException.class, () -> read(DISK, setting))
                .problems()
                .render();
        assertTrue(text.contains(words), text);
    }

    @Test
    void aBodyWithoutARuleForItsBoundarySaysSo() {
        String text = DISK.replace("plane: xy\n", "")
                .replace("circle: {radius: 10 cm}", "torus: {ring-radius: 10 cm, tube-radius: 2 cm}");
        String problems = assertThrows(DocumentException.class, () -> read(text))
                .problems()
                .render();
        assertTrue(problems.contains("'disk' (a torus) has no quadrature rule"), problems);
    }

    @Test
    void aRunThatBeginsInsideNamesTheBodyAndThePlace() {
        RunResult r = run(DISK, "bodies.disk.at=[0.5, 0.09]");
        assertTrue(
                r.outcome().message().contains("'disk' reaches 0.01 m into 'floor', deepest at (0.5, -0.01, 0.0) m"),
                r.outcome().message());
    }
}
