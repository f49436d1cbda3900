package org.condyle.scenes;

import org.condyle.joints.Ball;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;

/** Spinning bodies with closed solutions. The body's third axis is the figure axis. */
public final class Tops {
    private Tops() {}

    /** Moments of inertia 1, 2, 3 kg·m² about the fixed mass centre, no load. */
    public static Model asymmetric() {
        Model.Builder b = Model.builder("free top").gravity(0, 0, 0);
        int top = b.body(new Body("top", 1, new double[3], new double[] {1, 2, 3, 0, 0, 0}));
        b.joint("pivot", new Ball(), 0, top, Frame.IDENTITY, Frame.IDENTITY);
        return b.build();
    }

    /** 1 kg at 0.05 m above the pivot: I₁ = 0.0031, I₃ = 0.0008 kg·m² about the pivot, m g l = 0.4905 N·m. */
    public static Model heavy() {
        Model.Builder b = Model.builder("heavy top").gravity(0, 0, -9.81);
        double across = 0.0031 - 0.05 * 0.05;
        int top = b.body(new Body("top", 1, new double[] {0, 0, 0.05}, new double[] {across, across, 0.0008, 0, 0, 0}));
        b.joint("pivot", new Ball(), 0, top, Frame.IDENTITY, Frame.IDENTITY);
        return b.build();
    }

    /** Tilted by θ about x, spinning about its axis, and precessing about the vertical. */
    public static State tilted(Model model, double theta, double spin, double precession) {
        State s = model.newState();
        s.q[0] = Math.cos(theta / 2);
        s.q[1] = Math.sin(theta / 2);
        s.v[1] = precession * Math.sin(theta);
        s.v[2] = spin;
        return s;
    }
}
