package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.OsimNames;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.jspecify.annotations.Nullable;

/**
 * Contact forces. A force of OpenSim acts between all surfaces that it names; here every pair of them on different bodies is a
 * contact of its own. Written are contacts between spheres and half-spaces as {@code HuntCrossleyForce}, pressures on the faces of a
 * mesh as {@code ElasticFoundationForce}, casting contacts of meshes as {@code Smith2018ArticularContactForce}.
 */
final class ContactForces {
    private static final String HUNT_CROSSLEY = "HuntCrossleyForce", FOUNDATION = "ElasticFoundationForce";
    private static final List<Property> SMOOTH = Property.list(
            "stiffness stiffness Pa 1",
            "dissipation dissipation s/m 0",
            "static_friction static - 0",
            "dynamic_friction dynamic - 0",
            "viscous_friction viscous s/m 0",
            "transition_velocity transition-speed m/s 0.01",
            "constant_contact_force constant-force - 1e-5",
            "hertz_smoothing depth-smoothing 1/m 300",
            "hunt_crossley_smoothing rate-smoothing s/m 50");

    private ContactForces() {}

    /** A surface with the material that a force gives it. */
    private record Side(
            ContactSurfaces.Known surface,
            double stiffness,
            double dissipation,
            double fixed,
            double sliding,
            double viscous) {
        boolean isMesh() {
            return surface.kind() == ContactSurfaces.Kind.MESH;
        }
    }

    private static List<Side> sides(Osim o, XmlElement e) {
        List<Side> all = new ArrayList<>();
        for (XmlElement set : e.children()) {
            if (!set.name().endsWith("ContactParametersSet") && !set.name().equals("contact_parameters")) {
                continue;
            }
            for (XmlElement p : set.objects()) {
                for (String geometry : p.text("geometry", "").split("\\s+", 0)) {
                    ContactSurfaces.Known known = o.surfaces.get(Sockets.last(geometry));
                    if (known == null) {
                        o.losses.matters(p, "the surface '" + geometry + "' is missing; it touches nothing");
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

    /** The contacts of all pairs; none for a pair that has no force in OpenSim. */
    private static void pairs(Osim o, XmlElement e, BiFunction<Side, Side, List<Draft>> law) {
        List<Side> sides = sides(o, e);
        List<Draft> made = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < sides.size(); i++) {
            for (int j = i + 1; j < sides.size(); j++) {
                Side a = sides.get(i), b = sides.get(j);
                if (!a.surface.body().equals(b.surface.body())) {
                    List<Draft> own = law.apply(a, b);
                    made.addAll(own);
                    own.forEach(d -> names.add(a.surface.name() + "-" + b.surface.name()));
                }
            }
        }
        if (made.isEmpty()) {
            o.losses.harmless(e, "acts between no pair of surfaces and is left out");
        }
        for (int i = 0; i < made.size(); i++) {
            put(o, e, made.size() == 1 ? Osim.name(e) : Osim.name(e) + "-" + names.get(i), made.get(i));
        }
    }

    private static void put(Osim o, XmlElement e, String wanted, Draft contact) {
        o.section("contacts", e).set(o.names.part(e, wanted, "contact"), contact.entry());
    }

    private static Draft between(XmlElement e, ContactSurfaces.Known a, ContactSurfaces.Known b, String law) {
        return new Draft(e.at())
                .set("between", Draft.list(e.at(), List.of(Draft.name(e.at(), a.name()), Draft.name(e.at(), b.name()))))
                .set("law", e.at(), law);
    }

    /**
     * Simbody's combination: k_i = stiffness_i^(2/3), s = k₂/(k₁ + k₂), k = k₁ s, c = c₁ s + c₂ (1 - s), and F = 4/3 √R k^1.5
     * d^1.5 (1 + 1.5 c ḋ) with the radius R of the sphere, or R₁R₂/(R₁ + R₂).
     */
    static void huntCrossley(Osim o, XmlElement e) {
        pairs(o, e, (a, b) -> {
            double radius = radius(a.surface.radius(), b.surface.radius());
            if (a.isMesh() || b.isMesh() || radius == 0) {
                return List.of();
            }
            double k1 = Math.pow(a.stiffness, 2.0 / 3), k2 = Math.pow(b.stiffness, 2.0 / 3);
            double s = k2 / (k1 + k2), k = k1 * s;
            if (!(k > 0)) {
                return List.of();
            }
            Draft d = between(e, a.surface, b.surface, "hunt-crossley-dissipation")
                    .set("stiffness", e.at(), 4.0 / 3 * Math.sqrt(radius) * Math.pow(k, 1.5), "N/m^1.5");
            d.set("dissipation", e.at(), a.dissipation * s + b.dissipation * (1 - s), "s/m");
            friction(o, e, d, mean(a.fixed, b.fixed), mean(a.sliding, b.sliding), mean(a.viscous, b.viscous));
            return List.of(d);
        });
    }

    private static double radius(double r1, double r2) {
        return r1 == 0 || r2 == 0 ? r1 + r2 : r1 * r2 / (r1 + r2);
    }

    private static double mean(double u1, double u2) {
        return u1 + u2 == 0 ? 0 : 2 * u1 * u2 / (u1 + u2);
    }

    private static void friction(Osim o, XmlElement e, Draft d, double fixed, double sliding, double viscous) {
        if (fixed == 0 && sliding == 0 && viscous == 0) {
            return;
        }
        if (fixed < sliding) {
            o.losses.matters(e, "its static friction is below its dynamic friction; the latter is used for both");
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
    static void elasticFoundation(Osim o, XmlElement e) {
        pairs(o, e, (a, b) -> {
            boolean both = a.isMesh() && b.isMesh();
            List<Draft> list = new ArrayList<>();
            if (a.isMesh() && a.stiffness > 0) {
                list.add(foundation(o, e, a, b, both));
            }
            if (b.isMesh() && b.stiffness > 0) {
                list.add(foundation(o, e, b, a, both));
            }
            return list;
        });
    }

    private static Draft foundation(Osim o, XmlElement e, Side mesh, Side other, boolean both) {
        Draft d = between(e, mesh.surface, other.surface, "foundation")
                .set("stiffness", e.at(), mesh.stiffness * (both ? 0.5 : 1), "Pa/m")
                .set("springs", Draft.name(e.at(), mesh.surface.name()));
        if (mesh.dissipation != 0) {
            d.set("dissipation", e.at(), mesh.dissipation, "s/m");
        }
        friction(o, e, d, mesh.fixed, mesh.sliding, mesh.viscous);
        return d;
    }

    static void smoothSphere(Osim o, XmlElement e) {
        ContactSurfaces.Known sphere = surface(o, e, "sphere"), floor = surface(o, e, "half_space");
        if (sphere == null || floor == null) {
            o.losses.matters(e, "one of its surfaces is missing; the force does not act");
            return;
        }
        put(o, e, Osim.name(e), Property.read(SMOOTH, e, between(e, sphere, floor, "smooth-sphere")));
    }

    private static ContactSurfaces.@Nullable Known surface(Osim o, XmlElement e, String socket) {
        return o.surfaces.get(Sockets.last(Sockets.path(e, socket)));
    }

    static void smith(Osim o, XmlElement e) {
        ContactSurfaces.Known casting = surface(o, e, "casting_mesh"), target = surface(o, e, "target_mesh");
        if (casting == null || target == null) {
            o.losses.matters(e, "one of its meshes is missing; the contact does not act");
            return;
        }
        double deepest = Osim.number(e, "max_proximity", 0.01);
        if (!(deepest > 0)) {
            o.losses.harmless(e, "only measures gaps, as its max_proximity is not above 0; it is left out");
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
            o.losses.matters(e, "its two layers are springs in series here; OpenSim iterates for equal pressures");
        }
        put(o, e, Osim.name(e), d);
    }

    /** A contact that is written: its entry and its two surfaces. */
    record Pair(Sheet s, String name, Entry c, ContactSurfaces.Written a, ContactSurfaces.Written b) {
        void lost(String what, String why) {
            s.matters(c, what, why + "; the contact is left out");
        }

        double number(String key, double missing) {
            return s.number(c, key, missing);
        }

        private XmlElement force(String className) {
            return s.object("ForceSet", className, name);
        }

        /** Names a surface in a socket. */
        private void socket(XmlElement e, String socket, ContactSurfaces.Written surface, String className) {
            Sheet.text(e, "socket_" + socket, "/contactgeometryset/" + OsimNames.clean(surface.name()));
            surface.use(s, className);
        }
    }

    static void write(Sheet s, Map<String, ContactSurfaces.Written> surfaces) {
        s.values.entries("contacts").forEach((name, c) -> {
            String law = Sheet.word(c, "law", "hertz");
            List<Entry> pair = Sheet.list(c, "between");
            ContactSurfaces.@Nullable Written
                    a = pair.size() != 2 ? null : surfaces.get(pair.get(0).text()),
                    b = pair.size() != 2 ? null : surfaces.get(pair.get(1).text());
            if (pair.size() != 2) {
                s.matters(
                        c,
                        "among",
                        "contacts of many surfaces have no counterpart in OpenSim; write them as pairs; the contact is left"
                                + " out");
                return;
            }
            if (a == null || b == null) {
                s.matters(c, law, "one of its surfaces is not known; the contact is left out");
                return;
            }
            Pair contact = new Pair(s, name, c, a, b);
            OpenSimElements.CONTACTS
                    .writer(law, p -> p.lost(law, "OpenSim has no such contact law"))
                    .accept(contact);
            c.child("impact")
                    .ifPresent(
                            i -> s.harmless(i, "impact", "OpenSim has no impact laws; contacts are compliant there"));
        });
    }

    /** The stiffness is 4/3 √R (E^(2/3)/2)^1.5 if both surfaces have the modulus E, which is chosen such that this is K. */
    static void writeHuntCrossley(Pair p) {
        ContactSurfaces.Written a = p.a, b = p.b;
        String law = Sheet.word(p.c, "law", "hertz");
        boolean known = (a.isBall() && (b.isBall() || b.isFloor())) || (b.isBall() && a.isFloor());
        if (!known) {
            p.lost(law, "a HuntCrossleyForce acts between spheres and half-spaces only");
            return;
        }
        if (p.number("exponent", 1.5) != 1.5 || p.c.child("stiffness").isEmpty()) {
            p.lost(law, "a HuntCrossleyForce needs the exponent 1.5 and a stiffness that is given");
            return;
        }
        double radius = radius(a.radius(p.s), b.radius(p.s));
        double modulus = p.number("stiffness", 0) * 3 / 4 / Math.sqrt(radius) * Math.pow(2, 1.5);
        XmlElement e = p.force(HUNT_CROSSLEY), set = parameters(e, HUNT_CROSSLEY);
        friction(p, e, material(set, HUNT_CROSSLEY, a.name() + " " + b.name(), modulus, p.number("dissipation", 0)));
        a.use(p.s, a.contactClass());
        b.use(p.s, b.contactClass());
    }

    private static XmlElement parameters(XmlElement force, String className) {
        XmlElement set = force.add(className + "::ContactParametersSet");
        set.put("name", "contact_parameters");
        return set.add("objects");
    }

    private static XmlElement material(
            XmlElement set, String className, String geometry, double stiffness, double dissipation) {
        XmlElement p = set.add(className + "::ContactParameters");
        Sheet.text(p, "geometry", geometry);
        Sheet.numbers(p, "stiffness", stiffness);
        Sheet.numbers(p, "dissipation", dissipation);
        return p;
    }

    /** The curve of Stribeck is that of OpenSim; dry friction is smoothed in another way there. */
    private static void friction(Pair contact, XmlElement force, XmlElement p) {
        Sheet s = contact.s;
        Optional<Entry> f = contact.c.child("friction");
        double fixed = 0, sliding = 0, viscous = 0, speed = 0.001;
        if (f.isPresent()) {
            String type = f.get().isScalar() ? "coulomb" : Sheet.word(f.get(), "type", "coulomb");
            if (type.equals("stribeck")) {
                fixed = s.number(f.get(), "static", 0);
                sliding = s.number(f.get(), "dynamic", 0);
                viscous = s.number(f.get(), "viscous", 0);
                speed = s.number(f.get(), "transition-speed", 0.001);
            } else if (type.equals("coulomb")) {
                boolean plain = f.get().isScalar();
                sliding = plain ? s.r.quantities.quantity(f.get(), "") : s.number(f.get(), "coefficient", 0);
                fixed = sliding;
                speed = plain ? 0.001 : s.number(f.get(), "slip-speed", 0.001);
                s.matters(f.get(), type, "below the transition speed OpenSim smooths dry friction by another curve");
            } else {
                s.matters(f.get(), type, "OpenSim has no friction of this kind; it is left out");
            }
        }
        Sheet.numbers(p, "static_friction", fixed);
        Sheet.numbers(p, "dynamic_friction", sliding);
        Sheet.numbers(p, "viscous_friction", viscous);
        Sheet.numbers(force, "transition_velocity", speed);
        contact.c
                .child("rolling-resistance")
                .ifPresent(r -> s.matters(r, "rolling-resistance", "OpenSim has no resistance to rolling"));
    }

    static void writeFoundation(Pair p) {
        ContactSurfaces.Written a = p.a, b = p.b;
        String standard = a.isMesh() && !b.isMesh() ? a.name() : b.isMesh() && !a.isMesh() ? b.name() : "both";
        String springs = Sheet.word(p.c, "springs", standard);
        boolean second = springs.equals(b.name());
        ContactSurfaces.Written mesh = second ? b : a, other = second ? a : b;
        boolean partner = other.isMesh() || other.isBall() || other.isFloor();
        if (springs.equals("both")
                || !mesh.isMesh()
                || !partner
                || p.c.child("stiffness").isEmpty()) {
            p.lost(
                    "foundation",
                    "an ElasticFoundationForce needs a mesh in a file with its springs, a partner that is a mesh, a sphere or a half-space, and a stiffness that is given");
            return;
        }
        XmlElement e = p.force(FOUNDATION), set = parameters(e, FOUNDATION);
        double stiffness = p.number("stiffness", 0) * (other.isMesh() ? 2 : 1);
        friction(p, e, material(set, FOUNDATION, mesh.name(), stiffness, p.number("dissipation", 0)));
        material(set, FOUNDATION, other.name(), 0, 0);
        mesh.use(p.s, "ContactMesh");
        other.use(p.s, other.isMesh() ? "ContactMesh" : other.contactClass());
    }

    static void writeSmoothSphere(Pair p) {
        XmlElement e = p.force("SmoothSphereHalfSpaceForce");
        p.socket(e, "sphere", p.a.isBall() ? p.a : p.b, "ContactSphere");
        p.socket(e, "half_space", p.a.isBall() ? p.b : p.a, "ContactHalfSpace");
        Property.write(SMOOTH, p.s, p.c, e);
    }

    static void writeSmith(Pair p) {
        boolean second = Sheet.is(p.c, "cast-from", p.b.name());
        ContactSurfaces.Written from = second ? p.b : p.a, to = second ? p.a : p.b;
        if (!from.isMesh() || !to.isMesh() || from.entry().child("material").isEmpty()) {
            p.lost("casting", "a Smith2018ArticularContactForce needs two meshes in files with materials");
            return;
        }
        XmlElement e = p.force("Smith2018ArticularContactForce");
        p.socket(e, "target_mesh", to, "Smith2018ContactMesh");
        p.socket(e, "casting_mesh", from, "Smith2018ContactMesh");
        Sheet.numbers(e, "min_proximity", 0);
        Sheet.numbers(e, "max_proximity", p.number("max-proximity", 0.01));
        boolean log = Sheet.is(p.c, "formulation", "logarithmic"), series = Sheet.is(p.c, "layers", "series");
        Sheet.text(e, "elastic_foundation_formulation", log ? "nonlinear" : "linear");
        Sheet.text(e, "use_lumped_contact_model", Boolean.toString(!series));
        if (p.number("dissipation", 0) != 0) {
            p.s.matters(p.c, "dissipation", "articular contact of OpenSim has no dissipation");
        }
    }
}
