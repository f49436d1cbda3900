/** Articular surfaces of a knee as open sheets of triangles, each from a page of numbers. */
@org.jspecify.annotations.NullMarked
package org.condyle.geometry.cartilage;
