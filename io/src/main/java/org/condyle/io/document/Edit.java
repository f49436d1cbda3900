package org.condyle.io.document;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A value that differs between a document and the same with a case and settings laid over it.
 *
 * @param path   keys and list indices from the root
 * @param before as the file has it; null if it is not there
 * @param after  as it was used; null if it was taken away
 * @param shared the text of the value stands for other values too: it belongs to an anchor
 * @param place  the innermost mapping or list of the file that holds the value, or would hold it
 */
public record Edit(
        String path, @Nullable Entry before, @Nullable Entry after, boolean shared, Entry place) {

    /** All differences, in the order of the file, new keys last. */
    public static List<Edit> between(Entry file, Entry used) {
        if (file.node() == used.node()) {
            return List.of();
        }
        Map<Position, Integer> uses = new HashMap<>();
        count(file, uses);
        List<Edit> edits = new ArrayList<>();
        compare(file, used, file, uses, edits);
        return edits;
    }

    private static void count(Entry e, Map<Position, Integer> uses) {
        if (e.isScalar()) {
            uses.merge(e.at(), 1, Integer::sum);
        }
        e.children().values().forEach(c -> count(c, uses));
        e.items().forEach(c -> count(c, uses));
    }

    private static boolean shared(Entry e, Map<Position, Integer> uses) {
        return e.isScalar()
                ? uses.getOrDefault(e.at(), 0) > 1
                : e.children().values().stream().anyMatch(c -> shared(c, uses))
                        || e.items().stream().anyMatch(c -> shared(c, uses));
    }

    private static void compare(Entry a, Entry b, Entry place, Map<Position, Integer> uses, List<Edit> out) {
        if (a.node() == b.node()) {
            return; // shared by both
        }
        if (a.isMapping() && b.isMapping()) {
            Set<String> keys = new LinkedHashSet<>(a.children().keySet());
            keys.addAll(b.children().keySet());
            for (String key : keys) {
                Entry before = a.child(key).orElse(null), after = b.child(key).orElse(null);
                if (before != null && after != null) {
                    compare(before, after, a, uses, out);
                } else if (before != null) {
                    out.add(new Edit(before.path(), before, null, shared(before, uses), a));
                } else if (after != null) {
                    out.add(new Edit(after.path(), null, after, shared(a, uses), a));
                }
            }
        } else if (a.isList() && b.isList() && a.items().size() == b.items().size()) {
            for (int i = 0; i < a.items().size(); i++) {
                compare(a.items().get(i), b.items().get(i), a, uses, out);
            }
        } else if (!a.sameAs(b)) {
            out.add(new Edit(b.path(), a, b, shared(a, uses), place));
        }
    }

    /** One line of YAML; null if the key is not in the file. */
    public @Nullable String beforeText() {
        return before == null ? null : YamlText.of(before);
    }

    /** One line of YAML; null if the key was taken away. */
    public @Nullable String afterText() {
        return after == null ? null : YamlText.of(after);
    }
}
