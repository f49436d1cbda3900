package org.condyle.simulate;

import org.condyle.mechanics.State;

/**
 * All data that a run needs to continue with identical results.
 *
 * @param state     where it was
 * @param memory    what the energy accounts, the integration method, the loop and its logs remember, as a
 *                  {@link org.condyle.integrate.CheckpointTape} keeps it
 * @param recording rows so far
 */
public record Checkpoint(State state, double[] memory, Recorded recording) {}
