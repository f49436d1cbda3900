package org.condyle.io.foreign.opensim;

import java.util.Arrays;
import java.util.List;
import org.condyle.io.document.Draft;
import org.condyle.io.foreign.XmlElement;

/**
 * How bodies look: meshes and simple shapes that take no part in the motion. Those whose files are there become surfaces, which
 * are drawn; the others are listed.
 */
final class Geometry {
    private static final double[] ONE = {1, 1, 1};

    private final Osim osim;

    Geometry(Osim osim) {
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
        frames(osim.model);
    }

    private void frames(XmlElement e) {
        if (FrameTable.isFrame(e) && e.child("attached_geometry").isPresent()) {
            of(e, osim.frames.spot(e));
        }
        e.children().forEach(this::frames);
    }

    private void of(XmlElement owner, Spot frame) {
        for (String list : List.of("attached_geometry", "geometry")) {
            owner.child(list).ifPresent(g -> g.children().forEach(c -> shape(c, frame)));
        }
        owner.child("VisibleObject").ifPresent(v -> old(v, frame));
    }

    /** Files below version 4: meshes with a place in the body. */
    private void old(XmlElement visible, Spot frame) {
        double[] outer = scale(visible);
        for (XmlElement g : visible.child("GeometrySet").map(Osim::objects).orElse(List.of())) {
            double[] own = scale(g), all = new double[3];
            for (int i = 0; i < 3; i++) {
                all[i] = outer[i] * own[i];
            }
            double[] t = g.numbers("transform", 0, 0, 0, 0, 0, 0);
            Spot place = frame.then(Arrays.copyOfRange(t, 3, 6), Arrays.copyOf(t, 3));
            mesh(g, place, g.text("geometry_file", ""), all, frame.body());
        }
        visible.child("geometry_files").ifPresent(files -> {
            for (String file : files.text().split("\\s+", 0)) {
                if (!file.isEmpty()) {
                    mesh(files, frame, file, outer, frame.body());
                }
            }
        });
    }

    private static double[] scale(XmlElement e) {
        double[] s = e.numbers("scale_factors", ONE);
        return Arrays.stream(s).allMatch(x -> Double.isFinite(x) && x > 0) ? s : ONE;
    }

    private void shape(XmlElement g, Spot frame) {
        String parent = Sockets.path(g, "frame");
        Spot place = parent.isEmpty() || parent.equals("..") ? frame : osim.frames.find(g, parent);
        if (g.name().equals("Mesh")) {
            mesh(g, place, g.text("mesh_file", ""), scale(g), g.attribute("name", place.body()));
            return;
        }
        Draft d = new Draft(g.at());
        place.write(d, g.at());
        Draft shape = d.mapping("shape", g.at());
        switch (g.name()) {
            case "Sphere" -> shape.mapping("sphere", g.at()).set("radius", g.at(), Osim.number(g, "radius", 1), "m");
            case "Ellipsoid" ->
                shape.mapping("ellipsoid", g.at()).set("axes", g.at(), Osim.vector(g, "radii", 0.5, 1, 2), "m");
            case "Cylinder" ->
                shape.mapping("cylinder", g.at())
                        .set("radius", g.at(), Osim.number(g, "radius", 1), "m")
                        .set("length", g.at(), 2 * Osim.number(g, "half_height", 0.5), "m")
                        .set("axis", g.at(), "y");
            case "Brick" -> {
                double[] half = Osim.vector(g, "half_lengths", 0.5, 0.5, 0.5);
                shape.mapping("box", g.at())
                        .set("size", g.at(), new double[] {2 * half[0], 2 * half[1], 2 * half[2]}, "m");
            }
            default -> {
                osim.losses.harmless(g, "is only drawn; pictures do not show it");
                return;
            }
        }
        osim.section("surfaces", g).set(osim.names.in("surfaces", g, name(g, place.body())), d.entry());
    }

    private static String name(XmlElement g, String body) {
        String own = g.attribute("name", "").strip();
        return own.isEmpty() ? body + "-geometry" : own;
    }

    private void mesh(XmlElement g, Spot place, String written, double[] scale, String name) {
        String file = Meshes.find(osim, written);
        if (file.isEmpty()) {
            if (!written.isBlank()) {
                osim.losses.harmless(g, "its mesh is not beside the model or cannot be read; pictures do not show it");
            }
            return;
        }
        if (!osim.meshes.add(place.body() + "\n" + file)) {
            return; // it is a contact surface, which is drawn as well
        }
        Draft d = new Draft(g.at());
        place.write(d, g.at());
        Meshes.write(osim, g, d, file, scale, true);
        osim.section("surfaces", g).set(osim.names.surface(name), d.entry());
    }
}
