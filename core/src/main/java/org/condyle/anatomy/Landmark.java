package org.condyle.anatomy;

/**
 * A named point of a bone, in the frame of the bone of the right side [m].
 *
 * @param onSurface false for points that lie in the bone or beside it, such as the centre of a joint
 * @param meaning   what it is, for the documentation
 */
public record Landmark(String name, double x, double y, double z, boolean onSurface, String meaning) {
    /** x, y, z on a side of the body [m]. */
    public double[] at(Side side) {
        return new double[] {x, y, side.sign * z};
    }
}
