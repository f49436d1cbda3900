package org.condyle.io.data.c3d;

import java.util.Arrays;
import java.util.function.UnaryOperator;

/**
 * A force plate of a C3D file: what its channels say about force and moment in its own axes, and where it stands in the
 * laboratory. The axes follow from the corners: x from corner 2 to corner 1, z along x × (from corner 4 to corner 1).
 *
 * <p>Moments are taken about the middle of the working surface: M = M₀ + F × o, where o leads from the origin of the
 * sensors to the middle. Its z must be negative, since z points down; files that have it otherwise mean -o, as OpenSim
 * takes it.
 *
 * @param type 1: Fx Fy Fz Px Py Tz; 2: Fx Fy Fz Mx My Mz; 3: Fx12 Fx34 Fy14 Fy23 Fz1 Fz2 Fz3 Fz4 (Kistler); 4: six
 *     channels times a calibration matrix
 * @param axes rotation from the plate to the laboratory, row by row
 * @param middle of the working surface in the laboratory [m]
 * @param wrenches six numbers for each sample, in the axes of the plate: force [N] and moment about the middle [N m]
 */
public record ForcePlate(int type, double[] axes, double[] middle, double[] wrenches) {
    /** Number of samples. */
    public int samples() {
        return wrenches.length / 6;
    }

    /** Force component along the normal of the plate [N], which points down for plates as the format has them. */
    public double normalForce(int sample) {
        return wrenches[6 * sample + 2];
    }

    /** Force in the laboratory [N]. */
    public void force(int sample, double[] out, int at) {
        turn(wrenches[6 * sample], wrenches[6 * sample + 1], wrenches[6 * sample + 2], out, at);
    }

    /** Moment about the middle of the surface, in the laboratory [N m]. */
    public void moment(int sample, double[] out, int at) {
        turn(wrenches[6 * sample + 3], wrenches[6 * sample + 4], wrenches[6 * sample + 5], out, at);
    }

    /**
     * Centre of pressure in the laboratory [m] at {@code out[at..at+3)}, free moment [N m] behind it. In the axes of the
     * plate p = (-My, Mx, 0)/Fz and the moment about p is (0, 0, Mz - px Fy + py Fx). Without a normal force there is no
     * such point: then it is the middle, with the whole moment.
     */
    public void pressure(int sample, double[] out, int at) {
        int i = 6 * sample;
        double fx = wrenches[i], fy = wrenches[i + 1], fz = wrenches[i + 2];
        double px = -wrenches[i + 4] / fz, py = wrenches[i + 3] / fz;
        double free = wrenches[i + 5] - px * fy + py * fx;
        if (Double.isInfinite(px) || Double.isInfinite(py) || Double.isInfinite(free) || fz == 0) {
            System.arraycopy(middle, 0, out, at, 3);
            moment(sample, out, at + 3);
            return;
        }
        turn(px, py, 0, out, at);
        for (int k = 0; k < 3; k++) {
            out[at + k] += middle[k];
        }
        turn(0, 0, free, out, at + 3);
    }

    /** The same plate with each of the six components changed over time. */
    ForcePlate changed(UnaryOperator<double[]> change) {
        double[] out = new double[0];
        for (int i = 0; i < 6; i++) {
            int component = i;
            double[] before = new double[samples()];
            Arrays.setAll(before, s -> wrenches[6 * s + component]);
            double[] after = change.apply(before);
            out = i == 0 ? new double[6 * after.length] : out;
            for (int s = 0; s < after.length; s++) {
                out[6 * s + i] = after[s];
            }
        }
        return new ForcePlate(type, axes, middle, out);
    }

    private void turn(double x, double y, double z, double[] out, int at) {
        for (int k = 0; k < 3; k++) {
            out[at + k] = axes[3 * k] * x + axes[3 * k + 1] * y + axes[3 * k + 2] * z;
        }
    }
}
