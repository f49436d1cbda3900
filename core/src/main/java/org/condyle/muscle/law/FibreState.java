package org.condyle.muscle.law;

/**
 * What a muscle law tells about an instant. It belongs to whoever asks and is used again and again, so that a run allocates nothing.
 * Forces in the direction of the fibre, unless the name says otherwise; lengthening is positive.
 */
public final class FibreState {
    /** l [m]. */
    public double fibreLength;
    /** l̇ [m/s]. */
    public double fibreSpeed;
    /** cos φ. */
    public double cosPennation;
    /** l_T [m]. */
    public double tendonLength;
    /** l̇_T [m/s]; 0 for a rigid tendon. */
    public double tendonSpeed;
    /** Tension that acts on the bodies [N]; never negative. */
    public double tendonForce;
    /** F₀ a f_L f_V [N]. */
    public double activeForce;
    /** F₀ f_P [N]. */
    public double passiveForce;
    /** Force of the damper along the fibre [N]; 0 in laws without one. */
    public double dampingForce;
    /** f_L, f_V, f_P: active force over length, over speed, passive force, without unit. */
    public double activeLength;

    public double forceVelocity;
    public double passiveLength;
    /** f_T, tendon force over F₀. */
    public double tendonFactor;
    /** ż of the law's own state; 0 if it has none. */
    public double stateRate;
    /**
     * Power that is lost where a law ends, never negative [W]: Schutte's fibre, which is not allowed to push against a slack tendon, loses
     * the energy of its passive part. With it the balance closes:
     * {@code tendonForce·V = d(stored energy)/dt + activeForce·l̇ + dampingForce·l̇ + limitPower}.
     */
    public double limitPower;
    /** Whether the fibre stands at its shortest length. */
    public boolean atLimit;
}
