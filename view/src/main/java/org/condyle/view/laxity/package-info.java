/** Laxity of a knee as a page. */
@NullMarked
package org.condyle.view.laxity;

import org.jspecify.annotations.NullMarked;
