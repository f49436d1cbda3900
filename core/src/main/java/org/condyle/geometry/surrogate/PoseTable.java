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
    private final Tested tested;

    /**
     * What tests between the samples found.
     *
     * @param poses   how many
     * @param depth   bound of the error of depths [m]
     * @param force   of the direction of a point; of a patch that of the force at the stiffness 1 [m³]
     * @param largest depth, of a patch force at the stiffness 1
     */
    record Tested(int poses, double depth, double force, double largest) {}

    PoseTable(PoseBox box, TensorTable table, Interpolation how, boolean patch, Tested tested) {
        this.box = box;
        this.table = table;
        this.how = how;
        this.patch = patch;
        this.tested = tested;
    }

    /** Whether it is one of a patch, under a linear law of pressure. */
    public boolean patch() {
        return patch;
    }

    /** Bound of the error of depths [m]. */
    public double depthError() {
        return tested.depth();
    }

    /** The bound of the error in parts of the largest depth of all tests, of a patch of the largest force. */
    public double relativeError() {
        return (patch ? tested.force() : tested.depth()) / tested.largest();
    }

    /**
     * Bound of the error of a force [N], and of its moment by the longest lever of all tests.
     *
     * @param law force by depth, of a patch pressure by depth
     */
    public double forceError(double depth, DoubleUnaryOperator law) {
        if (patch) {
            return tested.force() * law.applyAsDouble(1);
        }
        double force = law.applyAsDouble(depth);
        return law.applyAsDouble(depth + tested.depth()) - force + force * tested.force();
    }

    /** How many samples there are. */
    public long samples() {
        return box.samples();
    }

    /** How many poses between samples the error was looked at. */
    public int tests() {
        return tested.poses();
    }

    /** "729 samples of x, y, z, chebyshev". */
    @Override
    public String toString() {
        String error = patch ? "" : String.format(Locale.ROOT, ", depths within %.3g m", tested.depth());
        return samples() + " samples of " + box.names() + ", " + how.word() + error;
    }
}
