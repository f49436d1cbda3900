package org.condyle.simulate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;

/**
 * States of a run kept for pictures. Whoever draws places the bodies again and asks the elements what they show, so a
 * film needs no more than the states. It stays small however long the run is: recorded rows, steps in contact and special
 * moments (events, touches, partings) have a reel each, and a reel that is full keeps every second frame.
 */
public final class Film {
    private static final int MOST = 600; // frames of a reel that is half full
    private static final int ROOM = 2_000_000; // numbers that a reel may hold, about
    private static final int FEWEST = 30;

    private final State like;
    private final Reel rows;
    private final Reel contact;
    private final Reel moments;

    public Film(Model model) {
        like = model.newState();
        int size = 1 + like.q.length + like.v.length + like.z.length + like.memory.length;
        int most = Math.max(FEWEST, Math.min(MOST, ROOM / size));
        rows = new Reel(most);
        contact = new Reel(most);
        moments = new Reel(most);
    }

    void row(State s) {
        rows.add(s);
    }

    void inContact(State s) {
        contact.add(s);
    }

    void moment(State s) {
        moments.add(s);
    }

    /** All frames in the order of time, each instant once. */
    public List<State> frames() {
        List<State> all = new ArrayList<>(rows.frames);
        all.addAll(contact.frames);
        all.addAll(moments.frames);
        all.sort(Comparator.comparingDouble(s -> s.time));
        List<State> once = new ArrayList<>();
        for (State s : all) {
            int last = once.size() - 1;
            if (last >= 0 && once.get(last).time == s.time) {
                once.set(last, s);
            } else {
                once.add(s);
            }
        }
        return once;
    }

    double[] pack() {
        List<Double> out = new ArrayList<>();
        for (Reel r : List.of(rows, contact, moments)) {
            r.pack(out);
        }
        return out.stream().mapToDouble(Double::doubleValue).toArray();
    }

    void unpack(double[] packed) {
        int k = 0;
        for (Reel r : List.of(rows, contact, moments)) {
            k = r.unpack(packed, k, like);
        }
    }

    /** Every so many-th of what it is given; the last one always. */
    private static final class Reel {
        private final int most;
        private final List<State> frames = new ArrayList<>();
        private long given;
        private long stride = 1;
        private boolean lastIsExtra;

        Reel(int most) {
            this.most = most;
        }

        void add(State s) {
            if (lastIsExtra) {
                frames.remove(frames.size() - 1);
            }
            lastIsExtra = given % stride != 0;
            frames.add(s.copy());
            given++;
            if (frames.size() > 2 * most) {
                thin();
            }
        }

        private void thin() {
            List<State> kept = new ArrayList<>();
            for (int i = 0; i < frames.size(); i += 2) {
                kept.add(frames.get(i));
            }
            stride *= 2;
            lastIsExtra = (frames.size() & 1) == 0;
            if (lastIsExtra) {
                kept.add(frames.get(frames.size() - 1));
            }
            frames.clear();
            frames.addAll(kept);
        }

        void pack(List<Double> out) {
            out.add((double) given);
            out.add((double) stride);
            out.add(lastIsExtra ? 1.0 : 0.0);
            out.add((double) frames.size());
            for (State s : frames) {
                out.add(s.time);
                for (double[] part : new double[][] {s.q, s.v, s.z, s.memory}) {
                    for (double x : part) {
                        out.add(x);
                    }
                }
            }
        }

        int unpack(double[] p, int at, State like) {
            given = (long) p[at];
            stride = (long) p[at + 1];
            lastIsExtra = p[at + 2] != 0;
            int count = (int) p[at + 3], k = at + 4;
            frames.clear();
            for (int i = 0; i < count; i++) {
                State s = like.copy();
                s.time = p[k++];
                for (double[] part : new double[][] {s.q, s.v, s.z, s.memory}) {
                    System.arraycopy(p, k, part, 0, part.length);
                    k += part.length;
                }
                frames.add(s);
            }
            return k;
        }
    }
}
