package org.condyle.spark;

import java.io.Serializable;
import java.util.List;
import org.condyle.study.task.Row;

/**
 * What a worker sends back.
 *
 * @param rows    of the runs that it has done; none if it is the process to be avoided
 * @param absent  runs that need a file which did not travel
 * @param seconds that the runs took together
 */
record ChunkResult(Place place, List<Row> rows, List<Integer> absent, double seconds) implements Serializable {}
