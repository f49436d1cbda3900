package org.condyle.io.data;

import java.math.BigDecimal;
import tools.jackson.core.io.NumberOutput;

/** Numbers as the shortest digits that read back as the same double. */
public final class NumberText {
    private NumberText() {}

    /** The same on every Java, which Double.toString is only from 19 on. */
    public static String of(double x) {
        return NumberOutput.toString(x, true);
    }

    /**
     * The digits of {@code x} with the decimal point moved to the right by {@code places}: {@link Decimal#parse} with
     * the opposite shift reads the same double. A product would be rounded, and would not.
     */
    public static String of(double x, int places) {
        return places == 0 || !Double.isFinite(x)
                ? of(x)
                : new BigDecimal(of(x)).movePointRight(places).toString();
    }
}
