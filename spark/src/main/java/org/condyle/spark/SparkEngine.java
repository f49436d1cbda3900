package org.condyle.spark;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;
import org.condyle.io.model.Library;
import org.condyle.study.Engine;
import org.condyle.study.EngineException;
import org.condyle.study.EngineProvider;
import org.condyle.study.ModelBundle;
import org.condyle.study.Work;
import org.condyle.study.task.Row;
import org.condyle.study.task.Task;
import org.condyle.study.task.TaskWorker;

/**
 * Runs on Spark: each chunk of runs is a job of one task, and two jobs for each core are under way. Its rows come back
 * when the chunk is done. The model is broadcast once, as a value with the files that it needs.
 */
final class SparkEngine implements Engine {
    private static final int MOST_JOBS = 512;
    private static final int HOPELESS = 8; // failures before the first answer
    private static final long PATIENCE = 20_000_000_000L; // ns

    private final String word;
    private final EngineProvider.Setup setup;
    private final Set<String> told = ConcurrentHashMap.newKeySet();
    private int failures;
    private volatile int slots = 1;

    SparkEngine(String word, EngineProvider.Setup setup) {
        this.word = word;
        this.setup = setup;
    }

    @Override
    public String name() {
        return word;
    }

    @Override
    public void run(Work work, Consumer<Row> done, BooleanSupplier stop) {
        if (work.size() == 0) {
            return; // a study that is done needs no cluster
        }
        Place own = Place.here();
        ModelBundle bundle = ModelBundle.of(setup.study());
        try (Scratch scratch = Scratch.in(Path.of(System.getProperty("java.io.tmpdir", ".")));
                JavaSparkContext spark =
                        Cluster.connect(word, setup.threads(), own, scratch.folder, setup.tell(), stop)) {
            if (spark == null) {
                return;
            }
            boolean local = Cluster.isLocal(spark.master());
            if (!local && own.build().isEmpty()) {
                throw new EngineException("--engine " + word + ": workers need target/condyle-spark.jar, and this"
                        + " command runs from classes in a folder; start it with ./condyle");
            }
            Terms terms = new Terms(setup.limit().toNanos(), local ? "" : own.build());
            ChunkWork job = new ChunkWork(spark.broadcast(bundle));
            Losses losses = new Losses(spark.sc(), setup.tell());
            try {
                dispatch(new Dispatch(work, () -> slots(spark), done, stop), terms, job, spark, own);
            } finally {
                losses.end();
            }
        } catch (LinkageError e) {
            throw new EngineException("--engine " + word + ": this program does not work with Spark "
                    + Cluster.version() + ": " + e + "; set SPARK_HOME to another version, or unset it");
        } catch (IOException e) {
            throw new EngineException(
                    "--engine " + word + ": the folder of temporary files cannot be used: " + e.getMessage());
        }
    }

    private void dispatch(Dispatch dispatch, Terms terms, ChunkWork job, JavaSparkContext spark, Place own) {
        TaskWorker here = new TaskWorker(setup.limit(), Library::find);
        List<Thread> feeders = new ArrayList<>();
        long begin = System.nanoTime();
        try {
            while (dispatch.isOpen()) {
                int wanted = Math.min(2 * slots(spark), MOST_JOBS);
                while (feeders.size() < wanted) {
                    Thread feeder = new Thread(() -> feed(dispatch, terms, job, spark, own, here), "feeder");
                    feeder.setDaemon(true);
                    feeder.start();
                    feeders.add(feeder);
                }
                if (dispatch.results() == 0 && System.nanoTime() - begin > PATIENCE && told.add("waiting")) {
                    noAnswer(spark);
                }
                Thread.sleep(100);
            }
            if (!spark.sc().isStopped()) {
                spark.sc().cancelAllJobs(); // nothing is under way unless somebody has stopped us
            }
            for (Thread feeder : feeders) {
                feeder.join(Duration.ofSeconds(10).toMillis());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Throwable t = dispatch.trouble();
        if (t instanceof Error e) {
            throw e;
        } else if (t instanceof RuntimeException e) {
            throw e;
        }
    }

    /** Cores of the workers that take part; more may come. Ctrl-C stops Spark at any time, also before it stops us. */
    private int slots(JavaSparkContext spark) {
        try {
            slots = Math.max(1, spark.defaultParallelism());
        } catch (IllegalStateException e) {
            // the last number will do
        }
        return slots;
    }

    private void noAnswer(JavaSparkContext spark) {
        boolean nobody = spark.statusTracker().getExecutorInfos().length <= 1; // this process is one of them
        setup.tell()
                .accept(
                        nobody
                                ? "no worker of " + word
                                        + " has taken part yet: their cores may be in use by others, or"
                                        + " none has the memory that is asked for (spark.executor.memory, 1 GB by"
                                        + " default); waiting"
                                : "the workers have not finished a run yet; waiting");
    }

    private void feed(
            Dispatch dispatch, Terms terms, ChunkWork job, JavaSparkContext spark, Place own, TaskWorker here) {
        try {
            for (Dispatch.Order order = dispatch.take(); order != null; order = dispatch.take()) {
                Chunk chunk = new Chunk(terms, order.tasks(), order.avoid());
                ChunkResult result;
                try {
                    result = spark.parallelize(List.of(chunk), 1)
                            .map(job)
                            .collect()
                            .get(0);
                } catch (Exception e) { // SparkException is checked, and Scala does not say so
                    failed(dispatch, order, spark, e);
                    continue;
                }
                look(result.place(), own, terms);
                for (int run : result.absent()) {
                    Task task = order.tasks().stream()
                            .filter(t -> t.run() == run)
                            .findFirst()
                            .orElseThrow();
                    Row row = here.run(task, "local", dispatch::ends);
                    if (row != null) {
                        dispatch.doneHere(row.at("local"));
                    }
                }
                if (result.rows().isEmpty()) {
                    Thread.sleep(100); // it came to the process that it avoids
                }
                dispatch.answered(order, result);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) {
            dispatch.fail(e);
        }
    }

    private void failed(Dispatch dispatch, Dispatch.Order order, JavaSparkContext spark, Exception e)
            throws InterruptedException {
        for (int i = 0; i < 20 && spark.sc().isStopped() && !dispatch.ends(); i++) {
            Thread.sleep(100); // if it is Ctrl-C, we are told as well
        }
        if (dispatch.ends()) {
            return;
        }
        Reason reason = Reason.of(e);
        if (spark.sc().isStopped()) {
            throw new EngineException("the connection to " + word + " was lost: " + reason
                    + "; the finished runs are kept, and the same command continues, also with another engine");
        }
        if (reason.isOtherVersion()) {
            throw new EngineException(
                    "the workers of " + word + " have another version of Spark than this command, which" + " has "
                            + Cluster.version() + "; " + Cluster.REMEDY);
        }
        int before;
        synchronized (this) {
            before = failures++;
        }
        if (dispatch.results() == 0 && before + 1 >= HOPELESS) {
            throw new EngineException("no run could be done on " + word + ": " + reason);
        }
        dispatch.lost(order, reason.where(), reason.why());
    }

    /** Results of another program are refused; another Java may differ in the last digit, which is told once. */
    private void look(Place place, Place own, Terms terms) {
        if (!terms.build().isEmpty() && !terms.build().equals(place.build())) {
            throw new EngineException(
                    "the worker " + place.name() + " has another build of Condyle: it was loaded from " + place.jar()
                            + "; remove it there, the program travels with the study");
        }
        boolean same = place.java() == own.java() && Objects.equals(place.arch(), own.arch());
        if (!same && told.add("java " + place.java() + place.arch())) {
            setup.tell()
                    .accept("the worker " + place.name() + " has Java " + place.java() + " on " + place.arch()
                            + ", this command Java " + own.java() + " on " + own.arch()
                            + ": results may differ in the last digit");
        }
    }
}
