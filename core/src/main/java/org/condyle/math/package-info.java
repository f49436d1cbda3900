/**
 * Kernels on {@code double[]}: small algebra, rotations, splines, and checks of constructor arguments. Kernels write
 * their result to a given array and offset and allocate nothing; matrices are row-major; quaternions have the scalar
 * first.
 */
@NullMarked
package org.condyle.math;

import org.jspecify.annotations.NullMarked;
