package org.condyle.integrate;

/**
 * Values inside a step of {@link Radau5} that are as good as its end, where the collocation polynomial is of order 3 only.
 * A helper takes a step of its own to the middle, with the Jacobian that is there, and the quintic through the values and
 * slopes at both ends and there, whose error is a fortieth of that of the step, does for all instants. Slopes are those of
 * collocation polynomials, not evaluated rates: these would multiply the smallest error in a stiff direction. Where a run
 * begins or jumps there is no polynomial before to take the first slope from: another step of the helper, to a quarter, takes its place. Steps without places in their Jacobian are short
 * and let it go to each instant itself.
 */
final class RadauInside {
    /** Newton's form: nodes with a value and a slope are double. */
    private static final double[] NODES = {0, 0, 0.5, 0.5, 1, 1};

    /** The same where the first slope is not known. */
    private static final double[] FIRST_NODES = {0, 0.25, 0.5, 0.5, 1, 1};

    private final Radau5 helper;
    private final boolean eachInstant;
    private double[][] poly = {};
    /** h times the slope at the beginning of the step, if it is known. */
    private double[] slope = BaseStepper.NONE;

    private double[] nodes = NODES;
    private boolean hasSlope;
    private boolean ready;
    private boolean failed;

    /** @param eachInstant whether the helper goes to each instant itself where the first slope is not known */
    RadauInside(Radau5 helper, boolean eachInstant) {
        this.helper = helper;
        this.eachInstant = eachInstant;
    }

    void allocate(Ode system) {
        helper.serve(system);
        poly = new double[NODES.length][helper.size];
        slope = new double[helper.size];
    }

    /** A step is about to be tried; its predecessor is still there. */
    void begin(Radau5 master, boolean known) {
        hasSlope = known;
        if (known) {
            master.slopeAtEnd(1, slope);
        }
    }

    /** The last step is another one. */
    void clear() {
        ready = false;
        failed = false;
    }

    /** y at t in the last step of {@code master}; false where the helper does not get there. */
    boolean interpolate(Radau5 master, double t, double[] out) {
        if (eachInstant && !hasSlope) {
            if (!goTo(master, t)) {
                return false;
            }
            System.arraycopy(helper.y, 0, out, 0, helper.size);
            return true;
        }
        if (!ready && !failed) {
            failed = !prepare(master);
            ready = !failed;
        }
        if (failed) {
            return false;
        }
        double theta = (t - master.t0) / (master.time - master.t0);
        for (int i = 0; i < helper.size; i++) {
            double sum = 0;
            for (int k = nodes.length - 1; k >= 0; k--) {
                sum = sum * (theta - nodes[k]) + poly[k][i];
            }
            out[i] = sum;
        }
        return true;
    }

    private boolean goTo(Radau5 master, double t) {
        helper.follow(master);
        return helper.stepInside(master, master.t0, master.y0, master.f0, t) == StepStatus.ACCEPTED;
    }

    private boolean prepare(Radau5 master) {
        double h = master.time - master.t0;
        nodes = hasSlope ? NODES : FIRST_NODES;
        if (!hasSlope) {
            if (!goTo(master, master.t0 + 0.25 * h)) {
                return false;
            }
            System.arraycopy(helper.y, 0, slope, 0, helper.size); // there is none that it could overwrite
        }
        if (!goTo(master, master.t0 + 0.5 * h)) {
            return false;
        }
        helper.slopeAtEnd(h, poly[3]);
        master.slopeAtEnd(h, poly[5]);
        for (int i = 0; i < helper.size; i++) {
            poly[0][i] = master.y0[i];
            if (hasSlope) {
                poly[1][i] = h * slope[i];
                poly[2][i] = (helper.y[i] - master.y0[i]) / 0.5;
            } else {
                poly[1][i] = (slope[i] - master.y0[i]) / 0.25;
                poly[2][i] = (helper.y[i] - slope[i]) / 0.25;
            }
            poly[4][i] = (master.y[i] - helper.y[i]) / 0.5;
            for (int order = 2; order < nodes.length; order++) { // divided differences
                for (int k = nodes.length - 1; k >= order; k--) {
                    poly[k][i] = (poly[k][i] - poly[k - 1][i]) / (nodes[k] - nodes[k - order]);
                }
            }
        }
        return true;
    }
}
