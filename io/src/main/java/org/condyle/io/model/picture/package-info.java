/** Reads what pictures show on bodies: bones and furniture, which nothing can touch. */
@NullMarked
package org.condyle.io.model.picture;

import org.jspecify.annotations.NullMarked;
