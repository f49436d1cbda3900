/**
 * What the numbers of many runs tell: {@link org.condyle.study.statistics.Summary} of one output, {@link
 * org.condyle.study.statistics.Correlation} with a key, {@link org.condyle.study.statistics.SobolIndices} and {@link
 * org.condyle.study.statistics.MorrisEffects} of all keys, {@link org.condyle.study.statistics.Envelope} of curves. Everything
 * here works on columns of doubles and knows nothing of studies.
 */
@NullMarked
package org.condyle.study.statistics;

import org.jspecify.annotations.NullMarked;
