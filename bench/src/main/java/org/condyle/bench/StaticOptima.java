package org.condyle.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.SplittableRandom;
import org.condyle.optimise.MotionOptimum;
import org.condyle.optimise.OptimumStatus;
import org.condyle.optimise.StaticOptimum;

/**
 * Time of static optimisation a frame, moment arms given: muscles over one or two neighbouring coordinates, whose arms
 * change smoothly, and moments that smooth activations make, some of them at their bounds.
 */
final class StaticOptima {
    private static final int FRAMES_A_TURN = 200;

    private final int rows;
    private final int controls;
    private final int frames;
    private final double[][] b;
    private final double[][] tau;
    private final double[] low;
    private final double[] high;

    private StaticOptima(int frames, int rows, int muscles, int reserves, long seed) {
        this.frames = frames;
        b = new double[frames][];
        tau = new double[frames][];
        this.rows = rows;
        controls = muscles + reserves;
        low = new double[controls];
        high = new double[controls];
        SplittableRandom random = new SplittableRandom(seed);
        double[] strength = new double[muscles], phase = new double[muscles];
        int[] first = new int[muscles], second = new int[muscles];
        double[] arms = new double[2 * muscles];
        for (int i = 0; i < muscles; i++) {
            strength[i] = Math.exp(random.nextDouble(Math.log(100), Math.log(3000)));
            phase[i] = random.nextDouble(0, 2 * Math.PI);
            first[i] = i % rows;
            second[i] = random.nextInt(2) == 0 ? first[i] : (first[i] + 1) % rows;
            arms[2 * i] = random.nextDouble(0.01, 0.06) * (i / rows % 2 == 0 ? 1 : -1);
            arms[2 * i + 1] = random.nextDouble(-0.05, 0.05);
        }
        for (int i = 0; i < controls; i++) {
            low[i] = i < muscles ? 0 : Double.NEGATIVE_INFINITY;
            high[i] = i < muscles ? 1 : Double.POSITIVE_INFINITY;
        }
        for (int k = 0; k < frames; k++) {
            double angle = 2 * Math.PI * k / FRAMES_A_TURN;
            b[k] = new double[rows * controls];
            tau[k] = new double[rows];
            for (int i = 0; i < muscles; i++) {
                b[k][second[i] * controls + i] = strength[i] * arms[2 * i + 1] * (1 + 0.2 * Math.cos(angle));
                b[k][first[i] * controls + i] = strength[i] * arms[2 * i] * (1 + 0.2 * Math.sin(angle));
                double activation = Math.max(0, Math.min(1, 0.3 + 0.6 * Math.sin(angle + phase[i])));
                for (int j = 0; j < rows; j++) {
                    tau[k][j] += b[k][j * controls + i] * activation;
                }
            }
            for (int i = muscles; i < controls; i++) {
                b[k][(i - muscles) % rows * controls + i] = 1;
            }
        }
    }

    private double microseconds(double power, boolean forget) {
        StaticOptimum optimum =
                new StaticOptimum(rows, controls).bounds(low, high).power(power);
        double[] c = new double[controls];
        int[] next = {0}, bad = {0};
        double rate = Clock.rate(5, 0.5, 2, () -> {
                    int k = next[0] = (next[0] + 1) % frames;
                    if (forget) {
                        optimum.forget();
                    }
                    if (optimum.solve(b[k], tau[k], c) != OptimumStatus.OPTIMAL) {
                        bad[0]++;
                    }
                })
                .cpu()
                .median();
        if (bad[0] > 0) {
            throw new IllegalStateException(bad[0] + " frames without an optimum");
        }
        return 1e6 / rate;
    }

    static void race() {
        StaticOptima small = new StaticOptima(200, 10, 18, 10, 1), large = new StaticOptima(200, 23, 92, 23, 1);
        for (double power : new double[] {1, 1.5, 2, 3, 5}) {
            System.out.printf(
                    Locale.ROOT,
                    "power %.1f: 18 muscles on 10 rows %.1f, cold %.1f; 92 muscles on 23 rows %.1f, cold %.1f microseconds a frame%n",
                    power,
                    small.microseconds(power, false),
                    small.microseconds(power, true),
                    large.microseconds(power, false),
                    large.microseconds(power, true));
        }
    }

    /** A whole motion with smoothness 1e-3 s² at 200 frames a second: seconds of CPU time, and what it allocates. */
    private void whole() {
        double[] times = new double[frames];
        double[][] c = new double[frames][controls];
        for (int k = 0; k < frames; k++) {
            times[k] = k / 200.0;
        }
        double best = Double.POSITIVE_INFINITY, allocated = 0, worst = 0;
        for (int again = 0; again < 3; again++) {
            MotionOptimum optimum =
                    new MotionOptimum(rows, controls).bounds(low, high).smoothness(1e-3);
            ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long bytes = threads.getCurrentThreadAllocatedBytes(), begin = threads.getCurrentThreadCpuTime();
            if (optimum.solve(times, b, tau, c) != OptimumStatus.OPTIMAL) {
                throw new IllegalStateException("no optimum: " + optimum.optimality());
            }
            best = Math.min(best, 1e-9 * (threads.getCurrentThreadCpuTime() - begin));
            allocated = 1e-6 * (threads.getCurrentThreadAllocatedBytes() - bytes);
            worst = Math.max(worst, optimum.optimality().worst());
        }
        System.out.printf(
                Locale.ROOT,
                "%d muscles on %d rows, %d frames together: %.2f s, %.2f ms a frame, %.0f MB allocated, violation %.1e%n",
                controls - rows,
                rows,
                frames,
                best,
                1e3 * best / frames,
                allocated,
                worst);
    }

    /** Time and memory over the number of frames. */
    static void raceWhole() {
        for (int frames : new int[] {200, 400, 800}) {
            new StaticOptima(frames, 10, 18, 10, 1).whole();
        }
        for (int frames : new int[] {200, 400, 800}) {
            new StaticOptima(frames, 23, 92, 23, 1).whole();
        }
    }
}
