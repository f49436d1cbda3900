package org.condyle.view.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Torus;
import org.condyle.io.results.RunResult;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.junit.jupiter.api.Test;

class SceneMakerTest {
    private static Scene scene(String model, String caseName) {
        RunResult run = SceneJsonTest.run(model, caseName);
        return SceneMaker.of(run.title(), Objects.requireNonNull(run.filmed()));
    }

    static double area(Triangles t) {
        double[] x = t.vertices();
        double sum = 0;
        for (int c = 0; c < t.corners().length; c += 3) {
            int i = 3 * t.corners()[c], j = 3 * t.corners()[c + 1], k = 3 * t.corners()[c + 2];
            double[] u = {x[j] - x[i], x[j + 1] - x[i + 1], x[j + 2] - x[i + 2]};
            double[] v = {x[k] - x[i], x[k + 1] - x[i + 1], x[k + 2] - x[i + 2]};
            double a = u[1] * v[2] - u[2] * v[1], b = u[2] * v[0] - u[0] * v[2], d = u[0] * v[1] - u[1] * v[0];
            sum += 0.5 * Math.sqrt(a * a + b * b + d * d);
        }
        return sum;
    }

    @Test
    void rodsHaveTheirLengthWhetherJointsOrConstraintsHoldThem() {
        for (String caseName : List.of("relative", "absolute")) {
            Scene s = scene("mechanisms/double-pendulum", caseName);
            assertTrue(s.planar());
            assertEquals(2, s.pivots().size(), caseName);
            List<Scene.Form> bars = s.forms().stream()
                    .filter(f -> f.kind() == Scene.Kind.SKELETON)
                    .toList();
            assertEquals(2, bars.size(), caseName);
            double[] lengths = {1, 0.8};
            for (int i = 0; i < 2; i++) {
                BoundingBox box = BoundingBox.of(s.inBody(bars.get(i)).vertices());
                double width = box.high[1] - box.low[1]; // its ends are round
                assertEquals(lengths[i], box.high[0] - box.low[0] - width, 1e-9, caseName);
            }
        }
    }

    /** A knee bends in the plane that the side shows; from the front the tibia would hide the femur. */
    @Test
    void aSceneIsSeenFromWhereItsMotionIsSeen() {
        assertTrue(fromSide(scene("knee/spatial", "")));
        assertFalse(fromSide(scene("shoulder/crash", "")), "the sled goes along x, which the front shows");
        assertFalse(fromSide(scene("mechanisms/double-pendulum", "relative")), "a plane has one side");
    }

    /** Whether the reader is nearer to the side than to the front. */
    private static boolean fromSide(Scene s) {
        SceneViews views = new SceneViews(s);
        double[] from = views.from(s.view());
        return Math.abs(SceneViews.dot(from, views.right())) > Math.abs(SceneViews.dot(from, views.front()));
    }

    @Test
    void ofABodyAndItsSkinOnlyTheSkinIsShown() {
        Scene s = scene("soft/hard-floor", "skin");
        assertEquals(
                List.of("floor", "skin"),
                s.forms().stream().map(Scene.Form::name).toList());
    }

    @Test
    void theWalkerStandsOnItsLegs() {
        Scene s = scene("walking/seven-segments", "");
        assertTrue(!s.planar() && s.view().from().get(2) == 1, "bones are solid, and the plane is seen from before it");
        assertEquals(6, s.pivots().size());
        assertTrue(s.high()[1] - s.low()[1] > 1.3 && s.high()[1] - s.low()[1] < 2, "from the toes to the head");
        assertTrue(s.marks().stream().anyMatch(m -> m.arrowElements().length == 2), "the ground presses");
    }

    @Test
    void equalBallsAreOneLookAndTheFloorEndsNotFarFromThem() {
        Scene s = scene("contact/newtons-cradle", "");
        assertFalse(s.planar());
        long balls =
                s.forms().stream().filter(f -> f.kind() == Scene.Kind.SURFACE).count();
        assertEquals(5, balls);
        assertEquals(
                1,
                s.forms().stream()
                        .filter(f -> f.kind() == Scene.Kind.SURFACE)
                        .map(Scene.Form::look)
                        .distinct()
                        .count());
        Scene bounce = scene("contact/bouncing-ball", "");
        Scene.Form floor = bounce.forms().stream()
                .filter(f -> f.kind() == Scene.Kind.FLOOR)
                .findFirst()
                .orElseThrow();
        BoundingBox box = BoundingBox.of(bounce.inBody(floor).vertices());
        assertTrue(box.size() > 0.4 * bounce.size() && box.size() < 3 * bounce.size(), box.size() + " m");
        assertEquals(0, box.high[1]);
    }

    @Test
    void noShapeHasMoreTrianglesThanAPictureNeeds() {
        for (Shape shape : List.of(new Sphere(0.02), new Torus(1, 0.3), new Ellipsoid(3, 1, 0.1), new Box(1, 2, 3))) {
            int faces = Looks.triangles(shape, 2000).faces();
            assertTrue(faces <= 2000 && faces >= 12, shape + ": " + faces);
        }
        assertTrue(Looks.triangles(new Sphere(1), 400).faces() <= 400);
    }

    @Test
    void aBallInThePlaneIsADisc() {
        for (Shape shape : List.of(new Sphere(0.5), new CircleProfile(0.5))) {
            Scene.Look look = FlatLook.of(shape, Mat3.identity(), 2000);
            assertEquals(Math.PI / 4, area(look.triangles()), 5e-3);
            double around = 0;
            for (int i = 0; i < look.lines().length; i += 6) {
                around += Math.hypot(look.lines()[i] - look.lines()[i + 3], look.lines()[i + 1] - look.lines()[i + 4]);
            }
            assertEquals(Math.PI, around, 1e-2, "its outline is one circle");
        }
        Scene.Look seat = FlatLook.of(new CircleProfile(0.5, true), Mat3.identity(), 2000);
        BoundingBox box = BoundingBox.of(seat.triangles().vertices());
        assertTrue(box.high[0] > 0.52, "the solid of a seat is outside of its circle");
    }

    @Test
    void earsCoverAPolygonWithBaysOnce() {
        double[] x = new double[61], y = new double[61];
        for (int i = 0; i <= 60; i++) {
            double r = i % 2 == 0 ? 1 : 0.4, angle = 2 * Math.PI * (i % 60) / 60;
            x[i] = r * Math.cos(angle);
            y[i] = r * Math.sin(angle);
        }
        Scene.Look star = FlatLook.filled(x, y);
        assertEquals(58, star.triangles().faces());
        assertEquals(FlatLook.area(x, y), area(star.triangles()), 1e-12);
    }

    @Test
    void wallsEndAtTheFloorAndAtEachOther() {
        List<Surface> planes = new ArrayList<>();
        double[][] normals = {{0, 1, 0}, {1, 0, 0}, {-1, 0, 0}, {0, 0, 1}, {0, 0, -1}};
        for (double[] n : normals) {
            double by = n[1] == 1 ? 0 : -0.5;
            double[] o = {by * n[0], by * n[1], by * n[2]};
            planes.add(new Surface("wall" + planes.size(), 0, Frame.withZAlong(o, n), new HalfSpace()));
        }
        double[] low = {-0.45, 0, -0.45}, high = {0.45, 1, 0.45};
        Looks looks = new Looks(false, false, 5);
        List<Scene.Form> forms = new Floors(false, low, high, planes, new boolean[1]).forms(looks);
        double top = 1 + 0.3 * Math.sqrt(Placing.squaredDistance(low, high));
        assertEquals(5, forms.size());
        for (int i = 0; i < 5; i++) {
            Triangles t = looks.all().get(forms.get(i).look()).triangles();
            assertEquals(i == 0 ? 1 : top, area(t), 1e-9, forms.get(i).name());
        }
    }

    @Test
    void gridsHaveRoundSteps() {
        assertEquals(0.1, Floors.gridStep(0.8), 1e-12);
        assertEquals(0.05, Floors.gridStep(0.4), 1e-12);
        assertEquals(20, Floors.gridStep(150), 1e-9);
        assertEquals(1, Floors.gridStep(0));
    }

    @Test
    void aBodyWithoutSurfacesShowsTheEllipsoidOfItsInertia() {
        MassProperties of = new Ellipsoid(0.3, 0.2, 0.1).massProperties();
        double[] i = of.inertia();
        double[] turn = Rotations.about(0.48, 0.6, 0.64, 0.7);
        double[] diagonal = {i[0], 0, 0, 0, i[1], 0, 0, 0, i[2]};
        double[] r = Mat3.times(Mat3.times(turn, diagonal), Mat3.transpose(turn));
        Body body =
                new Body("egg", of.mass(), new double[] {1, 2, 3}, new double[] {r[0], r[4], r[8], r[1], r[2], r[5]});
        assertTrue(PrincipalAxes.solid(body));
        double[] p = PrincipalAxes.ellipsoid(body);
        double[] shape = new double[9], expected = new double[9];
        double[] squares = {0.09, 0, 0, 0, 0.04, 0, 0, 0, 0.01};
        double[] a = java.util.Arrays.copyOfRange(p, 3, 12);
        System.arraycopy(Mat3.times(a, Mat3.transpose(a)), 0, shape, 0, 9);
        System.arraycopy(Mat3.times(Mat3.times(turn, squares), Mat3.transpose(turn)), 0, expected, 0, 9);
        assertArrayEquals(expected, shape, 1e-12);
        assertArrayEquals(new double[] {1, 2, 3}, java.util.Arrays.copyOf(p, 3));
        assertFalse(PrincipalAxes.solid(new Body("rod", 1, new double[3], new double[] {0, 0, 1, 0, 0, 0})));
    }

    @Test
    void ligamentsShowTheirStrainAlongAllOfTheirLineAndSpringsHaveNone() {
        RunResult run = SmallKnee.run("");
        Scene s = SmallKnee.scene(run);
        int compared = 0;
        for (int row = 0; row < run.recording().rows(); row++) {
            int f = java.util.Arrays.binarySearch(s.times(), run.recording().time(row));
            if (f < 0) {
                continue;
            }
            compared++;
            Scene.Marks m = s.marks().get(f);
            assertEquals(3, m.lineElements().length, "one line and two around a via point");
            for (int i = 0; i < 3; i++) {
                String name = s.elements().get(m.lineElements()[i]);
                assertEquals(i == 0 ? "ACL" : "MCL", name);
                double tension = m.lines()[SceneSketch.LINE * i + 6], strain = m.lines()[SceneSketch.LINE * i + 7];
                assertEquals(run.recording().column(name + ".strain")[row], strain, 1e-9);
                assertEquals(run.recording().column(name + ".tension")[row], tension, 1e-5);
            }
        }
        assertTrue(compared > 10, "" + compared);
        Scene truss = scene("mechanisms/von-mises-truss", "");
        assertTrue(Double.isNaN(truss.marks().get(0).lines()[7]));
        double most = run.recording().max("ACL.strain");
        assertEquals(most, new Decoded(s).json.get("most").get("strain").asDouble(), 1e-3 * most);
        assertEquals(0, new Decoded(s).json.get("most").get("tension").asDouble());
    }

    @Test
    void aPointContactShowsTheAreaAndThePressureOfHertz() {
        Scene s = SmallKnee.scene(SmallKnee.run("half-space"));
        int compared = 0;
        double most = 0;
        for (Scene.Marks m : s.marks()) {
            if (m.spotElements().length == 0) {
                continue;
            }
            compared++;
            double depth = m.contacts()[6], force = MarksMaker.force(m.contacts(), 0);
            double square = 0.03 * depth; // a² = R δ, p₀ = 3F/(2π a²)
            assertEquals(Math.sqrt(square), m.spots()[6], 1e-9);
            assertEquals(1.5 * force / (Math.PI * square), m.spots()[7], 1e-9 * m.spots()[7]);
            assertArrayEquals(new double[] {0, -1, 0}, java.util.Arrays.copyOfRange(m.spots(), 3, 6), 1e-12);
            most = Math.max(most, m.spots()[7]);
        }
        assertTrue(compared > 100, "" + compared);
        Decoded page = new Decoded(s);
        assertEquals(most, page.json.get("most").get("pressure").asDouble(), 1e-6 * most);
        assertEquals(0, SmallKnee.scene(SmallKnee.run("")).marks().get(50).spots().length, "a box has edges");
    }
}
