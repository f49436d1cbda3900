package org.condyle.joints;

import java.util.Arrays;
import org.condyle.expression.Dimension;
import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.State;

/**
 * An equation f(q, t) = 0 between coordinates of joints: couplers ({@code knee.angle - 2*hip.angle}), drivers and guides
 * ({@code crank.angle - 10*t}). Slot 0 of the expression is the time, slot i + 1 the coordinate q[coordinates[i]] whose
 * speed is v[speeds[i]]. Gradient and curvature are exact derivatives of the expression.
 */
public final class CoordinateEquation implements Constraint {
    private final Expression expression;
    private final int[] coordinates;
    private final int[] speeds;
    private final boolean driven;
    private final Dimension dimension;
    private final Evaluator evaluator;
    private final double[] x;
    private final double[] dx;
    private final double[] still;
    private final double[] slopes;
    private final double[] jet = new double[3];

    public CoordinateEquation(
            Expression expression, int[] coordinates, int[] speeds, boolean driven, Dimension dimension) {
        this.expression = expression;
        this.coordinates = coordinates.clone();
        this.speeds = speeds.clone();
        this.driven = driven;
        this.dimension = dimension;
        evaluator = expression.evaluator();
        x = new double[coordinates.length + 1];
        dx = new double[coordinates.length + 1];
        still = new double[coordinates.length + 1];
        slopes = new double[coordinates.length];
    }

    @Override
    public int rows() {
        return 1;
    }

    @Override
    public String rowName(int row) {
        return "value";
    }

    @Override
    public Dimension dimension(int row) {
        return dimension;
    }

    @Override
    public boolean drives() {
        return driven;
    }

    @Override
    public void assemble(State state, Motion motion, Rows rows) {
        x[0] = state.time;
        dx[0] = 1;
        for (int i = 0; i < coordinates.length; i++) {
            x[i + 1] = state.q[coordinates[i]];
            dx[i + 1] = state.v[speeds[i]];
        }
        evaluator.jet(x, dx, still, jet);
        double phi = jet[0], timeRate = jet[1], kappa = jet[2];
        Arrays.fill(dx, 0);
        for (int i = 0; i < coordinates.length; i++) {
            dx[i + 1] = 1;
            evaluator.jet(x, dx, still, jet);
            dx[i + 1] = 0;
            slopes[i] = jet[1];
            timeRate -= jet[1] * state.v[speeds[i]]; // what remains of the whole rate is that of time alone
        }
        rows.row(phi, driven ? timeRate : 0, kappa);
        for (int i = 0; i < coordinates.length; i++) {
            rows.addCoordinate(speeds[i], slopes[i]);
        }
    }

    @Override
    public Constraint forThread() {
        return new CoordinateEquation(expression, coordinates, speeds, driven, dimension);
    }
}
