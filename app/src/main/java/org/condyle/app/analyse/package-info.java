/** {@code condyle analyse}: options, folders and words on the terminal; the work is done by {@code org.condyle.tool}. */
@NullMarked
package org.condyle.app.analyse;

import org.jspecify.annotations.NullMarked;
