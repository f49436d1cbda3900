/**
 * Setup files of OpenSim's tools: {@link org.condyle.tool.setup.SetupFile} finds the tool in a file and changes its keys as
 * {@code --set} asks, {@link org.condyle.tool.setup.Setup} reads the keys with their defaults and resolves the files that they
 * name. The files beside them, tasks of inverse kinematics and external loads, are read here, too.
 */
@NullMarked
package org.condyle.tool.setup;

import org.jspecify.annotations.NullMarked;
