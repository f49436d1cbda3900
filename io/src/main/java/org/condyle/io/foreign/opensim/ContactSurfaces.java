package org.condyle.io.foreign.opensim;

import org.condyle.io.document.Draft;
import org.condyle.io.foreign.XmlElement;

/** The contact geometry: spheres, half-spaces and meshes. */
final class ContactSurfaces {
    /** What forces need to know of a surface. */
    enum Kind {
        SPHERE,
        HALF_SPACE,
        MESH
    }

    /**
     * A surface.
     *
     * @param name   in the model file
     * @param body   on which it is
     * @param radius of a sphere [m]
     */
    record Known(String name, String body, Kind kind, double radius) {}

    /** Of a layer of cartilage. */
    private static final double LARGEST_POISSON = 0.49;

    private final Osim osim;

    ContactSurfaces(Osim osim) {
        this.osim = osim;
    }

    void translate() {
        for (XmlElement e : osim.set("ContactGeometrySet")) {
            surface(e);
        }
    }

    private void surface(XmlElement e) {
        Spot place = osim.frames
                .find(e, Sockets.path(e, "frame", "frame", "mesh_frame", "body_name"))
                .then(Osim.vector(e, "location", 0, 0, 0), Osim.vector(e, "orientation", 0, 0, 0));
        Draft d = new Draft(e.at());
        place.write(d, e.at());
        Draft shape = d.mapping("shape", e.at());
        double radius = 0;
        Kind kind;
        switch (e.name()) {
            case "ContactSphere" -> {
                kind = Kind.SPHERE;
                radius = Osim.number(e, "radius", 0);
                if (!(radius > 0)) {
                    osim.losses.matters(e, "has no radius; the surface is left out");
                    return;
                }
                shape.mapping("sphere", e.at()).set("radius", e.at(), radius, "m");
            }
            case "ContactHalfSpace" -> {
                kind = Kind.HALF_SPACE; // solid where x > 0
                shape.mapping("half-space", e.at()).set("normal", e.at(), "-x");
            }
            case "ContactMesh", "Smith2018ContactMesh", "Smith2018_ContactMesh" -> {
                kind = Kind.MESH;
                String written = e.text("filename", e.text("mesh_file", "")), file = Meshes.find(osim, written);
                if (file.isEmpty()) {
                    osim.losses.matters(e, "its mesh is not beside the model; the surface is left out");
                    return;
                }
                osim.meshes.add(place.body() + "\n" + file);
                Meshes.write(osim, e, d, file, Osim.vector(e, "scale_factors", 1, 1, 1), false);
                material(e, d);
            }
            default -> {
                osim.losses.matters(e, "this kind of contact geometry is not known; the surface is left out");
                return;
            }
        }
        String foreign = e.attribute("name", "").strip(), name = osim.names.in("surfaces", e, foreign);
        osim.section("surfaces", e).set(name, d.entry());
        osim.surfaces.put(foreign, new Known(name, place.body(), kind, radius));
    }

    /** Meshes of Smith's articular contact have the properties of their cartilage. */
    private void material(XmlElement e, Draft surface) {
        if (e.name().equals("ContactMesh")) {
            return;
        }
        double poisson = Osim.number(e, "poissons_ratio", 0.5);
        if (poisson >= 0.5) {
            osim.losses.matters(
                    e.child("poissons_ratio").orElse(e),
                    "a layer that cannot change its volume would be infinitely stiff; " + LARGEST_POISSON + " is used");
            poisson = LARGEST_POISSON;
        }
        String name = osim.names.in("materials", e, e.attribute("name", "").strip());
        osim.section("materials", e)
                .mapping(name, e.at())
                .set("young", e.at(), Osim.number(e, "elastic_modulus", 1e6), "Pa")
                .set("poisson", e.at(), poisson, "")
                .set("thickness", e.at(), Osim.number(e, "thickness", 0.005), "m");
        surface.set("material", Draft.name(e.at(), name));
        if (e.flag("use_variable_thickness", false)) {
            osim.losses.matters(e, "its thickness is taken as even");
        }
    }
}
