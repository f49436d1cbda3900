package org.condyle.geometry.mesh;

/** Which surface of a pair carries the springs of an elastic foundation. */
public enum SpringSide {
    ON_A,
    ON_B,
    /** Both, each spring at half its area. */
    BOTH
}
