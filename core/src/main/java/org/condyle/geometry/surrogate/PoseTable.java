package org.condyle.geometry.surrogate;

import java.util.Locale;
import java.util.function.DoubleUnaryOperator;

/**
 * Samples of a contact over poses, and how far what is interpolated between them was from what the search finds. Immutable.
 *
 * <p>A contact at a point has its signed distance g in the table, so that the kink of the force at the touch lies between no samples, and a force law(g) ∇g
 * stores what it takes. A patch of linear springs has w = V^(1/3), V = ½∫δ² dA the energy at the stiffness 1, continued by the
 * distance where nothing presses: close to linear in the depth as g is, with the force k ∇V = 3 k w² ∇w.
 */
public final class PoseTable {
    /** Signed distance or -w, and the place of the force along its direction, from the point of B. */
    static final int CHANNELS = 2;

    final PoseBox box;
    final TensorTable table;
    private final Interpolation how;
    private final boolean patch;
    private final int tests;
    private final double depthError;
    private final double largest; // depth, of a patch force at the stiffness 1, in the tests
    private final double forceError; // of the direction of a point; of a patch at the stiffness 1 [m³]

    PoseTable(
            PoseBox box,
            TensorTable table,
            Interpolation how,
            boolean patch,
            int tests,
            double depthError,
            double forceError,
            double largest) {
        this.box = box;
        this.table = table;
        this.how = how;
        this.patch = patch;
        this.tests = tests;
        this.depthError = depthError;
        this.forceError = forceError;
        this.largest = largest;
    }

    /** Whether it is one of a patch, under a linear law of pressure. */
    public boolean patch() {
        return patch;
    }

    /** Bound of the error of depths [m]. */
    public double depthError() {
        return depthError;
    }

    /** The bound of the error in parts of the largest depth of all tests, of a patch of the largest force. */
    public double relativeError() {
        return (patch ? forceError : depthError) / largest;
    }

    /**
     * Bound of the error of a force [N], and of its moment by the longest lever of all tests.
     *
     * @param law force by depth, of a patch pressure by depth
     */
    public double forceError(double depth, DoubleUnaryOperator law) {
        if (patch) {
            return forceError * law.applyAsDouble(1);
        }
        double force = law.applyAsDouble(depth);
        return law.applyAsDouble(depth + depthError) - force + force * forceError;
    }

    /** How many samples there are. */
    public long samples() {
        return box.samples();
    }

    /** How many poses between samples the error was looked at. */
    public int tests() {
        return tests;
    }

    /** "729 samples of x, y, z, chebyshev". */
    @Override
    public String toString() {
        String error = patch ? "" : String.format(Locale.ROOT, ", depths within %.3g m", depthError);
        return samples() + " samples of " + box.names() + ", " + how.word() + error;
    }
}
