package org.condyle.io.foreign.opensim.write;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.io.document.Entry;
import org.condyle.io.foreign.XmlElement;
import org.jspecify.annotations.Nullable;

/**
 * Writes contacts between spheres and half-spaces as {@code HuntCrossleyForce}, pressures on the faces of a mesh as
 * {@code ElasticFoundationForce}, casting contacts of meshes as {@code Smith2018ArticularContactForce}. A Hunt-Crossley force has the
 * stiffness 4/3 √R (E^(2/3)/2)^1.5 if both surfaces have the modulus E; the modulus is chosen such that this is K.
 */
final class ContactWriter {
    private static final Map<String, String> SMOOTH = Map.of(
            "stiffness", "stiffness",
            "dissipation", "dissipation",
            "static", "static_friction",
            "dynamic", "dynamic_friction",
            "viscous", "viscous_friction",
            "transition-speed", "transition_velocity",
            "constant-force", "constant_contact_force",
            "depth-smoothing", "hertz_smoothing",
            "rate-smoothing", "hunt_crossley_smoothing");

    private final Sheet sheet;
    private final SurfaceWriter surfaces;
    /** Surfaces that are used, and their classes. */
    private final Map<String, String> used = new LinkedHashMap<>();

    ContactWriter(Sheet sheet, SurfaceWriter surfaces) {
        this.sheet = sheet;
        this.surfaces = surfaces;
    }

    Map<String, String> write() {
        sheet.values.entries("contacts").forEach(this::contact);
        return used;
    }

    private void contact(String name, Entry c) {
        List<Entry> pair = c.child("between").map(Entry::items).orElse(List.of());
        if (pair.size() != 2) {
            lost(c, "among", "contacts of many surfaces have no counterpart in OpenSim; write them as pairs");
            return;
        }
        SurfaceWriter.@Nullable Known a = surfaces.find(pair.get(0).text()),
                b = surfaces.find(pair.get(1).text());
        String law = c.child("law").map(Entry::text).orElse("hertz");
        if (a == null || b == null) {
            lost(c, law, "one of its surfaces is not known");
            return;
        }
        switch (law) {
            case "hertz", "hunt-crossley-dissipation" -> huntCrossley(name, c, law, a, b);
            case "foundation" -> foundation(name, c, a, b);
            case "casting" -> casting(name, c, a, b);
            case "smooth-sphere" -> smoothSphere(name, c, a, b);
            default -> lost(c, law, "OpenSim has no such contact law");
        }
        c.child("impact")
                .ifPresent(
                        i -> sheet.harmless(i, "impact", "OpenSim has no impact laws; contacts are compliant there"));
    }

    private void lost(Entry c, String what, String why) {
        sheet.matters(c, what, why + "; the contact is left out");
    }

    private double number(Entry c, String key, double missing) {
        return c.child(key).map(e -> sheet.r.quantities.quantity(e, "*")).orElse(missing);
    }

    private void huntCrossley(String name, Entry c, String law, SurfaceWriter.Known a, SurfaceWriter.Known b) {
        boolean known = (a.isBall() && (b.isBall() || b.isFloor())) || (b.isBall() && a.isFloor());
        if (!known) {
            lost(c, law, "a HuntCrossleyForce acts between spheres and half-spaces only");
            return;
        }
        if (number(c, "exponent", 1.5) != 1.5 || c.child("stiffness").isEmpty()) {
            lost(c, law, "a HuntCrossleyForce needs the exponent 1.5 and a stiffness that is given");
            return;
        }
        double r1 = a.isBall() ? surfaces.number(a, "radius", "m", 0) : 0,
                r2 = b.isBall() ? surfaces.number(b, "radius", "m", 0) : 0;
        double radius = r1 == 0 || r2 == 0 ? r1 + r2 : r1 * r2 / (r1 + r2);
        double modulus = number(c, "stiffness", 0) * 3 / 4 / Math.sqrt(radius) * Math.pow(2, 1.5);
        XmlElement e = sheet.object("ForceSet", "HuntCrossleyForce", name);
        XmlElement set = parameters(e, "HuntCrossleyForce");
        XmlElement p =
                surface(set, "HuntCrossleyForce", a.name() + " " + b.name(), modulus, number(c, "dissipation", 0));
        friction(e, p, c);
        use(a, a.isBall() ? "ContactSphere" : "ContactHalfSpace");
        use(b, b.isBall() ? "ContactSphere" : "ContactHalfSpace");
    }

    private void use(SurfaceWriter.Known surface, String className) {
        @Nullable String before = used.put(surface.name(), className);
        if (before != null && !before.equals(className)) {
            sheet.matters(
                    surface.entry(),
                    className,
                    "OpenSim needs the mesh twice, once for each kind of contact; it is written once");
        }
    }

    private static XmlElement parameters(XmlElement force, String className) {
        XmlElement set = force.add(className + "::ContactParametersSet");
        set.put("name", "contact_parameters");
        return set.add("objects");
    }

    private static XmlElement surface(
            XmlElement set, String className, String geometry, double stiffness, double dissipation) {
        XmlElement p = set.add(className + "::ContactParameters");
        Sheet.text(p, "geometry", geometry);
        Sheet.numbers(p, "stiffness", stiffness);
        Sheet.numbers(p, "dissipation", dissipation);
        return p;
    }

    /** The curve of Stribeck is that of OpenSim; dry friction is smoothed in another way there. */
    private void friction(XmlElement force, XmlElement p, Entry c) {
        Optional<Entry> f = c.child("friction");
        double fixed = 0, sliding = 0, viscous = 0, speed = 0.001;
        if (f.isPresent()) {
            String type = f.get().isScalar()
                    ? "coulomb"
                    : f.get().child("type").map(Entry::text).orElse("coulomb");
            if (type.equals("stribeck")) {
                fixed = number(f.get(), "static", 0);
                sliding = number(f.get(), "dynamic", 0);
                viscous = number(f.get(), "viscous", 0);
                speed = number(f.get(), "transition-speed", 0.001);
            } else if (type.equals("coulomb")) {
                sliding = f.get().isScalar()
                        ? sheet.r.quantities.quantity(f.get(), "")
                        : number(f.get(), "coefficient", 0);
                fixed = sliding;
                speed = f.get().isScalar() ? 0.001 : number(f.get(), "slip-speed", 0.001);
                sheet.matters(
                        f.get(), type, "below the transition speed OpenSim smooths dry friction by another curve");
            } else {
                sheet.matters(f.get(), type, "OpenSim has no friction of this kind; it is left out");
            }
        }
        Sheet.numbers(p, "static_friction", fixed);
        Sheet.numbers(p, "dynamic_friction", sliding);
        Sheet.numbers(p, "viscous_friction", viscous);
        Sheet.numbers(force, "transition_velocity", speed);
        c.child("rolling-resistance")
                .ifPresent(r -> sheet.matters(r, "rolling-resistance", "OpenSim has no resistance to rolling"));
    }

    private void foundation(String name, Entry c, SurfaceWriter.Known a, SurfaceWriter.Known b) {
        String springs = c.child("springs")
                .map(Entry::text)
                .orElse(a.isMesh() && !b.isMesh() ? a.name() : b.isMesh() && !a.isMesh() ? b.name() : "both");
        boolean second = springs.equals(b.name());
        SurfaceWriter.Known mesh = second ? b : a, other = second ? a : b;
        boolean partner = other.isMesh() || other.isBall() || other.isFloor();
        if (springs.equals("both")
                || !mesh.isMesh()
                || !partner
                || c.child("stiffness").isEmpty()) {
            lost(
                    c,
                    "foundation",
                    "an ElasticFoundationForce needs a mesh in a file with its springs, a partner that is a mesh, a sphere or a half-space, and a stiffness that is given");
            return;
        }
        XmlElement e = sheet.object("ForceSet", "ElasticFoundationForce", name);
        XmlElement set = parameters(e, "ElasticFoundationForce");
        double stiffness = number(c, "stiffness", 0) * (other.isMesh() ? 2 : 1);
        XmlElement p = surface(set, "ElasticFoundationForce", mesh.name(), stiffness, number(c, "dissipation", 0));
        friction(e, p, c);
        surface(set, "ElasticFoundationForce", other.name(), 0, 0);
        use(mesh, "ContactMesh");
        use(other, other.isMesh() ? "ContactMesh" : other.isBall() ? "ContactSphere" : "ContactHalfSpace");
    }

    private void smoothSphere(String name, Entry c, SurfaceWriter.Known a, SurfaceWriter.Known b) {
        SurfaceWriter.Known sphere = a.isBall() ? a : b, floor = a.isBall() ? b : a;
        XmlElement e = sheet.object("ForceSet", "SmoothSphereHalfSpaceForce", name);
        Sheet.text(e, "socket_sphere", "/contactgeometryset/" + OsimNames.clean(sphere.name()));
        Sheet.text(e, "socket_half_space", "/contactgeometryset/" + OsimNames.clean(floor.name()));
        SMOOTH.forEach((key, property) ->
                c.child(key).ifPresent(x -> Sheet.numbers(e, property, sheet.r.quantities.quantity(x, "*"))));
        use(sphere, "ContactSphere");
        use(floor, "ContactHalfSpace");
    }

    private void casting(String name, Entry c, SurfaceWriter.Known a, SurfaceWriter.Known b) {
        boolean second =
                c.child("cast-from").filter(x -> x.text().equals(b.name())).isPresent();
        SurfaceWriter.Known from = second ? b : a, to = second ? a : b;
        if (!from.isMesh() || !to.isMesh() || from.entry().child("material").isEmpty()) {
            lost(c, "casting", "a Smith2018ArticularContactForce needs two meshes in files with materials");
            return;
        }
        XmlElement e = sheet.object("ForceSet", "Smith2018ArticularContactForce", name);
        Sheet.text(e, "socket_target_mesh", "/contactgeometryset/" + OsimNames.clean(to.name()));
        Sheet.text(e, "socket_casting_mesh", "/contactgeometryset/" + OsimNames.clean(from.name()));
        Sheet.numbers(e, "min_proximity", 0);
        Sheet.numbers(e, "max_proximity", number(c, "max-proximity", 0.01));
        boolean log = c.child("formulation")
                .filter(f -> f.text().equals("logarithmic"))
                .isPresent();
        Sheet.text(e, "elastic_foundation_formulation", log ? "nonlinear" : "linear");
        boolean series =
                c.child("layers").filter(l -> l.text().equals("series")).isPresent();
        Sheet.text(e, "use_lumped_contact_model", Boolean.toString(!series));
        if (number(c, "dissipation", 0) != 0) {
            sheet.matters(c, "dissipation", "articular contact of OpenSim has no dissipation");
        }
        use(from, "Smith2018ContactMesh");
        use(to, "Smith2018ContactMesh");
    }
}
