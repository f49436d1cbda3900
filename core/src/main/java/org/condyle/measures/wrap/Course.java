package org.condyle.measures.wrap;

import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;

/**
 * Where a moving point of a path is in its body: x, y, z as formulas of one coordinate, whose value is clamped to a range. Beyond
 * the range the point stands still, and its rate is zero. Formulas need scratch of their own, which a shared object cannot have:
 * there is one for each thread.
 */
public final class Course {
    private final int q;
    private final int v;
    private final Expression[] formulas;
    private final double low;
    private final double high;
    private final ThreadLocal<Tools> tools;

    /** Evaluators of one thread. */
    private static final class Tools {
        final Evaluator[] evaluators = new Evaluator[3];
        final double[] x = new double[1];
        final double[] jet = new double[3];
        static final double[] ONE = {1};
        static final double[] ZERO = {0};

        Tools(Expression[] formulas) {
            for (int i = 0; i < 3; i++) {
                evaluators[i] = formulas[i].evaluator();
            }
        }
    }

    /**
     * @param q    coordinate q[q]
     * @param v    its speed v[v]
     * @param x    formulas whose slot 0 is the coordinate [m]
     * @param low  smallest value that the formulas see
     * @param high largest value
     */
    public Course(int q, int v, Expression x, Expression y, Expression z, double low, double high) {
        if (!(low <= high)) {
            throw new IllegalArgumentException("a moving point needs a range, has [" + low + ", " + high + "]");
        }
        this.q = q;
        this.v = v;
        formulas = new Expression[] {x, y, z};
        this.low = low;
        this.high = high;
        tools = ThreadLocal.withInitial(() -> new Tools(formulas));
    }

    /** Index of the coordinate. */
    public int q() {
        return q;
    }

    /** Index of its speed. */
    public int v() {
        return v;
    }

    /** Position, first and second derivative along the coordinate, nine numbers. */
    void jet(double[] coordinates, double[] out, int at) {
        Tools own = tools.get();
        double value = coordinates[q];
        boolean still = value < low || value > high;
        own.x[0] = Math.max(low, Math.min(high, value));
        for (int i = 0; i < 3; i++) {
            if (formulas[i].isConstant()) {
                out[at + i] = formulas[i].constant();
                out[at + 3 + i] = out[at + 6 + i] = 0;
                continue;
            }
            own.evaluators[i].jet(own.x, Tools.ONE, Tools.ZERO, own.jet);
            out[at + i] = own.jet[0];
            out[at + 3 + i] = still ? 0 : own.jet[1];
            out[at + 6 + i] = still ? 0 : own.jet[2];
        }
    }
}
