package org.condyle.geometry.query;

/**
 * Two points, one of each shape, that answer a question, in the world.
 *
 * @param distance between them [m]; negative if the shapes overlap, less how deep
 * @param onA      x, y, z [m]
 * @param onB      x, y, z [m]
 */
public record PointPair(double distance, double[] onA, double[] onB) {}
