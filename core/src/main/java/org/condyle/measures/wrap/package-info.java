/**
 * Paths of muscles and ligaments over surfaces. A {@link org.condyle.measures.wrap.WrappedPath} goes through
 * {@link org.condyle.measures.wrap.PathPoint}s and over {@link org.condyle.measures.wrap.WrapSurface}s. How one straight
 * piece goes over one surface is a {@link org.condyle.measures.wrap.SegmentRule}: exact ones (geodesics) and those of
 * OpenSim. {@link org.condyle.measures.wrap.PathChain} applies them to the whole path, and
 * {@link org.condyle.measures.wrap.PathJumps} finds the places where a path changes suddenly.
 */
@NullMarked
package org.condyle.measures.wrap;

import org.jspecify.annotations.NullMarked;
