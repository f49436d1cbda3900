package org.condyle.geometry.query;

/**
 * A Hausdorff distance: the truth lies within {@code error} of {@code value} [m].
 *
 * @param error zero where the answer is exact but for rounding
 */
public record Hausdorff(double value, double error) {}
