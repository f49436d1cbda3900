package org.condyle.io.results;

import java.util.List;

/**
 * From where pictures of a run look at it.
 *
 * @param side   one of {@link #SIDES}; empty if a direction is given, or if the most telling one is to be found
 * @param from   direction from the model to the reader, in the world; none if a side is given
 * @param follow name of a body that stays in the middle; empty for none
 * @param bones  one of {@link #BONES}: how bones are shown first
 * @param close  whether surfaces that can touch fill the picture, and not all that moves
 */
public record View(String side, List<Double> from, String follow, String bones, boolean close) {
    /** Sides that have a name: front is what {@code x} to the right shows, side is seen from the end of {@code x}. */
    public static final List<String> SIDES = List.of("front", "back", "side", "left", "top", "oblique");

    /** How bones are shown. */
    public static final List<String> BONES = List.of("solid", "clear", "hidden");

    /** The most telling direction, and no body to follow. */
    public static final View USUAL = new View("", List.of(), "");

    /** All that moves, with solid bones. */
    public View(String side, List<Double> from, String follow) {
        this(side, from, follow, "solid", false);
    }

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
        return new View(side, from, body, bones, close);
    }

    /** The same from another side, or from another direction. */
    public View from(String otherSide, List<Double> direction) {
        return new View(otherSide, direction, follow, bones, close);
    }

    /** The same with bones shown in another way, and near or far. */
    public View showing(String howBones, boolean near) {
        return new View(side, from, follow, howBones, near);
    }
}
