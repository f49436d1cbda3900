package org.condyle.measures;

import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;

/**
 * How far the z axis of a frame of body B has swung away from the z axis of a frame of body A, in [0, π]. Without swing
 * there is no direction to push in, and none is pushed in; a spring whose rest is 0 passes there smoothly.
 */
public final class Swing extends AngleBetween {
    private static final int Z = 2;

    public Swing(int a, Frame inA, int b, Frame inB) {
        super(a, inA, b, inB);
    }

    public Swing(Joint joint) {
        super(joint);
    }

    @Override
    double look(double[] s) {
        loadAxes(s, Z, Z);
        lookAcross(s, 1);
        return Math.atan2(Math.hypot(entry(s, 0, Z), entry(s, 1, Z)), entry(s, Z, Z));
    }

    @Override
    void gradientRate(double[] s) {
        rateAcross(s, 1);
    }
}
