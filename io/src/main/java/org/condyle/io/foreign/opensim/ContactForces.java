package org.condyle.io.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import org.condyle.io.document.Draft;
import org.condyle.io.foreign.XmlElement;
import org.condyle.io.foreign.opensim.ContactSurfaces.Kind;

/**
 * Contact forces. A force of OpenSim acts between all surfaces that it names; here every pair of them on different bodies is a
 * contact of its own.
 */
final class ContactForces {
    private final Osim osim;

    ContactForces(Osim osim) {
        this.osim = osim;
    }

    /** A surface with the material that a force gives it. */
    private record Side(
            ContactSurfaces.Known surface,
            double stiffness,
            double dissipation,
            double fixed,
            double sliding,
            double viscous) {}

    private List<Side> sides(XmlElement e) {
        List<Side> all = new ArrayList<>();
        for (XmlElement set : e.children()) {
            if (!set.name().endsWith("ContactParametersSet") && !set.name().equals("contact_parameters")) {
                continue;
            }
            for (XmlElement p : Osim.objects(set)) {
                for (String geometry : p.text("geometry", "").split("\\s+", 0)) {
                    ContactSurfaces.Known known = osim.surfaces.get(Sockets.last(geometry));
                    if (known == null) {
                        osim.losses.matters(p, "the surface '" + geometry + "' is missing; it touches nothing");
                    } else {
                        all.add(side(p, known));
                    }
                }
            }
        }
        return all;
    }

    private static Side side(XmlElement p, ContactSurfaces.Known surface) {
        return new Side(
                surface,
                Osim.number(p, "stiffness", 0),
                Osim.number(p, "dissipation", 0),
                Osim.number(p, "static_friction", 0),
                Osim.number(p, "dynamic_friction", 0),
                Osim.number(p, "viscous_friction", 0));
    }

    /** The contacts of a pair; none if the pair has no force in OpenSim. */
    private interface Law {
        List<Draft> of(Side a, Side b);
    }

    private void pairs(XmlElement e, Law law) {
        List<Side> sides = sides(e);
        List<Draft> made = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < sides.size(); i++) {
            for (int j = i + 1; j < sides.size(); j++) {
                Side a = sides.get(i), b = sides.get(j);
                if (!a.surface.body().equals(b.surface.body())) {
                    List<Draft> own = law.of(a, b);
                    made.addAll(own);
                    own.forEach(d -> names.add(a.surface.name() + "-" + b.surface.name()));
                }
            }
        }
        String name = e.attribute("name", "").strip();
        if (made.isEmpty()) {
            osim.losses.harmless(e, "acts between no pair of surfaces and is left out");
        }
        for (int i = 0; i < made.size(); i++) {
            String own = made.size() == 1 ? name : name + "-" + names.get(i);
            osim.section("contacts", e)
                    .set(osim.names.part(e, own, "contact"), made.get(i).entry());
        }
    }

    private Draft between(XmlElement e, ContactSurfaces.Known a, ContactSurfaces.Known b, String law) {
        return new Draft(e.at())
                .set("between", Draft.list(e.at(), List.of(Draft.name(e.at(), a.name()), Draft.name(e.at(), b.name()))))
                .set("law", e.at(), law);
    }

    /**
     * Simbody's combination: k_i = stiffness_i^(2/3), s = k₂/(k₁ + k₂), k = k₁ s, c = c₁ s + c₂ (1 - s), and F = 4/3 √R k^1.5
     * d^1.5 (1 + 1.5 c ḋ) with the radius R of the sphere, or R₁R₂/(R₁ + R₂).
     */
    void huntCrossley(XmlElement e) {
        pairs(e, (a, b) -> {
            if (a.surface.kind() == Kind.MESH || b.surface.kind() == Kind.MESH || radius(a, b) == 0) {
                return List.of();
            }
            double k1 = Math.pow(a.stiffness, 2.0 / 3), k2 = Math.pow(b.stiffness, 2.0 / 3);
            double s = k2 / (k1 + k2), k = k1 * s;
            if (!(k > 0)) {
                return List.of();
            }
            Draft d = between(e, a.surface, b.surface, "hunt-crossley-dissipation")
                    .set("stiffness", e.at(), 4.0 / 3 * Math.sqrt(radius(a, b)) * Math.pow(k, 1.5), "N/m^1.5");
            d.set("dissipation", e.at(), a.dissipation * s + b.dissipation * (1 - s), "s/m");
            friction(e, d, a, b);
            return List.of(d);
        });
    }

    private static double radius(Side a, Side b) {
        double r1 = a.surface.radius(), r2 = b.surface.radius();
        return r1 == 0 || r2 == 0 ? r1 + r2 : r1 * r2 / (r1 + r2);
    }

    private static double mean(double u1, double u2) {
        return u1 + u2 == 0 ? 0 : 2 * u1 * u2 / (u1 + u2);
    }

    private void friction(XmlElement e, Draft d, Side a, Side b) {
        friction(e, d, mean(a.fixed, b.fixed), mean(a.sliding, b.sliding), mean(a.viscous, b.viscous));
    }

    private void friction(XmlElement e, Draft d, double fixed, double sliding, double viscous) {
        if (fixed == 0 && sliding == 0 && viscous == 0) {
            return;
        }
        if (fixed < sliding) {
            osim.losses.matters(e, "its static friction is below its dynamic friction; the latter is used for both");
        }
        Draft f = d.mapping("friction", e.at())
                .set("type", e.at(), "stribeck")
                .set("static", e.at(), Math.max(fixed, sliding), "")
                .set("dynamic", e.at(), sliding, "");
        if (viscous != 0) {
            f.set("viscous", e.at(), viscous, "s/m");
        }
        f.set("transition-speed", e.at(), Osim.number(e, "transition_velocity", 0.01), "m/s");
    }

    /** A spring at every face of each mesh with the stiffness of that mesh; half of it if both are meshes. */
    void elasticFoundation(XmlElement e) {
        pairs(e, (a, b) -> {
            boolean both = a.surface.kind() == Kind.MESH && b.surface.kind() == Kind.MESH;
            List<Draft> list = new ArrayList<>();
            if (a.surface.kind() == Kind.MESH && a.stiffness > 0) {
                list.add(foundation(e, a, b, both));
            }
            if (b.surface.kind() == Kind.MESH && b.stiffness > 0) {
                list.add(foundation(e, b, a, both));
            }
            return list;
        });
    }

    private Draft foundation(XmlElement e, Side mesh, Side other, boolean both) {
        Draft d = between(e, mesh.surface, other.surface, "foundation")
                .set("stiffness", e.at(), mesh.stiffness * (both ? 0.5 : 1), "Pa/m")
                .set("springs", Draft.name(e.at(), mesh.surface.name()));
        if (mesh.dissipation != 0) {
            d.set("dissipation", e.at(), mesh.dissipation, "s/m");
        }
        friction(e, d, mesh.fixed, mesh.sliding, mesh.viscous);
        return d;
    }

    void smoothSphere(XmlElement e) {
        ContactSurfaces.Known sphere = osim.surfaces.get(Sockets.last(Sockets.path(e, "sphere"))),
                floor = osim.surfaces.get(Sockets.last(Sockets.path(e, "half_space")));
        if (sphere == null || floor == null) {
            osim.losses.matters(e, "one of its surfaces is missing; the force does not act");
            return;
        }
        Draft d = between(e, sphere, floor, "smooth-sphere")
                .set("stiffness", e.at(), Osim.number(e, "stiffness", 1), "Pa")
                .set("dissipation", e.at(), Osim.number(e, "dissipation", 0), "s/m")
                .set("static", e.at(), Osim.number(e, "static_friction", 0), "")
                .set("dynamic", e.at(), Osim.number(e, "dynamic_friction", 0), "")
                .set("viscous", e.at(), Osim.number(e, "viscous_friction", 0), "s/m")
                .set("transition-speed", e.at(), Osim.number(e, "transition_velocity", 0.01), "m/s")
                .set("constant-force", e.at(), Osim.number(e, "constant_contact_force", 1e-5), "")
                .set("depth-smoothing", e.at(), Osim.number(e, "hertz_smoothing", 300), "1/m")
                .set("rate-smoothing", e.at(), Osim.number(e, "hunt_crossley_smoothing", 50), "s/m");
        osim.section("contacts", e)
                .set(osim.names.part(e, e.attribute("name", "").strip(), "contact"), d.entry());
    }

    void smith(XmlElement e) {
        ContactSurfaces.Known casting = osim.surfaces.get(Sockets.last(Sockets.path(e, "casting_mesh"))),
                target = osim.surfaces.get(Sockets.last(Sockets.path(e, "target_mesh")));
        if (casting == null || target == null) {
            osim.losses.matters(e, "one of its meshes is missing; the contact does not act");
            return;
        }
        double deepest = Osim.number(e, "max_proximity", 0.01);
        if (!(deepest > 0)) {
            osim.losses.harmless(e, "only measures gaps, as its max_proximity is not above 0; it is left out");
            return;
        }
        Draft d = between(e, casting, target, "casting")
                .set("cast-from", Draft.name(e.at(), casting.name()))
                .set("max-proximity", e.at(), deepest, "m");
        if (e.text("elastic_foundation_formulation", "linear").equals("nonlinear")) {
            d.set("formulation", e.at(), "logarithmic");
        }
        if (!e.flag("use_lumped_contact_model", true)) {
            d.set("layers", e.at(), "series");
            osim.losses.matters(e, "its two layers are springs in series here; OpenSim iterates for equal pressures");
        }
        osim.section("contacts", e)
                .set(osim.names.part(e, e.attribute("name", "").strip(), "contact"), d.entry());
    }
}
