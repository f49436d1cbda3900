package org.condyle.io.document;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;

/**
 * A mapping with known keys, described once for reading, for the JSON Schema and for {@code condyle explain}. Immutable:
 * every method gives a new shape; {@code required}, {@code orElse} and {@code example} speak of the last key.
 *
 * <pre>{@code
 * Shape spring = Shape.mapping("spring", "linear spring about a joint")
 *         .need("on", Kind.reference("joint"), "joint it acts about")
 *         .need("stiffness", Kind.quantity("N*m"), "moment per radian").example("1e5 N*m")
 *         .key("damping", Kind.quantity("N*m*s"), "moment per rate", "0 N*m*s");
 * }</pre>
 */
public final class MappingType implements ValueType {
    private final String name;
    private final String about;
    private final Map<String, Key> keys;
    private final List<List<String>> exclusive;

    private MappingType(String name, String about, Map<String, Key> keys, List<List<String>> exclusive) {
        this.name = name;
        this.about = about;
        this.keys = keys;
        this.exclusive = exclusive;
    }

    /** A shape without keys. The name is shown in messages and names the definition in the JSON Schema. */
    public static MappingType mapping(String name, String about) {
        return new MappingType(name, about, Map.of(), List.of());
    }

    /** One more key, which may be left out. */
    public MappingType key(String key, ValueType kind, String about) {
        return add(new Key(key, kind, about, false, null, List.of()));
    }

    /** One more key, which must be given. */
    public MappingType need(String key, ValueType kind, String about) {
        return add(new Key(key, kind, about, true, null, List.of()));
    }

    /** One more key with the YAML text of the value that it has when it is not given. */
    public MappingType key(String key, ValueType kind, String about, String fallback) {
        MappingType shape = add(new Key(key, kind, about, false, fallback, List.of()));
        Problems problems = new Problems();
        Part values = new Part(shape, Entry.root(Node.Mapping.of(Position.in(name), Map.of())), "");
        kind.check(values.entry(key), problems, false);
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException("shape '" + name + "': " + problems);
        }
        return shape;
    }

    /** Values of the last key as one would write them. */
    public MappingType example(String... examples) {
        if (keys.isEmpty()) {
            throw new IllegalStateException("shape '" + name + "' has no key yet");
        }
        Key k = new ArrayList<>(keys.values()).get(keys.size() - 1);
        return put(new Key(k.name(), k.kind(), k.about(), k.required(), k.fallback(), List.of(examples)));
    }

    /** Exactly one of these keys must be given, each of them is optional by itself. */
    public MappingType exactlyOneOf(String... some) {
        Arrays.stream(some).forEach(this::keyNamed);
        List<List<String>> all = new ArrayList<>(exclusive);
        all.add(List.of(some));
        return new MappingType(name, about, keys, List.copyOf(all));
    }

    /** All keys and rules of {@code other} in addition. */
    public MappingType including(MappingType other) {
        MappingType shape = this;
        for (Key key : other.keys.values()) {
            shape = shape.add(key);
        }
        List<List<String>> all = new ArrayList<>(exclusive);
        all.addAll(other.exclusive);
        return new MappingType(name, about, shape.keys, List.copyOf(all));
    }

    public String name() {
        return name;
    }

    public String about() {
        return about;
    }

    /** In the order they were described. */
    public List<Key> keys() {
        return List.copyOf(keys.values());
    }

    /** Checks {@code entry} with all that is inside and gives it as values; look at the problems before you use them. */
    public Part read(Entry entry, Problems problems) {
        checkOnce(entry, problems);
        return new Part(this, entry, "");
    }

    boolean has(String key) {
        return keys.containsKey(key);
    }

    Key keyNamed(String key) {
        Key found = keys.get(key);
        if (found == null) {
            throw new IllegalArgumentException("shape '" + name + "' has no key '" + key + "'");
        }
        return found;
    }

    /** The same keys behind a word that must be {@code word}. */
    MappingType tagged(String tag, String word, String unionName, boolean needed) {
        Map<String, Key> all = new LinkedHashMap<>();
        all.put(tag, new Key(tag, ValueType.choice(word), about, needed, null, List.of()));
        all.putAll(keys);
        return new MappingType(unionName + "." + word, about, all, exclusive);
    }

    @Override
    public String says() {
        return "a mapping (" + name + ")";
    }

    @Override
    public boolean fits(Entry entry) {
        return entry.isMapping() || (entry.isNull() && !needsKeys());
    }

    @Override
    public void check(Entry entry, Problems problems, boolean partial) {
        if (!fits(entry) && !(partial && entry.isNull())) {
            problems.error(Code.WRONG_FORM, entry, "must be " + says() + ", found " + entry.form(), spaceHint(entry));
            return;
        }
        entry.children().forEach((given, child) -> {
            Key key = keys.get(given);
            if (key == null) {
                unknownKey(entry, given, child.keyAt(), keys.keySet(), problems);
            } else if (!partial) {
                key.kind().checkOnce(child, problems);
            } else if (!child.isNull()) {
                key.kind().check(child, problems, true);
            }
        });
        if (!partial) {
            keys.values().stream()
                    .filter(k -> k.required() && entry.child(k.name()).isEmpty())
                    .forEach(k -> problems.add(missing(entry, k)));
        }
        exclusive.forEach(some -> checkExclusive(entry, some, problems, partial));
    }

    private static void checkExclusive(Entry entry, List<String> some, Problems problems, boolean partial) {
        List<String> given = some.stream()
                .filter(k ->
                        entry.child(k).filter(e -> !(partial && e.isNull())).isPresent())
                .toList();
        if (given.size() > 1) {
            problems.add(Problem.error(
                    Code.KEYS_CLASH,
                    entry.keyAt(),
                    entry.path(),
                    "only one of " + String.join(", ", some) + " can be given, not " + String.join(" and ", given)));
        } else if (given.isEmpty() && !partial) {
            problems.add(Problem.error(
                    Code.MISSING_KEY,
                    entry.keyAt(),
                    entry.path(),
                    "one of " + String.join(", ", some) + " must be given"));
        }
    }

    static Problem missing(Entry entry, Key key) {
        String written = key.examples().isEmpty()
                ? " (" + key.kind().says() + ")"
                : ", such as '" + key.name() + ": " + key.examples().get(0) + "'";
        String message = "missing key " + Quoted.of(key.name()) + written + ": " + key.about();
        return Problem.error(Code.MISSING_KEY, entry.keyAt(), entry.path(), message);
    }

    static void unknownKey(Entry entry, String given, Position at, Collection<String> known, Problems problems) {
        int colon = given.indexOf(':');
        String hint = colon > 0 && known.contains(given.substring(0, colon))
                ? "; write a space after the colon: " + given.substring(0, colon + 1) + " " + given.substring(colon + 1)
                : problems.hint(entry, "key", given, known);
        problems.add(Problem.error(Code.UNKNOWN_KEY, at, entry.path(), "unknown key " + Quoted.of(given), hint));
    }

    /** {@code until:0.5} is one word to YAML. */
    static String spaceHint(Entry entry) {
        boolean glued = entry.isScalar() && !entry.isQuoted() && entry.text().matches("[\\w-]+:\\S.*");
        return glued ? "; is a space missing after ':'?" : "";
    }

    @Override
    public Map<String, Object> schema(JsonSchema root, boolean partial) {
        return root.define(partial ? name + "-overlay" : name, this, () -> {
            boolean empty = partial || !needsKeys();
            Map<String, Object> schema = empty ? ScalarKinds.types("object", "null") : ScalarKinds.types("object");
            schema.put("description", about);
            Map<String, Object> properties = new LinkedHashMap<>();
            keys.forEach((key, k) -> properties.put(key, k.schema(root, partial)));
            schema.put("properties", properties);
            List<String> needed =
                    keys.values().stream().filter(Key::required).map(Key::name).toList();
            if (!partial && !needed.isEmpty()) {
                schema.put("required", needed);
            }
            if (!partial && !exclusive.isEmpty()) {
                schema.put(
                        "allOf",
                        exclusive.stream().map(MappingType::oneRequired).toList());
            }
            schema.put("additionalProperties", false);
            return schema;
        });
    }

    private static Map<String, Object> oneRequired(List<String> some) {
        return Map.of(
                "oneOf", some.stream().map(k -> Map.of("required", List.of(k))).toList());
    }

    private boolean needsKeys() {
        return !exclusive.isEmpty() || keys.values().stream().anyMatch(Key::required);
    }

    private MappingType add(Key key) {
        if (keys.containsKey(key.name())) {
            throw new IllegalArgumentException("shape '" + name + "' has key '" + key.name() + "' already");
        }
        return put(key);
    }

    private MappingType put(Key key) {
        Map<String, Key> all = new LinkedHashMap<>(keys);
        all.put(key.name(), key);
        return new MappingType(name, about, all, exclusive);
    }

    @Override
    public String toString() {
        return says();
    }
}
