/**
 * What {@code condyle analyse} does: the tools of OpenSim, each reading its own setup file, on top of the analyses of core.
 * A tool gives an {@link org.condyle.tool.result.AnalysisResult}: tables
 * with the labels of OpenSim, numbers for a summary, the motion for a picture.
 */
@NullMarked
package org.condyle.tool;

import org.jspecify.annotations.NullMarked;
