package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.condyle.geometry.mesh.DrawnMesh;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Cavity;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.Profile;
import org.condyle.geometry.shape.Sphere;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.condyle.view.scene.Scene.Form;
import org.condyle.view.scene.Scene.Kind;
import org.condyle.view.scene.Scene.Look;

/**
 * Collects looks, equal ones once, and makes the forms of surfaces. Balls, ellipsoids and boxes are one stretched look
 * each. What is curved gets as many triangles as a picture needs, fewer where there are many of it.
 */
final class Looks {
    private static final int MOST_FACES = 2000; // of one look
    private static final int ALL_FACES = 400_000; // of all forms together, what a small graphics card turns with ease
    private static final int FEWEST_FACES = 200;
    private static final double FINENESS = 2e-3; // tolerance of a drawn surface, of its own size
    private static final double OUTLINE = 2e-4; // the same of a curve, whose corners one sees

    private final boolean planar;
    private final int limit;
    private final List<Look> all = new ArrayList<>();
    private final Map<Object, Integer> known = new HashMap<>();

    Looks(boolean planar, int surfaces) {
        this.planar = planar;
        limit = Math.max(FEWEST_FACES, Math.min(MOST_FACES, ALL_FACES / Math.max(1, surfaces)));
    }

    List<Look> all() {
        return all;
    }

    int share(Object key, Supplier<Look> look) {
        Integer there = known.get(key);
        if (there == null) {
            there = all.size();
            all.add(look.get());
            known.put(key, there);
        }
        return there;
    }

    int add(Look look) {
        all.add(look);
        return all.size() - 1;
    }

    /** The form of a surface that has an end. */
    Form of(Surface s) {
        Shape shape = s.shape();
        if (planar) {
            double[] turn = s.frame().rotation();
            int look = share(new Turned(shape, Arrays.toString(turn)), () -> FlatLook.of(shape, turn, limit));
            return new Form(
                    s.name(),
                    s.body(),
                    kind(shape),
                    look,
                    Placing.of(Frame.at(s.frame().origin())));
        }
        if (shape instanceof Sphere b) {
            return new Form(s.name(), s.body(), kind(shape), ball(), around(s, b.radius(), b.radius(), b.radius()));
        }
        if (shape instanceof Ellipsoid e) {
            return new Form(s.name(), s.body(), kind(shape), ball(), around(s, e.a(), e.b(), e.c()));
        }
        if (shape instanceof Box b) {
            Box unit = new Box(1, 1, 1);
            int look = share(unit, () -> new Look(triangles(unit, limit), new double[0]));
            return new Form(s.name(), s.body(), kind(shape), look, around(s, b.sizeX(), b.sizeY(), b.sizeZ()));
        }
        int look = share(shape, () -> new Look(triangles(shape, limit), new double[0]));
        return new Form(s.name(), s.body(), kind(shape), look, Placing.of(s.frame()));
    }

    /** A ball of radius one. */
    int ball() {
        return share(Sphere.class, () -> new Look(triangles(new Sphere(1), limit), new double[0]));
    }

    private static double[] around(Surface s, double x, double y, double z) {
        return Placing.stretched(s.frame(), x, y, z);
    }

    private static Kind kind(Shape shape) {
        boolean hollow = shape instanceof Cavity || (shape instanceof CircleProfile c && c.hollow());
        return hollow ? Kind.HOLLOW : Kind.SURFACE;
    }

    /** No more than {@code most} triangles where the shape can do with fewer; a mesh is what it is. */
    static Triangles triangles(Shape shape, int most) {
        double[] box = new double[6];
        shape.bounds(box);
        double size = 0;
        for (int k = 0; k < 3; k++) {
            size = Math.max(size, box[3 + k] - box[k]);
        }
        double fineness = shape instanceof Profile ? OUTLINE : FINENESS;
        double tolerance = fineness * (Double.isFinite(size) && size > 0 ? size : 2 * reach(shape));
        Triangles out = shape.triangles(tolerance);
        for (int more = 0;
                more < 24 && out.faces() > most && !(shape instanceof Mesh || shape instanceof DrawnMesh);
                more++) {
            tolerance *= 1.3;
            out = shape.triangles(tolerance);
        }
        return out;
    }

    /** Half the size of a shape whose solid has no end. */
    private static double reach(Shape shape) {
        return shape instanceof Cavity c ? c.radius() : shape instanceof CircleProfile c ? c.radius() : 1;
    }

    /** In the plane the look of a shape depends on how its frame is turned. */
    private record Turned(Shape shape, String turn) {}
}
