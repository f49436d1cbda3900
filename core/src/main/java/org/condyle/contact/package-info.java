/**
 * Laws of contact and the element that applies them. One law is one small file: {@link org.condyle.contact.NormalLaw}
 * along the normal, {@link org.condyle.contact.FrictionLaw} across it. {@code CompliantContact} lets a law act wherever a
 * {@link org.condyle.mechanics.ContactGeometry} finds two surfaces touching; {@code DistanceContact} sums up forces over a
 * whole boundary that never touches.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.contact;
