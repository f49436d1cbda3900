package org.condyle.mechanics;

/** Ability to show itself in a picture. */
public interface Drawn {
    void draw(State state, Motion motion, SceneSketch sketch);
}
