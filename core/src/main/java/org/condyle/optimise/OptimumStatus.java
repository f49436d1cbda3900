package org.condyle.optimise;

/** How the search for an optimum ended. Only what passed {@link Optimality} is called optimal. */
public enum OptimumStatus {
    /** The load is reached at the least cost; every condition holds to {@link Optimality#TOLERANCE}. */
    OPTIMAL,
    /** No controls within their bounds reach the load: these come nearest, and do so at the least cost. */
    INFEASIBLE,
    /** The answer could not be confirmed; its numbers are the best found and are not to be trusted. */
    NOT_CONVERGED
}
