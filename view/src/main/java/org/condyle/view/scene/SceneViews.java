package org.condyle.view.scene;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.condyle.io.results.View;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Triangles;
import org.condyle.view.scene.Scene.Kind;

/** Where a scene can be seen from, and how high its ground is: for the page and for pictures alike. */
public final class SceneViews {
    private static final double NEAR = 0.15; // of the size: what comes down so near to height 0 stands there
    private static final double LEVEL = 0.99; // cosine of the slope below which a floor is level
    private static final int MEASURED_FRAMES = 60; // that tell how far bodies get from one that is followed
    private static final double ABOVE = 0.34; // how much oblique views look down

    private final Scene scene;
    private final double[] up;
    private final double[] right;
    private final double[] front;

    public SceneViews(Scene scene) {
        this.scene = scene;
        up = scene.planar() ? new double[] {0, 1, 0} : scene.up();
        double[] x = Math.abs(up[0]) > 0.9 ? new double[] {0, 1, 0} : new double[] {1, 0, 0};
        double along = dot(x, up);
        right = Rotations.unit(sum(1, x, -along, up, 0, up));
        front = cross(right, up);
    }

    public double[] up() {
        return up.clone();
    }

    /** What the front shows to the right: {@code x}, or {@code y} if that is up. */
    public double[] right() {
        return right.clone();
    }

    /** Towards the reader of the front. */
    public double[] front() {
        return front.clone();
    }

    /** Unit vector from the scene to the reader. */
    public double[] from(View view) {
        if (scene.planar()) {
            return front.clone();
        }
        if (!view.from().isEmpty()) {
            return Rotations.unit(
                    view.from().stream().mapToDouble(Double::doubleValue).toArray());
        }
        return view.side().isEmpty() ? FirstLook.of(scene, this) : side(view.side());
    }

    private double[] side(String word) {
        return switch (word) {
            case "front" -> front.clone();
            case "back" -> Rotations.unit(sum(0, up, 0, up, -1, front));
            case "side" -> right.clone();
            case "left" -> Rotations.unit(sum(-1, right, 0, up, 0, front));
            // not quite, so that what is up in the picture is certain
            case "top" -> Rotations.unit(sum(0, right, 1, up, 1e-3, front));
            default -> around(Math.atan2(0.42, 1));
        };
    }

    /** A little from above, turned from the front towards the right by this angle [rad]. */
    double[] around(double angle) {
        return Rotations.unit(sum(Math.sin(angle), right, ABOVE, up, Math.cos(angle), front));
    }

    /** The view of the model and the sides that the page has buttons for. */
    Map<String, double[]> all() {
        Map<String, double[]> out = new LinkedHashMap<>();
        out.put("first", from(scene.view()));
        for (String word : new String[] {"front", "side", "top"}) {
            out.put(word, side(word));
        }
        return out;
    }

    /** Number of the body that the view of the model follows; -1 for none. */
    public int followed(View view) {
        return view.follow().isEmpty() ? -1 : scene.bodies().indexOf(view.follow());
    }

    /** The middle of a body at a frame: of the first of its forms. */
    public double[] middle(int frame, int body) {
        double[] at = new double[3], out = new double[3];
        scene.forms().stream()
                .filter(f -> f.body() == body)
                .findFirst()
                .ifPresent(f -> System.arraycopy(f.place(), 0, at, 0, 3));
        Placing.move(scene.placements()[frame], Motion.SIZE * body, at, 0, out, 0);
        return out;
    }

    /** Half the sizes of the box around all bodies that goes along with one of them, in the directions of the world [m]. */
    public double[] reach(int body) {
        BoundingBox box = around(body);
        double[] out = new double[3];
        for (int k = 0; k < 3; k++) {
            out[k] = 0.5 * (box.isEmpty() ? scene.size() : box.high[k] - box.low[k]);
        }
        return out;
    }

    /** From the middle of a body to the middle of that box. */
    public double[] aside(int body) {
        BoundingBox box = around(body);
        return box.isEmpty() ? new double[3] : box.middle();
    }

    private BoundingBox around(int body) {
        BoundingBox box = new BoundingBox();
        int frames = scene.placements().length, stride = Math.max(1, frames / MEASURED_FRAMES);
        double[] x = new double[3];
        for (Scene.Form f : scene.forms()) {
            boolean moves = f.kind() != Kind.FLOOR && f.body() != Motion.GROUND;
            double[] all = scene.looks().get(f.look()).triangles().vertices();
            double[] points = moves ? Placing.moved(BoundingBox.farthest(all), f.place()) : new double[0];
            for (int frame = 0; frame < frames; frame += stride) {
                double[] middle = middle(frame, body);
                for (int i = 0; i < points.length; i += 3) {
                    Placing.move(scene.placements()[frame], Motion.SIZE * f.body(), points, i, x, 0);
                    box.add(sum(1, x, -1, middle, 0, middle), 0);
                }
            }
        }
        return box;
    }

    /** Height of the ground: of the highest level floor, else where what comes lowest stands [m]. */
    public double level() {
        double floor = Double.NEGATIVE_INFINITY;
        for (Scene.Form f : scene.forms()) {
            if (f.kind() == Kind.FLOOR && f.body() == Motion.GROUND && !scene.planar()) {
                Triangles t = scene.inBody(f);
                double[] v = t.vertices();
                double[] n = cross(edge(v, 0, 3), edge(v, 0, 6));
                if (dot(n, up) > LEVEL * Math.sqrt(dot(n, n))) {
                    floor = Math.max(floor, v[0] * up[0] + v[1] * up[1] + v[2] * up[2]);
                }
            }
        }
        if (floor > Double.NEGATIVE_INFINITY) {
            return floor;
        }
        double lowest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < 8; i++) {
            lowest = Math.min(lowest, dot(corner(i), up));
        }
        double bones = lowestBone();
        if (bones < lowest - NEAR * scene.size()) {
            return bones; // they go on below the picture, and a ground would cut them
        }
        return Math.abs(lowest) < NEAR * scene.size() ? 0 : lowest;
    }

    private double lowestBone() {
        double lowest = Double.POSITIVE_INFINITY;
        double[] x = new double[3];
        int frames = scene.placements().length, stride = Math.max(1, frames / MEASURED_FRAMES);
        for (Scene.Form f : scene.forms()) {
            double[] all = scene.looks().get(f.look()).triangles().vertices();
            double[] points =
                    f.kind() == Kind.BONE ? Placing.moved(BoundingBox.farthest(all), f.place()) : new double[0];
            for (int frame = 0; frame < frames; frame += stride) {
                for (int i = 0; i < points.length; i += 3) {
                    Placing.move(scene.placements()[frame], Motion.SIZE * f.body(), points, i, x, 0);
                    lowest = Math.min(lowest, dot(x, up));
                }
            }
        }
        return lowest;
    }

    /** Width of the squares that a scene of a size is measured by [m]. */
    public static double gridStep(double size) {
        return Floors.gridStep(size);
    }

    /** Size of what a view shows, which marks are drawn in proportion to: all, or what is around a body that it goes along with [m]. */
    public double size(View view) {
        int body = followed(view);
        if (body < 0 && view.close()) {
            BoundingBox box = new BoundingBox();
            double[] points = outline();
            for (int i = 0; i < points.length; i += 3) {
                box.add(points, i);
            }
            double[] across = sum(1, box.high, -1, box.low, 0, up);
            return Math.min(scene.size(), Math.sqrt(dot(across, across)));
        }
        double[] reach = body < 0 ? new double[3] : reach(body);
        return body < 0 ? scene.size() : Math.min(scene.size(), 2 * Math.sqrt(dot(reach, reach)));
    }

    /**
     * Points around all that moves, three numbers each: those that get farthest in 26 directions. A picture that holds them is filled
     * better than one that holds the box, whose corners are empty mostly.
     */
    public double[] outline() {
        double[] out = new double[0];
        int frames = scene.placements().length, stride = Math.max(1, frames / MEASURED_FRAMES);
        List<double[]> looks = BoundingBox.farthest(scene.looks());
        List<double[]> globes = scene.globes().stream().map(Globes::around).toList();
        for (int frame = 0;
                frame < frames;
                frame = frame < frames - 1 ? Math.min(frame + stride, frames - 1) : frames) {
            double[] placement = scene.placements()[frame];
            DoubleStream.Builder all = DoubleStream.builder();
            Arrays.stream(out).forEach(all);
            for (Scene.Form f : scene.forms()) {
                if (shown(f.kind())) {
                    within(placement, f.body(), Placing.moved(looks.get(f.look()), f.place()), all);
                }
            }
            for (int g = 0; g < globes.size(); g++) {
                within(placement, scene.globes().get(g).parent(), globes.get(g), all);
            }
            double[] lines = scene.view().close()
                    ? new double[0]
                    : scene.marks().get(frame).lines();
            for (int i = 0; i < lines.length; i += SceneSketch.LINE) {
                within(Placing.identity(), 0, Arrays.copyOfRange(lines, i, i + 6), all);
            }
            out = BoundingBox.farthest(all.build().toArray());
        }
        if (out.length == 0) {
            DoubleStream.Builder corners = DoubleStream.builder();
            for (int i = 0; i < 8; i++) {
                Arrays.stream(corner(i)).forEach(corners);
            }
            out = corners.build().toArray();
        }
        return out;
    }

    private boolean shown(Kind kind) {
        return scene.view().close()
                ? kind == Kind.SURFACE || kind == Kind.HOLLOW
                : kind != Kind.FLOOR && kind != Kind.CENTRE;
    }

    /** Points of a body in the world, drawn into the box of all that moves: what lies beyond it is not meant to be seen. */
    private void within(double[] placement, int body, double[] points, DoubleStream.Builder out) {
        double[] x = new double[3];
        for (int i = 0; i < points.length; i += 3) {
            Placing.move(placement, Motion.SIZE * body, points, i, x, 0);
            for (int k = 0; k < 3 && Double.isFinite(x[0] + x[1] + x[2]); k++) {
                out.add(Math.max(scene.low()[k], Math.min(scene.high()[k], x[k])));
            }
        }
    }

    /** A corner of the box around all that moves, of eight. */
    public double[] corner(int i) {
        double[] out = new double[3];
        for (int k = 0; k < 3; k++) {
            out[k] = (i >> k & 1) == 0 ? scene.low()[k] : scene.high()[k];
        }
        return out;
    }

    private static double[] edge(double[] v, int from, int to) {
        return new double[] {v[to] - v[from], v[to + 1] - v[from + 1], v[to + 2] - v[from + 2]};
    }

    private static double[] sum(double a, double[] x, double b, double[] y, double c, double[] z) {
        double[] out = new double[3];
        for (int k = 0; k < 3; k++) {
            out[k] = a * x[k] + b * y[k] + c * z[k];
        }
        return out;
    }

    static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }
}
