package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.condyle.anatomy.Resolution;
import org.condyle.anatomy.Visual;
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
    private static final double CLEAR = 0.3; // opacity of the curves of bodies with bones, which would hide them
    private static final double OUTLINE = 2e-4; // the same of a curve, whose corners one sees

    private final boolean planar;
    private final boolean curves;
    private final int limit;
    private final List<Look> all = new ArrayList<>();
    private final Map<Object, Integer> known = new HashMap<>();

    /**
     * @param planar all is flat
     * @param curves surfaces are curves of a plane, though bones on them are solid
     */
    Looks(boolean planar, boolean curves, int surfaces) {
        this.planar = planar;
        this.curves = curves;
        limit = Math.max(FEWEST_FACES, Math.min(MOST_FACES, ALL_FACES / Math.max(1, surfaces)));
    }

    /** Whether surfaces are curves of a plane. */
    boolean curves() {
        return curves;
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

    /**
     * The form of a surface that has an end.
     *
     * @param boned whether its body has bones
     */
    Form of(Surface s, boolean boned) {
        Form form = of(s);
        return curves && boned && s.shape() instanceof Profile
                ? new Form(form.name(), form.body(), form.kind(), form.look(), form.place(), "", CLEAR)
                : form;
    }

    /** The same for a body without bones. */
    Form of(Surface s) {
        Shape shape = s.shape();
        if (planar || (curves && shape instanceof Profile)) {
            double[] turn = s.frame().rotation();
            int look = share(new Turned(shape, Arrays.toString(turn)), () -> FlatLook.of(shape, turn, limit));
            return new Form(
                    s.name(),
                    s.body(),
                    kind(shape),
                    look,
                    Placing.of(Frame.at(s.frame().origin())));
        }
        Shape.Stretched copy = shape.stretched();
        if (copy != null) {
            return new Form(
                    s.name(),
                    s.body(),
                    kind(shape),
                    unit(copy.unit()),
                    Placing.stretched(s.frame(), copy.x(), copy.y(), copy.z()));
        }
        return new Form(s.name(), s.body(), kind(shape), unit(shape), Placing.of(s.frame()));
    }

    /** The form of what is only to be seen; it is a solid in planar scenes, too. */
    Form of(Visual v, Resolution resolution) {
        Triangles surface = v.surface().apply(resolution);
        int look = share(surface, () -> new Look(surface, new double[0]));
        Kind kind = v.kind() == Visual.Kind.BONE ? Kind.BONE : Kind.FURNITURE;
        return new Form(v.name(), v.body(), kind, look, v.place(), v.colour(), v.opacity());
    }

    /** A ball of radius one. */
    int ball() {
        return unit(new Sphere(1));
    }

    private int unit(Shape shape) {
        return share(shape, () -> new Look(triangles(shape, limit), new double[0]));
    }

    private static Kind kind(Shape shape) {
        return shape.hollow() ? Kind.HOLLOW : Kind.SURFACE;
    }

    /** No more than {@code most} triangles where the shape can do with fewer; a mesh is what it is. */
    static Triangles triangles(Shape shape, int most) {
        double fineness = shape instanceof Profile ? OUTLINE : FINENESS;
        double tolerance = fineness * shape.drawnSize();
        Triangles out = shape.triangles(tolerance);
        for (int more = 0; more < 24 && out.faces() > most && !shape.hasOwnTriangles(); more++) {
            tolerance *= 1.3;
            out = shape.triangles(tolerance);
        }
        return out;
    }

    /** In the plane the look of a shape depends on how its frame is turned. */
    private record Turned(Shape shape, String turn) {}
}
