package org.condyle.math;

/** A smooth curve y(x) through points, with two continuous derivatives; it also has values outside of them. Immutable. */
public interface Spline {
    /** First knot. */
    double first();

    /** Last knot. */
    double last();

    double value(double at);

    /** Value, first and second derivative. */
    void jet(double at, double[] out);
}
