package org.condyle.analyse.muscle;

/**
 * The constant controls with which actuators reach given efforts at the end of a course. The effort grows with the control, so that
 * each root is kept between two bounds; all actuators are searched at once, because one {@link ActuatorPrediction} serves them all. The step
 * is the secant's, with the Illinois correction (M. Dowell and P. Jarratt, BIT 11 (1971) 168-174).
 */
final class ControlSearch {
    /** Part of the range of an effort that is as good as none, and the same in newtons. */
    private static final double CLOSE = 1e-4, CLOSE_FORCE = 1e-3;

    private static final int MOST = 40;

    private final ActuatorPrediction prediction;
    private final int n;
    private final double[] states;
    private final double[] from;
    private final double[] low;
    private final double[] high;
    private final double[] atLow; // effort less the wanted one, as the secant sees it
    private final double[] atHigh;
    private final double[] reached;
    private final double[] close;
    private final boolean[] open;
    private final int[] stuck; // side that was replaced last

    ControlSearch(ActuatorPrediction prediction, int actuators) {
        this.prediction = prediction;
        n = actuators;
        states = new double[prediction.internalSize()];
        from = new double[states.length];
        low = new double[n];
        high = new double[n];
        atLow = new double[n];
        atHigh = new double[n];
        reached = new double[n];
        close = new double[n];
        open = new boolean[n];
        stuck = new int[n];
    }

    /** Own states of all actuators at the beginning of the course; they stay until others are given. */
    void begin(double[] own) {
        System.arraycopy(own, 0, from, 0, from.length);
    }

    /** Writes the efforts at the end that belong to controls. */
    void efforts(double[] controls, double[] out) {
        System.arraycopy(from, 0, states, 0, states.length);
        prediction.run(states, controls);
        for (int i = 0; i < n; i++) {
            out[i] = prediction.exertionAtEnd(i, controls[i], states);
        }
    }

    /**
     * Finds controls between bounds.
     *
     * @param least    lower bounds, with the efforts {@code fmin}
     * @param most     upper bounds, with the efforts {@code fmax}
     * @param wanted   efforts
     * @param controls the controls, written
     */
    void solve(double[] least, double[] fmin, double[] most, double[] fmax, double[] wanted, double[] controls) {
        for (int i = 0; i < n; i++) {
            low[i] = least[i];
            high[i] = most[i];
            atLow[i] = fmin[i] - wanted[i];
            atHigh[i] = fmax[i] - wanted[i];
            close[i] = CLOSE_FORCE + CLOSE * (fmax[i] - fmin[i]);
            open[i] = atLow[i] < -close[i] && atHigh[i] > close[i] && most[i] > least[i];
            stuck[i] = 0;
            controls[i] = -atLow[i] <= atHigh[i] ? least[i] : most[i];
        }
        for (int k = 0; k < MOST && propose(controls); k++) {
            efforts(controls, reached);
            for (int i = 0; i < n; i++) {
                if (open[i]) {
                    take(i, controls[i], reached[i] - wanted[i]);
                }
            }
        }
    }

    /** Where to look next; false if all have been found. */
    private boolean propose(double[] controls) {
        boolean any = false;
        for (int i = 0; i < n; i++) {
            if (open[i]) {
                controls[i] = low[i] + (high[i] - low[i]) * atLow[i] / (atLow[i] - atHigh[i]);
                any = true;
            }
        }
        return any;
    }

    private void take(int i, double control, double error) {
        if (Math.abs(error) <= close[i]) {
            open[i] = false;
        } else if (error < 0) {
            low[i] = control;
            atLow[i] = error;
            atHigh[i] *= stuck[i] < 0 ? 0.5 : 1;
            stuck[i] = -1;
        } else {
            high[i] = control;
            atHigh[i] = error;
            atLow[i] *= stuck[i] > 0 ? 0.5 : 1;
            stuck[i] = 1;
        }
    }
}
