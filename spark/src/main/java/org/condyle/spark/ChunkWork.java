package org.condyle.spark;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.SparkFiles;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import org.apache.spark.api.java.function.Function;
import org.condyle.io.document.ResourceRoot;
import org.condyle.study.task.Row;
import org.condyle.study.task.Task;
import org.condyle.study.task.TaskWorker;

/** What a worker does with a chunk. Nothing but plain data comes in and goes out. */
final class ChunkWork implements Function<Chunk, ChunkResult> {
    private static final long serialVersionUID = 1L;

    /** One for each study in this process: models are read once. */
    private static final Map<Terms, TaskWorker> WORKERS = new ConcurrentHashMap<>();

    @Override
    public ChunkResult call(Chunk chunk) {
        Place place = Place.here();
        Terms terms = chunk.terms();
        boolean other = !terms.build().isEmpty() && !terms.build().equals(place.build());
        boolean avoided = place.name().equals(chunk.avoid()) && !place.isAlone();
        if (other || avoided) {
            return new ChunkResult(place, List.of(), List.of(), 0);
        }
        TaskWorker worker = WORKERS.computeIfAbsent(terms, ChunkWork::worker);
        TaskContext context = TaskContext.get();
        List<Row> rows = new ArrayList<>();
        List<Integer> absent = new ArrayList<>();
        long begin = System.nanoTime();
        for (Task task : chunk.tasks()) {
            try {
                Row row = worker.run(task, place.name(), context::isInterrupted);
                if (row == null) {
                    throw new TaskKilledException("the study was stopped");
                }
                rows.add(row.at(place.name()));
            } catch (ResourceRoot.AbsentException e) {
                absent.add(task.run());
            }
        }
        return new ChunkResult(place, rows, absent, 1e-9 * (System.nanoTime() - begin));
    }

    private static TaskWorker worker(Terms terms) {
        Path unpacked = Path.of(terms.archive().isEmpty() ? "" : SparkFiles.get(terms.archive()));
        return new TaskWorker(
                Duration.ofNanos(terms.limit()), name -> terms.model().model(unpacked));
    }
}
