package org.condyle.io.document;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What was written, without the path it hangs on. Immutable, so aliases, overlays and documents share nodes; size and
 * height are those of the tree with every alias written out.
 */
sealed interface Node extends Serializable {
    int MOST = 200_000;
    int DEEPEST = 64;
    int MOST_COUNTED = (1 << 24) - 1;

    Position at();

    int size();

    int height();

    /** There are very many: whether one is quoted is told by its class, which takes no room. */
    sealed class Scalar implements Node {
        private static final long serialVersionUID = 1L;

        private final Position at;
        private final String text;
        /** What was made of the text, such as a number with its unit. */
        private transient volatile @Nullable Object made;

        private Scalar(Position at, String text) {
            this.at = at;
            this.text = text;
        }

        static Scalar of(Position at, String text, boolean quoted) {
            return quoted ? new Quoted(at, text) : new Scalar(at, text);
        }

        private static final class Quoted extends Scalar {
            private static final long serialVersionUID = 1L;

            private Quoted(Position at, String text) {
                super(at, text);
            }

            @Override
            boolean quoted() {
                return true;
            }
        }

        @Override
        public Position at() {
            return at;
        }

        String text() {
            return text;
        }

        boolean quoted() {
            return false;
        }

        @Nullable
        Object made() {
            return made;
        }

        void setMade(Object what) {
            made = what;
        }

        @Override
        public int size() {
            return 1;
        }

        @Override
        public int height() {
            return 1;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Scalar s && quoted() == s.quoted() && text.equals(s.text) && at.equals(s.at);
        }

        @Override
        public int hashCode() {
            return 31 * at.hashCode() + text.hashCode();
        }

        boolean isNull() {
            return !quoted() && (text.isEmpty() || isRemoval());
        }

        /** A written null, which takes a key away; a value that was merely left empty does not. */
        boolean isRemoval() {
            return !quoted() && (text.equals("~") || text.equals("null") || text.equals("Null") || text.equals("NULL"));
        }
    }

    record Sequence(Position at, List<Node> items, int size, int height) implements Node {
        static Sequence of(Position at, List<Node> items) {
            return new Sequence(at, List.copyOf(items), sizeOf(items), heightOf(items));
        }
    }

    /** There are many in a document, and nearly all are small: keys, places and values stand side by side in one array. */
    final class Mapping implements Node {
        private static final long serialVersionUID = 1L;

        private final Position at;
        private final Object[] cells; // nodes, places and keys, all of which can be sent
        private final int[] sorted;
        /** Size and height in one number, both capped far above what a document may have: there are many mappings. */
        private final int extent;

        /** The kind that has found nothing wrong with it and all that is inside; nodes are shared by documents that differ elsewhere. */
        private transient volatile @Nullable ValueType sound;

        /**
         * @param cells key, place of the key, value, one after the other; the keys differ
         */
        Mapping(Position at, Object[] cells) {
            this.at = at;
            this.cells = cells;
            sorted = SlotMap.sorted(cells);
            long all = 1;
            int highest = 0;
            for (int i = 2; i < cells.length; i += 3) {
                Node value = (Node) cells[i];
                all += value.size();
                highest = Math.max(highest, value.height());
            }
            extent = (int) Math.min(all, MOST_COUNTED) << 7 | Math.min(highest + 1, 127);
        }

        static Mapping of(Position at, Map<String, Slot> slots) {
            return new Mapping(at, SlotMap.cells(slots));
        }

        @Override
        public Position at() {
            return at;
        }

        boolean isSound(ValueType kind) {
            return sound == kind;
        }

        void setSound(ValueType kind) {
            sound = kind;
        }

        /** In the order of the file; what is asked of it is made of the cells. */
        Map<String, Slot> slots() {
            return new SlotMap(cells, sorted);
        }

        @Override
        public int size() {
            return extent >>> 7;
        }

        @Override
        public int height() {
            return extent & 127;
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
