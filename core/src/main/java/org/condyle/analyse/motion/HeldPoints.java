package org.condyle.analyse.motion;

import java.util.Arrays;
import java.util.Set;
import org.condyle.dynamics.BodyAccelerations;
import org.condyle.dynamics.ForceResponse;
import org.condyle.math.Check;
import org.condyle.math.MinimumNorm;
import org.condyle.mechanics.Forces;

/**
 * Points of bodies that stay where they are for an instant, as a foot does on the ground: what takes the place of a measured contact
 * force when it is asked who makes that force. Their accelerations are zero, and the forces that this takes are found with those of
 * the constraints of the model:
 *
 * <pre>  C v̇ = -Ċ v,   v̇ = v̇₀ + K Cᵀ μ,   C K Cᵀ μ = -Ċ v - C v̇₀  </pre>
 *
 * with K what a generalised force does to the accelerations ({@link ForceResponse}). Held points that say the same twice share
 * their forces evenly.
 */
public final class HeldPoints {
    /** What is held. */
    public enum Kind {
        /** The point: three forces. */
        POINT(3),
        /** The point, and the body does not turn: three forces and three moments about the point. */
        BODY(6);

        private final int rows;

        Kind(int rows) {
            this.rows = rows;
        }

        /** Equations and numbers of its force. */
        public int rows() {
            return rows;
        }
    }

    private static final double DEPENDENT = 1e-10;

    private final Instant instant;
    private final Set<String> replaced;
    private final int[] body;
    private final double[][] point;
    private final Kind[] kind;
    private final int[] firstRow;
    private final Forces unit;
    private final double[][] gradient;
    private final double[][] response;
    private final double[][] multipliers; // of the model's own rows, for a unit of each held row
    private final double[] bias;
    private final double[] matrix;
    private final double[] right;
    private final double[] none;
    private final double[] noRates;
    private final BodyAccelerations accelerations;
    private final MinimumNorm solver = new MinimumNorm(DEPENDENT);
    private final double[] six = new double[6];
    private int count;
    private int rows;

    /** @param most points that will be held at once */
    public HeldPoints(Instant instant, int most) {
        this(instant, most, Set.of());
    }

    /** @param inPlaceOf names of forces that do not act, because what is held stands for them */
    public HeldPoints(Instant instant, int most, Set<String> inPlaceOf) {
        replaced = Set.copyOf(inPlaceOf);
        Check.notNegative("number of held points", most);
        this.instant = instant;
        int n = instant.mechanism().model().speeds(), all = 6 * most;
        body = new int[most];
        point = new double[most][3];
        kind = new Kind[most];
        firstRow = new int[most];
        unit = new Forces(instant.mechanism().model().bodies().size(), n);
        gradient = new double[all][n];
        response = new double[all][n];
        multipliers = new double[all][instant.workspace.lambda.length];
        bias = new double[all];
        matrix = new double[all * all];
        right = new double[all];
        none = new double[n];
        noRates = new double[instant.workspace.lambda.length];
        accelerations = new BodyAccelerations(instant.workspace);
    }

    /** Names of forces that do not act. */
    public Set<String> replaced() {
        return replaced;
    }

    /** Numbers of their forces at most. */
    int capacity() {
        return right.length;
    }

    /** Lets go of all of them. */
    public void clear() {
        count = 0;
        rows = 0;
    }

    /**
     * Holds a point at the next instant that is looked at.
     *
     * @param local the point in the frame of its body [m]
     */
    public void hold(int heldBody, double[] local, Kind what) {
        if (count == body.length) {
            throw new IllegalArgumentException("at most " + body.length + " points can be held");
        }
        body[count] = heldBody;
        System.arraycopy(local, 0, point[count], 0, 3);
        kind[count] = what;
        firstRow[count++] = rows;
        rows += what.rows;
    }

    public int count() {
        return count;
    }

    /** Numbers of the forces of all points. */
    public int rows() {
        return rows;
    }

    /** Where the force of a point begins among {@link #rows} numbers: force [N], then moment about the point [N·m]. */
    public int firstRow(int held) {
        return firstRow[held];
    }

    /** Finds what unit forces at the points do, at the state that the instant was evaluated at. */
    void prepare(ForceResponse all) {
        accelerations.update(none);
        for (int i = 0; i < count; i++) {
            accelerations.point(body[i], point[i], six, 0);
            accelerations.angular(body[i], six, 3);
            for (int k = 0; k < kind[i].rows; k++) {
                int r = firstRow[i] + k;
                bias[r] = six[k];
                unit.clear();
                double x = k % 3 == 0 ? 1 : 0, y = k % 3 == 1 ? 1 : 0, z = k % 3 == 2 ? 1 : 0;
                if (k < 3) {
                    unit.addForce(body[i], point[i], x, y, z);
                } else {
                    unit.addCouple(body[i], x, y, z, instant.workspace.motion);
                }
                all.project(unit, gradient[r]);
                all.solve(gradient[r], noRates, response[r], multipliers[r]);
            }
        }
        for (int r = 0; r < rows; r++) {
            for (int s = 0; s < rows; s++) {
                matrix[r * rows + s] = dot(gradient[r], response[s]);
            }
        }
    }

    /**
     * Adds what the points push back.
     *
     * @param acceleration v̇ without them, and with them afterwards
     * @param lambda       multipliers of the constraints, without and with them
     * @param ofSpeeds     whether the speeds are part of what is looked at
     * @param forces       takes the forces of the points, {@link #rows} numbers
     */
    void close(double[] acceleration, double[] lambda, boolean ofSpeeds, double[] forces) {
        Arrays.fill(forces, 0);
        for (int r = 0; r < rows; r++) {
            right[r] = -(ofSpeeds ? bias[r] : 0) - dot(gradient[r], acceleration);
        }
        if (rows == 0) {
            return;
        }
        solver.solve(matrix, right, rows, forces);
        for (int r = 0; r < rows; r++) {
            addTo(acceleration, forces[r], response[r]);
            addTo(lambda, forces[r], multipliers[r]);
        }
    }

    private static void addTo(double[] x, double factor, double[] y) {
        for (int k = 0; k < x.length; k++) {
            x[k] += factor * y[k];
        }
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int k = 0; k < a.length; k++) {
            sum += a[k] * b[k];
        }
        return sum;
    }
}
