package org.condyle.io.results;

import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.State;

/** Reads the frames of a film, which a {@link FilmPass} shows it one after the other. */
public interface FrameReader {
    /** How far a frame is evaluated; each includes those before it. */
    enum Depth {
        /** Places and velocities of the bodies. */
        PLACES,
        /** Rows of the constraints. */
        ROWS,
        /** Forces of the elements, energies, and forces of contacts without compliance that are closed. */
        FORCES
    }

    /** How far frames must be evaluated for this reader. */
    Depth needs();

    /**
     * Reads a frame, which has been evaluated in the workspace.
     *
     * @param number of the frame, from 0
     * @param s      to read, not to write
     * @param w      the workspace of the pass, in which readers compute nothing that others read
     */
    void read(int number, State s, Workspace w);
}
