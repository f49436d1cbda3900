/** {@code condyle surface}: surfaces fitted to points, and distances of surfaces. */
@NullMarked
package org.condyle.app.surface;

import org.jspecify.annotations.NullMarked;
