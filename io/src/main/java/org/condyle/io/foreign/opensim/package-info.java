/**
 * Models of OpenSim ({@code .osim}), versions 10900 to 40000 and later. {@link
 * org.condyle.io.foreign.opensim.OpenSimFormat} is the door. Differences between the versions of the format are known to
 * {@code Sockets} (how parts refer to each other), {@code JointSet} (where joints and their frames stand) and {@code PathPoints}
 * only; every other class translates one kind of part.
 */
@NullMarked
package org.condyle.io.foreign.opensim;

import org.jspecify.annotations.NullMarked;
