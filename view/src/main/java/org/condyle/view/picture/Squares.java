package org.condyle.view.picture;

import org.condyle.view.scene.Scene;
import org.condyle.view.scene.Scene.Form;
import org.condyle.view.scene.Scene.Kind;
import org.condyle.view.scene.SceneViews;

/** Squares to measure by: behind a planar scene, else on its floors, or where there is none on the level of the ground. */
final class Squares {
    private static final double THIN = 1; // pixels in a picture as wide as a page

    private final Scene scene;
    private final PictureStyle style;
    private final Samples samples;
    private final double step;
    private final double pixels;

    Squares(Scene scene, PictureStyle style, Samples samples) {
        this.scene = scene;
        this.style = style;
        this.samples = samples;
        step = SceneViews.gridStep(new SceneViews(scene).size(style.view()));
        pixels = THIN * Math.max(0.8, style.width() / 1000.0);
    }

    /** Lines through the whole picture; that of height 0 is stronger. */
    void behind() {
        Camera c = samples.camera;
        double halfWide = 0.5 * c.width / c.focal, halfHigh = 0.5 * c.height / c.focal;
        double x0 = c.eye[0] - halfWide, x1 = c.eye[0] + halfWide, y0 = c.eye[1] - halfHigh, y1 = c.eye[1] + halfHigh;
        int faint = style.theme("faint");
        for (double i = Math.ceil(x0 / step); i * step <= x1; i++) {
            samples.line(new double[] {i * step, y0, 0}, new double[] {i * step, y1, 0}, pixels, faint, 1, true);
        }
        for (double i = Math.ceil(y0 / step); i * step <= y1; i++) {
            boolean level = i == 0 && scene.forms().stream().noneMatch(f -> f.kind() == Kind.FLOOR);
            int ink = level ? style.theme("quiet") : faint;
            samples.line(new double[] {x0, i * step, 0}, new double[] {x1, i * step, 0}, pixels, ink, 1, true);
        }
    }

    void ground(double[] placement) {
        boolean floors = false;
        for (Form f : scene.forms()) {
            if (f.kind() == Kind.FLOOR) {
                floors = true;
                double[] lines = scene.linesInBody(f);
                for (int i = 0; i < lines.length; i += 6) {
                    samples.line(
                            ScenePicture.moved(placement, f.body(), lines, i),
                            ScenePicture.moved(placement, f.body(), lines, i + 3),
                            pixels,
                            style.theme("grid"),
                            1,
                            false);
                }
            }
        }
        if (!floors) {
            level();
        }
    }

    private void level() {
        SceneViews views = new SceneViews(scene);
        double[] u = views.right(), v = views.front(), base = views.up();
        for (int k = 0; k < 3; k++) {
            base[k] *= views.level();
        }
        double[] a = ends(views, u), b = ends(views, v);
        for (double i = a[0]; i <= a[1]; i++) {
            samples.line(at(base, u, i, v, b[0]), at(base, u, i, v, b[1]), pixels, style.theme("faint"), 1, false);
        }
        for (double i = b[0]; i <= b[1]; i++) {
            samples.line(at(base, u, a[0], v, i), at(base, u, a[1], v, i), pixels, style.theme("faint"), 1, false);
        }
    }

    private double[] ends(SceneViews views, double[] axis) {
        double least = Double.POSITIVE_INFINITY, most = Double.NEGATIVE_INFINITY, margin = 0.12 * scene.size();
        for (int i = 0; i < 8; i++) {
            least = Math.min(least, Camera.dot(views.corner(i), axis));
            most = Math.max(most, Camera.dot(views.corner(i), axis));
        }
        return new double[] {Math.floor((least - margin) / step), Math.ceil((most + margin) / step)};
    }

    private double[] at(double[] base, double[] u, double a, double[] v, double b) {
        double[] out = new double[3];
        for (int k = 0; k < 3; k++) {
            out[k] = base[k] + step * (a * u[k] + b * v[k]);
        }
        return out;
    }
}
