package org.condyle.study.task;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.condyle.simulate.Listener;
import org.jspecify.annotations.Nullable;

/**
 * The longest time that one run may take. A run that is over its time is ended after its present step. One that does
 * not come to the end of a step is left behind on its thread, which Java cannot end: the study goes on without it.
 */
public final class TimeLimit {
    /** Beyond the limit, for the end of the present step: a tenth of it, at least a second. */
    private static final long LEAST_GRACE = TimeUnit.SECONDS.toNanos(1);

    private final long nanos; // 0: none
    private final ExecutorService threads;

    public TimeLimit(Duration limit) {
        nanos = limit.toNanos();
        threads = Executors.newCachedThreadPool(r -> {
            Thread t = new Thread(r, "limited run");
            t.setDaemon(true);
            return t;
        });
    }

    /** Runs something that asks its listener after every step; {@code over} is the row of a run out of time. */
    @Nullable
    public Row hold(Function<Listener, @Nullable Row> run, BooleanSupplier stop, Supplier<Row> over) {
        if (nanos == 0) {
            return run.apply(listener(() -> !stop.getAsBoolean()));
        }
        long begin = System.nanoTime();
        AtomicBoolean late = new AtomicBoolean();
        Listener watch = listener(() -> {
            if (System.nanoTime() - begin > nanos) {
                late.set(true);
            }
            return !late.get() && !stop.getAsBoolean();
        });
        Future<@Nullable Row> result = threads.submit(() -> run.apply(watch));
        try {
            Row row = result.get(nanos + Math.max(nanos / 10, LEAST_GRACE), TimeUnit.NANOSECONDS);
            return row == null && late.get() ? over.get() : row;
        } catch (TimeoutException e) {
            late.set(true);
            result.cancel(true);
            return over.get();
        } catch (InterruptedException e) {
            late.set(true);
            Thread.currentThread().interrupt();
            return null;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof RuntimeException x ? x : new IllegalStateException(e.getCause());
        }
    }

    private static Listener listener(BooleanSupplier goOn) {
        return new Listener() {
            @Override
            public boolean stepped(double time, double until) {
                return goOn.getAsBoolean();
            }
        };
    }

    /** For people: "60 s". */
    public String words() {
        return BigDecimal.valueOf(nanos, 9).stripTrailingZeros().toPlainString() + " s";
    }
}
