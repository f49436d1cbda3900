/**
 * Measured signals as arrays of samples: low-pass filters ({@link org.condyle.signal.OpenSimLowPass} as OpenSim's tools
 * use it, {@link org.condyle.signal.ZeroPhaseLowPass} of a stated cut-off, {@link org.condyle.signal.FirLowPass}),
 * {@link org.condyle.signal.Resampling} by splines, {@link org.condyle.signal.Gaps} where samples are missing. A missing
 * sample is NaN; it stays missing unless somebody asks to fill it, and never spreads to its neighbours.
 */
@NullMarked
package org.condyle.signal;

import org.jspecify.annotations.NullMarked;
