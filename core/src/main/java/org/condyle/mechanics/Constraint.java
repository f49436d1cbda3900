package org.condyle.mechanics;

import java.util.List;

/**
 * Equations Φ(p, A, q, t) = 0 on places and coordinates. A row is written as the force of a unit multiplier: that gives
 * J and Jᵀλ at once, for every kind of body and every style of coordinates.
 */
public interface Constraint {
    /** Number of equations. */
    int rows();

    /** Name of one equation, for messages: "x", "axis 2". */
    String rowName(int row);

    /** Unit of Φ of one row. */
    String unit(int row);

    /** Adds its rows in order: value, unit force, and what is not linear in the accelerations. */
    void assemble(State state, Motion motion, Rows rows);

    /** True when Φ depends on time of itself: its reactions then do work that the ledger books. */
    default boolean drives() {
        return false;
    }

    /** What can be recorded of its reactions beside the multipliers: "pressure". Names without the constraint's own. */
    default List<Effect> effects() {
        return List.of();
    }

    /** Shows itself in a picture; nothing by default. */
    default void draw(State state, Motion motion, Sketch sketch) {}

    /** A copy with its own scratch for another thread; itself where there is none. */
    default Constraint forThread() {
        return this;
    }
}
