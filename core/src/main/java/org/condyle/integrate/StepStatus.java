package org.condyle.integrate;

/** How one attempted evaluation or step ended. Trouble in a step is a result to handle, not an exception. */
public enum StepStatus {
    ACCEPTED,
    /** The error estimate asks for a step below the smallest one that still moves time. */
    TOO_INACCURATE,
    /** A joint has no inertia to move at this state. */
    SINGULAR_MASS,
    /** The constraint equations could not be solved at this state. */
    SINGULAR_CONSTRAINTS,
    /** A rate came out as NaN or infinite. */
    NOT_FINITE,
    /** Something could pass through something else in a step of this length. */
    TOO_FAST,
    /** The iteration of an implicit method did not converge at the smallest step. */
    NOT_CONVERGED
}
