/** The page of a fitted surface. */
@NullMarked
package org.condyle.view.surface;

import org.jspecify.annotations.NullMarked;
