package org.condyle.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Columns that show nothing but rounding: all their values are tiny beside those of another column of the same unit, as the
 * sideways place of a ball that falls straight, or what is left over in the ledger. Nobody wants to see them first.
 */
final class Noise {
    /** About the sum of roundings over a long run; what a model means by small is far above. */
    private static final double SMALL = 1e-11;

    private final Map<String, Double> largest = new HashMap<>();

    Noise(List<Column> columns) {
        columns.forEach(c -> largest.merge(c.unit(), c.size(), Math::max));
    }

    boolean is(Column c) {
        return c.size() > 0 && c.size() < SMALL * largest.getOrDefault(c.unit(), 0.0);
    }
}
