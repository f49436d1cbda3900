package org.condyle.foreign.mjcf;

import java.util.HashMap;
import java.util.Map;
import org.condyle.foreign.XmlElement;
import org.jspecify.annotations.Nullable;

/** The default classes of a model: attributes that elements have unless they say otherwise. Classes inherit along their nesting. */
final class DefaultClasses {
    static final String MAIN = "main";

    /** One class: its own attributes of each element, and the class around it. */
    static final class Level {
        final @Nullable Level outer;
        private final Map<String, Map<String, String>> own = new HashMap<>();

        private Level(@Nullable Level outer) {
            this.outer = outer;
        }

        /** What this class itself says of an element. */
        Map<String, String> of(String tag) {
            return own.getOrDefault(tag, Map.of());
        }
    }

    private final Map<String, Level> classes = new HashMap<>();

    DefaultClasses(XmlElement root) {
        Level main = new Level(null);
        classes.put(MAIN, main);
        for (XmlElement e : root.children("default")) {
            read(e, main);
        }
    }

    private void read(XmlElement e, Level level) {
        for (XmlElement child : e.children()) {
            if (!child.name().equals("default")) {
                level.own.computeIfAbsent(child.name(), k -> new HashMap<>()).putAll(child.attributes());
                continue;
            }
            String name = child.attribute("class", "");
            if (name.isEmpty()) {
                throw child.problem("a default inside another needs a name: class=\"...\"");
            }
            read(child, classes.computeIfAbsent(name, k -> new Level(level)));
        }
    }

    /** The class of an element: its own, or that of the bodies around it. */
    Level find(XmlElement e, String childclass) {
        String name = e.attribute("class", childclass);
        Level found = classes.get(name);
        if (found == null) {
            throw e.problem("there is no default class \"" + name
                    + "\"; define it under <default>, perhaps in a file that" + " is not included");
        }
        return found;
    }

    boolean has(String name) {
        return classes.containsKey(name);
    }
}
