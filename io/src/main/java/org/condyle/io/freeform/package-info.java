/** Files of free-form surfaces: control nets as tables, IGES, and the points that surfaces are fitted to. */
@NullMarked
package org.condyle.io.freeform;

import org.jspecify.annotations.NullMarked;
