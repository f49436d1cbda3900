package org.condyle.view.page;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** Text for people in pages and pictures: escaped, rounded, with units as they are printed in books. */
public final class Text {
    private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    private Text() {}

    /** Makes any text safe between tags and in quoted attributes of HTML and XML. */
    public static String escape(String s) {
        return visible(s)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    /**
     * Shows what hides: marks that turn the direction of writing, and so could make a line read as something else, are
     * spelled out; characters that XML has no place for become �.
     */
    public static String visible(String s) {
        StringBuilder out = new StringBuilder(s.length() + 16);
        s.codePoints().filter(c -> c != '\r').forEach(c -> {
            if (turnsDirection(c)) {
                out.append(String.format(Locale.ROOT, "[U+%04X]", c));
            } else {
                out.appendCodePoint(isText(c) ? c : 0xfffd);
            }
        });
        return out.toString();
    }

    private static boolean isText(int c) {
        return c == '\n'
                || c == '\t'
                || (c >= 0x20 && c < 0x7f)
                || (c >= 0xa0 && c < 0xd800)
                || (c >= 0xe000 && (c & 0xfffe) != 0xfffe);
    }

    private static boolean turnsDirection(int c) {
        return c == 0x61c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
    }

    /** Six significant digits, without trailing zeros. */
    public static String brief(double x) {
        return rounded(x, 6);
    }

    /** So many significant digits, without trailing zeros. */
    public static String rounded(double x, int digits) {
        if (!Double.isFinite(x)) {
            return Double.toString(x);
        }
        if (x == 0) {
            return "0";
        }
        BigDecimal d = new BigDecimal(x).round(new MathContext(digits)).stripTrailingZeros();
        int exponent = d.precision() - d.scale() - 1;
        if (exponent >= -4 && exponent < 7) {
            return d.toPlainString();
        }
        return d.movePointLeft(exponent).stripTrailingZeros().toPlainString() + "e" + exponent;
    }

    /** A number in a page: brief, with all its digits when pointed at; a dash where there is none. */
    public static String number(double x) {
        return number(x, 6);
    }

    /** The same with so many digits to be seen. */
    public static String number(double x, int digits) {
        return Double.isNaN(x) ? "–" : "<span title=\"" + x + "\">" + rounded(x, digits) + "</span>";
    }

    /** A number that was judged: as many digits as a claim may ask for. */
    public static String judged(double x, String unit) {
        return Double.isNaN(x) ? "–" : "<span title=\"" + x + "\">" + rounded(x, 11) + "</span>" + behind(unit);
    }

    /** A number in a page with its unit behind it; a plain number stands alone. */
    public static String quantity(double x, String unit) {
        return number(x) + (Double.isNaN(x) ? "" : behind(unit));
    }

    private static String behind(String unit) {
        return unit.isEmpty() || unit.equals("1") ? "" : "&#160;" + escape(unit(unit));
    }

    /** "N*m/s^2" becomes "N·m/s²"; a pure number gets a dash. */
    public static String unit(String unit) {
        if (unit.isEmpty() || unit.equals("1")) {
            return "–";
        }
        StringBuilder out = new StringBuilder();
        boolean raised = false;
        for (int i = 0; i < unit.length(); i++) {
            char c = unit.charAt(i);
            boolean digit = c >= '0' && c <= '9';
            if (c == '^' || (c == '-' && raised)) {
                raised = true;
                out.append(c == '-' ? "⁻" : "");
            } else {
                raised &= digit;
                out.append(raised ? SUPERSCRIPTS.charAt(c - '0') : c == '*' ? '·' : c);
            }
        }
        return out.toString();
    }

    /** "10⁻⁶". */
    public static String powerOfTen(int exponent) {
        return unit("10^" + exponent);
    }

    /** No more than {@code most} characters; a cut is shown. */
    public static String shortened(String s, int most) {
        return s.codePointCount(0, s.length()) <= most ? s : s.substring(0, s.offsetByCodePoints(0, most - 1)) + "…";
    }
}
