package org.condyle.io.document;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A mapping of a document under construction, for models that are translated from other formats. Every value has the place in
 * the foreign file that it comes from, so that messages lead there.
 */
public final class Draft {
    private static final Object[] NOTHING = {};
    private static final int SMALL = 8;
    /** Texts and values that are remembered to be shared. */
    private static final int MOST_SHARED = 20_000;

    private final Position at;
    /** Key, place of the key, and an Entry or a Draft, one after the other; large mappings have an index. */
    private Object[] cells = NOTHING;

    private int used;
    private @Nullable Map<String, Integer> index;

    public Draft(Position at) {
        this.at = at;
    }

    private int find(String key) {
        if (index != null) {
            return index.getOrDefault(key, -1);
        }
        for (int i = 0; i < used; i += 3) {
            if (cells[i].equals(key)) {
                return i;
            }
        }
        return -1;
    }

    private void add(String key, Position place, Object value) {
        if (used == cells.length) {
            cells = Arrays.copyOf(cells, Math.max(6, 2 * used));
        }
        cells[used] = key;
        cells[used + 1] = place;
        cells[used + 2] = value;
        used += 3;
        if (index == null && used > 3 * SMALL) {
            index = new HashMap<>();
            for (int i = 0; i < used; i += 3) {
                index.put((String) cells[i], i);
            }
        } else if (index != null) {
            index.put(key, used - 3);
        }
    }

    /** The mapping under a key; made if there is none yet. */
    public Draft mapping(String key, Position place) {
        int found = find(key);
        if (found < 0) {
            Draft made = new Draft(place);
            add(key, place, made);
            return made;
        }
        if (cells[found + 2] instanceof Draft draft) {
            return draft;
        }
        throw new IllegalStateException("'" + key + "' is no mapping");
    }

    /** Sets a value; it replaces what was there. */
    public Draft set(String key, Entry value) {
        int found = find(key);
        if (found < 0) {
            add(key, value.at(), value.node());
        } else {
            cells[found + 1] = value.at();
            cells[found + 2] = value.node();
        }
        return this;
    }

    /** Sets a word, a number with its unit, or an expression, as it would stand without quotes. */
    public Draft set(String key, Position place, String plain) {
        return set(key, word(place, plain));
    }

    /** Sets a number with its unit; {@code unit} is empty for a plain number. */
    public Draft set(String key, Position place, double value, String unit) {
        return set(key, quantity(place, value, unit));
    }

    /** Sets a list of numbers with their unit. */
    public Draft set(String key, Position place, double[] numbers, String unit) {
        return set(key, quantities(place, numbers, unit));
    }

    /** Sets a free text, which is never taken for a number or a word of the format. */
    public Draft text(String key, Position place, String text) {
        return set(key, quoted(place, text));
    }

    public boolean has(String key) {
        return find(key) >= 0;
    }

    public boolean isEmpty() {
        return used == 0;
    }

    /**
     * What it holds now. Mappings in which nothing was set are left out. Equal values of the same place are one, and equal texts
     * are one: zeros and words repeat in translated models.
     */
    public Entry entry() {
        return Entry.root(node(new HashMap<>()));
    }

    private Node.Mapping node(Map<Object, Object> pool) {
        Object[] all = new Object[used];
        int n = 0;
        for (int i = 0; i < used; i += 3) {
            if (!(cells[i + 2] instanceof Draft draft && draft.isEmpty())) {
                all[n] = shared((String) cells[i], pool);
                all[n + 1] = cells[i + 1];
                all[n + 2] = cells[i + 2] instanceof Draft draft ? draft.node(pool) : shared((Node) cells[i + 2], pool);
                n += 3;
            }
        }
        return new Node.Mapping(at, n == used ? all : Arrays.copyOf(all, n));
    }

    private static String shared(String text, Map<Object, Object> pool) {
        return (String) pool.computeIfAbsent(text, t -> t);
    }

    private static Node shared(Node node, Map<Object, Object> pool) {
        if (node instanceof Node.Sequence list) {
            List<Node> items = list.items().stream().map(x -> shared(x, pool)).toList();
            Node made = Node.Sequence.of(list.at(), items);
            return items.size() > SMALL ? made : (Node) pool.computeIfAbsent(made, x -> x);
        }
        if (!(node instanceof Node.Scalar scalar)) {
            return node;
        }
        if (pool.size() > MOST_SHARED) {
            pool.clear(); // zeros and words come again
        }
        Node.@Nullable Scalar known = (Node.Scalar) pool.get(scalar);
        if (known == null) {
            known = Node.Scalar.of(scalar.at(), shared(scalar.text(), pool), scalar.quoted());
            pool.put(known, known);
        }
        return known;
    }

    public static Entry word(Position at, String plain) {
        return Entry.of(at, "", plain);
    }

    /** A free text, which is never taken for a number or a word of the format. */
    public static Entry quoted(Position at, String text) {
        return Entry.synthetic(Node.Scalar.of(at, text, true), "", "");
    }

    /** A name that somebody else has chosen: in quotes, unless it is a plain word. */
    public static Entry name(Position at, String name) {
        boolean word = name.matches("[A-Za-z][\\w-]*") && !name.matches("(?i)null|true|false|yes|no|on|off");
        return Entry.synthetic(Node.Scalar.of(at, name, !word), "", "");
    }

    public static Entry quantity(Position at, double value, String unit) {
        return word(at, number(value) + (unit.isEmpty() ? "" : " " + unit));
    }

    public static Entry quantities(Position at, double[] values, String unit) {
        List<Entry> items = new ArrayList<>();
        for (double v : values) {
            items.add(quantity(at, v, unit));
        }
        return Entry.of(at, "", items);
    }

    public static Entry list(Position at, List<Entry> items) {
        return Entry.of(at, "", items);
    }

    /** The shortest digits that read back as the same number. */
    public static String number(double value) {
        String text = Double.toString(value).replace("E", "e");
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text.replace(".0e", "e");
    }
}
