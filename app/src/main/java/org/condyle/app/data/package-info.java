/** The command {@code condyle convert}: measured data from one file into another. */
@NullMarked
package org.condyle.app.data;

import org.jspecify.annotations.NullMarked;
