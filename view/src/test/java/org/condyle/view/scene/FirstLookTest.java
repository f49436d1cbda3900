package org.condyle.view.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.geometry.shape.Sphere;
import org.condyle.io.results.View;
import org.condyle.mechanics.Frame;
import org.condyle.view.scene.Scene.Form;
import org.condyle.view.scene.Scene.Kind;
import org.condyle.view.scene.Scene.Look;
import org.junit.jupiter.api.Test;

class FirstLookTest {
    private static final double[] UP = {0, 1, 0};

    /** Two balls that move up and down together, one behind the other in a direction of the ground. */
    private static Scene inARow(double x, double z, View view) {
        Look ball = new Look(new Sphere(1).triangles(0.02), new double[0]);
        double[] stretch = Placing.stretched(Frame.at(new double[3]), 0.3, 0.3, 0.3);
        double[][] frames = new double[5][36];
        for (int f = 0; f < frames.length; f++) {
            for (int b = 0; b < 3; b++) {
                double away = b == 0 ? 0 : b == 1 ? -1 : 1;
                double[] place = {away * x, b == 0 ? 0 : 0.2 * f, away * z, 1, 0, 0, 0, 1, 0, 0, 0, 1};
                System.arraycopy(place, 0, frames[f], 12 * b, 12);
            }
        }
        return TestScene.of("ground", "a", "b")
                .title("balls")
                .up(UP)
                .box(new double[] {-1.3, -0.3, -1.3}, new double[] {1.3, 1.1, 1.3})
                .forms(
                        List.of(ball),
                        List.of(new Form("a", 1, Kind.SURFACE, 0, stretch), new Form("b", 2, Kind.SURFACE, 0, stretch)))
                .frames(new double[] {0, 1, 2, 3, 4}, frames)
                .view(view)
                .get();
    }

    private static double[] from(double x, double z) {
        Scene s = inARow(x, z, View.USUAL);
        return new SceneViews(s).from(s.view());
    }

    /** How far apart the middles of the balls are seen to be. */
    private static double apart(double[] from, double x, double z) {
        double along = SceneViews.dot(from, new double[] {2 * x, 0, 2 * z});
        return Math.sqrt(4 - along * along);
    }

    @Test
    void noBallHidesTheOther() {
        for (int degrees = 0; degrees < 180; degrees += 15) {
            double x = Math.sin(Math.toRadians(degrees)), z = Math.cos(Math.toRadians(degrees));
            assertTrue(apart(from(x, z), x, z) > 0.6, "two radii apart, at " + degrees);
        }
    }

    @Test
    void whereAllDirectionsShowTheSameTheUsualOneIsTaken() {
        double[] usual = new SceneViews(inARow(1, 0, View.USUAL)).around(Math.toRadians(23));
        assertArrayEquals(usual, from(1, 0), 1e-12);
        assertArrayEquals(from(1, 0), from(1, 0), 0, "and always the same");
    }

    @Test
    void aViewThatIsAskedForIsTaken() {
        Scene s = inARow(0, 1, new View("front", List.of(), "b"));
        SceneViews views = new SceneViews(s);
        assertArrayEquals(new double[] {0, 0, 1}, views.from(s.view()), 1e-12);
        assertEquals(2, views.followed(s.view()));
        assertArrayEquals(new double[] {1, 0, 0}, views.from(new View("side", List.of(), "")), 1e-12);
        assertArrayEquals(new double[] {-1, 0, 0}, views.from(new View("left", List.of(), "")), 1e-12);
        assertArrayEquals(new double[] {0, 0, -1}, views.from(new View("back", List.of(), "")), 1e-12);
        assertArrayEquals(new double[] {0, 1, 0}, views.from(new View("top", List.of(), "")), 1e-2);
        assertArrayEquals(new double[] {0.6, 0, 0.8}, views.from(new View("", List.of(3.0, 0.0, 4.0), "")), 1e-12);
    }
}
