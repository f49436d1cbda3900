package org.condyle.measures.wrap;

import org.condyle.mechanics.Frame;

/**
 * A surface fixed in a rigid body that paths may go over.
 *
 * @param name   for messages and pictures
 * @param frame  of the shape in the body
 * @param side   where paths may lie on it
 * @param active false: paths ignore it
 */
public record WrapSurface(String name, int body, Frame frame, WrapShape shape, Side side, boolean active) {
    public WrapSurface(String name, int body, Frame frame, WrapShape shape) {
        this(name, body, frame, shape, Side.ALL, true);
    }
}
