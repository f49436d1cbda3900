package org.condyle.view.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.condyle.io.results.RunResult;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContactTrailsTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "foundation", "casting"})
    void theContactPointOfAKneeGoesOverBothBones(String caseName) {
        RunResult run = SmallKnee.run(caseName);
        Scene scene = SmallKnee.scene(run);
        double deepest = run.recording().column("touch.force").length > 0 ? 2e-3 : 0; // [m]
        double[] x = run.recording().column("touch.x"), times = run.recording().times();
        for (String bone : List.of("femur", "tibia")) {
            int body = scene.bodies().indexOf(bone);
            List<Scene.Trail> own =
                    scene.trails().stream().filter(t -> t.body() == body).toList();
            assertEquals(1, own.size(), bone);
            Scene.Trail t = own.get(0);
            assertEquals("touch", scene.elements().get(t.element()));
            int compared = 0;
            for (int i = 0; i < t.times().length; i++) {
                double px = t.points()[3 * i], py = t.points()[3 * i + 1], pz = t.points()[3 * i + 2];
                if (bone.equals("tibia")) {
                    assertEquals(0, py, deepest, "on the top of the plateau");
                    int row = Arrays.binarySearch(times, t.times()[i]);
                    if (row >= 0) {
                        assertEquals(x[row], px, 2e-5, "as recorded"); // samples of a patch are merged for pictures
                        compared++;
                    }
                } else {
                    double r = Math.sqrt((px - 0.005) * (px - 0.005) + (py + 0.01) * (py + 0.01) + pz * pz);
                    assertEquals(0.03, r, deepest, "on the condyle");
                    compared++;
                }
            }
            assertTrue(compared > 10, bone + ": " + compared);
        }
    }

    /** A body that slides along x over the ground, with contacts of one element as given. */
    private static Scene sliding(int frames, IntFunction<double[]> contacts) {
        double[] times = new double[frames];
        double[][] placements = new double[frames][2 * Motion.SIZE];
        List<Scene.Marks> marks = new ArrayList<>();
        for (int f = 0; f < frames; f++) {
            times[f] = 0.01 * f;
            for (int b = 0; b < 2; b++) {
                System.arraycopy(Placing.identity(), 0, placements[f], Motion.SIZE * b, Motion.SIZE);
            }
            placements[f][Motion.SIZE] = 0.01 * f;
            double[] rows = contacts.apply(f);
            int[] owners = new int[rows.length / SceneSketch.CONTACT];
            marks.add(new Scene.Marks(
                    new double[0],
                    new int[0],
                    new double[0],
                    new int[0],
                    rows,
                    owners,
                    new double[0],
                    new int[0],
                    0,
                    new double[0],
                    new int[0]));
        }
        return TestScene.of("ground", "sledge")
                .up(0, 0, 0)
                .box(new double[3], new double[] {1, 0, 0})
                .elements("contact")
                .frames(times, placements)
                .marks(marks)
                .get();
    }

    private static double[] point(double x, double z, double pressure) {
        return new double[] {x, 0, z, 0, 10, 0, 1e-3, pressure};
    }

    private static double[] join(double[]... rows) {
        return Arrays.stream(rows).flatMapToDouble(Arrays::stream).toArray();
    }

    private static List<Scene.Trail> trails(Scene scene) {
        return ContactTrails.of(scene, Map.of(0, new int[] {1, 0}));
    }

    @Test
    void aPointThatSlidesWithItsBodyLeavesAWayOnTheOtherOnly() {
        List<Scene.Trail> trails = trails(sliding(50, f -> point(0.01 * f, 0, Double.NaN)));
        assertEquals(1, trails.size());
        assertEquals(0, trails.get(0).body());
        double[] points = trails.get(0).points();
        assertEquals(0, points[0], 1e-12);
        assertEquals(0.49, points[points.length - 3], 1e-12);
        assertEquals(0.49, trails.get(0).times()[trails.get(0).times().length - 1], 1e-12);
    }

    @Test
    void twoPatchesOfOneContactHaveTwoWays() {
        List<Scene.Trail> trails = trails(sliding(50, f -> {
            double[][] rows = new double[32][];
            for (int i = 0;
                    i < 16;
                    i++) { // squares of samples around two places, one of which stands still in the world
                double dx = 0.004 * (i % 4 - 1.5), dz = 0.004 * (i / 4 - 1.5);
                rows[i] = point(0.01 * f + dx, 0.2 + dz, 1e6);
                rows[16 + i] = point(0.3 + dx, -0.2 + dz, 1e6);
            }
            return join(rows);
        }));
        assertEquals(2, trails.size());
        for (Scene.Trail t : trails) {
            double z = t.body() == 0 ? 0.2 : -0.2;
            for (int i = 0; i < t.points().length; i += 3) {
                assertEquals(z, t.points()[i + 2], 1e-12);
            }
            double from = t.points()[0], to = t.points()[t.points().length - 3];
            assertArrayEquals(
                    t.body() == 0 ? new double[] {0, 0.49} : new double[] {0.3, -0.19}, new double[] {from, to}, 1e-12);
        }
    }

    @Test
    void aWayEndsWhereThePointJumpsOrTheBodiesPart() {
        List<Scene.Trail> jump = trails(sliding(100, f -> point(0.002 * f + (f < 50 ? 0 : 0.5), 0.01 * f, Double.NaN)));
        assertEquals(4, jump.size(), "two on each body");
        List<Scene.Trail> parted =
                trails(sliding(100, f -> f / 25 % 2 == 1 ? new double[0] : point(0.01 * f, 0, Double.NaN)));
        assertEquals(2, parted.size());
        assertEquals(0.5, parted.get(1).times()[0], 1e-12);
    }

    @Test
    void manyWaysKeepToTheirRoom() {
        List<Scene.Trail> trails = trails(sliding(20_000, f -> {
            double[][] rows = new double[8][];
            for (int i = 0; i < 8; i++) {
                rows[i] = point(0.3 * Math.sin(0.01 * f), 0.2 * i, Double.NaN);
            }
            return join(rows);
        }));
        int points = trails.stream().mapToInt(t -> t.times().length).sum();
        assertTrue(points > 1000 && points < 3300, "" + points);
    }
}
