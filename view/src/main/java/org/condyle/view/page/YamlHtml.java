package org.condyle.view.page;

import java.util.regex.Pattern;

/**
 * A model file with its keys, texts, numbers and comments marked, for reading. Not a YAML parser: what it takes for
 * something else is still shown letter by letter, since each piece is escaped and marks only go between pieces.
 */
public final class YamlHtml {
    /** Possessive: a long run of digits that turns out to be no number is looked through once. */
    private static final Pattern NUMBER = Pattern.compile(
            "[-+]?(\\d[\\d_]*+\\.?\\d*+|\\.\\d++)([eE][-+]?\\d++)?(\\s*+[A-Za-z%°µ][\\w*/^.+-]*+)?\\s*+");

    private final String text;
    private final StringBuilder out;
    private int at;
    private int flow; // depth of {} and []

    private YamlHtml(String text) {
        this.text = text;
        out = new StringBuilder(2 * text.length());
    }

    public static String html(String yaml) {
        YamlHtml y = new YamlHtml(yaml);
        while (y.at < yaml.length()) {
            y.piece();
        }
        return y.out.toString();
    }

    private void piece() {
        char c = text.charAt(at);
        if (c == '#' && (at == 0 || Character.isWhitespace(text.charAt(at - 1)))) {
            mark("c", lineEnd(at));
        } else if (c == '"' || c == '\'') {
            int end = quoteEnd(c);
            mark(isKeyEnd(end) ? "k" : "s", end);
        } else if (c == '|' || c == '>') {
            int end = blockEnd();
            mark(end > lineEnd(at) ? "s" : "", end);
        } else if (Character.isWhitespace(c) || "{}[],:".indexOf(c) >= 0 || isDash()) {
            flow = Math.max(0, flow + ("{[".indexOf(c) >= 0 ? 1 : "}]".indexOf(c) >= 0 ? -1 : 0));
            mark("", at + 1);
        } else {
            int end = plainEnd();
            String plain = text.substring(at, end);
            boolean key = isKeyEnd(end);
            mark(key ? "k" : NUMBER.matcher(plain).matches() ? "n" : plain.startsWith("=") ? "f" : "", end);
        }
    }

    private void mark(String kind, int end) {
        // No mark goes over the end of a line, so that lines can be marked themselves.
        String[] lines = text.substring(at, end).split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            String piece = Text.escape(lines[i]);
            out.append(i > 0 ? "\n" : "");
            out.append(
                    kind.isEmpty() || piece.isEmpty() ? piece : "<span class=\"y" + kind + "\">" + piece + "</span>");
        }
        at = end;
    }

    private int lineEnd(int from) {
        int end = text.indexOf('\n', from);
        return end < 0 ? text.length() : end;
    }

    /** Behind the closing quote; a quote that is never closed ends with its line. */
    private int quoteEnd(char quote) {
        for (int i = at + 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && quote == '"') {
                i++;
            } else if (c == quote) {
                if (quote == '"' || i + 1 >= text.length() || text.charAt(i + 1) != '\'') {
                    return i + 1;
                }
                i++; // '' inside ''
            }
        }
        return lineEnd(at);
    }

    private boolean isKeyEnd(int end) {
        return end < text.length()
                && text.charAt(end) == ':'
                && (end + 1 == text.length() || " \r\n\t,]}[{\"".indexOf(text.charAt(end + 1)) >= 0);
    }

    /** "- " before an entry of a list, and "---". */
    private boolean isDash() {
        int line = text.lastIndexOf('\n', at - 1) + 1;
        return text.charAt(at) == '-'
                && text.substring(line, at).chars().allMatch(c -> c == ' ' || c == '-')
                && (at + 1 == text.length() || " \r\n-".indexOf(text.charAt(at + 1)) >= 0);
    }

    private int plainEnd() {
        int i = at;
        for (; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean comment = c == '#' && i > at && text.charAt(i - 1) == ' ';
            if (c == '\n' || comment || (flow > 0 && ",{}[]".indexOf(c) >= 0) || (c == ':' && isKeyEnd(i))) {
                break;
            }
        }
        while (i > at + 1 && Character.isWhitespace(text.charAt(i - 1))) {
            i--;
        }
        return Math.max(i, at + 1);
    }

    /** Behind the lines of a literal or folded text, which lie deeper than the line that opens it. */
    private int blockEnd() {
        int end = lineEnd(at), line = text.lastIndexOf('\n', at - 1) + 1, indent = indent(line);
        if (flow > 0 || end - at > 3) {
            return at + 1;
        }
        while (end < text.length()) {
            int next = lineEnd(end + 1);
            if (!text.substring(end + 1, next).isBlank() && indent(end + 1) <= indent) {
                break;
            }
            end = next;
        }
        return end;
    }

    private int indent(int line) {
        int i = line;
        while (i < text.length() && text.charAt(i) == ' ') {
            i++;
        }
        return i - line;
    }
}
