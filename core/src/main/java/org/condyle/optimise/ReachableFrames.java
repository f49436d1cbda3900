package org.condyle.optimise;

/**
 * What each frame of a motion can have by itself: its load, or the one that it can reach, the face of controls that reach it, and
 * the rows that do not depend on others. The answer of {@link StaticOptimum} tells all of it.
 */
final class ReachableFrames {
    private final StaticOptimum single;
    private final MotionProblem p;
    private final int rows;
    private final int controls;
    private final double[] low;
    private final double[] high;
    private final PivotedQr qr;
    /** Whether the load of a frame is within reach. */
    final boolean[] reached;
    /** Whether {@link StaticOptimum} was sure of it. */
    final boolean[] sure;

    ReachableFrames(StaticOptimum single, MotionProblem p, double[] low, double[] high) {
        this.single = single;
        this.p = p;
        this.low = low;
        this.high = high;
        rows = p.rows;
        controls = p.controls;
        qr = new PivotedQr(controls, rows);
        reached = new boolean[p.frames];
        sure = new boolean[p.frames];
    }

    /** Solves frame k alone, which gives c, and writes what it can have into the problem. */
    void take(int k, double[] b, double[] tau, double[] weight, double[] target, double[] c) {
        OptimumStatus status = single.weights(weight).targets(target).solve(b, tau, c);
        reached[k] = status == OptimumStatus.OPTIMAL;
        sure[k] = status != OptimumStatus.NOT_CONVERGED;
        System.arraycopy(target, 0, p.target[k], 0, controls);
        BoxProblem frame = new BoxProblem(rows, controls);
        frame.matrix(b);
        for (int j = 0; j < rows; j++) {
            frame.load[j] = tau[j] - (reached[k] ? 0 : single.missing(j));
        }
        System.arraycopy(reached[k] ? low : single.faceLow(), 0, frame.low, 0, controls);
        System.arraycopy(reached[k] ? high : single.faceHigh(), 0, frame.high, 0, controls);
        snap(frame, c);
        if (independent(frame, c, false) < independent(frame, c, true)) {
            new ForcedControls(rows, controls).fix(frame, c);
            independent(frame, c, true);
        }
        System.arraycopy(frame.low, 0, p.low[k], 0, controls);
        System.arraycopy(frame.high, 0, p.high[k], 0, controls);
        for (int q = 0; q < qr.rank(); q++) {
            int j = qr.order(q);
            System.arraycopy(frame.matrix, j * controls, p.matrix[k], j * controls, controls);
            p.load[k][j] = frame.load[j];
        }
    }

    /** On the edge of reach controls may miss their bounds by rounding. */
    private static void snap(BoxProblem frame, double[] c) {
        double size = 0;
        for (double value : c) {
            size = Math.max(size, Math.abs(value));
        }
        for (int i = 0; i < c.length; i++) {
            if (c[i] - frame.low[i] < 1e-11 * size) {
                c[i] = frame.low[i];
            } else if (frame.high[i] - c[i] < 1e-11 * size) {
                c[i] = frame.high[i];
            }
        }
    }

    /** Number of rows that do not depend on others, by all controls that are not given or only by those inside. */
    private int independent(BoxProblem frame, double[] c, boolean all) {
        for (int j = 0; j < rows; j++) {
            double[] row = qr.column(j);
            double largest = 0;
            for (int i = 0; i < controls; i++) {
                boolean counts = frame.low[i] < frame.high[i];
                counts &= all || (c[i] > frame.low[i] && c[i] < frame.high[i]);
                row[i] = counts ? frame.matrix[j * controls + i] : 0;
                largest = Math.max(largest, Math.abs(row[i]));
            }
            for (int i = 0; i < controls && largest > 0; i++) {
                row[i] /= largest;
            }
        }
        return qr.factor(controls, rows, 1e-11);
    }
}
