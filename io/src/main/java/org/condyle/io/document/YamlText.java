package org.condyle.io.document;

import java.util.stream.Collectors;

/** A value of a file as one line of YAML that reads back as the same value, for {@code --set} and for comparisons. */
public final class YamlText {
    private YamlText() {}

    public static String of(Entry e) {
        // What stood unquoted anywhere may stand unquoted alone; inside brackets some marks would end it.
        return e.isScalar() ? scalar(e, false) : inside(e);
    }

    private static String inside(Entry e) {
        if (e.isList()) {
            return e.items().stream().map(YamlText::inside).collect(Collectors.joining(", ", "[", "]"));
        }
        if (e.isMapping()) {
            return e.children().entrySet().stream()
                    .map(c -> key(c.getKey()) + ": " + inside(c.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        return scalar(e, e.text().chars().anyMatch(c -> ",[]{}".indexOf(c) >= 0));
    }

    private static String scalar(Entry e, boolean special) {
        return e.isNull() ? "~" : e.isQuoted() || special ? quoted(e.text()) : e.text();
    }

    /** A key as it may stand anywhere. */
    public static String key(String text) {
        return text.matches("[A-Za-z][\\w-]*(\\.[\\w-]+)*") && !text.matches("(?i)null|true|false|yes|no")
                ? text
                : quoted(text);
    }

    /** In double quotes, in which every character can be written. */
    public static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        text.chars().forEach(c -> {
            if (c == '"' || c == '\\') {
                out.append('\\').append((char) c);
            } else if (c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029 || c == 0xfeff) {
                out.append(String.format("\\u%04x", c));
            } else {
                out.append((char) c);
            }
        });
        return out.append('"').toString();
    }
}
