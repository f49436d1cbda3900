package org.condyle.integrate;

import org.condyle.math.Check;

/**
 * Options for steps that contain impacts.
 *
 * @param theta       share of the end in the mean velocity of a step: 1/2 (no numerical damping) to 1
 * @param sweeps      most sweeps over all contacts in one step, where they are found by sweeps
 * @param residual    steps count as solved if no contact misses its law by more, relative to the largest speed of a contact
 *                    [-]; sweeps end there, what is solved as a whole goes on to rounding
 * @param penetration overlap that is left alone; what is deeper is moved apart by a fifth in each step; infinite lets all
 *                    overlaps be, as the plain scheme does [m or rad]
 */
public record NonsmoothOptions(double theta, int sweeps, double residual, double penetration) {
    /** θ = 1/2, up to 200 sweeps to 1e-5, overlaps up to 10 µm. */
    public static final NonsmoothOptions USUAL = new NonsmoothOptions(0.5, 200, 1e-5, 1e-5);

    public NonsmoothOptions {
        Check.within("theta [-]", theta, 0.5, 1);
        if (sweeps < 1) {
            throw new IllegalArgumentException("sweeps must be >= 1, was " + sweeps);
        }
        Check.within("residual [-]", residual, 0, 1);
        if (!(penetration >= 0)) {
            throw new IllegalArgumentException("penetration [m] must be >= 0, was " + penetration);
        }
    }

    /** Whether the scheme is that of the textbook, which lets overlaps be and rows that have turned do work. */
    public boolean plain() {
        return penetration == Double.POSITIVE_INFINITY;
    }

    public NonsmoothOptions withSweeps(int most, double newResidual) {
        return new NonsmoothOptions(theta, most, newResidual, penetration);
    }

    public NonsmoothOptions withPenetration(double newPenetration) {
        return new NonsmoothOptions(theta, sweeps, residual, newPenetration);
    }
}
