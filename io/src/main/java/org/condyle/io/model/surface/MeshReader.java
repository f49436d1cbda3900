package org.condyle.io.model.surface;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.function.IntFunction;
import org.condyle.geometry.mesh.DrawnMesh;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.MeshForms;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.ValueType;
import org.condyle.io.mesh.MeshFiles;
import org.condyle.io.mesh.MeshFormat;
import org.condyle.io.mesh.MeshOptions;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Triangles;

/** Reads {@code mesh}: triangles from a file beside the model, or made of another shape. */
final class MeshReader {
    private static final int MOST_FACES = 2_000_000;

    /**
     * A form to be cut into triangles.
     *
     * @param numbers all that the triangles depend on
     * @param into    triangles of about so many faces
     */
    record Cut(String word, double[] numbers, IntFunction<Triangles> into) {
        Cut(String word, IntFunction<Triangles> into, double... numbers) {
            this(word, numbers, into);
        }
    }

    private static final Catalog<Cut> FORMS = new Catalog<>("mesh form");

    static {
        FORMS.add("sphere", ShapeCatalog.SPHERE, "", "", "", (r, v) -> {
            double radius = r.quantities.positive(v, "radius", "m");
            return new Cut("sphere", n -> MeshForms.sphere(radius, edge(n, 8)), radius);
        });
        FORMS.add("ellipsoid", ShapeCatalog.ELLIPSOID, "", "", "", (r, v) -> {
            double[] s = r.quantities.positives(v, "axes", "m");
            return new Cut("ellipsoid", n -> MeshForms.ellipsoid(s[0], s[1], s[2], edge(n, 8)), s);
        });
        FORMS.add("box", ShapeCatalog.BOX, "", "", "", (r, v) -> {
            double[] s = r.quantities.positives(v, "size", "m");
            return new Cut("box", n -> MeshForms.box(0.5 * s[0], 0.5 * s[1], 0.5 * s[2], edge(n, 12)), s);
        });
        FORMS.add(
                MappingType.mapping(
                                "dish",
                                "a slab with a spherical hollow in its top; its lowest point is the origin, and it opens towards z")
                        .need("radius", ValueType.quantity("m"), "of the hollow")
                        .need("side", ValueType.quantity("m"), "of the square slab, below 1.4 times the radius")
                        .need("thickness", ValueType.quantity("m"), "below the lowest point of the hollow"),
                "",
                "",
                "",
                (r, v) -> dish(
                        r,
                        v,
                        r.quantities.positive(v, "radius", "m"),
                        r.quantities.positive(v, "side", "m"),
                        r.quantities.positive(v, "thickness", "m")));
        FORMS.add(
                MappingType.mapping(
                                "wedge",
                                "a piece of a ring about z with a flat bottom at z = 0 and a top that slopes down inwards, the"
                                        + " middle of the piece at x; like a piece of a meniscus")
                        .need("inner-radius", ValueType.quantity("m"), "of the ring")
                        .need("outer-radius", ValueType.quantity("m"), "of the ring")
                        .need("angle", ValueType.quantity("rad"), "how much of the ring it is")
                        .need("inner-height", ValueType.quantity("m"), "at the inner radius")
                        .need("outer-height", ValueType.quantity("m"), "at the outer radius")
                        .key(
                                "hollow",
                                ValueType.quantity("m"),
                                "depth of the top below the straight slope, half way",
                                "0"),
                "",
                "",
                "",
                MeshReader::wedge);
        CartilageForms.addTo(FORMS);
    }

    static final MappingType SHAPE = MappingType.mapping("mesh", "triangles, from a file or made of another shape")
            .key("file", ValueType.text(), "beside the model: " + MeshFormat.ALL.choice())
            .key("of", FORMS.oneOf("mesh-form", "a shape to cut into triangles"), "or a shape")
            .exactlyOneOf("file", "of")
            .key("scale", ValueType.quantity("m"), "length of one unit of the file", "1 m")
            .key("part", ValueType.text(), "group or object of an OBJ file; by default all")
            .key("faces", ValueType.integer(8, MOST_FACES), "approximate number of triangles, with 'of'", "5000")
            .key("smooth", ValueType.flag(), "whether the triangles represent a curved surface", "true")
            .key(
                    "drawn-only",
                    ValueType.flag(),
                    "whether nothing can touch it; a file with defects is drawn as it is",
                    "false");

    private MeshReader() {}

    static Shape read(ReaderContext r, Part v) {
        boolean file = v.has("file");
        for (String other : file ? new String[] {"faces"} : new String[] {"scale", "part"}) {
            if (v.has(other)) {
                r.problems.error(
                        Code.NO_EFFECT, v.entry(other), "goes with '" + (file ? "of" : "file") + "' only", "remove it");
            }
        }
        if (v.flag("drawn-only")) {
            return new DrawnMesh(
                    file ? drawn(r, v) : FORMS.makeOne(r, v.part("of")).into().apply(v.integer("faces")));
        }
        return file ? ofFile(r, v) : ofForm(r, v);
    }

    private static Mesh ofForm(ReaderContext r, Part v) {
        Cut cut = FORMS.makeOne(r, v.part("of"));
        int faces = v.integer("faces");
        String form = cut.word() + Arrays.toString(cut.numbers()) + faces + v.text("smooth");
        return r.document.made(form, () -> surface(cut.into().apply(faces), v));
    }

    private static Mesh ofFile(ReaderContext r, Part v) {
        Entry e = v.entry("file");
        double scale = r.quantities.positive(v, "scale", "m");
        String part = v.has("part") ? v.text("part") : "";
        String form = String.join("\n", "mesh", e.text(), Double.toString(scale), part, v.text("smooth"));
        try {
            Mesh mesh = r.document.asset(
                    e,
                    "mesh",
                    MeshFiles.LIMIT,
                    form,
                    bytes -> surface(MeshFiles.read(e.text(), bytes, new MeshOptions(scale, part)), v));
            if (mesh.droppedFaces() > 0) {
                r.problems.warning(Code.BAD_MESH, e, mesh.droppedFaces() + " triangles without area were removed");
            }
            if (mesh.turnedFaces() > 0) {
                r.problems.warning(
                        Code.BAD_MESH, e, mesh.turnedFaces() + " triangles with inverted orientation were flipped");
            }
            MeshOptions options = new MeshOptions(scale, part);
            r.memo.does(c -> c.meshGroups.put(mesh, () -> groups(c, e, options)));
            return mesh;
        } catch (DocumentException x) {
            r.problems.addAll(x.problems());
            return surface(MeshForms.sphere(1, 2), v);
        }
    }

    /** What a file shows. A file that cannot be read shows nothing, which changes no result. */
    private static Triangles drawn(ReaderContext r, Part v) {
        Entry e = v.entry("file");
        double scale = r.quantities.positive(v, "scale", "m");
        MeshOptions options = new MeshOptions(scale, v.has("part") ? v.text("part") : "");
        try {
            return r.document.asset(
                    e,
                    "mesh",
                    MeshFiles.LIMIT,
                    "drawn " + e.text() + " " + options,
                    bytes -> MeshFiles.read(e.text(), bytes, options));
        } catch (DocumentException x) {
            String reason = x.problems().sorted().stream()
                    .map(Problem::said)
                    .findFirst()
                    .orElse("");
            r.problems.add(Problem.warning(
                    Code.BAD_MESH, Position.in(e.text()), "", "is only drawn, and pictures do not show it: " + reason));
            return new Triangles(new double[0], new int[0]);
        }
    }

    private static Map<String, BitSet> groups(ReaderContext r, Entry e, MeshOptions options) {
        return MeshFiles.groups(e.text(), r.document.read(e, "mesh", MeshFiles.LIMIT), options);
    }

    private static Mesh surface(Triangles t, Part v) {
        return v.flag("smooth") ? Mesh.smooth(t) : Mesh.flat(t);
    }

    private static Cut dish(ReaderContext r, Part v, double radius, double side, double thickness) {
        if (side * side / 2 >= radius * radius) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    v.entry("side"),
                    "must be below 1.4 times the radius: the hollow must end inside the slab");
            return new Cut("sphere", n -> MeshForms.sphere(1, 2));
        }
        return new Cut("dish", n -> MeshForms.dish(0.5 * side, radius, thickness, edge(n, 2)), radius, side, thickness);
    }

    private static Cut wedge(ReaderContext r, Part v) {
        double inner = r.quantities.positive(v, "inner-radius", "m"),
                outer = r.quantities.positive(v, "outer-radius", "m");
        double angle = r.quantities.positive(v, "angle", "rad"), hollow = r.quantities.notNegative(v, "hollow", "m");
        double low = r.quantities.positive(v, "inner-height", "m"),
                high = r.quantities.positive(v, "outer-height", "m");
        boolean deep = 0.5 * (low + high) - hollow <= 0.25 * Math.min(low, high);
        if (!(outer > inner) || !(angle < Math.PI) || deep) {
            String key = !(outer > inner) ? "outer-radius" : deep ? "hollow" : "angle";
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    v.entry(key),
                    deep ? "the hollow reaches the bottom of the wedge" : "no piece of a ring has these sizes",
                    "the outer radius must be larger than the inner one, the angle below 180 deg, and the hollow less deep than"
                            + " the wedge is high");
            return new Cut("sphere", n -> MeshForms.sphere(1, 2));
        }
        return new Cut(
                "wedge",
                n -> MeshForms.wedge(inner, outer, angle, low, high, hollow, edge(n, 12)),
                inner,
                outer,
                angle,
                low,
                high,
                hollow);
    }

    /** Pieces of an edge, if there are {@code each} n² faces. */
    private static int edge(int faces, int each) {
        return Math.max(1, (int) Math.round(Math.sqrt((double) faces / each)));
    }
}
