package org.condyle.io.model.surface;

import java.util.List;
import org.condyle.geometry.cartilage.FemoralShape;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cavity;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Torus;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.term.Datasheet;
import org.condyle.mechanics.Frame;

/** The shapes a model file can name: a mapping with one key, the shape's word, and perhaps where it is. */
public final class ShapeCatalog {
    /** A shape, and where its own frame is in the frame of its surface. */
    public record Form(org.condyle.mechanics.Shape shape, Frame frame) {}

    static final MappingType SPHERE = MappingType.mapping("sphere", "a ball").need("radius", length(), "its radius");

    static final MappingType BOX = MappingType.mapping("box", "a block, centred")
            .need("size", ValueType.listOf(length(), 3, 3), "lengths of its edges along x, y and z");

    static final MappingType ELLIPSOID = MappingType.mapping("ellipsoid", "an ellipsoid, centred")
            .need("axes", ValueType.listOf(length(), 3, 3), "semi-axes along x, y and z");

    private static final Catalog<Form> CATALOG = new Catalog<>("shape");

    private ShapeCatalog() {}

    private static ValueType length() {
        return ValueType.quantity("m");
    }

    static {
        CATALOG.add(
                "sphere",
                SPHERE,
                "|x| <= radius",
                "-",
                "contact with every shape that can compute nearest points",
                (r, v) -> upright(new Sphere(r.quantities.positive(v, "radius", "m"))));
        CATALOG.add(
                MappingType.mapping("half-space", "a floor or a wall: everything below a plane is solid")
                        .key("normal", Parts.DIRECTION, "out of the solid", "y")
                        .key("offset", length(), "of the plane along the normal", "0"),
                "x . normal <= offset",
                "-",
                "infinite, so it has no mass; drawn as a square of 2 m",
                (r, v) -> {
                    double[] n = r.frames.direction(v.entry("normal"));
                    double d = r.quantities.quantity(v, "offset", "m");
                    double[] at = {d * n[0], d * n[1], d * n[2]};
                    return new Form(new HalfSpace(), Frame.withZAlong(at, n));
                });
        CATALOG.add(
                "box",
                BOX,
                "|x|, |y|, |z| <= size/2",
                "-",
                "edges and corners have no curvature: contacts there need a given stiffness",
                (r, v) -> {
                    double[] s = r.quantities.positives(v, "size", "m");
                    return upright(new Box(s[0], s[1], s[2]));
                });
        CATALOG.add(
                MappingType.mapping("capsule", "a rod with round ends, centred")
                        .need("radius", length(), "radius of the rounding")
                        .need("length", length(), "length of the straight part, between the centres of the round ends")
                        .key("axis", Parts.DIRECTION, "along the straight part", "z"),
                "no farther than radius from a segment",
                "-",
                "the side touches a plane along a line: give the stiffness",
                (r, v) -> along(
                        r,
                        v,
                        new Capsule(r.quantities.positive(v, "radius", "m"), r.quantities.positive(v, "length", "m"))));
        CATALOG.add(
                MappingType.mapping("cylinder", "a rod with flat ends, centred")
                        .need("radius", length(), "its radius")
                        .need("length", length(), "from end to end")
                        .key("axis", Parts.DIRECTION, "along the rod", "z"),
                "x^2 + y^2 <= radius^2, |z| <= length/2 about the axis z",
                "-",
                "edges have no curvature: contacts there need a given stiffness",
                (r, v) -> along(
                        r,
                        v,
                        new Cylinder(
                                r.quantities.positive(v, "radius", "m"), r.quantities.positive(v, "length", "m"))));
        CATALOG.add(
                "ellipsoid",
                ELLIPSOID,
                "(x/a)^2 + (y/b)^2 + (z/c)^2 <= 1",
                "-",
                "semi-axes within a factor of 100 of each other keep their accuracy",
                (r, v) -> {
                    double[] s = r.quantities.positives(v, "axes", "m");
                    return upright(new Ellipsoid(s[0], s[1], s[2]));
                });
        CATALOG.add(
                MappingType.mapping("torus", "a ring, centred")
                        .need("ring-radius", length(), "of the circle in the middle of the tube")
                        .need("tube-radius", length(), "of the tube, smaller than that of the ring")
                        .key("axis", Parts.DIRECTION, "through the hole", "z"),
                "no farther than tube-radius from a circle",
                "-",
                "not convex: contact with spheres",
                (r, v) -> along(
                        r,
                        v,
                        new Torus(
                                r.quantities.positive(v, "ring-radius", "m"),
                                r.quantities.positive(v, "tube-radius", "m"))));
        CATALOG.add(
                MappingType.mapping("cavity", "a spherical seat: everything outside a sphere is solid")
                        .need("radius", length(), "its radius"),
                "|x| >= radius",
                "-",
                "infinite, so it has no mass; a smaller ball touches it from inside",
                (r, v) -> upright(new Cavity(r.quantities.positive(v, "radius", "m"))));
        CATALOG.add(
                "mesh",
                MeshReader.SHAPE,
                "triangles; if smooth, each is a quadratic patch defined by the normals at its corners",
                "T. Nagata, Computer Aided Geometric Design 22 (2005) 327-347, for patches of this kind",
                "contact with spheres at a point, and with every shape that can compute nearest points by a pressure; edges above 30 deg stay sharp",
                (r, v) -> upright(MeshReader.read(r, v)));
        CATALOG.add(
                "femoral-cartilage",
                CartilageForms.FEMUR,
                "r(x, theta) about the axis of the posterior condyles: circles along and across, a cosine across the groove",
                "A. P. Monk et al., Bone and Joint Journal 96-B (2014): circles of condyles and groove; F. Iranpour et al., Clin Orthop 468 (2010) 782-788: circle of the groove",
                "contact with spheres at a point, and with meshes by a pressure; open, so it has no mass",
                (r, v) -> upright(new FemoralShape(CartilageForms.femur(r, v))));
        FreeFormShapes.addTo(CATALOG);
        CombinedShapes.addTo(CATALOG);
    }

    /** One shape and, beside its word, where it is. */
    public static final MappingType SHAPE = CATALOG.oneOf("shape", "a shape: one key that names it, and its position")
            .key("at", Parts.vector(Parts.LENGTH), "position of its centre in the body or on the surface")
            .key("orientation", Parts.ORIENTATION, "its orientation there");

    /** True for a shape made of a list of shapes, which has no keys of its own. */
    public static boolean isList(String word) {
        return CATALOG.isList(word);
    }

    public static List<Datasheet> sheets() {
        return CATALOG.sheets();
    }

    /** Reads what {@link #SHAPE} describes. */
    public static Form read(ReaderContext r, Part shape) {
        Frame here = new Frame(
                shape.has("at") ? r.quantities.vector(shape.entry("at"), "m") : new double[3],
                r.frames.orientation(shape, "orientation"));
        Form form = CATALOG.makeOne(r, shape);
        return new Form(form.shape(), here.then(form.frame()));
    }

    static Form upright(org.condyle.mechanics.Shape shape) {
        return new Form(shape, Frame.IDENTITY);
    }

    /** A shape about z, laid along the wanted axis. */
    private static Form along(ReaderContext r, Part v, org.condyle.mechanics.Shape shape) {
        return new Form(shape, Frame.withZAlong(new double[3], r.frames.direction(v.entry("axis"))));
    }
}
