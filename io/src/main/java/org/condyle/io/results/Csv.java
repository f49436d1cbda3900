package org.condyle.io.results;

import tools.jackson.core.io.NumberOutput;

/** How cells of comma-separated values are written (RFC 4180). */
public final class Csv {
    private Csv() {}

    /** The shortest digits that read back exactly; the same on every Java, which Double.toString is only from 19 on. */
    public static String number(double x) {
        return NumberOutput.toString(x, true);
    }

    /** Text, in quotes where it needs them. */
    public static String text(String text) {
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
