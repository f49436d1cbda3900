package org.condyle.io.document;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A mapping or list of which the end has not been read yet. */
final class YamlFrame {
    final boolean flow;
    final @Nullable String anchor;
    /** Place of the merge key, once there was one. */
    @Nullable
    Position mergeAt;

    private final Position at;
    private final boolean mapping;
    private final Map<String, Node.Slot> slots = new LinkedHashMap<>();
    private final List<Node> items = new ArrayList<>();
    private @Nullable Node merged;
    private @Nullable String key;
    private Position keyAt;
    private boolean merging;

    YamlFrame(Position at, boolean mapping, boolean flow, @Nullable String anchor) {
        this.at = at;
        this.mapping = mapping;
        this.flow = flow;
        this.anchor = anchor;
        keyAt = at;
    }

    boolean wantsKey() {
        return mapping && key == null;
    }

    @Nullable
    Position placeOf(String earlier) {
        Node.Slot slot = slots.get(earlier);
        return slot == null ? null : slot.keyAt();
    }

    void expectValueOf(String name, Position place, boolean merge) {
        key = name;
        keyAt = place;
        merging = merge;
        if (merge) {
            mergeAt = place;
        }
    }

    void add(Node value) {
        if (key == null) {
            items.add(value);
        } else if (merging) {
            merged = value;
        } else {
            slots.put(key, new Node.Slot(keyAt, value));
        }
        key = null;
    }

    /** The key or index being read, for the path of a problem; empty between two keys. */
    String step() {
        return mapping ? (key == null ? "" : key) : Integer.toString(items.size());
    }

    /** The finished node; what came in through the merge key stands behind the own keys, which win. */
    Node close(BiConsumer<Position, String> problem) {
        if (!mapping) {
            return Node.Sequence.of(at, items);
        }
        if (merged instanceof Node.Sequence several) {
            several.items().forEach(one -> merge(one, problem));
        } else if (merged != null) {
            merge(merged, problem);
        }
        return Node.Mapping.of(at, slots);
    }

    private void merge(Node source, BiConsumer<Position, String> problem) {
        if (source instanceof Node.Mapping from) {
            from.slots().forEach(slots::putIfAbsent);
        } else {
            problem.accept(mergeAt == null ? at : mergeAt, "'<<' merges a mapping or a list of mappings (<<: *name)");
        }
    }
}
