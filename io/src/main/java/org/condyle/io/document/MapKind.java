package org.condyle.io.document;

import java.util.List;
import java.util.Map;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;

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
