package org.condyle.foreign.opensim;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.condyle.foreign.XmlElement;

/**
 * The element {@code <defaults>} of a model: for a class of objects the values of properties that an object does not give itself.
 * They are written into the objects, so that nothing else needs to know of them.
 */
final class Defaults {
    private final Map<String, XmlElement> byClass = new HashMap<>();

    private Defaults() {}

    static void fillIn(XmlElement root, XmlElement model) {
        Defaults d = new Defaults();
        for (XmlElement owner : List.of(root, model)) {
            owner.child("defaults").ifPresent(all -> all.children().forEach(c -> d.byClass.putIfAbsent(c.name(), c)));
        }
        if (!d.byClass.isEmpty()) {
            model.children().stream().filter(c -> !c.name().equals("defaults")).forEach(d::fill);
        }
    }

    private void fill(XmlElement e) {
        for (XmlElement child : List.copyOf(e.children())) {
            fill(child);
        }
        XmlElement own = byClass.get(e.name());
        if (own != null && (e.has("name") || !e.children().isEmpty())) {
            for (XmlElement property : own.children()) {
                if (e.child(property.name()).isEmpty()) {
                    copy(property, e);
                }
            }
        }
    }

    private static void copy(XmlElement from, XmlElement parent) {
        XmlElement made = new XmlElement(from.name(), from.at(), parent);
        from.attributes().forEach(made::put);
        made.setText(from.text());
        from.children().forEach(c -> copy(c, made));
    }
}
