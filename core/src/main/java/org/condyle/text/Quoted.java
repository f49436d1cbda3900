package org.condyle.text;

/** Text of a user inside a message: in quotes, of limited length, without control characters. */
public final class Quoted {
    private static final int LONGEST = 60;

    private Quoted() {}

    public static String of(String text) {
        return "'" + plain(text, LONGEST) + "'";
    }

    /** Without quotes, cut at {@code longest} characters. */
    public static String plain(String text, int longest) {
        boolean cut = text.length() > longest;
        StringBuilder out = new StringBuilder();
        text.codePoints().limit(longest).forEach(c -> {
            if (c == '\n') {
                out.append("\\n");
            } else if (c == '\t') {
                out.append("\\t");
            } else {
                append(c, out);
            }
        });
        return cut ? out + "..." : out.toString();
    }

    /**
     * A whole message for a terminal: its lines stay, but whatever else could move, hide or reorder text is spelled
     * out.
     */
    public static String visible(String message) {
        StringBuilder out = new StringBuilder(message.length() + 16);
        message.codePoints().forEach(c -> {
            if (c == '\n' || c == '\t') {
                out.append((char) c);
            } else {
                append(c, out);
            }
        });
        return out.toString();
    }

    private static void append(int c, StringBuilder out) {
        if (Character.isISOControl(c) || (c >= 0xD800 && c <= 0xDFFF) || isDirection(c)) {
            out.append(String.format("\\u%04x", c));
        } else {
            out.appendCodePoint(c);
        }
    }

    /** Marks that reorder the text around them and so could make a message lie. */
    private static boolean isDirection(int c) {
        return c == 0x61C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
    }
}
