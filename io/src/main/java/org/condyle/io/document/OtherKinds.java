package org.condyle.io.document;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;

/** Kinds made of other kinds. */
final class OtherKinds {
    private OtherKinds() {}

    /** Items of one kind in an order that matters. A key with nothing after it is an empty list. */
    record ListKind(ValueType item, int least, int most) implements ValueType {
        @Override
        public String says() {
            String of = item.says().replaceFirst("^(a|an|the) ", "");
            if (least == most) {
                return "a list of " + least + " (each: " + of + ")";
            }
            String count = least == 0
                    ? ""
                    : most == Integer.MAX_VALUE ? " of at least " + least : " of " + least + " to " + most;
            return "a list" + count + " (each: " + of + ")";
        }

        @Override
        public boolean fits(Entry entry) {
            return entry.isList() || (entry.isNull() && least == 0);
        }

        @Override
        public void check(Entry entry, Problems problems, boolean partial) {
            if (!fits(entry)) {
                problems.error(Code.WRONG_FORM, entry, "must be " + says() + ", found " + entry.form(), hint(entry));
                return;
            }
            List<Entry> items = entry.items();
            if (items.size() < least || items.size() > most) {
                String wanted = least == most
                        ? least + (least == 1 ? " item" : " items")
                        : (items.size() < least ? "at least " + least : "at most " + most) + " items";
                problems.error(
                        Code.WRONG_COUNT,
                        entry,
                        "must have " + wanted + " (each: " + item.says().replaceFirst("^(a|an|the) ", "") + "), has "
                                + items.size());
            }
            // An overlay replaces a list as a whole, so its items are complete.
            items.forEach(i -> item.check(i, problems, false));
        }

        /** How the list is written that was probably meant; empty if what was found gives no idea. */
        String hint(Entry entry) {
            if (!entry.isScalar() || entry.isNull()) {
                return "";
            }
            String text = Quoted.plain(entry.text(), 60);
            if (item instanceof ScalarKinds.Quantity) {
                boolean vector = least <= 3 && most >= 3 && text.matches("[-+.0-9].*");
                return !vector ? "" : "; a vector is written [x, y, z]: [0, " + text + ", 0] points along y";
            }
            // Lines below each other without dashes are one text to YAML, joined by blanks.
            return "; a list is written [" + text.strip().replaceAll(",?\\s+", ", ")
                    + "], or with '- ' before each item on a separate line";
        }

        @Override
        public Map<String, Object> schema(JsonSchema root, boolean partial) {
            Map<String, Object> schema = least == 0 ? ScalarKinds.types("array", "null") : ScalarKinds.types("array");
            schema.put("items", item.schema(root, false));
            if (least > 0) {
                schema.put("minItems", least);
            }
            if (most < Integer.MAX_VALUE) {
                schema.put("maxItems", most);
            }
            return schema;
        }

        @Override
        public List<ValueType> inside() {
            return List.of(item);
        }

        @Override
        public String unit() {
            return item.unit();
        }
    }

    /**
     * Names made up by the user, each with a value of one kind. A key with nothing after it is an empty mapping.
     *
     * @param dots whether names may have dots, as paths do
     */
    record MapKind(ValueType value, boolean dots) implements ValueType {
        @Override
        public String says() {
            return "a mapping (" + (dots ? "path" : "name") + ": " + value.says() + ")";
        }

        @Override
        public boolean isNames() {
            return true;
        }

        @Override
        public boolean fits(Entry entry) {
            return entry.isMapping() || entry.isNull();
        }

        @Override
        public void check(Entry entry, Problems problems, boolean partial) {
            if (!fits(entry)) {
                problems.error(
                        Code.WRONG_FORM,
                        entry,
                        "must be " + says() + ", found " + entry.form(),
                        MappingType.spaceHint(entry));
                return;
            }
            entry.children().forEach((name, child) -> {
                // Paths and channels join names by dots.
                if ((!dots && name.indexOf('.') >= 0) || !name.equals(name.strip())) {
                    problems.add(Problem.error(
                            Code.BAD_NAME,
                            child.keyAt(),
                            entry.path(),
                            "name " + Quoted.of(name) + " has a dot or a space at its ends"));
                }
                if (name.chars().anyMatch(Character::isISOControl)) {
                    problems.add(Problem.error(
                            Code.BAD_NAME,
                            child.keyAt(),
                            entry.path(),
                            "name " + Quoted.of(name) + " has a line break or tab in it"));
                }
                if (!partial) {
                    value.checkOnce(child, problems);
                } else if (!child.isNull()) {
                    value.check(child, problems, true);
                }
            });
        }

        @Override
        public Map<String, Object> schema(JsonSchema root, boolean partial) {
            Map<String, Object> schema = ScalarKinds.types("object", "null");
            if (!dots) {
                schema.put("propertyNames", Map.of("pattern", "^[^.]+$"));
            }
            Map<String, Object> values = value.schema(root, partial);
            schema.put("additionalProperties", partial ? JsonSchema.orNull(values) : values);
            return schema;
        }

        @Override
        public List<ValueType> inside() {
            return List.of(value);
        }

        @Override
        public String unit() {
            return value.unit();
        }
    }

    record Either(List<ValueType> alternatives) implements ValueType {
        @Override
        public String says() {
            return alternatives.stream().map(ValueType::says).collect(Collectors.joining(", or "));
        }

        @Override
        public boolean fits(Entry entry) {
            return alternatives.stream().anyMatch(a -> a.fits(entry));
        }

        /** Among single values the first without complaint; a mapping or list goes to the first that takes one. */
        @Override
        public ValueType choose(Entry entry) {
            List<ValueType> fitting =
                    alternatives.stream().filter(a -> a.fits(entry)).toList();
            for (ValueType alternative : fitting) {
                Problems complaints = new Problems();
                // Trying out whole subtrees could take exponential time where kinds nest.
                if (entry.isScalar()) {
                    alternative.check(entry, complaints, false);
                }
                if (complaints.isEmpty()) {
                    return alternative.choose(entry);
                }
            }
            return fitting.size() == 1 ? fitting.get(0).choose(entry) : this;
        }

        @Override
        public void check(Entry entry, Problems problems, boolean partial) {
            ValueType chosen = choose(entry);
            if (chosen == this) {
                problems.error(
                        Code.WRONG_FORM, entry, "must be " + says() + ", found " + entry.form(), hint(entry, problems));
            } else if (chosen instanceof ScalarKinds.Choice word
                    && !word.words().contains(entry.text())) {
                // A word was found where another form may have been meant: tell of all forms.
                problems.error(
                        Code.WRONG_WORD, entry, "must be " + says() + ", was " + entry.form(), hint(entry, problems));
            } else {
                chosen.check(entry, problems, partial);
            }
        }

        private String hint(Entry entry, Problems problems) {
            String text = entry.isScalar() ? entry.text() : "";
            String word = problems.instead(entry, text, words());
            return !word.isEmpty()
                    ? word
                    : alternatives.stream()
                            .flatMap(a -> a instanceof ListKind list ? Stream.of(list) : Stream.empty())
                            .map(list -> list.hint(entry))
                            .findFirst()
                            .orElse("");
        }

        private List<String> words() {
            return alternatives.stream()
                    .flatMap(a -> a instanceof ScalarKinds.Choice c ? c.words().stream() : Stream.<String>empty())
                    .toList();
        }

        @Override
        public Map<String, Object> schema(JsonSchema root, boolean partial) {
            Map<String, Object> schema = new LinkedHashMap<>();
            schema.put(
                    "anyOf",
                    alternatives.stream().map(a -> a.schema(root, partial)).toList());
            return schema;
        }

        @Override
        public List<ValueType> inside() {
            return alternatives;
        }

        @Override
        public String unit() {
            return alternatives.stream()
                    .map(ValueType::unit)
                    .filter(u -> !u.isEmpty())
                    .findFirst()
                    .orElse("");
        }
    }

    record Partial(MappingType shape) implements ValueType {
        @Override
        public String says() {
            return "some keys of " + shape.says();
        }

        @Override
        public boolean isOverlay() {
            return true;
        }

        @Override
        public boolean fits(Entry entry) {
            return entry.isMapping() || entry.isNull();
        }

        @Override
        public void check(Entry entry, Problems problems, boolean partial) {
            shape.check(entry, problems, true);
        }

        @Override
        public Map<String, Object> schema(JsonSchema root, boolean partial) {
            return shape.schema(root, true);
        }

        @Override
        public List<ValueType> inside() {
            return List.of(shape);
        }
    }

    record Later(Supplier<? extends ValueType> kind) implements ValueType {
        @Override
        public String says() {
            return kind.get().says();
        }

        @Override
        public boolean fits(Entry entry) {
            return kind.get().fits(entry);
        }

        @Override
        public ValueType choose(Entry entry) {
            return kind.get().choose(entry);
        }

        @Override
        public void check(Entry entry, Problems problems, boolean partial) {
            kind.get().check(entry, problems, partial);
        }

        @Override
        public Map<String, Object> schema(JsonSchema root, boolean partial) {
            return kind.get().schema(root, partial);
        }

        @Override
        public List<ValueType> inside() {
            return List.of(kind.get());
        }

        @Override
        public String unit() {
            return kind.get().unit();
        }
    }

    /** What a case may only take away, since the variant that it changes to does not have it. */
    record Gone(String variant) implements ValueType {
        @Override
        public String says() {
            return "~, which removes it: '" + variant + "' has no such key";
        }

        @Override
        public boolean fits(Entry entry) {
            return entry.isNull();
        }

        @Override
        public void check(Entry entry, Problems problems, boolean partial) {
            if (!entry.isNull()) {
                problems.error(Code.UNKNOWN_KEY, entry, "must be " + says());
            }
        }

        @Override
        public Map<String, Object> schema(JsonSchema root, boolean partial) {
            return ScalarKinds.types("null");
        }
    }

    record Any() implements ValueType {
        @Override
        public String says() {
            return "anything";
        }

        @Override
        public boolean fits(Entry entry) {
            return true;
        }

        @Override
        public void check(Entry entry, Problems problems, boolean partial) {}

        @Override
        public Map<String, Object> schema(JsonSchema root, boolean partial) {
            return new LinkedHashMap<>();
        }
    }
}
