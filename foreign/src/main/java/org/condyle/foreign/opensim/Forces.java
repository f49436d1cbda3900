package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;

/** The force set: each class goes to the reader of its kind, each type to its writer, and what is unknown is reported. */
final class Forces {
    /** Forces that are written with the path that they act along. */
    private static final Set<String> ALONG_PATHS = Set.of("ligament", "motor", "muscle", "spring", "damper");

    private Forces() {}

    static void read(Osim o) {
        List<XmlElement> all = new ArrayList<>(o.set("ForceSet"));
        all.addAll(o.set("ActuatorSet"));
        o.controls.learn();
        for (XmlElement e : all) {
            if (e.flag("appliesForce", !e.flag("isDisabled", false))) {
                force(o, e);
            } else if (isMuscle(e)) {
                o.paths.measure(e);
                o.losses.harmless(e, "is switched off in the file; its path is kept and measured");
            } else {
                o.losses.harmless(e, "is switched off in the file and left out");
            }
        }
    }

    /** Whether a force acts along a coordinate along which nothing can act here. */
    private static boolean isLost(Osim o, XmlElement e) {
        if (!e.name().matches("SpringGeneralizedForce|CoordinateLimitForce|.*Coordinate(Actuator|Force)")) {
            return false;
        }
        Coordinates.Known k = o.coordinates.lookUp(Sockets.path(e, "coordinate", "coordinate"));
        return k != null && !k.driving();
    }

    private static void force(Osim o, XmlElement e) {
        if (isLost(o, e)) {
            o.losses.matters(e, "acts along an angle of its joint that has no speed of its own; it does not act here");
            return;
        }
        OpenSimElements.FORCES
                .reader(e.name())
                .or(() -> OpenSimElements.CONTACTS.reader(e.name()))
                .orElse(Forces::unknown)
                .read(o, e);
    }

    private static void unknown(Osim o, XmlElement e) {
        if (!isMuscle(e)) {
            o.losses.matters(e, "this kind of force is not known; it does not act here");
            return;
        }
        String way = o.paths.measure(e) ? "; its path is kept and measured" : "; it is left out";
        o.losses.matters(e, "the force of this class is not known" + way);
    }

    private static boolean isMuscle(XmlElement e) {
        return Paths.of(e) != null || e.name().matches(".*Muscle(_Deprecated)?");
    }

    static void write(Sheet s) {
        s.r.controls.read(s.values);
        s.r.eachPart(
                s.values,
                "forces",
                (name, v) ->
                        OpenSimElements.FORCES.writer(v.variant(), Forces::lost).write(s, name, v));
        s.values.entries("measures").forEach((name, e) -> measure(s, name, e));
    }

    private static void lost(Sheet s, String name, Part v) {
        s.matters(v.entry(), v.variant(), "OpenSim has no such force; it is left out");
    }

    static void writeExternalLoad(Sheet s, String name, Part v) {
        s.matters(v.entry(), v.variant(), "OpenSim reads loads with the setup file of an analysis, not with the model");
    }

    /** A path that is only measured becomes a {@code PathActuator}; other measures exist for the forces along them. */
    private static void measure(Sheet s, String name, Entry e) {
        if (Sheet.is(e, "type", "path") && !isUsed(s, name)) {
            XmlElement f = s.object("ForceSet", "PathActuator", name);
            Sheet.numbers(f, "optimal_force", 0);
            s.paths.write(f, e);
        }
        e.child("limits").ifPresent(l -> s.matters(l, "limits", "OpenSim has no stops of measures; they are left out"));
    }

    /** A path along which a force acts has been written with that force. */
    private static boolean isUsed(Sheet s, String measure) {
        return s.values.entries("forces").values().stream()
                .anyMatch(f -> Sheet.is(f, "on", measure) && ALONG_PATHS.contains(Sheet.word(f, "type", "")));
    }
}
