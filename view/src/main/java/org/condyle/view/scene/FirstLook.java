package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.List;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Motion;
import org.condyle.view.scene.Scene.Form;
import org.condyle.view.scene.Scene.Kind;

/**
 * From where a scene is seen first: the direction in which moving parts hide each other least and most of their motion is across,
 * as an anatomist looks at the plane of flexion. Of directions that show about the same, the usual one wins. What one part hides
 * of others is counted in cells of a picture in which each form is the convex hull of its farthest points.
 */
final class FirstLook {
    private static final int[] ANGLES = {23, 73, -23, -73, 107, -107, 157, -157}; // from the front to the right [deg]
    private static final double USUAL = 0.04; // what each place later in that list costs
    private static final double MOTION = 0.8; // what motion along the look costs, against parts that are hidden
    private static final int MOST_FRAMES = 200;
    private static final int HULL_FRAMES = 6;
    private static final int MOST_FORMS = 80; // of more, who hides whom is by chance
    private static final int CELLS = 36; // each way

    private final Scene scene;
    private final List<Form> forms = new ArrayList<>();
    private final List<double[]> points = new ArrayList<>();

    private FirstLook(Scene scene) {
        this.scene = scene;
        Turns turns = new Turns(scene);
        for (Form f : scene.forms()) {
            if (f.kind() != Kind.FLOOR && f.kind() != Kind.CENTRE && turns.of(f.body()) != Turns.Kind.STILL) {
                forms.add(f);
            }
        }
        if (forms.size() > MOST_FORMS) {
            forms.clear();
        }
        for (Form f : forms) {
            double[] all = scene.looks().get(f.look()).triangles().vertices();
            points.add(Placing.moved(BoundingBox.farthest(all), f.place()));
        }
    }

    /** Unit vector from the scene to the reader. */
    static double[] of(Scene scene, SceneViews views) {
        FirstLook look = new FirstLook(scene);
        double total = look.variance(views.right()) + look.variance(views.up()) + look.variance(views.front());
        double[] best = views.around(Math.toRadians(ANGLES[0]));
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < ANGLES.length; i++) {
            double[] from = views.around(Math.toRadians(ANGLES[i]));
            double along = total > 0 ? look.variance(from) / total : 0;
            double cost = look.hidden(from, views.up()) + MOTION * along + USUAL * i;
            if (cost < least - 1e-9) {
                least = cost;
                best = from;
            }
        }
        return best;
    }

    /** How much points of the bodies move along an axis: their origins, and points on their axes, which tell of turning. */
    private double variance(double[] axis) {
        double[][] frames = scene.placements();
        int stride = Math.max(1, frames.length / MOST_FRAMES);
        double arm = 0.25 * scene.size(), sum = 0;
        for (int b = 1; b < scene.bodies().size(); b++) {
            for (int point = 0; point < 4; point++) {
                double first = place(frames, 0, b, point, arm, axis), mean = 0, square = 0;
                int n = 0;
                for (int f = 0; f < frames.length; f += stride, n++) {
                    double x = place(frames, f, b, point, arm, axis) - first;
                    mean += x;
                    square += x * x;
                }
                sum += n == 0 ? 0 : square / n - mean / n * (mean / n);
            }
        }
        return Double.isFinite(sum) ? sum : 0;
    }

    private static double place(double[][] frames, int f, int body, int point, double arm, double[] axis) {
        int at = Motion.SIZE * body;
        double x = 0;
        for (int k = 0; f < frames.length && k < 3; k++) {
            double turned = point == 0 ? 0 : arm * frames[f][at + 3 + 3 * k + point - 1];
            x += axis[k] * (frames[f][at + k] + turned);
        }
        return x;
    }

    /** The share of moving bodies that others hide, as a mean over some frames. */
    private double hidden(double[] from, double[] up) {
        double[] x = Rotations.unit(SceneViews.cross(up, from)), y = SceneViews.cross(from, x);
        int frames = Math.min(HULL_FRAMES, scene.placements().length), n = 0;
        double sum = 0;
        for (int i = 0; i < frames && forms.size() > 1; i++, n++) {
            int f = frames == 1 ? 0 : (int) ((long) i * (scene.placements().length - 1) / (frames - 1));
            sum += hidden(scene.placements()[f], x, y);
        }
        return n == 0 ? 0 : sum / n;
    }

    private double hidden(double[] placement, double[] x, double[] y) {
        List<double[]> hulls = new ArrayList<>();
        BoundingBox box = new BoundingBox();
        double[] at = new double[3];
        for (int i = 0; i < forms.size(); i++) {
            double[] own = points.get(i), flat = new double[own.length];
            for (int p = 0; p < own.length; p += 3) {
                Placing.move(placement, Motion.SIZE * forms.get(i).body(), own, p, at, 0);
                flat[p] = SceneViews.dot(at, x);
                flat[p + 1] = SceneViews.dot(at, y);
                box.add(flat, p);
            }
            hulls.add(hull(flat));
        }
        double step = Math.max(box.high[0] - box.low[0], box.high[1] - box.low[1]) / CELLS;
        int all = 0, seen = 0;
        for (int c = 0; c < CELLS * CELLS && step > 0; c++) {
            int column = c % CELLS, row = c / CELLS;
            double px = box.low[0] + (column + 0.5) * step, py = box.low[1] + (row + 0.5) * step;
            int here = 0, last = -1;
            for (int i = 0; i < hulls.size(); i++) { // forms of one body follow each other mostly
                if (forms.get(i).body() != last && inside(hulls.get(i), px, py)) {
                    last = forms.get(i).body();
                    here++;
                }
            }
            all += here;
            seen += here > 0 ? 1 : 0;
        }
        return all == 0 ? 0 : 1 - (double) seen / all;
    }

    /** The convex hull counter-clockwise, two numbers a corner (A. M. Andrew 1979). */
    private static double[] hull(double[] points) {
        List<double[]> sorted = new ArrayList<>();
        for (int i = 0; i < points.length; i += 3) {
            sorted.add(new double[] {points[i], points[i + 1]});
        }
        sorted.sort((a, b) -> a[0] != b[0] ? Double.compare(a[0], b[0]) : Double.compare(a[1], b[1]));
        List<double[]> out = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            int first = out.size();
            for (int i = 0; i < sorted.size(); i++) {
                double[] p = sorted.get(side == 0 ? i : sorted.size() - 1 - i);
                while (out.size() >= first + 2 && turn(out.get(out.size() - 2), out.get(out.size() - 1), p) <= 0) {
                    out.remove(out.size() - 1);
                }
                out.add(p);
            }
            out.remove(out.size() - 1);
        }
        double[] flat = new double[2 * out.size()];
        for (int i = 0; i < out.size(); i++) {
            flat[2 * i] = out.get(i)[0];
            flat[2 * i + 1] = out.get(i)[1];
        }
        return flat;
    }

    private static double turn(double[] a, double[] b, double[] c) {
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    }

    private static boolean inside(double[] hull, double x, double y) {
        for (int i = 0, n = hull.length; i < n; i += 2) {
            int j = (i + 2) % n;
            if ((hull[j] - hull[i]) * (y - hull[i + 1]) - (hull[j + 1] - hull[i + 1]) * (x - hull[i]) < 0) {
                return false;
            }
        }
        return hull.length > 4;
    }
}
