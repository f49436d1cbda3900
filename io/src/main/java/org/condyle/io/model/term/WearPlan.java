package org.condyle.io.model.term;

/**
 * Wear over many cycles: a run is one cycle, done once for each block of cycles, after which the vertices of meshes go where the wear of the block
 * leaves them.
 *
 * @param cycles   in all
 * @param blocks   into which they are divided evenly
 * @param midpoint whether each block takes the wear of the surface that is worn by half of it, so that the error falls with the square of the
 *                 number of blocks; each takes two runs then
 */
public record WearPlan(double cycles, int blocks, boolean midpoint) {}
