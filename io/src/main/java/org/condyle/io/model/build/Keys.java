package org.condyle.io.model.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.document.Union;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.ForeignWords;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * Keys of a mapping under construction, which are those of the model file. A key that the declared type does not have, or a value of
 * another kind, is refused at once with a {@link DocumentException}, whose message begins with the line of Java that has set it; what is
 * missing in a part is told where the part ends. Units and names of other parts are checked when the model is compiled, with the same lines.
 *
 * <p>A key is given once. Sections whose keys are names, such as {@code forces}, can be continued.
 *
 * @param <B> the builder itself
 */
public abstract class Keys<B extends Keys<B>> {
    private final ValueType kind;
    private final boolean partial;
    private final Position at;
    private final String path;
    /** An Entry, a section that can be continued, or a list of entries. */
    private final Map<String, Object> cells = new LinkedHashMap<>();

    /**
     * @param kind    the declared type
     * @param partial whether it is laid over a complete one, so that keys may be missing
     * @param at      where it begins
     * @param path    what leads to it
     */
    protected Keys(ValueType kind, boolean partial, Position at, String path) {
        ValueType chosen = kind.choose(Entry.of(at, path, Map.of()));
        this.kind = chosen.isOverlay() ? chosen.inside().get(0) : chosen;
        this.partial = partial || chosen.isOverlay();
        this.at = at;
        this.path = path;
    }

    protected abstract B self();

    /** The line of Java that uses the builder. */
    protected static Position caller() {
        return JavaValues.caller();
    }

    /** A formula over parameters, and over what else formulas of the model file may contain there. */
    public static String formula(String expression) {
        return "= " + expression;
    }

    /** A number in SI units, or without a unit. */
    public final B set(String key, double value) {
        return set(key, JavaValues.number(caller(), value, ""));
    }

    /** A number with its unit: {@code set("length", 26, "cm")}. */
    public final B set(String key, double value, String unit) {
        return set(key, JavaValues.number(caller(), value, unit));
    }

    /** A list of numbers with one unit, such as a vector. */
    public final B set(String key, double[] values, String unit) {
        return set(key, JavaValues.numbers(caller(), values, unit));
    }

    /** A name, a word, a text, a quantity such as {@code "5 kg"}, or a {@link #formula}. */
    public final B set(String key, String text) {
        return set(key, JavaValues.text(caller(), text));
    }

    public final B set(String key, boolean flag) {
        return set(key, JavaValues.of(caller(), flag));
    }

    /** A list of numbers in SI units: {@code list("centre", 0, -0.26, 0)}. */
    public final B list(String key, double... values) {
        return set(key, JavaValues.numbers(caller(), values, ""));
    }

    /** A list of names, texts, quantities or formulas: {@code list("at", "0", "-26 cm", formula("depth"))}. */
    public final B list(String key, String... texts) {
        return set(key, JavaValues.texts(caller(), texts));
    }

    /** Whatever a file may have there: numbers, texts, true and false, and lists, arrays of double and maps of these; null takes a key away. */
    public final B value(String key, @Nullable Object value) {
        return set(key, JavaValues.of(caller(), value));
    }

    /** Takes a key, or a part with this name, away from the model that a case changes. */
    public final B without(String key) {
        return set(key, JavaValues.nothing(caller()));
    }

    /** A mapping inside this one. */
    public final B part(String key, Consumer<PartBuilder> keys) {
        Position here = caller();
        ValueType inner = under(key, here);
        if (cells.get(key) instanceof PartBuilder section) {
            keys.accept(section);
            return self();
        }
        refuseTwice(key, here);
        PartBuilder part = new PartBuilder(inner, partial, here, pathOf(key));
        if (part.isSection()) {
            cells.put(key, part);
            keys.accept(part);
        } else {
            keys.accept(part);
            cells.put(key, part.complete(inner));
        }
        return self();
    }

    /** A mapping that is one more item of a list. */
    public final B item(String key, Consumer<PartBuilder> keys) {
        Position here = caller();
        ValueType list = under(key, here).choose(Draft.list(here, List.of()));
        if (!(cells.get(key) instanceof Items)) {
            refuseTwice(key, here);
        }
        Items items = (Items) cells.computeIfAbsent(key, k -> new Items(here, new ArrayList<>()));
        ValueType inner = list.inside().size() == 1 ? list.inside().get(0) : list;
        PartBuilder part = new PartBuilder(inner, false, here, pathOf(key) + "." + items.all.size());
        keys.accept(part);
        items.all.add(part.complete(inner));
        return self();
    }

    /** A value that was made elsewhere and keeps its place. */
    public final B set(String key, Entry value) {
        refuseTwice(key, value.at());
        Problems problems = problems();
        if (partial && kind instanceof Union union && cells.get(union.tag()) instanceof Entry word) {
            // A case that chooses another type may take away what the one before had.
            Map<String, Entry> both = new LinkedHashMap<>(Map.of(union.tag(), word));
            both.put(key, value);
            kind.check(Entry.of(value.at(), path, both), problems, true);
        } else {
            kindNow().check(alone(key, value), problems, true);
        }
        problems.throwIfErrors();
        cells.put(JavaValues.key(value.at(), key), value);
        return self();
    }

    /** What is set until now. */
    public final Entry entry() {
        Map<String, Entry> all = new LinkedHashMap<>();
        cells.forEach((key, cell) -> all.put(
                key,
                cell instanceof Entry e
                        ? e
                        : cell instanceof Items items ? Draft.list(items.at, items.all) : ((Keys<?>) cell).entry()));
        return Entry.of(at, path, all);
    }

    private record Items(Position at, List<Entry> all) {}

    private static Problems problems() {
        return new Problems(ForeignWords::answer);
    }

    final boolean isSection() {
        return kind.isNames();
    }

    /** With nothing missing. */
    final Entry complete(ValueType declared) {
        Entry whole = entry();
        Problems problems = problems();
        if (partial) {
            declared.check(whole, problems, true);
        } else {
            declared.checkOnce(whole, problems);
        }
        problems.throwIfErrors();
        return whole;
    }

    private Entry alone(String key, Entry value) {
        return Entry.of(value.at(), path, Map.of(key, value));
    }

    private String pathOf(String key) {
        return alone(key, JavaValues.nothing(at)).child(key).orElseThrow().path();
    }

    private void refuseTwice(String key, Position here) {
        Object before = cells.get(key);
        if (before != null) {
            Position first =
                    before instanceof Entry e ? e.at() : before instanceof Items i ? i.at : ((Keys<?>) before).at;
            throw new DocumentException(
                    Problem.error(Code.GIVEN_TWICE, here, path, Quoted.of(key) + " is given twice, first at " + first));
        }
    }

    /** The type with the keys that go with the word which chooses it, if that is given. */
    private ValueType kindNow() {
        if (kind instanceof Union union
                && cells.get(union.tag()) instanceof Entry word
                && word.isScalar()
                && union.words().contains(word.text())) {
            return union.shape(word.text());
        }
        return kind;
    }

    /** The type of what stands under a key; refuses a key that there is not. */
    private ValueType under(String key, Position here) {
        ValueType now = kindNow();
        ValueType found = now instanceof Union union
                ? union.words().stream()
                        .map(w -> kindOf(union.shape(w), key))
                        .filter(k -> k != null)
                        .findFirst()
                        .orElse(null)
                : now instanceof MappingType type
                        ? kindOf(type, key)
                        : now.isNames() ? now.inside().get(0) : null;
        if (found == null || now.isNames()) {
            Problems problems = problems();
            now.check(alone(key, JavaValues.nothing(here)), problems, true);
            problems.throwIfErrors();
        }
        JavaValues.key(here, key);
        return found == null ? ValueType.any() : found;
    }

    private static @Nullable ValueType kindOf(MappingType type, String key) {
        return type.keys().stream()
                .filter(k -> k.name().equals(key))
                .findFirst()
                .map(k -> k.kind())
                .orElse(null);
    }
}
