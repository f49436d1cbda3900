/** {@code condyle joint}: a joint from a table of measurements. */
@NullMarked
package org.condyle.app.joint;

import org.jspecify.annotations.NullMarked;
