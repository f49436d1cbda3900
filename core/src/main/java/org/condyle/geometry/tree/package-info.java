/** Trees and grids of boxes that exclude most pairs of shapes, faces or samples from a search. */
@org.jspecify.annotations.NullMarked
package org.condyle.geometry.tree;
