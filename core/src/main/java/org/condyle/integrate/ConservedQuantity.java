package org.condyle.integrate;

/**
 * A quantity that the exact solution of a system conserves between jumps, including quadratures: energy minus supplied
 * energy plus dissipated energy. A system with such a quantity writes it here, see {@link Ode#balance}.
 */
public final class ConservedQuantity {
    /** What is kept. */
    public double value;
    /** How much there is of it: against the largest so far an error is small or not. 0 means that nothing is known. */
    public double size;
    /** What rounding can do to the value. */
    public double rounding;
}
