package org.condyle.contact;

import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.ContactSet;

/** What is told of the entries of a contact that touch: that they press, and then where they stick. */
interface Pressing {
    /** The entries from one to before another press with one stiffness and one impact speed. */
    void press(ContactSet set, int from, int to, double stiffness, double impactSpeed);

    /** Friction that sticks, at the entry pressed last. */
    default void stick(State s, ContactSet set, int entry, int zAt, int memoryAt) {}

    /** The same once for a whole patch. */
    default void stickPatch(State s, ContactSet set, int zAt, int memoryAt) {}
}
