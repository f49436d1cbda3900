package org.condyle.contact;

import org.condyle.mechanics.State;

/** What a contact under a law that relaxes makes of its past, place by place. Scratch of one thread. */
interface History {
    /** Takes over what is remembered at a state. */
    void begin(State s);

    /** Writes what presses at a place of a depth that changes at a rate: of a layer per area, else of the whole. */
    void press(int place, double stiffness, double depth, double rate);

    /** Force or pressure of the place looked at last. */
    double pressure();

    /** What it stores. */
    double stored();

    /** What it loses per second. */
    double lost();
}
