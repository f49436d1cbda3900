/**
 * Furniture for pictures, so that a scene tells its story: {@link org.condyle.anatomy.furniture.Furniture#named} gives a seat, a table or a
 * racket as closed surfaces, each of one material. Lengths are in metres, y points up. Like bones they never change a run.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.anatomy.furniture;
