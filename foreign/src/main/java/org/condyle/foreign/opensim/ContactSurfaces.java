package org.condyle.foreign.opensim;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.FrameWriter;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.model.read.Parts;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.jspecify.annotations.Nullable;

/** The contact geometry: spheres, half-spaces and meshes. */
final class ContactSurfaces {
    /** What forces need to know of a surface. */
    enum Kind {
        SPHERE,
        HALF_SPACE,
        MESH
    }

    /**
     * A surface that was read.
     *
     * @param name   in the model file
     * @param body   on which it is
     * @param radius of a sphere [m]
     */
    record Known(String name, String body, Kind kind, double radius) {}

    /** Of a layer of cartilage. */
    private static final double LARGEST_POISSON = 0.49;

    private static final List<Property> CARTILAGE = Property.list(
            "elastic_modulus young Pa 1e6", "poissons_ratio poisson - 0.5", "thickness thickness m 0.005");
    private static final double[] Z_TO_X = {0, 1, 0, 0, 0, 1, 1, 0, 0};
    private static final List<String> BALLS = List.of("sphere", "circle"), FLOORS = List.of("half-space", "line");

    private ContactSurfaces() {}

    static void read(Osim o) {
        for (XmlElement e : o.set("ContactGeometrySet")) {
            Spot place = o.frames
                    .find(e, Sockets.path(e, "frame", "frame", "mesh_frame", "body_name"))
                    .then(Osim.vector(e, "location", 0, 0, 0), Osim.vector(e, "orientation", 0, 0, 0));
            Draft d = new Draft(e.at());
            place.write(d, e.at());
            Kind kind = shape(o, e, d, place);
            if (kind != null) {
                String foreign = Osim.name(e), name = o.names.in("surfaces", e, foreign);
                o.section("surfaces", e).set(name, d.entry());
                double radius = kind == Kind.SPHERE ? Osim.number(e, "radius", 0) : 0;
                o.surfaces.put(foreign, new Known(name, place.body(), kind, radius));
            }
        }
    }

    /** Sets the shape; null if the surface is left out. */
    private static @Nullable Kind shape(Osim o, XmlElement e, Draft d, Spot place) {
        switch (e.name()) {
            case "ContactSphere" -> {
                double radius = Osim.number(e, "radius", 0);
                if (!(radius > 0)) {
                    o.losses.matters(e, "has no radius; the surface is left out");
                    return null;
                }
                d.mapping("shape", e.at()).mapping("sphere", e.at()).set("radius", e.at(), radius, "m");
                return Kind.SPHERE;
            }
            case "ContactHalfSpace" -> { // solid where x > 0
                d.mapping("shape", e.at()).mapping("half-space", e.at()).set("normal", e.at(), "-x");
                return Kind.HALF_SPACE;
            }
            case "ContactMesh", "Smith2018ContactMesh", "Smith2018_ContactMesh" -> {
                String file = Geometry.mesh(o, e.text("filename", e.text("mesh_file", "")));
                if (file.isEmpty()) {
                    o.losses.matters(e, "its mesh is not beside the model; the surface is left out");
                    return null;
                }
                o.meshes.add(place.body() + "\n" + file);
                Geometry.writeMesh(o, e, d, file, Osim.vector(e, "scale_factors", 1, 1, 1), false);
                material(o, e, d);
                return Kind.MESH;
            }
            default -> {
                o.losses.matters(e, "this kind of contact geometry is not known; the surface is left out");
                return null;
            }
        }
    }

    /** Meshes of Smith's articular contact have the properties of their cartilage. */
    private static void material(Osim o, XmlElement e, Draft surface) {
        if (e.name().equals("ContactMesh")) {
            return;
        }
        boolean rigid = Osim.number(e, "poissons_ratio", 0.5) >= 0.5;
        if (rigid) {
            o.losses.matters(
                    Osim.at(e, "poissons_ratio"),
                    "a layer that cannot change its volume would be infinitely stiff; " + LARGEST_POISSON + " is used");
        }
        String name = o.names.in("materials", e, Osim.name(e));
        Draft d = Property.read(CARTILAGE, e, o.section("materials", e).mapping(name, e.at()));
        if (rigid) {
            d.set("poisson", e.at(), LARGEST_POISSON, "");
        }
        surface.set("material", Draft.name(e.at(), name));
        if (e.flag("use_variable_thickness", false)) {
            o.losses.matters(e, "its thickness is taken as even");
        }
    }

    /**
     * A surface that is to be written: as contact geometry if a contact uses it, else as a picture of its body.
     *
     * @param kind the word of its shape
     * @param keys of the shape
     * @param used classes of contact geometry by the names of surfaces
     */
    record Written(String name, Entry entry, FrameWriter.Spot spot, String kind, Entry keys, Map<String, String> used) {
        boolean isBall() {
            return BALLS.contains(kind) && !Sheet.is(keys, "hollow", "true");
        }

        boolean isFloor() {
            return FLOORS.contains(kind);
        }

        /** A mesh that stands in a file. */
        boolean isMesh() {
            return kind.equals("mesh") && keys.child("file").isPresent();
        }

        /** Radius of a sphere, 0 of others [m]. */
        double radius(Sheet s) {
            return isBall() ? s.number(keys, "radius", 0) : 0;
        }

        String contactClass() {
            return isBall() ? "ContactSphere" : "ContactHalfSpace";
        }

        /** Lets it be written as contact geometry. */
        void use(Sheet s, String className) {
            @Nullable String before = used.put(name, className);
            if (before != null && !before.equals(className)) {
                s.matters(
                        entry,
                        className,
                        "OpenSim needs the mesh twice, once for each kind of contact; it is written once");
            }
        }
    }

    /** Writes all surfaces, and the contacts between them. */
    static void write(Sheet s) {
        Map<String, Written> all = new LinkedHashMap<>();
        Map<String, String> used = new HashMap<>();
        s.r.eachBody(
                s.values,
                (name, v) -> v.entry().child("shape").ifPresent(shape -> {
                    int body = s.r.names.bodies.getOrDefault(name, 0);
                    learn(s, all, used, name, v, new FrameWriter.Spot(body, new double[3], new double[3]), shape);
                }));
        s.r.eachPart(s.values, "surfaces", (name, v) -> {
            FrameWriter.Spot at = s.frames.spot(s.r.names.body(v.entry("on")), v, "at", "orientation");
            learn(s, all, used, name, v, at, v.entry("shape"));
        });
        ContactForces.write(s, all);
        all.values().forEach(k -> {
            @Nullable String className = used.get(k.name);
            if (className == null) {
                Geometry.write(s, k);
            } else {
                contact(s, k, className);
            }
        });
    }

    private static void learn(
            Sheet s,
            Map<String, Written> all,
            Map<String, String> used,
            String name,
            Part v,
            FrameWriter.Spot outer,
            Entry shape) {
        Map<String, Entry> keys = new LinkedHashMap<>(shape.children());
        FrameWriter.Spot spot = outer;
        if (keys.containsKey("at") || keys.containsKey("orientation")) {
            Part place = Parts.FRAME.read(Sheet.only(shape, "at", "orientation"), new Problems());
            spot = FrameWriter.then(outer, s.frames.spot(outer.body(), place, "at", "orientation"));
        }
        keys.keySet().removeAll(Set.of("at", "orientation"));
        String kind = keys.keySet().stream().findFirst().orElse("");
        all.put(name, new Written(name, v.entry(), spot, kind, keys.getOrDefault(kind, shape), used));
    }

    private static void contact(Sheet s, Written k, String className) {
        XmlElement e = s.object("ContactGeometrySet", className, k.name);
        FrameWriter.Spot spot = k.isFloor() ? floor(s, k) : k.spot;
        Sheet.text(e, "socket_frame", s.bodyPath(spot.body()));
        Sheet.numbers(e, "location", spot.at());
        Sheet.numbers(e, "orientation", spot.xyz());
        double scale = s.number(k.keys, "scale", 1);
        if (k.isBall()) {
            Sheet.numbers(e, "radius", k.radius(s));
        } else if (className.equals("ContactMesh")) {
            Sheet.text(e, "filename", Geometry.copied(s, k.keys));
            if (scale != 1) {
                s.matters(k.entry, "scale", "a ContactMesh of OpenSim is in metres; convert the file of the mesh");
            }
        } else if (className.equals("Smith2018ContactMesh")) {
            Sheet.text(e, "socket_scale_frame", "/ground");
            Sheet.text(e, "mesh_file", Geometry.copied(s, k.keys));
            Sheet.numbers(e, "scale_factors", scale, scale, scale);
            @Nullable Entry m = s.values.entries("materials").get(Sheet.word(k.entry, "material", ""));
            CARTILAGE.forEach(p -> Sheet.numbers(e, p.property(), m == null ? 0 : s.number(m, p.key(), 0)));
        }
    }

    /** OpenSim's half-space is solid where its x is positive. */
    private static FrameWriter.Spot floor(Sheet s, Written k) {
        double[] n = k.keys.child("normal").map(s.r.frames::direction).orElse(new double[] {0, 1, 0});
        double offset = s.number(k.keys, "offset", 0);
        boolean plain = n[0] == -1;
        if (offset == 0 && plain) {
            return k.spot;
        }
        double[] turn = plain
                ? new double[3]
                : FrameWriter.angles(Mat3.times(Rotations.withZAlong(new double[] {-n[0], -n[1], -n[2]}), Z_TO_X));
        double[] shifted = {offset * n[0], offset * n[1], offset * n[2]};
        return FrameWriter.then(k.spot, new FrameWriter.Spot(k.spot.body(), shifted, turn));
    }
}
