package org.condyle.io.document;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;

/** Kinds of single values. */
final class ScalarKinds {
    private ScalarKinds() {}

    /** What all of them share: a single value that is there. */
    interface Single extends ValueType {
        /** Says what is wrong with the text; empty when nothing is. */
        default String wrong(Entry entry, Problems problems) {
            return "";
        }

        /** What kind of problem a wrong value is. */
        default Code code() {
            return Code.WRONG_WORD;
        }

        /** What to write instead of a wrong value; empty if that is not known. */
        default String hint(Entry entry, Problems problems) {
            return "";
        }

        @Override
        default boolean fits(Entry entry) {
            return entry.isScalar() && !entry.isNull();
        }

        @Override
        default void check(Entry entry, Problems problems, boolean partial) {
            if (!fits(entry)) {
                problems.error(Code.WRONG_FORM, entry, "must be " + says() + ", found " + entry.form());
            } else {
                String wrong = wrong(entry, problems);
                if (!wrong.isEmpty()) {
                    problems.error(code(), entry, wrong, hint(entry, problems));
                }
            }
        }
    }

    record Text() implements Single {
        @Override
        public String says() {
            return "text";
        }

        @Override
        public Map<String, Object> schema(JsonSchema root, boolean partial) {
            return types("string", "number", "boolean");
        }
    }

    record Reference(String what) implements Single {
        @Override
        public String says() {
            return "the name of " + article(what);
        }

        @Override
        public Map<String, Object> schema(JsonSchema root, boolean partial) {
            return types("string", "number");
        }
    }

    record Choice(List<String> words) implements Single {
        @Override
        public String says() {
            return words.size() == 1 ? words.get(0) : "one of " + String.join(", ", words);
        }

        @Override
        public String wrong(Entry entry, Problems problems) {
            if (words.contains(entry.text())) {
                return "";
            }
            return "must be " + says() + ", was " + Quoted.of(entry.text());
        }

        @Override
        public String hint(Entry entry, Problems problems) {
            return problems.instead(entry, entry.text(), words);
        }

        @Override
        public Map<String, Object> schema(JsonSchema root, boolean partial) {
            Map<String, Object> schema = new LinkedHashMap<>();
            if (words.size() == 1) {
                schema.put("const", words.get(0));
            } else {
                schema.put("enum", words);
            }
            return schema;
        }
    }

    record Flag() implements Single {
        @Override
        public String says() {
            return "true or false";
        }

        @Override
        public String wrong(Entry entry, Problems problems) {
            boolean good = !entry.isQuoted()
                    && (entry.text().equals("true") || entry.text().equals("false"));
            return good ? "" : "must be true or false, was " + Quoted.of(entry.text());
        }

        @Override
        public Map<String, Object> schema(JsonSchema root, boolean partial) {
            return types("boolean");
        }
    }

    record Whole(long least, long most) implements Single {
        private static final Pattern DIGITS = Pattern.compile("[+-]?[0-9]{1,18}");

        @Override
        public String says() {
            if (most == Long.MAX_VALUE || most == Integer.MAX_VALUE) {
                return least == Long.MIN_VALUE ? "a whole number" : "a whole number from " + least + " up";
            }
            return least == most ? Long.toString(least) : "a whole number from " + least + " to " + most;
        }

        @Override
        public String wrong(Entry entry, Problems problems) {
            String text = entry.text();
            boolean digits = !entry.isQuoted() && DIGITS.matcher(text).matches();
            boolean good = digits && Long.parseLong(text) >= least && Long.parseLong(text) <= most;
            return good ? "" : "must be " + says() + ", was " + Quoted.of(text);
        }

        @Override
        public Code code() {
            return Code.OUT_OF_RANGE;
        }

        @Override
        public Map<String, Object> schema(JsonSchema root, boolean partial) {
            Map<String, Object> schema = types("integer");
            if (least != Long.MIN_VALUE) {
                schema.put("minimum", least);
            }
            if (most != Long.MAX_VALUE && most != Integer.MAX_VALUE) {
                schema.put("maximum", most);
            }
            return schema;
        }
    }

    record Quantity(String unit) implements Single {
        @Override
        public String says() {
            return unit.isEmpty() ? "a number" : unit.equals("any") ? "a quantity" : "a quantity in " + unit;
        }

        @Override
        public Map<String, Object> schema(JsonSchema root, boolean partial) {
            return numberOrText();
        }
    }

    record Expression(String unit) implements Single {
        @Override
        public String says() {
            return unit.isEmpty() || unit.equals("any") ? "an expression" : "an expression in " + unit;
        }

        @Override
        public Map<String, Object> schema(JsonSchema root, boolean partial) {
            return numberOrText();
        }
    }

    static Map<String, Object> types(String... types) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", types.length == 1 ? types[0] : List.of(types));
        return schema;
    }

    private static Map<String, Object> numberOrText() {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("anyOf", List.of(types("number"), types("string")));
        return schema;
    }

    private static String article(String noun) {
        return ("aeiou".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
    }
}
