/** Tests of the reader of OpenSim models. */
@NullMarked
package org.condyle.io.foreign.opensim;

import org.jspecify.annotations.NullMarked;
