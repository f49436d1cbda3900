package org.condyle.simulate.event;

import org.condyle.integrate.CheckpointTape;

/** The instants to record: every so often from the start, the end, and a list. Times come from counting, not adding. */
public final class OutputTimes {
    private final double until;
    private final double every;
    private final double[] list;
    private double start;
    private long taken;
    private int takenFromList;

    public OutputTimes(double until, double every, double[] list) {
        this.until = until;
        this.every = every;
        this.list = list.clone();
    }

    public void begin(double t) {
        start = t;
        taken = 0;
        takenFromList = 0;
        while (takenFromList < list.length && list[takenFromList] < t) {
            takenFromList++;
        }
    }

    public double start() {
        return start;
    }

    /** What a checkpoint needs. */
    public void remember(CheckpointTape tape) {
        start = tape.pass(start);
        taken = tape.pass(taken);
        takenFromList = tape.pass(takenFromList);
    }

    private double nextOnGrid() {
        double t = start + taken * every;
        // The end is a sample even if it is no multiple; round-off must not put one beside it.
        return t > until - 1e-9 * every ? (t < until + every * (1 - 1e-9) ? until : Double.POSITIVE_INFINITY) : t;
    }

    private double next() {
        double t = nextOnGrid();
        if (takenFromList == list.length) {
            return t;
        }
        double asked = list[takenFromList];
        return same(asked, t) ? asked : Math.min(t, asked);
    }

    /** 0.7 and 7 times 0.1 are one instant. */
    private boolean same(double a, double b) {
        return Math.abs(a - b) <= 1e-9 * every;
    }

    /** The next instant that is asked for, if it is later than a time; else that there is none. */
    public double nextAfter(double time) {
        double t = next();
        return t > time ? t : Double.POSITIVE_INFINITY;
    }

    public boolean due(double end) {
        return next() <= end;
    }

    public double take() {
        double t = next();
        while (takenFromList < list.length && same(list[takenFromList], t)) {
            takenFromList++;
        }
        if (same(nextOnGrid(), t)) {
            taken++;
        }
        return t;
    }
}
