/** {@code condyle import}: models of other programs as model files, with a report of what was lost. */
@NullMarked
package org.condyle.app.foreign;

import org.jspecify.annotations.NullMarked;
