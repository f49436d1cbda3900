package org.condyle.bench;

import java.util.Locale;
import java.util.SplittableRandom;
import org.condyle.optimise.OptimumStatus;
import org.condyle.optimise.StaticOptimum;

/**
 * Time of static optimisation a frame, moment arms given: muscles over one or two neighbouring coordinates, whose arms
 * change smoothly, and moments that smooth activations make, some of them at their bounds.
 */
final class StaticOptima {
    private static final int FRAMES = 200;

    private final int rows;
    private final int controls;
    private final double[][] b = new double[FRAMES][];
    private final double[][] tau = new double[FRAMES][];
    private final double[] low;
    private final double[] high;

    private StaticOptima(int rows, int muscles, int reserves, long seed) {
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
        for (int k = 0; k < FRAMES; k++) {
            double angle = 2 * Math.PI * k / FRAMES;
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
                    int k = next[0] = (next[0] + 1) % FRAMES;
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
        StaticOptima small = new StaticOptima(10, 18, 10, 1), large = new StaticOptima(23, 92, 23, 1);
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
}
