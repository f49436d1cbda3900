package org.condyle.optimise;

import org.condyle.scenes.Chance;

/** A random motion that can be made again from its seed: smooth moment arms, moments that smooth activations make. */
final class MotionCase {
    final int frames;
    final int rows;
    final int controls;
    final double[] times;
    final double[][] b;
    final double[][] tau;
    final double[][] target;
    final double[] low;
    final double[] high;
    final double[] weight;

    /** @param effort 1 for loads within reach, more for loads of which some are not; reserves only where it is 1 */
    MotionCase(int frames, double effort, long seed) {
        Chance chance = new Chance(seed);
        this.frames = frames;
        rows = 1 + (int) chance.in(0, 4);
        int muscles = rows + (int) chance.in(0, 8);
        int reserves = effort == 1 ? (int) chance.in(0, rows + 1) : 0;
        controls = muscles + reserves;
        times = new double[frames];
        b = new double[frames][rows * controls];
        tau = new double[frames][rows];
        target = new double[frames][controls];
        low = new double[controls];
        high = new double[controls];
        weight = new double[controls];
        double[] base = chance.numbers(rows * controls, 50), phase = chance.numbers(controls, 3);
        for (int i = 0; i < controls; i++) {
            low[i] = i < muscles ? 0 : Double.NEGATIVE_INFINITY;
            high[i] = i < muscles ? 1 : Double.POSITIVE_INFINITY;
            weight[i] = Math.exp(chance.in(-1, 1));
        }
        for (int k = 0; k < frames; k++) {
            times[k] = k == 0 ? 0 : times[k - 1] + chance.in(0.005, 0.015);
            for (int i = 0; i < controls; i++) {
                target[k][i] = i % 3 == 0 ? chance.in(0, 0.5) : 0;
                double activation = Math.max(0, Math.min(1, 0.3 + 0.7 * Math.sin(10 * times[k] + phase[i])));
                for (int j = 0; j < rows; j++) {
                    double arm = base[j * controls + i] * (1 + 0.2 * Math.sin(7 * times[k] + i + j));
                    b[k][j * controls + i] = i < muscles ? arm : i - muscles == j ? 1 : 0;
                    tau[k][j] += i < muscles ? effort * arm * activation : 0;
                }
            }
        }
    }

    MotionOptimum optimum(double smoothness) {
        return new MotionOptimum(rows, controls)
                .bounds(low, high)
                .weights(weight)
                .smoothness(smoothness);
    }

    /** How much of the time a frame stands for, in mean steps. */
    double share(int k) {
        int last = frames - 1;
        double mean = (times[last] - times[0]) / last;
        return 0.5 * (times[Math.min(k + 1, last)] - times[Math.max(k - 1, 0)]) / mean;
    }

    /** What the optimum minimises, from the definition. */
    double cost(double[][] c, double smoothness) {
        double cost = 0, mean = (times[frames - 1] - times[0]) / (frames - 1);
        for (int k = 0; k < frames; k++) {
            for (int i = 0; i < controls; i++) {
                cost += share(k) * weight[i] * Math.pow(c[k][i] - target[k][i], 2);
                cost += k == 0 ? 0 : smoothness * Math.pow(c[k][i] - c[k - 1][i], 2) / (times[k] - times[k - 1]) / mean;
            }
        }
        return cost;
    }
}
