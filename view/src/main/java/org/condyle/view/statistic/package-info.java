/** Pictures of what many runs tell: histograms, points, bands and bars. */
@NullMarked
package org.condyle.view.statistic;

import org.jspecify.annotations.NullMarked;
