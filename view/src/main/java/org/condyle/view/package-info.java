/**
 * What a person looks at after a run: {@link org.condyle.view.plot.SvgPlot} draws curves, {@link org.condyle.view.Report}
 * writes one page that needs nothing else. Sections of the page are text made here, readable without scripts; its scripts
 * are plain files beside the style sheet, and the numbers they draw go through {@link org.condyle.view.PageData}.
 * The same input gives the same bytes, on any machine, without a screen.
 */
@NullMarked
package org.condyle.view;

import org.jspecify.annotations.NullMarked;
