package org.condyle.io.model;

import java.util.Arrays;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.Place;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.measures.wrap.Side;
import org.condyle.measures.wrap.WrapShape;
import org.condyle.measures.wrap.WrapSurface;

/** Reads the surfaces that paths go over. */
final class WrapReader {
    private static final ValueType LENGTH = ValueType.quantity(Parts.LENGTH);

    private static final MappingType FORM = MappingType.mapping(
                    "wrap-shape", "the shape of a surface that paths go over")
            .key("sphere", MappingType.mapping("wrap-sphere", "a ball").need("radius", LENGTH, "its radius"), "a ball")
            .key(
                    "cylinder",
                    MappingType.mapping("wrap-cylinder", "a cylinder about z")
                            .need("radius", LENGTH, "its radius")
                            .key("length", LENGTH, "its length; endless if it is not given"),
                    "a cylinder about z")
            .key(
                    "ellipsoid",
                    MappingType.mapping("wrap-ellipsoid", "an ellipsoid")
                            .need("radii", ValueType.listOf(LENGTH, 3, 3), "semi-axes along x, y and z"),
                    "an ellipsoid")
            .key(
                    "torus",
                    MappingType.mapping("wrap-torus", "a ring about z, whose hole paths go through")
                            .need("radius", LENGTH, "radius of the circle in the middle of its tube")
                            .need("tube", LENGTH, "radius of its tube"),
                    "a ring about z, whose hole paths go through")
            .exactlyOneOf("sphere", "cylinder", "ellipsoid", "torus");

    static final MappingType SHAPE = MappingType.mapping("wrap", "a surface that paths go over")
            .including(Parts.FRAME)
            .need("shape", FORM, "its shape")
            .key(
                    "side",
                    ValueType.choice(
                            Arrays.stream(Side.values()).map(Side::word).toList()),
                    "the half of it, in its own frame, that paths may touch",
                    "all")
            .key("active", ValueType.flag(), "false: paths ignore it", "true");

    private WrapReader() {}

    /** Reads all of them; bodies must be known. */
    static void read(ReaderContext r, Part model) {
        model.each(
                "wraps",
                (name, v) -> r.memo.run("wraps", name, v, () -> {
                    Place place = r.frames.place(v);
                    String body = v.text("on");
                    if (r.softVolumes.containsKey(body)) {
                        r.problems.error(
                                Code.WRONG_KIND,
                                v.entry("on"),
                                "body '" + body + "' is deformable",
                                "a surface for paths needs a rigid body, or the ground");
                    }
                    int before = r.problems.size();
                    WrapShape shape = shape(r, v.part("shape"));
                    if (r.problems.size() > before) {
                        shape = new WrapShape.Sphere(1); // the rest of the file is checked, too
                    }
                    Side side = Side.ALL;
                    for (Side s : Side.values()) {
                        side = s.word().equals(v.text("side")) ? s : side;
                    }
                    r.wraps.put(
                            name, new WrapSurface(name, place.body(), place.frame(), shape, side, v.flag("active")));
                }));
    }

    private static WrapShape shape(ReaderContext r, Part form) {
        if (form.has("sphere")) {
            return new WrapShape.Sphere(r.quantities.positive(form.part("sphere"), "radius", "m"));
        }
        if (form.has("cylinder")) {
            Part c = form.part("cylinder");
            double length = c.has("length") ? r.quantities.positive(c, "length", "m") : Double.POSITIVE_INFINITY;
            return new WrapShape.Cylinder(r.quantities.positive(c, "radius", "m"), length);
        }
        if (form.has("ellipsoid")) {
            double[] radii = r.quantities.positives(form.part("ellipsoid"), "radii", "m");
            return new WrapShape.Ellipsoid(radii[0], radii[1], radii[2]);
        }
        Part t = form.part("torus");
        double radius = r.quantities.positive(t, "radius", "m"), tube = r.quantities.positive(t, "tube", "m");
        if (!(tube < radius)) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    t.entry("tube"),
                    "must be smaller than the radius of the ring, or there is no hole");
            return new WrapShape.Sphere(1);
        }
        return new WrapShape.Torus(radius, tube);
    }
}
