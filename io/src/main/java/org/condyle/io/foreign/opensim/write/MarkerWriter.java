package org.condyle.io.foreign.opensim.write;

import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.foreign.XmlElement;
import org.condyle.io.model.read.Parts;

/** Writes markers and the surfaces that paths wrap over. */
final class MarkerWriter {
    private final Sheet sheet;
    private final BodyWriter bodies;
    private final FrameWriter frames;

    MarkerWriter(Sheet sheet, BodyWriter bodies, FrameWriter frames) {
        this.sheet = sheet;
        this.bodies = bodies;
        this.frames = frames;
    }

    void markers() {
        sheet.model.markers().forEach((name, mark) -> {
            XmlElement e = sheet.set("MarkerSet").add("Marker");
            e.put("name", name);
            Sheet.text(e, "socket_parent_frame", sheet.bodyPath(mark.body()));
            Sheet.numbers(e, "location", mark.at());
            Sheet.text(e, "fixed", "false");
        });
    }

    void wraps() {
        sheet.values.entries("wraps").forEach(this::wrap);
    }

    private void wrap(String name, Entry w) {
        Part place = Parts.FRAME.read(only(w, "on", "at", "orientation"), new Problems());
        FrameWriter.Spot s = frames.spot(sheet.r.names.body(place.entry("on")), place, "at", "orientation");
        Entry shape = w.child("shape").orElse(w);
        String kind = shape.children().keySet().stream().findFirst().orElse("");
        Entry sizes = shape.child(kind).orElse(shape);
        String className = switch (kind) {
            case "sphere" -> "WrapSphere";
            case "cylinder" -> "WrapCylinder";
            case "ellipsoid" -> "WrapEllipsoid";
            default -> "WrapTorus";
        };
        XmlElement e = bodies.wraps(s.body()).add(className);
        e.put("name", OsimNames.clean(name));
        Sheet.text(e, "active", w.child("active").map(Entry::text).orElse("true"));
        Sheet.numbers(e, "xyz_body_rotation", s.xyz());
        Sheet.numbers(e, "translation", s.at());
        Sheet.text(e, "quadrant", w.child("side").map(Entry::text).orElse("all"));
        switch (kind) {
            case "sphere" -> Sheet.numbers(e, "radius", size(sizes, "radius"));
            case "cylinder" -> {
                Sheet.numbers(e, "radius", size(sizes, "radius"));
                Sheet.numbers(e, "length", size(sizes, "length"));
            }
            case "ellipsoid" ->
                Sheet.numbers(
                        e,
                        "dimensions",
                        sizes.child("radii")
                                .map(r -> sheet.r.quantities.tuple(r, "m"))
                                .orElse(new double[3]));
            default -> {
                Sheet.numbers(e, "inner_radius", size(sizes, "tube"));
                Sheet.numbers(e, "outer_radius", size(sizes, "radius"));
            }
        }
    }

    private double size(Entry sizes, String key) {
        return sizes.child(key).map(x -> sheet.r.quantities.quantity(x, "m")).orElse(0.0);
    }

    /** Some keys of a mapping. */
    private static Entry only(Entry e, String... keys) {
        java.util.Map<String, Entry> kept = new java.util.LinkedHashMap<>(e.children());
        kept.keySet().retainAll(java.util.List.of(keys));
        return Entry.of(e.at(), e.path(), kept);
    }
}
