package org.condyle.io.data;

import java.util.regex.Pattern;

/** How cells of comma-separated values are written (RFC 4180). */
public final class Csv {
    private static final Pattern NUMBER = Pattern.compile("[+-](\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?|[+-]Infinity");

    private Csv() {}

    /** The shortest digits that read back exactly; the same on every Java, which Double.toString is only from 19 on. */
    public static String number(double x) {
        return NumberText.of(x);
    }

    /**
     * Text, in quotes where it needs them. A spreadsheet takes what begins with = + - @ or a tab for a formula and runs
     * it; text that does gets an apostrophe before it, which spreadsheets know as the mark of text.
     */
    public static String text(String text) {
        String safe = isFormula(text) ? "'" + text : text;
        boolean plain = safe.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? safe : '"' + safe.replace("\"", "\"\"") + '"';
    }

    /** What {@link #text} was given, from what stands in a cell without its quotes. */
    public static String original(String cell) {
        return cell.startsWith("'") && isFormula(cell) ? cell.substring(1) : cell;
    }

    /** Apostrophes before one count with it, so that every text reads back as itself. */
    private static boolean isFormula(String text) {
        int at = 0;
        while (at < text.length() && text.charAt(at) == '\'') {
            at++;
        }
        return at < text.length()
                && "=+-@\t\r".indexOf(text.charAt(at)) >= 0
                && !(at == 0 && NUMBER.matcher(text).matches());
    }
}
