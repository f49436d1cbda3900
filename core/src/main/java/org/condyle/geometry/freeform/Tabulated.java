package org.condyle.geometry.freeform;

import org.condyle.mechanics.Shape;

/** A shape given by a lookup table, whose memory a run reports. */
public interface Tabulated extends Shape {
    LookupTable table();
}
