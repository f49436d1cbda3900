/**
 * What pictures are drawn on: a {@link org.condyle.view.canvas.Canvas} writes SVG, PDF or pixels, and axes have round ticks. Knows
 * nothing of what is drawn.
 */
@NullMarked
package org.condyle.view.canvas;

import org.jspecify.annotations.NullMarked;
