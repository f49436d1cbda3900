/**
 * What is told of a motion and acts on nothing, one descriptor a file: {@link org.condyle.descriptor.InstantCentre} in the plane, {@link
 * org.condyle.descriptor.HelicalAxis} and {@link org.condyle.descriptor.FiniteAxis} in space, {@link org.condyle.descriptor.Rolling} of two
 * surfaces in contact. Each implements {@link org.condyle.mechanics.Descriptor}; the catalog of model files makes them by name. Where a
 * descriptor is not defined, such as the axis of a body that does not turn, its channels are not a number.
 */
@NullMarked
package org.condyle.descriptor;

import org.jspecify.annotations.NullMarked;
