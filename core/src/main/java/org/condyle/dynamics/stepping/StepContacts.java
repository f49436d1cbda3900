package org.condyle.dynamics.stepping;

/** Contacts of a step that have been solved. Row 0 of each is its normal, the others lie along the surface. */
public interface StepContacts {
    int contacts();

    /** Rows of a contact. */
    int rows(int contact);

    double impulse(int contact, int row);

    /** Velocity at the beginning of the step. */
    double before(int contact, int row);

    /** Velocity at its end. */
    double after(int contact, int row);

    /** What all impulses of the step have changed the velocity of a row by. */
    double change(int contact, int row);

    /** Change of the velocity of a row that a unit of its own impulse causes. */
    double own(int contact, int row);

    /** Overlap [m or rad]. */
    double depth(int contact);

    /**
     * Finds displacements that move contacts apart.
     *
     * @param wanted by how much at least
     * @param cost   out: what it costs each of them [J]
     */
    void displace(double[] wanted, double[] cost);
}
