package org.condyle.foreign.mjcf;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of an actuator. In MuJoCo all kinds of actuators share one set of defaults, so that a range that a class gives to
 * {@code general} holds for its motors, too. Lists of parameters are completed from outside inwards: a class gives nine numbers, an element
 * the first three of them.
 */
final class ActuatorKeys {
    private static final List<String> KINDS = List.of(
            "general", "motor", "position", "velocity", "intvelocity", "damper", "cylinder", "muscle", "adhesion");
    private static final Set<String> SHARED = Set.of(
            "ctrllimited",
            "ctrlrange",
            "forcelimited",
            "forcerange",
            "actlimited",
            "actrange",
            "gear",
            "lengthrange",
            "dyntype",
            "gaintype",
            "biastype");

    private final Attributes own;
    private final XmlElement element;
    private final DefaultClasses.Level level;

    ActuatorKeys(XmlElement element, DefaultClasses.Level level) {
        this.element = element;
        this.level = level;
        XmlElement whole = new XmlElement(element.name(), element.at(), null);
        for (String key : SHARED) {
            String value = element.has(key) ? null : shared(key);
            if (value != null) {
                whole.put(key, value);
            }
        }
        element.attributes().forEach(whole::put);
        own = new Attributes(whole, element.name(), level);
    }

    private @Nullable String shared(String key) {
        for (DefaultClasses.Level l = level; l != null; l = l.outer) {
            String mine = l.of(element.name()).get(key);
            if (mine != null) {
                return mine;
            }
            for (String kind : KINDS) {
                String value = l.of(kind).get(key);
                if (value != null && !(key.endsWith("type") && !kind.equals("general"))) {
                    return value;
                }
            }
        }
        return null;
    }

    XmlElement element() {
        return element;
    }

    String text(String key, String missing) {
        return own.text(key, missing);
    }

    double number(String key, double missing) {
        return own.number(key, missing);
    }

    double[] numbers(String key, double... missing) {
        return own.numbers(key, missing);
    }

    /** Numbers of which every class and the element may give the first ones. */
    double[] parameters(String key, double... missing) {
        Deque<DefaultClasses.Level> inwards = new ArrayDeque<>();
        for (DefaultClasses.Level l = level; l != null; l = l.outer) {
            inwards.push(l);
        }
        double[] out = missing;
        for (DefaultClasses.Level l : inwards) {
            String value = l.of(element.name()).get(key);
            out = value == null ? out : own.numbers(key, value, out);
        }
        return element.has(key) ? own.numbers(key, element.attribute(key, ""), out) : out;
    }

    /** A range that holds, or null: by its flag, or by being there if MuJoCo decides. */
    double @Nullable [] range(String flag, String key, boolean automatic) {
        String word = own.text(flag, "auto");
        boolean on = word.equals("auto") ? automatic && own.has(key) : own.flag(flag, false);
        double[] range = own.numbers(key, 0, 0);
        if (!on) {
            return null;
        }
        if (!(range[0] <= range[1])) {
            throw element.problem(key + " must begin with its smaller value");
        }
        return range;
    }
}
