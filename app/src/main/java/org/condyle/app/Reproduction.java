package org.condyle.app;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import org.condyle.app.shell.Version;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.model.ModelFile;
import org.condyle.io.problem.Code;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.jspecify.annotations.Nullable;

/**
 * Runs many cases on several threads. Each case runs once, also if another asks for its outputs; what comes out does not
 * depend on the number of threads, nor does its order.
 *
 * @param <T> what is kept of a run: its recording may be too large to keep for all
 */
final class Reproduction<T> {
    /** Called in the thread of the run. */
    interface Keeper<T> {
        T keep(Published what, ModelFile file, RunResult result) throws Exception;
    }

    private record Done<T>(
            Map<String, Double> outputs, @Nullable T kept) {}

    private final Keeper<T> keeper;
    private final Consumer<Published> finished;
    private final Set<String> wanted = new LinkedHashSet<>();
    private final Map<String, FutureTask<Done<T>>> tasks = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> asks = new HashMap<>();

    Reproduction(Keeper<T> keeper, Consumer<Published> finished) {
        this.keeper = keeper;
        this.finished = finished;
    }

    /** What was kept of each, in the order given. The first failure, in that order, is thrown. */
    List<T> run(List<Published> all, int threads) throws Exception {
        all.forEach(p -> wanted.add(p.label()));
        ExecutorService pool = Executors.newFixedThreadPool(threads, r -> {
            Thread t = new Thread(r, "run");
            t.setDaemon(true); // after a failure nobody waits for the others
            return t;
        });
        try {
            all.forEach(p -> pool.execute(task(p)));
            List<T> kept = new ArrayList<>();
            for (Published p : all) {
                kept.add(java.util.Objects.requireNonNull(await(task(p)).kept()));
            }
            return kept;
        } finally {
            pool.shutdownNow();
        }
    }

    private FutureTask<Done<T>> task(Published p) {
        return tasks.computeIfAbsent(p.label(), n -> new FutureTask<>(() -> compute(p)));
    }

    private Done<T> compute(Published p) throws Exception {
        Experiment e = new Experiment(p.source().compile(p.caseName(), List.of()));
        List<Published> others = e.otherCases().stream().sorted().map(p::other).toList();
        refuseRing(p, others);
        for (Published o : others) {
            task(o).run(); // here, unless another thread has begun: waiting threads could run out
        }
        RunResult result = e.run(Version.text(), Listener.NONE, null, c -> outputs(p.other(c)));
        T kept = wanted.contains(p.label()) ? keeper.keep(p, e.file(), result) : null;
        if (kept != null) {
            synchronized (finished) {
                finished.accept(p);
            }
        }
        return new Done<>(result.outputs(), kept);
    }

    private Map<String, Double> outputs(Published p) {
        try {
            return await(task(p)).outputs();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static <D> D await(FutureTask<D> task) throws Exception {
        try {
            return task.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof Exception cause ? cause : e;
        }
    }

    /** Threads that wait for each other would wait for ever. Everyone says whom it asks before it waits. */
    private void refuseRing(Published p, List<Published> others) {
        synchronized (asks) {
            asks.put(
                    p.label(),
                    new LinkedHashSet<>(others.stream().map(Published::label).toList()));
            Set<String> reached = new LinkedHashSet<>();
            List<String> open = new ArrayList<>(asks.get(p.label()));
            while (!open.isEmpty()) {
                String next = open.remove(0);
                if (reached.add(next)) {
                    open.addAll(asks.getOrDefault(next, Set.of()));
                }
            }
            if (reached.contains(p.label())) {
                throw new DocumentException(
                        Code.CYCLE,
                        Position.in(p.source().name()),
                        "cases refer to each other in a cycle: " + String.join(", ", reached));
            }
        }
    }
}
