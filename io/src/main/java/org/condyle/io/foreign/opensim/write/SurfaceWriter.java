package org.condyle.io.foreign.opensim.write;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.foreign.XmlElement;
import org.condyle.io.model.read.Parts;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.jspecify.annotations.Nullable;

/** Surfaces: those that contacts use as contact geometry, the others as pictures of their bodies. */
final class SurfaceWriter {
    private static final double[] Z_TO_X = {0, 1, 0, 0, 0, 1, 1, 0, 0};
    private static final List<String> BALLS = List.of("sphere", "circle"), FLOORS = List.of("half-space", "line");

    private final Sheet sheet;
    private final FrameWriter frames;
    private final BodyWriter bodies;
    private final Map<String, Known> all = new LinkedHashMap<>();

    /**
     * A surface of the model file.
     *
     * @param kind the word of its shape
     * @param keys of the shape
     */
    record Known(String name, Entry entry, FrameWriter.Spot spot, String kind, Entry keys) {
        boolean isBall() {
            return BALLS.contains(kind)
                    && keys.child("hollow").filter(h -> h.text().equals("true")).isEmpty();
        }

        boolean isFloor() {
            return FLOORS.contains(kind);
        }

        /** A mesh that stands in a file. */
        boolean isMesh() {
            return kind.equals("mesh") && keys.child("file").isPresent();
        }
    }

    SurfaceWriter(Sheet sheet, FrameWriter frames, BodyWriter bodies) {
        this.sheet = sheet;
        this.frames = frames;
        this.bodies = bodies;
        sheet.r.eachBody(
                sheet.values,
                (name, v) -> v.entry()
                        .child("shape")
                        .ifPresent(s -> learn(
                                name,
                                v.entry(),
                                new FrameWriter.Spot(
                                        sheet.r.names.bodies.getOrDefault(name, 0), new double[3], new double[3]),
                                s)));
        sheet.values.each(
                "surfaces",
                (name, v) -> learn(
                        name,
                        v.entry(),
                        frames.spot(sheet.r.names.body(v.entry("on")), v, "at", "orientation"),
                        v.entry("shape")));
    }

    private void learn(String name, Entry entry, FrameWriter.Spot outer, Entry shape) {
        Map<String, Entry> keys = new LinkedHashMap<>(shape.children());
        FrameWriter.Spot spot = outer;
        if (keys.containsKey("at") || keys.containsKey("orientation")) {
            Map<String, Entry> place = new LinkedHashMap<>(keys);
            place.keySet().retainAll(Set.of("at", "orientation"));
            Part v = Parts.FRAME.read(Entry.of(shape.at(), shape.path(), place), new Problems());
            spot = then(outer, frames.spot(outer.body(), v, "at", "orientation"));
        }
        keys.keySet().removeAll(Set.of("at", "orientation"));
        String kind = keys.keySet().stream().findFirst().orElse("");
        all.put(name, new Known(name, entry, spot, kind, keys.getOrDefault(kind, shape)));
    }

    /** A frame that is given in another one. */
    private static FrameWriter.Spot then(FrameWriter.Spot outer, FrameWriter.Spot inner) {
        double[] r = FrameWriter.matrix(outer.xyz()), p = new double[3];
        Mat3.times(r, 0, inner.at()[0], inner.at()[1], inner.at()[2], p, 0);
        for (int i = 0; i < 3; i++) {
            p[i] += outer.at()[i];
        }
        return FrameWriter.turned(new FrameWriter.Spot(outer.body(), p, outer.xyz()), FrameWriter.matrix(inner.xyz()));
    }

    @Nullable
    Known find(String name) {
        return all.get(name);
    }

    double number(Known k, String key, String unit, double missing) {
        return k.keys()
                .child(key)
                .map(e -> sheet.r.quantities.quantity(e, unit))
                .orElse(missing);
    }

    /** Writes contact geometry for those that contacts use, and pictures of the others. */
    void write(Map<String, String> used) {
        for (Known k : all.values()) {
            @Nullable String className = used.get(k.name());
            if (className != null) {
                contact(k, className);
            } else {
                picture(k);
            }
        }
    }

    private void contact(Known k, String className) {
        XmlElement e = sheet.object("ContactGeometrySet", className, k.name());
        FrameWriter.Spot s = k.isFloor() ? floor(k) : k.spot();
        Sheet.text(e, "socket_frame", sheet.bodyPath(s.body()));
        Sheet.numbers(e, "location", s.at());
        Sheet.numbers(e, "orientation", s.xyz());
        if (k.isBall()) {
            Sheet.numbers(e, "radius", number(k, "radius", "m", 0));
        } else if (className.equals("ContactMesh")) {
            Sheet.text(e, "filename", file(k));
            if (number(k, "scale", "m", 1) != 1) {
                sheet.matters(
                        k.entry(), "scale", "a ContactMesh of OpenSim is in metres; convert the file of the mesh");
            }
        } else if (className.equals("Smith2018ContactMesh")) {
            Sheet.text(e, "socket_scale_frame", "/ground");
            Sheet.text(e, "mesh_file", file(k));
            double scale = number(k, "scale", "m", 1);
            Sheet.numbers(e, "scale_factors", scale, scale, scale);
            material(e, k);
        }
    }

    private void material(XmlElement e, Known k) {
        Optional<Entry> m = k.entry()
                .child("material")
                .map(Entry::text)
                .flatMap(name ->
                        Optional.ofNullable(sheet.values.entries("materials").get(name)));
        Sheet.numbers(e, "elastic_modulus", property(m, "young", "Pa"));
        Sheet.numbers(e, "poissons_ratio", property(m, "poisson", ""));
        Sheet.numbers(e, "thickness", property(m, "thickness", "m"));
    }

    private double property(Optional<Entry> material, String key, String unit) {
        return material.flatMap(m -> m.child(key))
                .map(e -> sheet.r.quantities.quantity(e, unit))
                .orElse(0.0);
    }

    /** OpenSim's half-space is solid where its x is positive. */
    private FrameWriter.Spot floor(Known k) {
        double[] n = k.keys().child("normal").map(sheet.r.frames::direction).orElse(new double[] {0, 1, 0});
        double offset = number(k, "offset", "m", 0);
        double[] turn = n[0] == -1
                ? Mat3.identity()
                : Mat3.times(Rotations.withZAlong(new double[] {-n[0], -n[1], -n[2]}), Z_TO_X);
        double[] shifted = {offset * n[0], offset * n[1], offset * n[2]};
        FrameWriter.Spot inner =
                new FrameWriter.Spot(k.spot().body(), shifted, n[0] == -1 ? new double[3] : FrameWriter.angles(turn));
        return offset == 0 && n[0] == -1 ? k.spot() : then(k.spot(), inner);
    }

    /** The name of a mesh as OpenSim looks for it; the file is to be copied. */
    private String file(Known k) {
        Entry file = k.keys().child("file").orElse(k.keys());
        String name = file.text().replace('\\', '/');
        sheet.files.put(name, file);
        return name.startsWith("Geometry/") ? name.substring("Geometry/".length()) : name;
    }

    private void picture(Known k) {
        String className = switch (k.kind()) {
            case "mesh" -> k.isMesh() ? "Mesh" : "";
            case "sphere" -> "Sphere";
            case "ellipsoid" -> "Ellipsoid";
            case "box" -> "Brick";
            case "cylinder" -> "Cylinder";
            default -> "";
        };
        if (className.isEmpty()) {
            sheet.harmless(k.entry(), k.kind(), "OpenSim cannot draw it; it touches nothing there");
            return;
        }
        FrameWriter.Spot s = k.spot();
        if (className.equals("Cylinder")) { // along y there
            double[] axis =
                    k.keys().child("axis").map(sheet.r.frames::direction).orElse(new double[] {0, 0, 1});
            boolean y = axis[1] == 1;
            s = y
                    ? s
                    : FrameWriter.turned(
                            s, Mat3.times(Rotations.withZAlong(axis), new double[] {0, 0, 1, 1, 0, 0, 0, 1, 0}));
        }
        XmlElement e = list(k, s).add(className);
        e.put("name", OsimNames.clean(k.name()));
        Sheet.text(e, "socket_frame", "..");
        double scale = k.isMesh() ? number(k, "scale", "m", 1) : 1;
        Sheet.numbers(e, "scale_factors", scale, scale, scale);
        switch (className) {
            case "Mesh" -> Sheet.text(e, "mesh_file", file(k));
            case "Sphere" -> Sheet.numbers(e, "radius", number(k, "radius", "m", 0));
            case "Ellipsoid" -> Sheet.numbers(e, "radii", tuple(k, "axes"));
            case "Brick" -> {
                double[] size = tuple(k, "size");
                Sheet.numbers(e, "half_lengths", size[0] / 2, size[1] / 2, size[2] / 2);
            }
            default -> {
                Sheet.numbers(e, "radius", number(k, "radius", "m", 0));
                Sheet.numbers(e, "half_height", number(k, "length", "m", 0) / 2);
            }
        }
    }

    private double[] tuple(Known k, String key) {
        return k.keys().child(key).map(e -> sheet.r.quantities.vector(e, "m")).orElse(new double[3]);
    }

    /** Pictures at the origin belong to the body, others to a frame of their own. */
    private XmlElement list(Known k, FrameWriter.Spot s) {
        if (s.isOrigin()) {
            return bodies.geometry(s.body());
        }
        String name = OsimNames.clean(k.name()) + "_frame";
        XmlElement components = bodies.components(s.body());
        frames.offset(components, name, s);
        XmlElement frame = components.children().get(components.children().size() - 1);
        return frame.add("attached_geometry");
    }
}
