/**
 * Runs: the loop ({@link org.condyle.simulate.Simulation}), what is recorded, events, the energy ledger, and how a run
 * ended. Start with {@code Simulation.run}.
 */
@NullMarked
package org.condyle.simulate;

import org.jspecify.annotations.NullMarked;
