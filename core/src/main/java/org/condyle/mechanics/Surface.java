package org.condyle.mechanics;

/** A shape carried by a body: {@code frame} places the shape's own frame in the body. */
public record Surface(String name, int body, Frame frame, Shape shape) {}
