package org.condyle.app.text;

import java.io.Console;

/** Output on terminals: colours only if wanted, a progress line only on an interactive terminal. */
public final class Terminal {
    private Terminal() {}

    public static boolean interactive() {
        return isTerminal() && !"dumb".equals(System.getenv("TERM"));
    }

    /** From Java 22 on there is always a console, which then knows whether it is a terminal. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isTerminal() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true; // before Java 22 a console is a terminal
        }
    }

    public static boolean colours() {
        return interactive() && System.getenv("NO_COLOR") == null;
    }

    public static String good(String text) {
        return colours() ? "\u001b[32m" + text + "\u001b[0m" : text;
    }

    public static String bad(String text) {
        return colours() ? "\u001b[31m" + text + "\u001b[0m" : text;
    }

    /** Neither good nor bad. */
    public static String unsure(String text) {
        return colours() ? "\u001b[35m" + text + "\u001b[0m" : text;
    }

    public static String strong(String text) {
        return colours() ? "\u001b[1m" + text + "\u001b[0m" : text;
    }

    /** A number and its unit; a plain number stands alone. */
    public static String quantity(double x, String unit) {
        return unit.isEmpty() ? number(x) : number(x) + " " + unit;
    }

    /** Nine significant digits, trailing zeros dropped; all of them are in summary.json. */
    public static String number(double x) {
        if (!Double.isFinite(x)) {
            return Double.toString(x);
        }
        if (x == 0) {
            return "0";
        }
        double size = Math.abs(x);
        String text = size >= 1e-4 && size < 1e7
                ? new java.math.BigDecimal(x)
                        .round(new java.math.MathContext(9))
                        .toPlainString()
                : String.format(java.util.Locale.ROOT, "%.6e", x);
        if (text.indexOf('.') >= 0 && text.indexOf('e') < 0) {
            text = text.replaceAll("0+$", "").replaceAll("\\.$", "");
        }
        return text;
    }

    /** A time that a person waits: 12.3 s, 4 min 5 s, 2 h 7 min. */
    public static String duration(double seconds) {
        if (seconds < 60) {
            return String.format(java.util.Locale.ROOT, "%.1f s", seconds);
        }
        long s = Math.round(seconds);
        return s < 3600 ? s / 60 + " min " + s % 60 + " s" : s / 3600 + " h " + s % 3600 / 60 + " min";
    }
}
