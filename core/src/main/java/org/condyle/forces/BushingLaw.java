package org.condyle.forces;

import java.util.Arrays;
import org.condyle.function.ScalarFunction;
import org.condyle.math.Check;
import org.jspecify.annotations.Nullable;

/**
 * How a bushing resists the displacement d and the turn θ between its frames, together x = (d, θ):
 *
 * <pre>  V = ½ xᵀ C x + Σ ∫ φᵢ dxᵢ,   lost power ẏᵀ D ẏ  </pre>
 *
 * @param stiffness C, 36 numbers row by row: [N/m] between displacements, [N/rad] between both kinds, [N·m/rad] between turns
 * @param damping   D, the same by speeds [N·s/m, N·s, N·m·s]
 * @param turning   what θ is
 * @param axes      the axes in which d and the speeds are seen
 * @param curves    φ, six further forces and couples that follow one component each [N, N·m]; null for none
 */
public record BushingLaw(
        double[] stiffness,
        double[] damping,
        Turning turning,
        Axes axes,
        @Nullable ScalarFunction[] curves) {
    /** What the turning springs and dampers act on. */
    public enum Turning {
        /** The rotation vector, valid below half a turn; dampers act on the angular velocity. */
        VECTOR,
        /**
         * Successive angles about the body axes x, y, z, with dampers on their rates: Simbody's LinearBushing and OpenSim's
         * BushingForce. The second must stay away from ±90°.
         */
        ANGLES
    }

    /** The axes that displacements and speeds are seen from. */
    public enum Axes {
        /** Those of the first frame. */
        FIRST,
        /** Half way between both frames: the law does not know which of the frames is the first. */
        MIDDLE
    }

    private static final double SYMMETRY = 1e-9;

    public BushingLaw {
        stiffness = symmetric("bushing stiffness [N/m, N/rad, N*m/rad]", stiffness);
        damping = symmetric("bushing damping [N*s/m, N*s, N*m*s]", damping);
        if (!isSemidefinite(damping)) {
            throw new IllegalArgumentException(
                    "bushing damping must be positive semidefinite: it would bring in energy");
        }
        if (axes == Axes.MIDDLE && turning == Turning.ANGLES) {
            throw new IllegalArgumentException("bushing axes: middle needs the rotation vector, not three angles");
        }
        if (curves.length != 6) {
            throw new IllegalArgumentException("bushing curves: must be 6, were " + curves.length);
        }
        curves = curves.clone();
    }

    /** Springs and dampers on their own along and about each axis: six numbers each. */
    public static BushingLaw diagonal(double[] stiffness, double[] damping, Turning turning) {
        return new BushingLaw(
                spread("bushing stiffness [N/m, N*m/rad]", stiffness),
                spread("bushing damping [N*s/m, N*m*s/rad]", damping),
                turning,
                Axes.FIRST,
                new ScalarFunction[6]);
    }

    /** The matrix with six numbers on its diagonal, none negative. */
    public static double[] spread(String name, double[] six) {
        Check.tuple(name, six, 6);
        double[] full = new double[36];
        for (int k = 0; k < 6; k++) {
            full[7 * k] = Check.notNegative(name, six[k]);
        }
        return full;
    }

    private static double[] symmetric(String name, double[] matrix) {
        double[] checked = Check.tuple(name, matrix, 36);
        int wrong = asymmetry(checked);
        if (wrong >= 0) {
            throw new IllegalArgumentException(name + " must be symmetric, was " + checked[wrong] + " in row "
                    + (wrong / 6 + 1) + ", column " + (wrong % 6 + 1) + " and " + checked[6 * (wrong % 6) + wrong / 6]
                    + " across the diagonal");
        }
        return checked;
    }

    /** Index of a number of a 6 x 6 matrix that differs from the one across the diagonal by more than 1e-9 of them; -1 if there is none. */
    public static int asymmetry(double[] m) {
        for (int i = 0; i < 6; i++) {
            for (int j = i + 1; j < 6; j++) {
                double one = m[6 * i + j], two = m[6 * j + i];
                if (Math.abs(one - two) > SYMMETRY * Math.max(Math.abs(one), Math.abs(two))) {
                    return 6 * i + j;
                }
            }
        }
        return -1;
    }

    /**
     * Whether xᵀ M x is never negative, to rounding. Rows and columns are first divided by the roots of the diagonal, because metres and
     * radians cannot be compared; then the largest pivot is eliminated again and again.
     */
    public static boolean isSemidefinite(double[] matrix) {
        double[] m = matrix.clone();
        double[] scale = new double[6];
        for (int i = 0; i < 6; i++) {
            if (m[7 * i] < 0) {
                return false;
            }
            scale[i] = m[7 * i] > 0 ? 1 / Math.sqrt(m[7 * i]) : 0;
        }
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < 6; j++) {
                if (m[6 * i + j] != 0 && scale[i] * scale[j] == 0) {
                    return false; // couples a direction that has no stiffness of its own
                }
                m[6 * i + j] *= scale[i] * scale[j];
            }
        }
        boolean[] done = new boolean[6];
        for (int k = 0; k < 6; k++) {
            int pivot = -1;
            for (int i = 0; i < 6; i++) {
                if (!done[i] && (pivot < 0 || m[7 * i] > m[7 * pivot])) {
                    pivot = i;
                }
            }
            if (m[7 * pivot] <= 1e-10) {
                for (int i = 0; i < 6; i++) {
                    for (int j = 0; j < 6; j++) {
                        if (!done[i] && !done[j] && Math.abs(m[6 * i + j]) > 1e-8) {
                            return false;
                        }
                    }
                }
                return true;
            }
            done[pivot] = true;
            for (int i = 0; i < 6; i++) {
                for (int j = 0; j < 6; j++) {
                    if (!done[i] && !done[j]) {
                        m[6 * i + j] -= m[6 * i + pivot] * m[6 * pivot + j] / m[7 * pivot];
                    }
                }
            }
        }
        return true;
    }

    /** The same with scratch of its own for another thread. */
    BushingLaw forThread() {
        @Nullable ScalarFunction[] copies = new ScalarFunction[6];
        for (int i = 0; i < 6; i++) {
            ScalarFunction f = curves[i];
            copies[i] = f == null ? null : f.forThread();
        }
        return new BushingLaw(stiffness, damping, turning, axes, copies);
    }

    boolean dissipates() {
        return Arrays.stream(damping).anyMatch(x -> x != 0);
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof BushingLaw l
                && Arrays.equals(stiffness, l.stiffness)
                && Arrays.equals(damping, l.damping)
                && turning == l.turning
                && axes == l.axes
                && Arrays.equals(curves, l.curves);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(stiffness) + 31 * Arrays.hashCode(damping) + axes.hashCode();
    }

    @Override
    public String toString() {
        return "bushing of stiffness " + Arrays.toString(stiffness);
    }
}
