package org.condyle.spark;

import java.io.Serializable;
import java.util.List;
import org.condyle.study.task.Task;

/**
 * Some runs that are sent to a worker together.
 *
 * @param avoid a process that failed to do them; empty for none
 */
record Chunk(Terms terms, List<Task> tasks, String avoid) implements Serializable {}
