package org.condyle.tissue;

import java.util.List;
import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/** Contraction given in time: the nine entries of G, row by row, as expressions of the time in slot 0. */
public final class GivenStrain implements VolumeContraction {
    private final List<Expression> entries;
    private final Evaluator[] evaluators = new Evaluator[9];
    private final double[] time = new double[1];
    private final double[] forward = {1};
    private final double[] still = new double[1];
    private final double[] jet = new double[3];
    private final double[] rate = new double[9];
    private final double[] acceleration = new double[9];
    private final double[] inverse = new double[9];
    private final double[] v = new double[9];
    private double volume;

    public GivenStrain(List<Expression> entries) {
        if (entries.size() != 9) {
            throw new IllegalArgumentException("G has nine entries, was given " + entries.size());
        }
        this.entries = List.copyOf(entries);
        for (int k = 0; k < 9; k++) {
            evaluators[k] = entries.get(k).evaluator();
        }
    }

    @Override
    public void place(State state, double[] g) {
        time[0] = state.time;
        for (int k = 0; k < 9; k++) {
            evaluators[k].jet(time, forward, still, jet);
            g[k] = jet[0];
            rate[k] = jet[1];
            acceleration[k] = jet[2];
        }
        volume = Mat3.determinant(g, 0);
        Mat3.inverse(g, 0, inverse, 0);
        Mat3.times(rate, 0, inverse, 0, v, 0);
    }

    @Override
    public void move(State state, Motion motion, Deformation d, double[] out) {
        System.arraycopy(v, 0, out, 0, 9);
    }

    @Override
    public double volumeRate() {
        return volume * Deformation.trace(v);
    }

    @Override
    public double volumeAcceleration() {
        double t = Deformation.trace(v), second = 0;
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                second += inverse[3 * i + j] * acceleration[3 * j + i];
            }
        }
        return volume * (t * t - Deformation.traceOfSquare(v) + second);
    }

    @Override
    public double supplied(Deformation d) {
        return d.powerOfContraction();
    }

    @Override
    public double dissipation(Deformation d) {
        return 0;
    }

    @Override
    public boolean dissipates() {
        return false;
    }

    @Override
    public Contraction forThread() {
        return new GivenStrain(entries);
    }
}
