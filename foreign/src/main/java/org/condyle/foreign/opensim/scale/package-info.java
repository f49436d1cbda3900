/**
 * Scaling of OpenSim models: factors of bodies are applied to the tree of an {@code .osim} file, in both of its structural forms,
 * so that everything that is not understood stays as it is. Start with {@link org.condyle.foreign.opensim.scale.ModelScaling}.
 */
@NullMarked
package org.condyle.foreign.opensim.scale;

import org.jspecify.annotations.NullMarked;
