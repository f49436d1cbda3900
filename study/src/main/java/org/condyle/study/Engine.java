package org.condyle.study;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Where runs take place: threads of this process, or machines elsewhere. */
public interface Engine {
    /**
     * Does the tasks and returns when all are done, or soon after {@code stop} says so. Each row is handed over once, in
     * any order, one at a time; of a run that was stopped half-way there is no row. What {@code done} throws ends the
     * work and is thrown again.
     */
    void run(List<Task> tasks, Consumer<Row> done, BooleanSupplier stop);
}
