package org.condyle.geometry.query;

import org.jspecify.annotations.Nullable;

/**
 * When two moving shapes meet.
 *
 * @param found  true if they meet at {@code time}: they are then no farther apart than the tolerance, and were apart
 *               before
 * @param time   of the impact, or the time before which there surely is none: the end of what was asked, or earlier if
 *               shapes that graze each other used up all rounds [s]
 * @param points where they meet; null if they do not
 */
public record TimeOfImpact(
        boolean found, double time, @Nullable PointPair points) {}
