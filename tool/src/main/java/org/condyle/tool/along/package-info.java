/**
 * Analyses along a motion, as the {@code AnalysisSet} of a setup names them: each looks at every instant and makes tables at the end.
 */
@NullMarked
package org.condyle.tool.along;

import org.jspecify.annotations.NullMarked;
