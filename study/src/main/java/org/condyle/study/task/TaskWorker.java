package org.condyle.study.task;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.condyle.io.model.Description;
import org.jspecify.annotations.Nullable;

/**
 * Does tasks for an engine, wherever it is. Threads may share one: runs share nothing but the text of the model, so that
 * every number is the one that a single run gives.
 */
public final class TaskWorker {
    private final TimeLimit limit;
    private final Function<String, Description> find;
    /** Models that were read, by name: their documents are immutable. */
    private final Map<String, Description> sources = new ConcurrentHashMap<>();

    /**
     * A worker.
     *
     * @param limit for each run; zero for none
     * @param find  the model of a name
     */
    public TaskWorker(Duration limit, Function<String, Description> find) {
        this.limit = new TimeLimit(limit);
        this.find = find;
    }

    /** The row of a task, as {@link TaskRunner} gives it; null if {@code stop} ended it half-way. */
    public @Nullable Row run(Task task, String where, BooleanSupplier stop) {
        Description source = sources.computeIfAbsent(task.model(), find);
        return limit.hold(listener -> TaskRunner.run(source, task, where, listener), stop, () -> {
            String why = "the run took longer than the limit of " + limit.words();
            return Row.givenUp(task, why, List.of(new Attempt(where, why)));
        });
    }
}
