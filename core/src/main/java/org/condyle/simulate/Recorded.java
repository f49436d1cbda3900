package org.condyle.simulate;

/**
 * The rows of a recording up to a moment. The columns may be those of the run that goes on, and then be longer than
 * {@code rows}: it only appends to them, so a checkpoint copies nothing, however long the recording is.
 *
 * @param rows    how many there are
 * @param time    of each row [s]
 * @param columns values of each channel
 */
public record Recorded(int rows, double[] time, double[][] columns) {}
