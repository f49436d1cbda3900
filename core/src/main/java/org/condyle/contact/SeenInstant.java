package org.condyle.contact;

import java.util.Arrays;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/** The instant that a contact was looked at last, so that it is worked out once however many ask about it. Scratch of one thread. */
final class SeenInstant {
    private final int memoryAt;
    private final int hints;
    private final int zAt;
    private final double[] memory;
    private final double[] internals;
    private Motion motion = new Motion(1);
    private long stamp;
    private double time;

    /**
     * Nothing seen yet.
     *
     * @param memories numbers of memory that forces of the contact depend on, the first of which are the hints of its search
     */
    SeenInstant(int memoryAt, int memories, int hints, int zAt, int internals) {
        this.memoryAt = memoryAt;
        this.hints = hints;
        this.zAt = zAt;
        memory = new double[memories];
        this.internals = new double[internals];
    }

    /** True if bodies are where they were, though forces may differ by what is remembered now: a search finds the same. */
    boolean isPlace(State s, Motion m) {
        return m.stamp != 0
                && m.stamp == stamp
                && m == motion
                && Arrays.equals(s.memory, memoryAt, memoryAt + hints, memory, 0, hints);
    }

    /** True if all is as it was, with the time, the memory and the internal states. */
    boolean is(State s, Motion m) {
        return isPlace(s, m)
                && s.time == time
                && Arrays.equals(s.memory, memoryAt, memoryAt + memory.length, memory, 0, memory.length)
                && Arrays.equals(s.z, zAt, zAt + internals.length, internals, 0, internals.length);
    }

    void note(State s, Motion m) {
        motion = m;
        stamp = m.stamp;
        time = s.time;
        System.arraycopy(s.memory, memoryAt, memory, 0, memory.length);
        System.arraycopy(s.z, zAt, internals, 0, internals.length);
    }
}
