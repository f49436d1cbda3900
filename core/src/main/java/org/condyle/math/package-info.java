/**
 * Kernels on {@code double[]}: small algebra, rotations, splines, and the checks at the door. Kernels write where they
 * are told (an array and an offset) and allocate nothing; matrices are row-major; quaternions have the scalar first.
 */
@NullMarked
package org.condyle.math;

import org.jspecify.annotations.NullMarked;
