package org.condyle.mechanics;

/**
 * A shape carried by a body: {@code frame} places the shape's own frame in the body.
 *
 * @param deforms whether the body deforms and the shape with it
 */
public record Surface(String name, int body, Frame frame, Shape shape, boolean deforms) {
    /** On a rigid body. */
    public Surface(String name, int body, Frame frame, Shape shape) {
        this(name, body, frame, shape, false);
    }
}
