package org.condyle.io.document;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * One value of a document: a mapping, a list or a scalar, with its path and the places of its key and value. Immutable.
 * The path is the one in the document at hand; the places are where the text was really written, which may be another
 * file, a case, or a {@code --set} option.
 */
public final class Entry {
    private final Node node;
    private final String key;
    /** What it hangs on; null where {@link #base} is the whole path. Paths are for messages, so they are joined when they are asked for. */
    private final @Nullable Entry parent;

    private final String base;
    private final Position keyAt;

    private Entry(Node node, String key, String path, Position keyAt) {
        this.node = node;
        this.key = key;
        this.parent = null;
        this.base = path;
        this.keyAt = keyAt;
    }

    private Entry(Node node, String key, Entry parent, Position keyAt) {
        this.node = node;
        this.key = key;
        this.parent = parent;
        this.base = "";
        this.keyAt = keyAt;
    }

    static Entry root(Node node) {
        return new Entry(node, "", "", node.at());
    }

    /** A value that is not in the file, such as a default; {@code origin} is shown as its file. */
    static Entry synthetic(Node node, String key, String path) {
        return new Entry(node, key, path, node.at());
    }

    /**
     * A text that stands in no document of its own, such as the value of an option.
     *
     * @param at   where it was really written, for messages
     * @param path what leads to it there; empty if its place says all
     */
    public static Entry of(Position at, String path, String text) {
        return synthetic(Node.Scalar.of(at, text, false), "", path);
    }

    /** A mapping of entries that stand elsewhere, such as the cells of a row of a table; they keep their places. */
    public static Entry of(Position at, String path, Map<String, Entry> children) {
        Map<String, Node.Slot> slots = new LinkedHashMap<>();
        children.forEach((name, child) -> slots.put(name, new Node.Slot(child.keyAt, child.node)));
        return new Entry(Node.Mapping.of(at, slots), "", path, at);
    }

    /** A list of entries that stand elsewhere; they keep their places. */
    public static Entry of(Position at, String path, List<Entry> items) {
        return new Entry(Node.Sequence.of(at, items.stream().map(Entry::node).toList()), "", path, at);
    }

    Node node() {
        return node;
    }

    /** The same with other texts: of all scalars at and below it that a rule changes; itself if it changes none. */
    public Entry withTexts(UnaryOperator<String> rule) {
        Node changed = changed(node, rule);
        return changed == node
                ? this
                : parent == null ? new Entry(changed, key, base, keyAt) : new Entry(changed, key, parent, keyAt);
    }

    private static Node changed(Node node, UnaryOperator<String> rule) {
        if (node instanceof Node.Scalar scalar) {
            String text = rule.apply(scalar.text());
            return text.equals(scalar.text()) ? node : Node.Scalar.of(scalar.at(), text, scalar.quoted());
        }
        boolean same = true;
        if (node instanceof Node.Sequence list) {
            List<Node> items = new ArrayList<>();
            for (Node item : list.items()) {
                items.add(changed(item, rule));
                same &= items.get(items.size() - 1) == item;
            }
            return same ? node : Node.Sequence.of(list.at(), items);
        }
        Map<String, Node.Slot> slots = new LinkedHashMap<>();
        for (Map.Entry<String, Node.Slot> slot : ((Node.Mapping) node).slots().entrySet()) {
            Node value = changed(slot.getValue().value(), rule);
            same &= value == slot.getValue().value();
            slots.put(slot.getKey(), new Node.Slot(slot.getValue().keyAt(), value));
        }
        return same ? node : Node.Mapping.of(node.at(), slots);
    }

    public boolean isMapping() {
        return node instanceof Node.Mapping;
    }

    public boolean isList() {
        return node instanceof Node.Sequence;
    }

    public boolean isScalar() {
        return node instanceof Node.Scalar;
    }

    /** Nothing was written after the key, or {@code ~} or {@code null}. */
    public boolean isNull() {
        return node instanceof Node.Scalar scalar && scalar.isNull();
    }

    /** The key or list index that leads here from the parent; empty at the root. */
    public String key() {
        return key;
    }

    /** Keys and list indices from the root, joined by dots; {@code --set} takes it as it is. */
    public String path() {
        return parent == null ? base : KeyPath.join(parent.path(), key);
    }

    /** Where the value begins. */
    public Position at() {
        return node.at();
    }

    /** Where the key is written; the place of the value for a list item. */
    public Position keyAt() {
        return keyAt;
    }

    /** The text of a scalar without its quotes. */
    public String text() {
        if (node instanceof Node.Scalar scalar) {
            return scalar.text();
        }
        throw new DocumentException(
                Problem.error(Code.WRONG_FORM, at(), path(), "must be a single value, found " + form()));
    }

    /**
     * What is made of this scalar alone: made once, kept with it, and shared by all documents that share it. It must be immutable, or a
     * memo that threads may share.
     */
    @SuppressWarnings("unchecked") // a scalar is always asked for the same
    public <T> T made(Function<Entry, T> make) {
        if (!(node instanceof Node.Scalar scalar)) {
            return make.apply(this); // which says that it is none
        }
        @Nullable T known = (T) scalar.made();
        if (known == null) {
            known = make.apply(this);
            scalar.setMade(known);
        }
        return known;
    }

    /** The scalar was written in quotes or as a block of text. */
    public boolean isQuoted() {
        return node instanceof Node.Scalar scalar && scalar.quoted();
    }

    /** Items of a list; none for anything else. */
    public List<Entry> items() {
        List<Entry> items = new ArrayList<>();
        if (node instanceof Node.Sequence list) {
            for (Node item : list.items()) {
                String index = Integer.toString(items.size());
                items.add(new Entry(item, index, this, item.at()));
            }
        }
        return items;
    }

    /** Entries of a mapping in the order of the file; none for anything else. */
    public Map<String, Entry> children() {
        Map<String, Entry> children = new LinkedHashMap<>();
        if (node instanceof Node.Mapping mapping) {
            mapping.slots().forEach((name, slot) -> children.put(name, child(name, slot)));
        }
        return children;
    }

    public Optional<Entry> child(String name) {
        Node.@Nullable Slot slot =
                node instanceof Node.Mapping mapping ? mapping.slots().get(name) : null;
        return slot == null ? Optional.empty() : Optional.of(child(name, slot));
    }

    /** Follows a path such as {@code run.until} or {@code record.0} from here. */
    public Optional<Entry> find(String relativePath) {
        Optional<Entry> here = Optional.of(this);
        for (String step : KeyPath.split(relativePath)) {
            here = here.flatMap(e -> e.isList()
                    ? e.items().stream().filter(i -> i.key.equals(step)).findFirst()
                    : e.child(step));
        }
        return here;
    }

    /** Whether both are one value that two documents share. */
    public boolean isSharedWith(Entry other) {
        return node == other.node;
    }

    /** The same values, wherever and however they were written: keys in the same order, texts with or without quotes. */
    public boolean sameAs(Entry other) {
        if (node == other.node) {
            return true;
        }
        if (isScalar() && other.isScalar()) {
            return isNull() == other.isNull() && (isNull() || text().equals(other.text()));
        }
        if (isList() && other.isList()) {
            return sameInOrder(items(), other.items());
        }
        Map<String, Entry> own = children(), others = other.children();
        return isMapping()
                && other.isMapping()
                && List.copyOf(own.keySet()).equals(List.copyOf(others.keySet()))
                && sameInOrder(List.copyOf(own.values()), List.copyOf(others.values()));
    }

    private static boolean sameInOrder(List<Entry> a, List<Entry> b) {
        boolean same = a.size() == b.size();
        for (int i = 0; same && i < a.size(); i++) {
            same = a.get(i).sameAs(b.get(i));
        }
        return same;
    }

    /** "a mapping", "a list", "nothing" or the quoted text: what was found, for a message. */
    public String form() {
        if (isMapping()) {
            return "a mapping";
        }
        return isList() ? "a list" : isNull() ? "nothing" : Quoted.of(text());
    }

    /** A value under a key of this mapping that is not written there, such as a default. */
    Entry with(String name, Node value) {
        return new Entry(value, name, this, value.at());
    }

    private Entry child(String name, Node.Slot slot) {
        return new Entry(slot.value(), name, this, slot.keyAt());
    }

    @Override
    public String toString() {
        return at() + ": " + (path().isEmpty() ? "" : path() + ": ") + form();
    }
}
