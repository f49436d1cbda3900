package org.condyle.analyse;

import java.util.function.Supplier;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Mechanism;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Simulation;
import org.hipparchus.complex.Complex;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.EigenDecompositionNonSymmetric;

/**
 * A motion that repeats from one event to the next: a fixed point x* = P(x*) of the map P from the state just after an
 * event to the state just after the next event, found by Newton's method
 *
 * <pre>  (I - DP) Δx = P(x) - x  </pre>
 *
 * and the eigenvalues of DP there, its multipliers: the motion is stable where all lie inside the unit circle. DP is
 * computed by central differences with two widths and extrapolation; the difference of the two estimates its error. The
 * initial state need not lie on the section: P maps it there, which adds a multiplier of zero.
 * Internal states of force elements that have steady values are part of x.
 */
public final class LimitCycle {
    private static final int MOST_ITERATIONS = 30;
    private static final int MOST_HALVINGS = 8;
    private static final double WIDTH = 5e-5;

    /**
     * What is looked for. Coordinates and speeds say all that matters of a state, the rest follows from the constraints
     * or, as the distance covered, does not matter.
     *
     * @param coordinate      index in q of each unknown
     * @param speed           index in v of its speed, which is unknown, too
     * @param coordinateAfter where the next event has the same, if left and right change places
     */
    public record Unknowns(int[] coordinate, int[] speed, int[] coordinateAfter, int[] speedAfter) {
        int count() {
            return 2 * coordinate.length;
        }

        double[] read(State s, boolean after) {
            int n = coordinate.length;
            double[] x = new double[2 * n];
            for (int i = 0; i < n; i++) {
                x[i] = s.q[after ? coordinateAfter[i] : coordinate[i]];
                x[n + i] = s.v[after ? speedAfter[i] : speed[i]];
            }
            return x;
        }

        void write(double[] x, State s) {
            int n = coordinate.length;
            for (int i = 0; i < n; i++) {
                s.q[coordinate[i]] = x[i];
                s.v[speed[i]] = x[n + i];
            }
        }
    }

    /**
     * What was found.
     *
     * @param message     why there is none; empty if there is one
     * @param state       where the cycle begins
     * @param period      from event to event [s]
     * @param residual    largest |P(x) - x|
     * @param slopeError  largest change of an entry of DP with half the width of differences
     * @param multipliers eigenvalues of DP, largest first, as (re, im)
     */
    public record Result(
            String message,
            State state,
            double period,
            double residual,
            double slopeError,
            int iterations,
            double[][] multipliers) {
        public boolean found() {
            return message.isEmpty();
        }
    }

    private final Mechanism mechanism;
    private final State start;
    private final Unknowns unknowns;
    private final Supplier<Plan> plan;
    private final Listener listener;
    private final int[] internals; // places in z of internal states with a steady value, unknown as well
    private double period;

    private LimitCycle(Mechanism mechanism, State start, Unknowns unknowns, Supplier<Plan> plan, Listener listener) {
        this.mechanism = mechanism;
        this.start = start.copy();
        this.unknowns = unknowns;
        this.plan = plan;
        this.listener = listener;
        internals = SteadyInternals.places(mechanism);
    }

    /**
     * Looks for a cycle.
     *
     * @param start     near it, just behind the event
     * @param plan      makes the plan of a run that its event stops
     * @param tolerance largest |P(x) - x| of a cycle
     */
    public static Result find(
            Mechanism mechanism,
            State start,
            Unknowns unknowns,
            double tolerance,
            Supplier<Plan> plan,
            Listener listener) {
        return new LimitCycle(mechanism, start, unknowns, plan, listener).search(tolerance);
    }

    private Result search(double tolerance) {
        double[] x = read(start, false);
        try {
            refuseMirroredInternals();
            double[] residual = residual(x);
            int k = 0;
            while (largest(residual) > tolerance && k < MOST_ITERATIONS) {
                k++;
                double[] step = newton(slopes(x, WIDTH), residual);
                double[] next = improved(x, step, residual);
                residual = residual(next);
                x = next;
            }
            if (largest(residual) > tolerance) {
                return nothing(
                        x,
                        k,
                        "no cycle was found: after " + k + " steps of Newton's method two events still differ by "
                                + (float) largest(residual));
            }
            double[][] wide = slopes(x, WIDTH), narrow = slopes(x, WIDTH / 2);
            double error = 0;
            for (int i = 0; i < x.length; i++) {
                for (int j = 0; j < x.length; j++) {
                    error = Math.max(error, Math.abs(wide[i][j] - narrow[i][j]));
                    narrow[i][j] += (narrow[i][j] - wide[i][j]) / 3; // the error falls with the square of the width
                }
            }
            residual(x); // for the period
            return new Result("", state(x), period, largest(residual), error, k, multipliers(narrow));
        } catch (ModelException e) {
            return nothing(x, 0, String.valueOf(e.getMessage()));
        }
    }

    private Result nothing(double[] x, int iterations, String why) {
        State s = start.copy();
        write(x, s);
        return new Result(why, s, Double.NaN, Double.NaN, Double.NaN, iterations, new double[0][]);
    }

    /** Full steps where they help, shorter ones where the motion would end otherwise or the residual grow. */
    private double[] improved(double[] x, double[] step, double[] residual) {
        ModelException trouble = null;
        double length = 1;
        for (int k = 0; k < MOST_HALVINGS; k++, length /= 2) {
            double[] next = x.clone();
            for (int i = 0; i < x.length; i++) {
                next[i] += length * step[i];
            }
            try {
                if (largest(residual(next)) < 2 * largest(residual)) {
                    return next;
                }
            } catch (ModelException e) {
                trouble = e;
            }
        }
        throw trouble != null ? trouble : new ModelException("no cycle was found: Newton's method does not converge");
    }

    /** Coordinates and speeds, then internal states. */
    private double[] read(State s, boolean after) {
        double[] motion = unknowns.read(s, after);
        double[] x = java.util.Arrays.copyOf(motion, motion.length + internals.length);
        for (int i = 0; i < internals.length; i++) {
            x[motion.length + i] = s.z[internals[i]];
        }
        return x;
    }

    private void write(double[] x, State s) {
        unknowns.write(x, s);
        for (int i = 0; i < internals.length; i++) {
            s.z[internals[i]] = x[unknowns.count() + i];
        }
    }

    private double scale(int unknown) {
        int i = unknown - unknowns.count();
        return i < 0 ? 1 : mechanism.model().internals().get(internals[i]).scale();
    }

    private void refuseMirroredInternals() {
        if (internals.length > 0 && !java.util.Arrays.equals(unknowns.coordinate, unknowns.coordinateAfter)) {
            throw new ModelException(
                    "no cycle was found: left and right change places, and it is not known which element of the"
                            + " other side has the internal state '"
                            + mechanism.model().internalName(internals[0])
                            + "'; look for a cycle of two steps");
        }
    }

    /** The consistent state of these unknowns. */
    private State state(double[] x) {
        State s = start.copy();
        write(x, s);
        boolean[] held = new boolean[s.v.length];
        for (int v : unknowns.speed()) {
            held[v] = true;
        }
        Assembly.Result assembled = Assembly.assemble(mechanism, s, held, held);
        if (!assembled.remarks().isEmpty()) {
            throw new ModelException("the unknowns of the cycle are not independent: "
                    + assembled.remarks().get(0));
        }
        return s;
    }

    /** P(x) - x. */
    private double[] residual(double[] x) {
        double[] y = map(x);
        for (int i = 0; i < y.length; i++) {
            y[i] -= x[i];
        }
        return y;
    }

    private double[] map(double[] x) {
        State s = state(x);
        Simulation run = new Simulation(mechanism, plan.get());
        Outcome outcome = run.run(s, listener);
        if (outcome.end() != Outcome.End.STOPPED) {
            throw new ModelException(
                    outcome.end() == Outcome.End.COMPLETED
                            ? "no cycle was found: the event does not occur again before the end of the run, "
                                    + outcome.time() + " s"
                            : "no cycle was found: " + outcome.message());
        }
        period = outcome.time() - s.time;
        return read(run.last(), true);
    }

    private double[][] slopes(double[] x, double width) {
        int n = x.length;
        double[][] out = new double[n][n];
        for (int j = 0; j < n; j++) {
            double h = width * Math.max(scale(j), Math.abs(x[j]));
            double[] up = x.clone(), down = x.clone();
            up[j] += h;
            down[j] -= h;
            double[] above = map(up), below = map(down);
            for (int i = 0; i < n; i++) {
                out[i][j] = (above[i] - below[i]) / (up[j] - down[j]);
            }
        }
        return out;
    }

    private static double[] newton(double[][] slopes, double[] residual) {
        int n = residual.length;
        double[][] a = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = (i == j ? 1 : 0) - slopes[i][j];
            }
        }
        var solver = new org.hipparchus.linear.LUDecomposition(new Array2DRowRealMatrix(a, false)).getSolver();
        if (!solver.isNonSingular()) {
            throw new ModelException(
                    "the unknowns of the cycle contain a direction in which it is neither stable nor unstable;"
                            + " remove unknowns that do not influence the cycle, such as the distance covered");
        }
        return solver.solve(new org.hipparchus.linear.ArrayRealVector(residual, false))
                .toArray();
    }

    private static double[][] multipliers(double[][] slopes) {
        Complex[] values = new EigenDecompositionNonSymmetric(new Array2DRowRealMatrix(slopes, true)).getEigenvalues();
        java.util.Arrays.sort(values, (p, q) -> Double.compare(q.norm(), p.norm()));
        double[][] out = new double[values.length][];
        for (int i = 0; i < out.length; i++) {
            out[i] = new double[] {values[i].getReal(), values[i].getImaginary()};
        }
        return out;
    }

    private static double largest(double[] x) {
        double worst = 0;
        for (double a : x) {
            worst = Math.max(worst, Math.abs(a));
        }
        return worst;
    }
}
