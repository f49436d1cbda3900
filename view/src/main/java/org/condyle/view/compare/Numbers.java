package org.condyle.view.compare;

import java.math.BigDecimal;
import java.math.MathContext;
import org.condyle.view.page.Text;

/** Formats fractions. */
public final class Numbers {
    private Numbers() {}

    /** Three digits: "1.23 %"; a dash where there is nothing to compare with. */
    public static String percent(double part) {
        if (!Double.isFinite(part)) {
            return "–";
        }
        return Text.brief(new BigDecimal(100 * part).round(new MathContext(3)).doubleValue()) + " %";
    }
}
