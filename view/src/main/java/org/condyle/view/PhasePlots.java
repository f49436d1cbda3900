package org.condyle.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Pairs of columns that belong over each other, found by the names that {@link org.condyle.simulate.Channels} gives:
 * contact forces over depths, and speeds over their coordinates.
 */
final class PhasePlots {
    /** An overlap below this is rounding: of contacts without compliance [m]. */
    private static final double RIGID = 1e-11;

    /** One column over another. */
    record Pair(int x, int y) {}

    private final List<Column> columns;
    private final Map<String, Integer> places = new HashMap<>();

    PhasePlots(List<Column> columns) {
        this.columns = columns;
        for (int c = 0; c < columns.size(); c++) {
            places.putIfAbsent(columns.get(c).name(), c);
        }
    }

    /** The area inside such a loop is the energy that the contact took. */
    List<Pair> forcesOverDepths() {
        List<Pair> pairs = new ArrayList<>();
        for (int c = 0; c < columns.size(); c++) {
            String name = columns.get(c).name();
            if (name.endsWith(".depth")) {
                add(c, place(name.substring(0, name.length() - "depth".length()) + "force"), pairs);
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
            String name = columns.get(c).name();
            int dot = name.lastIndexOf('.') + 1;
            if (name.endsWith(".speed")) {
                String owner = name.substring(0, name.length() - ".speed".length());
                int own = place(owner);
                add(own >= 0 ? own : coordinate(owner, columns.get(c).unit()), c, pairs);
            } else if (dot > 0 && name.startsWith("v", dot)) { // of a body: ball.y and ball.vy
                add(place(name.substring(0, dot) + name.substring(dot + 1)), c, pairs);
            }
        }
        return pairs;
    }

    private int place(String name) {
        return places.getOrDefault(name, -1);
    }

    /** The coordinate of a joint that has only one. */
    private int coordinate(String joint, String speedUnit) {
        for (int c = 0; c < columns.size(); c++) {
            String name = columns.get(c).name();
            if (name.startsWith(joint)
                    && name.lastIndexOf('.') == joint.length()
                    && speedUnit.equals(columns.get(c).unit() + "/s")) {
                return c;
            }
        }
        return -1;
    }

    private static void add(int x, int y, List<Pair> pairs) {
        if (x >= 0 && y >= 0) {
            pairs.add(new Pair(x, y));
        }
    }
}
