package org.condyle.io.foreign.opensim;

import java.util.List;
import org.condyle.io.foreign.XmlElement;

/**
 * A joint as every version of the format means it: two frames, and coordinates that say how the second moves in the first.
 *
 * @param name        in OpenSim; may be empty
 * @param coordinates elements {@code Coordinate} in the order of the joint
 */
record Link(XmlElement element, String name, Spot parent, Spot child, List<XmlElement> coordinates) {}
