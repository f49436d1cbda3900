package org.condyle.foreign.mjcf;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.mechanics.Frame;
import org.jspecify.annotations.Nullable;

/** Equality constraints. MuJoCo's are soft; here they hold exactly. */
final class EqualityWriter {
    private static final String SOFT = "MuJoCo holds this equation softly; here it holds exactly";

    private static final double ROUNDING = 1e-6; // [m or rad], of places in files

    private final Mjcf m;
    private final Map<String, TendonWriter.Line> tendons;
    private final Set<MjcfJoint> dependent = new HashSet<>();
    private final Set<MjcfJoint> independent = new HashSet<>();
    private int count;

    EqualityWriter(Mjcf m, Map<String, TendonWriter.Line> tendons) {
        this.m = m;
        this.tendons = tendons;
    }

    void write() {
        for (XmlElement e : m.section("equality")) {
            count++;
            Attributes a = m.attributes(e, "equality");
            switch (e.name()) {
                case "joint" -> joint(a);
                case "connect" -> connect(a);
                case "weld" -> weld(a);
                case "tendon" -> tendon(a);
                default ->
                    m.losses.matters(e, "an equality of type " + e.name() + " has no counterpart and is missing");
            }
        }
    }

    /** Joints whose values follow from others. */
    Set<MjcfJoint> dependent() {
        return dependent;
    }

    /** Joints from which others follow. */
    Set<MjcfJoint> independent() {
        return independent;
    }

    private Draft constraint(Attributes a, String type) {
        XmlElement e = a.element();
        m.losses.matters(e, SOFT);
        String name = m.names.part(e, e.attribute("name", "equality" + count));
        Draft c = m.part("constraints", e.at(), name).set("type", e.at(), type);
        if (!a.flag("active", true)) {
            c.set("active", e.at(), "false");
        }
        return c;
    }

    /** q₁ - ref₁ = a₀ + a₁u + a₂u² + a₃u³ + a₄u⁴ with u = q₂ - ref₂; without a second joint u = 0. */
    private void joint(Attributes a) {
        XmlElement e = a.element();
        MjcfJoint first = single(e, "joint1");
        double[] c = a.numbers("polycoef", 0, 1, 0, 0, 0);
        StringBuilder text = new StringBuilder("= " + difference(first) + " - (");
        if (e.has("joint2")) {
            MjcfJoint second = single(e, "joint2");
            String u = second.isSlide() ? difference(second) + "/1 [m]" : difference(second);
            text.append(horner(c, "(" + u + ")"));
            independent.add(second);
        } else {
            text.append(Draft.number(c[0]));
        }
        text.append(first.isSlide() ? ")*1 [m]" : ")");
        dependent.add(first);
        constraint(a, "coupler").set("equation", e.at(), text.toString());
    }

    /** The same between the lengths of two tendons, each less its length at the reference values. */
    private void tendon(Attributes a) {
        XmlElement e = a.element();
        TendonWriter.@Nullable Line one = tendons.get(e.attribute("tendon1", "")),
                two = tendons.get(e.attribute("tendon2", ""));
        if (one == null
                || Double.isNaN(one.home())
                || (e.has("tendon2") && (two == null || Double.isNaN(two.home())))) {
            m.losses.matters(e, "an equality of tendons with pulleys or wraps is missing");
            return;
        }
        double[] c = a.numbers("polycoef", 0, 1, 0, 0, 0);
        String right =
                two == null ? Draft.number(c[0]) : horner(c, "(" + change(two) + (two.angle() ? "" : "/1 [m]") + ")");
        constraint(a, "coupler")
                .set("equation", e.at(), "= " + change(one) + " - (" + right + ")" + (one.angle() ? "" : "*1 [m]"));
    }

    private static String change(TendonWriter.Line t) {
        String unit = t.angle() ? "rad" : "m";
        return "(" + t.measure() + ".value - (" + Draft.number(t.home()) + " [" + unit + "]))";
    }

    private MjcfJoint single(XmlElement e, String key) {
        MjcfJoint j = Scene.find(m.scene.joints, e, key, "joint");
        if (!j.isHinge() && !j.isSlide()) {
            throw e.problem(key + " must be a hinge or a slide");
        }
        return j;
    }

    private String difference(MjcfJoint j) {
        String path = m.coordinates.of(j).path();
        return j.ref() == 0 ? path : "(" + path + " - (" + Draft.number(j.ref()) + " [" + Coordinates.unit(j) + "]))";
    }

    static String horner(double[] c, String u) {
        int last = c.length - 1;
        while (last > 0 && c[last] == 0) {
            last--;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < last; i++) {
            text.append("(").append(Draft.number(c[i])).append(") + ").append(u).append("*(");
        }
        return text.append(Draft.number(c[last])).append(")".repeat(last)).toString();
    }

    /** A point of the first body that stays where it is on the second one. */
    private void connect(Attributes a) {
        XmlElement e = a.element();
        Position at = e.at();
        Entry p, q;
        if (e.has("site1")) {
            Scene.Site one = Scene.find(m.scene.sites, e, "site1", "site"),
                    two = Scene.find(m.scene.sites, e, "site2", "site");
            p = Written.point(at, one.body(), one.frame().origin());
            q = Written.point(at, two.body(), second(one, two).origin());
        } else {
            MjcfBody one = Scene.find(m.scene.bodiesByName, e, "body1", "body"), two = second(e);
            Frame anchor = Frame.at(a.vector("anchor", 0, 0, 0));
            p = Written.point(at, one, anchor.origin());
            q = Written.point(at, two, two.seen(one.home.then(anchor)).origin());
        }
        constraint(a, "spherical").set("between", Draft.list(at, List.of(p, q)));
    }

    /**
     * The place of the second site in its body. Sites that coincide at the reference values up to the digits of a file do so exactly:
     * several equations of a linkage would contradict each other by the rounding.
     */
    private static Frame second(Scene.Site one, Scene.Site two) {
        Frame there = two.body().seen(one.body().home.then(one.frame())), own = two.frame();
        double apart = 0;
        for (int k = 0; k < 3; k++) {
            apart = Math.max(apart, Math.abs(there.origin()[k] - own.origin()[k]));
        }
        double turned = 0;
        for (int k = 0; k < 9; k++) {
            turned = Math.max(turned, Math.abs(there.rotation()[k] - own.rotation()[k]));
        }
        return new Frame(
                apart < ROUNDING ? there.origin() : own.origin(),
                turned < ROUNDING ? there.rotation() : own.rotation());
    }

    /** Two bodies that keep their relative pose: {@code relpose}, or that at the reference values. */
    private void weld(Attributes a) {
        XmlElement e = a.element();
        Position at = e.at();
        Entry p, q;
        if (e.has("site1")) {
            Scene.Site one = Scene.find(m.scene.sites, e, "site1", "site"),
                    two = Scene.find(m.scene.sites, e, "site2", "site");
            p = Written.frame(at, one.body(), one.frame());
            q = Written.frame(at, two.body(), second(one, two));
        } else {
            MjcfBody one = Scene.find(m.scene.bodiesByName, e, "body1", "body"), two = second(e);
            double[] r = a.vector("relpose", 0, 1, 0, 0, 0, 0, 0);
            boolean given = r[3] != 0 || r[4] != 0 || r[5] != 0 || r[6] != 0;
            Frame relative = given
                    ? new Frame(new double[] {r[0], r[1], r[2]}, Placing.quaternion(e, r[3], r[4], r[5], r[6]))
                    : one.seen(two.home);
            p = Written.frame(at, one, relative);
            q = Written.frame(at, two, Frame.IDENTITY);
        }
        constraint(a, "weld").set("between", Draft.list(at, List.of(p, q)));
    }

    private MjcfBody second(XmlElement e) {
        return e.has("body2") ? Scene.find(m.scene.bodiesByName, e, "body2", "body") : m.scene.bodies.get(0);
    }
}
