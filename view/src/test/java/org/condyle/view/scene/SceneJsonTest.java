package org.condyle.view.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.condyle.experiment.Experiment;
import org.condyle.geometry.shape.Sphere;
import org.condyle.io.model.Library;
import org.condyle.io.results.RunResult;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SceneJsonTest {
    private static final int BUDGET = 1_500_000;

    static RunResult run(String model, String caseName) {
        return new Experiment(Library.find(model).compile(caseName, List.of()))
                .run("test", Listener.NONE, null, c -> Map.of());
    }

    static Scene scene(String model) {
        RunResult r = run(model, "");
        return SceneMaker.of(r.title(), java.util.Objects.requireNonNull(r.filmed()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tops/heavy-top", "contact/bouncing-ball", "mechanisms/double-pendulum"})
    void thePageFindsEveryBodyWhereItWasAlsoBetweenTheFramesItHas(String model) {
        Scene scene = scene(model);
        Decoded page = new Decoded(scene);
        assertTrue(page.times.length < scene.times().length, "some frames are left out");
        int frame = 0;
        for (int f = 0; f < scene.times().length; f++) {
            double t = scene.times()[f];
            while (frame < page.times.length - 2 && page.times[frame + 1] <= t) {
                frame++;
            }
            double share = (t - page.times[frame]) / (page.times[frame + 1] - page.times[frame]);
            boolean there = share == 0 || share == 1;
            for (int b = 0; b < scene.bodies().size(); b++) {
                double[] x = page.place(b, frame, frame + 1, share);
                for (int k = 0; k < Motion.SIZE; k++) {
                    double given = scene.placements()[f][Motion.SIZE * b + k];
                    double exact = k < 3 ? Math.ulp((float) given) : 1e-4;
                    double near = k < 3 ? 2e-4 * scene.size() : 2e-2; // a turn counts by how far the body reaches
                    assertEquals(given, x[k], there ? exact : near, model + " at " + t + " s, number " + k);
                }
            }
        }
    }

    @Test
    void aContactHasTheForceThatIsRecorded() {
        RunResult run = run("contact/ball-in-seat", "");
        Recording recording = run.recording();
        Scene scene = SceneMaker.of("", java.util.Objects.requireNonNull(run.filmed()));
        Decoded page = new Decoded(scene);
        int force = recording.indexOf("joint.force"), compared = 0;
        for (int row = 0; row < recording.rows(); row++) {
            int f = Arrays.binarySearch(scene.times(), recording.time(row));
            if (f >= 0 && recording.value(force, row) > 0) {
                double[] contacts = scene.marks().get(f).contacts();
                assertEquals(SceneSketch.CONTACT, contacts.length);
                double recorded = recording.value(force, row);
                assertEquals(recorded, MarksMaker.force(contacts, 0), 1e-9 * recorded);
                assertEquals(recorded, MarksMaker.force(scene.marks().get(f).resultants(), 0), 1e-9 * recorded);
                int shown = Arrays.binarySearch(page.times, recording.time(row));
                if (shown >= 0) {
                    double[] drawn = page.rows("contacts", SceneSketch.CONTACT, shown);
                    assertEquals(recorded, MarksMaker.force(drawn, 0), 1e-6 * recorded);
                    compared++;
                }
            }
        }
        assertTrue(compared > 20, compared + " rows");
    }

    @Test
    void theContactsOfManyBodiesAddUpToTheForceThatIsRecorded() {
        RunResult run = run("contact/thousand-spheres", "cloud");
        Scene scene = SceneMaker.of("", java.util.Objects.requireNonNull(run.filmed()));
        Recording recording = run.recording();
        int force = recording.indexOf("pile.force"), compared = 0;
        for (int row = 0; row < recording.rows(); row++) {
            int f = Arrays.binarySearch(scene.times(), recording.time(row));
            double[] contacts = f < 0 ? new double[0] : scene.marks().get(f).contacts();
            double sum = 0;
            for (int i = 0; i < contacts.length; i += SceneSketch.CONTACT) {
                sum += MarksMaker.force(contacts, i);
            }
            if (contacts.length > 0) {
                assertEquals(recording.value(force, row), sum, 1e-9 * sum);
                compared++;
            }
        }
        assertTrue(compared > 5, compared + " rows");
    }

    @Test
    void theForceIsShownOnTheBodyThatMoves() {
        for (Scene.Marks m : scene("contact/bouncing-ball").marks()) {
            assertTrue(m.contacts().length == 0 || m.contacts()[4] >= 0, "the floor pushes the ball up");
        }
    }

    @Test
    void ofManyPointsTheResultantIsTheSumOfAll() {
        SceneSketch sketch = new SceneSketch();
        sketch.of(3);
        for (int i = 0; i < 1000; i++) {
            sketch.contact(i, 0, 0, 0, 2, 0, 1e-3 * i, 5.0 * i);
        }
        Scene.Marks m = MarksMaker.of(sketch, e -> true);
        assertTrue(m.contactElements().length > 200 && m.contactElements().length <= 400, "merged, but not too much");
        double force = 0;
        for (int i = 0; i < m.contacts().length; i += SceneSketch.CONTACT) {
            force += MarksMaker.force(m.contacts(), i);
        }
        assertEquals(2000, force, 1e-9);
        assertEquals(0, m.points(), "samples of a patch are no points of their own");
        double[] sum = {499.5, 0, 0, 0, 2000, 0, 0.999, 4995};
        org.junit.jupiter.api.Assertions.assertArrayEquals(sum, m.resultants(), 1e-9);
    }

    /** Bodies that tumble about, each with one form of the given look. */
    private static Scene tumbling(int bodies, int frames, List<Scene.Look> looks) {
        Random chance = new Random(4);
        List<String> names = new ArrayList<>(List.of("ground"));
        List<Scene.Form> forms = new ArrayList<>();
        for (int b = 1; b <= bodies; b++) {
            names.add("ball-" + b);
            double[] place = Placing.identity();
            place[0] = chance.nextDouble();
            forms.add(new Scene.Form("ball-" + b, b, Scene.Kind.SURFACE, b % looks.size(), place));
        }
        double[] times = new double[frames];
        double[][] placements = new double[frames][12 * (bodies + 1)];
        List<Scene.Marks> marks = new ArrayList<>();
        SceneSketch sketch = new SceneSketch();
        for (int f = 0; f < frames; f++) {
            times[f] = 0.01 * f;
            sketch.clear();
            for (int b = 0; b <= bodies; b++) {
                double[] turn = Rotations.about(0, 0.6, 0.8, b == 0 ? 0 : chance.nextDouble());
                System.arraycopy(turn, 0, placements[f], 12 * b + 3, 9);
                placements[f][12 * b] = b == 0 ? 0 : chance.nextDouble();
                sketch.contact(b, 0, 0, 0, b, 0, 1, Double.NaN);
            }
            marks.add(MarksMaker.of(sketch, e -> true));
        }
        return TestScene.of(names.toArray(String[]::new))
                .title("tumbling")
                .up(0, -9.81, 0)
                .forms(looks, forms)
                .elements("pile")
                .frames(times, placements)
                .marks(marks)
                .get();
    }

    private static Scene.Look ball(double tolerance) {
        return new Scene.Look(new Sphere(1).triangles(tolerance), new double[0]);
    }

    @Test
    void aThousandTumblingBallsKeepToTheBudget() {
        Scene scene = tumbling(1000, 200, List.of(ball(0.05)));
        Decoded page = new Decoded(scene);
        assertTrue(page.json.toString().length() < BUDGET, page.json.toString().length() + " characters");
        assertEquals(0, page.times[0]);
        assertEquals(scene.times()[199], page.times[page.times.length - 1]);
        assertEquals(1001, Decoded.ints(page.json.get("points"))[0]);
    }

    @Test
    void fineMeshesAreMadeCoarserUntilTheyFit() {
        Scene.Look fine = ball(3e-4);
        assertTrue(fine.triangles().faces() > 20_000, fine.triangles().faces() + " faces");
        for (List<Scene.Look> looks : List.of(List.of(fine), List.of(fine, fine, fine, fine, fine, fine))) {
            Decoded page = new Decoded(tumbling(6, 600, looks));
            assertTrue(
                    page.json.toString().length() < BUDGET, page.json.toString().length() + " characters");
            for (var look : page.json.get("looks")) {
                double[] points = Decoded.floats(look.get("points"));
                assertTrue(points.length > 3 * 1000, points.length / 3 + " points");
                for (int i = 0; i < points.length; i += 3) {
                    double r = Math.sqrt(
                            points[i] * points[i] + points[i + 1] * points[i + 1] + points[i + 2] * points[i + 2]);
                    assertEquals(1, r, 5e-3);
                }
            }
        }
    }

    @Test
    void namesAreOnlyNames() {
        String evil = "</script><b>\"\\ \u2028 & '";
        Scene s = tumbling(1, 3, List.of(ball(0.1)));
        Scene named = TestScene.like(s, evil, evil)
                .title(evil)
                .forms(s.looks(), List.of(new Scene.Form(evil, 1, Scene.Kind.SURFACE, 0, Placing.identity())))
                .pivots(new Scene.Pivot(evil, evil, 1, new double[3]))
                .elements(evil)
                .get();
        String out = SceneJson.of(named);
        assertFalse(out.contains("<") || out.contains("&"), "nothing that HTML could read");
        assertTrue(out.chars().allMatch(c -> c < 0x7f), "ASCII");
        Decoded page = new Decoded(named);
        assertEquals(evil, page.json.get("title").asString());
        assertEquals(evil, page.json.get("bodies").get(1).asString());
        assertEquals(evil, page.json.get("forms").get(0).get("name").asString());
        assertEquals(evil, page.json.get("pivots").get(0).get("type").asString());
        assertEquals(evil, page.json.get("elements").get(0).asString());
    }

    @Test
    void whatDeformsKeepsItsMatrices() {
        Scene s = tumbling(2, 3, List.of(ball(0.1)));
        s.placements()[1][12 * 2 + 4] += 0.25;
        Decoded page = new Decoded(s);
        assertEquals("-rd", page.json.get("motion").get("kinds").asString());
        double[] matrices = Decoded.floats(page.json.get("motion").get("matrices"));
        assertEquals(9 * page.times.length, matrices.length);
        for (int k = 0; k < 9; k++) {
            assertEquals(s.placements()[1][12 * 2 + 3 + k], matrices[9 + k], 1e-6);
        }
    }
}
