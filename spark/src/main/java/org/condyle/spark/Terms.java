package org.condyle.spark;

import java.io.Serializable;

/**
 * What all runs of a study have in common, beside the model.
 *
 * @param limit for each run [ns]; 0 for none
 * @param build of the program of the command, see {@link Place}; empty if it need not be looked at
 */
record Terms(long limit, String build) implements Serializable {}
