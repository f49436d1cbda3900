package org.condyle.study;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;

/**
 * The values of {@code {from, to, steps}} and {@code {from, to, by}}. Reckoned in decimals, so that the third of 0.05 by
 * 0.05 is 0.15, as a person would write it, and not 0.15000000000000002.
 */
final class Range {
    /** Of numbers that are written into runs. */
    static final MathContext DIGITS = new MathContext(15, RoundingMode.HALF_EVEN);

    private static final MathContext LOG_DIGITS = new MathContext(12, RoundingMode.HALF_EVEN);

    private Range() {}

    static List<WrittenQuantity> values(Part range, Problems problems) {
        Entry from = range.entry("from"), to = range.entry("to");
        WrittenQuantity first = WrittenQuantity.read(from, problems), last = WrittenQuantity.read(to, problems);
        WrittenQuantity by = range.has("by") ? WrittenQuantity.read(range.entry("by"), problems) : null;
        if (first == null || last == null || (range.has("by") && by == null)) {
            return List.of();
        }
        String unit = first.number().signum() == 0 && first.unit().isEmpty() ? last.unit() : first.unit();
        boolean zeroEnd = last.number().signum() == 0 && last.unit().isEmpty(); // nothing is nothing in any unit
        if ((!zeroEnd && !last.unit().equals(unit)) || (by != null && !by.unit().equals(unit))) {
            problems.error(
                    Code.WRONG_UNIT,
                    range.entry(),
                    "all numbers of a range must be in one unit, such as {from: 1 mm, to: 5 mm, by: 1 mm}");
            return List.of();
        }
        BigDecimal a = first.number(), b = last.number();
        List<BigDecimal> all = new ArrayList<>();
        if (by != null) {
            BigDecimal step = by.number();
            if (range.text("spacing").equals("log")) {
                problems.error(
                        Code.KEYS_CLASH,
                        range.entry("spacing"),
                        "a logarithmic range is given by 'steps', not by 'by'");
            } else if (step.signum() == 0 || step.signum() != b.subtract(a).signum()) {
                problems.error(
                        Code.OUT_OF_RANGE, range.entry("by"), "does not go from " + from.text() + " to " + to.text());
            } else if (b.subtract(a).divide(step, MathContext.DECIMAL64).doubleValue() > StudyShape.MOST) {
                problems.error(Code.OVER_LIMIT, range.entry("by"), "makes more than " + StudyShape.MOST + " values");
            } else {
                for (BigDecimal x = a; x.compareTo(b) * step.signum() <= 0; x = x.add(step)) {
                    all.add(x);
                }
            }
        } else if (range.text("spacing").equals("log")) {
            if (a.signum() * b.signum() <= 0) {
                problems.error(
                        Code.OUT_OF_RANGE,
                        range.entry(),
                        "both ends of a logarithmic range must have the same sign and must not be 0");
            } else {
                logarithmic(a, b, range.integer("steps"), all);
            }
        } else {
            int n = range.integer("steps") - 1;
            for (int i = 0; i <= n; i++) {
                BigDecimal part = b.subtract(a)
                        .multiply(BigDecimal.valueOf(i))
                        .divide(BigDecimal.valueOf(n), MathContext.DECIMAL128);
                all.add(i == n ? b : a.add(part).round(DIGITS));
            }
        }
        return all.stream().map(x -> new WrittenQuantity(x, unit)).toList();
    }

    private static void logarithmic(BigDecimal a, BigDecimal b, int steps, List<BigDecimal> out) {
        double ratio = StrictMath.log(b.doubleValue() / a.doubleValue());
        for (int i = 0; i < steps; i++) {
            double x = a.doubleValue() * StrictMath.exp(ratio * i / (steps - 1));
            out.add(i == 0 ? a : i == steps - 1 ? b : new BigDecimal(x).round(LOG_DIGITS));
        }
    }
}
