package org.condyle.view.picture;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.condyle.mechanics.Motion;
import org.condyle.view.scene.Scene;
import org.condyle.view.scene.Scene.Form;
import org.condyle.view.scene.Scene.Kind;
import org.condyle.view.scene.SceneViews;

/** Draws frames of a scene as the page of the report does. */
public final class ScenePicture {
    private static final double ABOVE = 3e-4; // lift of a surface over a floor in the same place

    private final Scene scene;
    private final PictureStyle style;
    private final SceneViews views;
    private final List<Mesh> meshes = new ArrayList<>();
    private final Set<Integer> boned = new HashSet<>();
    private final Set<Integer> clothed = new HashSet<>();
    private boolean drawn; // what is to be seen was chosen: inertia is for those who ask
    private final double[] from;
    private final int followed;
    private final double[] reach;
    private final double[] aside;
    private final double size;

    public ScenePicture(Scene scene, PictureStyle style) {
        this.scene = scene;
        this.style = style;
        views = new SceneViews(scene);
        from = views.from(style.view());
        followed = views.followed(style.view());
        size = views.size(style.view());
        reach = followed < 0 ? new double[3] : views.reach(followed);
        aside = followed < 0 ? new double[3] : views.aside(followed);
        scene.looks().forEach(look -> meshes.add(Mesh.of(look.triangles())));
        for (Form f : scene.forms()) {
            if (f.kind() == Kind.BONE) {
                boned.add(f.body());
            }
            if (f.kind() != Kind.CENTRE && scene.bodies().size() > 2) { // the only body shows its inertia
                clothed.add(f.body());
            }
            drawn |= f.kind() == Kind.BONE || f.kind() == Kind.FURNITURE;
        }
    }

    /** Number of the frame nearest to a time. */
    public int frame(double time) {
        int best = 0;
        for (int f = 0; f < scene.times().length; f++) {
            if (Math.abs(scene.times()[f] - time) < Math.abs(scene.times()[best] - time)) {
                best = f;
            }
        }
        return best;
    }

    /** Red, green and blue of each pixel, row by row from above. */
    public byte[] pixels(int frame) {
        double[] placement = scene.placements()[frame];
        double[] middle = followed < 0 ? null : views.middle(frame, followed);
        for (int k = 0; middle != null && k < 3; k++) {
            middle[k] += aside[k];
        }
        Camera camera = new Camera(scene, from, middle, reach, style.width(), style.height());
        Light light = new Light(camera, views.up());
        Samples samples = new Samples(camera, light, style.theme("back"));
        MarkPainter marks = new MarkPainter(scene, style, samples, frame);
        if (scene.planar()) {
            new Squares(scene, style, samples).behind();
            scene.forms().forEach(f -> flat(f, placement, samples));
        } else {
            solids(frame, samples, marks);
        }
        marks.above(this::colour);
        return samples.pixels();
    }

    private void solids(int frame, Samples samples, MarkPainter marks) {
        double[] placement = scene.placements()[frame];
        GroundShadow shadow = new GroundShadow(scene);
        for (Form f : scene.forms()) {
            double opacity = opacity(f);
            boolean floor = f.kind() == Kind.FLOOR, oneSided = floor || f.kind() == Kind.HOLLOW;
            double[] place = placed(placement, f);
            if (opacity >= 1) {
                samples.solid(meshes.get(f.look()), place, colour(f), !floor, oneSided, floor ? 0 : ABOVE);
            }
            if (opacity > 0 && !oneSided) {
                shadow.add(meshes.get(f.look()), place);
            }
        }
        marks.solids();
        samples.light(new Openness(samples, size));
        new Squares(scene, style, samples).ground(placement);
        shadow.paint(samples, style.themeNumber("shadow"));
        for (Form f : scene.forms()) {
            double opacity = opacity(f);
            boolean touches = f.kind() == Kind.SURFACE && boned.contains(f.body());
            if (touches && style.boneOpacity() == 1) { // where bodies touch is seen through their bones
                double clear = f.opacity() < 1 ? f.opacity() : Palette.number("clear");
                samples.onTop(meshes.get(f.look()), placed(placement, f), colour(f), clear, true);
            } else if (opacity > 0 && opacity < 1) {
                samples.clear(meshes.get(f.look()), placed(placement, f), colour(f), opacity);
            }
        }
        for (Form f : style.view().close() ? List.<Form>of() : scene.paths().wraps()) {
            samples.onTop(meshes.get(f.look()), placed(placement, f), style.theme("wrap"), 0.36, true);
        }
        new PressurePainter(scene, samples, scene.marks().get(frame))
                .paint(f -> meshes.get(f.look()), f -> placed(placement, f));
    }

    private double opacity(Form f) {
        if (f.kind() == Kind.CENTRE && (drawn || clothed.contains(f.body()))) {
            return 0; // its inertia, which the page shows when asked
        }
        return f.opacity() * (f.kind() == Kind.BONE ? style.boneOpacity() : 1);
    }

    private void flat(Form f, double[] placement, Samples samples) {
        int own = colour(f), back = style.theme("back");
        boolean ground = f.body() == Motion.GROUND && f.colour().isEmpty();
        int fill = f.kind() == Kind.CENTRE ? own : Palette.mixed(back, own, style.themeNumber("tint"));
        double[] place = placed(placement, f),
                lines = scene.looks().get(f.look()).lines();
        samples.onTop(meshes.get(f.look()), place, fill, 1, false);
        double pixels = Palette.number("sizes", "outline") * size * samples.camera.focal / Samples.FINE;
        for (int i = 0; i < lines.length; i += 6) {
            int stroke = ground ? style.theme("quiet") : own;
            samples.line(moved(place, 0, lines, i), moved(place, 0, lines, i + 3), pixels, stroke, 1, true);
        }
    }

    /** What a form is made of, unless it has a colour of its own. */
    private int colour(Form f) {
        if (!f.colour().isEmpty()) {
            return Palette.parsed(f.colour());
        }
        if (f.kind() == Kind.FLOOR && f.body() == Motion.GROUND) {
            return style.theme("floor");
        }
        if (f.kind() == Kind.BONE) {
            return Palette.colour("bone");
        }
        if (f.kind() == Kind.FURNITURE) {
            return Palette.colour("furniture");
        }
        if (f.kind() == Kind.SURFACE && boned.contains(f.body())) {
            return Palette.colour("cartilage");
        }
        return f.body() == Motion.GROUND ? style.theme("ground") : Palette.body(f.body());
    }

    private int colour(int body) {
        return body == Motion.GROUND ? style.theme("ground") : Palette.body(body);
    }

    /** Place of a form in the world. */
    private static double[] placed(double[] placement, Form f) {
        return product(placement, Motion.SIZE * f.body(), f.place());
    }

    /** Twelve numbers: first {@code inner}, then the placement at {@code b}. */
    static double[] product(double[] outer, int b, double[] inner) {
        double[] out = new double[Motion.SIZE];
        double[] at = moved(outer, b / Motion.SIZE, inner, 0);
        System.arraycopy(at, 0, out, 0, 3);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                for (int k = 0; k < 3; k++) {
                    out[3 + 3 * i + j] += outer[b + 3 + 3 * i + k] * inner[3 + 3 * k + j];
                }
            }
        }
        return out;
    }

    /** A point of a body in the world. */
    static double[] moved(double[] placement, int body, double[] point, int at) {
        double[] out = new double[3];
        int b = Motion.SIZE * body;
        for (int i = 0; i < 3; i++) {
            int row = b + 3 + 3 * i;
            out[i] = placement[b + i]
                    + placement[row] * point[at]
                    + placement[row + 1] * point[at + 1]
                    + placement[row + 2] * point[at + 2];
        }
        return out;
    }
}
