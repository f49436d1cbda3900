package org.condyle.foreign.opensim;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.io.foreign.Losses;

/**
 * Names in the model file. They are those of OpenSim, unless a rule of the file forbids one: names of parts have no dots, names
 * that formulas use consist of letters, digits and _, and two of joints, measures, constraints, forces and contacts cannot have
 * the same name. What is renamed is told as a harmless loss.
 */
final class Names {
    private final Losses losses;
    private final Set<String> parts = new HashSet<>();
    private final Set<String> bodies = new HashSet<>();
    private final Set<String> curves = new HashSet<>();
    private final Map<String, Set<String>> others = new HashMap<>();

    Names(Losses losses) {
        this.losses = losses;
        bodies.add("ground");
    }

    /** Name of a body. */
    String body(XmlElement e, String wanted) {
        return tell(e, wanted, unique(plain(wanted, "body"), "-body", bodies));
    }

    /**
     * Name of a joint, measure, constraint, force or contact.
     *
     * @param kind is added to a name that another part has
     */
    String part(XmlElement e, String wanted, String kind) {
        String clean = plain(wanted, kind);
        boolean taken = parts.contains(clean) || (kind.equals("contact") && bodies.contains(clean));
        String name = taken ? unique(clean + "-" + kind, "", parts) : unique(clean, "", parts);
        return tell(e, wanted, name);
    }

    /** Name of a joint or coordinate, which formulas use. */
    String joint(XmlElement e, String wanted) {
        return tell(e, wanted, unique(word(wanted, "joint"), "", parts));
    }

    /** Name of a coordinate in its joint. */
    String coordinate(XmlElement e, String joint, String wanted) {
        String clean = word(wanted, "coordinate");
        if (clean.matches("t|pi|and|or|not|if|speed|acceleration|effort|reaction|upper|lower")) {
            clean += "_";
        }
        return tell(e, wanted, unique(clean, "", others.computeIfAbsent(joint, k -> new HashSet<>())));
    }

    /** A name in a section of its own, such as surfaces. */
    String in(String section, XmlElement e, String wanted) {
        return tell(
                e, wanted, unique(plain(wanted, "part"), "", others.computeIfAbsent(section, k -> new HashSet<>())));
    }

    /** Name of a surface that is only drawn; nothing refers to it, so nothing is told. */
    String surface(String wanted) {
        return unique(plain(wanted, "geometry"), "", others.computeIfAbsent("surfaces", k -> new HashSet<>()));
    }

    /** Name of a curve; they have none in OpenSim, so nothing is told. */
    String curve(String wanted) {
        String clean = wanted.replaceAll("[^A-Za-z0-9_]", "_");
        return unique(clean.matches("[A-Za-z].*") ? clean : "f_" + clean, "", curves);
    }

    private String tell(XmlElement e, String wanted, String name) {
        if (!name.equals(wanted) && !wanted.isEmpty()) {
            losses.harmless(
                    e, "is called '" + name + "' here, because names are unique and have no signs of formulas in them");
        }
        return name;
    }

    private static String plain(String wanted, String missing) {
        String clean = wanted.replaceAll("[\\p{Cntrl}.\"]", "_").strip();
        return clean.isEmpty() ? missing : clean;
    }

    private static String word(String wanted, String missing) {
        String clean = wanted.strip().replaceAll("[^A-Za-z0-9_]", "_");
        return clean.isEmpty() ? missing : clean.matches("[0-9].*") ? "_" + clean : clean;
    }

    private static String unique(String wanted, String kind, Set<String> used) {
        String name = used.contains(wanted) ? wanted + kind : wanted;
        for (int i = 2; !used.add(name); i++) {
            name = wanted + kind + "_" + i;
        }
        return name;
    }
}
