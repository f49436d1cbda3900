package org.condyle.optimise;

import org.condyle.scenes.Chance;

/** A random problem that can be made again from its seed, of one of several kinds, all but one with a solution. */
final class LoadProblem {
    enum Kind {
        /** Muscles within [0, 1], some reserves without bounds. */
        USUAL,
        /** Weights, targets, and bounds of all kinds. */
        WEIGHTED,
        /** Muscles over one or two rows, a reserve on each, and rows without load. */
        QUIET,
        /** Rows that are combinations of others. */
        DEPENDENT_ROWS,
        /** Muscles without strength, and controls whose bounds are equal. */
        IDLE,
        /** Fewer controls than rows. */
        FEW,
        /** Muscles of 1e4 N m beside reserves of 1 N m. */
        SCALES,
        /** A load that only just can be reached: all controls but some that do not matter are at bounds. */
        EDGE,
        /** A load out of reach. */
        OUT_OF_REACH
    }

    final int rows;
    final int controls;
    final double[] b;
    final double[] tau;
    final double[] low;
    final double[] high;
    final double[] weight;
    final double[] target;
    final String name;
    final int[] from;

    LoadProblem(Kind kind, long seed) {
        Chance chance = new Chance(seed);
        name = kind + ", " + chance;
        rows = 1 + (int) chance.in(0, 8);
        boolean few = kind == Kind.FEW;
        int muscles = few ? (int) chance.in(0, Math.max(1, rows - 1)) : rows + (int) chance.in(0, 14);
        boolean bounded = kind == Kind.EDGE || kind == Kind.OUT_OF_REACH;
        boolean quiet = kind == Kind.QUIET;
        int reserves = bounded || few ? 0 : quiet ? rows : (int) chance.in(0, rows + 1);
        controls = Math.max(1, muscles + reserves);
        b = new double[rows * controls];
        tau = new double[rows];
        low = new double[controls];
        high = new double[controls];
        weight = new double[controls];
        target = new double[controls];
        from = new int[controls];
        double strength = kind == Kind.SCALES ? 1e4 : 1;
        for (int i = 0; i < controls; i++) {
            boolean reserve = i >= muscles && !few;
            for (int j = 0; j < rows; j++) {
                b[j * controls + i] =
                        reserve ? i - muscles == j ? 1 : 0 : chance.in(0, 1) < 0.6 ? strength * chance.in(-1, 1) : 0;
            }
            low[i] = reserve ? Double.NEGATIVE_INFINITY : 0;
            high[i] = reserve ? Double.POSITIVE_INFINITY : 1;
            weight[i] = 1;
            from[i] = i;
        }
        if (kind == Kind.WEIGHTED) {
            weigh(chance);
        }
        if (kind == Kind.IDLE) {
            idle(chance);
        }
        if (kind == Kind.DEPENDENT_ROWS) {
            depend(chance);
        }
        load(chance, kind);
    }

    private void weigh(Chance chance) {
        for (int i = 0; i < controls; i++) {
            weight[i] = Math.exp(chance.in(-3, 3));
            target[i] = chance.in(-0.5, 1.5);
            double odd = chance.in(0, 1);
            if (odd < 0.2) {
                low[i] = Double.NEGATIVE_INFINITY;
            } else if (odd < 0.4) {
                high[i] = Double.POSITIVE_INFINITY;
            } else if (odd < 0.5 && high[i] == 1) {
                low[i] = -1;
            }
        }
    }

    private void idle(Chance chance) {
        for (int i = 0; i < controls; i++) {
            double odd = chance.in(0, 1);
            if (odd < 0.25) {
                for (int j = 0; j < rows; j++) {
                    b[j * controls + i] = 0;
                }
            } else if (odd < 0.5) {
                low[i] = high[i] = chance.in(0, 1);
            }
        }
    }

    private void depend(Chance chance) {
        for (int j = rows / 2; j < rows; j++) {
            double f = chance.in(-2, 2), g = chance.in(-2, 2);
            int one = (int) chance.in(0, Math.max(1, rows / 2)), two = (int) chance.in(0, Math.max(1, rows / 2));
            for (int i = 0; i < controls && j > 0; i++) {
                b[j * controls + i] = f * b[one * controls + i] + g * b[two * controls + i];
            }
        }
    }

    private void load(Chance chance, Kind kind) {
        double[] d = chance.numbers(rows, 1);
        for (int i = 0; i < controls; i++) {
            double push = 0;
            for (int j = 0; j < rows; j++) {
                push += d[j] * b[j * controls + i];
            }
            double c = push > 0 ? 1 : 0;
            if (kind != Kind.EDGE && kind != Kind.OUT_OF_REACH) {
                double from = low[i] == Double.NEGATIVE_INFINITY ? Math.min(high[i], 1) - 3 : low[i];
                double to = high[i] == Double.POSITIVE_INFINITY ? from + 3 : high[i];
                c = Math.min(to, Math.max(from, from + (to - from) * chance.in(-0.3, 1.3)));
            }
            for (int j = 0; j < rows; j++) {
                tau[j] += b[j * controls + i] * c;
            }
        }
        for (int j = 0; j < rows && kind == Kind.QUIET; j++) {
            tau[j] *= chance.in(0, 1) < 0.3 ? 0 : 1;
        }
        if (kind == Kind.OUT_OF_REACH) {
            double far = Math.pow(10, chance.in(-5, 1)); // d is a normal of the reachable set at this τ
            for (int j = 0; j < rows; j++) {
                tau[j] += far * d[j];
            }
        }
    }

    StaticOptimum optimum() {
        return new StaticOptimum(rows, controls)
                .bounds(low, high)
                .weights(weight)
                .targets(target);
    }

    double cost(double[] c, double power) {
        double sum = 0;
        for (int i = 0; i < controls; i++) {
            sum += weight[i] * Math.pow(Math.abs(c[i] - target[i]), power);
        }
        return sum;
    }

    double missing(int row, double[] c) {
        double sum = tau[row];
        for (int i = 0; i < controls; i++) {
            sum -= b[row * controls + i] * c[i];
        }
        return sum;
    }

    double worstRow(double[] c) {
        double worst = 0;
        for (int j = 0; j < rows; j++) {
            worst = Math.max(worst, Math.abs(missing(j, c)));
        }
        return worst;
    }

    /** Puts the controls into another order and scales rows from 1e-3 to 1e3: control i was {@code from[i]}. */
    void shuffle(Chance chance) {
        for (int i = controls - 1; i > 0; i--) {
            int k = (int) chance.in(0, i + 1);
            exchange(low, i, k);
            exchange(high, i, k);
            exchange(weight, i, k);
            exchange(target, i, k);
            for (int j = 0; j < rows; j++) {
                exchange(b, j * controls + i, j * controls + k);
            }
            int f = from[i];
            from[i] = from[k];
            from[k] = f;
        }
        for (int j = 0; j < rows; j++) {
            double f = Math.pow(10, chance.in(-3, 3));
            tau[j] *= f;
            for (int i = 0; i < controls; i++) {
                b[j * controls + i] *= f;
            }
        }
    }

    private static void exchange(double[] a, int i, int k) {
        double t = a[i];
        a[i] = a[k];
        a[k] = t;
    }
}
