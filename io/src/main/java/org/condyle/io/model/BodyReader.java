package org.condyle.io.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.picture.PictureReader;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.surface.Materials;
import org.condyle.io.model.surface.MatterCatalog;
import org.condyle.io.model.surface.ShapeCatalog;
import org.condyle.io.model.surface.Surfaces;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.jspecify.annotations.Nullable;

/** The {@code bodies}: what they weigh, by numbers or by shape and density, and the surfaces that their shapes are. */
final class BodyReader {
    private static final MappingType INERTIA = MappingType.mapping(
                    "inertia", "about the mass centre, in the axes of the body")
            .key("xx", ValueType.quantity("kg*m^2"), "about x", "0")
            .key("yy", ValueType.quantity("kg*m^2"), "about y", "0")
            .key("zz", ValueType.quantity("kg*m^2"), "about z", "0")
            .key("xy", ValueType.quantity("kg*m^2"), "matrix entry xy", "0")
            .key("xz", ValueType.quantity("kg*m^2"), "matrix entry xz", "0")
            .key("yz", ValueType.quantity("kg*m^2"), "matrix entry yz", "0")
            .key(
                    "impossible",
                    ValueType.choice("refused", "accepted"),
                    "moments that no real body can have",
                    "refused");

    static final MappingType SHAPE = MappingType.mapping("body", "a body; rigid unless 'matter' is given")
            .key("mass", ValueType.quantity("kg"), "its mass", "0")
            .key("centre", Parts.vector("m"), "mass centre in the frame of the body", "[0, 0, 0]")
            .key("inertia", INERTIA, "moments of inertia", "{}")
            .key("shape", ShapeCatalog.SHAPE, "its shape: a surface with the name of the body")
            .key("material", ValueType.reference("material"), "material of its shape")
            .key("density", ValueType.quantity("kg/m^3"), "density of its shape: defines mass, centre and inertia")
            .key("matter", MatterCatalog.union(), "makes it deformable, with a homogeneous deformation; needs a shape")
            .key(
                    "picture",
                    PictureReader.OF_BODY,
                    "bones and things that pictures show on it; they do not influence the motion")
            .key("at", Parts.vector("m"), "initial position of its origin, for a body without a joint", "[0, 0, 0]")
            .key("angle", ValueType.quantity("rad"), "initial angle in the plane, for a body without a joint", "0")
            .key("orientation", Parts.ORIENTATION, "initial orientation, for a body without a joint")
            .key(
                    "repeat",
                    ValueType.quantity(""),
                    "number of equal bodies NAME-1, NAME-2, ...; expressions can use their number i");

    private static final Body FIXED = new Body(Model.GROUND, 0, new double[3], new double[6]);

    private final ReaderContext r;
    private final Surfaces surfaces;
    private final Materials materials;
    private final Set<String> carried = new HashSet<>();

    BodyReader(ReaderContext r, Surfaces surfaces, Part model, Materials materials) {
        this.surfaces = surfaces;
        this.r = r;
        this.materials = materials;
        model.each(
                "joints",
                (joint, v) -> v.entry().child("child").filter(Entry::isScalar).ifPresent(c -> carried.add(c.text())));
    }

    /** All bodies, the ground first. */
    List<Body> read(Part model) {
        List<Body> list = new ArrayList<>();
        list.add(FIXED);
        r.eachBody(model, (body, v) -> {
            if (body.equals(Model.GROUND)) {
                r.problems.error(
                        Code.SAME_NAME, v.entry(), "'ground' is the fixed body of every model", "choose another name");
            } else if (r.names.bodies.containsKey(body)) {
                r.problems.error(
                        Code.SAME_NAME, v.entry(), "there is a body '" + body + "' already", "names must differ");
            } else {
                List<Object> inputs = List.of(v.entry(), carried.contains(body));
                list.add(r.memo.of("bodies", body, inputs, () -> read(body, v)));
            }
        });
        if (list.size() == 1 && model.has("bodies")) {
            r.problems.warning(
                    Code.EMPTY, model.entry("bodies"), "the model has no bodies, only the ground, so nothing can move");
        } else if (list.size() == 1 && !r.problems.hasErrors()) {
            r.problems.error(Code.EMPTY, model.entry(), "the model has no bodies", "give at least one under 'bodies'");
        }
        return list;
    }

    private Body read(String body, Part v) {
        Materials.Given material = materials.of(v);
        ShapeCatalog.Form form = null;
        if (v.has("shape")) {
            form = form(v);
        } else if (material != null || v.has("density")) {
            r.problems.error(
                    Code.MISSING_KEY,
                    v.entry(material == null ? "density" : "material"),
                    "has no effect without a 'shape'",
                    "give the body a shape, or mass, centre and inertia");
        }
        Body b = body(body, v, form, material);
        if (v.has("matter")) {
            measure(body, v, form);
        }
        boolean accepted =
                v.has("inertia") && v.part("inertia").text("impossible").equals("accepted");
        if (!b.implausibility().isEmpty() && !accepted) {
            r.problems.error(Code.IMPLAUSIBLE_VALUE, v.entry("inertia"), b.implausibility());
        }
        int index = r.builder.body(b);
        if (!b.implausibility().isEmpty() && accepted) {
            r.builder.acceptImpossibleInertia(index);
            r.problems.warning(Code.IMPLAUSIBLE_VALUE, v.entry("inertia"), b.implausibility(), "used as given");
        }
        r.names.bodies.put(body, index);
        if (form != null) {
            surfaces.ofBody(v.entry("shape"), body, index, form, material);
        }
        return b;
    }

    private void measure(String body, Part v, ShapeCatalog.@Nullable Form form) {
        if (!v.has("shape")) {
            r.problems.error(
                    Code.MISSING_KEY,
                    v.entry("matter"),
                    "needs a shape",
                    "give the body one, such as {sphere: {radius: 10 cm}}");
        } else if (carried.contains(body)) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    v.entry("matter"),
                    "makes the body deformable, but joints need rigid bodies",
                    "remove the joint and connect" + " the body by constraints");
        } else if (form != null) {
            try {
                r.softVolumes.put(body, form.shape().massProperties().mass());
            } catch (ModelException x) {
                r.problems.error(Code.MODEL_REFUSED, v.entry("shape"), String.valueOf(x.getMessage()));
            }
        }
    }

    private ShapeCatalog.@Nullable Form form(Part v) {
        try {
            return ShapeCatalog.read(r, v.part("shape"));
        } catch (IllegalArgumentException | ModelException x) {
            r.problems.error(Code.MODEL_REFUSED, v.entry("shape"), String.valueOf(x.getMessage()));
            return null;
        }
    }

    private Body body(String name, Part v, ShapeCatalog.@Nullable Form form, Materials.@Nullable Given material) {
        double[] inertia = v.has("inertia") ? inertia(v.part("inertia")) : new double[6];
        Body given = new Body(
                name, r.quantities.notNegative(v, "mass", "kg"), r.quantities.vector(v.entry("centre"), "m"), inertia);
        if (form == null) {
            return given;
        }
        boolean weighed = v.has("mass") || v.has("inertia") || v.has("centre");
        if (v.has("density")) {
            if (weighed) {
                r.problems.error(
                        Code.KEYS_CLASH,
                        v.entry("density"),
                        "defines mass, centre and inertia",
                        "remove them, or remove the density");
            }
            return filled(given, v, form, r.quantities.positive(v, "density", "kg/m^3"), 0);
        }
        if (material != null && !Double.isNaN(material.density()) && !weighed) {
            return filled(given, v, form, material.density(), 0);
        }
        // Without moments of inertia a free body could not be moved at all: take it as homogeneous.
        boolean bare = v.has("mass") && !v.has("inertia") && !v.has("centre") && !carried.contains(name);
        return bare && given.mass() > 0 ? filled(given, v, form, 0, given.mass()) : given;
    }

    private double[] inertia(Part i) {
        return new double[] {
            r.quantities.notNegative(i, "xx", "kg*m^2"), r.quantities.notNegative(i, "yy", "kg*m^2"),
                    r.quantities.notNegative(i, "zz", "kg*m^2"),
            r.quantities.quantity(i, "xy", "kg*m^2"), r.quantities.quantity(i, "xz", "kg*m^2"),
                    r.quantities.quantity(i, "yz", "kg*m^2")
        };
    }

    /** A body that fills its shape; with a density, or else with a mass. */
    private Body filled(Body given, Part v, ShapeCatalog.Form form, double density, double mass) {
        try {
            MassProperties unit = form.shape().massProperties().in(form.frame());
            MassProperties m = unit.times(density > 0 ? density : mass / unit.mass());
            return new Body(given.name(), density > 0 ? m.mass() : mass, m.centre(), m.inertia());
        } catch (IllegalArgumentException x) { // too small or too large for its mass to be a number
            r.problems.error(Code.MODEL_REFUSED, v.entry("shape"), "cannot be made deformable: " + x.getMessage());
            return given;
        } catch (ModelException x) {
            if (density > 0) {
                r.problems.error(Code.MODEL_REFUSED, v.entry("shape"), String.valueOf(x.getMessage()));
            }
            return given;
        }
    }
}
