package org.condyle.integrate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Implicit Runge-Kutta method Radau IIA with three stages, order 5, L-stable, stiffly accurate, after RADAU5: E. Hairer
 * and G. Wanner, Solving Ordinary Differential Equations II (2nd edition 1996), section IV.8.
 *
 * <p>Simplified Newton on one real and one complex linear system; stage values predicted by the collocation polynomial
 * of the last step; step control predictive after Gustafsson; Jacobian and factors kept while the iteration contracts by
 * a hundred per correction. The collocation polynomial is of order 3 only inside a step: {@link #sketch} gives it, and
 * {@link #interpolate} works for more, see {@link RadauInside}. Like RADAU5 it works inside with 0.1 accuracy^(2/3), because
 * the embedded error estimate has order 3, too: the accuracy asked for is then about what comes out.
 *
 * <p>Because the Jacobian is taken at the beginning of the step, the iteration limits the step where a stiff direction
 * turns: a mass on a spring K swinging with speed v and frequency ω = √K needs about h⁴ K v² &lt; 1 (C. Lubich, ZAMP 44
 * (1993) 1022-1053). {@link GeneralisedAlpha} has no such limit.
 *
 * <p>The Jacobian costs one evaluation for each of q, v, z. For stiff contact, muscles and friction; on smooth problems
 * the explicit methods need fewer evaluations. Where only velocities and internals are stiff, as where friction or damping is, the iteration
 * also converges with a Jacobian of these alone, which leaves places out: {@link StiffnessSwitch} uses it so.
 */
public final class Radau5 extends AdaptiveStepper {
    private static final double SAFETY = 0.9;
    private static final double CALM = 1e-2;
    private static final double CALM_WITHOUT_PLACES = 0.1; // these do not contract by a hundred whatever the Jacobian
    private static final double CUT = 0.01; // of the accuracy asked for
    private static final double WIDEST_CUT = 1e-6;
    private static final double MODERATE = 1e-6; // accuracies from which on corners of first derivatives do not matter
    private static final double SHRINK = 5;
    private static final double GROW = 1.0 / 8;
    private static final double S6 = Math.sqrt(6);
    private static final double[] ESTIMATE = {-(13 + 7 * S6) / 3, (-13 + 7 * S6) / 3, -1.0 / 3};

    private final double enough;
    private final @Nullable RadauInside inside;
    private final boolean places;
    private final double cutTolerance;
    private final boolean passesSmoothSwitches;
    private final double calm;
    private RadauSystem system = new RadauSystem(0, 0);
    private RadauStages stages = new RadauStages(0, 0);
    private double[] scale = NONE;
    private double[] defect = NONE;
    private double[] estimate = NONE;

    /** The collocation polynomial of the last step, in Newton's form from its end. */
    private double[][] poly = {};

    private double polyEnd;
    private double polyStep;

    private boolean jacobianWanted;
    private boolean jacobianFresh;
    private boolean first;
    private boolean rejectedBefore;
    private boolean predictable;
    private double stepBefore;
    private double errorBefore;

    public Radau5(StepOptions options) {
        this(options, true);
    }

    /** @param places whether the Jacobian contains what depends on places, or what they depend on */
    Radau5(StepOptions options, boolean places) {
        this(options, places, new RadauInside(new Radau5(options, places, null), !places));
    }

    private Radau5(StepOptions options, boolean places, @Nullable RadauInside inside) {
        super(
                options.withAccuracy(0.1 * Math.pow(options.accuracy() > 0 ? options.accuracy() : 1e-6, 2.0 / 3)),
                options.accuracy());
        this.inside = inside;
        this.places = places;
        passesSmoothSwitches = places && options.accuracy() >= MODERATE;
        cutTolerance = places ? Math.min(WIDEST_CUT, CUT * options.accuracy()) : 0;
        calm = places ? CALM : CALM_WITHOUT_PLACES;
        enough = Math.max(10 * Math.ulp(1.0) / accuracy, Math.min(0.03, Math.sqrt(accuracy)));
    }

    @Override
    public int order() {
        return 5;
    }

    @Override
    int startOrder() {
        return 3;
    }

    @Override
    void allocate(Ode ode) {
        super.allocate(ode);
        int first = places ? 0 : ode.configurationSize();
        system = new RadauSystem(first, active - first);
        stages = new RadauStages(size, active);
        scale = new double[active];
        defect = new double[active];
        estimate = new double[size];
        poly = new double[4][size];
        if (inside != null) {
            inside.allocate(ode);
        }
    }

    /** As a helper: begins where the last step of another stepper began, with its Jacobian and its polynomial. */
    void follow(Radau5 master) {
        system.take(master.system);
        jacobianWanted = false;
        jacobianFresh = true;
        stages.trustAs(master.stages);
        polyEnd = master.polyEnd;
        polyStep = master.polyStep;
        for (int i = 0; i < poly.length; i++) {
            System.arraycopy(master.poly[i], 0, poly[i], 0, size);
        }
    }

    /** How often matrices have been factored. */
    long factorings() {
        return system.factorings();
    }

    /** About the largest eigenvalue of the Jacobian in use [1/s]. */
    double fastestRate() {
        return system.fastestRate();
    }

    /** h times the slope of the collocation polynomial at the end of the step, which is the rate there by its making. */
    void slopeAtEnd(double h, double[] out) {
        double c1 = RadauStages.C[0];
        double c2 = RadauStages.C[1];
        for (int i = 0; i < size; i++) {
            out[i] = h / polyStep * (poly[1][i] + (1 - c2) * (poly[2][i] + (1 - c1) * poly[3][i]));
        }
    }

    @Override
    void clearHistory() {
        system.clear();
        stages.clear();
        jacobianWanted = true;
        first = true;
        rejectedBefore = false;
        polyStep = 0;
        predictable = false;
    }

    @Override
    StepStatus attempt(double end) {
        double h = end - t0;
        if (inside != null && !forced) {
            inside.begin(this, polyStep > 0 && polyEnd == t0);
        }
        StepStatus status = solveStages(h);
        if (status == StepStatus.NOT_CONVERGED && !jacobianFresh) { // a new Jacobian before a shorter step
            jacobianWanted = true;
            status = solveStages(h);
        }
        if (status != StepStatus.ACCEPTED) {
            return status;
        }
        for (int i = 0; i < size; i++) {
            y1[i] = y0[i] + stages.z[2][i];
        }
        status = finite(y1);
        if (status != StepStatus.ACCEPTED) {
            return status;
        }
        estimateError(h);
        boolean rates = inside != null || !places; // nobody asks a helper for them, but for those that are counted
        return rates && (error <= 1 || forced) ? evaluate(end, y1, f1) : status;
    }

    private StepStatus solveStages(double h) {
        if (jacobianWanted) {
            StepStatus status = system.differentiate(this, t0, y0, f0, y1, f1);
            if (status != StepStatus.ACCEPTED) {
                return status;
            }
            jacobianWanted = false;
            jacobianFresh = true;
        }
        if (!system.factoredFor(h)) {
            if (inside != null) { // a helper makes the step shorter, which does the iteration good
                stages.distrust();
            }
            if (!system.factor(h)) {
                stages.advice = 0.5;
                return StepStatus.NOT_CONVERGED;
            }
        }
        System.arraycopy(y0, 0, y1, 0, size);
        for (int i = 0; i < active; i++) {
            scale[i] = scale(i);
        }
        predict(h);
        return stages.solve(this, system, h, scale, enough, calm);
    }

    /** Stage values from the last polynomial: extrapolated in a new step, interpolated in a cut. */
    private void predict(double h) {
        for (int stage = 0; stage < 3; stage++) {
            double[] z = stages.z[stage];
            if (polyStep == 0) {
                Arrays.fill(z, 0);
                continue;
            }
            double from = (t0 - polyEnd) / polyStep;
            double to = (t0 + RadauStages.C[stage] * h - polyEnd) / polyStep;
            for (int i = 0; i < active; i++) {
                z[i] = rise(i, to) - rise(i, from);
            }
        }
    }

    /** The polynomial minus its value at the end, s in steps from the end. */
    private double rise(int i, double s) {
        return s * (poly[1][i] + (s + 1 - RadauStages.C[1]) * (poly[2][i] + (s + 1 - RadauStages.C[0]) * poly[3][i]));
    }

    private void estimateError(double h) {
        double[][] z = stages.z;
        for (int i = 0; i < active; i++) {
            defect[i] = (ESTIMATE[0] * z[0][i] + ESTIMATE[1] * z[1][i] + ESTIMATE[2] * z[2][i]) / h;
            estimate[i] = defect[i] + f0[i];
        }
        system.solveReal(estimate);
        error = Math.max(norm(estimate), 1e-10);
        if (error < 1 || forced || !(first || rejectedBefore)) {
            return;
        }
        // Stiff components make the first estimate far too large; filtering it once more helps.
        for (int i = 0; i < active; i++) {
            estimate[i] += y0[i];
        }
        System.arraycopy(y0, active, estimate, active, size - active);
        if (evaluate(t0, estimate, f1) == StepStatus.ACCEPTED) {
            for (int i = 0; i < active; i++) {
                estimate[i] = f1[i] + defect[i];
            }
            system.solveReal(estimate);
            error = Math.max(norm(estimate), 1e-10);
        }
    }

    /** Ratio of the present step to the one the error asks for. */
    private double quotient() {
        double safety = Math.min(
                SAFETY, SAFETY * (1 + 2 * RadauStages.ITERATIONS) / (stages.corrections + 2 * RadauStages.ITERATIONS));
        return Math.max(GROW, Math.min(SHRINK, Math.sqrt(Math.sqrt(error)) / safety));
    }

    @Override
    double afterAccepting(double h) {
        first = false;
        double quotient = quotient();
        if (predictable) {
            double predictive = stepBefore / h * Math.pow(error * error / errorBefore, 0.25) / SAFETY;
            quotient = Math.max(quotient, Math.max(GROW, Math.min(SHRINK, predictive)));
        }
        predictable = true;
        stepBefore = h;
        errorBefore = Math.max(1e-2, error);
        double step = h / quotient;
        if (rejectedBefore) {
            step = Math.min(step, h);
        }
        rejectedBefore = false;
        boolean other = stages.contraction > calm;
        // where rates were evaluated last, so that nothing is evaluated again for a Jacobian that is known there
        jacobianFresh = other && system.renew(ode(), y);
        jacobianWanted = other && !jacobianFresh;
        if (wanted > 0) {
            return Math.max(wanted, step);
        }
        boolean littleGain = step >= h && step <= 1.2 * h;
        return littleGain && !other ? h : step; // the same step keeps the factors
    }

    @Override
    double afterRejecting(double h, StepStatus why) {
        rejectedBefore = true;
        jacobianWanted = !jacobianFresh;
        return switch (why) {
            case TOO_INACCURATE -> first ? 0.1 * h : h / quotient();
            case NOT_CONVERGED -> stages.advice * h;
            default -> 0.25 * h;
        };
    }

    @Override
    void wasTaken() {
        polyEnd = time;
        polyStep = time - t0;
        double c1 = RadauStages.C[0];
        double c2 = RadauStages.C[1];
        double[][] z = stages.z;
        for (int i = 0; i < size; i++) {
            double last = (z[1][i] - z[2][i]) / (c2 - 1);
            double middle = (z[0][i] - z[1][i]) / (c1 - c2);
            double start = (middle - z[0][i] / c1) / c2;
            poly[0][i] = y1[i];
            poly[1][i] = last;
            poly[2][i] = (middle - last) / (c1 - 1);
            poly[3][i] = poly[2][i] - start;
        }
        if (inside != null) {
            inside.clear();
        }
    }

    @Override
    void wasCut() {
        jacobianFresh = false;
    }

    @Override
    void wasReplaced() {
        jacobianFresh = false;
    }

    @Override
    void accurate(double t, double[] out) {
        if (inside == null || !inside.interpolate(this, t, out)) {
            dense(t, out);
        }
    }

    @Override
    void dense(double t, double[] out) {
        double s = (t - polyEnd) / polyStep;
        for (int i = 0; i < size; i++) {
            out[i] = poly[0][i] + rise(i, s);
        }
    }

    @Override
    void remember(CheckpointTape tape) {
        super.remember(tape);
        system.remember(tape);
        stages.remember(tape);
        tape.pass(poly);
        polyEnd = tape.pass(polyEnd);
        polyStep = tape.pass(polyStep);
        jacobianWanted = tape.pass(jacobianWanted);
        jacobianFresh = tape.pass(jacobianFresh);
        first = tape.pass(first);
        rejectedBefore = tape.pass(rejectedBefore);
        predictable = tape.pass(predictable);
        stepBefore = tape.pass(stepBefore);
        errorBefore = tape.pass(errorBefore);
    }

    @Override
    public boolean passesSmoothSwitches() {
        return passesSmoothSwitches;
    }

    @Override
    public double cutTolerance() {
        return cutTolerance;
    }

    @Override
    public boolean interpolatesDearly() {
        return true;
    }

    @Override
    boolean judgedByBalance() {
        return true;
    }
}
