package org.condyle.io.model.read;

import java.util.Set;
import java.util.regex.Pattern;
import org.condyle.io.document.Entry;

/**
 * The unit in which an author thinks of angles: deg if the file gives any angle in deg. Texts, and what is asked of results, do not
 * count: a unit there is meant for what it stands at.
 */
public final class AngleUnit {
    private static final Set<String> NOT_GIVEN = Set.of(
            "title",
            "source",
            "notes",
            "cases",
            "record",
            "picture",
            "plots",
            "units",
            "formulas",
            "outputs",
            "claims");

    private static final Pattern DEGREES = Pattern.compile("\\bdeg\\b(?!\\s*[/^])");

    private AngleUnit() {}

    /** Whether the file, with its case and the settings, gives an angle in degrees. */
    public static boolean isDegrees(Entry root) {
        return root.children().entrySet().stream().anyMatch(e -> !NOT_GIVEN.contains(e.getKey()) && says(e.getValue()));
    }

    /** Whether a text gives an angle in degrees. */
    public static boolean isDegrees(String text) {
        return text.contains("deg") && DEGREES.matcher(text).find();
    }

    private static boolean says(Entry e) {
        return e.isMapping()
                ? e.children().values().stream().anyMatch(AngleUnit::says)
                : e.isList() ? e.items().stream().anyMatch(AngleUnit::says) : e.isScalar() && isDegrees(e.text());
    }
}
