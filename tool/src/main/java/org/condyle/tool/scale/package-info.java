/**
 * Parts of the ScaleTool: a tree of an OpenSim model as a model ({@link org.condyle.tool.scale.TreeModel}), factors from distances of
 * markers ({@link org.condyle.tool.scale.Measurements}), markers that are moved to where they were measured.
 */
@NullMarked
package org.condyle.tool.scale;

import org.jspecify.annotations.NullMarked;
