package org.condyle.io.document;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A mapping of a document under construction, for models that are translated from other formats. Every value has the place in
 * the foreign file that it comes from, so that messages lead there.
 */
public final class Draft {
    private final Position at;
    private final Map<String, Object> values = new LinkedHashMap<>(); // an Entry or a Draft
    private final Map<String, Position> places = new LinkedHashMap<>();

    public Draft(Position at) {
        this.at = at;
    }

    /** The mapping under a key; made if there is none yet. */
    public Draft mapping(String key, Position place) {
        places.putIfAbsent(key, place);
        Object there = values.computeIfAbsent(key, k -> new Draft(place));
        if (there instanceof Draft draft) {
            return draft;
        }
        throw new IllegalStateException("'" + key + "' is no mapping");
    }

    /** Sets a value; it replaces what was there. */
    public Draft set(String key, Entry value) {
        values.put(key, value);
        places.put(key, value.at());
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
        return values.containsKey(key);
    }

    public boolean isEmpty() {
        return values.isEmpty();
    }

    /** What it holds now. Mappings in which nothing was set are left out. */
    public Entry entry() {
        return Entry.root(node());
    }

    private Node.Mapping node() {
        Map<String, Node.Slot> slots = new LinkedHashMap<>();
        values.forEach((key, value) -> {
            Node node = value instanceof Draft draft ? draft.node() : ((Entry) value).node();
            if (!(value instanceof Draft draft && draft.isEmpty())) {
                slots.put(key, new Node.Slot(places.getOrDefault(key, at), node));
            }
        });
        return Node.Mapping.of(at, slots);
    }

    public static Entry word(Position at, String plain) {
        return Entry.of(at, "", plain);
    }

    /** A free text, which is never taken for a number or a word of the format. */
    public static Entry quoted(Position at, String text) {
        return Entry.synthetic(new Node.Scalar(at, text, true), "", "");
    }

    /** A name that somebody else has chosen: in quotes, unless it is a plain word. */
    public static Entry name(Position at, String name) {
        boolean word = name.matches("[A-Za-z][\\w-]*") && !name.matches("(?i)null|true|false|yes|no|on|off");
        return Entry.synthetic(new Node.Scalar(at, name, !word), "", "");
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
