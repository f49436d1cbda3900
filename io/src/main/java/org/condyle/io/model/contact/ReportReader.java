package org.condyle.io.model.contact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.surface.SoftSurfaces;
import org.condyle.io.model.surface.Surfaces;
import org.condyle.io.problem.Code;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.condyle.mechanics.contact.ContactReport;
import org.jspecify.annotations.Nullable;

/** Reads what of a contact is reported beside its totals: frames of bodies, and regions. */
final class ReportReader {
    /** {@link #feature} of a surface whose faces are not told apart in this contact. */
    static final int NO_FACES = -1;

    private static final Pattern LIMIT = Pattern.compile("([xyz])\\s*(<=|>=|<|>)\\s*([^<>]+)");
    private static final Pattern INTERVAL = Pattern.compile("([xyz])\\s+in\\s*\\[([^,]+),([^,]+)\\]");

    private static final MappingType REGION = MappingType.mapping(
                    "region", "a part of a contact that is reported on its own")
            .key(
                    "on",
                    ValueType.reference("body"),
                    "the body in whose frame the region is given and reported; by default that of the second surface")
            .key("where", ValueType.text(), "limits of x, y and z in that frame, such as z > 2 mm and x < 0")
            .key("side", Parts.DIRECTION, "or a direction: the region is on this side of a plane")
            .key("at", Parts.vector(Parts.LENGTH), "with 'side': a point of the plane", "[0, 0, 0]")
            .key("group", ValueType.text(), "or a group of faces of the OBJ file of a mesh")
            .key("surface", ValueType.reference("surface"), "with 'group': the mesh")
            .exactlyOneOf("where", "side", "group")
            .key("overlapping", ValueType.flag(), "whether other regions may have places of this one, too", "false");

    /** Keys that every contact has. */
    static final MappingType KEYS = MappingType.mapping("report", "what is reported of a contact")
            .key(
                    "report-in",
                    ValueType.either(ValueType.reference("body"), ValueType.listOf(ValueType.reference("body"))),
                    "more bodies in whose frames force and moment are reported, as NAME.BODY.fx and so on")
            .key(
                    "regions",
                    ValueType.mapOf(REGION),
                    "parts that are reported on their own, as NAME.REGION.force and so on");

    private final ReaderContext r;
    private final Part v;
    private final List<Surfaces.Given> surfaces;
    private final ToIntFunction<Surfaces.Given> feature;
    private final List<ContactReport.Part> parts = new ArrayList<>();
    private final Map<String, RegionPlace> places = new LinkedHashMap<>();
    private final Map<String, Integer> bodies = new LinkedHashMap<>();

    private ReportReader(
            ReaderContext r, Part v, List<Surfaces.Given> surfaces, ToIntFunction<Surfaces.Given> feature) {
        this.r = r;
        this.v = v;
        this.surfaces = surfaces;
        this.feature = feature;
    }

    /**
     * The report of a contact between two surfaces.
     *
     * @param feature number of the first face of a mesh among the features of the contact, or {@link #NO_FACES}
     */
    static ContactReport between(
            ReaderContext r, Part v, Surfaces.Given a, Surfaces.Given b, ToIntFunction<Surfaces.Given> feature) {
        ReportReader reader = new ReportReader(r, v, List.of(a, b), feature);
        for (Surfaces.Given s : List.of(a, b)) {
            int body = s.surface().body();
            if (!SoftSurfaces.deforms(r, s.surface())) {
                reader.add(ContactReport.Part.whole(reader.nameOf(body), body, body));
            }
        }
        return reader.read();
    }

    /** That of a contact among many. */
    static ContactReport among(ReaderContext r, Part v, List<Surfaces.Given> parts) {
        return new ReportReader(r, v, parts, s -> NO_FACES).read();
    }

    private ContactReport read() {
        boolean two = v.has("between");
        int second = surfaces.get(1).surface().body();
        if (v.has("report-in")) {
            for (Entry e : v.list("report-in")) {
                Integer body = rigidBody(e);
                if (body != null && !two && !takesPart(body)) {
                    r.problems.error(
                            Code.UNKNOWN_NAME,
                            e,
                            "must be a body of this contact, whose surface is listed in 'among', was '" + e.text()
                                    + "'");
                } else if (body != null
                        && parts.stream().noneMatch(p -> p.name().equals(e.text()))) {
                    add(ContactReport.Part.whole(e.text(), body, takesPart(body) ? body : second));
                }
            }
        }
        v.each("regions", this::region);
        return new ContactReport(parts);
    }

    private void add(ContactReport.Part part) {
        parts.add(part);
    }

    private boolean takesPart(int body) {
        return surfaces.stream().anyMatch(s -> s.surface().body() == body);
    }

    private String nameOf(int body) {
        return r.names.bodies.entrySet().stream()
                .filter(e -> e.getValue() == body)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("?");
    }

    /** A body that has axes; null and a problem if there is none. */
    private @Nullable Integer rigidBody(Entry e) {
        Integer body = r.names.bodies.get(e.text());
        if (body == null) {
            if (!r.names.isWritten("bodies", e.text()) || r.repeats.containsKey(e.text())) {
                r.problems.unknown(e, "body", e.text(), r.names.bodies.keySet());
            }
            return null;
        }
        for (Joint j : r.names.joints.values()) {
            if (j.child() == body && j.childDeforms()) {
                r.problems.error(
                        Code.WRONG_KIND,
                        e,
                        "is deformable and has no axes of its own",
                        "name a rigid body, such as ground");
                return null;
            }
        }
        return body;
    }

    private void region(String name, Part region) {
        if (r.names.bodies.containsKey(name) || name.contains(".")) {
            r.problems.error(
                    name.contains(".") ? Code.BAD_NAME : Code.SAME_NAME,
                    region.entry(),
                    name.contains(".")
                            ? "a name of a region must not have a dot"
                            : "is the name of a body, too, and their channels would have the same names; rename the region");
            return;
        }
        Surfaces.Given of = region.has("group") ? meshOf(region) : null;
        if (region.has("surface") && !region.has("group")) {
            r.problems.error(Code.NO_EFFECT, region.entry("surface"), "goes with 'group' only", "remove it");
        }
        if (region.has("at") && !region.has("side")) {
            r.problems.error(Code.NO_EFFECT, region.entry("at"), "goes with 'side' only", "remove it");
        }
        Integer body = region.has("on")
                ? rigidBody(region.entry("on"))
                : Integer.valueOf((of != null ? of : surfaces.get(1)).surface().body());
        if (body == null || (region.has("group") && of == null)) {
            return;
        }
        if (!v.has("between") && !takesPart(body)) {
            r.problems.error(
                    Code.MISSING_KEY,
                    region.entry(),
                    "needs 'on' with a body of this contact, whose surface is listed in 'among'");
            return;
        }
        int before = r.problems.size();
        RegionPlace place = of != null ? group(region, of) : region.has("side") ? side(region) : limits(region);
        if (place == null || r.problems.size() > before) {
            return;
        }
        boolean alone = !region.flag("overlapping");
        if (refused(name, region, place, body, alone)) {
            return;
        }
        places.put(name, place);
        bodies.put(name, body);
        int on = takesPart(body) ? body : surfaces.get(1).surface().body();
        add(new ContactReport.Part(name, body, on, place, alone));
    }

    /** Whether a region is empty, or has places of another one. */
    private boolean refused(String name, Part region, RegionPlace place, int body, boolean alone) {
        if (place.empty()) {
            r.problems.error(Code.EMPTY, region.entry(), "the region is empty: no place satisfies all its limits");
            return true;
        }
        for (Surfaces.Given s : surfaces) {
            if (s.surface().body() == body && s.isMesh() && missed(s.surface(), place)) {
                r.problems.error(
                        Code.EMPTY,
                        region.entry(),
                        "the region is empty: no face of the mesh '" + s.name() + "' is in it",
                        "limits are in the frame of '" + nameOf(body) + "' [m]");
                return true;
            }
        }
        for (Map.Entry<String, RegionPlace> other : places.entrySet()) {
            boolean otherAlone = parts.stream().anyMatch(p -> p.name().equals(other.getKey()) && p.exclusive());
            if (alone
                    && otherAlone
                    && Objects.equals(bodies.get(other.getKey()), body)
                    && place.overlaps(other.getValue())) {
                r.problems.error(
                        Code.KEYS_CLASH,
                        region.entry(),
                        "the regions '" + other.getKey() + "' and '" + name
                                + "' overlap, so that forces would count twice",
                        "separate them, or write overlapping: true in" + " one of them");
                return true;
            }
        }
        return false;
    }

    private static boolean missed(Surface s, RegionPlace place) {
        if (place instanceof RegionPlace.Faces) {
            return false;
        }
        Triangles t = s.shape().triangles(1);
        double[] v = t.vertices(), x = new double[3], o = s.frame().origin(), out = new double[3];
        int[] c = t.corners();
        for (int k = 0; k < c.length; k += 3) {
            for (int i = 0; i < 3; i++) {
                x[i] = (v[3 * c[k] + i] + v[3 * c[k + 1] + i] + v[3 * c[k + 2] + i]) / 3;
            }
            Mat3.times(s.frame().rotation(), 0, x[0], x[1], x[2], out, 0);
            if (place.holds(o[0] + out[0], o[1] + out[1], o[2] + out[2], -1)) {
                return false;
            }
        }
        return true;
    }

    private RegionPlace side(Part region) {
        double[] n = r.frames.direction(region.entry("side")),
                p = r.quantities.vector(region.entry("at"), Parts.LENGTH);
        return new RegionPlace.Side(n, n[0] * p[0] + n[1] * p[1] + n[2] * p[2]);
    }

    private @Nullable RegionPlace limits(Part region) {
        Entry e = region.entry("where");
        double[] low = new double[3], high = new double[3];
        Arrays.fill(low, Double.NEGATIVE_INFINITY);
        Arrays.fill(high, Double.POSITIVE_INFINITY);
        for (String clause : e.text().split("\\band\\b", -1)) {
            Matcher limit = LIMIT.matcher(clause.strip()), interval = INTERVAL.matcher(clause.strip());
            if (limit.matches()) {
                int axis = "xyz".indexOf(limit.group(1));
                double value = length(e, limit.group(3));
                if (limit.group(2).startsWith("<")) {
                    high[axis] = Math.min(high[axis], value);
                } else {
                    low[axis] = Math.max(low[axis], value);
                }
            } else if (interval.matches()) {
                int axis = "xyz".indexOf(interval.group(1));
                low[axis] = Math.max(low[axis], length(e, interval.group(2)));
                high[axis] = Math.min(high[axis], length(e, interval.group(3)));
            } else {
                r.problems.error(
                        Code.BAD_EXPRESSION,
                        e,
                        "must be limits of x, y or z, joined by 'and', such as z > 2 mm and x in [-1 cm, 3 cm]",
                        "was '" + clause.strip() + "'");
                return null;
            }
        }
        return new RegionPlace.Limits(low, high);
    }

    private double length(Entry e, String text) {
        return r.quantities.quantity(Entry.of(e.at(), e.path(), text.strip()), Parts.LENGTH);
    }

    /** The mesh whose group is asked for: the one named, or the only one of the contact that is a mesh. */
    private Surfaces.@Nullable Given meshOf(Part region) {
        List<Surfaces.Given> meshes =
                surfaces.stream().filter(Surfaces.Given::isMesh).toList();
        if (region.has("surface")) {
            Entry e = region.entry("surface");
            for (Surfaces.Given s : meshes) {
                if (s.name().equals(e.text())) {
                    return s;
                }
            }
            r.problems.error(Code.UNKNOWN_NAME, e, "must be a mesh of this contact, was '" + e.text() + "'");
            return null;
        }
        if (meshes.size() == 1) {
            return meshes.get(0);
        }
        r.problems.error(Code.MISSING_KEY, region.entry("group"), "needs 'surface' with the mesh that has the group");
        return null;
    }

    private @Nullable RegionPlace group(Part region, Surfaces.Given of) {
        Entry e = region.entry("group");
        int first = feature.applyAsInt(of);
        if (first == NO_FACES) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    e,
                    "needs a pressure that acts on the faces of '" + of.name() + "' alone",
                    "use law: foundation with springs: " + of.name()
                            + ", or law: casting with cast-from: "
                            + of.name());
            return null;
        }
        try {
            Supplier<Map<String, BitSet>> file =
                    r.meshGroups.get((Mesh) of.surface().shape());
            Map<String, BitSet> groups = file == null ? Map.of() : file.get();
            BitSet faces = groups.get(e.text());
            if (groups.isEmpty()) {
                r.problems.error(
                        Code.WRONG_KIND,
                        e,
                        "the mesh '" + of.name() + "' has no groups",
                        "name them in an OBJ file by lines such as 'g medial'");
            } else if (faces == null) {
                r.problems.unknown(e, "group", e.text(), Set.copyOf(groups.keySet()));
            }
            return faces == null ? null : new RegionPlace.Faces(faces, first);
        } catch (DocumentException x) {
            r.problems.addAll(x.problems());
            return null;
        }
    }
}
