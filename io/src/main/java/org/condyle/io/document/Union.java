package org.condyle.io.document;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/**
 * A mapping in which one key, such as {@code type}, decides what the other keys are. Immutable.
 *
 * <pre>{@code
 * Union force = Union.by("type", "force").variant("spring", spring).variant("damper", damper);
 * }</pre>
 */
public final class Union implements ValueType {
    private final String tag;
    private final String name;
    private final Map<String, MappingType> variants;
    private final @Nullable String usual;
    /** Keys of the variants, as they were asked for. */
    private final Map<String, MappingType> shapes = new ConcurrentHashMap<>();

    private final Map<String, MappingType> overlays = new ConcurrentHashMap<>();

    private Union(String tag, String name, Map<String, MappingType> variants, @Nullable String usual) {
        this.tag = tag;
        this.name = name;
        this.variants = variants;
        this.usual = usual;
    }

    /**
     * A union without variants.
     *
     * @param tag the deciding key
     * @param name what the mapping describes, in the singular: "force"
     */
    public static Union by(String tag, String name) {
        return new Union(tag, name, Map.of(), null);
    }

    /** One more word for the deciding key and the keys that go with it. */
    public Union variant(String word, MappingType shape) {
        Map<String, MappingType> all = new LinkedHashMap<>(variants);
        if (all.put(word, shape) != null) {
            throw new IllegalArgumentException("union '" + name + "' has variant '" + word + "' already");
        }
        return new Union(tag, name, all, usual);
    }

    /** The variant that is meant when the deciding key is not given. */
    public Union orElse(String word) {
        if (!variants.containsKey(word)) {
            throw new IllegalArgumentException("union '" + name + "' has no variant '" + word + "'");
        }
        return new Union(tag, name, variants, word);
    }

    public String tag() {
        return tag;
    }

    /** Words of the deciding key, in the order they were described. */
    public Set<String> words() {
        return new LinkedHashSet<>(variants.keySet());
    }

    /** Keys of one variant, the deciding key among them. */
    public MappingType shape(String word) {
        return shapes.computeIfAbsent(word, w -> {
            MappingType shape = variants.get(w);
            if (shape == null) {
                throw new IllegalArgumentException("union '" + name + "' has no variant '" + w + "'");
            }
            return shape.tagged(tag, w, name, !w.equals(usual));
        });
    }

    /** Keys of one variant as a case may change them: those that the variant before had can be taken away. */
    private MappingType overlay(String word) {
        return overlays.computeIfAbsent(word, this::withKeysOfOthers);
    }

    private MappingType withKeysOfOthers(String word) {
        MappingType shape = shape(word);
        for (MappingType other : variants.values()) {
            for (Key key : other.keys()) {
                if (!shape.has(key.name())) {
                    shape = shape.key(key.name(), new OtherKinds.Gone(word), "no key of '" + word + "'");
                }
            }
        }
        return shape;
    }

    /** Checks {@code entry} with all that is inside and gives it as values; look at the problems before you use them. */
    public Part read(Entry entry, Problems problems) {
        check(entry, problems, false);
        return part(entry);
    }

    Part part(Entry entry) {
        String word = word(entry);
        if (word == null) {
            Problems problems = new Problems();
            check(entry, problems, false);
            throw new DocumentException(problems);
        }
        return new Part(shape(word), entry, word);
    }

    private @Nullable String word(Entry entry) {
        Entry given = entry.child(tag).orElse(null);
        if (given == null) {
            return entry.isMapping() || (entry.isNull() && usual != null) ? usual : null;
        }
        return given.isScalar() && variants.containsKey(given.text()) ? given.text() : null;
    }

    @Override
    public String says() {
        return "a mapping (" + name + ", chosen by '" + tag + "')";
    }

    @Override
    public boolean fits(Entry entry) {
        return entry.isMapping()
                || (entry.isNull() && usual != null && shape(usual).fits(entry));
    }

    @Override
    public void check(Entry entry, Problems problems, boolean partial) {
        String word = word(entry);
        Entry given = entry.child(tag).orElse(null);
        if (word != null && (given != null || !partial)) {
            (partial ? overlay(word) : shape(word)).check(entry, problems, partial);
        } else if (!fits(entry)) {
            problems.error(
                    Code.WRONG_FORM,
                    entry,
                    "must be " + says() + ", found " + entry.form(),
                    MappingType.spaceHint(entry));
        } else if (given != null && given.isScalar() && !given.isNull()) {
            problems.unknown(given, name + " " + tag, given.text(), variants.keySet());
        } else if (given != null && !(partial && given.isNull())) {
            problems.error(
                    Code.WRONG_FORM,
                    given,
                    "must be " + ValueType.choice(List.copyOf(words())).says() + ", found " + given.form());
        } else if (partial) {
            checkNames(entry, problems);
        } else {
            ValueType words = ValueType.choice(List.copyOf(words()));
            problems.add(MappingType.missing(
                    entry, new Key(tag, words, "which " + name + " this is", true, null, List.of())));
        }
    }

    /** The variant is decided elsewhere: any key of any variant may be meant. */
    private void checkNames(Entry entry, Problems problems) {
        Set<String> known = new LinkedHashSet<>(List.of(tag));
        variants.values().forEach(s -> s.keys().forEach(k -> known.add(k.name())));
        entry.children().forEach((key, child) -> {
            if (!known.contains(key)) {
                MappingType.unknownKey(entry, key, child.keyAt(), known, problems);
            }
        });
    }

    @Override
    public Map<String, Object> schema(JsonSchema root, boolean partial) {
        return root.define(partial ? name + "-overlay" : name, this, () -> {
            boolean empty =
                    partial || (usual != null && shape(usual).keys().stream().noneMatch(Key::required));
            Map<String, Object> schema = empty ? ScalarKinds.types("object", "null") : ScalarKinds.types("object");
            Map<String, Object> word = new LinkedHashMap<>();
            word.put("enum", List.copyOf(variants.keySet()));
            if (usual != null) {
                word.put("default", usual);
            }
            schema.put("properties", Map.of(tag, partial ? JsonSchema.orNull(word) : word));
            if (!partial && usual == null) {
                schema.put("required", List.of(tag));
            }
            schema.put(
                    "allOf",
                    variants.keySet().stream().map(w -> rule(root, w, partial)).toList());
            return schema;
        });
    }

    /** Editors follow if/then to complete the keys of the chosen variant, and name its keys in their errors. */
    private Map<String, Object> rule(JsonSchema root, String word, boolean partial) {
        Map<String, Object> chosen = ScalarKinds.types("object");
        chosen.put("properties", Map.of(tag, Map.of("const", word)));
        if (partial || !word.equals(usual)) {
            chosen.put("required", List.of(tag));
        }
        Map<String, Object> rule = new LinkedHashMap<>();
        rule.put("if", chosen);
        rule.put("then", (partial ? overlay(word) : shape(word)).schema(root, partial));
        return rule;
    }

    @Override
    public String toString() {
        return says();
    }
}
