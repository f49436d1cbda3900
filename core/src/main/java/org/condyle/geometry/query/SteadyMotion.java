package org.condyle.geometry.query;

import org.condyle.geometry.shape.Vectors;
import org.condyle.math.Check;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;

/**
 * A steady motion of a shape: the origin of its frame goes straight while the frame spins about it.
 *
 * @param start    where the frame is at time zero
 * @param velocity of its origin [m/s]
 * @param spin     in the world [rad/s]
 */
public record SteadyMotion(Frame start, double[] velocity, double[] spin) {
    public SteadyMotion {
        velocity = Check.tuple("travel velocity [m/s]", velocity, 3);
        spin = Check.tuple("travel spin [rad/s]", spin, 3);
    }

    public static SteadyMotion still(Frame at) {
        return new SteadyMotion(at, new double[3], new double[3]);
    }

    /** From one pose to another in a time [s], turning the shorter way. */
    public static SteadyMotion between(Frame from, Frame to, double duration) {
        Check.positive("travel duration [s]", duration);
        double[] velocity = new double[3], spin = new double[3];
        Rotations.toVector(Mat3.times(to.rotation(), Mat3.transpose(from.rotation())), 0, spin, 0);
        for (int k = 0; k < 3; k++) {
            velocity[k] = (to.origin()[k] - from.origin()[k]) / duration;
            spin[k] /= duration;
        }
        return new SteadyMotion(from, velocity, spin);
    }

    /** Where it is at a time [s]. */
    public Frame at(double time) {
        double[] p = new double[3];
        for (int k = 0; k < 3; k++) {
            p[k] = start.origin()[k] + time * velocity[k];
        }
        double rate = Vectors.length(spin);
        if (rate == 0) {
            return new Frame(p, start.rotation());
        }
        double[] turn = Rotations.about(spin[0] / rate, spin[1] / rate, spin[2] / rate, rate * time);
        return new Frame(p, Mat3.times(turn, start.rotation()));
    }
}
