/** Shapes as they are after their body has deformed, seen in a frame that turns with the body. */
@org.jspecify.annotations.NullMarked
package org.condyle.geometry.deforming;
