package org.condyle.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Columns that show nothing but rounding errors: all their values are tiny beside the scale of their unit. The scale is the
 * largest value of all columns in that unit, as for the sideways position of a ball that falls straight or for the residual
 * of the ledger. A rate is also compared with the scale of its quantity divided by the duration of the run, and angles have
 * a scale of their own, one radian: a ball that does not roll has no other angular velocity to be compared with.
 */
final class Noise {
    /** About the sum of roundings over a long run; what a model means by small is far above. */
    private static final double SMALL = 1e-11;

    private static final String PER_SECOND = "/s";

    private final Map<String, Double> largest = new HashMap<>();
    private final double duration;

    Noise(List<Column> columns) {
        largest.put("rad", 1.0);
        largest.put("deg", Math.toDegrees(1));
        columns.forEach(c -> largest.merge(c.unit(), c.size(), Math::max));
        duration = columns.stream()
                .filter(c -> c.time().length > 0)
                .mapToDouble(c -> c.time()[c.time().length - 1] - c.time()[0])
                .max()
                .orElse(0);
    }

    boolean is(Column c) {
        return c.size() > 0 && c.size() < SMALL * scale(c.unit());
    }

    private double scale(String unit) {
        double same = largest.getOrDefault(unit, 0.0);
        if (!unit.endsWith(PER_SECOND) || !(duration > 0)) {
            return same;
        }
        String quantity = unit.substring(0, unit.length() - PER_SECOND.length());
        return Math.max(same, largest.getOrDefault(quantity, 0.0) / duration);
    }
}
