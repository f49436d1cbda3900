package org.condyle.integrate;

/** A system that has times in which it is advanced by steps of its own: bodies in contact on faces, edges and lines. */
public interface ContactOde extends Ode {
    /** Whether it is such a time. */
    boolean lasting();

    /**
     * Takes a step.
     *
     * @param h       its length [s]
     * @param exactly whether it must be so long
     * @param end     y at its end
     * @return the length that was taken, perhaps shorter; NaN if there is no such step
     */
    double contactStep(double t, double[] y, double h, boolean exactly, double[] end);

    /** What is not settled of the last step, the largest of all velocities. */
    double contactError();

    /** How much the accelerations of the last step differ from those of the step before it, times its length. */
    double contactBend();

    /** What the next step begins from, for checkpoints. */
    double[] contactHistory();

    /** Takes over what {@link #contactHistory} gave. */
    void contactHistory(double[] kept);
}
