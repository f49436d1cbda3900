package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.io.results.Filmed;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Sketch;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;

/** Makes the {@link Scene} of a run: places the bodies at every frame of its film and lets the elements draw. */
public final class SceneMaker {
    private static final double FINENESS = 2e-3; // tolerance of a drawn surface, of its own size

    private final Model model;
    private final Workspace workspace;
    private final boolean planar;
    private final List<State> frames;
    private final double[] low = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
    private final double[] high = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};

    private SceneMaker(Filmed filmed) {
        Mechanism mechanism = filmed.mechanism();
        model = mechanism.model();
        workspace = new Workspace(mechanism);
        planar = filmed.planar();
        frames = filmed.film().frames();
    }

    /** The scene of a run. */
    public static Scene of(String title, Filmed filmed) {
        return new SceneMaker(filmed).make(title);
    }

    private Scene make(String title) {
        double[] times = new double[frames.size()];
        double[][] placements = new double[frames.size()][];
        List<Scene.Marks> marks = new ArrayList<>();
        Sketch sketch = new Sketch();
        for (int f = 0; f < times.length; f++) {
            State s = frames.get(f);
            times[f] = s.time;
            Dynamics.prepare(s, workspace);
            placements[f] = workspace.motion.placement.clone();
            marks.add(draw(s, sketch));
        }
        List<Scene.Form> forms = forms();
        for (double[] placement : placements) {
            forms.forEach(form -> extend(form, placement));
        }
        List<String> elements = new ArrayList<>(model.forces().keySet());
        elements.addAll(model.constraints().keySet());
        return new Scene(
                title,
                planar,
                model.gravity(),
                low,
                high,
                model.bodies().stream().map(Body::name).toList(),
                forms,
                elements,
                times,
                placements,
                marks);
    }

    private Scene.Marks draw(State s, Sketch sketch) {
        sketch.clear();
        int n = model.forces().size();
        for (int e = 0; e < n; e++) {
            sketch.of(e);
            workspace.element(e).draw(s, workspace.motion, sketch);
        }
        for (Constraint c : model.constraints().values()) {
            sketch.of(n++);
            c.draw(s, workspace.motion, sketch);
        }
        return new Scene.Marks(
                sketch.lines(),
                sketch.lineElements(),
                sketch.arrows(),
                sketch.arrowElements(),
                sketch.contacts(),
                sketch.contactElements());
    }

    /** Surfaces as they are; bodies without any as lines between their joints with a ball at the mass centre. */
    private List<Scene.Form> forms() {
        List<Scene.Form> forms = new ArrayList<>();
        boolean[] covered = new boolean[model.bodies().size()];
        covered[Motion.GROUND] = true;
        for (Surface s : model.surfaces()) {
            forms.add(new Scene.Form(s.name(), s.body(), Scene.Kind.SURFACE, inBody(s), new double[0]));
            covered[s.body()] = true;
        }
        for (int b = 1; b < covered.length; b++) {
            if (!covered[b]) {
                forms.add(new Scene.Form(model.bodies().get(b).name(), b, Scene.Kind.SKELETON, NOTHING, skeleton(b)));
            }
        }
        return forms;
    }

    private static final Triangles NOTHING = new Triangles(new double[0], new int[0]);

    private static Triangles inBody(Surface s) {
        double[] box = new double[6];
        s.shape().bounds(box);
        double size = 0;
        for (int k = 0; k < 3; k++) {
            size = Math.max(size, box[3 + k] - box[k]);
        }
        Triangles own = s.shape().triangles(Double.isFinite(size) && size > 0 ? FINENESS * size : FINENESS);
        double[] vertices = own.vertices().clone(), origin = s.frame().origin();
        for (int i = 0; i < vertices.length; i += 3) {
            Mat3.times(s.frame().rotation(), 0, vertices[i], vertices[i + 1], vertices[i + 2], vertices, i);
            for (int k = 0; k < 3; k++) {
                vertices[i + k] += origin[k];
            }
        }
        return new Triangles(vertices, own.corners());
    }

    /** From joint to joint, or from the mass centre to each of several. */
    private double[] skeleton(int body) {
        List<double[]> joints = new ArrayList<>();
        for (Joint j : model.joints()) {
            if (j.child() == body) {
                joints.add(j.inChild().origin());
            } else if (j.parent() == body) {
                joints.add(j.inParent().origin());
            }
        }
        double[] centre = model.bodies().get(body).centreLocal();
        if (joints.size() == 2) {
            return line(joints.get(0), joints.get(1));
        }
        double[] out = new double[6 * joints.size()];
        for (int i = 0; i < joints.size(); i++) {
            System.arraycopy(line(centre, joints.get(i)), 0, out, 6 * i, 6);
        }
        return out;
    }

    private static double[] line(double[] from, double[] to) {
        double[] out = Arrays.copyOf(from, 6);
        System.arraycopy(to, 0, out, 3, 3);
        return out;
    }

    /** Widens the box by a form where its body is; what the ground carries is no measure, a floor may be endless. */
    private void extend(Scene.Form form, double[] placement) {
        if (form.body() == Motion.GROUND) {
            return;
        }
        double[] x = new double[3];
        int b = Motion.SIZE * form.body();
        for (double[] points : List.of(form.triangles().vertices(), form.lines())) {
            for (int i = 0; i < points.length; i += 3) {
                Mat3.times(placement, b + 3, points[i], points[i + 1], points[i + 2], x, 0);
                for (int k = 0; k < 3; k++) {
                    low[k] = Math.min(low[k], placement[b + k] + x[k]);
                    high[k] = Math.max(high[k], placement[b + k] + x[k]);
                }
            }
        }
    }
}
