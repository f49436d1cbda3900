package org.condyle.integrate;

/**
 * A first-order system ẏ = f(t, y) whose vector is laid out as
 *
 * <pre>  y = [ q (nq) | v (nv) | z (nz) | w (nw) ]  </pre>
 *
 * configuration, generalised velocities, integrated internals, and quadratures. The rates never depend on w (energy
 * ledger entries: work, dissipated energy), so w takes no part in error estimates or Jacobians; what it should add up to
 * is the {@link #balance}. A plain first-order system has nq = nv = 0 and everything in z.
 */
public interface Ode {
    default int configurationSize() {
        return 0;
    }

    default int velocitySize() {
        return 0;
    }

    default int internalSize() {
        return 0;
    }

    default int quadratureSize() {
        return 0;
    }

    default int size() {
        return configurationSize() + velocitySize() + internalSize() + quadratureSize();
    }

    /** Writes f(t, y) into {@code rates}; leaves {@code y} untouched. ACCEPTED when the rates are usable. */
    StepStatus rates(double t, double[] y, double[] rates);

    /**
     * Moves a configuration by an increment in velocity space: out = q ⊕ dq. For coordinates with q̇ = v this is q + dq;
     * for quaternions it is the product with the exponential of dq. {@code out} may be {@code q}.
     */
    default void advance(double[] q, double[] increment, double[] out) {
        for (int i = 0; i < configurationSize(); i++) {
            out[i] = q[i] + increment[i];
        }
    }

    /** Size of yᵢ below which integrators with error control ask for absolute accuracy only, in the unit of yᵢ. */
    default double scale(int component) {
        return 1;
    }

    /**
     * Writes the slopes ∂żᵢ/∂zᵢ of the internals at {@code y} as far as they are known, 0 where they are not; asked only where
     * rates were evaluated last.
     */
    default void internalSlopes(double[] y, double[] slopes) {}

    /** Whether {@link #jacobian} is worth asking. */
    default boolean hasJacobian() {
        return false;
    }

    /**
     * Writes ∂f/∂y of the components from {@code first} on to the last internal, one row for each of them; asked only where
     * rates were evaluated last.
     *
     * @return false if it is not known here, and nothing of use was written: integrators then take differences of the rates
     */
    default boolean jacobian(double[] y, int first, double[][] out) {
        return false;
    }

    /** Writes what the exact solution keeps at {@code y}; asked only where rates were evaluated last. */
    default void balance(double[] y, ConservedQuantity out) {}
}
