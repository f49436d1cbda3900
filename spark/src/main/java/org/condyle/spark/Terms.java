package org.condyle.spark;

import java.io.Serializable;
import org.condyle.study.Luggage;

/**
 * What all runs of a study have in common, for a worker.
 *
 * @param archive name of the files that travel along; empty if there are none
 * @param limit   for each run [ns]; 0 for none
 * @param build   of the program of the command, see {@link Place}; empty if it need not be looked at
 */
record Terms(Luggage.Label model, String archive, long limit, String build) implements Serializable {}
