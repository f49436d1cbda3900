package org.condyle.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.app.shell.ModelOptions;
import org.condyle.io.document.Document;
import org.condyle.io.document.Entry;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;

/**
 * A published result that can be computed again: a model as it stands, or one of its cases, with its claims.
 *
 * @param caseName empty for the model as it stands
 */
record Published(Description source, String caseName) {
    /** Cases that read what is not ours to ship. */
    private static final Map<String, String> NOT_SHIPPED = Map.of(
            "walking/seven-segments data", "reads Winter's tables, which are under copyright and are not distributed");

    private static final Map<String, String> TAKES_LONG =
            Map.of("contact/thousand-spheres thousand", "takes about 15 s");

    /** Everything with claims, in the order of the file. A case that changes nothing is the model as it stands. */
    static List<Published> of(Description source) {
        List<Published> list = new ArrayList<>();
        new Published(source, "").addIfClaimed(source.document(), list);
        cases(source).forEach((name, overlay) -> {
            if (!overlay.children().isEmpty()) {
                new Published(source, name).addIfClaimed(source.document().merge(overlay), list);
            }
        });
        return list;
    }

    private static Map<String, Entry> cases(Description source) {
        return source.document().find("cases").map(Entry::children).orElse(Map.of());
    }

    private void addIfClaimed(Document document, List<Published> list) {
        if (claims(document) > 0) {
            list.add(this);
        }
    }

    private static int claims(Document document) {
        return document.find("claims").map(c -> c.children().size()).orElse(0);
    }

    /** How many claims it has. */
    int claims() {
        Entry overlay = cases(source).get(caseName);
        return claims(overlay == null ? source.document() : source.document().merge(overlay));
    }

    /** What results of this model are asked for under another name of its cases. */
    Published other(String name) {
        Entry overlay = cases(source).get(name);
        return new Published(source, overlay != null && overlay.children().isEmpty() ? "" : name);
    }

    String label() {
        return caseName.isEmpty() ? source.name() : source.name() + " " + caseName;
    }

    /** Why it is not run; empty if it is. */
    String leftOut(boolean quick) {
        String data = NOT_SHIPPED.getOrDefault(label(), "");
        return !data.isEmpty() || !quick ? data : TAKES_LONG.getOrDefault(label(), "");
    }

    /** Folder of its results: {@code contact/two-spheres-hertz}; a file of one's own by its short name. */
    String folder() {
        boolean library = Library.names().contains(source.name());
        return ModelOptions.folder(library ? source.name() : source.shortName(), caseName);
    }
}
