package org.condyle.view.picture;

import java.util.function.IntUnaryOperator;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.view.scene.Most;
import org.condyle.view.scene.Scene;
import org.condyle.view.scene.SceneViews;

/** What elements show at a frame: ligaments, springs, muscles, joints, contact points, forces. As in scene-marks.js and scene-muscles.js. */
final class MarkPainter {
    private static final int MANY_MUSCLES = 20;
    private static final int MANY_POINTS = 12;
    private static final int FEW_TRAILS = 6; // many feet leave many marks, which the page shows when asked

    private final Scene scene;
    private final PictureStyle style;
    private final Samples samples;
    private final Scene.Marks marks;
    private final double time;
    private final double[] placement;
    private final Most most;
    private final double size;
    private final double longest; // arrow [m]

    MarkPainter(Scene scene, PictureStyle style, Samples samples, int frame) {
        this.scene = scene;
        this.style = style;
        this.samples = samples;
        marks = scene.marks().get(frame);
        time = scene.times()[frame];
        placement = scene.placements()[frame];
        most = Most.of(scene);
        size = new SceneViews(scene).size(style.view());
        int points = scene.marks().stream().mapToInt(Scene.Marks::points).max().orElse(0);
        longest = size * Palette.number("sizes", points > MANY_POINTS ? "manyArrows" : "arrow");
    }

    private double size(String name) {
        return size * Palette.number("sizes", name);
    }

    /** What is lit and hidden as bodies are. */
    void solids() {
        joints();
        double[] l = marks.lines();
        for (int i = 0; i < l.length; i += SceneSketch.LINE) {
            line(i, (place, rgb) -> samples.solid(Mesh.ROD, place, rgb, true, false, 0));
        }
        muscles((knob, place, rgb) -> samples.solid(knob ? Mesh.BALL : Mesh.ROD, place, rgb, true, false, 0));
    }

    /** What is seen through bodies, and what lies on top of all. */
    void above(IntUnaryOperator bodyColour) {
        boolean flat = scene.planar();
        muscles((knob, place, rgb) -> {
            if (flat || !knob) {
                samples.onTop(knob ? Mesh.BALL : Mesh.ROD, place, rgb, flat ? 1 : 0.45, !flat);
            }
        });
        paths();
        for (int i = 0; i < marks.lines().length; i += SceneSketch.LINE) {
            boolean tissue = !Double.isNaN(marks.lines()[i + SceneSketch.STRAIN]);
            line(i, (place, rgb) -> {
                if (flat || tissue) {
                    samples.onTop(Mesh.ROD, place, rgb, flat ? 1 : 0.3, false);
                }
            });
        }
        spots();
        trails(bodyColour);
        GlobePainter.paint(scene, style, samples, time);
        if (flat) {
            joints();
        }
        contacts();
    }

    private interface Draw {
        void at(double[] place, int rgb);
    }

    private interface Piece {
        void at(boolean knob, double[] place, int rgb);
    }

    /** A spring or a ligament; what is slack is thin or dashed. */
    private void line(int i, Draw draw) {
        double[] l = marks.lines();
        if (!Double.isNaN(l[i + SceneSketch.ACTIVATION])) {
            return;
        }
        double tension = l[i + SceneSketch.TENSION], strain = l[i + SceneSketch.STRAIN];
        if (!Double.isNaN(strain)) {
            boolean slack = !(strain > 0 && tension > 0);
            int rgb = slack ? style.theme("quiet") : Palette.scale("strain", strain / most.strain());
            draw.at(Sticks.between(l, i, l, i + 3, size(slack ? "slack" : "tissue")), rgb);
            return;
        }
        int parts = tension <= 0 ? 9 : 1;
        int rgb = Double.isNaN(tension)
                ? style.theme("ink")
                : tension <= 0 ? style.theme("quiet") : Palette.scale("amount", tension / most.tension());
        for (int k = 0; k < parts; k += 2) {
            double a = (double) k / parts, b = (k + 1.0) / parts;
            double[] from = new double[3], to = new double[3];
            for (int n = 0; n < 3; n++) {
                from[n] = l[i + n] + a * (l[i + 3 + n] - l[i + n]);
                to[n] = l[i + n] + b * (l[i + 3 + n] - l[i + n]);
            }
            draw.at(Sticks.between(from, 0, to, 0, size("spring")), rgb);
        }
    }

    private void muscles(Piece piece) {
        double strongest = 0;
        for (Scene.Tube t : scene.muscles()) {
            strongest = Math.max(strongest, t.maxIsometricForce());
        }
        double widest =
                size("muscle") * (scene.muscles().size() > MANY_MUSCLES ? Palette.number("sizes", "manyMuscles") : 1);
        double[] l = marks.lines();
        for (int i = 0; i < marks.lineElements().length; i++) {
            int at = SceneSketch.LINE * i, element = marks.lineElements()[i];
            double activation = l[at + SceneSketch.ACTIVATION];
            Scene.Tube tube = scene.muscles().stream()
                    .filter(t -> t.element() == element)
                    .findFirst()
                    .orElse(null);
            if (tube != null && !Double.isNaN(activation)) {
                double share = Math.sqrt(tube.maxIsometricForce() / strongest);
                double radius = widest * Math.max(Palette.number("sizes", "weakMuscle"), share);
                int rgb = Palette.scale("activation", activation);
                piece.at(false, Sticks.between(l, at, l, at + 3, radius), rgb);
                piece.at(true, Sticks.ball(l, at, radius), rgb);
                piece.at(true, Sticks.ball(l, at + 3, radius), rgb);
            }
        }
    }

    /** Paths that only measure. */
    private void paths() {
        double[] times = scene.paths().times();
        int best = 0;
        for (int i = 0; i < times.length; i++) {
            best = Math.abs(times[i] - time) < Math.abs(times[best] - time) ? i : best;
        }
        for (double[] way :
                times.length == 0 ? new double[0][] : scene.paths().courses().get(best)) {
            for (int i = 0; i + 3 < way.length; i += 3) {
                samples.onTop(
                        Mesh.ROD, Sticks.between(way, i, way, i + 3, size("path")), style.theme("path"), 0.8, false);
            }
        }
    }

    private void joints() {
        for (Scene.Pivot p : scene.pivots()) {
            if (p.type().equals("slider")) {
                continue; // it has no point that stays
            }
            double[] at = ScenePicture.moved(placement, p.body(), p.at(), 0);
            double radius = size(scene.planar() ? "flatJoint" : "joint");
            if (scene.planar()) {
                samples.onTop(Mesh.BALL, Sticks.ball(at, 0, radius), style.theme("ink"), 1, false);
                samples.onTop(Mesh.BALL, Sticks.ball(at, 0, 0.62 * radius), style.theme("back"), 1, false);
            } else {
                samples.solid(Mesh.BALL, Sticks.ball(at, 0, radius), style.theme("ink"), true, false, 0);
            }
        }
    }

    /** Discs of the pressure of Hertz. */
    private void spots() {
        double[] s = marks.spots();
        for (int i = 0; i < s.length && !scene.planar(); i += SceneSketch.SPOT) {
            double[] point = {s[i], s[i + 1], s[i + 2]}, normal = {s[i + 3], s[i + 4], s[i + 5]};
            for (int k = 0; k < 3; k++) {
                normal[k] *= 1e-3 * s[i + 6];
            }
            for (int ring = 0; ring < 10; ring++) {
                double outer = 1 - ring / 10.0, middle = outer - 0.05;
                int rgb = Palette.scale("pressure", s[i + 7] / most.pressure() * Math.sqrt(1 - middle * middle));
                samples.onTop(Mesh.CONE, Sticks.along(point, normal, outer * s[i + 6]), rgb, 1, false);
            }
        }
    }

    private void trails(IntUnaryOperator bodyColour) {
        long contacts = scene.trails().stream()
                .mapToInt(Scene.Trail::element)
                .distinct()
                .count();
        double pixels = 2 * size("trail") * samples.camera.scale(1 / samples.camera.away(middle())) / Samples.FINE;
        for (Scene.Trail t : scene.trails()) {
            boolean light = t.body() != Motion.GROUND && !scene.planar();
            int ink = light ? 0xffffff : style.theme("ink");
            int rgb = Palette.mixed(bodyColour.applyAsInt(t.body()), ink, light ? 0.85 : 0.72);
            for (int i = 0; contacts <= FEW_TRAILS && i + 1 < t.times().length; i++) {
                double[] a = ScenePicture.moved(placement, t.body(), t.points(), 3 * i);
                double[] b = ScenePicture.moved(placement, t.body(), t.points(), 3 * i + 3);
                samples.line(a, b, pixels, rgb, t.times()[i + 1] <= time ? 0.9 : 0.38, true);
            }
        }
    }

    /** Nearness of the middle of the scene. */
    private double middle() {
        double[] seen = new double[3];
        double[] low = scene.low(), high = scene.high();
        samples.camera.see(0.5 * (low[0] + high[0]), 0.5 * (low[1] + high[1]), 0.5 * (low[2] + high[2]), seen);
        return seen[2];
    }

    private void contacts() {
        double[] c = marks.contacts();
        for (int i = 0; i < c.length; i += SceneSketch.CONTACT) {
            if (Double.isNaN(c[i + 7])) {
                double radius = 0.036 * longest;
                if (scene.planar()) {
                    samples.onTop(Mesh.BALL, Sticks.ball(c, i, 1.35 * radius), style.theme("ink"), 1, false);
                }
                int rgb = Palette.scale("amount", c[i + 6] / most.depth());
                samples.onTop(Mesh.BALL, Sticks.ball(c, i, radius), rgb, 1, false);
                arrow(c, i, "contact");
            }
        }
        for (int i = 0; i < marks.arrows().length; i += SceneSketch.ARROW) {
            arrow(marks.arrows(), i, "load");
        }
        double[] r = marks.resultants();
        for (int i = 0; i < r.length; i += SceneSketch.CONTACT) {
            if (!Double.isNaN(r[i + 7])) { // a patch: one arrow for all of it
                samples.onTop(Mesh.BALL, Sticks.ball(r, i, 0.022 * longest), style.theme("back"), 1, false);
                arrow(r, i, "contact");
            }
        }
    }

    private void arrow(double[] a, int i, String kind) {
        double[] tip = {a[i + 3], a[i + 4], a[i + 5]};
        double force = Math.sqrt(Camera.dot(tip, tip)), length = longest * force / most.force();
        if (!(length > 1e-3 * size)) {
            return;
        }
        double head = Math.min(0.125 * longest, 0.45 * length);
        double[] from = {a[i], a[i + 1], a[i + 2]}, shaft = new double[3], neck = new double[3], point = new double[3];
        for (int k = 0; k < 3; k++) {
            shaft[k] = (length - head) * tip[k] / force;
            neck[k] = from[k] + shaft[k];
            point[k] = head * tip[k] / force;
        }
        samples.onTop(Mesh.ROD, Sticks.along(from, shaft, 0.12 * head), style.theme(kind), 1, false);
        samples.onTop(Mesh.CONE, Sticks.along(neck, point, 0.33 * head), style.theme(kind), 1, false);
    }
}
