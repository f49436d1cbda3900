/**
 * The vocabulary: what a model is made of ({@link org.condyle.mechanics.Model}, bodies, joints), what changes while it
 * moves ({@link org.condyle.mechanics.State}), and the open interfaces that elements implement ({@code Mobility},
 * {@code Constraint}, {@code ForceElement}). Elements see bodies only through {@link org.condyle.mechanics.Motion} and
 * {@link org.condyle.mechanics.Forces}: a place p and a matrix A, twelve numbers, rigid or not.
 */
@NullMarked
package org.condyle.mechanics;

import org.jspecify.annotations.NullMarked;
