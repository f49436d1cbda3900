package org.condyle.analyse.muscle;

import java.util.Arrays;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.math.LuSolver;
import org.condyle.mechanics.ModelException;
import org.condyle.optimise.OptimumStatus;
import org.condyle.optimise.StaticOptimum;
import org.jspecify.annotations.Nullable;

/**
 * The efforts f that computed muscle control asks for. The fast target meets the wanted accelerations a of the tracked coordinates
 * exactly, the slow one as well as it can:
 *
 * <pre>  fast  min Σ (fᵢ/Sᵢ)²,  v̇(f) = a      slow  min Σ (fᵢ/F₀ᵢ)² + Σ w (v̇(f) - a)²      fmin ≤ f ≤ fmax  </pre>
 *
 * If all free coordinates are tracked, v̇(f) = a is R f = τ(a) of {@link ActuatorBalance}; else the rows of the tracked ones of
 * H⁻¹ R f = H⁻¹ τ with H = Zᵀ M Z, in which the others accelerate as they like. A measure with the gradient g along the generalised
 * velocities has the row gᵀ Z H⁻¹ R f = ẍ_w - ẍ(a) + gᵀ Z H⁻¹ τ(a), whatever a is. The slow target has the errors as further unknowns
 * without bounds.
 */
final class EffortTarget {
    /** Part of the rated strength below which a muscle that cannot pull is not weaker any more, so that its cost is finite. */
    private static final double WEAKEST = 1e-6;

    private final ActuatorBalance balance;
    private final TrackedCourse course;
    private final TrackedMeasures measures;
    private final boolean fast;
    private final Workspace masses;
    private final double[][] massMatrix;
    private final double[] unit;
    private final double[] whole;
    private final double[] column;
    private @Nullable StaticOptimum optimum;
    private LuSolver reduced = new LuSolver(0);
    private double[] right = {};
    private int[] speeds = {}; // of the equations; those of the measures follow
    private double[][] slopes = {}; // of the measures along the free directions
    private double[] scale = {};
    private double[] low = {};
    private double[] high = {};
    private double[] weight = {};
    private double[] matrix = {};
    private double[] load = {};
    private double[] found = {};
    private boolean ofForces; // equations are of moments, not of accelerations

    EffortTarget(
            Mechanism mechanism,
            ActuatorBalance balance,
            TrackedCourse course,
            TrackedMeasures measures,
            boolean fast) {
        this.balance = balance;
        this.course = course;
        this.measures = measures;
        this.fast = fast;
        int n = mechanism.model().speeds();
        masses = new Workspace(mechanism);
        massMatrix = new double[n][n];
        unit = new double[n];
        whole = new double[n];
        column = new double[n];
    }

    /** Finds efforts within their ranges at the instant of the balance, which is the end of a window. */
    OptimumStatus solve(double[] fmin, double[] fmax, double[] efforts) {
        int n = balance.actuators();
        prepare();
        for (int i = 0; i < n; i++) {
            double rated = balance.ratedStrength(i);
            scale[i] = fast ? Math.max(balance.strength(i), WEAKEST * rated) : rated;
            low[i] = fmin[i] / scale[i];
            high[i] = Math.max(low[i], fmax[i] / scale[i]);
        }
        if (ofForces) {
            momentRows(n);
        } else {
            accelerationRows(n);
        }
        StaticOptimum solver = optimum;
        if (solver == null) {
            throw new IllegalStateException();
        }
        OptimumStatus status = solver.bounds(low, high).weights(weight).solve(matrix, load, found);
        for (int i = 0; i < n; i++) {
            efforts[i] = found[i] * scale[i];
        }
        return status;
    }

    /** Lists the equations; they are the same as long as the constraints are. */
    private void prepare() {
        int free = balance.rows(), n = balance.actuators(), ofSpeeds = 0;
        for (int j = 0; j < free; j++) {
            ofSpeeds += course.isTracked(balance.speed(j)) ? 1 : 0;
        }
        int count = ofSpeeds + measures.count();
        if (count == 0) {
            throw new ModelException("no coordinate that is free to move has a tracking task");
        }
        if (fast && count > free) {
            throw new ModelException("there are " + count + " tracking tasks, " + measures.count()
                    + " of them of points, but only " + free
                    + " coordinates that are free to move: the fast target meets"
                    + " all tasks exactly, which is impossible. Leave tasks out, or use the slow target"
                    + " (use_fast_optimization_target false)");
        }
        int extra = fast ? 0 : count;
        if (speeds.length != ofSpeeds || right.length != free || optimum == null) {
            speeds = new int[ofSpeeds];
            slopes = new double[measures.count()][free];
            low = new double[n + extra];
            high = new double[n + extra];
            weight = new double[n + extra];
            found = new double[n + extra];
            scale = new double[n];
            matrix = new double[count * (n + extra)];
            load = new double[count];
            optimum = new StaticOptimum(count, n + extra);
            reduced = new LuSolver(free);
            right = new double[free];
            Arrays.fill(weight, 1);
            Arrays.fill(low, Double.NEGATIVE_INFINITY);
            Arrays.fill(high, Double.POSITIVE_INFINITY);
        }
        int at = 0;
        for (int j = 0; j < free; j++) {
            if (course.isTracked(balance.speed(j))) {
                speeds[at++] = j;
            }
        }
        ofForces = fast && ofSpeeds == free;
    }

    private void momentRows(int n) {
        for (int j = 0; j < speeds.length; j++) {
            load[j] = balance.load(j);
            for (int i = 0; i < n; i++) {
                matrix[j * n + i] = balance.arm(j, i) * scale[i];
            }
        }
    }

    private void accelerationRows(int n) {
        int free = balance.rows(), columns = found.length;
        LuSolver h = factorReduced(free);
        Arrays.fill(matrix, 0);
        double end = balance.instant().state().time;
        measures.look();
        for (int m = 0; m < slopes.length; m++) {
            load[speeds.length + m] = measures.wanted(m, end) - measures.gradient(m, whole);
            Arrays.fill(column, 0);
            balance.directions().project(whole, column);
            System.arraycopy(column, 0, slopes[m], 0, free);
        }
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j < free; j++) {
                right[j] = i < n ? balance.arm(j, i) * scale[i] : balance.load(j);
            }
            h.solve(right);
            for (int k = 0; k < speeds.length; k++) {
                if (i < n) {
                    matrix[k * columns + i] = right[speeds[k]];
                } else {
                    load[k] = right[speeds[k]];
                }
            }
            for (int m = 0; m < slopes.length; m++) {
                double sum = 0;
                for (int j = 0; j < free; j++) {
                    sum += slopes[m][j] * right[j];
                }
                int k = speeds.length + m;
                if (i < n) {
                    matrix[k * columns + i] = sum;
                } else {
                    load[k] += sum;
                }
            }
        }
        for (int k = 0; !fast && k < rows(); k++) {
            matrix[k * columns + n + k] = -1;
            weight[n + k] = k < speeds.length
                    ? course.weight(balance.speed(speeds[k]))
                    : measures.task(k - speeds.length).weight();
        }
    }

    /** H = Zᵀ M Z at the instant. */
    private LuSolver factorReduced(int free) {
        LuSolver h = reduced;
        Dynamics.massMatrix(balance.instant().state().q, masses, massMatrix);
        double[][] a = h.matrix();
        for (int i = 0; i < free; i++) {
            Arrays.fill(unit, 0);
            unit[i] = 1;
            Arrays.fill(column, 0);
            balance.directions().expand(unit, column);
            for (int k = 0; k < whole.length; k++) {
                double sum = 0;
                for (int l = 0; l < whole.length; l++) {
                    sum += massMatrix[k][l] * column[l];
                }
                whole[k] = sum;
            }
            balance.directions().project(whole, column);
            for (int j = 0; j < free; j++) {
                a[j][i] = column[j];
            }
        }
        if (!h.factor()) {
            throw new ModelException("the masses of the model do not determine its accelerations at t = "
                    + (float) balance.instant().state().time + " s");
        }
        return h;
    }

    /** How many equations there are. */
    int rows() {
        return speeds.length + measures.count();
    }

    /** The generalised velocity of an equation; -1 for that of a measure. */
    int speed(int row) {
        return row < speeds.length ? balance.speed(speeds[row]) : -1;
    }

    /** Name of the measure of an equation; empty for that of a generalised velocity. */
    String measure(int row) {
        return row < speeds.length ? "" : measures.task(row - speeds.length).name();
    }

    /** Whether what is missing is a moment or force, else an acceleration. */
    boolean ofForces() {
        return ofForces;
    }

    /** What an equation lacks at the last answer. */
    double missing(int row) {
        StaticOptimum solver = optimum;
        return solver == null ? 0 : fast ? solver.missing(row) : -found[found.length - rows() + row];
    }
}
