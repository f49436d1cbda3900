package org.condyle.foreign.mjcf;

import org.jspecify.annotations.Nullable;

/**
 * Spring and damper of a stop that stand for a limit of MuJoCo. MuJoCo sets the acceleration behind a limit, ẍ = (1 - d) a₀ - d (b ẋ + k x),
 * with a₀ the acceleration without the limit, k = 1/(τ ζ)², b = 2/τ from {@code solreflimit} (τ, ζ) and d from {@code solimplimit}. At
 * rest it holds a force F on the inertia I at the depth x = (1 - d)/d · F/(I k), as a spring does with
 *
 * <pre>  K = I k d/(1 - d),   D = 2 ζ √(K I)  </pre>
 *
 * Here I is what the joint carries at the reference pose, and d the largest of MuJoCo's, at most {@value #MOST}. The rebound differs.
 *
 * @param stiffness K [N·m/rad or N/m]
 * @param damping   D [N·m·s/rad or N·s/m]
 */
record LimitStiffness(double stiffness, double damping) {
    private static final double MOST = 0.99;
    private static final double LEAST = 0.1;
    private static final double SHORTEST_TIME = 1e-3;

    /** Null if there is nothing to hold. */
    static @Nullable LimitStiffness of(Attributes a, double inertia) {
        double[] ref = a.numbers("solreflimit", 0.02, 1), imp = a.numbers("solimplimit", 0.9, 0.95, 0.001, 0.5, 2);
        double d = Math.max(LEAST, Math.min(MOST, Math.max(imp[0], imp[1])));
        double k, ratio;
        if (ref[0] <= 0) { // stiffness and damping for a unit of inertia, with a minus
            k = -ref[0];
            ratio = k > 0 ? -ref[1] / (2 * Math.sqrt(k)) : 1;
        } else {
            ratio = ref[1];
            double time = Math.max(SHORTEST_TIME, ref[0] * ref[1]);
            k = 1 / (time * time);
        }
        double stiffness = inertia * k * d / (1 - d);
        return stiffness > 0 && Double.isFinite(stiffness)
                ? new LimitStiffness(stiffness, 2 * Math.max(0, ratio) * Math.sqrt(stiffness * inertia))
                : null;
    }
}
