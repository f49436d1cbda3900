package org.condyle.mechanics.tangent;

import org.condyle.mechanics.Motion;

/**
 * Moves one rigid body of a motion a little along one of the {@link Tangents#COLUMNS} directions of tangents, and puts it back: for
 * derivatives that are taken by differences of one element alone.
 */
public final class BodyShift {
    private static final double TURN = 1e-6; // [rad]
    private static final double SHIFT = 1e-7; // [m]
    private static final double SPIN = 1e-5; // [rad/s]
    private static final double SPEED = 1e-6; // [m/s]

    private final double[] place = new double[Motion.SIZE];
    private final double[] rate = new double[Motion.SIZE];
    private final double[] spin = new double[3];
    private long stamp;
    private int at;

    /** How far a body is moved along a direction: [rad], [m], [rad/s] or [m/s]. */
    public static double size(int direction) {
        return direction < 3 ? TURN : direction < 6 ? SHIFT : direction < 9 ? SPIN : SPEED;
    }

    /** Remembers where a body is and how it moves. While it is moved about, the motion has no stamp, so that nobody takes it for another. */
    public void begin(Motion motion, int body) {
        at = Motion.SIZE * body;
        System.arraycopy(motion.placement, at, place, 0, Motion.SIZE);
        System.arraycopy(motion.rate, at, rate, 0, Motion.SIZE);
        motion.spin(body, spin, 0);
        stamp = motion.stamp;
        motion.stamp = 0;
    }

    /** Moves the body away from where it was, by the size of a direction times {@code times}. */
    public void move(Motion motion, int direction, double times) {
        double d = times * size(direction);
        System.arraycopy(place, 0, motion.placement, at, Motion.SIZE);
        System.arraycopy(rate, 0, motion.rate, at, Motion.SIZE);
        int axis = direction % 3;
        if (direction >= 9) {
            motion.rate[at + axis] += d;
        } else if (direction >= 6) {
            double x = spin[0] + (axis == 0 ? d : 0),
                    y = spin[1] + (axis == 1 ? d : 0),
                    z = spin[2] + (axis == 2 ? d : 0);
            turn(motion, x, y, z);
        } else if (direction >= 3) {
            motion.placement[at + axis] += d;
        } else {
            int j = at + 3 + 3 * ((axis + 1) % 3), l = at + 3 + 3 * ((axis + 2) % 3);
            double cos = Math.cos(d), sin = Math.sin(d);
            for (int c = 0; c < 3; c++) {
                double y = motion.placement[j + c], z = motion.placement[l + c];
                motion.placement[j + c] = cos * y - sin * z;
                motion.placement[l + c] = sin * y + cos * z;
            }
            turn(motion, spin[0], spin[1], spin[2]);
        }
    }

    /** Ȧ = ω × A. */
    private void turn(Motion motion, double x, double y, double z) {
        double[] a = motion.placement, r = motion.rate;
        for (int c = at + 3; c < at + 6; c++) {
            r[c] = y * a[c + 6] - z * a[c + 3];
            r[c + 3] = z * a[c] - x * a[c + 6];
            r[c + 6] = x * a[c + 3] - y * a[c];
        }
    }

    /** Puts the body back. */
    public void end(Motion motion) {
        System.arraycopy(place, 0, motion.placement, at, Motion.SIZE);
        System.arraycopy(rate, 0, motion.rate, at, Motion.SIZE);
        motion.stamp = stamp;
    }
}
