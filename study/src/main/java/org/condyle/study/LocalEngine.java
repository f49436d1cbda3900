package org.condyle.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.condyle.io.model.Library;
import org.condyle.simulate.Listener;
import org.jspecify.annotations.Nullable;

/**
 * Runs on threads of this process. Each thread takes the next task when it is done with one; runs share nothing but the
 * text of the model, so that every number is the one that a single run gives.
 */
public final class LocalEngine implements Engine {
    private final int threads;
    /** Models that were read, by name: their documents are immutable. */
    private final Map<String, Library.Source> sources = new ConcurrentHashMap<>();

    public LocalEngine(int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("an engine needs at least 1 thread, was " + threads);
        }
        this.threads = threads;
    }

    @Override
    public void run(List<Task> tasks, Consumer<Row> done, BooleanSupplier stop) {
        AtomicInteger next = new AtomicInteger();
        AtomicReference<@Nullable Throwable> trouble = new AtomicReference<>();
        Object turn = new Object();
        Listener listener = new Listener() {
            @Override
            public boolean stepped(double time, double until) {
                return !stop.getAsBoolean() && trouble.get() == null;
            }
        };
        Runnable work = () -> {
            try {
                for (int i = next.getAndIncrement(); i < tasks.size(); i = next.getAndIncrement()) {
                    if (!listener.stepped(0, 0)) {
                        return;
                    }
                    Task t = tasks.get(i);
                    Row row = TaskRunner.run(sources.computeIfAbsent(t.model(), Library::find), t, listener);
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
        for (int i = 0; i < Math.min(threads, tasks.size()); i++) {
            crew.add(new Thread(work, "run-" + (i + 1)));
        }
        crew.forEach(t -> t.setDaemon(true));
        crew.forEach(Thread::start);
        crew.forEach(LocalEngine::await);
        Throwable t = trouble.get();
        if (t instanceof Error e) {
            throw e;
        } else if (t instanceof RuntimeException e) {
            throw e;
        }
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
