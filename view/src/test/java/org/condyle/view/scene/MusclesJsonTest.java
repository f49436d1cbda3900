package org.condyle.view.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.condyle.io.results.RunResult;
import org.condyle.mechanics.SceneSketch;
import org.condyle.view.SmallArm;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class MusclesJsonTest {
    private static Scene scene(RunResult run) {
        return SceneMaker.of(run.title(), Objects.requireNonNull(run.filmed()));
    }

    @Test
    void everyMuscleIsATubeWithItsStrengthAndAllElseIsNone() {
        Scene s = scene(SmallArm.run());
        assertEquals(
                List.of("biceps", "triceps-long", "triceps-short"),
                s.muscles().stream().map(t -> s.elements().get(t.element())).toList());
        assertArrayEquals(
                new double[] {600, 400, 150},
                s.muscles().stream().mapToDouble(Scene.Tube::maxIsometricForce).toArray());
    }

    @Test
    void linesOfAMuscleCarryItsActivationAndTension() {
        RunResult run = SmallArm.run(SmallArm.text() + "record: [biceps.activation, biceps.tension]\n");
        Scene s = scene(run);
        int compared = 0;
        for (int row = 0; row < run.recording().rows(); row++) {
            int f = Arrays.binarySearch(s.times(), run.recording().time(row));
            if (f >= 0) {
                compared++;
                double[] lines = s.marks().get(f).lines();
                for (int i = 0; i < 2; i++) { // two pieces from the shoulder to the forearm
                    int at = SceneSketch.LINE * i;
                    assertEquals(
                            run.recording().column("biceps.activation")[row],
                            lines[at + SceneSketch.ACTIVATION],
                            1e-12);
                    assertEquals(run.recording().column("biceps.tension")[row], lines[at + SceneSketch.TENSION], 1e-6);
                    assertTrue(Double.isNaN(lines[at + SceneSketch.STRAIN]));
                }
            }
        }
        assertTrue(compared > 10, "" + compared);
    }

    @Test
    void thePageHasCoursesAndActivationsOfTheFramesThatItShows() {
        Scene s = scene(SmallArm.run());
        Decoded page = new Decoded(s);
        JsonNode muscles = page.json.get("muscles");
        double[] times = Decoded.doubles(muscles.get("times"));
        int[] active = Decoded.unsigned(muscles.get("activations")), corners = Decoded.unsigned(muscles.get("corners"));
        int[] counts = Decoded.unsigned(muscles.get("counts"));
        assertArrayEquals(page.times, times, 0, "few muscles: all frames of the page");
        assertEquals(3 * times.length, active.length);
        assertEquals(3 * times.length, counts.length);
        int at = 0;
        for (int k = 0; k < times.length; k++) {
            Scene.Marks m = s.marks().get(Arrays.binarySearch(s.times(), times[k]));
            for (int muscle = 0; muscle < 3; muscle++) {
                int element = s.muscles().get(muscle).element();
                int first = 0;
                while (m.lineElements()[first] != element) {
                    first++;
                }
                double a = m.lines()[SceneSketch.LINE * first + SceneSketch.ACTIVATION];
                assertEquals(a, active[3 * k + muscle] / 65535.0, 1e-5);
                for (int i = 0; i < 3; i++) { // where it begins
                    double low = muscles.get("low").get(i).asDouble(),
                            high = muscles.get("high").get(i).asDouble();
                    assertEquals(
                            m.lines()[SceneSketch.LINE * first + i],
                            low + (high - low) * corners[at + i] / 65535,
                            1e-4 * (high - low) + 1e-7);
                }
                at += 3 * counts[3 * k + muscle];
            }
        }
        assertEquals(corners.length, at);
    }

    @Test
    void framesAreChosenSoThatActivationsAreRightToOnePerCent() {
        Scene s = scene(SmallArm.run());
        JsonNode muscles = new Decoded(s).json.get("muscles");
        double[] times = Decoded.doubles(muscles.get("times"));
        int[] active = Decoded.unsigned(muscles.get("activations"));
        for (int f = 0; f < s.times().length; f++) {
            int k = Arrays.binarySearch(times, s.times()[f]);
            int from = k >= 0 ? k : -k - 2, to = k >= 0 ? k : from + 1;
            double share = to > from ? (s.times()[f] - times[from]) / (times[to] - times[from]) : 0;
            double between = active[3 * from] + share * (active[3 * to] - active[3 * from]);
            assertEquals(s.marks().get(f).lines()[SceneSketch.ACTIVATION], between / 65535, 0.0101);
        }
    }

    @Test
    void springsAreStillLinesAndNoMuscleIsAmongThem() {
        String spring = "  rope: {type: spring, between: [ground, {on: hand, at: [0, -0.1 m, 0]}], stiffness: 20 N/m,"
                + " rest: 0.1 m}\ninitial:";
        Scene s = scene(SmallArm.run(SmallArm.text().replace("initial:", spring)));
        Decoded page = new Decoded(s);
        for (int f = 0; f < page.times.length; f++) {
            assertEquals(8, page.rows("lines", 8, f).length, "one line of eight numbers");
        }
        double stretched = page.json.get("most").get("tension").asDouble();
        assertTrue(stretched > 1 && stretched < 20, "of the spring, not of a muscle: " + stretched);
    }

    @Test
    void aSceneWithoutMusclesHasNone() {
        JsonNode muscles = new Decoded(SmallKnee.scene(SmallKnee.run(""))).json.get("muscles");
        assertEquals("", muscles.get("elements").asString());
        assertEquals("", muscles.get("times").asString());
    }
}
