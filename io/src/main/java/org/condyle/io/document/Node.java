package org.condyle.io.document;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was written, without the path it hangs on. Immutable, so aliases, overlays and documents share nodes; size and
 * height are those of the tree with every alias written out.
 */
sealed interface Node {
    int MOST = 200_000;
    int DEEPEST = 64;

    Position at();

    int size();

    int height();

    record Scalar(Position at, String text, boolean quoted) implements Node {
        @Override
        public int size() {
            return 1;
        }

        @Override
        public int height() {
            return 1;
        }

        boolean isNull() {
            return !quoted && (text.isEmpty() || isRemoval());
        }

        /** A written null, which takes a key away; a value that was merely left empty does not. */
        boolean isRemoval() {
            return !quoted && (text.equals("~") || text.equals("null") || text.equals("Null") || text.equals("NULL"));
        }
    }

    record Sequence(Position at, List<Node> items, int size, int height) implements Node {
        static Sequence of(Position at, List<Node> items) {
            return new Sequence(at, List.copyOf(items), sizeOf(items), heightOf(items));
        }
    }

    record Mapping(Position at, Map<String, Slot> slots, int size, int height) implements Node {
        static Mapping of(Position at, Map<String, Slot> slots) {
            List<Node> values = slots.values().stream().map(Slot::value).toList();
            Map<String, Slot> copy = Collections.unmodifiableMap(new LinkedHashMap<>(slots));
            return new Mapping(at, copy, sizeOf(values), heightOf(values));
        }
    }

    /** A value in a mapping and the place of its key. */
    record Slot(Position keyAt, Node value) {}

    private static int sizeOf(List<Node> children) {
        long size = 1;
        for (Node child : children) {
            size += child.size();
        }
        return (int) Math.min(size, Integer.MAX_VALUE);
    }

    private static int heightOf(List<Node> children) {
        int height = 0;
        for (Node child : children) {
            height = Math.max(height, child.height());
        }
        return height + 1;
    }
}
