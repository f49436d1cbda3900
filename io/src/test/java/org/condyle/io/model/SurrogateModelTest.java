package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Contacts from samples, as model files say it. */
class SurrogateModelTest {
    private static final String SCENE = """
            condyle: 1
            gravity: [0, 0, -9.81 m/s^2]
            bodies: {cup: {mass: 0.5 kg, inertia: {xx: 1e-4, yy: 1e-4, zz: 1.5e-4}, at: [0, 0, 33 mm]}}
            materials: {hard: {young: 1 GPa, poisson: 0.3}}
            surfaces:
              skin: {on: cup, shape: {mesh: {of: {sphere: {radius: 20 mm}}, faces: 500}}}
              head: {on: cup, shape: {sphere: {radius: 20 mm}}}
              egg: {on: cup, shape: {ellipsoid: {axes: [20 mm, 22 mm, 21 mm]}}, material: hard}
              floor: {shape: {half-space: {normal: z, offset: 10 mm}}}
              block: {shape: {box: {size: [10 cm, 10 cm, 2 cm]}}, material: hard}
            contacts:
              touch: {between: [floor, head], law: hertz, stiffness: 1e6 N/m^1.5, friction: 0.3, surrogate: {z: [17 mm, 22 mm]}}
            initial: {cup: {velocity: [0.3 m/s, 0, 0]}}
            run: {until: 0.1 s, accuracy: 1e-10}
            outputs: {end: last(cup.x), deepest: max(touch.depth)}
            """;

    private static Description scene() {
        return Description.of("m.yaml", Document.parse("m.yaml", SCENE));
    }

    private static List<Map.Entry<String, String>> set(String path, String value) {
        return List.of(Map.entry(path, value));
    }

    private static RunResult run(List<Map.Entry<String, String>> set) {
        return new Experiment(scene().compile("", set)).run("test", Listener.NONE, null, c -> Map.of());
    }

    @Test
    void aBallRollsAndRubsAsWithTheSearch() {
        RunResult samples = run(List.of()), search = run(set("contacts.touch.surrogate", "~"));
        // a ball on a plane has a depth that is linear in z, which all kinds are exact for
        assertEquals(search.outputs().get("end"), samples.outputs().get("end"), 1e-9);
        assertEquals(search.outputs().get("deepest"), samples.outputs().get("deepest"), 1e-9);
        assertEquals(0, samples.outcome().ledger().relativeResidual(), 1e-8);
        String note = String.join("\n", samples.outcome().notes());
        assertTrue(note.contains("'touch': surrogate of 9 samples of z, cubic, depths within"), note);
        assertTrue(
                note.contains("forces within") && note.contains(" searched; a pose left its box at z = 23.00 mm"),
                note);
        assertFalse(String.join("\n", search.outcome().notes()).contains("surrogate"));
    }

    /** Settings and runs that leave shapes and poses as they are share the samples. */
    @Test
    void samplesAreMadeOnceForTheSameShapesAndPoses() {
        Description d = scene();
        d.compile("", List.of());
        int made = d.document().assetsMade();
        for (String k : List.of("2e6 N/m^1.5", "3e6 N/m^1.5")) {
            ModelFile other = d.compile("", set("contacts.touch.stiffness", k));
            assertEquals(made, other.description().document().assetsMade());
        }
        ModelFile other = d.compile("", set("contacts.touch.surrogate.points", "5"));
        assertEquals(made + 1, other.description().document().assetsMade());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "contacts.touch.surrogate | {} | has no range of poses",
                "contacts.touch.surrogate | {z: [22 mm, 17 mm]} | must rise",
                "contacts.touch.surrogate | {z: [40 mm, 50 mm]} | nothing touches in the box of poses",
                "contacts.touch.surrogate | {z: [17 mm, 22 mm], points: 3} | must be at least 4 with by: cubic",
                "contacts.touch.surrogate | {z: [17 mm, 22 mm], points: [5, 5]} | has 2 numbers for 1 ranges",
                "contacts.touch.surrogate | {z: [17 mm, 22 mm], x: [-1 m, 1 m], y: [-1 m, 1 m], turn-x: [0 deg, 9 deg], points: 60} | 12960000 samples",
                "contacts.touch.surrogate | {z: [17 mm, 22 mm], by: wavelets} | wavelets",
                "contacts.touch | {between: [block, egg], law: hertz, surrogate: {z: [17 mm, 22 mm], tolerance: 1 N}} | needs the 'stiffness'",
                "contacts.touch | {between: [skin, floor], law: foundation, stiffness: 1e9 Pa/m, surrogate: {z: [17 mm, 22 mm], turn-x: [-5 deg, 5 deg], tolerance: 1e-9 N}} | can be kept nowhere",
                "contacts.touch | {between: [floor, skin], law: foundation, stiffness: 1e9 Pa/m, dissipation: 1 s/m, surrogate: {z: [17 mm, 22 mm]}} | one law of pressure: foundation, without dissipation",
                "contacts.touch | {between: [floor, skin], law: foundation, stiffness: 1e9 Pa/m, wear: {factors: {skin: 1e-6 mm^3/(N*m)}}, surrogate: {z: [17 mm, 22 mm]}} | knows a resultant and no faces",
                "contacts.touch | {among: [floor, head], law: hertz, stiffness: 1e6 N/m^1.5, surrogate: {z: [17 mm, 22 mm]}} | only with 'between'"
            })
    void mistakesAreTold(String path, String value, String why) {
        DocumentException e = assertThrows(DocumentException.class, () -> scene().compile("", set(path, value)));
        assertTrue(String.valueOf(e.getMessage()).contains(why), e.getMessage());
    }

    /** An egg that is said to look alike from all sides is found out by the poses between the samples. */
    @Test
    void aTurnThatMattersIsWarnedOf() {
        ModelFile m = scene().compile("", set("contacts.touch.between", "[floor, egg]"));
        String told = m.warnings().render();
        assertTrue(told.contains("9 samples of z, cubic") && told.contains("% of the largest depth in its box"), told);
    }
}
