package org.condyle.geometry.shape;

import org.condyle.math.Mat3;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;

/** Where a frame is in the world: twelve numbers, its origin and its axes, as a {@link Motion} has them. */
public final class Placement {
    private Placement() {}

    /** Where the frame of a surface is now. */
    public static void of(Motion m, Surface s, double[] out) {
        Frame f = s.frame();
        m.position(s.body(), f.origin(), out, 0);
        Mat3.times(m.placement, Motion.SIZE * s.body() + 3, f.rotation(), 0, out, 3);
    }

    /** out = the place in the world of a point given in the frame {@code f}. */
    public static void toWorld(double[] f, double x, double y, double z, double[] out, int at) {
        out[at] = f[0] + f[3] * x + f[4] * y + f[5] * z;
        out[at + 1] = f[1] + f[6] * x + f[7] * y + f[8] * z;
        out[at + 2] = f[2] + f[9] * x + f[10] * y + f[11] * z;
    }

    /** out = coordinates of a point of the world in the frame {@code f}. */
    public static void toLocal(double[] f, double x, double y, double z, double[] out, int at) {
        double dx = x - f[0], dy = y - f[1], dz = z - f[2];
        out[at] = f[3] * dx + f[6] * dy + f[9] * dz;
        out[at + 1] = f[4] * dx + f[7] * dy + f[10] * dz;
        out[at + 2] = f[5] * dx + f[8] * dy + f[11] * dz;
    }

    /** out = a direction of the frame {@code f} in the world. */
    public static void turn(double[] f, double x, double y, double z, double[] out, int at) {
        Mat3.times(f, 3, x, y, z, out, at);
    }
}
