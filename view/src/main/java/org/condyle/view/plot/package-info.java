/**
 * Pictures that stand in pages, each a {@link org.condyle.view.plot.Drawing}: curves, maps, points, bars, histograms and bands.
 */
@NullMarked
package org.condyle.view.plot;

import org.jspecify.annotations.NullMarked;
