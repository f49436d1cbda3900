/**
 * Bones for pictures, made of numbers: {@link org.condyle.anatomy.Bone#named} gives a bone with its landmarks, its sources and its surface,
 * {@link org.condyle.anatomy.Placement} puts it between two points of a body. A bone is a page of numbers, one class each.
 *
 * <p>Nothing of the mechanics knows this package: a picture never changes a run. Directions are those of a person who stands upright
 * with the palms forwards: x forwards, y up, z to the right. Pages are written for the right side, in millimetres, for an adult of about
 * 1.75 m; what is public is in metres.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.anatomy;
