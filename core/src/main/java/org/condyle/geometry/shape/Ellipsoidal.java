package org.condyle.geometry.shape;

/** A shape that is an ellipsoid about its origin, of any or of equal semi-axes. */
public interface Ellipsoidal extends Convex {
    /** Semi-axis along x, y or z [m]. */
    double semiAxis(int k);
}
