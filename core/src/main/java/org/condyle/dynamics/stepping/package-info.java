/** What a step of time-stepping asks of its contacts whoever solves them: impulses to begin with, energy, and the way out of overlaps. */
@NullMarked
package org.condyle.dynamics.stepping;

import org.jspecify.annotations.NullMarked;
