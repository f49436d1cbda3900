package org.condyle.descriptor;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.mechanics.Descriptor;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/**
 * The axis about which a body turns at an instant while it slides along it, seen from another body A (J. Wittenburg, Kinematics, Springer
 * 2016, section 9):
 *
 * <pre>  n = ω/|ω|,   s = r + ω × v/|ω|²,   speed = v·n,   pitch = v·ω/|ω|²  </pre>
 *
 * s is the foot of the perpendicular from the origin of A's frame, r and v place and velocity of the body's origin. n is along the right-handed
 * turn. All are in the frame of A (the fixed axode); n and the point nearest the body's own origin in the body's frame are the moving axode. Not a
 * number where the body turns more slowly than a bound.
 */
public final class HelicalAxis implements Descriptor {
    /** Slower turns have no axis [rad/s]; of a path of positions, for each unit of the path. */
    public static final double SLOWEST = 1e-6;

    private final RelativeMotion relative;
    private final Axis axis;
    private final double slowest;
    private final double shown;
    private final double[] n = new double[3], foot = new double[3], moving = new double[3], world = new double[6];
    private double rate, along;

    /**
     * Of the frame in body B seen from the frame in body A.
     *
     * @param pierced unit normal in A's frame of a plane through its origin that the axis is cut with
     * @param shown   length of the line in pictures [m]
     */
    public HelicalAxis(int bodyA, Frame inA, int bodyB, Frame inB, double[] pierced, double slowest, double shown) {
        this(new RelativeMotion(bodyA, inA, bodyB, inB), pierced, slowest, shown);
    }

    private HelicalAxis(RelativeMotion relative, double[] pierced, double slowest, double shown) {
        this.relative = relative;
        this.slowest = Check.positive("slowest turn of an axis [rad/s]", slowest);
        this.shown = Check.positive("length of an axis in pictures [m]", shown);
        axis = new Axis(pierced);
    }

    private boolean look(Motion m) {
        relative.move(m);
        double[] w = relative.spin, v = relative.velocity, r = relative.place;
        rate = Math.sqrt(w[0] * w[0] + w[1] * w[1] + w[2] * w[2]);
        if (!(rate >= slowest)) {
            return false;
        }
        for (int i = 0; i < 3; i++) {
            n[i] = w[i] / rate;
        }
        along = n[0] * v[0] + n[1] * v[1] + n[2] * v[2];
        for (int i = 0; i < 3; i++) {
            int j = (i + 1) % 3, k = (i + 2) % 3;
            foot[i] = r[i] + (n[j] * v[k] - n[k] * v[j]) / rate;
        }
        Axis.perpendicular(n, foot);
        return true;
    }

    private Signal told(String name, Dimension dimension, java.util.function.DoubleSupplier value) {
        return new Signal(name, dimension, (s, m) -> look(m) ? value.getAsDouble() : Double.NaN, true);
    }

    @Override
    public List<Signal> signals() {
        List<Signal> list = new ArrayList<>();
        list.add(new Signal("spin", Dimension.ANGULAR_SPEED, (s, m) -> {
            look(m);
            return rate;
        }));
        list.add(told("along", Dimension.SPEED, () -> along));
        list.add(told("pitch", Dimension.LENGTH, () -> along / rate));
        for (int i = 0; i < 3; i++) {
            int k = i;
            list.add(told("n" + Axis.XYZ[k], Dimension.NONE, () -> n[k]));
            list.add(told(Axis.XYZ[k], Dimension.LENGTH, () -> foot[k]));
            list.add(told("pierce." + Axis.XYZ[k], Dimension.LENGTH, () -> axis.pierced(n, foot, k)));
            list.add(told("moving.n" + Axis.XYZ[k], Dimension.NONE, () -> {
                relative.toB(n, false, moving);
                return moving[k];
            }));
            list.add(told("moving." + Axis.XYZ[k], Dimension.LENGTH, () -> movingFoot(k)));
        }
        return list;
    }

    private double movingFoot(int k) {
        relative.toB(n, false, world);
        double x = world[0], y = world[1], z = world[2];
        relative.toB(foot, true, moving);
        double part = x * moving[0] + y * moving[1] + z * moving[2];
        return moving[k] - part * (k == 0 ? x : k == 1 ? y : z);
    }

    /** A line about the place nearest the origin of the body that turns. */
    @Override
    public void draw(State s, Motion m, SceneSketch sketch) {
        if (look(m)) {
            axis.draw(relative, m, n, foot, shown, sketch);
        }
    }

    @Override
    public Descriptor forThread() {
        return new HelicalAxis(relative.copy(), axis.plane(), slowest, shown);
    }
}
