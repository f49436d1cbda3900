package org.condyle.study;

import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.condyle.study.task.Task;

/**
 * Runs to be done: their numbers, and each task when it is asked for. Of a million runs only the numbers are kept.
 *
 * @param runs in the order in which they should begin
 */
public record Work(int[] runs, IntFunction<Task> tasks) {
    /** Tasks that are there already. */
    public static Work of(List<Task> tasks) {
        Map<Integer, Task> byRun = tasks.stream().collect(Collectors.toMap(Task::run, t -> t));
        return new Work(tasks.stream().mapToInt(Task::run).toArray(), byRun::get);
    }

    public int size() {
        return runs.length;
    }

    /** Number {@code i} from 0. */
    public Task get(int i) {
        return tasks.apply(runs[i]);
    }
}
