package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.hipparchus.ode.AbstractIntegrator;
import org.hipparchus.ode.ODEState;
import org.hipparchus.ode.OrdinaryDifferentialEquation;
import org.hipparchus.ode.nonstiff.ExplicitRungeKuttaIntegrator;

/** The same problem for Hipparchus: the periodic orbit of Arenstorf between earth and moon (HNW I, section II.0). */
final class Oracle {
    static final double[] ARENSTORF = {0.994, 0, 0, -2.0015851063790824};
    static final double PERIOD = 17.065216560157964;
    private static final double MU = 0.012277471;

    private Oracle() {}

    static FirstOrder arenstorf() {
        return new FirstOrder(4, (t, y, f) -> {
            double m = 1 - MU;
            double d1 = Math.pow((y[0] + MU) * (y[0] + MU) + y[1] * y[1], 1.5);
            double d2 = Math.pow((y[0] - m) * (y[0] - m) + y[1] * y[1], 1.5);
            f[0] = y[2];
            f[1] = y[3];
            f[2] = y[0] + 2 * y[3] - m * (y[0] + MU) / d1 - MU * (y[0] - m) / d2;
            f[3] = y[1] - 2 * y[2] - m * y[1] / d1 - MU * y[1] / d2;
            return StepStatus.ACCEPTED;
        });
    }

    static OrdinaryDifferentialEquation equation() {
        FirstOrder ode = arenstorf();
        return new OrdinaryDifferentialEquation() {
            @Override
            public int getDimension() {
                return 4;
            }

            @Override
            public double[] computeDerivatives(double t, double[] y) {
                double[] f = new double[4];
                ode.rates(t, y, f);
                return f;
            }
        };
    }

    static double[] singleStep(ExplicitRungeKuttaIntegrator integrator, double[] start, double h) {
        return integrator.singleStep(equation(), 0, start, h);
    }

    static double[] integrate(AbstractIntegrator integrator, double[] start, double end) {
        return integrator.integrate(equation(), new ODEState(0, start), end).getPrimaryState();
    }

    /**
     * Both follow the orbit once, and end where they began within a tolerance.
     *
     * @param share by which their numbers of evaluations may differ
     */
    static void closesTheOrbitAsCheaplyAs(
            AbstractIntegrator theirs, AdaptiveStepper ours, double tolerance, double share) {
        ours.start(arenstorf(), 0, ARENSTORF);
        StepperContractTest.run(ours, PERIOD);
        assertArrayEquals(ARENSTORF, ours.state(), tolerance);
        assertArrayEquals(ARENSTORF, integrate(theirs, ARENSTORF, PERIOD), tolerance);
        assertEquals(1.0, (double) ours.evaluations() / theirs.getEvaluations(), share);
    }
}
