/**
 * Laws along the normal, compliant: {@link org.condyle.contact.law.NormalLaw} and where its stiffness comes from.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.contact.law;
