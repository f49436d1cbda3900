package org.condyle.io.document;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The slots of a mapping in the order of the file, seen as a map. They are kept as cells of one array, a quarter of what a {@link
 * java.util.LinkedHashMap} takes; large mappings are searched by halves, since keys of strangers can have equal hashes. Immutable.
 */
final class SlotMap extends AbstractMap<String, Node.Slot> {
    private static final int SMALL = 8;
    private static final int[] UNSORTED = {};

    private final Object[] cells; // key, place of the key, value
    private final int[] sorted;

    SlotMap(Object[] cells, int[] sorted) {
        this.cells = cells;
        this.sorted = sorted;
    }

    /** Where the keys of a large mapping stand in the order of the alphabet; nothing for a small one. */
    static int[] sorted(Object[] cells) {
        int n = cells.length / 3;
        return n <= SMALL
                ? UNSORTED
                : IntStream.range(0, n)
                        .boxed()
                        .sorted(Comparator.comparing(i -> (String) cells[3 * i]))
                        .mapToInt(Integer::intValue)
                        .toArray();
    }

    private String key(int which) {
        return (String) cells[3 * which];
    }

    /** Key, place of the key and value of each slot, one after the other. */
    static Object[] cells(Map<String, Node.Slot> slots) {
        if (slots instanceof SlotMap same) {
            return same.cells;
        }
        Object[] cells = new Object[3 * slots.size()];
        int n = 0;
        for (Map.Entry<String, Node.Slot> e : slots.entrySet()) {
            cells[n++] = e.getKey();
            cells[n++] = e.getValue().keyAt();
            cells[n++] = e.getValue().value();
        }
        return cells;
    }

    private int find(@Nullable Object key) {
        if (sorted.length > 0) {
            return key instanceof String text ? search(text) : -1;
        }
        for (int i = 0; i < cells.length; i += 3) {
            if (cells[i].equals(key)) {
                return i;
            }
        }
        return -1;
    }

    private int search(String key) {
        int low = 0, high = sorted.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1, side = key(sorted[middle]).compareTo(key);
            if (side == 0) {
                return 3 * sorted[middle];
            }
            low = side < 0 ? middle + 1 : low;
            high = side < 0 ? high : middle - 1;
        }
        return -1;
    }

    private Node.Slot slot(int at) {
        return new Node.Slot((Position) cells[at + 1], (Node) cells[at + 2]);
    }

    @Override
    public int size() {
        return cells.length / 3;
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return find(key) >= 0;
    }

    @Override
    public Node.@Nullable Slot get(@Nullable Object key) {
        int at = find(key);
        return at < 0 ? null : slot(at);
    }

    @Override
    public Set<Entry<String, Node.Slot>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return cells.length / 3;
            }

            @Override
            public Iterator<Entry<String, Node.Slot>> iterator() {
                return new Walk();
            }
        };
    }

    private final class Walk implements Iterator<Entry<String, Node.Slot>> {
        private int next;

        @Override
        public boolean hasNext() {
            return next < cells.length;
        }

        @Override
        public Entry<String, Node.Slot> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            next += 3;
            return Map.entry((String) cells[next - 3], slot(next - 3));
        }
    }
}
