package org.condyle.io.document;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.condyle.io.problem.Code;

/** Kinds made of other kinds. */
final class OtherKinds {
    private OtherKinds() {}

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
