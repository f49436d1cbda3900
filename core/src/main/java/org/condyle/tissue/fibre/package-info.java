/** Laws of collagen fibres under tension: what a ligament or a tendon pulls at a strain. */
@NullMarked
package org.condyle.tissue.fibre;

import org.jspecify.annotations.NullMarked;
