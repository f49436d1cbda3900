package org.condyle.view.picture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Sphere;
import org.condyle.io.results.View;
import org.condyle.view.scene.Scene;
import org.condyle.view.scene.Scene.Form;
import org.condyle.view.scene.Scene.Kind;
import org.condyle.view.scene.Scene.Look;
import org.condyle.view.scene.TestScene;
import org.junit.jupiter.api.Test;

class ScenePictureTest {
    private static final int WIDE = 240, HIGH = 160;
    private static final double[] THERE = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
    private static final String RED = "#d01010", BLUE = "#1010d0";

    /** Balls of radius one and half, and what elements show. */
    private static Scene scene(List<Form> forms, Scene.Marks marks, double reach) {
        double[] frame = new double[36];
        for (int b = 0; b < 3; b++) {
            System.arraycopy(THERE, 0, frame, 12 * b, 12);
        }
        return TestScene.of("ground", "body", "other")
                .title("ball")
                .box(new double[] {-reach, -reach, -reach}, new double[] {reach, reach, reach})
                .forms(
                        List.of(
                                new Look(new Sphere(1).triangles(2e-4), new double[0]),
                                new Look(new Sphere(0.5).triangles(1e-3), new double[0]),
                                new Look(new Box(0.4, 3, 0.4).triangles(1e-3), new double[0])),
                        forms)
                .elements("force")
                .frames(new double[] {0}, new double[][] {frame})
                .marks(List.of(marks))
                .get();
    }

    private static Scene.Marks nothing() {
        double[] none = {};
        int[] nobody = {};
        return new Scene.Marks(none, nobody, none, nobody, none, nobody, none, nobody, 0, none, nobody);
    }

    private static PictureStyle style(String bones) {
        return new PictureStyle(WIDE, HIGH, false, new View("front", List.of(), ""), bones);
    }

    private static byte[] draw(Scene scene, String bones) {
        return new ScenePicture(scene, style(bones)).pixels(0);
    }

    private static int count(byte[] rgb, IntPredicate fits) {
        int n = 0;
        for (int i = 0; i < rgb.length; i += 3) {
            int colour = (rgb[i] & 0xff) << 16 | (rgb[i + 1] & 0xff) << 8 | rgb[i + 2] & 0xff;
            n += fits.test(colour) ? 1 : 0;
        }
        return n;
    }

    private static boolean isRed(int rgb) {
        return (rgb >> 16) > 2 * (rgb & 0xff) + 30 && (rgb >> 16) > 2 * (rgb >> 8 & 0xff) + 30;
    }

    private static boolean isBlue(int rgb) {
        return (rgb & 0xff) > 2 * (rgb >> 16) + 30 && (rgb & 0xff) > 2 * (rgb >> 8 & 0xff) + 30;
    }

    private static Form form(Kind kind, int look, String colour) {
        return new Form("form", 1, kind, look, THERE, colour, 1);
    }

    /**
     * A ball of radius r that is d away is seen as a circle of radius f r / √(d² - r²), f being the pixels of a metre a metre away. The
     * camera is so far away that its top is in the picture, with a margin.
     */
    @Test
    void aBallIsAsLargeAsPerspectiveSays() {
        Scene s = scene(List.of(form(Kind.SURFACE, 0, RED)), nothing(), 2);
        double tan = Math.tan(Math.toRadians(11)), far = 1.12 / tan, focal = 0.5 * HIGH / tan;
        double radius = focal / Math.sqrt(far * far - 1);
        int seen = count(draw(s, "solid"), ScenePictureTest::isRed);
        assertEquals(Math.PI * radius * radius, seen, 0.03 * seen);
    }

    @Test
    void theSameSceneGivesTheSameBytes() {
        Scene s = scene(List.of(form(Kind.BONE, 0, ""), form(Kind.SURFACE, 1, BLUE)), nothing(), 2);
        assertArrayEquals(draw(s, "solid"), draw(s, "solid"));
    }

    /** Inside a solid bone a surface that touches is seen faintly, in a clear one well, and alone if bones are hidden. */
    @Test
    void whatTouchesIsSeenThroughBones() {
        Scene s = scene(List.of(form(Kind.BONE, 0, RED), form(Kind.SURFACE, 1, BLUE)), nothing(), 2);
        int[] red = new int[3], blue = new int[3];
        for (int i = 0; i < 3; i++) {
            byte[] rgb = draw(s, View.BONES.get(i));
            red[i] = count(rgb, ScenePictureTest::isRed);
            blue[i] = count(rgb, ScenePictureTest::isBlue);
        }
        assertTrue(red[0] > 1000 && blue[0] == 0, "solid");
        assertTrue(red[1] == 0 && blue[1] > 150, "clear: " + blue[1]);
        assertTrue(red[2] == 0 && blue[2] > 200, "hidden: " + blue[2]);
        int plain =
                count(draw(scene(List.of(form(Kind.BONE, 0, RED)), nothing(), 2), "solid"), ScenePictureTest::isRed);
        assertTrue(red[0] < plain, "even through a solid bone it is seen: " + red[0] + " of " + plain);
    }

    /** A force inside a bone is drawn on top. */
    @Test
    void forcesAreNeverHidden() {
        double[] none = {}, arrow = {0, -0.5, 0, 0, 10, 0};
        int[] nobody = {};
        Scene.Marks marks =
                new Scene.Marks(none, nobody, arrow, new int[] {0}, none, nobody, none, nobody, 0, none, nobody);
        int load = Palette.colour("themes", "light", "load");
        int seen = count(draw(scene(List.of(form(Kind.BONE, 0, "")), marks, 2), "solid"), c -> c == load);
        assertTrue(seen > 50, "pixels of the arrow: " + seen);
    }

    @Test
    void inertiaIsNotShownOfABodyWithAnotherLook() {
        Form centre = form(Kind.CENTRE, 0, RED), bar = form(Kind.SKELETON, 1, BLUE);
        assertTrue(count(draw(scene(List.of(centre), nothing(), 2), "solid"), ScenePictureTest::isRed) > 1000);
        byte[] both = draw(scene(List.of(centre, bar), nothing(), 2), "solid");
        assertEquals(0, count(both, ScenePictureTest::isRed));
        assertTrue(count(both, ScenePictureTest::isBlue) > 200);
    }

    /** Where a ball meets a column less light comes; far from it as much as without. */
    @Test
    void cornersAreDarker() {
        Scene s = scene(List.of(form(Kind.SURFACE, 0, "#c0c0c0"), form(Kind.SURFACE, 2, "#c0c0c0")), nothing(), 2);
        Camera camera = new Camera(s, new double[] {0, 0, 1}, null, new double[3], WIDE, HIGH);
        Samples samples = new Samples(camera, new Light(camera, s.up()), 0);
        List<Mesh> meshes = new ArrayList<>();
        s.looks().forEach(l -> meshes.add(Mesh.of(l.triangles())));
        samples.solid(meshes.get(0), THERE, 0xc0c0c0, true, false, 0);
        Openness alone = new Openness(samples, s.size());
        double[] top = new double[3];
        camera.see(0, 0.99, 0.14, top);
        int column = (int) top[0], row = (int) top[1] + 2;
        assertTrue(alone.at(column, row) > 0.9, "a ball alone is open: " + alone.at(column, row));
        double[] post = {0, 1.5, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
        samples.solid(meshes.get(2), post, 0xc0c0c0, true, false, 0);
        Openness both = new Openness(samples, s.size());
        double least = 1;
        for (int r = row - 12; r <= row + 12; r++) {
            least = Math.min(least, both.at(column, r));
        }
        assertTrue(least < 0.8, "where they meet: " + least);
    }

    /** Differences of CIE 1976 between each two bodies, as people without one kind of cone see them (G. Machado and others 2009). */
    @Test
    void bodiesDifferForReadersWhoSeeColoursDifferently() {
        double[][] sights = {
            {1, 0, 0, 0, 1, 0, 0, 0, 1},
            {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
            {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
            {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}
        };
        for (double[] sight : sights) {
            for (int a = 1; a <= 6; a++) {
                for (int b = 1; b < a; b++) {
                    double[] x = lab(Palette.linear(Palette.body(a)), sight);
                    double[] y = lab(Palette.linear(Palette.body(b)), sight);
                    double apart = Math.sqrt((x[0] - y[0]) * (x[0] - y[0])
                            + (x[1] - y[1]) * (x[1] - y[1])
                            + (x[2] - y[2]) * (x[2] - y[2]));
                    assertTrue(apart > 15, "bodies " + a + " and " + b + ": " + apart);
                }
            }
        }
    }

    private static double[] lab(double[] rgb, double[] m) {
        double[] c = new double[3];
        for (int i = 0; i < 3; i++) {
            c[i] = Math.min(1, Math.max(0, m[3 * i] * rgb[0] + m[3 * i + 1] * rgb[1] + m[3 * i + 2] * rgb[2]));
        }
        double x = bent((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.9505);
        double y = bent(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]);
        double z = bent((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.089);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double bent(double t) {
        return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16.0 / 116;
    }
}
