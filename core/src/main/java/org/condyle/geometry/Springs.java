package org.condyle.geometry;

/** Which surface of a pair carries the springs of an elastic foundation. */
public enum Springs {
    ON_A,
    ON_B,
    /** Both, each spring at half its area. */
    BOTH
}
