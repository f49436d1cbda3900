package org.condyle.analyse;

import org.condyle.dynamics.Configurations;
import org.condyle.mechanics.State;

/**
 * How the motion y along the free directions and the internal states ζ act on each other near a point at rest,
 *
 * <pre>  ÿ + C ẏ + K y = B ζ,   ζ̇ = D y + E ẏ + A ζ,  </pre>
 *
 * by central differences of fourth order. ζ holds the internal states with steady values; the others are kept.
 */
final class InternalTangents {
    private static final double DIFFERENCE = 1e-3; // of the scale of an internal state
    private static final int POINTS = 2;

    /** A: rates by internal states [1/s for equal units]. */
    final double[][] rates;
    /** B: accelerations along the free directions by internal states. */
    final double[][] forces;
    /** D: rates by places. */
    final double[][] ofPlace;
    /** E: rates by speeds. */
    final double[][] ofSpeed;

    private final StaticPoint rest;
    private final SteadyInternals internals;
    private final State trial;
    private final double[] rate;
    private final double[] force;

    private InternalTangents(StaticPoint rest) {
        this.rest = rest;
        internals = rest.internals();
        int m = internals.count(), d = rest.freedoms();
        rates = new double[m][m];
        forces = new double[d][m];
        ofPlace = new double[m][d];
        ofSpeed = new double[m][d];
        trial = rest.state.copy();
        rate = new double[m];
        force = new double[rest.force.length];
    }

    /** A and B alone. */
    static InternalTangents ofInternals(StaticPoint rest) {
        InternalTangents t = new InternalTangents(rest);
        for (int j = 0; j < t.internals.count(); j++) {
            t.byInternal(j);
        }
        return t;
    }

    /** At a point that was linearised, whose differences move coordinates by at most these steps, and speeds by at most the last two. */
    static InternalTangents at(StaticPoint rest, double angle, double length, double spin, double speed) {
        InternalTangents t = ofInternals(rest);
        for (int j = 0; j < rest.freedoms(); j++) {
            double[] direction = rest.directions()[j];
            t.byMotion(j, direction, TangentMatrices.step(rest, direction, angle, length), true);
            t.byMotion(j, direction, TangentMatrices.step(rest, direction, spin, speed), false);
        }
        return t;
    }

    private void byInternal(int j) {
        double h = DIFFERENCE * internals.scale(j);
        for (int i = -POINTS; i <= POINTS; i++) {
            if (i == 0) {
                continue;
            }
            trial.set(rest.state);
            trial.z[internals.at[j]] += i * h;
            rest.byInternal(trial, j, force, rate);
            double[] pull = rest.along(force);
            double factor = TangentMatrices.weight(i, POINTS) / h;
            add(rates, j, rate, factor);
            add(forces, j, pull, factor);
        }
    }

    private void byMotion(int j, double[] direction, double h, boolean place) {
        double[] step = new double[direction.length];
        for (int i = -POINTS; i <= POINTS; i++) {
            if (i == 0) {
                continue;
            }
            for (int k = 0; k < step.length; k++) {
                step[k] = i * h * direction[k];
            }
            trial.set(rest.state);
            if (place) {
                Configurations.advance(rest.mechanism, rest.state.q, step, trial.q);
            } else {
                System.arraycopy(step, 0, trial.v, 0, step.length);
            }
            rest.nearby(trial, i * h, false, force);
            rest.nearbyRates(trial, i * h, rate);
            add(place ? ofPlace : ofSpeed, j, rate, TangentMatrices.weight(i, POINTS) / h);
        }
    }

    private static void add(double[][] matrix, int column, double[] x, double factor) {
        for (int i = 0; i < x.length; i++) {
            matrix[i][column] += factor * x[i];
        }
    }
}
