package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Torus;
import org.condyle.measures.Path;
import org.condyle.measures.wrap.PathWrap;
import org.condyle.measures.wrap.WrapShape;
import org.condyle.measures.wrap.WrapSurface;
import org.condyle.measures.wrap.WrappedPath;
import org.condyle.mechanics.AlongMeasure;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.State;
import org.condyle.view.scene.Scene.Form;
import org.condyle.view.scene.Scene.Kind;
import org.condyle.view.scene.Scene.Look;

/** Collects the {@link PathLayer} of a scene while its frames are placed. Paths of forces are drawn by the forces themselves. */
final class PathLayerMaker {
    private static final int MOST_FRAMES = 240;
    private static final double ENDLESS = 8; // radii that are shown of a cylinder without an end
    private static final int FACES = 500;

    private final Map<String, Measure> paths = new LinkedHashMap<>();
    private final Set<WrapSurface> wraps = new LinkedHashSet<>();
    private final int stride;
    private final List<Double> times = new ArrayList<>();
    private final List<double[][]> courses = new ArrayList<>();
    private final SceneSketch sketch = new SceneSketch();

    PathLayerMaker(Model model, int frames) {
        stride = Math.max(1, (frames + MOST_FRAMES - 1) / MOST_FRAMES);
        List<Measure> acting = new ArrayList<>();
        for (ForceElement e : model.forces().values()) {
            if (e instanceof AlongMeasure along) {
                acting.add(along.measure());
                surfaces(along.measure());
            }
        }
        model.measures().forEach((name, m) -> {
            surfaces(m);
            boolean path = m instanceof WrappedPath || m instanceof Path;
            if (path && acting.stream().noneMatch(a -> a == m)) {
                paths.put(name, m);
            }
        });
    }

    private void surfaces(Measure m) {
        if (m instanceof WrappedPath path) {
            path.wraps().stream()
                    .map(PathWrap::surface)
                    .filter(WrapSurface::active)
                    .forEach(wraps::add);
        }
    }

    /** Looks at a frame whose bodies have been placed. */
    void frame(int number, State s, Motion motion, BoundingBox extent) {
        if (number % stride != 0 || paths.isEmpty()) {
            return;
        }
        times.add(s.time);
        double[][] all = new double[paths.size()][];
        int i = 0;
        for (Measure m : paths.values()) {
            sketch.clear();
            m.draw(s, motion, 0, sketch);
            all[i] = Courses.corners(sketch.lines(), 0, sketch.lineElements().length);
            for (int k = 0; k < all[i].length; k += 3) {
                extent.add(all[i], k);
            }
            i++;
        }
        courses.add(all);
    }

    PathLayer layer(Looks looks) {
        List<Form> forms = new ArrayList<>();
        wraps.forEach(w -> forms.add(form(w, looks)));
        return new PathLayer(
                forms,
                List.copyOf(paths.keySet()),
                times.stream().mapToDouble(Double::doubleValue).toArray(),
                courses);
    }

    private static Form form(WrapSurface w, Looks looks) {
        WrapShape shape = w.shape();
        int look;
        double[] place;
        if (shape instanceof WrapShape.Sphere s) {
            look = looks.ball();
            place = Placing.stretched(w.frame(), s.radius(), s.radius(), s.radius());
        } else if (shape instanceof WrapShape.Ellipsoid e) {
            look = looks.ball();
            place = Placing.stretched(w.frame(), e.a(), e.b(), e.c());
        } else if (shape instanceof WrapShape.Cylinder c) {
            look = look(looks, new Cylinder(1, 1));
            double length = Double.isFinite(c.length()) ? c.length() : ENDLESS * c.radius();
            place = Placing.stretched(w.frame(), c.radius(), c.radius(), length);
        } else {
            WrapShape.Torus t = (WrapShape.Torus) shape;
            look = look(looks, new Torus(1, t.tube() / t.radius()));
            place = Placing.stretched(w.frame(), t.radius(), t.radius(), t.radius());
        }
        return new Form(w.name(), w.body(), Kind.SURFACE, look, place);
    }

    private static int look(Looks looks, Shape shape) {
        return looks.share(shape, () -> new Look(Looks.triangles(shape, FACES), new double[0]));
    }
}
