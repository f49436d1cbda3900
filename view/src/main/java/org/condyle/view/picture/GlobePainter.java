package org.condyle.view.picture;

import org.condyle.mechanics.Motion;
import org.condyle.view.scene.Scene;

/** Globes about joints that resist: the contour of free motion, and the way of the bone's direction up to now. As in scene-globes.js. */
final class GlobePainter {
    private static final int TURN = 72; // pieces of a circle

    private final Scene.Globe globe;
    private final Samples samples;
    private final double[] place; // of the parent's joint axes in the world
    private final double pixels;

    private GlobePainter(Scene scene, Scene.Globe globe, Samples samples, int frame, double size) {
        this.globe = globe;
        this.samples = samples;
        place = ScenePicture.product(scene.placements()[frame], Motion.SIZE * globe.parent(), globe.place());
        double width = Math.min(0.1, Math.max(0.03, 0.005 * size / globe.radius())) * globe.radius();
        double[] seen = new double[3];
        samples.camera.see(place[0], place[1], place[2], seen);
        pixels = width * samples.camera.scale(seen[2]) / Samples.FINE;
    }

    static void paint(Scene scene, PictureStyle style, Samples samples, double time) {
        int frame = 0;
        while (frame + 1 < scene.times().length && scene.times()[frame + 1] <= time) {
            frame++;
        }
        for (Scene.Globe g : scene.globes()) {
            GlobePainter p = new GlobePainter(scene, g, samples, frame, scene.size());
            p.graticule(style.theme("quiet"));
            p.contour(scene, frame, style.theme("contour"));
            p.trail(scene, frame, style);
        }
    }

    private void graticule(int rgb) {
        for (int i = 0; i < 12; i++) {
            for (int k = 0; k < TURN / 2; k++) {
                line(polar(k, i * Math.PI / 6), polar(k + 1, i * Math.PI / 6), 1, rgb, 0.4);
            }
        }
        for (int i = 1; i < 6; i++) {
            for (int k = 0; k < TURN; k++) {
                double phi = 2 * Math.PI * k / TURN;
                line(polar(6 * i, phi), polar(6 * i, phi + 2 * Math.PI / TURN), 1, rgb, 0.4);
            }
        }
    }

    private static double[] polar(int part, double phi) {
        return direction(2 * Math.PI * part / TURN, phi);
    }

    private static double[] direction(double theta, double phi) {
        return new double[] {Math.sin(theta) * Math.cos(phi), Math.sin(theta) * Math.sin(phi), Math.cos(theta)};
    }

    private void contour(Scene scene, int frame, int rgb) {
        if (globe.contour().length == 0) {
            return;
        }
        double[] axes = relative(scene, frame);
        double psi = Math.atan2(axes[3] - axes[1], axes[0] + axes[4]);
        int n = globe.contour()[0].length;
        for (int i = 0; i < n; i++) {
            double a = 2 * Math.PI * i / n, b = 2 * Math.PI * (i + 1) / n;
            line(direction(edge(a, psi), a), direction(edge(b, psi), b), 1.5 * pixels, rgb, 1);
        }
    }

    private void trail(Scene scene, int frame, PictureStyle style) {
        double[] before = null;
        for (int f = 0; f <= frame; f++) {
            double[] axes = relative(scene, f), d = {axes[2], axes[5], axes[8]};
            if (before != null) {
                double psi = Math.atan2(axes[3] - axes[1], axes[0] + axes[4]);
                double theta = Math.atan2(Math.hypot(d[0], d[1]), d[2]);
                boolean outside = globe.contour().length > 0 && theta > edge(Math.atan2(d[1], d[0]), psi);
                line(before, d, pixels, style.theme(outside ? "outside" : "ink"), 1);
            }
            before = d;
        }
    }

    /** The child's joint axes in those of the parent, row by row. */
    private double[] relative(Scene scene, int frame) {
        double[] p = ScenePicture.product(scene.placements()[frame], Motion.SIZE * globe.parent(), globe.place());
        double[] c = ScenePicture.product(scene.placements()[frame], Motion.SIZE * globe.child(), globe.axes());
        double[] out = new double[9];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                for (int k = 0; k < 3; k++) {
                    out[3 * i + j] += p[3 + 3 * k + i] * c[3 + 3 * k + j];
                }
            }
        }
        return out;
    }

    /** Polar angle of the contour, between the numbers of the table. */
    private double edge(double phi, double psi) {
        double[][] table = globe.contour();
        int rows = table.length, n = table[0].length;
        double turn = 2 * Math.PI, x = ((phi / turn % 1) + 1) % 1 * n, y = rows > 1 ? (psi + Math.PI) / turn * rows : 0;
        int i = (int) x, k = (int) y;
        double a = along(table[k % rows], i, x - i), b = along(table[(k + 1) % rows], i, x - i);
        return a + (y - k) * (b - a);
    }

    private static double along(double[] row, int i, double share) {
        double a = row[i % row.length], b = row[(i + 1) % row.length];
        return a + share * (b - a);
    }

    /** A line on the sphere; that of the far side is fainter. */
    private void line(double[] a, double[] b, double wide, int rgb, double opacity) {
        double[] from = onSphere(a), to = onSphere(b), eye = samples.camera.eye;
        double facing = 0;
        for (int k = 0; k < 3; k++) {
            facing += (from[k] - place[k]) * (eye[k] - from[k]);
        }
        samples.line(from, to, wide, rgb, facing > 0 ? opacity : 0.4 * opacity, false);
    }

    private double[] onSphere(double[] d) {
        return ScenePicture.moved(
                place, 0, new double[] {globe.radius() * d[0], globe.radius() * d[1], globe.radius() * d[2]}, 0);
    }
}
