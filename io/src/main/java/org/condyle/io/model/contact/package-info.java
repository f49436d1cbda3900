/**
 * What happens between surfaces and at stops: {@link org.condyle.io.model.contact.ContactReader} with the catalogs of contact,
 * friction and impact laws.
 */
@NullMarked
package org.condyle.io.model.contact;

import org.jspecify.annotations.NullMarked;
