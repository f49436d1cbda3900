package org.condyle.io.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.Quantities;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.Renamed;
import org.condyle.io.problem.Code;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.muscle.Muscle;
import org.condyle.simulate.Start;
import org.condyle.text.ChannelId;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/**
 * The {@code initial} part: coordinates by name, {@code speed} of a single coordinate, {@code NAME.speed} of one among
 * several, as their channels are called; {@code velocity} of planar and free bodies, {@code orientation} of balls and free
 * bodies; {@code spin} in the axes of a body (of the parent for joints with three angles), {@code angular-velocity} of a body that deforms in those of the world.
 * Under the name of a force its internal states by their names.
 */
final class InitialReader {
    /** In the axes of the body; in the plane it is the same in those of the world. */
    private static final String SPIN = "spin";
    /** In the axes of the world. */
    private static final String ANGULAR_VELOCITY = "angular-velocity";

    private final ReaderContext r;
    private final Model model;
    private final Start start;

    /** @param start takes what the file gives */
    InitialReader(ReaderContext r, Model model, Start start) {
        this.r = r;
        this.model = model;
        this.start = start;
    }

    void read(Map<String, Entry> initial) {
        initial.forEach((name, entry) -> {
            Integer repeated = r.repeats.get(name);
            Joint joint = r.names.joints.get(name);
            if (joint == null && repeated != null) {
                r.numbered(repeated, i -> read(name + "-" + i, entry));
                return;
            }
            read(name, entry);
        });
    }

    private void read(String name, Entry entry) {
        Joint joint = r.names.joints.get(name);
        if (joint == null && r.names.isWritten("joints", name)) {
            return;
        }
        ForceElement force = model.forces().get(name);
        if (joint == null && force != null) {
            internals(name, force instanceof Internal i ? i.internals() : Internal.Variables.NONE, entry);
            return;
        }
        if (joint == null) {
            Set<String> known = new LinkedHashSet<>(r.names.joints.keySet());
            String hint = r.names.bodies.containsKey(name)
                    ? "; body '" + name + "' is the child of a joint: give the coordinates of the joint"
                    : "";
            if (hint.isEmpty()) {
                r.problems.unknown(entry, "joint or free body", name, known);
            } else {
                r.problems.error(Code.UNKNOWN_NAME, entry, "is not a joint or a free body", hint);
            }
            return;
        }
        Map<String, Entry> keys = entry.children();
        Entry turning = joint.childDeforms() ? turning(keys) : null;
        keys.forEach((key, value) -> read(joint, key, value));
        if (turning != null) { // turns what the other keys have deformed
            SoftStart.spin(r, turning, joint, start);
        }
    }

    /** Takes the angular velocity of a body that deforms out of its keys; in the plane it is the spin, too. */
    private @Nullable Entry turning(Map<String, Entry> keys) {
        Entry spin = keys.remove(SPIN), inWorld = keys.remove(ANGULAR_VELOCITY);
        if (spin != null && !r.planar) {
            Renamed.warn(r.problems, spin, SPIN, ANGULAR_VELOCITY);
        }
        return inWorld != null ? inWorld : spin;
    }

    /** Internal states of a force by their names. */
    private void internals(String force, Internal.Variables own, Entry entry) {
        List<String> names = own.states().stream().map(Internal.Variable::name).toList();
        entry.children().forEach((key, value) -> {
            int k = names.indexOf(key);
            if (k >= 0) {
                double x = r.quantities.quantity(
                        value, own.states().get(k).dimension().unit());
                start.internal(own.at() + k, x);
                checkMuscle(force, own.at() + k, x, value);
            } else if (names.isEmpty()) {
                r.problems.error(Code.WRONG_KIND, value, "force '" + force + "' has no internal states to start with");
            } else {
                r.problems.unknown(value, "internal state of '" + force + "'", key, names);
            }
        });
    }

    /** What a muscle would silently change to what it can be. */
    private void checkMuscle(String force, int at, double x, Entry value) {
        if (model.forces().get(force) instanceof Muscle m) {
            if (at == m.activationAt() && !(x >= 0 && x <= 1)) {
                r.problems.error(
                        Code.OUT_OF_RANGE, value, "must lie between 0 and 1, was " + Quantities.was(value, x, ""));
            } else if (at == m.stateAt() && !(x > 0)) {
                r.problems.error(Code.NOT_POSITIVE, value, "must be > 0 m, was " + Quantities.was(value, x, "m"));
            }
        }
    }

    private void read(Joint joint, String key, Entry value) {
        Mobility.Coordinate[] all = joint.mobility().coordinates(),
                speeds = joint.mobility().speeds();
        boolean angles = hasThreeAngles(joint.mobility());
        for (int k = 0; k < all.length; k++) {
            if (!angles && !joint.mobility().isPlain(k)) {
                continue; // a part of a quaternion
            }
            if (key.equals(all[k].name())) {
                start.position(
                        joint,
                        k,
                        r.quantities.quantity(value, all[k].dimension().unit()));
                return;
            }
            boolean old = key.equals(all[k].name() + "-speed");
            if (old) {
                Renamed.warn(r.problems, value, key, speedKey(all[k]));
            }
            if (old
                    || key.equals(speedKey(all[k]))
                    || (!joint.mobility().isPlain(k) && key.equals(speeds[k].name()))
                    || (key.equals(ChannelId.SPEED) && speeds.length == 1)) {
                start.speed(
                        joint,
                        k,
                        r.quantities.quantity(value, all[k].dimension().rate().unit()));
                return;
            }
        }
        Mobility.Layout has = joint.mobility().layout();
        boolean soft = joint.childDeforms();
        if (has.places() > 0 && key.equals("at") && isVector(value)) {
            double[] x = r.quantities.vector(value, "m");
            for (int k = 0; k < has.places(); k++) {
                start.position(joint, has.placeAt() + k, x[k]);
            }
        } else if (has.places() > 0 && key.equals("velocity") && isVector(value)) {
            double[] x = r.quantities.vector(value, "m/s");
            for (int k = 0; k < has.places(); k++) {
                start.speed(joint, has.placeAt() + k, x[k]);
            }
        } else if (has.spins() == 1 && key.equals(SPIN) && value.isScalar()) {
            start.speed(joint, has.spinAt(), r.quantities.quantity(value, "rad/s"));
        } else if (has.spins() == 3 && key.equals(SPIN) && isVector(value)) {
            double[] x = r.quantities.vector(value, "rad/s");
            for (int k = 0; k < 3; k++) {
                start.speed(joint, has.spinAt() + k, x[k]);
            }
        } else if (has.quaternionAt() >= 0 && key.equals("orientation")) {
            Problems problems = new Problems();
            Part turn = Parts.ORIENTATION.read(value, problems);
            r.problems.addAll(problems);
            if (!problems.hasErrors()) {
                start.orientation(joint, Rotations.toQuaternion(r.frames.rotation(turn)));
            }
        } else {
            r.problems.error(
                    Code.UNKNOWN_NAME,
                    value,
                    (soft ? "a deformable body" : "a " + joint.mobility().type()) + " has no '" + key
                            + "' to initialise",
                    hint(key, joint));
        }
    }

    private boolean isVector(Entry e) {
        int n = e.items().size();
        if (!e.isList() || n < 2 || n > 3) {
            r.problems.error(Code.WRONG_FORM, e, "must be a list of 2 or 3 quantities, found " + e.form());
            return false;
        }
        return true;
    }

    private static String hint(String key, Joint joint) {
        String near = DidYouMean.hint(key, keys(joint), "key");
        return near.isEmpty() && joint.childDeforms()
                ? "; give at, velocity, " + turningKey(joint) + ", or coordinates such as a11 and a11.speed"
                : near;
    }

    /** The rate of a coordinate among several, as its channel ends. */
    private static String speedKey(Mobility.Coordinate c) {
        return ChannelId.of(c.name(), ChannelId.SPEED).name();
    }

    private static String turningKey(Joint joint) {
        return joint.childDeforms() && joint.mobility().layout().places() == 3 ? ANGULAR_VELOCITY : SPIN;
    }

    private static List<String> keys(Joint joint) {
        List<String> list = new ArrayList<>();
        Mobility m = joint.mobility();
        for (int k = 0; k < m.coordinates().length; k++) {
            if (m.isPlain(k) || hasThreeAngles(m)) {
                list.add(m.coordinates()[k].name());
                list.add(m.speeds().length == 1 ? ChannelId.SPEED : speedKey(m.coordinates()[k]));
            }
        }
        if (m.layout().places() > 0) {
            list.addAll(List.of("at", "velocity"));
        }
        if (m.layout().spins() > 0 || joint.childDeforms()) {
            list.add(turningKey(joint));
        }
        if (m.layout().quaternionAt() >= 0) {
            list.add("orientation");
        }
        return list;
    }

    /** Angles whose rates are not the speeds, which are an angular velocity; as many coordinates as speeds. */
    private static boolean hasThreeAngles(Mobility m) {
        return m.coordinates().length == m.speeds().length && m.plainCoordinates() < m.speeds().length;
    }
}
