package org.condyle.io.document;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.condyle.io.problem.Code;

/**
 * A mapping seen through its {@link MappingType}: code asks by key and gets what was written or the default. Asking for
 * a key the shape does not have is a mistake in the code; asking for one that is missing or wrong in the document
 * throws a {@link DocumentException} with its place.
 */
public final class Part {
    private final MappingType shape;
    private final Entry entry;
    private final String variant;

    Part(MappingType shape, Entry entry, String variant) {
        this.shape = shape;
        this.entry = entry;
        this.variant = variant;
    }

    /** The mapping itself, for its path and place. */
    public Entry entry() {
        return entry;
    }

    /** The same with other texts, where a rule changes them. */
    public Part withTexts(UnaryOperator<String> rule) {
        return new Part(shape, entry.withTexts(rule), variant);
    }

    /** The word that chose the shape in a {@link Union}; empty elsewhere. */
    public String variant() {
        return variant;
    }

    /** The shape has such a key. */
    public boolean knows(String key) {
        return shape.has(key);
    }

    /** The key is written in the document and has a value. */
    public boolean has(String key) {
        shape.keyNamed(key);
        return entry.child(key).filter(e -> !e.isNull()).isPresent();
    }

    /** What is written, or else the default of the shape, if there is one. */
    public Optional<Entry> find(String key) {
        Key known = shape.keyNamed(key);
        Optional<Entry> given = entry.child(key);
        return given.isPresent() || known.fallback() == null ? given : Optional.of(entry.with(key, known.standard()));
    }

    /** Like {@link #find} for a key that is required or has a default. */
    public Entry entry(String key) {
        return find(key).orElseThrow(() -> new DocumentException(MappingType.missing(entry, shape.keyNamed(key))));
    }

    public String text(String key) {
        return checked(key).text();
    }

    public int integer(String key) {
        return Math.toIntExact(Long.parseLong(checked(key).text()));
    }

    public boolean flag(String key) {
        return checked(key).text().equals("true");
    }

    /** Items of a list; a single value where one or a list may stand counts as a list of one. */
    public List<Entry> list(String key) {
        return find(key)
                .map(e -> e.isList() || e.isNull() ? e.items() : List.of(e))
                .orElse(List.of());
    }

    /** The texts of {@link #list}. */
    public List<String> texts(String key) {
        return list(key).stream().map(Entry::text).toList();
    }

    /** A mapping of names to plain values, such as parameters. */
    public Map<String, Entry> entries(String key) {
        return find(key).map(Entry::children).orElse(Map.of());
    }

    /** A mapping inside this one that has a shape of its own. */
    public Part part(String key) {
        return through(shape.keyNamed(key).kind(), entry(key));
    }

    /** Every item of a list of mappings. */
    public List<Part> parts(String key) {
        return list(key).stream().map(e -> through(inner(key, e), e)).toList();
    }

    /** Every named mapping below {@code key}: {@code values.each("bodies", (name, body) -> ...)}. */
    public void each(String key, BiConsumer<String, Part> action) {
        entries(key).forEach((name, e) -> action.accept(name, through(inner(key, e), e)));
    }

    private Entry checked(String key) {
        Entry value = entry(key);
        shape.keyNamed(key).kind().require(value);
        return value;
    }

    private ValueType inner(String key, Entry item) {
        ValueType outer = shape.keyNamed(key).kind().choose(find(key).orElse(item));
        if (outer instanceof OtherKinds.ListKind list) {
            return list.item();
        }
        return outer instanceof OtherKinds.MapKind map ? map.value() : outer;
    }

    private static Part through(ValueType kind, Entry entry) {
        ValueType chosen = kind.choose(entry);
        if (chosen instanceof Union union) {
            return union.part(entry);
        }
        if (chosen instanceof MappingType shape) {
            return new Part(shape, entry, "");
        }
        throw new DocumentException(Problem.error(
                Code.WRONG_FORM, entry.at(), entry.path(), "must be " + kind.says() + ", found " + entry.form()));
    }
}
