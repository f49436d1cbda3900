package org.condyle.io.foreign.opensim;

import org.condyle.io.document.Draft;
import org.condyle.io.foreign.XmlElement;
import org.jspecify.annotations.Nullable;

/** Surfaces over which paths wrap; they belong to a body or a frame. */
final class Wraps {
    private final Osim osim;

    Wraps(Osim osim) {
        this.osim = osim;
    }

    void translate() {
        osim.model.child("Ground").ifPresent(g -> of(g, Spot.origin(FrameTable.GROUND)));
        for (XmlElement body : osim.set("BodySet")) {
            String name = osim.frames.body(body.attribute("name", "").strip());
            if (name != null) {
                of(body, Spot.origin(name));
            }
        }
        ofFrames(osim.model);
    }

    private void ofFrames(XmlElement e) {
        if (FrameTable.isFrame(e) && e.child("WrapObjectSet").isPresent()) {
            of(e, osim.frames.spot(e));
        }
        e.children().forEach(this::ofFrames);
    }

    private void of(XmlElement owner, Spot frame) {
        owner.child("WrapObjectSet").ifPresent(set -> Osim.objects(set).forEach(w -> wrap(w, frame)));
    }

    private void wrap(XmlElement w, Spot frame) {
        @Nullable Draft shape = shape(w);
        if (shape == null) {
            osim.losses.matters(w, "is not known as a surface for wrapping; paths do not wrap over it");
            return;
        }
        String foreign = w.attribute("name", "").strip(), name = osim.names.in("wraps", w, foreign);
        if (osim.wraps.putIfAbsent(foreign, name) != null) {
            osim.losses.harmless(w, "another surface has the same name; paths that name it mean the first");
        }
        Draft d = osim.section("wraps", w).mapping(name, w.at());
        frame.then(Osim.vector(w, "translation", 0, 0, 0), Osim.vector(w, "xyz_body_rotation", 0, 0, 0))
                .write(d, w.at());
        d.set("shape", shape.entry());
        String side = w.text("quadrant", "all").replace("+", "").strip();
        if (side.matches("-?[xyz]")) {
            d.set("side", w.at(), side);
        } else if (!side.equals("all")) {
            osim.losses.matters(w, "its quadrant is not known; the whole surface is used");
        }
        if (!w.flag("active", true)) {
            d.set("active", w.at(), "false");
        }
    }

    private static @Nullable Draft shape(XmlElement w) {
        Draft shape = new Draft(w.at());
        switch (w.name()) {
            case "WrapSphere" ->
                shape.mapping("sphere", w.at()).set("radius", w.at(), Osim.number(w, "radius", 1), "m");
            case "WrapCylinder" ->
                shape.mapping("cylinder", w.at())
                        .set("radius", w.at(), Osim.number(w, "radius", 1), "m")
                        .set("length", w.at(), Osim.number(w, "length", 1), "m");
            case "WrapEllipsoid", "WrapSphereObst", "WrapDoubleCylinderObst" -> {
                if (!w.name().equals("WrapEllipsoid")) {
                    return null;
                }
                shape.mapping("ellipsoid", w.at()).set("radii", w.at(), Osim.vector(w, "dimensions", 1, 1, 1), "m");
            }
            case "WrapTorus" -> {
                double inner = Osim.number(w, "inner_radius", 0.05), outer = Osim.number(w, "outer_radius", 0.1);
                // OpenSim: the tube has the inner radius, and its centre line is a circle of the outer radius
                shape.mapping("torus", w.at()).set("radius", w.at(), outer, "m").set("tube", w.at(), inner, "m");
            }
            default -> {
                return null;
            }
        }
        return shape;
    }
}
