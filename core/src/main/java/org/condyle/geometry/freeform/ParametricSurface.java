package org.condyle.geometry.freeform;

/** A surface in space by two parameters u and v, twice differentiable between its breaks. Shared by threads. */
public interface ParametricSurface {
    /** Parameters where pieces begin and end, increasing: the range of u and its knots. Usually one piece from 0 to 1. */
    default double[] breaksU() {
        return new double[] {0, 1};
    }

    /** The same for v. */
    default double[] breaksV() {
        return new double[] {0, 1};
    }

    /** out = s, s_u, s_v, s_uu, s_uv, s_vv: eighteen numbers, at parameters inside the ranges. Allocates nothing. */
    void jet(double u, double v, double[] out);
}
