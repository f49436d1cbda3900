package org.condyle.mechanics;

/**
 * A bound of a quantity of a force element, beyond which its law was not measured or not meant. A run can go on there; it remembers
 * how far the quantity went and when, and tells it at the end. A lower bound is an upper one of the negative quantity.
 *
 * @param quantity reads it; pure. What is not a number breaks no bound
 * @param most     largest value that needs no word
 * @param trusted  largest value with which a run is to be trusted; infinity where a warning is enough
 * @param always   whether the bound is broken only if it is broken at all instants, as of a ligament that is never taut
 * @param words    what is told, after the name of the element
 */
public record Bound(Signal.Reader quantity, double most, double trusted, boolean always, Words words) {
    /** The sentence about a broken bound. */
    @FunctionalInterface
    public interface Words {
        /**
         * Says it.
         *
         * @param value farthest value, or the nearest one of a bound that is broken at all instants
         * @param time  when that was [s]
         */
        String of(double value, double time);
    }

    /** Beyond it a run is warned of, however far that is. */
    public static Bound warned(Signal.Reader quantity, double most, Words words) {
        return new Bound(quantity, most, Double.POSITIVE_INFINITY, false, words);
    }

    /** Beyond it a run is not to be trusted. */
    public static Bound trusted(Signal.Reader quantity, double most, Words words) {
        return new Bound(quantity, most, most, false, words);
    }
}
