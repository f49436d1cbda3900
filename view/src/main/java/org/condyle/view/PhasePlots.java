package org.condyle.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.condyle.text.ChannelId;

/**
 * Pairs of columns that belong over each other: contact forces over depths, and speeds over the coordinates they are the
 * rates of.
 */
final class PhasePlots {
    /** An overlap below this is rounding: of contacts without compliance [m]. */
    private static final double RIGID = 1e-11;

    /** One column over another. */
    record Pair(int x, int y) {}

    private final List<Column> columns;
    private final Map<ChannelId, Integer> places = new HashMap<>();

    PhasePlots(List<Column> columns) {
        this.columns = columns;
        for (int c = 0; c < columns.size(); c++) {
            places.putIfAbsent(columns.get(c).id(), c);
        }
    }

    /** The area inside such a loop is the energy that the contact took. */
    List<Pair> forcesOverDepths() {
        List<Pair> pairs = new ArrayList<>();
        for (int c = 0; c < columns.size(); c++) {
            ChannelId id = columns.get(c).id();
            if (id.is(ChannelId.DEPTH)) {
                add(c, place(id.with(ChannelId.FORCE)), pairs);
            }
        }
        pairs.removeIf(
                p -> !(columns.get(p.y()).size() > 0) || !(columns.get(p.x()).largest() > RIGID)); // never touched
        return pairs;
    }

    /** Phase portraits. */
    List<Pair> speedsOverCoordinates() {
        List<Pair> pairs = new ArrayList<>();
        for (int c = 0; c < columns.size(); c++) {
            ChannelId coordinate = columns.get(c).rateOf();
            if (coordinate != null) {
                add(place(coordinate), c, pairs);
            }
        }
        return pairs;
    }

    private int place(ChannelId id) {
        return places.getOrDefault(id, -1);
    }

    private static void add(int x, int y, List<Pair> pairs) {
        if (x >= 0 && y >= 0) {
            pairs.add(new Pair(x, y));
        }
    }
}
