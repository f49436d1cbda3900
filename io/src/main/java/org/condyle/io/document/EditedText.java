package org.condyle.io.document;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The text of a file with edits written into it, comments and layout kept: read again it gives the values that were used.
 * An edit whose place cannot be rewritten in its line (a value of an included file, of an anchor, over several lines) goes
 * to the top as a comment.
 */
public final class EditedText {
    private static final Pattern KEY_BEFORE = Pattern.compile(".*(^|[\\s{,\"'])[^\\s{,]*[\"']?\\s*:\\s+");
    private static final Pattern ITEM_BEFORE = Pattern.compile(".*(-\\s+|[\\[,]\\s*)");

    private final String file;
    private final List<String> lines;
    private final Map<Integer, List<String>> notes = new TreeMap<>(); // by index in lines, what the file has

    private EditedText(String file, String text) {
        this.file = file;
        lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
    }

    /**
     * A text and what was changed in it.
     *
     * @param notes by number of the line, from 0, what the file has there
     */
    public record Result(String text, Map<Integer, String> notes) {}

    /**
     * Writes edits into a text.
     *
     * @param file the name that positions in this text have
     */
    public static Result of(String file, String text, List<Edit> edits) {
        EditedText t = new EditedText(file, text);
        List<Edit> ordered = new ArrayList<>(edits);
        // From the end, so that what is still to be changed stays where it is.
        ordered.sort(Comparator.comparing(EditedText::where).reversed());
        List<Edit> elsewhere = new ArrayList<>();
        for (Edit e : ordered) {
            if (!t.apply(e)) {
                elsewhere.add(0, e);
            }
        }
        for (int i = elsewhere.size(); i-- > 0; ) {
            Edit e = elsewhere.get(i);
            String after = e.afterText(), before = e.beforeText();
            t.insert(0, "# " + e.path() + ": " + (after == null ? "removed" : after), was(before));
        }
        Map<Integer, String> notes = new TreeMap<>();
        t.notes.forEach((line, said) -> notes.put(line, String.join("; ", said)));
        return new Result(String.join("\n", t.lines), notes);
    }

    private static Position where(Edit e) {
        return e.before() != null ? e.before().at() : e.place().at();
    }

    private static String was(@Nullable String before) {
        return before == null ? "not in the file" : "in the file: " + before;
    }

    private boolean apply(Edit e) {
        Position at = where(e);
        if (e.shared() || !at.file().equals(file) || at.line() < 1 || at.line() > lines.size()) {
            return false;
        }
        if (e.before() == null) {
            return e.after() != null && add(e.after(), at);
        }
        return e.after() == null ? takeAway(e.before(), at) : replace(e.before(), e.after(), at);
    }

    private boolean replace(Entry before, Entry after, Position at) {
        int index = at.line() - 1;
        String line = lines.get(index);
        int from = line.offsetByCodePoints(0, at.column() - 1), to = end(line, from, before);
        boolean plain = KEY_BEFORE.matcher(line.substring(0, from)).matches()
                || ITEM_BEFORE.matcher(line.substring(0, from)).matches();
        if (to < 0 || !plain || before.keyAt().line() != at.line()) {
            return false;
        }
        lines.set(index, line.substring(0, from) + safe(after) + line.substring(to));
        note(index, was(YamlText.of(before)));
        return true;
    }

    /** Behind a value that stands in its line; negative if it does not. */
    private static int end(String line, int from, Entry value) {
        if (value.isScalar()) {
            for (String quote : value.isQuoted() ? List.of("\"", "'") : List.of("")) {
                String written = quote + value.text() + quote;
                if (!written.isEmpty() && line.startsWith(written, from)) {
                    return from + written.length();
                }
            }
            return -1;
        }
        int depth = 0;
        for (int i = from; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"' || c == '\'' || c == '#' || (i == from && c != '[' && c != '{')) {
                return -1;
            }
            depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
            if (depth == 0) {
                return i + 1;
            }
        }
        return -1;
    }

    private boolean add(Entry after, Position at) {
        String line = lines.get(at.line() - 1), key = after.key();
        int from = line.offsetByCodePoints(0, at.column() - 1);
        // Inside brackets a comma or bracket would end a value that stood alone.
        String pair = YamlText.key(key) + ": " + safe(after);
        if (line.startsWith("{", from)) {
            boolean empty = line.substring(from + 1).stripLeading().startsWith("}");
            lines.set(
                    at.line() - 1, line.substring(0, from + 1) + pair + (empty ? "" : ", ") + line.substring(from + 1));
            note(at.line() - 1, key + " is not in the file");
            return true;
        }
        if (!line.substring(0, from).isBlank() || line.startsWith("[", from)) {
            return false;
        }
        insert(at.line() - 1, line.substring(0, from) + pair, was(null));
        return true;
    }

    private static String safe(Entry value) {
        boolean bare =
                value.isScalar() && !value.isQuoted() && value.text().chars().anyMatch(c -> ",[]{}".indexOf(c) >= 0);
        return bare ? YamlText.quoted(value.text()) : YamlText.of(value);
    }

    /** A key with a line of its own becomes a comment; one inside of braces is cut out. */
    private boolean takeAway(Entry before, Position at) {
        int index = at.line() - 1;
        String line = lines.get(index);
        int from = line.offsetByCodePoints(0, at.column() - 1), to = end(line, from, before);
        if (to < 0 || before.keyAt().line() != at.line()) {
            return false;
        }
        int key = line.offsetByCodePoints(0, before.keyAt().column() - 1);
        String front = line.substring(0, key), behind = line.substring(to).stripLeading();
        if (front.isBlank() && (behind.isEmpty() || behind.startsWith("#"))) {
            lines.set(index, front + "# " + line.substring(key));
        } else if (behind.startsWith(",")) {
            lines.set(index, front + behind.substring(1).stripLeading());
        } else if (behind.startsWith("}")) {
            lines.set(index, front.replaceFirst(",\\s*$", "") + behind);
        } else {
            return false;
        }
        note(index, before.key() + " was removed, in the file: " + YamlText.of(before));
        return true;
    }

    private void note(int index, String said) {
        notes.computeIfAbsent(index, i -> new ArrayList<>()).add(0, said);
    }

    private void insert(int index, String line, String said) {
        lines.add(index, line);
        Map<Integer, List<String>> moved = new TreeMap<>();
        notes.forEach((i, n) -> moved.put(i < index ? i : i + 1, n));
        notes.clear();
        notes.putAll(moved);
        note(index, said);
    }
}
