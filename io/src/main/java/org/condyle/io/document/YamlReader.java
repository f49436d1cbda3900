package org.condyle.io.document;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.parser.Parser;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/**
 * YAML text to nodes. Works on parser events with a stack of its own: the composer of the library recurses, so a line
 * of brackets would overflow the Java stack before a limit could be checked, and it forgets where an alias was used.
 * Every node counts against one budget, an alias as much as all it stands for.
 */
final class YamlReader {
    private final Position whole;
    private final int[] text;
    /** Values of {@code --set} have no line of their own. */
    private final boolean lines;

    private final Problems problems = new Problems();
    private final Deque<YamlFrame> open = new ArrayDeque<>();
    private final Map<String, Node> anchors = new HashMap<>();
    private final Set<String> openAnchors = new HashSet<>();
    private @Nullable Node root;
    private int documents;
    private long budget = Node.MOST;

    private YamlReader(Position whole, String text, boolean lines) {
        this.whole = whole;
        this.text = text.codePoints().toArray();
        this.lines = lines;
    }

    /** The one node in {@code text}; null when there is nothing but comments. */
    static @Nullable Node read(String file, String text, boolean lines) {
        return read(Position.in(file), text, lines);
    }

    /** The same of a text that was written at {@code whole}, such as an option. */
    static @Nullable Node read(Position whole, String text, boolean lines) {
        YamlReader reader = new YamlReader(whole, text, lines);
        String file = whole.file();
        TextFile.checkPrintable(file, text);
        LoadSettings settings = LoadSettings.builder()
                .setLabel(Quoted.plain(file, 80))
                .setCodePointLimit(Integer.MAX_VALUE)
                .build();
        try {
            Parser events = new ParserImpl(settings, new StreamReader(settings, text));
            while (events.hasNext()) {
                reader.take(events.next());
            }
        } catch (YamlEngineException e) {
            reader.problems.add(YamlWords.problem(e, reader::position, file, reader.text));
        }
        reader.problems.throwIfErrors();
        return reader.root;
    }

    private void take(Event event) {
        switch (event.getEventId()) {
            case DocumentStart -> {
                if (++documents > 1) {
                    fail(at(event), "a second document begins here ('---'); a file can contain only one document");
                }
            }
            case Scalar -> scalar((ScalarEvent) event);
            case Alias -> alias((AliasEvent) event);
            case MappingStart, SequenceStart -> begin((CollectionStartEvent) event);
            case MappingEnd, SequenceEnd -> end();
            default -> {} // comments, beginning and end of the stream
        }
    }

    private void scalar(ScalarEvent event) {
        Position at = at(event);
        refuseTag(at, event.getTag());
        spend(at, 1);
        YamlFrame parent = open.peek();
        String text = event.getValue();
        if (parent != null && parent.flow && event.isPlain() && leavesParenthesisOpen(text) && commaFollows(event)) {
            problem(
                    at,
                    Quoted.of(text) + " ends at the comma inside the parentheses;"
                            + " between { } or [ ] put quotes around a text with commas");
        }
        text.chars()
                .filter(c -> Character.isISOControl(c) && c != '\n' && c != '\t' && c != '\r')
                .findFirst()
                .ifPresent(c -> problem(at, String.format("contains the control character U+%04X; remove it", c)));
        Node.Scalar node = Node.Scalar.of(at, text, !event.isPlain());
        event.getAnchor().ifPresent(a -> anchors.put(a.getValue(), node));
        if (parent != null && parent.wantsKey()) {
            key(parent, node);
        } else {
            place(node);
        }
    }

    private void key(YamlFrame mapping, Node.Scalar key) {
        boolean merge = !key.quoted() && key.text().equals("<<");
        Position first = merge ? mapping.mergeAt : mapping.placeOf(key.text());
        if (first != null) {
            String where = lines ? ", first in line " + first.line() : "";
            problem(Code.GIVEN_TWICE, key.at(), "key " + Quoted.of(key.text()) + " is given twice" + where);
        }
        if (key.text().isEmpty()) {
            problem(key.at(), "there is no key before this ':'");
        }
        mapping.expectValueOf(key.text(), key.at(), merge);
    }

    private void alias(AliasEvent event) {
        Position at = at(event);
        String name = event.getAlias().getValue();
        YamlFrame parent = open.peek();
        if (parent != null && parent.wantsKey()) {
            fail(at, "an alias (*" + name + ") cannot be a key");
        }
        Node node = anchors.get(name);
        if (openAnchors.contains(name)) {
            fail(at, "alias *" + name + " is used inside the value that it names");
        } else if (node == null) {
            fail(
                    at,
                    "alias *" + name + " has no anchor (&" + name + ") before it"
                            + DidYouMean.hint(name, anchors.keySet(), "anchor"));
        } else {
            spend(at, node.size());
            if (open.size() + node.height() > Node.DEEPEST) {
                failDeep(at);
            }
            place(node);
        }
    }

    private void begin(CollectionStartEvent event) {
        Position at = at(event);
        refuseTag(at, event.getTag());
        spend(at, 1);
        YamlFrame parent = open.peek();
        if (parent != null && parent.wantsKey()) {
            fail(at, "a key must be text; found a mapping or list (is a value with { } or [ ] unquoted?)");
        }
        if (open.size() + 1 > Node.DEEPEST) {
            failDeep(at);
        }
        String anchor = event.getAnchor().map(a -> a.getValue()).orElse(null);
        if (anchor != null) {
            openAnchors.add(anchor);
        }
        boolean mapping = event.getEventId() == Event.ID.MappingStart;
        open.push(new YamlFrame(at, mapping, event.isFlow(), anchor));
    }

    private void end() {
        YamlFrame frame = open.pop();
        Node node = frame.close(this::problem);
        if (frame.anchor != null) {
            openAnchors.remove(frame.anchor);
            anchors.put(frame.anchor, node);
        }
        place(node);
    }

    private void place(Node node) {
        YamlFrame parent = open.peek();
        if (parent == null) {
            root = node;
        } else {
            parent.add(node);
        }
    }

    private void spend(Position at, int nodes) {
        budget -= nodes;
        if (budget < 0) {
            fail(
                    Code.OVER_LIMIT,
                    at,
                    "more than " + Node.MOST + " values after aliases are expanded, which is the limit");
        }
    }

    private void refuseTag(Position at, Optional<String> tag) {
        tag.ifPresent(t -> problem(
                at,
                "tag " + Quoted.of(t.replace("tag:yaml.org,2002:", "!!"))
                        + " is not permitted; write the value without it"));
    }

    private static boolean leavesParenthesisOpen(String text) {
        return text.chars().map(c -> c == '(' ? 1 : c == ')' ? -1 : 0).sum() > 0;
    }

    /** After spaces the next character is a comma: it ended this value, although it was meant to be a part of it. */
    private boolean commaFollows(Event event) {
        int at = event.getEndMark().map(Mark::getIndex).orElse(text.length);
        while (at < text.length && Character.isWhitespace(text[at])) {
            at++;
        }
        return at < text.length && text[at] == ',';
    }

    private void failDeep(Position at) {
        fail(Code.OVER_LIMIT, at, "values are nested more than " + Node.DEEPEST + " deep, which is the limit");
    }

    private void problem(Position at, String message) {
        problem(Code.BAD_YAML, at, message);
    }

    private void problem(Code code, Position at, String message) {
        String path = "";
        for (var frames = open.descendingIterator(); frames.hasNext(); ) {
            String step = frames.next().step();
            path = step.isEmpty() ? path : KeyPath.join(path, step);
        }
        problems.add(Problem.error(code, at, path, message));
    }

    /** After this the rest of the text makes no sense or is not worth the time. */
    private void fail(Position at, String message) {
        fail(Code.BAD_YAML, at, message);
    }

    private void fail(Code code, Position at, String message) {
        problem(code, at, message);
        throw new DocumentException(problems);
    }

    private Position at(Event event) {
        return position(event.getStartMark().orElse(null));
    }

    private Position position(@Nullable Mark mark) {
        return mark == null || !lines ? whole : whole.at(mark.getLine() + 1, mark.getColumn() + 1);
    }
}
