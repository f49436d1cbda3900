package org.condyle.mechanics;

import java.util.List;

/**
 * Something that is told of a motion and acts on nothing: the axis about which a body turns, how surfaces roll on each other. It reads places
 * and velocities of bodies; in an analysis of positions at rest the velocities are those along the path of the positions, for each unit of the
 * time that stands for the path.
 */
public interface Descriptor {
    /** What can be recorded, without the descriptor's own name. */
    List<Signal> signals();

    /** Called once, at the first instant of a run: may keep something of it in memory of its own. */
    default void begin(State state, Motion motion) {}

    /** Shows itself in a picture. */
    default void draw(State state, Motion motion, SceneSketch sketch) {}

    /** A copy with its own scratch for another thread; itself where there is none. */
    default Descriptor forThread() {
        return this;
    }
}
