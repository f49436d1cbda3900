package org.condyle.io.results;

import org.condyle.dynamics.Mechanism;
import org.condyle.simulate.StateFrames;

/**
 * What a picture of a run is made of: the states of the film, and the mechanism that places and asks its elements again, in a
 * {@link FilmPass}.
 *
 * @param planar the model lives in the plane xy
 * @param view   from where it is looked at
 */
public record Filmed(Mechanism mechanism, StateFrames film, boolean planar, View view) {
    /** Looked at from where it tells most. */
    public Filmed(Mechanism mechanism, StateFrames film, boolean planar) {
        this(mechanism, film, planar, View.USUAL);
    }
}
