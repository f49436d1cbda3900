package org.condyle.foreign.mjcf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.condyle.foreign.XmlElement;
import org.condyle.geometry.shape.Sphere;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Position;
import org.condyle.math.Jacobi3;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;
import org.jspecify.annotations.Nullable;

/**
 * Mass, centre and inertia of bodies: as {@code inertial} says, or the sum over the geoms, each homogeneous with its
 * {@code mass} or {@code density} (1000 kg/m³), moved by the parallel axis theorem.
 */
final class BodyMass {
    private static final double WATER = 1000;
    private static final double STAND_IN = 0.01;

    private final Mjcf model;
    private final Placing placing;

    BodyMass(Mjcf model) {
        this.model = model;
        placing = new Placing(model.compiler);
    }

    /** All bodies but the world into {@code bodies}; gives their masses, of those that have one. */
    Map<MjcfBody, MassProperties> write() {
        Map<MjcfBody, MassProperties> out = new HashMap<>();
        List<@Nullable MassProperties> all = new ArrayList<>();
        double total = 0;
        for (MjcfBody b : model.scene.bodies) {
            MassProperties m = b.isWorld() ? null : bounded(b, of(b));
            all.add(m);
            total += m == null ? 0 : m.mass();
        }
        double factor = model.compiler.totalMass() > 0 && total > 0 ? model.compiler.totalMass() / total : 1;
        for (int i = 1; i < model.scene.bodies.size(); i++) {
            MjcfBody b = model.scene.bodies.get(i);
            MassProperties m = all.get(i);
            Position at = b.inertial().orElse(b.element).at();
            Draft body = model.part("bodies", b.element.at(), b.name);
            body.set("mass", at, m == null ? 0 : m.mass() * factor, "kg");
            if (m != null) {
                if (Arrays.stream(m.centre()).anyMatch(x -> x != 0)) {
                    body.set("centre", at, m.centre(), "m");
                }
                MassProperties scaled = m.times(factor);
                writeInertia(body.mapping("inertia", at), at, scaled.inertia());
                out.put(b, scaled);
            }
        }
        return out;
    }

    private static void writeInertia(Draft inertia, Position at, double[] i) {
        String[] names = {"xx", "yy", "zz", "xy", "xz", "yz"};
        for (int k = 0; k < 6; k++) {
            if (k < 3 || i[k] != 0) {
                inertia.set(names[k], at, i[k], "kg*m^2");
            }
        }
    }

    private @Nullable MassProperties of(MjcfBody b) {
        boolean always = model.compiler.inertiaFromGeom().equals("true");
        if (b.inertial().isPresent() && !always) {
            return inertial(b.inertial().get());
        }
        return model.compiler.inertiaFromGeom().equals("false") ? null : fromGeoms(b);
    }

    private @Nullable MassProperties inertial(XmlElement e) {
        Attributes a = Attributes.plain(e);
        double mass = a.number("mass", 0);
        if (mass < 0) {
            throw e.problem("mass must not be negative, is " + mass);
        }
        double[] d = a.vector("diaginertia", 0, 0, 0);
        double[] full = a.has("fullinertia")
                ? a.vector("fullinertia", 0, 0, 0, 0, 0, 0)
                : new double[] {d[0], d[1], d[2], 0, 0, 0};
        return mass == 0 ? null : new MassProperties(mass, new double[3], full).in(placing.frame(a));
    }

    private @Nullable MassProperties fromGeoms(MjcfBody b) {
        @Nullable MassProperties sum = null;
        double[] groups = model.compiler.inertiaGroups();
        boolean unknown = false;
        for (MjcfGeom g : b.geoms) {
            double group = g.attributes().number("group", 0);
            if (group >= groups[0] && group <= groups[1]) {
                MassProperties m = of(g, b);
                sum = sum == null ? m : m == null ? sum : plus(sum, m);
                unknown |= m == null && g.attributes().has("mesh");
            }
        }
        if (sum == null && unknown && !b.joints.isEmpty()) {
            model.losses.matters(
                    b.element,
                    "nothing is known of its mass, without which it could not move: a ball of water with a radius of 1 cm"
                            + " stands in; give the body an <inertial>");
            return new Sphere(STAND_IN).massProperties().times(WATER);
        }
        return sum;
    }

    private @Nullable MassProperties of(MjcfGeom g, MjcfBody b) {
        Attributes a = g.attributes();
        double mass = a.number("mass", -1), density = a.number("density", WATER);
        if (mass == 0
                || (mass < 0 && density <= 0)
                || g.type().equals("plane")
                || g.type().equals("hfield")) {
            return null;
        }
        if (a.flag("shellinertia", false)) {
            lost(g, b, "a hollow geom is taken as a solid of the same mass or density: its inertia is too small");
        }
        try {
            MassProperties one = volume(g, b);
            return one == null
                    ? null
                    : one.times(mass > 0 ? mass / one.mass() : density).in(g.frame());
        } catch (IllegalArgumentException e) {
            throw g.element().problem("its mass or inertia is too small or too large to be a number");
        }
    }

    /** At density one. */
    private @Nullable MassProperties volume(MjcfGeom g, MjcfBody b) {
        boolean mesh = g.attributes().has("mesh");
        if (!mesh) {
            Shape solid = Geometry.solid(g);
            return solid == null ? null : solid.massProperties();
        }
        Meshes.@Nullable File file = g.type().equals("mesh") ? model.meshes.of(g) : null;
        MassProperties m = file == null ? null : model.meshes.solid(file);
        if (m == null) {
            lost(
                    g,
                    b,
                    "its mass is not known, because its mesh is missing, damaged or large, or because MuJoCo takes its hull, its"
                            + " shell or a shape that fits it; give the body an <inertial>");
        }
        return m;
    }

    private void lost(MjcfGeom g, MjcfBody b, String meaning) {
        if (b.isFixed()) {
            model.losses.harmless(g.element(), meaning);
        } else {
            model.losses.matters(g.element(), meaning);
        }
    }

    private static MassProperties plus(MassProperties a, MassProperties b) {
        double mass = a.mass() + b.mass();
        double[] centre = new double[3], inertia = new double[6];
        for (int k = 0; k < 3; k++) {
            centre[k] = (a.mass() * a.centre()[k] + b.mass() * b.centre()[k]) / mass;
        }
        for (MassProperties part : List.of(a, b)) {
            double[] i = part.inertia(), c = part.centre();
            double x = c[0] - centre[0], y = c[1] - centre[1], z = c[2] - centre[2], m = part.mass();
            double[] moved = {
                m * (y * y + z * z), m * (x * x + z * z), m * (x * x + y * y), -m * x * y, -m * x * z, -m * y * z
            };
            for (int k = 0; k < 6; k++) {
                inertia[k] += i[k] + moved[k];
            }
        }
        return new MassProperties(mass, centre, inertia);
    }

    /** As MuJoCo does it: smallest mass, smallest principal moments; impossible moments replaced by their mean. */
    private @Nullable MassProperties bounded(MjcfBody b, @Nullable MassProperties given) {
        double least = model.compiler.smallestMass(), leastInertia = model.compiler.smallestInertia();
        MassProperties m = given == null && least > 0 ? new MassProperties(least, new double[3], new double[6]) : given;
        if (m == null || !(leastInertia > 0 || model.compiler.balanceInertia() || least > m.mass())) {
            return m;
        }
        double[] i = m.inertia(), axes = new double[9];
        double[] a = {i[0], i[3], i[4], i[3], i[1], i[5], i[4], i[5], i[2]};
        Jacobi3.solve(a, axes);
        double[] p = {Math.max(a[0], leastInertia), Math.max(a[4], leastInertia), Math.max(a[8], leastInertia)};
        boolean impossible = p[0] + p[1] < p[2] || p[1] + p[2] < p[0] || p[2] + p[0] < p[1];
        if (impossible && model.compiler.balanceInertia()) {
            double mean = (p[0] + p[1] + p[2]) / 3;
            p = new double[] {mean, mean, mean};
        }
        if (p[0] == a[0] && p[1] == a[4] && p[2] == a[8] && least <= m.mass()) {
            return m; // unchanged, to the last bit
        }
        try {
            MassProperties diagonal = new MassProperties(
                    Math.max(m.mass(), least), new double[3], new double[] {p[0], p[1], p[2], 0, 0, 0});
            MassProperties turned = diagonal.in(new Frame(new double[3], axes));
            return new MassProperties(turned.mass(), m.centre(), turned.inertia());
        } catch (IllegalArgumentException | ModelException e) {
            throw b.element.problem("its moments of inertia are not numbers");
        }
    }
}
