package org.condyle.scenes;

import org.condyle.joints.Ball;
import org.condyle.joints.Pin;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;

/**
 * Hanging chains of equal rods: 0.2 m, 0.5 kg, radius 0.02 m on pins about x and z in turn or on balls; thin ones in a
 * plane.
 */
public final class Chains {
    private Chains() {}

    public static Model pins(int links) {
        return chain(links, false);
    }

    public static Model balls(int links) {
        return chain(links, true);
    }

    /** Thin rods that hang in the xy plane from pins about z; all angles zero is straight down. */
    public static Model planar(int links, double length, double mass) {
        Model.Builder b = Model.builder("planar chain");
        int parent = 0;
        for (int i = 0; i < links; i++) {
            double turn = mass * length * length / 12;
            int rod = b.body(
                    new Body("rod" + i, mass, new double[] {0, -length / 2, 0}, new double[] {turn, 0, turn, 0, 0, 0}));
            b.joint("joint" + i, new Pin(), parent, rod, Frame.at(0, i == 0 ? 0 : -length, 0), Frame.IDENTITY);
            parent = rod;
        }
        return b.build();
    }

    private static Model chain(int links, boolean ball) {
        double length = 0.2, mass = 0.5, radius = 0.02;
        double across = mass * (3 * radius * radius + length * length) / 12, along = mass * radius * radius / 2;
        Model.Builder b = Model.builder("chain");
        int parent = 0;
        for (int i = 0; i < links; i++) {
            int rod = b.body(new Body(
                    "rod" + i, mass, new double[] {0, -length / 2, 0}, new double[] {across, along, across, 0, 0, 0}));
            double[] at = {0, i == 0 ? 0 : -length, 0};
            if (ball) {
                b.joint("joint" + i, new Ball(), parent, rod, Frame.at(at), Frame.IDENTITY);
            } else {
                double[] axis = i % 2 == 0 ? new double[] {1, 0, 0} : new double[] {0, 0, 1};
                b.joint(
                        "joint" + i,
                        new Pin(),
                        parent,
                        rod,
                        Frame.withZAlong(at, axis),
                        Frame.withZAlong(new double[3], axis));
            }
            parent = rod;
        }
        return b.build();
    }

    /** q = 0.3 sin(1 + i) for pins, v = 0.5 cos(1 + i). */
    public static State bent(Model model) {
        State s = model.newState();
        if (s.q.length == s.v.length) {
            for (int i = 0; i < s.q.length; i++) {
                s.q[i] = 0.3 * Math.sin(1.0 + i);
            }
        }
        for (int i = 0; i < s.v.length; i++) {
            s.v[i] = 0.5 * Math.cos(1.0 + i);
        }
        return s;
    }
}
