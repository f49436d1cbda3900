/** Curves of laws with the numbers of a model, as their sources draw them. */
@NullMarked
package org.condyle.view.law;

import org.jspecify.annotations.NullMarked;
