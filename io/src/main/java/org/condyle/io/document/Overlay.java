package org.condyle.io.document;

import java.util.LinkedHashMap;
import java.util.Map;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * Lays one tree over another: mappings are merged key by key, anything else is replaced, a written null ({@code ~})
 * takes the key away.
 */
record Overlay(Problems problems, boolean strict) {
    /** Taking away what is not there is a mistake of an overlay, but an empty key of an ordinary file. */
    Node.Mapping merge(Node.Mapping base, Node.Mapping over, String path) {
        Map<String, Node.Slot> slots = new LinkedHashMap<>(base.slots());
        over.slots().forEach((key, slot) -> {
            Node.Slot below = base.slots().get(key);
            if (slot.value() instanceof Node.Scalar scalar && scalar.isRemoval() && (strict || below != null)) {
                if (slots.remove(key) == null) {
                    nothingToRemove(base, key, slot, path);
                }
            } else {
                slots.put(key, below == null ? fresh(key, slot, path) : over(below, slot, KeyPath.join(path, key)));
            }
        });
        return Node.Mapping.of(over.at(), slots);
    }

    /** What must be laid over one mapping to get another; what both share is left out. */
    static Node.Mapping between(Node.Mapping from, Node.Mapping to) {
        Map<String, Node.Slot> slots = new LinkedHashMap<>();
        from.slots().forEach((key, slot) -> {
            if (!to.slots().containsKey(key)) {
                slots.put(key, new Node.Slot(slot.keyAt(), Node.Scalar.of(slot.keyAt(), "~", false)));
            }
        });
        to.slots().forEach((key, slot) -> {
            Node.@Nullable Slot below = from.slots().get(key);
            if (below != null && below.value() instanceof Node.Mapping a && slot.value() instanceof Node.Mapping b) {
                Node.Mapping inside = between(a, b);
                if (!inside.slots().isEmpty()) {
                    slots.put(key, new Node.Slot(slot.keyAt(), inside));
                }
            } else if (below == null || !Entry.root(below.value()).sameAs(Entry.root(slot.value()))) {
                slots.put(key, slot);
            }
        });
        return Node.Mapping.of(to.at(), slots);
    }

    private Node.Slot over(Node.Slot below, Node.Slot slot, String path) {
        if (below.value() instanceof Node.Mapping base) {
            if (slot.value() instanceof Node.Mapping over) {
                return new Node.Slot(slot.keyAt(), merge(base, over, path));
            }
            if (slot.value() instanceof Node.Scalar scalar && scalar.isNull()) {
                return below; // a key with nothing under it adds nothing
            }
        }
        return slot;
    }

    private Node.Slot fresh(String key, Node.Slot slot, String path) {
        if (strict && slot.value() instanceof Node.Mapping over) {
            Node.Mapping nothing = Node.Mapping.of(over.at(), Map.of());
            return new Node.Slot(slot.keyAt(), merge(nothing, over, KeyPath.join(path, key)));
        }
        return slot;
    }

    private void nothingToRemove(Node.Mapping base, String key, Node.Slot slot, String path) {
        String hint = DidYouMean.hint(key, base.slots().keySet(), "key");
        problems.add(Problem.error(
                Code.UNKNOWN_KEY, slot.keyAt(), path, "there is no key " + Quoted.of(key) + " to remove", hint));
    }
}
