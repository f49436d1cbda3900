package org.condyle.io.model.surface;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.condyle.geometry.csg.Csg;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cavity;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Superquadric;
import org.condyle.geometry.shape.Torus;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Frame;

/** Reads {@code union}, {@code intersection} and {@code difference}: solids made of a list of solids. */
final class CombinedShapes {
    private static final int MOST_PARTS = 32;
    private static final List<Class<? extends NearestPointShape>> SOLIDS = List.of(
            Sphere.class,
            Box.class,
            Capsule.class,
            Cylinder.class,
            Ellipsoid.class,
            Torus.class,
            Superquadric.class,
            HalfSpace.class,
            Cavity.class,
            Csg.class);

    private CombinedShapes() {}

    static void addTo(Catalog<ShapeCatalog.Form> catalog) {
        add(catalog, "union", "the union of its parts", "min of the distances", Csg::union);
        add(catalog, "intersection", "the common part of its parts", "max of the distances", Csg::intersection);
        add(
                catalog,
                "difference",
                "the first part without all the others",
                "max of the first distance and the negative other distances",
                Csg::difference);
    }

    private static void add(
            Catalog<ShapeCatalog.Form> catalog,
            String word,
            String about,
            String formula,
            Function<Csg.Part[], Csg> made) {
        catalog.addList(
                word,
                ValueType.listOf(ValueType.later(() -> ShapeCatalog.SHAPE), 2, MOST_PARTS),
                about,
                formula + " is zero on the surface; the distance is that to its nearest point",
                "A. Ricci, The Computer Journal 16 (1973) 157-160, for minimum and maximum",
                "contact with spheres; mass properties to 1e-5, for thin shapes to 5e-4; edges have no curvature: contacts there need a given stiffness",
                (r, v) -> read(r, v, word, made));
    }

    private static ShapeCatalog.Form read(ReaderContext r, Part around, String word, Function<Csg.Part[], Csg> made) {
        List<Csg.Part> parts = new ArrayList<>();
        boolean good = true;
        for (Part v : around.parts(word)) {
            ShapeCatalog.Form form = ShapeCatalog.read(r, v);
            if (SOLIDS.contains(form.shape().getClass())) {
                parts.add(new Csg.Part((NearestPointShape) form.shape(), form.frame()));
            } else {
                r.problems.error(
                        Code.WRONG_KIND,
                        v.entry(),
                        "a " + form.shape().type() + " cannot be a part of this " + word + ", which needs solids:"
                                + " sphere, box, capsule, cylinder, ellipsoid, torus, superquadric, half-space, cavity,"
                                + " or a union, intersection or difference of them");
                good = false;
            }
        }
        try {
            return good ? new ShapeCatalog.Form(made.apply(parts.toArray(Csg.Part[]::new)), Frame.IDENTITY) : standIn();
        } catch (IllegalArgumentException x) {
            r.problems.error(
                    Code.MODEL_REFUSED,
                    around.entry(word),
                    String.valueOf(x.getMessage()),
                    "check their sizes and positions");
            return standIn();
        }
    }

    /** Placeholder after an error was reported, so that reading continues and finds further errors. */
    private static ShapeCatalog.Form standIn() {
        return ShapeCatalog.upright(new Sphere(1));
    }
}
