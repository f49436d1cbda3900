package org.condyle.study;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.condyle.io.model.Library;
import org.condyle.study.task.Row;
import org.condyle.study.task.TaskRunner;
import org.condyle.study.task.TaskWorker;
import org.jspecify.annotations.Nullable;

/**
 * Runs on threads of this process. Each thread takes the next task when it is done with one. A run for which the memory
 * was too small beside the others is tried once more at the end, alone.
 */
public final class LocalEngine implements Engine {
    private static final String HERE = "local";

    private final int threads;
    private final TaskWorker worker;

    public LocalEngine(int threads) {
        this(threads, Duration.ZERO);
    }

    /** With a time limit for each run; zero for none. */
    public LocalEngine(int threads, Duration limit) {
        if (threads < 1) {
            throw new IllegalArgumentException("an engine needs at least 1 thread, was " + threads);
        }
        this.threads = threads;
        worker = new TaskWorker(limit, Library::find);
    }

    @Override
    public String name() {
        return HERE + ", " + threads + (threads == 1 ? " thread" : " threads");
    }

    @Override
    public void run(Work work, Consumer<Row> done, BooleanSupplier stop) {
        AtomicInteger next = new AtomicInteger();
        AtomicReference<@Nullable Throwable> trouble = new AtomicReference<>();
        Queue<Row> tooLarge = new ConcurrentLinkedQueue<>();
        BooleanSupplier ends = () -> stop.getAsBoolean() || trouble.get() != null;
        Object turn = new Object();
        Runnable loop = () -> {
            try {
                for (int i = next.getAndIncrement();
                        i < work.size() && !ends.getAsBoolean();
                        i = next.getAndIncrement()) {
                    Row row = worker.run(work.get(i), HERE, ends);
                    if (row != null && threads > 1 && lackedMemory(row)) {
                        tooLarge.add(row);
                        continue;
                    }
                    synchronized (turn) {
                        if (row != null && trouble.get() == null) {
                            hand(row, done, trouble);
                        }
                    }
                }
            } catch (RuntimeException | Error e) {
                trouble.compareAndSet(null, e);
            }
        };
        List<Thread> crew = new ArrayList<>();
        for (int i = 0; i < Math.min(threads, work.size()); i++) {
            crew.add(new Thread(loop, "run-" + (i + 1)));
        }
        crew.forEach(t -> t.setDaemon(true));
        crew.forEach(Thread::start);
        crew.forEach(LocalEngine::await);
        for (Row first : tooLarge) {
            Row row = ends.getAsBoolean() ? null : worker.run(work.tasks().apply(first.run()), HERE, ends);
            if (row != null) {
                hand(
                        lackedMemory(row)
                                ? row.after(first.attempts()).because(row.why() + "; also when run alone")
                                : row.at(HERE).after(first.attempts()),
                        done,
                        trouble);
            }
        }
        Throwable t = trouble.get();
        if (t instanceof Error e) {
            throw e;
        } else if (t instanceof RuntimeException e) {
            throw e;
        }
    }

    private static boolean lackedMemory(Row row) {
        return row.wasGivenUp() && row.why().startsWith(TaskRunner.OUT_OF_MEMORY);
    }

    /** Trouble is known before another thread has its turn, so that no row comes after it. */
    private static void hand(Row row, Consumer<Row> done, AtomicReference<@Nullable Throwable> trouble) {
        try {
            done.accept(row);
        } catch (RuntimeException | Error e) {
            trouble.compareAndSet(null, e);
        }
    }

    private static void await(Thread t) {
        boolean interrupted = false;
        while (t.isAlive()) {
            try {
                t.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
