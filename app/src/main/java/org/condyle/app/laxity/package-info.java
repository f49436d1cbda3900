/** {@code condyle laxity}. */
@NullMarked
package org.condyle.app.laxity;

import org.jspecify.annotations.NullMarked;
