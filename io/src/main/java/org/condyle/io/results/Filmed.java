package org.condyle.io.results;

import java.util.List;
import org.condyle.anatomy.Visual;
import org.condyle.dynamics.Mechanism;
import org.condyle.simulate.StateFrames;

/**
 * What a picture of a run is made of: the states of the film, and the mechanism that places and asks its elements again, in a
 * {@link FilmPass}.
 *
 * @param planar the model lives in the plane xy
 * @param view   from where it is looked at
 * @param visuals what is shown on bodies beside their shapes
 */
public record Filmed(Mechanism mechanism, StateFrames film, boolean planar, View view, List<Visual> visuals) {
    /** Looked at from where it tells most. */
    public Filmed(Mechanism mechanism, StateFrames film, boolean planar) {
        this(mechanism, film, planar, View.USUAL, List.of());
    }

    /** The same looked at in another way. */
    public Filmed seen(View other) {
        return new Filmed(mechanism, film, planar, other, visuals);
    }
}
