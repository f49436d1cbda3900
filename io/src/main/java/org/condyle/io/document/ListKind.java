package org.condyle.io.document;

import java.util.List;
import java.util.Map;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;

/** Items of one kind in an order that matters. A key with nothing after it is an empty list. */
record ListKind(ValueType item, int least, int most) implements ValueType {
    @Override
    public String says() {
        String of = item.says().replaceFirst("^(a|an|the) ", "");
        if (least == most) {
            return "a list of " + least + " (each: " + of + ")";
        }
        String count =
                least == 0 ? "" : most == Integer.MAX_VALUE ? " of at least " + least : " of " + least + " to " + most;
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
