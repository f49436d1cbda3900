/** Laws across the normal: {@link org.condyle.contact.friction.FrictionLaw}, stick-slip and rolling resistance. */
@org.jspecify.annotations.NullMarked
package org.condyle.contact.friction;
