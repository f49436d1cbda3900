/** Solids combined of others by union, intersection and difference. */
@org.jspecify.annotations.NullMarked
package org.condyle.geometry.csg;
