package org.condyle.foreign.opensim;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.condyle.foreign.BonesOfBodies;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.FrameWriter;
import org.condyle.foreign.opensim.write.OsimNames;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.mesh.MeshFormat;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;

/**
 * How bodies look: meshes and simple shapes that take no part in the motion. Those whose files are there become surfaces, which
 * are drawn; the others are listed.
 */
final class Geometry {
    private static final double[] ONE = {1, 1, 1};
    private static final double[] Z_TO_Y = {0, 0, 1, 1, 0, 0, 0, 1, 0};

    private final Osim osim;

    private Geometry(Osim osim) {
        this.osim = osim;
    }

    static void read(Osim osim) {
        osim.frames.eachOwner(new Geometry(osim)::of);
        BonesOfBodies bones = new BonesOfBodies();
        for (XmlElement e : osim.set("BodySet")) {
            String body = osim.frames.body(Osim.name(e));
            boolean drawn = osim.drawn.contains(body) || osim.meshes.stream().anyMatch(m -> m.startsWith(body + "\n"));
            if (body != null && !body.equals(FrameTable.GROUND) && !drawn) {
                bones.add(body, e, osim.section("bodies", e).mapping(body, e.at()));
            }
        }
        bones.tell(osim.model, osim.losses);
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
        for (XmlElement g :
                visible.child("GeometrySet").map(XmlElement::objects).orElse(List.of())) {
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
        Optional<ShapeClass> shape = ShapeClass.named(ShapeClass.PICTURES, g.name());
        if (shape.isEmpty()) {
            osim.losses.harmless(g, "is only drawn; pictures do not show it");
            return;
        }
        Draft d = new Draft(g.at());
        place.write(d, g.at());
        Draft sizes = shape.get().read(g, d);
        if (g.name().equals("Cylinder")) {
            sizes.set("axis", g.at(), "y");
        }
        String name = Osim.name(g).isEmpty() ? place.body() + "-geometry" : Osim.name(g);
        osim.section("surfaces", g).set(osim.names.in("surfaces", g, name), d.entry());
        osim.drawn.add(place.body());
    }

    private void mesh(XmlElement g, Spot place, String written, double[] scale, String name) {
        String file = mesh(osim, written);
        if (file.isEmpty()) {
            if (!written.isBlank()) {
                osim.losses.harmless(g, "its mesh is not beside the model or cannot be read; pictures do not show it");
            }
            return;
        }
        osim.drawn.add(place.body());
        if (!osim.meshes.add(place.body() + "\n" + file)) {
            return; // it is a contact surface, which is drawn as well
        }
        Draft d = new Draft(g.at());
        place.write(d, g.at());
        writeMesh(osim, g, d, file, scale, true);
        osim.section("surfaces", g).set(osim.names.surface(name), d.entry());
    }

    /** Writes a surface that no contact uses. */
    static void write(Sheet s, ContactSurfaces.Written k) {
        Optional<ShapeClass> shape = ShapeClass.ofKind(ShapeClass.PICTURES, k.kind());
        if (shape.isEmpty() || (k.kind().equals("mesh") && !k.isMesh())) {
            s.harmless(k.entry(), k.kind(), "OpenSim cannot draw it; it touches nothing there");
            return;
        }
        FrameWriter.Spot spot = k.spot();
        if (k.kind().equals("cylinder")) {
            double[] axis = k.keys().child("axis").map(s.r.frames::direction).orElse(new double[] {0, 0, 1});
            double[] turn = axis[1] == 1 ? Mat3.identity() : Mat3.times(Rotations.withZAlong(axis), Z_TO_Y);
            spot = FrameWriter.turned(spot, turn);
        }
        XmlElement e = list(s, k.name(), spot).add(shape.get().name());
        e.put("name", OsimNames.clean(k.name()));
        Sheet.text(e, "socket_frame", "..");
        double scale = k.isMesh() ? s.number(k.keys(), "scale", 1) : 1;
        Sheet.numbers(e, "scale_factors", scale, scale, scale);
        if (k.isMesh()) {
            Sheet.text(e, "mesh_file", copied(s, k.keys()));
        }
        Property.write(shape.get().sizes(), s, k.keys(), e);
    }

    /** Pictures at the origin belong to the body, others to a frame of their own. */
    private static XmlElement list(Sheet s, String name, FrameWriter.Spot spot) {
        return spot.isOrigin()
                ? s.bodies.geometry(spot.body())
                : s.frames
                        .offset(s.bodies.components(spot.body()), OsimNames.clean(name) + "_frame", spot)
                        .add("attached_geometry");
    }

    /** The name of a mesh relative to the model, where OpenSim looks for it: in its folder, or in the folder Geometry there; empty if there is no such file or it cannot be read. */
    static String mesh(Osim osim, String written) {
        String name = written.strip().replace('\\', '/');
        if (!MeshFormat.ALL.has(name)) {
            return "";
        }
        for (String place : List.of(name, "Geometry/" + name, Sockets.last(name), "Geometry/" + Sockets.last(name))) {
            if (osim.files.has(place)) {
                return place;
            }
        }
        return "";
    }

    /**
     * Writes {@code shape: {mesh: ...}}.
     *
     * @param drawn whether it is only drawn, not a surface for contacts
     */
    static void writeMesh(Osim osim, XmlElement e, Draft surface, String file, double[] scale, boolean drawn) {
        Draft mesh = surface.mapping("shape", e.at()).mapping("mesh", e.at());
        mesh.set("file", Draft.quoted(e.at(), file));
        double mean = Math.cbrt(scale[0] * scale[1] * scale[2]);
        boolean even = scale[0] == scale[1] && scale[1] == scale[2];
        if (!even) {
            osim.losses.harmless(e, "is scaled by the mean of its three scale factors");
        }
        double factor = even ? scale[0] : mean;
        if (factor != 1) {
            mesh.set("scale", e.at(), factor, "m");
        }
        if (drawn) {
            mesh.set("drawn-only", e.at(), "true");
        } else {
            mesh.set("smooth", e.at(), "false");
        }
    }

    /** The name of a mesh as OpenSim looks for it; the file is to be copied. */
    static String copied(Sheet s, Entry mesh) {
        Entry file = mesh.child("file").orElse(mesh);
        String name = file.text().replace('\\', '/');
        s.files.put(name, file);
        return name.startsWith("Geometry/") ? name.substring("Geometry/".length()) : name;
    }
}
