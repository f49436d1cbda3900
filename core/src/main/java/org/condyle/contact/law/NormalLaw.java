package org.condyle.contact.law;

/**
 * The force, or for a layer the pressure, that two touching surfaces exert on each other along their normal. Stiffness
 * comes from outside, given by the user or made from materials and curvatures at the onset of a contact: K [N/m^n] for a
 * contact at a point, [Pa/m] for a layer.
 */
public interface NormalLaw {
    /** Part of a depth or a rate that differences are taken over. */
    double SHORT = 1e-5;

    /**
     * Force or pressure at an instant of a contact.
     *
     * @param stiffness   K of this contact
     * @param depth       penetration, positive when the bodies overlap [m]
     * @param rate        time derivative of depth, positive while approaching [m/s]
     * @param impactSpeed rate at the instant this contact began, never below the guard for slow touches [m/s]
     * @return repulsive force [N] or pressure [Pa]; negative only if the law is {@link #adhesive}
     */
    double force(double stiffness, double depth, double rate, double impactSpeed);

    /**
     * The same in a contact that is known to touch, smooth through depth zero and through force zero: a law whose force
     * jumps at its onset must not jump a second time where rounding puts depth.
     */
    default double touching(double stiffness, double depth, double rate, double impactSpeed) {
        return force(stiffness, depth, rate, impactSpeed);
    }

    /**
     * Writes the derivatives of {@link #touching} by depth and by rate. By differences of the law alone, so short beside the depth that they do
     * not see where the contact ends, unless a law knows them.
     */
    default void slopes(double stiffness, double depth, double rate, double impactSpeed, double[] out) {
        double h = Math.max(SHORT * Math.abs(depth), Double.MIN_NORMAL),
                v = SHORT * Math.max(Math.abs(rate), impactSpeed);
        double deeper = touching(stiffness, depth + h, rate, impactSpeed);
        double faster = touching(stiffness, depth, rate + v, impactSpeed);
        out[0] = (deeper - touching(stiffness, depth - h, rate, impactSpeed)) / (2 * h);
        out[1] = (faster - touching(stiffness, depth, rate - v, impactSpeed)) / (2 * v);
    }

    /** True if surfaces part where {@link #touching} falls to zero, which may be before depth does. */
    default boolean endsWithForce() {
        return false;
    }

    /** Energy that the elastic part stores [J], or [J/m²] for a layer: ∫ force(K, δ, 0) dδ. */
    double potential(double stiffness, double depth);

    /** The depth of a force or pressure ≥ 0 at rest; NaN of a law whose elastic part cannot be turned round. */
    default double depthOf(double stiffness, double force) {
        return Double.NaN;
    }

    /**
     * What a spring of a depth stores against another one that has forgotten some of it, and carries the force z of a depth λ:
     * W(δ) - W(λ) - z (δ - λ), never negative; of a linear spring ½ K (δ - λ)².
     */
    default double stretched(double stiffness, double depth, double forgotten) {
        double other = depthOf(stiffness, forgotten);
        return potential(stiffness, depth) - potential(stiffness, other) - forgotten * (depth - other);
    }

    /** n of K δⁿ near δ = 0, which says what unit the stiffness has. */
    double exponent();

    /** True if force is lost to rate: the ledger then keeps an account. */
    boolean dissipates();

    /** True if {@link #force} depends on the impact speed, which then has to be latched at the onset. */
    default boolean needsImpactSpeed() {
        return false;
    }

    /** True if its stiffness is that of a layer [Pa/m]: of every pressure over an area, and of forces that are sums of such. */
    default boolean ofLayer() {
        return layer();
    }

    /** True for a pressure over an area, false for a force at a point. */
    default boolean layer() {
        return false;
    }

    /**
     * True if it is the force of smooth bodies that touch in an ellipse, as Hertz has it, with or without losses: the area of
     * contact then follows from the depth and the curvatures.
     */
    default boolean inEllipse() {
        return false;
    }

    /** True if the force may pull. */
    default boolean adhesive() {
        return false;
    }

    /** Its own copy if it has scratch. */
    default NormalLaw forThread() {
        return this;
    }
}
