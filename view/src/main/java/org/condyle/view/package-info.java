/**
 * What a person looks at after a run: {@link org.condyle.view.SvgPlot} draws curves, {@link org.condyle.view.Report}
 * writes one page that needs nothing else. Everything here is text made from numbers: the same input gives the same
 * bytes, on any machine, without a screen.
 */
@NullMarked
package org.condyle.view;

import org.jspecify.annotations.NullMarked;
