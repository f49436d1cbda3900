package org.condyle.joints;

import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.State;

/**
 * A disc of body a rolls without slip on a straight line of body b, in the xy plane: its centre c stays at the height
 * R, and the velocity of the point of contact vanishes.
 *
 * <pre>
 *   n·(c - x₀) - R = 0
 *   t·(c - x₀) + R θ - s = 0          θ the turn of a against b, s where the disc was when it began
 * </pre>
 *
 * t is the direction of the line and n lies to its left. The second row is an integrable equation in the plane, so
 * rolling does not drift; as s is free, it does not constrain positions before a run begins. The turn is known up to
 * whole ones: the row is read modulo 2πR. A disc of radius zero is a point that sticks where it is.
 */
public final class Rolling implements Constraint {
    private static final double[] X = {1, 0, 0};

    private final int a;
    private final double[] centre;
    private final double radius;
    private final int b;
    private final double[] through;
    private final double[] along;
    private final double[] normal;
    private final int at; // in the memory: whether s is known, and s

    /** @param memory first of two places in the memory that start as zeros */
    public Rolling(int a, double[] centre, double radius, int b, double[] through, double[] along, int memory) {
        this.a = a;
        this.centre = centre.clone();
        this.radius = Check.notNegative("rolling radius [m]", radius);
        this.b = b;
        this.through = through.clone();
        this.along = Rotations.unit(new double[] {along[0], along[1], 0});
        normal = new double[] {-this.along[1], this.along[0], 0};
        at = memory;
    }

    @Override
    public int rows() {
        return 2;
    }

    @Override
    public String rowName(int row) {
        return row == 0 ? "normal" : "tangential";
    }

    @Override
    public Dimension dimension(int row) {
        return Dimension.LENGTH;
    }

    @Override
    public void assemble(State state, Motion motion, Rows rows) {
        Equations.alongMoving(motion, rows, a, centre, b, through, b, normal);
        rows.value[rows.count() - 1] -= radius;
        Equations.alongMoving(motion, rows, a, centre, b, through, b, along);
        int row = rows.count() - 1;
        double rolled = rows.value[row] + addTurn(motion, rows, row);
        rows.value[row] = state.memory[at] == 0 ? 0 : wholeTurnsLess(rolled - state.memory[at + 1]);
    }

    /** Adds R θ̇ and R θ̈ to a row; returns R θ. With e an axis of a: θ = atan2(n·e, t·e). */
    private double addTurn(Motion m, Rows rows, int row) {
        double[] s = rows.scratch;
        m.direction(a, X, s, 0);
        m.direction(b, along, s, 3);
        m.direction(b, normal, s, 6);
        m.directionRate(a, X, s, 9);
        m.directionRate(b, along, s, 12);
        m.directionRate(b, normal, s, 15);
        double cos = dot(s, 3, 0), sin = dot(s, 6, 0), size = cos * cos + sin * sin;
        double cosRate = dot(s, 3, 9) + dot(s, 12, 0), sinRate = dot(s, 6, 9) + dot(s, 15, 0);
        double c = radius * cos / size, d = radius * sin / size;
        // the last term is that of bodies which do not stay in the plane
        rows.curvature[row] += 2 * (c * dot(s, 15, 9) - d * dot(s, 12, 9))
                - 2 * (cos * cosRate + sin * sinRate) * (c * sinRate - d * cosRate) / size;
        double x = s[0], y = s[1], z = s[2];
        rows.addDirectionForce(a, X, c * s[6] - d * s[3], c * s[7] - d * s[4], c * s[8] - d * s[5]);
        rows.addDirectionForce(b, normal, c * x, c * y, c * z);
        rows.addDirectionForce(b, along, -d * x, -d * y, -d * z);
        return radius * Math.atan2(sin, cos);
    }

    private static double dot(double[] s, int i, int k) {
        return s[i] * s[k] + s[i + 1] * s[k + 1] + s[i + 2] * s[k + 2];
    }

    private double wholeTurnsLess(double x) {
        double turn = 2 * Math.PI * radius;
        return radius == 0 ? x : x - turn * Math.rint(x / turn);
    }

    /** Notes where the disc is. */
    @Override
    public void begin(State state, Motion motion) {
        state.memory[at] = 1;
        state.memory[at + 1] = 0;
        Rows now = new Rows(2);
        assemble(state, motion, now);
        state.memory[at + 1] = now.value[1];
    }
}
