package org.condyle.integrate;

/**
 * What the exact solution of a system keeps between jumps, quadratures included: energy less what was brought in plus
 * what was lost. A system that knows such a quantity writes it here, see {@link Ode#balance}.
 */
public final class ConservedQuantity {
    /** What is kept. */
    public double value;
    /** How much there is of it: against the largest so far an error is small or not. 0 means that nothing is known. */
    public double size;
    /** What rounding can do to the value. */
    public double rounding;
}
