/**
 * Contact of two rigid shapes. Each pair extends {@link org.condyle.geometry.pair.SurfacePair} and writes the contacts that it
 * finds into a {@link org.condyle.mechanics.contact.ContactSet}.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.geometry.pair;
