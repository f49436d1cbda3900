package org.condyle.spark;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.condyle.study.Work;
import org.condyle.study.task.Attempt;
import org.condyle.study.task.Row;
import org.condyle.study.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * What is done next, in chunks of about a second, and what is done again. A run that its machine gave up (time, memory,
 * an internal error) is tried once more, in another process if there is one. Runs of a process that was lost are tried
 * one by one up to three times more, for most of them are innocent of its end. Called by many threads.
 */
final class Dispatch {
    private static final int MOST_RUNS = 2000;
    private static final int MOST_LOSSES = 4;
    private static final int MOST_DODGES = 30;

    /** Runs on their way. */
    record Order(List<Task> tasks, List<Attempt> earlier, int losses, String avoid, int dodges) {
        private static Order first(List<Task> tasks) {
            return new Order(tasks, List.of(), 0, "", 0);
        }
    }

    private final Work work;
    private final IntSupplier slots;
    private final Consumer<Row> done;
    private final BooleanSupplier stop;
    private final Deque<Order> again = new ArrayDeque<>();
    private int next;
    private int under;
    private int results;
    private double each; // seconds of a run, smoothed; 0 while it is not known
    private @Nullable Throwable trouble;

    /** @param slots how many chunks can be done at the same time */
    Dispatch(Work work, IntSupplier slots, Consumer<Row> done, BooleanSupplier stop) {
        this.work = work;
        this.slots = slots;
        this.done = done;
        this.stop = stop;
    }

    synchronized boolean ends() {
        return trouble != null || stop.getAsBoolean();
    }

    /** Whether there is something to be sent, or may be after what is on its way. */
    synchronized boolean isOpen() {
        return !ends() && (next < work.size() || !again.isEmpty() || under > 0);
    }

    synchronized void fail(Throwable t) {
        trouble = trouble == null ? t : trouble;
        notifyAll();
    }

    synchronized @Nullable Throwable trouble() {
        return trouble;
    }

    /** The next runs; waits while those on their way might come back. Null at the end. */
    synchronized @Nullable Order take() throws InterruptedException {
        while (isOpen()) {
            if (!again.isEmpty()) {
                under++;
                return again.poll();
            }
            if (next < work.size()) {
                List<Task> tasks = new ArrayList<>();
                for (int n = size(); n > 0; n--) {
                    tasks.add(work.get(next++));
                }
                under++;
                return Order.first(List.copyOf(tasks));
            }
            wait(200); // stop is not told to us
        }
        return null;
    }

    /**
     * Runs of a chunk: a second of work, more if so many slots would keep this process busy with nothing but sending;
     * in the end less, so that all finish together.
     */
    private int size() {
        int left = work.size() - next, places = Math.max(1, slots.getAsInt());
        if (each == 0) {
            return 1;
        }
        double target = Math.max(1, 0.01 * places);
        int share = (left + 2 * places - 1) / (2 * places);
        return Math.max(1, Math.min(Math.min(left, share), (int) Math.min(MOST_RUNS, target / each)));
    }

    /** A worker has answered. */
    synchronized void answered(Order order, ChunkResult result) {
        under--;
        results++;
        int n = order.tasks().size();
        if (result.rows().isEmpty() && result.absent().isEmpty()) {
            boolean patient = order.dodges() < MOST_DODGES; // there may be no other process
            again.add(new Order(
                    order.tasks(), order.earlier(), order.losses(), patient ? order.avoid() : "", order.dodges() + 1));
        } else {
            each = each == 0 ? result.seconds() / n : 0.8 * each + 0.2 * result.seconds() / n;
        }
        for (Row row : result.rows()) {
            if (row.wasGivenUp() && order.earlier().size() == order.losses()) {
                again.add(new Order(
                        List.of(work.tasks().apply(row.run())),
                        row.after(order.earlier()).attempts(),
                        order.losses(),
                        result.place().name(),
                        0));
            } else {
                hand(last(row.after(order.earlier())));
            }
        }
        notifyAll();
    }

    /** A row that was given up says where; an internal error that is the same everywhere needs no place. */
    private static Row last(Row row) {
        if (!row.wasGivenUp()) {
            return row;
        }
        List<String> words = new ArrayList<>();
        row.attempts().forEach(a -> words.add(a.why() + " (on " + a.where() + ")"));
        boolean same = row.attempts().stream().map(Attempt::why).distinct().count() == 1
                && row.why().startsWith("internal error");
        return same ? row : row.because(String.join("; then ", words));
    }

    /** The process that did them was lost, or they could not be sent to it. */
    synchronized void lost(Order order, String where, String why) {
        under--;
        for (Task task : order.tasks()) {
            List<Attempt> attempts = new ArrayList<>(order.earlier());
            attempts.add(new Attempt(where, why));
            if (order.losses() + 1 < MOST_LOSSES) {
                again.add(new Order(List.of(task), List.copyOf(attempts), order.losses() + 1, "", 0));
            } else {
                hand(last(Row.givenUp(task, why, List.copyOf(attempts))));
            }
        }
        notifyAll();
    }

    /** A row of a run that could be done here only. */
    synchronized void doneHere(Row row) {
        hand(row);
    }

    /** How many chunks were answered so far. */
    synchronized int results() {
        return results;
    }

    private void hand(Row row) {
        if (trouble != null) {
            return;
        }
        try {
            done.accept(row);
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }
}
