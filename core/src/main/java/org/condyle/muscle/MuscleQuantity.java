package org.condyle.muscle;

import org.condyle.expression.Dimension;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.FibreState;

/**
 * What analyses tell about a muscle at an instant, beside its length. Lengthening is positive, and so is power that is given off: a
 * shortening fibre that pulls gives off power. The powers are complete,
 *
 * <pre>  -T V = tendon + active fibre + passive fibre - damping·l̇ - what is lost where the law ends  </pre>
 */
public enum MuscleQuantity {
    TENDON_LENGTH,
    FIBRE_LENGTH,
    /** l/l₀. */
    FIBRE_STRETCH,
    /** φ. */
    PENNATION,
    FIBRE_SPEED,
    /** l̇/(v_m l₀). */
    NORMALISED_FIBRE_SPEED,
    /** φ̇ = -(l̇/l) tan φ. */
    PENNATION_SPEED,
    /** T, what acts on the bodies. */
    TENDON_FORCE,
    /** Along the fibre: active, passive and damping together. */
    FIBRE_FORCE,
    ACTIVE_FIBRE_FORCE,
    /** Of the elastic part alone; the rest of the fibre force is damping. */
    PASSIVE_FIBRE_FORCE,
    ACTIVE_FORCE_ALONG_TENDON,
    PASSIVE_FORCE_ALONG_TENDON,
    /** -F_a l̇, without damping. */
    ACTIVE_FIBRE_POWER,
    /** -F_p l̇. */
    PASSIVE_FIBRE_POWER,
    /** -T l̇_T. */
    TENDON_POWER,
    /** -T V, what the bodies get. */
    MUSCLE_POWER;

    public Dimension dimension() {
        return switch (this) {
            case TENDON_LENGTH, FIBRE_LENGTH -> Dimension.LENGTH;
            case FIBRE_STRETCH, NORMALISED_FIBRE_SPEED -> Dimension.NONE;
            case PENNATION -> Dimension.ANGLE;
            case FIBRE_SPEED -> Dimension.SPEED;
            case PENNATION_SPEED -> Dimension.ANGULAR_SPEED;
            case TENDON_FORCE,
                    FIBRE_FORCE,
                    ACTIVE_FIBRE_FORCE,
                    PASSIVE_FIBRE_FORCE,
                    ACTIVE_FORCE_ALONG_TENDON,
                    PASSIVE_FORCE_ALONG_TENDON -> Dimension.FORCE;
            case ACTIVE_FIBRE_POWER, PASSIVE_FIBRE_POWER, TENDON_POWER, MUSCLE_POWER -> Dimension.POWER;
        };
    }

    /**
     * Its value.
     *
     * @param rate V, lengthening speed of the whole [m/s]
     */
    public double of(FibreState f, Architecture size, double rate) {
        return switch (this) {
            case TENDON_LENGTH -> f.tendonLength;
            case FIBRE_LENGTH -> f.fibreLength;
            case FIBRE_STRETCH -> f.fibreLength / size.optimalFibreLength();
            case PENNATION -> angle(f);
            case FIBRE_SPEED -> f.fibreSpeed;
            case NORMALISED_FIBRE_SPEED -> f.fibreSpeed / size.fastestShortening();
            case PENNATION_SPEED -> -f.fibreSpeed / f.fibreLength * tangent(f);
            case TENDON_FORCE -> f.tendonForce;
            case FIBRE_FORCE -> f.activeForce + f.passiveForce + f.dampingForce;
            case ACTIVE_FIBRE_FORCE -> f.activeForce;
            case PASSIVE_FIBRE_FORCE -> f.passiveForce;
            case ACTIVE_FORCE_ALONG_TENDON -> f.activeForce * f.cosPennation;
            case PASSIVE_FORCE_ALONG_TENDON -> f.passiveForce * f.cosPennation;
            case ACTIVE_FIBRE_POWER -> -f.activeForce * f.fibreSpeed;
            case PASSIVE_FIBRE_POWER -> -f.passiveForce * f.fibreSpeed;
            case TENDON_POWER -> -f.tendonForce * f.tendonSpeed;
            case MUSCLE_POWER -> -f.tendonForce * rate;
        };
    }

    private static double angle(FibreState f) {
        return Math.acos(Math.max(-1, Math.min(1, f.cosPennation)));
    }

    private static double tangent(FibreState f) {
        return Math.sqrt(Math.max(0, 1 - f.cosPennation * f.cosPennation)) / f.cosPennation;
    }
}
