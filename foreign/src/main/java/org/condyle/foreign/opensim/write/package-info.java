/**
 * What all elements need that are written for OpenSim: names, frames, paths, functions, coordinates and controls of the new file, with a
 * list of what OpenSim cannot express. {@link org.condyle.foreign.opensim.write.Sheet} holds them together.
 */
@NullMarked
package org.condyle.foreign.opensim.write;

import org.jspecify.annotations.NullMarked;
