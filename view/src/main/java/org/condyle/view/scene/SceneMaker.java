package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.List;
import org.condyle.anatomy.Resolution;
import org.condyle.anatomy.Visual;
import org.condyle.contact.ManyBodyContact;
import org.condyle.dynamics.RigidContacts;
import org.condyle.dynamics.Workspace;
import org.condyle.io.results.FilmPass;
import org.condyle.io.results.Filmed;
import org.condyle.io.results.FrameReader;
import org.condyle.io.results.View;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Descriptor;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.muscle.Muscle;
import org.condyle.view.scene.Scene.Form;

/** Makes the {@link Scene} of a run: reads the places of the bodies at every frame of its film and lets the elements draw. */
public final class SceneMaker implements FrameReader {
    private static final int MEASURED_FRAMES = 300; // that tell how far things move
    private static final double SKIN = 0.01; // a mesh this near to a surface, of its size, is its skin
    private static final int FEW = 4; // bones that are seen from near
    private static final double AROUND = 0.25; // of the size of what touches: so much of its bones is in the picture
    private static final double LARGE = 4; // surfaces of the ground larger than what moves by this are no measure

    private static final List<Double> SIDE = List.of(0.22, 0.1, 1.0); // from where planar models with bones are seen

    /** A scene larger than this many bodies is one that they walk through: bars are then as thick as the bodies ask. */
    private static final double FAR = 4;

    private final Filmed filmed;
    private final Model model;
    private final Workspace workspace;
    private final boolean planar;
    private final Looks looks;
    private final BoundingBox extent = new BoundingBox();
    private final double[] times;
    private final double[][] placements;
    private final List<Scene.Marks> marks = new ArrayList<>();
    private final SceneSketch sketch = new SceneSketch();
    private final PathLayerMaker paths;

    /** For a pass that is to run. */
    public SceneMaker(FilmPass pass) {
        filmed = pass.filmed();
        model = filmed.mechanism().model();
        workspace = pass.workspace();
        planar = filmed.planar() && filmed.visuals().isEmpty(); // bones are solid
        looks = new Looks(planar, filmed.planar(), model.surfaces().size());
        times = pass.times();
        placements = new double[times.length][];
        paths = new PathLayerMaker(model, times.length);
    }

    /** The scene of a run, by a pass of its own. */
    public static Scene of(String title, Filmed filmed) {
        FilmPass pass = new FilmPass(filmed);
        SceneMaker maker = new SceneMaker(pass);
        pass.add(maker);
        pass.run();
        return maker.scene(title);
    }

    @Override
    public Depth needs() {
        return Depth.FORCES;
    }

    @Override
    public void read(int number, State s, Workspace w) {
        placements[number] = w.motion.placement.clone();
        paths.frame(number, s, w.motion, extent);
        draw(s);
        marks.add(MarksMaker.of(sketch, e -> e >= model.forces().size() || !(w.element(e) instanceof ManyBodyContact)));
    }

    /** The scene of all frames that were read. */
    public Scene scene(String title) {
        Pivots pivots = new Pivots(model, sketch, elements());
        List<Scene.Globe> globes = planar ? List.of() : Globes.of(model, workspace);
        List<Form> forms = forms(pivots, globes);
        PathLayer layer = paths.layer(looks); // adds looks
        Scene scene = new Scene(
                title,
                planar,
                model.up(),
                extent.low,
                extent.high,
                model.bodies().stream().map(Body::name).toList(),
                looks.all(),
                forms,
                pivots.all(),
                elements(),
                times,
                filmed.film().moments(),
                placements,
                marks,
                globes,
                List.of(),
                muscles(),
                layer,
                view());
        return scene.with(ContactTrails.of(scene, sketch.pairs()));
    }

    /** A planar model with bones is a body that is seen from its side, a little turned so that it is seen to be solid. */
    private View view() {
        View asked = filmed.view();
        boolean free = asked.side().isEmpty() && asked.from().isEmpty();
        return filmed.planar() && !planar && free ? asked.from("", SIDE) : asked;
    }

    private List<Scene.Tube> muscles() {
        List<Scene.Tube> out = new ArrayList<>();
        for (int e = 0; e < model.forces().size(); e++) {
            if (workspace.element(e) instanceof Muscle m) {
                out.add(new Scene.Tube(e, m.law().architecture().maxIsometricForce()));
            }
        }
        return out;
    }

    private List<String> elements() {
        List<String> out = new ArrayList<>(model.forces().keySet());
        out.addAll(model.constraints().keySet());
        out.addAll(model.unilaterals().keySet());
        out.addAll(model.descriptors().keySet());
        return out;
    }

    /** Length of the longest body, as its bars would be; infinite if there are none. */
    private double longest(Pivots pivots) {
        double longest = 0;
        for (int b = 1; b < model.bodies().size(); b++) {
            List<double[]> ends = Skeleton.ends(model.bodies().get(b), pivots.on(b), planar);
            for (double[] x : ends) {
                longest = Math.max(longest, Placing.squaredDistance(x, ends.get(0)));
            }
        }
        return longest > 0 ? Math.sqrt(longest) : Double.POSITIVE_INFINITY;
    }

    private void draw(State s) {
        sketch.clear();
        int n = model.forces().size();
        for (int e = 0; e < n; e++) {
            sketch.of(e);
            if (workspace.element(e) instanceof Drawn drawn) {
                drawn.draw(s, workspace.motion, sketch);
            }
        }
        for (Constraint c : model.constraints().values()) {
            sketch.of(n++);
            if (c instanceof Drawn drawn) {
                drawn.draw(s, workspace.motion, sketch);
            }
        }
        for (int e = 0; e < workspace.contacts.elements(); e++) {
            sketch.of(n++);
            drawContact(e, s);
        }
        for (Descriptor d : workspace.descriptors()) {
            sketch.of(n++);
            d.draw(s, workspace.course(), sketch);
        }
    }

    /** What is closed of a contact without compliance, with its forces. */
    private void drawContact(int element, State s) {
        RigidContacts contacts = workspace.contacts;
        double[] forces = new double[3];
        int first = contacts.firstOf(element);
        for (int i = first; i < contacts.firstOf(element + 1); i++) {
            if (contacts.forces(s, workspace, i, forces)) {
                contacts.element(i).draw(i - first, s, workspace.motion, forces, sketch);
            }
        }
    }

    /** Surfaces as they are, skeletons of bodies without any, and as much of what is endless as fits all that. */
    private List<Form> forms(Pivots pivots, List<Scene.Globe> globes) {
        List<Form> forms = new ArrayList<>();
        List<Surface> endless = new ArrayList<>();
        boolean[] covered = new boolean[model.bodies().size()], boned = covered.clone(), surfaced = covered.clone();
        filmed.visuals().forEach(v -> boned[v.body()] = true);
        covered[Motion.GROUND] = true;
        for (Surface s : model.surfaces()) {
            surfaced[s.body()] = s.body() != Motion.GROUND;
            if (Floors.isEndless(s.shape())) {
                endless.add(s);
            } else if (!hasSkin(s)) {
                forms.add(looks.of(s, boned[s.body()]));
                covered[s.body()] = true;
            }
        }
        List<Form> beside = new ArrayList<>(); // bones of bodies with surfaces may reach out of the picture
        Resolution resolution = filmed.visuals().size() > FEW ? Resolution.USUAL : Resolution.FINE;
        for (Visual v : filmed.visuals()) {
            (surfaced[v.body()] ? beside : forms).add(looks.of(v, resolution));
            covered[v.body()] = true;
        }
        measure(forms, covered, pivots, globes);
        widen(beside);
        forms.addAll(beside);
        List<List<BoundingBox>> boxes = new ArrayList<>();
        model.bodies().forEach(b -> boxes.add(new ArrayList<>()));
        for (Form f : forms) {
            Scene.Look look = looks.all().get(f.look());
            boxes.get(f.body())
                    .add(BoundingBox.of(Placing.moved(look.triangles().vertices(), f.place())));
        }
        double heaviest = model.bodies().stream().mapToDouble(Body::mass).max().orElse(0);
        Skeleton skeleton = new Skeleton(looks, planar, Math.min(extent.size(), FAR * longest(pivots)), heaviest);
        for (int b = 1; b < covered.length; b++) {
            Body body = model.bodies().get(b);
            if (boned[b]) { // its inertia alone, for those who ask
                skeleton.of(b, body, pivots.on(b), carries(b)).stream()
                        .filter(f -> f.kind() == Scene.Kind.CENTRE)
                        .forEach(forms::add);
                continue;
            }
            forms.addAll(
                    covered[b]
                            ? skeleton.beyondSurfaces(b, body, pivots.on(b), boxes.get(b))
                            : skeleton.of(b, body, pivots.on(b), carries(b)));
        }
        List<Form> all = new ArrayList<>(new Floors(planar, extent.low, extent.high, endless, boned).forms(looks));
        all.addAll(forms);
        return all;
    }

    private boolean carries(int body) {
        return model.joints().stream().anyMatch(j -> j.parent() == body);
    }

    /** Whether a mesh of the same body lies on a surface: only the mesh is shown then, or the two would flicker. */
    private boolean hasSkin(Surface s) {
        return !isMesh(s)
                && model.surfaces().stream()
                        .anyMatch(x -> x.body() == s.body() && isMesh(x) && box(x).near(box(s), SKIN * box(s).size()));
    }

    private static boolean isMesh(Surface s) {
        return s.shape().hasOwnTriangles();
    }

    /** Around a surface, in its body. */
    private BoundingBox box(Surface s) {
        Form form = looks.of(s);
        return BoundingBox.of(
                Placing.moved(looks.all().get(form.look()).triangles().vertices(), form.place()));
    }

    /** How far what moves gets; what the ground carries counts if it is of that size. */
    private void measure(List<Form> forms, boolean[] covered, Pivots pivots, List<Scene.Globe> globes) {
        List<double[]> points = new ArrayList<>();
        for (int b = 0; b < covered.length; b++) {
            List<double[]> some = new ArrayList<>(pivots.on(b));
            if (!covered[b]) {
                some.addAll(Skeleton.reach(model.bodies().get(b), pivots.on(b), planar, covered.length < 3));
            }
            some.addAll(Globes.ends(globes, b));
            points.add(some.stream().flatMapToDouble(java.util.Arrays::stream).toArray());
        }
        List<double[]> ofLooks = BoundingBox.farthest(looks.all()), farthest = new ArrayList<>();
        forms.forEach(f -> farthest.add(Placing.moved(ofLooks.get(f.look()), f.place())));
        double[] x = new double[3];
        int stride = Math.max(1, placements.length / MEASURED_FRAMES);
        for (int f = 0;
                f < placements.length;
                f = f == placements.length - 1 ? f + 1 : Math.min(f + stride, placements.length - 1)) {
            for (int b = 0; b < covered.length; b++) {
                extend(placements[f], b, points.get(b), x);
            }
            for (int i = 0; i < farthest.size(); i++) {
                if (forms.get(i).body() != Motion.GROUND) {
                    extend(placements[f], forms.get(i).body(), farthest.get(i), x);
                }
            }
            double[] lines = marks.get(f).lines();
            for (int i = 0; i < lines.length; i += SceneSketch.LINE) {
                extent.add(lines, i);
                extent.add(lines, i + 3);
            }
        }
        for (int i = 0; i < farthest.size(); i++) {
            BoundingBox own = BoundingBox.of(farthest.get(i));
            if (forms.get(i).body() == Motion.GROUND && (extent.isEmpty() || own.size() < LARGE * extent.size())) {
                extent.add(own);
            }
        }
        if (extent.isEmpty() || extent.size() == 0) {
            double[] o = extent.isEmpty() ? new double[3] : extent.low.clone();
            extent.add(new double[] {o[0] - 0.5, o[1] - 0.5, planar ? o[2] : o[2] - 0.5}, 0);
            extent.add(new double[] {o[0] + 0.5, o[1] + 0.5, planar ? o[2] : o[2] + 0.5}, 0);
        }
    }

    /** Shows something of the bones around where bodies touch, so that one sees which joint it is. */
    private void widen(List<Form> bones) {
        BoundingBox all = new BoundingBox();
        List<double[]> farthest = BoundingBox.farthest(looks.all());
        double[] x = new double[3];
        for (Form f : bones) {
            double[] points = Placing.moved(farthest.get(f.look()), f.place());
            for (double[] placement : List.of(placements[0], placements[placements.length - 1])) {
                for (int i = 0; i < points.length; i += 3) {
                    Placing.move(placement, Motion.SIZE * f.body(), points, i, x, 0);
                    all.add(x, 0);
                }
            }
        }
        double by = AROUND * extent.size();
        for (int k = 0; k < 3 && !all.isEmpty(); k++) {
            extent.low[k] = Math.min(extent.low[k], Math.max(all.low[k], extent.low[k] - by));
            extent.high[k] = Math.max(extent.high[k], Math.min(all.high[k], extent.high[k] + by));
        }
    }

    private void extend(double[] placement, int body, double[] points, double[] x) {
        for (int i = 0; i < points.length; i += 3) {
            Placing.move(placement, Motion.SIZE * body, points, i, x, 0);
            extent.add(x, 0);
        }
    }
}
