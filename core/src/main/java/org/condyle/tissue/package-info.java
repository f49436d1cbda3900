/**
 * Living matter between bodies, as far as it is more than a spring: what wears out, tears and does not heal. Start at
 * {@link org.condyle.tissue.DamagingSpring}.
 */
@NullMarked
package org.condyle.tissue;

import org.jspecify.annotations.NullMarked;
