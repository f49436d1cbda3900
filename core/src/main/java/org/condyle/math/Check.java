package org.condyle.math;

/** Checks of constructor arguments: a description that has been constructed is valid. The name contains the unit. */
public final class Check {
    private Check() {}

    public static double finite(String name, double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(name + " must be a finite number, was " + value);
        }
        return value;
    }

    public static double positive(String name, double value) {
        if (!(value > 0) || Double.isInfinite(value)) {
            throw new IllegalArgumentException(name + " must be > 0, was " + value);
        }
        return value;
    }

    public static double notNegative(String name, double value) {
        if (!(value >= 0) || Double.isInfinite(value)) {
            throw new IllegalArgumentException(name + " must be >= 0, was " + value);
        }
        return value;
    }

    public static double within(String name, double value, double low, double high) {
        if (!(value >= low && value <= high)) {
            throw new IllegalArgumentException(name + " must lie in [" + low + ", " + high + "], was " + value);
        }
        return value;
    }

    /** A fixed-size tuple of finite numbers, copied. */
    public static double[] tuple(String name, double[] value, int size) {
        if (value.length != size) {
            throw new IllegalArgumentException(name + " needs " + size + " numbers, has " + value.length);
        }
        for (double x : value) {
            finite(name, x);
        }
        return value.clone();
    }
}
