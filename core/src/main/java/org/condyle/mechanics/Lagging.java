package org.condyle.mechanics;

/**
 * Ability of an actuator along a measure whose push follows its control late, because states of its own lie between: the activation
 * and the fibre of a muscle. They see nothing of the motion but value and rate of the measure, so that a controller can foresee
 * the push along a known course without the rest of the model.
 */
public interface Lagging extends Actuator, Internal, AlongMeasure {
    /** False if this one pushes with its control times its strength at once, so that there is nothing to foresee. */
    default boolean lags() {
        return true;
    }

    /**
     * Writes ż of its own states.
     *
     * @param control constant or not, within its limits or not
     * @param value   of the measure [m or rad]
     * @param rate    of the measure [m/s or rad/s]
     * @param own     its states in their order
     */
    void ownRates(double control, double value, double rate, double[] own, double[] rates);

    /** What it pushes with at such states, as {@link #exertion} [N or N·m]. */
    double ownExertion(double control, double value, double rate, double[] own);

    /** Sets its own states to rest at a value of the measure: activation as the control has it, fibre and tendon in equilibrium. */
    void rest(double control, double value, double[] own);
}
