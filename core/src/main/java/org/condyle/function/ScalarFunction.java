package org.condyle.function;

/** A moment as a function of one angle, with the integral that gives its energy. Pure; may have scratch. */
public interface ScalarFunction {
    /** The value at an angle [rad], a moment [N·m] or a factor. */
    double value(double angle);

    /** Derivative with respect to the angle. At a corner, that of the piece that begins there. */
    double slope(double angle);

    /** Integral from 0 to the angle. */
    double integral(double angle);

    /** A copy with its own scratch for another thread; itself where there is none. */
    default ScalarFunction forThread() {
        return this;
    }

    /** The same value for every angle. */
    static ScalarFunction constant(double value) {
        return new Constant(value);
    }

    /** A value that does not change. */
    record Constant(double value) implements ScalarFunction {
        @Override
        public double value(double angle) {
            return value;
        }

        @Override
        public double slope(double angle) {
            return 0;
        }

        @Override
        public double integral(double angle) {
            return value * angle;
        }
    }
}
