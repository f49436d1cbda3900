package org.condyle.foreign.mjcf;

import java.util.HashMap;
import java.util.Map;
import org.condyle.expression.Expression;
import org.condyle.foreign.XmlElement;
import org.condyle.io.foreign.Losses;

/**
 * Names of parts that results are found by. MuJoCo has a list of names for each kind of element and allows all characters;
 * here joints, measures, constraints and forces share one list, and formulas must be able to contain the names.
 */
final class Names {
    private final Losses losses;
    private final Map<String, Integer> parts = new HashMap<>(); // the number to try next
    private final Map<String, Integer> bodies = new HashMap<>(Map.of("ground", 2));

    private final Map<String, Integer> surfaces = new HashMap<>();

    Names(Losses losses) {
        this.losses = losses;
    }

    /** A name for a joint, measure, constraint or force. */
    String part(XmlElement e, String wanted) {
        return told(e, wanted, free(plain(wanted), parts));
    }

    /** A name for an actuator, which often has that of its joint or tendon: its kind stands behind it then. */
    String actuator(XmlElement e, String wanted) {
        String plain = plain(wanted);
        if (!parts.containsKey(plain)) {
            return part(e, wanted);
        }
        String kind = e.name().equals("general") ? "actuator" : e.name();
        losses.harmless(e, "is called NAME_" + kind + " here, because a joint or a tendon has the same name");
        return free(plain + "_" + kind, parts);
    }

    String body(XmlElement e, String wanted) {
        return told(e, wanted, free(plain(wanted), bodies));
    }

    /** A name for a surface, in which blanks are allowed. */
    String surface(XmlElement e, String wanted) {
        return told(e, wanted, free(wanted, surfaces));
    }

    private String told(XmlElement e, String wanted, String name) {
        if (!name.equals(wanted) && wanted.equals(e.attribute("name", ""))) {
            losses.harmless(e, "is called '" + name + "' here: names consist of letters, digits, _ and -, and differ");
        }
        return name;
    }

    private static String free(String wanted, Map<String, Integer> taken) {
        String name = wanted;
        while (taken.containsKey(name)) {
            int next = taken.merge(wanted, 1, Integer::sum);
            name = wanted + "_" + (next - 1);
        }
        taken.put(name, 2);
        return name;
    }

    /** A name that formulas can contain. */
    static String plain(String wanted) {
        String name = wanted.strip().replaceAll("[^A-Za-z0-9_-]", "_");
        name = name.isEmpty() || !Character.isLetter(name.charAt(0)) ? "n" + name : name;
        return Expression.isName(name) && !name.equals("t") ? name : name.replace('-', '_') + "_";
    }
}
