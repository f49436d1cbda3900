package org.condyle.geometry.pair;

/** Curvatures of the gap between two profiles: one in the plane, none along z. */
final class PlaneCurvatures {
    private PlaneCurvatures() {}

    public static void write(double bend, double[] out) {
        out[0] = Math.max(bend, 0);
        out[1] = Math.min(bend, 0);
    }
}
