package org.condyle.mechanics;

/**
 * A named place of a body that analyses refer to: a marker on the skin, or a frame in which results are expressed.
 *
 * @param body  index of the body that carries it, 0 for the ground
 * @param frame fixed in the body; of a marker only the origin counts
 */
public record Landmark(int body, Frame frame) {
    /** Position in the frame of the body [m]. */
    public double[] at() {
        return frame.origin();
    }
}
