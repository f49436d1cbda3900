package org.condyle.joints;

import java.util.Arrays;
import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;
import org.condyle.mechanics.Mobility;

/**
 * One rotation or translation of a {@link FunctionMobility} as a function of its coordinates: value, slopes and second
 * derivative along the motion. It evaluates what the expression needs and no more, because inverse kinematics asks many such
 * joints: a constant costs nothing, a coordinate itself a copy, a function of one coordinate a single evaluation with two
 * derivatives, and only a function of several coordinates one evaluation for each of them.
 */
final class CoordinateFunction {
    private final Evaluator evaluator;
    private final int[] depends;
    private final boolean constant;
    private final boolean identity;
    private final double[] direction;
    private final double[] still;
    private final double[] jet = new double[3];

    double value;
    /** ∂f/∂q for every coordinate; zero for those that do not occur. */
    final double[] slope;
    /** d²f/dt² at v̇ = 0. */
    double bend;

    CoordinateFunction(Expression expression, Mobility.Coordinate[] coordinates) {
        evaluator = expression.evaluator();
        int n = coordinates.length;
        slope = new double[n];
        direction = new double[n];
        still = new double[n];
        constant = expression.isConstant();
        depends = constant ? new int[0] : occurring(expression, coordinates);
        identity = depends.length == 1 && expression.text().strip().equals(coordinates[depends[0]].name());
        if (constant) {
            value = expression.constant();
        } else if (depends.length == 1) {
            direction[depends[0]] = 1;
        }
    }

    /** Coordinates that occur; all of them if a name is not one of them, to be safe. */
    private static int[] occurring(Expression expression, Mobility.Coordinate[] coordinates) {
        int[] all = new int[coordinates.length];
        int count = 0;
        for (int k = 0; k < all.length; k++) {
            if (expression.variables().contains(coordinates[k].name())) {
                all[count++] = k;
            }
        }
        if (count < expression.variables().size()) {
            Arrays.setAll(all, k -> k);
            return all;
        }
        return Arrays.copyOf(all, count);
    }

    /** Whether it is zero for all coordinates. */
    boolean isZero() {
        return constant && value == 0;
    }

    /** Coordinates with a slope. */
    int[] depends() {
        return depends;
    }

    /** Value; of a function of one coordinate its slope, too. */
    void look(double[] x) {
        if (constant) {
            return;
        }
        if (depends.length != 1) {
            value = evaluator.value(x);
            return;
        }
        int k = depends[0];
        if (identity) {
            value = x[k];
            slope[k] = 1;
            return;
        }
        evaluator.jet(x, direction, still, jet);
        value = jet[0];
        slope[k] = jet[1];
    }

    /** Slopes and second derivative along v; needs {@link #look} at the same coordinates before. */
    void move(double[] x, double[] v, int vAt) {
        if (depends.length <= 1) {
            double rate = depends.length == 0 ? 0 : v[vAt + depends[0]];
            bend = rate == 0 || identity ? 0 : jet[2] * rate * rate;
            return;
        }
        for (int k : depends) {
            direction[k] = 1;
            evaluator.jet(x, direction, still, jet);
            direction[k] = 0;
            slope[k] = jet[1];
        }
        for (int k : depends) {
            direction[k] = v[vAt + k];
        }
        evaluator.jet(x, direction, still, jet);
        bend = jet[2];
        for (int k : depends) {
            direction[k] = 0;
        }
    }
}
