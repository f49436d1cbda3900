package org.condyle.simulate;

import org.condyle.mechanics.State;

/**
 * All that a run needs to go on as if it had never stopped.
 *
 * @param state     where it was
 * @param accounts  the energy accounts
 * @param stepper   the memory of the integration method
 * @param run       counters of the loop: samples taken, initial energy, extremes of the ledger and the violations
 * @param recording rows so far
 * @param film      frames so far
 */
public record Checkpoint(
        State state, double[] accounts, double[] stepper, double[] run, Recorded recording, double[] film) {}
