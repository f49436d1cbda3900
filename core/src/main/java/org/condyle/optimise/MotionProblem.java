package org.condyle.optimise;

/**
 * The data of one motion: in every frame B c = τ and low ≤ c ≤ high, at the least ∫ Σ w (c - c*)² + s ċ² dt by the rule of
 * trapezia. Each frame has the bounds and the load that it can have: where a load is out of reach these are the load reached
 * and the face of controls that reach it.
 */
final class MotionProblem {
    final int frames;
    final int rows;
    final int controls;
    /** B of each frame, row by row, without the rows that others imply. */
    final double[][] matrix;

    final double[][] load;
    final double[][] low;
    final double[][] high;
    final double[][] target;
    /** w of each frame times its share of the time. */
    final double[][] weight;
    /** 2 s/(Δt h) between each frame and the next one, h the mean of all Δt. */
    final double[] tie;
    /** The size of controls; 1 where all are 0. */
    double size;
    /** The size of the slopes of the controls' own costs; never 0. */
    double steepness;

    MotionProblem(int frames, int rows, int controls) {
        this.frames = frames;
        this.rows = rows;
        this.controls = controls;
        matrix = new double[frames][rows * controls];
        load = new double[frames][rows];
        low = new double[frames][controls];
        high = new double[frames][controls];
        target = new double[frames][controls];
        weight = new double[frames][controls];
        tie = new double[Math.max(0, frames - 1)];
    }

    /**
     * Sets the weights and the ties. Everything is divided by the mean step: on a regular grid a frame inside counts 1 and the
     * first and the last one count a half.
     *
     * @param w of each frame
     */
    void along(double[] times, double[][] w, double smoothness) {
        double mean = frames > 1 ? (times[frames - 1] - times[0]) / (frames - 1) : 1;
        for (int k = 0; k < frames; k++) {
            double before = k > 0 ? times[k] - times[k - 1] : 0, after = k < frames - 1 ? times[k + 1] - times[k] : 0;
            double share = frames > 1 ? 0.5 * (before + after) / mean : 1;
            for (int i = 0; i < controls; i++) {
                weight[k][i] = w[k][i] * share;
            }
            if (k < frames - 1) {
                tie[k] = 2 * smoothness / (after * mean);
            }
        }
    }

    double before(int k) {
        return k > 0 ? tie[k - 1] : 0;
    }

    double after(int k) {
        return k < frames - 1 ? tie[k] : 0;
    }

    boolean given(int k, int i) {
        return low[k][i] == high[k][i];
    }

    /** Diagonal of the second derivative of the cost. */
    double stiffness(int k, int i) {
        return 2 * weight[k][i] + before(k) + after(k);
    }

    /** First derivative of the cost with respect to control i of frame k. */
    double slope(int k, int i, double[][] c) {
        double slope = 2 * weight[k][i] * (c[k][i] - target[k][i]);
        if (k > 0) {
            slope += before(k) * (c[k][i] - c[k - 1][i]);
        }
        if (k < frames - 1) {
            slope -= after(k) * (c[k + 1][i] - c[k][i]);
        }
        return slope;
    }

    /** Frame k as a problem of its own while its neighbours stay: the conditions of all such problems are those of the motion. */
    void frame(int k, double[][] c, BoxProblem out) {
        System.arraycopy(matrix[k], 0, out.matrix, 0, matrix[k].length);
        System.arraycopy(load[k], 0, out.load, 0, rows);
        System.arraycopy(low[k], 0, out.low, 0, controls);
        System.arraycopy(high[k], 0, out.high, 0, controls);
        out.power = 2;
        out.pulled = true;
        for (int i = 0; i < controls; i++) {
            out.weight[i] = stiffness(k, i) / 2;
            double pull = 2 * weight[k][i] * target[k][i];
            pull += k > 0 ? before(k) * c[k - 1][i] : 0;
            pull += k < frames - 1 ? after(k) * c[k + 1][i] : 0;
            out.target[i] = pull / stiffness(k, i);
        }
    }

    /** An interior point misses the bounds that it reaches by rounding. */
    void snap(double[][] c) {
        for (int k = 0; k < frames; k++) {
            for (int i = 0; i < controls; i++) {
                if (c[k][i] - low[k][i] <= 1e-14 * size) {
                    c[k][i] = low[k][i];
                } else if (high[k][i] - c[k][i] <= 1e-14 * size) {
                    c[k][i] = high[k][i];
                }
            }
        }
    }

    /** Takes the sizes of controls and slopes from controls near the answer. */
    void scale(double[][] c) {
        double soft = Double.POSITIVE_INFINITY;
        size = steepness = 0;
        for (int k = 0; k < frames; k++) {
            for (int i = 0; i < controls; i++) {
                size = Math.max(size, Math.abs(c[k][i]));
                steepness = Math.max(steepness, 2 * weight[k][i] * Math.abs(c[k][i] - target[k][i]));
                soft = Math.min(soft, 2 * weight[k][i]);
            }
        }
        size = size > 0 ? size : 1;
        steepness = steepness > 0 ? steepness : soft * size;
    }
}
