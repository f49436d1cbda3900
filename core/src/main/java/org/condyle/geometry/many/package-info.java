/** Contact among many bodies, and the nodes of a boundary with their distances from a surface. */
@org.jspecify.annotations.NullMarked
package org.condyle.geometry.many;
