/**
 * Tangents of forces: how the force of an element changes when the bodies that it touches move a little, or move a little faster.
 * {@link org.condyle.mechanics.tangent.Linearised} is the ability of an element to tell them, {@link
 * org.condyle.mechanics.tangent.Tangents} where it writes them.
 */
@NullMarked
package org.condyle.mechanics.tangent;

import org.jspecify.annotations.NullMarked;
