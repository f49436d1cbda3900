package org.condyle.study;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/** A number as it is written, and its unit as it is written: empty, or such as {@code kg*m^2}. */
record WrittenQuantity(BigDecimal number, String unit) {
    private static final Pattern WRITTEN = Pattern.compile(
            "\\s*([-+]?(?:[0-9]{1,40}\\.?[0-9]{0,40}|\\.[0-9]{1,40})(?:[eE][-+]?[0-9]{1,3})?)\\s*(.*?)\\s*");

    /** Null if the text is no quantity. */
    static @Nullable WrittenQuantity parse(String text) {
        Matcher m = WRITTEN.matcher(text);
        if (!m.matches()) {
            return null;
        }
        try {
            double si = Quantity.parse(text).si();
            String unit = m.group(2).replaceAll("^\\[(.*)]$", "$1");
            return Double.isFinite(si) ? new WrittenQuantity(new BigDecimal(m.group(1)), unit) : null;
        } catch (ExpressionException | NumberFormatException e) {
            return null;
        }
    }

    static @Nullable WrittenQuantity read(Entry e, Problems problems) {
        WrittenQuantity m = parse(e.text());
        if (m == null) {
            problems.error(
                    Code.NOT_A_NUMBER, e, "must be a number or a quantity with its unit, was '" + e.text() + "'");
        }
        return m;
    }

    /** Digits a person would write: 0.15, 1000, 5.5e9. */
    String digits() {
        BigDecimal x = number.stripTrailingZeros();
        int exponent = x.precision() - x.scale() - 1;
        if (x.signum() == 0) {
            return "0";
        }
        return exponent >= -5 && exponent < 7
                ? x.toPlainString()
                : x.movePointLeft(exponent).stripTrailingZeros().toPlainString() + "e" + exponent;
    }

    /** As {@code --set} takes it. */
    String text() {
        return unit.isEmpty() ? digits() : digits() + " " + unit;
    }
}
