package org.condyle.dynamics;

/**
 * What a {@link Workspace} holds of the state that it was given last. {@link Dynamics} keeps the record, in assertions only;
 * whoever reads from a workspace asserts that what it reads is there, so that numbers of another state are not taken for those
 * of this one.
 */
public enum Stage {
    /** Places and velocities of the bodies. */
    PLACES,
    /** Momenta of the bodies, and so energies. */
    MOMENTA,
    /** Forces of the elements. */
    FORCES,
    /** Rows of constraints and closed contacts: Φ, Φ̇, J, γ. */
    ROWS,
    /** v̇, ż and λ. */
    ACCELERATIONS
}
