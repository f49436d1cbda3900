package org.condyle.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/** Times by the CPU seconds of the calling thread: on a shared machine the only figure worth comparing. */
final class Clock {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private Clock() {}

    static double cpu() {
        return THREADS.getCurrentThreadCpuTime() * 1e-9;
    }

    static double wall() {
        return System.nanoTime() * 1e-9;
    }

    /** Repeats asked for in the environment, as the peers read it. */
    static int repeats(int usual) {
        String s = System.getenv("PEER_REPS");
        return s == null ? usual : Math.max(1, Integer.parseInt(s));
    }

    /** Smallest, median and largest. */
    record Spread(double min, double median, double max) {
        static Spread of(double[] values) {
            double[] s = values.clone();
            Arrays.sort(s);
            return new Spread(s[0], s[s.length / 2], s[s.length - 1]);
        }
    }

    /** By CPU time and by wall time. */
    record Timing(Spread cpu, Spread wall) {}

    /** Calls a second: {@code windows} windows of {@code seconds} CPU seconds each, after a warm-up. */
    static Timing rate(int windows, double seconds, double warmUp, Runnable work) {
        long batch = 0;
        double begin = cpu();
        while (cpu() - begin < warmUp) {
            work.run();
            batch++;
        }
        batch = Math.max(1, (long) (batch * 0.05 * seconds / warmUp));
        double[] byCpu = new double[windows], byWall = new double[windows];
        for (int k = 0; k < windows; k++) {
            long calls = 0;
            double w = wall(), c = cpu();
            do {
                for (long i = 0; i < batch; i++) {
                    work.run();
                }
                calls += batch;
            } while (cpu() - c < seconds);
            byCpu[k] = calls / (cpu() - c);
            byWall[k] = calls / (wall() - w);
        }
        return new Timing(Spread.of(byCpu), Spread.of(byWall));
    }

    /** Seconds of one call, after a warm-up. */
    static Timing repeat(int times, double warmUp, Runnable work) {
        double begin = cpu();
        while (cpu() - begin < warmUp) {
            work.run();
        }
        double[] byCpu = new double[times], byWall = new double[times];
        for (int k = 0; k < times; k++) {
            double w = wall(), c = cpu();
            work.run();
            byCpu[k] = cpu() - c;
            byWall[k] = wall() - w;
        }
        return new Timing(Spread.of(byCpu), Spread.of(byWall));
    }
}
