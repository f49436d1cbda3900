/**
 * What steps with impulses ask of their contacts whoever solves them: impulses to begin with, energy, the way out of overlaps, and what the steps
 * were wrong by.
 */
@NullMarked
package org.condyle.dynamics.stepping;

import org.jspecify.annotations.NullMarked;
