/**
 * Models written for OpenSim: a model file, whatever it was read from, becomes an {@code .osim} file of version 4, with a list of what
 * OpenSim cannot express. Start with {@link org.condyle.io.foreign.opensim.write.OpenSimExport}; each kind of part has a writer.
 */
@NullMarked
package org.condyle.io.foreign.opensim.write;

import org.jspecify.annotations.NullMarked;
