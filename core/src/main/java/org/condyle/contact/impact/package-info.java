/** Laws of rigid impact: how velocities after an impact follow from those before it. */
@org.jspecify.annotations.NullMarked
package org.condyle.contact.impact;
