package org.condyle.muscle.law;

/** How the activation follows the control. Immutable and shared by threads. */
public interface Activation {
    /** ȧ [1/s]. */
    double rate(double activation, double control);
}
