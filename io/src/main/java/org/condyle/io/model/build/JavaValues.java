package org.condyle.io.model.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/** Values of Java as values of a model file, with the line of Java that they come from. */
final class JavaValues {
    /** What may stand without quotes anywhere in a file of YAML: words, names, quantities, formulas. */
    private static final Pattern PLAIN =
            Pattern.compile("(= ?)?-?[\\p{L}\\p{N}.(]([\\p{L}\\p{N} _.*/^+()<=>%-]*[\\p{L}\\p{N}_.)%])?");

    /** JSON has no such numbers, and changes them; texts stay. */
    private static final Pattern OTHER_NUMBER = Pattern.compile("[+-]?0[0-9]+|\\+[0-9]+");

    private static final StackWalker STACK = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    private JavaValues() {}

    /** The line of Java outside of the builders that is being executed. */
    static Position caller() {
        return STACK.walk(frames -> frames.filter(f -> !ofBuilders(f.getDeclaringClass()))
                .findFirst()
                .map(f -> {
                    String file = f.getFileName();
                    return new Position(file == null ? f.getClassName() : file, Math.max(0, f.getLineNumber()), 0);
                })
                .orElse(Position.in("Java")));
    }

    private static boolean ofBuilders(Class<?> c) {
        return Keys.class.isAssignableFrom(c)
                || c == JavaValues.class
                || c.getName().startsWith("java.");
    }

    static Entry number(Position at, double value, String unit) {
        if (!Double.isFinite(value)) {
            throw new DocumentException(Code.NOT_FINITE, at, "a number must be finite, was " + value);
        }
        text(at, unit);
        return Draft.quantity(at, value, unit.strip());
    }

    static Entry numbers(Position at, double[] values, String unit) {
        List<Entry> items = new ArrayList<>();
        for (double v : values) {
            items.add(number(at, v, unit));
        }
        return Draft.list(at, items);
    }

    /** A word, a name, a quantity, a formula or any other text: what stands for nothing or for another text without quotes gets quotes. */
    static Entry text(Position at, String text) {
        int stranger = text.codePoints()
                .filter(JavaValues::cannotBeWritten)
                .findFirst()
                .orElse(-1);
        if (stranger >= 0) {
            throw new DocumentException(
                    Code.BAD_TEXT,
                    at,
                    String.format("the text %s contains the character U+%04X; remove it", Quoted.of(text), stranger));
        }
        boolean plain = PLAIN.matcher(text).matches()
                && !OTHER_NUMBER.matcher(text).matches()
                && !text.equalsIgnoreCase("null")
                && text.chars().map(c -> c == '(' ? 1 : c == ')' ? -1 : 0).sum() == 0;
        return plain ? Draft.word(at, text) : Draft.quoted(at, text);
    }

    /** Files of YAML contain no control characters and no halves of characters. */
    private static boolean cannotBeWritten(int c) {
        return (Character.isISOControl(c) && c != '\n' && c != '\t' && c != '\r')
                || (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE)
                || (c & 0xfffe) == 0xfffe;
    }

    static Entry texts(Position at, String... texts) {
        List<Entry> items = new ArrayList<>();
        for (String t : texts) {
            items.add(text(at, t));
        }
        return Draft.list(at, items);
    }

    static Entry nothing(Position at) {
        return Draft.word(at, "~");
    }

    /** Numbers, texts, true and false, lists, arrays of numbers, and maps of these; null takes away. */
    static Entry of(Position at, @Nullable Object value) {
        if (value == null) {
            return nothing(at);
        }
        if (value instanceof Entry e) {
            return e;
        }
        if (value instanceof Boolean b) {
            return Draft.word(at, b.toString());
        }
        if (value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte) {
            return Draft.word(at, value.toString());
        }
        if (value instanceof Number n) {
            return number(at, n.doubleValue(), "");
        }
        if (value instanceof double[] numbers) {
            return numbers(at, numbers, "");
        }
        if (value instanceof CharSequence || value instanceof Enum<?>) {
            return text(at, value.toString());
        }
        if (value instanceof Iterable<?> items) {
            List<Entry> all = new ArrayList<>();
            items.forEach(i -> all.add(of(at, i)));
            return Draft.list(at, all);
        }
        if (value instanceof Map<?, ?> map) {
            Map<String, Entry> all = new LinkedHashMap<>();
            map.forEach((key, inner) -> all.put(key(at, String.valueOf(key)), of(at, inner)));
            return Entry.of(at, "", all);
        }
        throw new DocumentException(
                Code.WRONG_FORM,
                at,
                "a value must be a number, a text, true or false, or a list or map of these; found a "
                        + value.getClass().getSimpleName());
    }

    static String key(Position at, String key) {
        if (key.isEmpty()) {
            throw new DocumentException(Code.EMPTY, at, "a key must not be empty");
        }
        text(at, key);
        return key;
    }
}
