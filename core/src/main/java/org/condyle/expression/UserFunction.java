package org.condyle.expression;

/**
 * A function by name that the language does not have: a spline through data, {@code gait(t)}.
 *
 * <p>It must be pure and safe to share between threads: equal calls are made once, calls with constant arguments are
 * made while parsing, and both branches of an {@code if} are evaluated, so it must not throw for any argument.
 */
public interface UserFunction {
    /** How many arguments it takes, at least one. */
    int arguments();

    /** The value at {@code x}, which has {@link #arguments} numbers and must not be kept. */
    double value(double[] x);

    /** Value, first and second derivative of a function of one argument. Called for those only. */
    void jet(double x, double[] out3);

    /** What the value measures. Arguments of any dimension are accepted. */
    default Dimension dimension() {
        return Dimension.UNKNOWN;
    }
}
