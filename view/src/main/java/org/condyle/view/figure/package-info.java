/**
 * Figures for papers as SVG, PDF and PNG, without a screen and without fonts of the machine. A
 * {@link org.condyle.view.figure.Figure} is described, {@link org.condyle.view.figure.Layout} finds the room for its
 * parts, {@link org.condyle.view.figure.Painter} draws it once on any {@link org.condyle.view.canvas.Canvas}. Lengths are
 * in points of 1/72 inch, y downwards. The same figure gives the same bytes.
 */
@NullMarked
package org.condyle.view.figure;

import org.jspecify.annotations.NullMarked;
