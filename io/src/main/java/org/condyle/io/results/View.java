package org.condyle.io.results;

import java.util.List;

/**
 * From where pictures of a run look at it.
 *
 * @param side   one of {@link #SIDES}; empty if a direction is given, or if the most telling one is to be found
 * @param from   direction from the model to the reader, in the world; none if a side is given
 * @param follow name of a body that stays in the middle; empty for none
 */
public record View(String side, List<Double> from, String follow) {
    /** Sides that have a name: front is what {@code x} to the right shows, side is seen from the end of {@code x}. */
    public static final List<String> SIDES = List.of("front", "back", "side", "left", "top", "oblique");

    /** The most telling direction, and no body to follow. */
    public static final View USUAL = new View("", List.of(), "");

    public View {
        from = List.copyOf(from);
        if (!side.isEmpty() && !SIDES.contains(side)) {
            throw new IllegalArgumentException("there is no side '" + side + "'");
        }
        if (!from.isEmpty() && from.size() != 3) {
            throw new IllegalArgumentException("a direction has three numbers");
        }
    }

    /** The same with another body to follow. */
    public View following(String body) {
        return new View(side, from, body);
    }
}
