package org.condyle.measures;

import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;

/**
 * How far a frame of body B is twisted about its z axis against a frame of body A, when the swing of that axis is taken
 * back by the shortest way: 2 atan2(q₃, q₀) of the relative quaternion, in (-π, π]. P. Dobrowolski, "Swing-twist
 * decomposition in Clifford algebra", arXiv:1506.05481.
 *
 * <pre>  rate = (e + f)·ω/(1 + e·f)        e, f: the z axes of A's and B's frame  </pre>
 *
 * Not defined where the axis has swung by half a turn; at a twist of half a turn it jumps.
 */
public final class Twist extends AngleBetween {
    private static final int Z = 2;

    public Twist(int a, Frame inA, int b, Frame inB) {
        super(a, inA, b, inB);
    }

    public Twist(Joint joint) {
        super(joint);
    }

    @Override
    double look(double[] s) {
        loadAxes(s, Z, Z);
        double inverse = 1 / (1 + Vectors.dot(s, AXES, s, AXES + 3));
        for (int n = 0; n < 3; n++) {
            s[GRADIENT + n] = inverse * (s[AXES + n] + s[AXES + 3 + n]);
        }
        return Math.atan2(entry(s, 1, 0) - entry(s, 0, 1), entry(s, 0, 0) + entry(s, 1, 1));
    }

    @Override
    void gradientRate(double[] s) {
        double inverse = 1 / (1 + Vectors.dot(s, AXES, s, AXES + 3)), rate = cosineRate(s);
        for (int n = 0; n < 3; n++) {
            s[GRADIENT_RATE + n] = inverse * (s[AXES + 6 + n] + s[AXES + 9 + n] - rate * s[GRADIENT + n]);
        }
    }
}
