package org.condyle.io.document;

import java.io.StringReader;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/**
 * The same trees as JSON: a text is in quotes, a number, true and false stand as they are. Every value keeps its line and column. Reading
 * what was written gives the same values.
 */
public final class JsonTree {
    private static final int WIDTH = 150;
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?");
    private static final Pattern SIGNED = Pattern.compile("[+-]?[0-9]+");
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNestingDepth(Node.DEEPEST)
                    .build())
            .build();

    private JsonTree() {}

    /** Whether a file is JSON, by its name. */
    static boolean isJson(String name) {
        return name.regionMatches(true, name.length() - 5, ".json", 0, 5);
    }

    /** The one value in {@code text}. */
    static Node read(String file, String text) {
        try (JsonParser in = FACTORY.createParser(ObjectReadContext.empty(), new StringReader(text))) {
            return read(file, in);
        } catch (JacksonException e) {
            TokenStreamLocation at = e.getLocation();
            Position place = at == null ? Position.in(file) : new Position(file, at.getLineNr(), at.getColumnNr());
            throw new DocumentException(Code.BAD_JSON, place, "this is not JSON: " + e.getOriginalMessage());
        }
    }

    /** A mapping or list that is not complete. */
    private static final class Open {
        final Position at;
        final @Nullable Map<String, Node.Slot> slots;
        final List<Node> items = new ArrayList<>();
        String key = "";
        Position keyAt;

        Open(Position at, boolean mapping) {
            this.at = at;
            keyAt = at;
            slots = mapping ? new LinkedHashMap<>() : null;
        }

        void add(Node value) {
            if (slots == null) {
                items.add(value);
            } else if (slots.put(key, new Node.Slot(keyAt, value)) != null) {
                throw new DocumentException(Code.GIVEN_TWICE, keyAt, "the key " + Quoted.of(key) + " is there twice");
            }
        }

        Node close() {
            return slots == null ? Node.Sequence.of(at, items) : Node.Mapping.of(at, slots);
        }
    }

    private static Node read(String file, JsonParser in) {
        Deque<Open> open = new ArrayDeque<>();
        long values = 0;
        for (JsonToken token = in.nextToken(); token != null; token = in.nextToken()) {
            TokenStreamLocation place = in.currentTokenLocation();
            Position at = new Position(file, place.getLineNr(), place.getColumnNr());
            if (++values > 2L * Node.MOST) {
                throw new DocumentException(Code.OVER_LIMIT, at, "there are more than " + Node.MOST + " values");
            }
            @Nullable Node done = null;
            switch (token) {
                case START_OBJECT -> open.addLast(new Open(at, true));
                case START_ARRAY -> open.addLast(new Open(at, false));
                case END_OBJECT, END_ARRAY -> done = open.removeLast().close();
                case PROPERTY_NAME -> {
                    open.getLast().key = in.currentName();
                    open.getLast().keyAt = at;
                }
                case VALUE_STRING -> done = Node.Scalar.of(at, in.getString(), true);
                case VALUE_NULL -> done = Node.Scalar.of(at, "~", false);
                default -> done = Node.Scalar.of(at, in.getString(), false);
            }
            if (done != null) {
                if (open.isEmpty()) {
                    if (in.nextToken() != null) {
                        throw new DocumentException(
                                Code.BAD_JSON, at, "the file goes on after its end", "it can contain one value only");
                    }
                    return done;
                }
                open.getLast().add(done);
            }
        }
        throw new DocumentException(Code.EMPTY, Position.in(file), "the file is empty");
    }

    /** A value as JSON, for people to read: short values on one line. */
    public static String of(Entry value) {
        StringBuilder out = new StringBuilder();
        write(value.node(), 0, out);
        return out.append('\n').toString();
    }

    private static void write(Node node, int indent, StringBuilder out) {
        int before = out.length();
        boolean fits = node.size() <= WIDTH && inline(node, out, before + WIDTH - indent);
        if (fits && (indent > 0 || node instanceof Node.Scalar)) {
            return;
        }
        out.setLength(before);
        String margin = " ".repeat(indent + 2), end = "\n" + " ".repeat(indent);
        String between = "\n";
        if (node instanceof Node.Mapping mapping) {
            out.append('{');
            for (Map.Entry<String, Node.Slot> e : mapping.slots().entrySet()) {
                out.append(between).append(margin);
                string(e.getKey(), out);
                out.append(": ");
                write(e.getValue().value(), indent + 2, out);
                between = ",\n";
            }
            out.append(end).append('}');
        } else if (node instanceof Node.Sequence list) {
            out.append('[');
            for (Node item : list.items()) {
                out.append(between).append(margin);
                write(item, indent + 2, out);
                between = ",\n";
            }
            out.append(end).append(']');
        } else {
            inline(node, out, Integer.MAX_VALUE);
        }
    }

    /** Writes on one line; false as soon as it is longer than it may be. */
    private static boolean inline(Node node, StringBuilder out, int most) {
        String between = "";
        if (node instanceof Node.Mapping mapping) {
            out.append('{');
            for (Map.Entry<String, Node.Slot> e : mapping.slots().entrySet()) {
                out.append(between);
                string(e.getKey(), out);
                out.append(": ");
                if (!inline(e.getValue().value(), out, most)) {
                    return false;
                }
                between = ", ";
            }
            out.append('}');
        } else if (node instanceof Node.Sequence list) {
            out.append('[');
            for (Node item : list.items()) {
                out.append(between);
                if (!inline(item, out, most)) {
                    return false;
                }
                between = ", ";
            }
            out.append(']');
        } else if (node instanceof Node.Scalar scalar) {
            scalar(scalar, out);
        }
        return out.length() <= most;
    }

    private static void scalar(Node.Scalar scalar, StringBuilder out) {
        String text = scalar.text();
        if (scalar.isNull()) {
            out.append("null");
        } else if (!scalar.quoted()
                && (text.equals("true")
                        || text.equals("false")
                        || NUMBER.matcher(text).matches())) {
            out.append(text);
        } else if (!scalar.quoted() && SIGNED.matcher(text).matches()) {
            out.append(new BigInteger(text)); // +5 and 007
        } else {
            string(text, out);
        }
    }

    private static void string(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> out.append('\\').append(c);
                case '\n' -> out.append("\\n");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029 || c == 0xfeff) {
                        out.append(String.format("\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }
}
