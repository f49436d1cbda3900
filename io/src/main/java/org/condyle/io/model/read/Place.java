package org.condyle.io.model.read;

import org.condyle.mechanics.Frame;

/** A frame of a body. */
public record Place(int body, Frame frame) {
    public double[] at() {
        return frame.origin();
    }
}
