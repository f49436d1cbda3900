package org.condyle.foreign.opensim;

import java.util.Optional;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.FrameWriter;
import org.condyle.foreign.opensim.write.OsimNames;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;

/** Surfaces over which paths wrap; they belong to a body or a frame. */
final class Wraps {
    private Wraps() {}

    static void read(Osim o) {
        o.frames.eachOwner((owner, frame) ->
                owner.child("WrapObjectSet").ifPresent(set -> set.objects().forEach(w -> wrap(o, w, frame))));
    }

    private static void wrap(Osim o, XmlElement w, Spot frame) {
        Optional<ShapeClass> shape = ShapeClass.named(ShapeClass.WRAPS, w.name());
        if (shape.isEmpty()) {
            o.losses.matters(w, "is not known as a surface for wrapping; paths do not wrap over it");
            return;
        }
        String foreign = Osim.name(w), name = o.names.in("wraps", w, foreign);
        if (o.wraps.putIfAbsent(foreign, name) != null) {
            o.losses.harmless(w, "another surface has the same name; paths that name it mean the first");
        }
        Draft d = o.section("wraps", w).mapping(name, w.at());
        frame.then(Osim.vector(w, "translation", 0, 0, 0), Osim.vector(w, "xyz_body_rotation", 0, 0, 0))
                .write(d, w.at());
        shape.get().read(w, d);
        String side = w.text("quadrant", "all").replace("+", "").strip();
        if (side.matches("-?[xyz]")) {
            d.set("side", w.at(), side);
        } else if (!side.equals("all")) {
            o.losses.matters(w, "its quadrant is not known; the whole surface is used");
        }
        if (!w.flag("active", true)) {
            d.set("active", w.at(), "false");
        }
    }

    static void write(Sheet s) {
        s.values.entries("wraps").forEach((name, w) -> {
            FrameWriter.Spot at = s.frames.spot(Sheet.only(w, "on", "at", "orientation"));
            Entry shape = w.child("shape").orElse(w);
            String kind = shape.children().keySet().stream().findFirst().orElse("");
            ShapeClass written = ShapeClass.ofKind(ShapeClass.WRAPS, kind).orElseThrow();
            XmlElement e = s.bodies.wraps(at.body()).add(written.name());
            e.put("name", OsimNames.clean(name));
            Sheet.text(e, "active", Sheet.word(w, "active", "true"));
            Sheet.numbers(e, "xyz_body_rotation", at.xyz());
            Sheet.numbers(e, "translation", at.at());
            Sheet.text(e, "quadrant", Sheet.word(w, "side", "all"));
            Entry sizes = shape.child(kind).orElse(shape);
            Property.write(written.sizes(), s, sizes, e);
            if (kind.equals("cylinder") && sizes.child("length").isEmpty()) {
                s.matters(w, kind, "a cylinder without ends has a length of 1 m in OpenSim");
            }
        });
    }
}
