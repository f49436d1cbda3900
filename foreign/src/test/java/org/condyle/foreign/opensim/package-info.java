/** Tests of the reader of OpenSim models. */
@NullMarked
package org.condyle.foreign.opensim;

import org.jspecify.annotations.NullMarked;
