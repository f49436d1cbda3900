package org.condyle.resistance;

import org.condyle.function.ScalarFunction;

/**
 * Energy of a moment M(ψ) against torsion, -∫M dψ from where it is least, so that a joint at rest stores nothing. Near half
 * a turn, where ψ jumps, it goes over to a constant ({@link Summit}).
 */
final class TorsionPotential {
    private static final int SAMPLES = 720;

    private final ScalarFunction moment;
    private final double least; // of -∫M from 0
    private final double summit; // at ψ = ±π

    TorsionPotential(ScalarFunction moment) {
        this(moment, -moment.integral(restOf(moment)), -Math.min(moment.integral(Math.PI), moment.integral(-Math.PI)));
    }

    private TorsionPotential(ScalarFunction moment, double least, double summit) {
        this.moment = moment;
        this.least = least;
        this.summit = summit;
    }

    /** Where the energy is least between minus and plus half a turn. */
    private static double restOf(ScalarFunction moment) {
        double step = 2 * Math.PI / SAMPLES, best = 0, largest = 0;
        for (int i = 0; i <= SAMPLES; i++) {
            double psi = -Math.PI + i * step, work = moment.integral(psi);
            if (work > largest) {
                largest = work;
                best = psi;
            }
        }
        double low = best - step, high = best + step;
        for (int i = 0; i < 60; i++) { // the moment falls through zero there
            double middle = 0.5 * (low + high);
            if (moment.value(middle) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        double refined = 0.5 * (low + high);
        return moment.integral(refined) > largest ? refined : best;
    }

    double moment(double psi) {
        return moment.value(psi);
    }

    double energy(double psi) {
        double w = Summit.weight(psi);
        return w * -moment.integral(psi) + (1 - w) * summit - least;
    }

    double slope(double psi) {
        double w = Summit.weight(psi);
        return -w * moment.value(psi) - Summit.slope(psi) * (moment.integral(psi) + summit);
    }

    TorsionPotential forThread() {
        return new TorsionPotential(moment.forThread(), least, summit);
    }
}
