package org.condyle.foreign.mjcf;

import java.util.HashSet;
import java.util.Set;
import org.condyle.foreign.BonesOfBodies;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Position;

/** Geoms become surfaces, sites become named frames. */
final class SurfaceWriter {

    private final Mjcf m;
    private final Set<MjcfBody> drawn = new HashSet<>();

    SurfaceWriter(Mjcf m) {
        this.m = m;
    }

    void write() {
        BonesOfBodies bones = new BonesOfBodies();
        for (MjcfBody b : m.scene.bodies) {
            b.geoms.forEach(this::surface);
            if (!b.isWorld() && !drawn.contains(b)) {
                bones.add(b.name, b.element, m.part("bodies", b.element.at(), b.name));
            }
        }
        bones.tell(m.root, m.losses);
        m.scene.sites.forEach((name, s) -> {
            Position at = s.element().at();
            Written.place(m.part("frames", at, name), at, s.body(), s.frame());
        });
    }

    private void surface(MjcfGeom g) {
        Position at = g.element().at();
        Draft shape = new Draft(at);
        boolean simple = !g.attributes().has("mesh") || g.type().equals("plane");
        if (!(simple && Geometry.draw(g, shape)) && !mesh(g, shape)) {
            return;
        }
        Draft surface = m.part("surfaces", at, g.name());
        Written.place(surface, at, g.body(), g.frame());
        surface.set("shape", shape.entry());
        drawn.add(g.body());
    }

    private boolean mesh(MjcfGeom g, Draft shape) {
        if (!g.type().equals("mesh")) {
            m.losses.matters(
                    g.element(),
                    g.attributes().has("mesh")
                            ? "MuJoCo fits a " + g.type() + " to a mesh; the surface is left out: give its size instead"
                            : "a geom of type " + g.type() + " has no counterpart; the surface is left out");
            return false;
        }
        Meshes.File file = m.meshes.of(g);
        if (file == null || !file.isDrawn()) {
            return false; // told where the mesh is named
        }
        // Files are looked for beside the document that names them, which is the main file.
        Position at = Position.in(m.files.name());
        Draft mesh = shape.mapping("mesh", at).set("file", at, file.file());
        if (file.scale()[0] != 1) {
            mesh.set("scale", at, file.scale()[0], "m");
        }
        boolean touches = g.contype() != 0 || g.conaffinity() != 0;
        if (!touches || !m.meshes.isSound(file)) {
            mesh.set("drawn-only", at, "true");
        }
        if (touches && mesh.has("drawn-only")) {
            m.losses.matters(
                    g.element(),
                    "MuJoCo lets the convex hull of its mesh touch others; the mesh is no surface that contacts accept, and is"
                            + " only drawn");
        }
        return true;
    }
}
