package org.condyle.io.document;

import java.util.ArrayList;
import java.util.List;

/** KeyPath through a document: keys and list indices joined by dots; a key that has a dot itself stands in quotes. */
final class KeyPath {
    private KeyPath() {}

    static String join(String parent, String key) {
        String step = key.isEmpty() || key.indexOf('.') >= 0 || key.indexOf('"') >= 0 ? '"' + key + '"' : key;
        return parent.isEmpty() ? step : parent + "." + step;
    }

    /** The steps of {@code path}; an empty step (as in {@code a..b}) is kept for the caller to refuse. */
    static List<String> split(String path) {
        List<String> steps = new ArrayList<>();
        StringBuilder step = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < path.length(); i++) {
            char c = path.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == '.' && !quoted) {
                steps.add(step.toString());
                step.setLength(0);
            } else {
                step.append(c);
            }
        }
        steps.add(step.toString());
        return steps;
    }
}
