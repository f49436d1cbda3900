/**
 * Passive resistance of ball-and-socket joints such as the shoulder and the hip: moments that depend on how the bones are
 * turned against each other. Sections and equation numbers refer to the page on joint resistance and the theory.
 */
@NullMarked
package org.condyle.resistance;

import org.jspecify.annotations.NullMarked;
