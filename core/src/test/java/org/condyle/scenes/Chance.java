package org.condyle.scenes;

import java.util.SplittableRandom;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;

/** Random parts that can be made again: everything follows from the seed, which belongs into every failure message. */
public final class Chance {
    public final long seed;
    private final SplittableRandom random;

    public Chance(long seed) {
        this.seed = seed;
        random = new SplittableRandom(seed);
    }

    @Override
    public String toString() {
        return "seed " + seed;
    }

    public double in(double low, double high) {
        return random.nextDouble(low, high);
    }

    public double[] numbers(int count, double size) {
        double[] out = new double[count];
        for (int i = 0; i < count; i++) {
            out[i] = in(-size, size);
        }
        return out;
    }

    public double[] vector(double size) {
        return numbers(3, size);
    }

    /** Any rotation, evenly. */
    public double[] rotation() {
        double[] out = new double[9];
        Rotations.fromQuaternion(numbers(4, 1), 0, out, 0);
        return out;
    }

    public Frame frame(double size) {
        return new Frame(vector(size), rotation());
    }

    /** A box somewhere in its body frame, its axes turned at random: all six entries of the inertia are there. */
    public Body body(String name) {
        double mass = in(0.5, 2);
        double x = in(0.1, 0.6), y = in(0.1, 0.6), z = in(0.1, 0.6), k = mass / 12;
        double[] principal = {k * (y * y + z * z), 0, 0, 0, k * (x * x + z * z), 0, 0, 0, k * (x * x + y * y)};
        double[] r = rotation();
        double[] i = Mat3.times(Mat3.times(r, principal), Mat3.transpose(r));
        return new Body(name, mass, vector(0.3), new double[] {i[0], i[4], i[8], i[1], i[2], i[5]});
    }

    /** Makes a moderate deformation of what is any matrix so far. */
    private static void deform(double[] q, Joint j) {
        double[] neutral = new double[q.length];
        j.mobility().neutral(neutral, j.qAt());
        for (int i = j.qAt() + 3; i < j.qAt() + j.mobility().coordinates().length; i++) {
            q[i] = neutral[i] + 0.2 * q[i];
        }
    }

    /** Coordinates and speeds of moderate size, quaternions of unit length. */
    public State state(Model model) {
        State s = model.newState();
        for (int i = 0; i < s.q.length; i++) {
            s.q[i] = in(-1, 1);
        }
        for (Joint j : model.joints()) {
            j.mobility().tidy(s.q, j.qAt());
            if (j.childDeforms()) {
                deform(s.q, j);
            }
        }
        for (int i = 0; i < s.v.length; i++) {
            s.v[i] = in(-2, 2);
        }
        s.time = in(0.1, 0.9);
        return s;
    }
}
