package org.condyle.spark;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.model.Description;
import org.condyle.study.ModelBundle;
import org.condyle.study.task.Row;
import org.condyle.study.task.Task;
import org.condyle.study.task.TaskWorker;
import org.jspecify.annotations.Nullable;

/** What a worker does with a chunk. Nothing but plain data comes in and goes out; the model comes once for all chunks. */
final class ChunkWork implements Function<Chunk, ChunkResult> {
    private static final long serialVersionUID = 1L;

    /** A process works for one study at a time: its description is kept, so that meshes and tables are made once. */
    private static @Nullable Kept kept;

    private final Broadcast<ModelBundle> model;

    ChunkWork(Broadcast<ModelBundle> model) {
        this.model = model;
    }

    /**
     * A model that has arrived in this process.
     *
     * @param sent   which broadcast of which application it was
     * @param number how many models have arrived in this process, this one included
     */
    record Kept(String sent, int number, Description model, TaskWorker worker) {}

    @Override
    public ChunkResult call(Chunk chunk) {
        Place place = Place.here();
        Terms terms = chunk.terms();
        boolean other = !terms.build().isEmpty() && !terms.build().equals(place.build());
        boolean avoided = place.name().equals(chunk.avoid()) && !place.isAlone();
        if (other || avoided) {
            return new ChunkResult(place, List.of(), List.of(), 0);
        }
        TaskWorker worker = arrived(model, terms).worker();
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

    private static synchronized Kept arrived(Broadcast<ModelBundle> model, Terms terms) {
        String sent = SparkEnv.get().conf().getAppId() + "/" + model.id();
        Kept known = kept;
        if (known == null || !known.sent().equals(sent)) {
            Description description = model.value().model();
            TaskWorker worker = new TaskWorker(Duration.ofNanos(terms.limit()), name -> description);
            known = new Kept(sent, known == null ? 1 : known.number() + 1, description, worker);
            kept = known;
        }
        return known;
    }

    /** The model of the last study that this process has worked for; null if there was none. */
    static synchronized @Nullable Kept kept() {
        return kept;
    }
}
