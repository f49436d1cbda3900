/** Mobilities (how a body may move in its parent) and constraints (equations between bodies): one small file each. */
@NullMarked
package org.condyle.joints;

import org.jspecify.annotations.NullMarked;
