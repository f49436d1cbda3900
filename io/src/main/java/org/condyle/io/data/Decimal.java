package org.condyle.io.data;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Plain decimal numbers read where they lie in the bytes of a file, rounded correctly.
 *
 * <p>A file of some megabytes holds a million numbers; a String for each would cost more than all the rest. Up to 2^53
 * in digits and 10^22 in powers of ten both factors are exact and one division rounds correctly (Clinger, "How to read
 * floating point numbers accurately", 1990); the others go to {@link Double#parseDouble}.
 */
public final class Decimal {
    /** Printed in full, the largest number has 309 digits. */
    public static final int LONGEST = 400;

    private static final long EXACT = 1L << 53;
    private static final double[] TENS = {
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22
    };

    private Decimal() {}

    /** The number in {@code b[from..to)}; NaN when there is none, infinite when it is too large. */
    public static double parse(byte[] b, int from, int to) {
        return parse(b, from, to, 0);
    }

    /**
     * The number times a power of ten, rounded once: a length in millimetres becomes the double nearest to it in metres
     * with the power -3, and {@link NumberText} turns it back into the same digits.
     */
    public static double parse(byte[] b, int from, int to, int shift) {
        if (to - from > LONGEST) {
            return Double.NaN;
        }
        int i = from;
        boolean minus = i < to && b[i] == '-';
        if (i < to && (b[i] == '-' || b[i] == '+')) {
            i++;
        }
        long digits = 0;
        int power = shift;
        int seen = 0;
        boolean exact = true;
        boolean point = false;
        for (; i < to && (isDigit(b[i]) || (b[i] == '.' && !point)); i++) {
            if (b[i] == '.') {
                point = true;
                continue;
            }
            seen++;
            exact &= digits < EXACT / 10;
            digits = exact ? 10 * digits + b[i] - '0' : digits;
            power -= point ? 1 : 0;
        }
        if (seen == 0) {
            return Double.NaN;
        }
        int mantissa = i;
        int whole = shift;
        if (i < to && (b[i] == 'e' || b[i] == 'E')) {
            boolean down = i + 1 < to && b[i + 1] == '-';
            i += i + 1 < to && (down || b[i + 1] == '+') ? 2 : 1;
            int start = i;
            int exponent = 0;
            for (; i < to && isDigit(b[i]); i++) {
                exponent = Math.min(10 * exponent + b[i] - '0', 100_000);
            }
            if (i == start) {
                return Double.NaN;
            }
            power += down ? -exponent : exponent;
            whole += down ? -exponent : exponent;
        }
        if (i < to) {
            return Double.NaN;
        }
        if (!exact || Math.abs(power) >= TENS.length) {
            String text = new String(b, from, mantissa - from, StandardCharsets.ISO_8859_1);
            return Double.parseDouble(whole == 0 ? text : text + "e" + whole);
        }
        double value = power < 0 ? digits / TENS[-power] : digits * TENS[power];
        return minus ? -value : value;
    }

    /** Do the bytes say in words that there is no finite number: nan, -inf, 1.#QNAN? */
    public static boolean saysNotFinite(byte[] b, int from, int to) {
        int i = from < to && (b[from] == '-' || b[from] == '+') ? from + 1 : from;
        String head = new String(b, i, Math.min(3, to - i), StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
        return head.equals("nan") || head.equals("inf") || head.equals("1.#");
    }

    private static boolean isDigit(byte c) {
        return c >= '0' && c <= '9';
    }
}
