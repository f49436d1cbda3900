package org.condyle.dynamics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;

/**
 * Makes a start consistent: positions with Φ = 0 and velocities with Φ̇ = 0, as near as possible to what was given.
 * What the user stated is held if it can be; the rest follows.
 */
public final class Assembly {
    private static final int MOST_ITERATIONS = 200;
    private static final double MOVED = 1e-9; // what a person is told of [rad or m]
    /** Violation that counts as none, in the unit of a row. */
    public static final double CLOSED = 1e-11;

    private final Mechanism mechanism;
    private final Workspace w;
    private final double[][] normal;
    private final double[] right;
    private final List<String> remarks = new ArrayList<>();

    private Assembly(Mechanism mechanism) {
        this.mechanism = mechanism;
        w = new Workspace(mechanism);
        normal = new double[mechanism.rows()][mechanism.rows()];
        right = new double[mechanism.rows()];
    }

    /**
     * How a start was made consistent.
     *
     * @param freedoms  degrees of freedom that are left
     * @param redundant names of the redundant rows
     * @param remarks   values that had to leave what was given
     */
    public record Result(int freedoms, List<String> redundant, List<String> remarks, double violation, double rate) {}

    /**
     * Moves {@code s} onto the constraints. {@code heldPosition} and {@code heldSpeed} mark the entries of v (and their
     * coordinates) that were given.
     */
    public static Result assemble(Mechanism mechanism, State s, boolean[] heldPosition, boolean[] heldSpeed) {
        Assembly a = new Assembly(mechanism);
        if (mechanism.rows() > 0) {
            a.positions(s, heldPosition);
            a.velocities(s, heldSpeed);
        }
        return a.result(s);
    }

    /** Moves the positions alone; velocities stay as given, consistent or not. */
    public static Result assemblePositions(Mechanism mechanism, State s, boolean[] heldPosition) {
        Assembly a = new Assembly(mechanism);
        if (mechanism.rows() > 0) {
            a.positions(s, heldPosition);
        }
        return a.result(s);
    }

    /** Positions, and those velocities that were not given; given ones stay even where they violate the constraints. */
    public static Result assembleAround(Mechanism mechanism, State s, boolean[] heldPosition, boolean[] heldSpeed) {
        Assembly a = new Assembly(mechanism);
        if (mechanism.rows() > 0) {
            a.positions(s, heldPosition);
            a.closeRates(s, heldSpeed);
        }
        return a.result(s);
    }

    /** What a state is like, without moving it. */
    public static Result inspect(Mechanism mechanism, State s) {
        return new Assembly(mechanism).result(s);
    }

    private Result result(State s) {
        Dynamics.place(s, w);
        Dynamics.loadBodies(w);
        if (!w.bodies.factor(w.forces.generalised)) {
            String joint = mechanism.tree.joint[w.bodies.singularNode()].name();
            throw new ModelException(
                    "in the initial position, joint '" + joint
                            + "' has zero inertia; give its body a mass and"
                            + " moments of inertia, or change the initial position",
                    joint);
        }
        Dynamics.assembleRows(s, w);
        w.loops.formSchur();
        w.loops.factorSchur();
        List<String> redundant = new ArrayList<>();
        int holding = 0;
        for (int r = 0; r < w.loops.rows; r++) {
            if (r < mechanism.rows() && !mechanism.constraint(r).holds(s)) {
                continue; // says nothing yet
            }
            holding++;
            if (w.loops.factors.redundant[r]) {
                redundant.add(mechanism.rowName(r));
            }
        }
        return new Result(
                s.v.length - holding + redundant.size(),
                List.copyOf(redundant),
                List.copyOf(remarks),
                ConstraintProjection.largest(w.rows.value, w.loops.rows),
                ConstraintProjection.largest(w.velocityError, w.loops.rows));
    }

    /** Coordinates that are not plain have other indices than their speeds; marks by q would hold something else. */
    private static void requireOfSpeeds(State s, boolean[] held) {
        if (held.length != s.v.length) {
            throw new IllegalArgumentException("what is held is marked by speeds, of which there are " + s.v.length
                    + "; " + held.length + " marks were given");
        }
    }

    private void positions(State s, boolean[] held) {
        requireOfSpeeds(s, held);
        State given = s.copy();
        if (close(s, held)) {
            return;
        }
        s.set(given);
        if (close(s, new boolean[held.length])) {
            mechanism.model().joints().forEach(j -> remarkMoved(j, given, s, held));
            return;
        }
        if (ConstraintProjection.largest(w.rows.value, w.loops.rows) <= MOVED) { // files with rounded numbers
            remarks.add("the constraints contradict each other by a rounding: " + worstRows(w.rows.value, ""));
            return;
        }
        throw new ModelException(
                "the constraints cannot be satisfied from the initial position: " + worstRows(w.rows.value, "")
                        + "; check lengths and attachment points, or give a better initial position",
                worstConstraint(w.rows.value));
    }

    private void remarkMoved(Joint j, State given, State s, boolean[] held) {
        boolean rotation = false; // whose coordinates are held as a whole
        for (int k = 0; k < j.mobility().speeds().length; k++) {
            int q = j.qAt() + k;
            if (!j.mobility().isPlain(k)) {
                rotation |= held[j.vAt() + k];
            } else if (held[j.vAt() + k] && Math.abs(s.q[q] - given.q[q]) > MOVED) {
                remarks.add("initial " + mechanism.model().coordinateName(q) + " = " + given.q[q]
                        + " violates the constraints; changed to " + s.q[q]);
            }
        }
        double turned = rotation ? angleBetween(j, given.q, s.q) : 0;
        if (turned > MOVED) {
            remarks.add("initial orientation of '" + j.name() + "' violates the constraints; turned by "
                    + (float) turned + " rad");
        }
    }

    /** Angle of the rotation between two configurations of a joint. */
    private static double angleBetween(Joint j, double[] a, double[] b) {
        double[] before = new double[12], after = new double[12], vector = new double[3];
        Mobility own = j.mobility().forThread();
        own.place(a, j.qAt(), before, 0);
        own.place(b, j.qAt(), after, 0);
        Rotations.toVector(Mat3.times(Mat3.transpose(before), after), 0, vector, 0);
        return Math.sqrt(vector[0] * vector[0] + vector[1] * vector[1] + vector[2] * vector[2]);
    }

    /** Levenberg-Marquardt on Φ over the coordinates that are not held. */
    private boolean close(State s, boolean[] held) {
        int m = w.loops.rows;
        State trial = s.copy();
        double damping = 1e-6;
        double error = squaredViolation(s);
        for (int k = 0; k < MOST_ITERATIONS && error > 0; k++) {
            if (ConstraintProjection.largest(w.rows.value, m) <= 1e-14) {
                break;
            }
            increment(held, w.rows.value, damping);
            double leap = ConstraintProjection.largest(w.increment, w.increment.length);
            for (int i = 0; leap > 1 && i < w.increment.length; i++) {
                w.increment[i] /= leap; // no leap beyond a radian or a metre, in the same direction
            }
            trial.set(s);
            Configurations.advance(mechanism, trial.q, w.increment, trial.q);
            Configurations.tidy(mechanism, trial);
            double next = squaredViolation(trial);
            if (next < error) {
                boolean done = next > 0.25 * error && ConstraintProjection.largest(w.rows.value, m) <= CLOSED;
                s.set(trial);
                error = next;
                damping = Math.max(1e-15, 0.1 * damping);
                if (done) {
                    break;
                }
            } else {
                damping = Math.max(10 * damping, 1e-12);
                error = squaredViolation(s);
                if (damping > 1e6 || ConstraintProjection.largest(w.rows.value, m) <= CLOSED) {
                    break;
                }
            }
        }
        squaredViolation(s);
        return ConstraintProjection.largest(w.rows.value, m) <= CLOSED;
    }

    private double squaredViolation(State s) {
        Dynamics.place(s, w);
        Dynamics.assembleRows(s, w);
        double sum = 0;
        for (int r = 0; r < w.loops.rows; r++) {
            sum += w.rows.value[r] * w.rows.value[r];
        }
        return sum;
    }

    private void velocities(State s, boolean[] held) {
        double[] given = s.v.clone();
        if (closeRates(s, held)) {
            return;
        }
        System.arraycopy(given, 0, s.v, 0, given.length);
        if (!closeRates(s, new boolean[held.length])) {
            throw new ModelException(
                    "no velocities satisfy the constraints: " + worstRows(w.velocityError, "/s")
                            + "; two constraints may prescribe the same motion differently",
                    worstConstraint(w.velocityError));
        }
        for (int i = 0; i < given.length; i++) {
            if (held[i] && Math.abs(s.v[i] - given[i]) > 1e-9 * (1 + Math.abs(given[i]))) {
                remarks.add("initial speed of " + mechanism.model().speedName(i) + " = " + given[i]
                        + " violates the constraints; changed to " + s.v[i]);
            }
        }
    }

    private boolean closeRates(State s, boolean[] held) {
        requireOfSpeeds(s, held);
        int m = w.loops.rows;
        double scale = 1;
        for (double x : s.v) {
            scale = Math.max(scale, Math.abs(x));
        }
        for (int k = 0; k < 20; k++) {
            Dynamics.place(s, w);
            Dynamics.assembleRows(s, w);
            if (ConstraintProjection.largest(w.velocityError, m) <= 1e-15 * scale) {
                break;
            }
            increment(held, w.velocityError, 1e-13);
            for (int i = 0; i < s.v.length; i++) {
                s.v[i] += w.increment[i];
            }
        }
        Dynamics.place(s, w);
        Dynamics.assembleRows(s, w);
        return ConstraintProjection.largest(w.velocityError, m) <= CLOSED * scale;
    }

    /**
     * increment = -Jᵀ(J Jᵀ + damping D)⁻¹ b over the free columns: the shortest step, safe where rows are redundant.
     */
    private void increment(boolean[] held, double[] b, double damping) {
        int m = w.loops.rows;
        double[][] j = w.loops.jacobian;
        for (int r = 0; r < m; r++) {
            for (int s = 0; s <= r; s++) {
                double sum = 0;
                for (int c = 0; c < held.length; c++) {
                    if (!held[c]) {
                        sum += j[r][c] * j[s][c];
                    }
                }
                normal[r][s] = sum;
            }
            right[r] = -b[r];
        }
        for (int r = 0; r < m; r++) {
            normal[r][r] += damping * (normal[r][r] + 1e-3);
        }
        for (int r = 0; r < m; r++) {
            for (int s = 0; s <= r; s++) {
                double x = normal[r][s];
                for (int k = 0; k < s; k++) {
                    x -= normal[r][k] * normal[s][k];
                }
                normal[r][s] = r == s ? Math.sqrt(Math.max(x, 1e-300)) : x / normal[s][s];
            }
        }
        for (int r = 0; r < m; r++) {
            for (int k = 0; k < r; k++) {
                right[r] -= normal[r][k] * right[k];
            }
            right[r] /= normal[r][r];
        }
        for (int r = m - 1; r >= 0; r--) {
            for (int k = r + 1; k < m; k++) {
                right[r] -= normal[k][r] * right[k];
            }
            right[r] /= normal[r][r];
        }
        Arrays.fill(w.increment, 0);
        for (int c = 0; c < held.length; c++) {
            if (!held[c]) {
                for (int r = 0; r < m; r++) {
                    w.increment[c] += j[r][c] * right[r];
                }
            }
        }
    }

    private List<Integer> worstFirst(double[] error) {
        List<Integer> order = new ArrayList<>();
        for (int r = 0; r < w.loops.rows; r++) {
            order.add(r);
        }
        order.sort((x, y) -> Double.compare(Math.abs(error[y]), Math.abs(error[x])));
        return order;
    }

    private String worstConstraint(double[] error) {
        return mechanism
                .constraintNames()
                .get(mechanism.constraintOf(worstFirst(error).get(0)));
    }

    private String worstRows(double[] error, String perTime) {
        List<Integer> order = worstFirst(error);
        List<String> names = new ArrayList<>();
        for (int r : order.subList(0, Math.min(3, order.size()))) {
            if (Math.abs(error[r]) > CLOSED) {
                names.add("'" + mechanism.rowName(r) + "' is violated by " + (float) error[r] + " "
                        + mechanism.rowDimension(r) + perTime);
            }
        }
        return String.join(", ", names);
    }
}
