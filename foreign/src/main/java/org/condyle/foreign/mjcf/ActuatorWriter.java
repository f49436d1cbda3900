package org.condyle.foreign.mjcf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Position;
import org.condyle.math.Mat3;
import org.jspecify.annotations.Nullable;

/**
 * Actuators of MuJoCo become motors. Its force is gain times control plus bias,
 *
 * <pre>  f = (g₀ + g₁ l + g₂ l̇) u + b₀ + b₁ l + b₂ l̇,   l = gear · x,   force along x = gear · f  </pre>
 *
 * with u clipped to {@code ctrlrange} and f to {@code forcerange}. Where only g₀ is there, the control of the motor is u itself, a number that
 * can be set. A servo has a formula as control, and u is the input {@code ctrl_NAME}.
 */
final class ActuatorWriter {
    private static final double[] ANY = {-1e30, 1e30};

    /** How the control of an actuator is set, in MuJoCo's order; null names for one that is missing. */
    record Driven(@Nullable String input, @Nullable String force, double[] range, boolean hasState, boolean muscle) {}

    /** What a force acts along, with its unit of force, its reading and its speed in formulas. */
    private record Along(String key, String name, String value, String rate, String unit, boolean line) {}

    private final Mjcf m;
    private final Map<String, TendonWriter.Line> tendons;
    private final CarriedInertia carried;
    private final MuscleWriter muscles;
    private final List<Driven> driven = new ArrayList<>();
    private int count;

    ActuatorWriter(Mjcf m, Map<String, TendonWriter.Line> tendons, CarriedInertia carried) {
        this.m = m;
        this.tendons = tendons;
        this.carried = carried;
        muscles = new MuscleWriter(m);
    }

    void write() {
        for (XmlElement e : m.section("actuator")) {
            count++;
            driven.add(one(new ActuatorKeys(e, m.defaults.find(e, DefaultClasses.MAIN))));
        }
    }

    /** All actuators in MuJoCo's order. */
    List<Driven> driven() {
        return driven;
    }

    private Driven one(ActuatorKeys a) {
        XmlElement e = a.element();
        Driven missing = new Driven(null, null, new double[2], false, false);
        String name = m.names.actuator(e, e.attribute("name", "actuator" + count));
        ActuatorLaw law = ActuatorLaw.of(a, () -> inertia(e));
        boolean muscle = law == null
                && (e.name().equals("muscle") || a.text("gaintype", "").equals("muscle"));
        if (muscle) {
            TendonWriter.@Nullable Line line = tendons.get(e.attribute("tendon", ""));
            return line == null || !line.spatial()
                    ? lost(e, missing, "a muscle on a joint, on a sum of joints or on a tendon with pulleys is missing")
                    : muscles.write(a, name, line.measure(), m.compiler.autoLimits());
        }
        if (law == null) {
            return lost(e, missing, "an actuator of this kind has no counterpart: it is missing");
        }
        if (!law.lag().isEmpty()) {
            m.losses.matters(e, law.lag());
        }
        double @Nullable [] force = a.range("forcelimited", "forcerange", m.compiler.autoLimits());
        double @Nullable [] control = controls(a);
        double[] gear = a.parameters("gear", 1, 0, 0, 0, 0, 0);
        if (e.has("site") && !e.has("refsite")) {
            return atSite(a, name, law, gear, control, force, missing);
        }
        Along along = along(e);
        if (along == null || gear[0] == 0) {
            return lost(
                    e,
                    missing,
                    "an actuator that acts on a ball or free joint, between sites, by a crank or on a body is missing");
        }
        boolean plain = law.isPlain() && law.gain() * gear[0] > 0;
        String input = plain ? null : input(e, name);
        String formula =
                input == null ? null : law.formula(bounded(input, control), along.value(), along.rate(), gear[0]);
        if (!plain && law.time() > 0) {
            m.losses.matters(e, "the delay of an actuator that acts backwards is missing");
        }
        Draft d = motor(e, name, "motor", plain ? law.gain() * gear[0] : Math.abs(gear[0]), along.unit());
        d.set(along.key(), e.at(), along.name());
        if (along.line()) {
            d.set("line", e.at(), "push");
        }
        drive(d, e.at(), law, formula, gear[0] < 0, control, force);
        return new Driven(input, plain ? name : null, control == null ? ANY : control, law.time() > 0, false);
    }

    private Driven lost(XmlElement e, Driven missing, String meaning) {
        m.losses.matters(e, meaning);
        return missing;
    }

    /** Sets the control of a motor with its limits: a number, or a formula for the force, backwards where the gear is negative. */
    private static void drive(
            Draft d,
            Position at,
            ActuatorLaw law,
            @Nullable String formula,
            boolean back,
            double @Nullable [] control,
            double @Nullable [] force) {
        double low = Double.NEGATIVE_INFINITY, high = Double.POSITIVE_INFINITY;
        if (formula == null) {
            if (control != null) {
                low = control[0];
                high = control[1];
            }
            if (force != null) {
                double gain = Math.abs(law.gain());
                boolean turned = law.gain() < 0;
                low = Math.max(low, (turned ? -force[1] : force[0]) / gain);
                high = Math.max(low, Math.min(high, (turned ? -force[0] : force[1]) / gain));
            }
            d.set("control", at, Math.max(low, Math.min(high, 0)), "");
            if (law.time() > 0) {
                d.set("activation-time", at, law.time(), "s");
            }
        } else {
            d.set("control", at, back ? "= -(" + formula.substring(2) + ")" : formula);
            if (force != null) {
                low = back ? 0 - force[1] : force[0];
                high = back ? 0 - force[0] : force[1];
            }
        }
        if (Double.isFinite(low)) {
            d.set("least-control", at, low, "");
        }
        if (Double.isFinite(high)) {
            d.set("most-control", at, high, "");
        }
    }

    private Draft motor(XmlElement e, String name, String type, double optimal, String unit) {
        return m.force(e.at(), name, type).set("optimal-force", e.at(), optimal, unit);
    }

    private String input(XmlElement e, String name) {
        String input = m.names.part(e, ("ctrl_" + name).replace('-', '_'));
        m.part("inputs", e.at(), input).set("value", e.at(), 0, "").set("unit", e.at(), "1");
        return input;
    }

    private static String bounded(String input, double @Nullable [] range) {
        return range == null
                ? input
                : "clamp(" + input + ", " + Draft.number(range[0]) + ", " + Draft.number(range[1]) + ")";
    }

    /** The range of the control; that of the joint if the actuator inherits it. */
    private double @Nullable [] controls(ActuatorKeys a) {
        double share = a.number("inheritrange", 0);
        MjcfJoint j = m.scene.joints.get(a.element().attribute("joint", ""));
        if (share > 0 && j != null && j.limited() && a.element().name().equals("position")) {
            double middle = 0.5 * (j.range()[0] + j.range()[1]), half = 0.5 * share * (j.range()[1] - j.range()[0]);
            return new double[] {middle - half, middle + half};
        }
        return a.range("ctrllimited", "ctrlrange", m.compiler.autoLimits());
    }

    /** What moves with the joint of an actuator at the reference pose; 0 for other actuators. */
    private double inertia(XmlElement e) {
        MjcfJoint j = m.scene.joints.get(e.attribute("joint", ""));
        for (MjcfBody b : m.scene.bodies) {
            if (j != null && b.joints.contains(j)) {
                return carried.of(b, j);
            }
        }
        return 0;
    }

    private @Nullable Along along(XmlElement e) {
        String joint = e.attribute("joint", e.attribute("jointinparent", ""));
        if (!joint.isEmpty()) {
            MjcfJoint j = Scene.find(m.scene.joints, e, e.has("joint") ? "joint" : "jointinparent", "joint");
            if (!j.isHinge() && !j.isSlide()) {
                return null;
            }
            String path = m.coordinates.of(j).path();
            return new Along("on", path, path, path + ".speed", j.isSlide() ? "N" : "N*m", false);
        }
        if (e.has("tendon")) {
            TendonWriter.@Nullable Line line = tendons.get(e.attribute("tendon", ""));
            if (line == null) {
                return null;
            }
            String on = line.measure();
            return new Along("on", on, on + ".value", on + ".rate", line.angle() ? "N*m" : "N", line.spatial());
        }
        return null;
    }

    /** A force and a torque in the axes of a site, as a propeller has them. */
    private Driven atSite(
            ActuatorKeys a,
            String name,
            ActuatorLaw law,
            double[] gear,
            double @Nullable [] control,
            double @Nullable [] force,
            Driven missing) {
        XmlElement e = a.element();
        Scene.Site site = Scene.find(m.scene.sites, e, "site", "site");
        if (!law.isPlain() || site.body().isWorld()) {
            return lost(e, missing, "a servo at a site, or an actuator on the world, is missing");
        }
        double[] f = turned(site, gear, 0), t = turned(site, gear, 3);
        double pull = length(f), turn = length(t);
        boolean both = pull > 0 && turn > 0, plain = !both && law.gain() > 0;
        String input = plain ? null : input(e, name);
        if (!plain && law.time() > 0) {
            m.losses.matters(e, "the delay of an actuator that pushes and turns is missing");
        }
        for (boolean turning : new boolean[] {false, true}) {
            double size = turning ? turn : pull;
            if (size == 0) {
                continue;
            }
            String own = both && turning ? m.names.part(e, name + "_torque") : name;
            String type = turning ? "body-torque-motor" : "point-motor", unit = turning ? "N*m" : "N";
            Draft d = motor(e, own, type, plain ? law.gain() * size : size, unit);
            d.set("on", e.at(), site.body().name);
            if (!turning) {
                d.set("at", e.at(), site.frame().origin(), "m");
            }
            d.set(turning ? "axis" : "direction", e.at(), turning ? t : f, "").set("axes", e.at(), "body");
            String formula = input == null ? null : law.formula(bounded(input, control), "0", "0", 1);
            drive(d, e.at(), law, formula, false, control, force);
        }
        return new Driven(input, plain ? name : null, control == null ? ANY : control, plain && law.time() > 0, false);
    }

    private static double[] turned(Scene.Site site, double[] gear, int from) {
        double[] out = new double[3];
        Mat3.times(site.frame().rotation(), 0, gear[from], gear[from + 1], gear[from + 2], out, 0);
        return out;
    }

    private static double length(double[] v) {
        return Math.hypot(Math.hypot(v[0], v[1]), v[2]);
    }
}
