package org.condyle.simulate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.condyle.integrate.CheckpointTape;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/**
 * States of a run kept for pictures. For drawing, bodies are placed again and the elements draw themselves, so only the
 * states are stored. It stays small however long the run is: recorded rows, steps in contact and special moments
 * (events, touches, partings) have a reel each, and a reel that is full keeps every second frame.
 */
public final class StateFrames {
    private static final int MOST = 600; // frames that a reel keeps when it is thinned
    private static final int ROOM = 2_000_000; // numbers that these may be, about
    private static final int FEWEST = 30;

    private final State like;
    private final Reel rows;
    private final Reel contact;
    private final Reel moments;
    private boolean alongPath; // rows are positions at rest, kept with the speeds along their path

    public StateFrames(Model model) {
        like = model.newState();
        int size = 1 + like.q.length + like.v.length + like.z.length + like.memory.length;
        int most = Math.max(FEWEST, Math.min(MOST, ROOM / size));
        rows = new Reel(most, size);
        contact = new Reel(most, size);
        moments = new Reel(most, size);
    }

    /** The states of a motion that was computed otherwise, for example by inverse kinematics. */
    public static StateFrames of(Model model, Iterable<State> states) {
        StateFrames film = new StateFrames(model);
        states.forEach(film::row);
        return film;
    }

    void row(State s) {
        rows.add(s);
    }

    /**
     * A row of a motion, or of a path of positions at rest.
     *
     * @param path speeds along the path; null for a motion
     */
    void row(State s, double @Nullable [] path) {
        if (path != null) {
            alongPath = true;
            State moving = s.copy();
            System.arraycopy(path, 0, moving.v, 0, path.length);
            rows.add(moving);
        } else {
            rows.add(s);
        }
    }

    void inContact(State s) {
        contact.add(s);
    }

    void moment(State s) {
        moments.add(s);
    }

    /** All frames in the order of time, each instant once; positions of a path are at rest. */
    public List<State> frames() {
        List<State> all = all();
        if (alongPath) {
            all.forEach(s -> Arrays.fill(s.v, 0));
        }
        return all;
    }

    /** The same frames of a path of positions, with the speeds along the path; empty for a motion. */
    public List<State> path() {
        return alongPath ? all() : List.of();
    }

    private List<State> all() {
        List<State> all = new ArrayList<>();
        for (Reel r : List.of(rows, contact, moments)) {
            r.frames(like, all);
        }
        all.sort(Comparator.comparingDouble(s -> s.time));
        List<State> once = new ArrayList<>();
        for (State s : all) {
            int last = once.size() - 1;
            if (last >= 0 && once.get(last).time == s.time) {
                once.set(last, s); // after an instant was settled its moment knows more than its row
            } else {
                once.add(s);
            }
        }
        return once;
    }

    /** The last frame; null if there is none. */
    public @Nullable State end() {
        return Stream.of(rows, contact, moments)
                .filter(r -> r.count > 0)
                .map(r -> r.frame(like, r.count - 1))
                .max(Comparator.comparingDouble(s -> s.time))
                .orElse(null);
    }

    /** Times of the special moments that were kept: events, touches, partings. */
    public double[] moments() {
        return moments.times();
    }

    /** What a checkpoint needs. */
    void remember(CheckpointTape tape) {
        rows.remember(tape);
        contact.remember(tape);
        moments.remember(tape);
    }

    /** Every so many-th of the states it is given, and always the last. */
    private static final class Reel {
        private final int most;
        private final int size;
        private double[] numbers = new double[0];
        private int count;
        private long given;
        private long stride = 1;
        private boolean lastIsExtra;

        Reel(int most, int size) {
            this.most = most;
            this.size = size;
        }

        void add(State s) {
            if (lastIsExtra) {
                count--;
            }
            lastIsExtra = given++ % stride != 0;
            if ((count + 1) * size > numbers.length) {
                numbers = Arrays.copyOf(numbers, size * Math.max(64, 2 * count));
            }
            int k = count++ * size;
            numbers[k++] = s.time;
            k = put(s.q, k);
            k = put(s.v, k);
            k = put(s.z, k);
            put(s.memory, k);
            if (count > 2 * most && !lastIsExtra) {
                thin(); // an odd number: the last stays
            }
        }

        private int put(double[] part, int at) {
            System.arraycopy(part, 0, numbers, at, part.length);
            return at + part.length;
        }

        private void thin() {
            int kept = 0;
            for (int i = 0; i < count; i += 2) {
                System.arraycopy(numbers, i * size, numbers, kept++ * size, size);
            }
            count = kept;
            stride *= 2;
        }

        void frames(State like, List<State> out) {
            for (int i = 0; i < count; i++) {
                out.add(frame(like, i));
            }
        }

        State frame(State like, int i) {
            State s = like.copy();
            int k = i * size;
            s.time = numbers[k++];
            for (double[] part : new double[][] {s.q, s.v, s.z, s.memory}) {
                System.arraycopy(numbers, k, part, 0, part.length);
                k += part.length;
            }
            return s;
        }

        double[] times() {
            double[] out = new double[count];
            for (int i = 0; i < count; i++) {
                out[i] = numbers[i * size];
            }
            return out;
        }

        void remember(CheckpointTape tape) {
            given = tape.pass(given);
            stride = tape.pass(stride);
            lastIsExtra = tape.pass(lastIsExtra);
            count = tape.pass(count);
            numbers = tape.pass(numbers, count * size);
        }
    }
}
