/**
 * Force elements and rigid contacts between bodies. {@link org.condyle.contact.CompliantContact} lets a law act wherever a
 * {@link org.condyle.mechanics.ContactGeometry} finds two surfaces touching, {@link org.condyle.contact.DistanceContact} sums a law over a
 * whole boundary, {@link org.condyle.contact.RigidPair} makes the same pair impenetrable. The laws are in the rooms {@code law},
 * {@code friction} and {@code impact}: one law is one small file.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.contact;
