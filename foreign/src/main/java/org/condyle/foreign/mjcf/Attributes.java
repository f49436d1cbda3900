package org.condyle.foreign.mjcf;

import java.util.List;
import java.util.Map;
import org.condyle.foreign.XmlElement;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/** The attributes of an element together with those that it has from its default class. */
final class Attributes {
    private final XmlElement element;
    private final String tag;
    private final DefaultClasses.@Nullable Level defaults;

    /**
     * @param tag      what default classes call the element
     * @param defaults its class; null for elements that have none
     */
    Attributes(XmlElement element, String tag, DefaultClasses.@Nullable Level defaults) {
        this.element = element;
        this.tag = tag;
        this.defaults = defaults;
    }

    static Attributes plain(XmlElement element) {
        return new Attributes(element, element.name(), null);
    }

    XmlElement element() {
        return element;
    }

    private @Nullable String find(String key) {
        if (element.has(key)) {
            return element.attribute(key, "");
        }
        for (DefaultClasses.Level l = defaults; l != null; l = l.outer) {
            String value = l.of(tag).get(key);
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    /** The attributes of the nearest place that has one of these keys: the element, its class, the class around it. */
    Map<String, String> nearest(List<String> keys) {
        for (String key : keys) {
            if (element.has(key)) {
                return element.attributes();
            }
        }
        for (DefaultClasses.Level l = defaults; l != null; l = l.outer) {
            Map<String, String> own = l.of(tag);
            for (String key : keys) {
                if (own.containsKey(key)) {
                    return own;
                }
            }
        }
        return Map.of();
    }

    boolean has(String key) {
        return find(key) != null;
    }

    String text(String key, String missing) {
        String value = find(key);
        return value == null ? missing : value.strip();
    }

    double number(String key, double missing) {
        return numbers(key, missing)[0];
    }

    /** As many numbers as stand for missing ones; fewer in the file leave the last of those. */
    double[] numbers(String key, double... missing) {
        String value = find(key);
        return value == null ? missing.clone() : numbers(key, value, missing);
    }

    double[] numbers(String key, String written, double... missing) {
        double[] given = list(key, written);
        if (given.length == 0 || given.length > missing.length) {
            throw element.problem(key + " needs " + (missing.length == 1 ? "one number" : missing.length + " numbers")
                    + ", has " + given.length);
        }
        double[] out = missing.clone();
        System.arraycopy(given, 0, out, 0, given.length);
        return out;
    }

    /** Exactly three numbers or the like, for vectors in which none may be missing. */
    double[] vector(String key, double... missing) {
        String value = find(key);
        if (value == null) {
            return missing.clone();
        }
        double[] given = list(key, value);
        if (given.length != missing.length) {
            throw element.problem(key + " needs " + missing.length + " numbers, has " + given.length);
        }
        return given;
    }

    /** All numbers of an attribute; none if it is missing. */
    double[] list(String key) {
        return list(key, text(key, ""));
    }

    private double[] list(String key, String written) {
        double[] out = element.numbers(written);
        for (double x : out) {
            if (!Double.isFinite(x) || Math.abs(x) > 1e30) {
                throw element.problem(key + " must be finite numbers, has " + x);
            }
        }
        return out;
    }

    boolean flag(String key, boolean missing) {
        return switch (text(key, missing ? "true" : "false")) {
            case "true", "enable" -> true;
            case "false", "disable" -> false;
            default -> throw element.problem(key + " must be true or false, is " + Quoted.of(text(key, "")));
        };
    }
}
